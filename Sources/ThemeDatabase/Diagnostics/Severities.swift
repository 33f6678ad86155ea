internal import ThemeLayout
package import ThemeProject
package import ThemeSource
internal import ThemeSyntax

/// How a configuration treats the diagnostics of one code unless it changes their severity.
package struct RuleDefaults: Sendable {
  /// Whether they are reported without a configuration.
  package var isOn: Bool
  /// Whether a rule about ViewModels also concerns the views of apps.
  package var concernsApps: Bool

  package init(isOn: Bool = true, concernsApps: Bool = false) {
    self.isOn = isOn
    self.concernsApps = concernsApps
  }
}

extension LintSettings {
  /// A diagnostic of a stage at its configured severity; nil if it is not reported.
  func appliedToStage(_ diagnostic: Diagnostic, path: String) -> Diagnostic? {
    applied(
      to: diagnostic, RuleDefaults(isOn: diagnostic.code != DiagnosticDescriptor.undetermined.code), path: path)
  }

  /// A diagnostic at its configured severity; nil if it is not reported.
  ///
  /// Later settings take precedence, those of a path over general ones; `layout/*` is the group of that name.
  package func applied(to diagnostic: Diagnostic, _ defaults: RuleDefaults, path: String) -> Diagnostic? {
    // Errors of reading a file are reported with every configuration.
    if Self.fixedCodes.contains(diagnostic.code.rawValue) { return diagnostic }
    guard let level = level(of: diagnostic.code, path: path) else {
      return profile.includes(diagnostic.code, defaults) ? diagnostic : nil
    }
    guard let severity = level.severity else { return nil }
    var leveled = diagnostic
    leveled.severity = severity
    return leveled
  }

  /// Codes with a severity that a configuration cannot change.
  package static let fixedCodes: Set<String> = [
    DiagnosticDescriptor.wellFormed.code.rawValue, DiagnosticDescriptor.limits.code.rawValue,
  ]

  /// Whether diagnostics of a code are reported for a file.
  package func isOn(_ code: Diagnostic.Code, _ defaults: RuleDefaults, path: String) -> Bool {
    if isDefault { return profile.includes(code, defaults) }
    return level(of: code, path: path).map { $0 != .off } ?? profile.includes(code, defaults)
  }

  /// The configured value of a rule's option.
  package func option(_ name: String, of code: Diagnostic.Code, path: String) -> Double? {
    if isDefault { return nil }
    var result: Double?
    for settings in settings(of: code, path: path) {
      for option in settings.options where option.name == name { result = option.value }
    }
    return result
  }

  /// Whether the profile alone determines what is reported.
  private var isDefault: Bool { rules.isEmpty && paths.isEmpty && overrides.isEmpty }

  private func level(of code: Diagnostic.Code, path: String) -> Level? {
    if isDefault { return nil }
    return settings(of: code, path: path).compactMap(\.level).last
  }

  private func settings(of code: Diagnostic.Code, path: String) -> [RuleSettings] {
    (rules + paths.filter { $0.glob.matches(path) }.flatMap(\.rules) + overrides).filter { $0.names(code) }
  }
}

extension LintSettings.RuleSettings {
  fileprivate func names(_ code: Diagnostic.Code) -> Bool {
    self.code == code.rawValue || (self.code.hasSuffix("/*") && self.code.dropLast(2) == code.group)
  }
}

extension LintSettings.Profile {
  /// The purpose of the profile, as a noun phrase without a full stop.
  package var summary: String {
    switch self {
    case .recommended: "rules that are on by default"
    case .strict: "all rules"
    case .themesOnly: "rules about themes, without those about storyboards, asset catalogs and deprecated classes"
    case .interfaceBuilder:
      "rules about XIBs and storyboards, without those about themes and ViewModels, and what Interface Builder calls ambiguous"
    }
  }

  /// Whether diagnostics of a code are reported in the profile.
  package func includes(_ code: Diagnostic.Code, _ defaults: RuleDefaults) -> Bool {
    switch self {
    case .recommended: defaults.isOn
    case .strict: true
    case .themesOnly: defaults.isOn && !Self.groupsOfApps.contains(code.group)
    case .interfaceBuilder:
      code == DiagnosticDescriptor.undetermined.code
        || defaults.isOn && (!Self.groupsOfThemes.contains(code.group) || defaults.concernsApps)
    }
  }

  private static let groupsOfApps: Set<Substring> = ["api", "assets", "ib", "storyboard", "style"]
  private static let groupsOfThemes: Set<Substring> = ["model", "theme"]
}
