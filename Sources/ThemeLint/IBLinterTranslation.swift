internal import LintRules
internal import ThemeDatabase
package import ThemeProject
package import ThemeSource

/// Translates a configuration of IBLinter to an equivalent text for themec, with diagnostics about the parts without an
/// equivalent.
///
/// - Parameters:
///   - folder: The folder of IBLinter's configuration, to which its paths are relative.
///   - target: The folder of the new configuration.
package func translate(
  _ former: IBLinterConfiguration, from folder: String, to target: String
) -> Diagnosed<String> {
  var translation = Translation(folder: folder, target: target)
  translation.addRules(former)
  let included = translation.globs(former.included)
  let excluded = translation.globs(former.excluded)
  translation.reportUntranslated(former)
  var text = """
    # Configuration for themec, translated from IBLinter's. Paths are relative to this file; 'themec config show' prints every
    # setting, and 'themec rules' lists all rules.

    """
  if !former.included.isEmpty { text += "\ninclude: [\(included.joined(separator: ", "))]\n" }
  if !former.excluded.isEmpty { text += "\nexclude: [\(excluded.joined(separator: ", "))]\n" }
  text += "\nlint:\n  profile: interface-builder\n"
  if !translation.rules.isEmpty {
    text += "  rules:\n"
    for rule in translation.rules { text += "    \(rule.code): {severity: \(rule.level)}  # \(rule.name)\n" }
  }
  if !translation.others.isEmpty {
    text += """
        # Rules that IBLinter has too and did not check. To keep them off, move them to 'rules':

      """
    for rule in translation.others { text += "    # \(rule.code): {severity: off}  # \(rule.name)\n" }
  }
  return Diagnosed(text, translation.diagnostics.sorted(by: Diagnostic.inOutputOrder))
}

private struct Translation {
  let folder: String
  let target: String
  var rules: [(name: String, code: Diagnostic.Code, level: String)] = []
  /// Rules that themec enables by default, but neither IBLinter nor its configuration does.
  var others: [(name: String, code: Diagnostic.Code)] = []
  var diagnostics: [Diagnostic] = []

  init(folder: String, target: String) {
    self.folder = Path.absolute(folder)
    self.target = Path.absolute(target)
  }

  mutating func addRules(_ former: IBLinterConfiguration) {
    let enabled = known(former.enabledRules)
    let disabled = known(former.disabledRules)
    for rule in IBLinterRule.all {
      // themec's rule has no setting for the device, which the configuration may set.
      if rule.name == "view_as_device", former.keys[.viewAsDeviceRule] != nil { continue }
      for descriptor in rule.descriptors {
        let code = descriptor.code
        let isOn = LintSettings.Profile.interfaceBuilder.includes(descriptor)
        // IBLinter does not check a rule that is in both lists.
        if disabled.contains(rule.name) {
          if isOn { rules.append((rule.name, code, "off")) }
        } else if enabled.contains(rule.name) || rule.isDefault {
          if !isOn { rules.append((rule.name, code, "warning")) }
        } else if isOn {
          others.append((rule.name, code))
        }
      }
    }
  }

  /// The names of IBLinter's rules. Unknown rules and enabled rules without an equivalent are reported.
  private mutating func known(_ items: [IBLinterConfiguration.Item]) -> Set<String> {
    var names: Set<String> = []
    for item in items {
      guard let rule = IBLinterRule.all.first(where: { $0.name == item.text }) else {
        let meant = closestMatch(to: item.text, in: IBLinterRule.all.map(\.name))
        diagnostics.append(
          .notTranslated(
            "IBLinter has no rule '\(item.text.escaped)', so it is not translated", at: item.span,
            help: meant.map { "did you mean '\($0)'?" }))
        continue
      }
      names.insert(rule.name)
    }
    return names
  }

  /// Globs for files and folders. Paths outside the target folder are reported.
  mutating func globs(_ items: [IBLinterConfiguration.Item]) -> [String] {
    items.compactMap { item in
      let path = Path.joined(folder, item.text)
      guard let inside = Path.relative(path, to: target) else {
        diagnostics.append(
          .notTranslated(
            "'\(item.text.escaped)' is outside of the folder of the new configuration, so it is not translated",
            at: item.span, help: "create the configuration in a folder that contains it"))
        return nil
      }
      if inside == "." { return "'**'" }
      // IBLinter expands '*' like a shell. Other special characters are literal.
      var pattern = "/"
      for scalar in inside.unicodeScalars {
        if "[]{}\\?".unicodeScalars.contains(scalar) { pattern.unicodeScalars.append("\\") }
        pattern.unicodeScalars.append(scalar)
      }
      return "'\(pattern.replacing("'", with: "''"))'"
    }
  }

  mutating func reportUntranslated(_ former: IBLinterConfiguration) {
    let disabled = Set(former.disabledRules.map(\.text))
    for item in former.enabledRules where !disabled.contains(item.text) {
      guard let rule = IBLinterRule.all.first(where: { $0.name == item.text }), rule.descriptors.isEmpty else {
        continue
      }
      diagnostics.append(
        .notTranslated("themec has no rule like '\(rule.name)', so it is not translated", at: item.span))
    }
    for key in IBLinterConfiguration.Key.allCases {
      guard let span = former.keys[key], let (message, help) = fate(of: key, former) else { continue }
      diagnostics.append(.notTranslated(message, at: span, severity: .note, help: help))
    }
    if let reporter = former.reporter {
      let formats = ["xcode": "xcode", "json": "json", "checkstyle": "checkstyle"]
      diagnostics.append(
        .notTranslated(
          "'reporter: \(reporter.text.escaped)' is an option of the command in themec", at: reporter.span,
          severity: .note,
          help: formats[reporter.text].map { "use 'themec lint --format \($0)'" }
            ?? "run 'themec lint --help' for the formats"))
    }
  }

  /// The reason why a key has no equivalent, with help.
  private func fate(of key: IBLinterConfiguration.Key, _ former: IBLinterConfiguration) -> (String, help: String?)? {
    switch key {
    case .enabledRules, .disabledRules, .included, .excluded, .reporter: nil
    case .customModuleRule:
      (
        "'\(key.rawValue)' is not needed: themec finds modules in the Swift sources of the project",
        "files of a module are those below Sources/MODULE; see 'themec rule naming/custom-module'"
      )
    case .useBaseClassRule:
      (
        "'\(key.rawValue)' is not translated",
        "write the classes to 'lint.classes'; see 'themec rule style/element-class'"
      )
    case .useColorRule, .useTraitCollectionsRule, .hidesBottomBarRule, .viewAsDeviceRule:
      ("themec has no setting like '\(key.rawValue)', so it is not translated", nil)
    case .disableWhileBuildingForIB:
      ("themec has no setting like '\(key.rawValue)': it does not run while Interface Builder builds", nil)
    case .ignoreCache:
      former.ignoresCache
        ? ("'\(key.rawValue)' is an option of the command in themec", "use 'themec lint --no-cache'") : nil
    }
  }
}
