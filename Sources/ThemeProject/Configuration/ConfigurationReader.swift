internal import ThemeSource

/// Reads the mapping of a file into a configuration. Values replace earlier values; lists are replaced as a whole.
struct ConfigurationReader {
  let vocabulary: ConfigurationVocabulary
  /// The folder of the file, which paths and globs are relative to.
  let folder: String
  /// The folder that paths must be in; `nil` for any.
  let boundary: ProjectBoundary?
  var configuration: Configuration
  var diagnostics: [Diagnostic] = []
  /// The number of globs that were read, each with its alternatives.
  var alternatives = 0

  init(
    _ configuration: Configuration, folder: String, boundary: ProjectBoundary?, vocabulary: ConfigurationVocabulary
  ) {
    self.boundary = boundary
    self.configuration = configuration
    self.folder = folder
    self.vocabulary = vocabulary
  }

  mutating func read(_ root: YAMLNode) {
    for (key, node) in entries(of: root, named: "the configuration", keys: ConfigurationKey.self) {
      let name = key.rawValue
      switch key {
      case .themePath: set(name, node, \.themePath) { $0.paths($1, $2) }
      case .schemas: set(name, node, \.schemas) { $0.paths($1, $2) }
      case .swift: set(name, node, \.swift) { $0.paths($1, $2) }
      case .library: set(name, node, \.library) { $0.choice($1, $2) }
      case .wiring: set(name, node, \.wiring) { $0.choice($1, $2) }
      case .assets: set(name, node, \.assets) { $0.paths($1, $2) }
      case .include: set(name, node, \.include) { $0.globs($1, $2) }
      case .exclude: set(name, node, \.exclude) { $0.globs($1, $2) }
      case .names: set(name, node, \.names) { $0.choice($1, $2) }
      case .sizes: set(name, node, \.sizes) { $0.sizes($1, $2) }
      case .textSizes: set(name, node, \.textSizes) { $0.choices($1, $2) }
      case .locales: set(name, node, \.locales) { $0.locales($1, $2) }
      case .extends: configuration.origins[name] = node.span
      case .lint: readLint(node)
      case .generate: readGenerate(node)
      case .preview: readPreview(node)
      case .limits: readLimits(node)
      }
    }
  }

  /// Stores a valid value and its origin.
  mutating func set<Value>(
    _ name: String, _ node: YAMLNode, _ target: WritableKeyPath<Configuration, Value>,
    read: (inout ConfigurationReader, YAMLNode, String) -> Value?
  ) {
    guard let value = read(&self, node, name) else { return }
    configuration[keyPath: target] = value
    configuration.origins[name] = node.span
  }

  mutating func set<Value>(
    _ name: String, _ node: YAMLNode, _ target: WritableKeyPath<Configuration, Value?>,
    read: (inout ConfigurationReader, YAMLNode, String) -> Value?
  ) {
    guard let value = read(&self, node, name) else { return }
    configuration[keyPath: target] = value
    configuration.origins[name] = node.span
  }
}

// MARK: - Sections

extension ConfigurationReader {
  private mutating func readGenerate(_ node: YAMLNode) {
    for (key, node) in entries(of: node, named: "'generate'", keys: ConfigurationKey.Generate.self) {
      let name = "generate.\(key.rawValue)"
      switch key {
      case .output: set(name, node, \.generate.output) { $0.path($1, $2) }
      case .flavor: set(name, node, \.generate.flavor) { $0.choice($1, $2) }
      case .accessLevel: set(name, node, \.generate.accessLevel) { $0.choice($1, $2) }
      case .templates: set(name, node, \.generate.templates) { $0.path($1, $2) }
      case .accessors: set(name, node, \.generate.accessors) { $0.template($1, $2) }
      case .module: set(name, node, \.generate.module) { $0.identifier($1, $2) }
      case .localizedString: set(name, node, \.generate.localizedString) { $0.localization($1, $2) }
      }
    }
  }

  private mutating func readPreview(_ node: YAMLNode) {
    for (key, node) in entries(of: node, named: "'preview'", keys: ConfigurationKey.Preview.self) {
      let name = "preview.\(key.rawValue)"
      switch key {
      case .scale: set(name, node, \.preview.scale) { $0.positive($1, $2) }
      case .color: set(name, node, \.preview.color) { $0.choice($1, $2) }
      case .glyphs: set(name, node, \.preview.glyphs) { $0.choice($1, $2) }
      case .data: set(name, node, \.preview.data) { $0.path($1, $2) }
      }
    }
  }

  private mutating func readLimits(_ node: YAMLNode) {
    for (key, node) in entries(of: node, named: "'limits'", keys: ConfigurationKey.Limit.self) {
      // A configuration can only lower limits, because it has the same source as the files that the limits protect
      // from.
      let most = Limits.standard[key]
      set("limits.\(key.rawValue)", node, \.limits[key]) { $0.integer($1, $2, in: 1...most) }
    }
  }

