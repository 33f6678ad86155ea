package import ThemeSource

/// A configuration file of IBLinter, `.iblinter.yml`.
package struct IBLinterConfiguration: Sendable {
  /// A value with its location.
  package struct Item: Sendable {
    package var text: String
    package var span: SourceSpan
  }

  /// The keys of the file. Each of them is translated, or reported to have no equivalent.
  package enum Key: String, CaseIterable, Sendable {
    case enabledRules = "enabled_rules"
    case disabledRules = "disabled_rules"
    case excluded
    case included
    case customModuleRule = "custom_module_rule"
    case useBaseClassRule = "use_base_class_rule"
    case useColorRule = "use_color_rule"
    case useTraitCollectionsRule = "use_trait_collections_rule"
    case hidesBottomBarRule = "hides_bottom_bar_rule"
    case viewAsDeviceRule = "view_as_device_rule"
    case reporter
    case disableWhileBuildingForIB = "disable_while_building_for_ib"
    case ignoreCache = "ignore_cache"
  }

  package private(set) var enabledRules: [Item] = []
  package private(set) var disabledRules: [Item] = []
  package private(set) var included: [Item] = []
  package private(set) var excluded: [Item] = []
  package private(set) var reporter: Item?
  /// Whether IBLinter must check every file again.
  package private(set) var ignoresCache = false
  /// Keys that are set, with their locations.
  package private(set) var keys: [Key: SourceSpan] = [:]

  /// Reads a file. Unknown keys and values of another type are warnings; a file that is not YAML is an error.
  package static func read(_ file: SourceFile) -> Diagnosed<IBLinterConfiguration?> {
    let parsed = parseYAML(file, limits: .standard)
    var reader = Reader(diagnostics: parsed.diagnostics)
    if parsed.diagnostics.contains(where: { $0.severity == .error }) { return Diagnosed(nil, parsed.diagnostics) }
    if let root = parsed.value, !root.isNull { reader.read(root) }
    return Diagnosed(reader.configuration, reader.diagnostics)
  }

  private struct Reader {
    var configuration = IBLinterConfiguration()
    var diagnostics: [Diagnostic]

    mutating func read(_ root: YAMLNode) {
      guard case .mapping(let entries) = root.content else {
        return reject(root, "the configuration of IBLinter", "a mapping")
      }
      for entry in entries {
        guard let key = Key(rawValue: entry.key) else {
          let meant = closestMatch(to: entry.key, in: Key.allCases.map(\.rawValue))
          diagnostics.append(
            Diagnostic(
              .unknownKey, severity: .warning, "IBLinter has no key '\(entry.key.escaped)', so it is not translated",
              at: entry.keySpan, about: .key(entry.key), help: meant.map { "did you mean '\($0)'?" }))
          continue
        }
        configuration.keys[key] = entry.keySpan
        read(entry.value, of: key)
      }
    }

    private mutating func read(_ node: YAMLNode, of key: Key) {
      switch key {
      case .enabledRules: configuration.enabledRules = items(node, of: key)
      case .disabledRules: configuration.disabledRules = items(node, of: key)
      case .included: configuration.included = items(node, of: key)
      case .excluded: configuration.excluded = items(node, of: key)
      case .reporter:
        if case .scalar(let text, _) = node.content, !node.isEmpty {
          configuration.reporter = Item(text: text, span: node.span)
        } else {
          reject(node, "'\(key.rawValue)'", "a word")
        }
      case .ignoreCache:
        if case .scalar(let text, _) = node.content { configuration.ignoresCache = text.lowercased() == "true" }
      case .customModuleRule, .useBaseClassRule, .useColorRule, .useTraitCollectionsRule, .hidesBottomBarRule,
        .viewAsDeviceRule, .disableWhileBuildingForIB:
        break
      }
    }

    private mutating func items(_ node: YAMLNode, of key: Key) -> [Item] {
      if node.isNull { return [] }
      guard case .sequence(let nodes) = node.content else {
        reject(node, "'\(key.rawValue)'", "a list")
        return []
      }
      return nodes.compactMap { node in
        if case .scalar(let text, _) = node.content, !node.isEmpty { return Item(text: text, span: node.span) }
        reject(node, "an entry of '\(key.rawValue)'", "a string")
        return nil
      }
    }

    private mutating func reject(_ node: YAMLNode, _ what: String, _ expected: String) {
      diagnostics.append(
        Diagnostic(
          .wrongType, severity: .warning, "\(what) must be \(expected), not \(node.words), so it is not translated",
          at: node.span))
    }
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a setting of IBLinter without a counterpart in a configuration.
  package static func notTranslated(
    _ message: String, at span: SourceSpan?, severity: Severity = .warning, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.noEffect, severity: severity, message, at: span, help: help)
  }
}
