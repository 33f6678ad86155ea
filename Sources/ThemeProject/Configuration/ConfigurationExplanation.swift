internal import TerminalCells
package import ThemeSource

extension Configuration {
  /// One setting as `themec config show` prints it.
  package struct Setting: Sendable, Equatable {
    /// Path of keys, such as `["lint", "rules", "layout/*"]`.
    package var keys: [String]
    /// The value as YAML on one line.
    package var value: String
    /// The location that sets it; nil for a default.
    package var origin: SourceSpan?
  }

  /// All settings in the order of ``ConfigurationKey``, with value and origin. Omits unset settings without a default.
  package var settings: [Setting] {
    var list = SettingList(origins: origins)
    list.add(["themePath"], yaml(themePath))
    list.add(["schemas"], yaml(schemas))
    list.add(["swift"], swift.map { yaml($0) })
    list.add(["library"], library.rawValue)
    list.add(["wiring"], wiring?.rawValue)
    list.add(["assets"], yaml(assets))
    list.add(["include"], include.map { yaml($0.map(\.glob.pattern)) })
    list.add(["exclude"], yaml(exclude.map(\.glob.pattern)))
    list.add(["names"], names.rawValue)
    list.add(["sizes"], sizes.map { yaml($0.map(\.words)) })
    list.add(["textSizes"], yaml(textSizes.map(\.rawValue)))
    list.add(["locales"], yaml(locales))
    list.add(["lint", "profile"], lint.profile.rawValue)
    for rule in lint.rules { list.add(["lint", "rules", rule.code], yaml(rule)) }
    if !lint.paths.isEmpty { list.add(["lint", "paths"], "[" + lint.paths.map(yaml).joined(separator: ", ") + "]") }
    for setting in lint.classes {
      let values = [("require", setting.required), ("forbid", setting.forbidden)].filter { !$0.1.isEmpty }
      list.add(
        ["lint", "classes", setting.element],
        "{" + values.map { "\($0.0): \(yaml($0.1))" }.joined(separator: ", ") + "}")
    }
    list.add(["lint", "baseline"], lint.baseline.map(yaml))
    list.add(["lint", "maxWarnings"], lint.maxWarnings.map { "\($0)" })
    list.add(["lint", "cache"], lint.cache.rawValue)
    list.add(["generate", "output"], generate.output.map(yaml))
    list.add(["generate", "flavor"], generate.flavor.rawValue)
    list.add(["generate", "accessLevel"], generate.accessLevel.rawValue)
    list.add(["generate", "templates"], generate.templates.map(yaml))
    list.add(["generate", "accessors"], generate.accessors.map(yaml))
    list.add(["generate", "module"], generate.module.map(yaml))
    list.add(["generate", "localizedString"], generate.localizedString.map(yaml))
    list.add(["preview", "scale"], yaml(preview.scale))
    list.add(["preview", "color"], yaml(preview.color.rawValue))
    list.add(["preview", "glyphs"], preview.glyphs.rawValue)
    list.add(["preview", "data"], preview.data.map(yaml))
    for key in ConfigurationKey.Limit.allCases { list.add(["limits", key.rawValue], "\(limits[key])") }
    return list.settings
  }

  /// Returns the settings as a YAML document with a comment for each: the file, line and column that set it, the option
  /// of the command line, or "default".
  ///
  /// - Parameters:
  ///   - sources: the map that ``load(_:sources:fileSystem:vocabulary:)`` filled.
  ///   - overridden: limits that the command line sets.
  package func explanation(sources: SourceMap, overridden: [LimitName] = []) -> String {
    let options = Set(overridden.map { ["limits", $0.rawValue] })
    var tables: [FileID: LineTable] = [:]
    var lines: [(text: String, origin: String)] = []
    var open: [String] = []
    for setting in settings {
      let parents = setting.keys.dropLast()
      let shared = zip(open, parents).prefix { $0 == $1 }.count
      for (depth, key) in parents.enumerated().dropFirst(shared) {
        lines.append((indented(depth, yaml(key) + ":"), ""))
      }
      open = Array(parents)
      let name = setting.keys.last.map(yaml) ?? ""
      var origin = "default"
      if options.contains(setting.keys) {
        origin = "--limit"
      } else if let span = setting.origin, let file = sources[span.file] {
        let table = tables[span.file] ?? LineTable(file.bytes)
        tables[span.file] = table
        let position = table.position(of: span.range.start)
        origin = "\(file.path):\(position.line):\(position.column)"
      }
      lines.append((indented(parents.count, "\(name): \(setting.value)"), "# " + origin.escaped))
    }
    let width = min(60, lines.map(\.text.count).max() ?? 0)
    return lines.map { line in
      if line.origin.isEmpty { return line.text + "\n" }
      let gap = String(repeating: " ", count: max(0, width - line.text.count))
      return "\(line.text)\(gap)  \(line.origin)\n"
    }.joined()
  }
}

/// A list of settings.
private struct SettingList {
  let origins: [String: SourceSpan]
  var settings: [Configuration.Setting] = []

  mutating func add(_ keys: [String], _ value: String?) {
    guard let value else { return }
    settings.append(.init(keys: keys, value: value, origin: origins[keys.joined(separator: ".")]))
  }
}

extension Configuration.ViewportSize {
  /// The value as written in a configuration.
  fileprivate var words: String {
    switch self {
    case .device(let name): name
    case .points(let size): "\(yaml(size.width))x\(yaml(size.height))"
    }
  }
}

// MARK: - YAML on one line

private func indented(_ depth: Int, _ text: String) -> String { String(repeating: "  ", count: depth) + text }

private func yaml(_ number: Double) -> String {
  var json = JSONWriter()
  json.value(number)
  return String(decoding: json.bytes, as: UTF8.self)
}

private func yaml(_ texts: [String]) -> String { "[" + texts.map(yaml).joined(separator: ", ") + "]" }

/// Returns text without quotes if that is unambiguous, else in double quotes with the escapes of JSON.
private func yaml(_ text: String) -> String {
  let isBare =
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x2F, 0x20: true
      default: false
      }
    } && text.utf8.first.map { $0 != 0x2D && $0 != 0x20 && !(0x30...0x39).contains($0) } ?? false
    && text.utf8.last != 0x20
    && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  if isBare { return text }
  var json = JSONWriter()
  json.value(text)
  return String(decoding: json.bytes, as: UTF8.self)
}

private func yaml(_ rule: LintSettings.RuleSettings) -> String {
  var members: [String] = []
  if let level = rule.level { members.append("severity: \(yaml(level.rawValue))") }
  for option in rule.options { members.append("\(yaml(option.name)): \(yaml(option.value))") }
  return "{" + members.joined(separator: ", ") + "}"
}

private func yaml(_ entry: LintSettings.PathRules) -> String {
  let rules = entry.rules.map { "\(yaml($0.code)): \(yaml($0))" }.joined(separator: ", ")
  return "{glob: \(yaml(entry.glob.glob.pattern)), rules: {\(rules)}}"
}