  private mutating func readLint(_ node: YAMLNode) {
    for (key, node) in entries(of: node, named: "'lint'", keys: ConfigurationKey.Lint.self) {
      let name = "lint.\(key.rawValue)"
      switch key {
      case .profile: set(name, node, \.lint.profile) { $0.choice($1, $2) }
      case .rules:
        for rule in rules(node, name) {
          configuration.lint.rules.merge(rule)
          configuration.origins["lint.rules.\(rule.code)"] = rule.span
        }
      case .paths: set(name, node, \.lint.paths) { $0.lintPaths($1, $2) }
      case .classes: set(name, node, \.lint.classes) { $0.elementClasses($1, $2) }
      case .baseline: set(name, node, \.lint.baseline) { $0.path($1, $2) }
      case .maxWarnings: set(name, node, \.lint.maxWarnings) { $0.integer($1, $2, in: 0...1_000_000) }
      case .cache: set(name, node, \.lint.cache) { $0.choice($1, $2) }
      }
    }
  }

  private mutating func elementClasses(_ node: YAMLNode, _ name: String) -> [LintSettings.ElementClasses]? {
    guard case .mapping(let entries) = node.content else {
      reportType(node, name, "a mapping from elements to 'require' and 'forbid'")
      return nil
    }
    return entries.map { entry in
      if !vocabulary.elements.isEmpty, !vocabulary.elements.contains(entry.key) {
        reportUnknown(
          "element", entry.key, at: entry.keySpan, among: vocabulary.elements.sorted(),
          list: "use the name of an element, such as 'label'")
      }
      configuration.origins["lint.classes.\(entry.key)"] = entry.keySpan
      var result = LintSettings.ElementClasses(element: entry.key)
      for (key, node) in self.entries(
        of: entry.value, named: "'\(entry.key)'", keys: ConfigurationKey.ElementClasses.self)
      {
        let classes = strings(node, key.rawValue, of: "class names") ?? []
        switch key {
        case .require: result.required = classes
        case .forbid: result.forbidden = classes
        }
      }
      return result
    }
  }

  private mutating func lintPaths(_ node: YAMLNode, _ name: String) -> [LintSettings.PathRules]? {
    guard let items = items(node, name, of: "mappings with 'glob' and 'rules'") else { return nil }
    var result: [LintSettings.PathRules] = []
    for item in items {
      var scope: ScopedGlob?
      var settings: [LintSettings.RuleSettings] = []
      var hasGlob = false
      for (key, node) in entries(of: item, named: "an entry of '\(name)'", keys: ConfigurationKey.LintPath.self) {
        switch key {
        case .glob:
          hasGlob = true
          scope = glob(node, "\(name).glob")
        case .rules: settings = rules(node, "\(name).rules")
        }
      }
      if let scope {
        result.append(.init(glob: scope, rules: settings))
      } else if !hasGlob, case .mapping = item.content {
        report(
          .missingKey, "missing key 'glob' in an entry of '\(name)'", at: item.span,
          help: "add a glob for the files that it applies to")
      }
    }
    return result
  }
}

// MARK: - Rules

extension ConfigurationReader {
  private mutating func rules(_ node: YAMLNode, _ name: String) -> [LintSettings.RuleSettings] {
    guard case .mapping(let entries) = node.content else {
      reportType(node, name, "a mapping from rules to their settings")
      return []
    }
    return entries.map { entry in
      let known = vocabulary.rules.first { $0.code == entry.key }
      if known == nil, !vocabulary.rules.isEmpty {
        let codes = vocabulary.rules.map(\.code).sorted()
        reportUnknown("rule", entry.key, at: entry.keySpan, among: codes, list: "run 'themec rules' to list all rules")
      }
      if known?.isFixed == true {
        report(.badValue, "the severity of '\(entry.key)' cannot be changed", at: entry.keySpan)
      }
      return rule(entry, options: known?.options)
    }
  }

  private mutating func rule(_ entry: YAMLNode.Entry, options: [String]?) -> LintSettings.RuleSettings {
    var result = LintSettings.RuleSettings(code: entry.key, span: entry.keySpan)
    if case .scalar = entry.value.content {
      result.level = choice(entry.value, entry.key)
      return result
    }
    guard case .mapping(let members) = entry.value.content else {
      reportType(entry.value, entry.key, "a severity or a mapping", help: "write 'off' or other settings")
      return result
    }
    for member in members {
      if member.key == "severity" {
        result.level = choice(member.value, "\(entry.key).severity")
        continue
      }
      if let options, !options.contains(member.key) {
        reportUnknown(
          "option", member.key, of: entry.key, at: member.keySpan, among: ["severity"] + options.sorted(),
          list: "run 'themec rule \(entry.key)' to list its options")
        continue
      }
      if let value = optionValue(member.value, "\(entry.key).\(member.key)") {
        result.options.append(.init(name: member.key, value: value, span: member.value.span))
      }
    }
    return result
  }

  private mutating func optionValue(_ node: YAMLNode, _ name: String) -> Double? {
    if case .scalar(let text, true) = node.content, let number = parseNumber(text), number >= 0, number.isFinite {
      return number
    }
    reportType(node, name, "a number greater than or equal to 0")
    return nil
  }
}

extension [LintSettings.RuleSettings] {
  /// Merges the settings of a rule with earlier ones: severity and options of the same name are replaced.
  fileprivate mutating func merge(_ rule: LintSettings.RuleSettings) {
    guard let index = firstIndex(where: { $0.code == rule.code }) else {
      append(rule)
      return
    }
    if let level = rule.level { self[index].level = level }
    self[index].span = rule.span
    for option in rule.options {
      self[index].options.removeAll { $0.name == option.name }
      self[index].options.append(option)
    }
  }
}
