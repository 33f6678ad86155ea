internal import ThemeSource

/// Reads values of one type. Each function reports an invalid value and returns nil.
extension ConfigurationReader {
  mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at span: SourceSpan, help: String? = nil, fixes: [Fix] = []
  ) {
    diagnostics.append(Diagnostic(descriptor, message, at: span, help: help, fixes: fixes))
  }

  /// The correction of a misspelled name. No command applies it, because commands end at an invalid configuration.
  private func suggestion(_ name: String, to meant: String?, at span: SourceSpan) -> [Fix] {
    Fix.correcting(name, to: meant, at: span, .displayOnly)
  }

  mutating func reportType(_ node: YAMLNode, _ name: String, _ expected: String, help: String? = nil) {
    report(.wrongType, mustBe("'\(name)'", expected, node), at: node.span, help: help)
  }

  private func mustBe(_ name: String, _ expected: String, _ node: YAMLNode) -> String {
    "\(name) must be \(expected), \(node.isEmpty ? "but it is empty" : "not \(node.words)")"
  }

  /// Reports an unknown name, with the closest known name as help.
  mutating func reportUnknown(
    _ kind: String, _ name: String, of owner: String? = nil, at span: SourceSpan, among known: [String], list: String
  ) {
    let guess = closestMatch(to: name, in: known)
    diagnostics.append(
      Diagnostic(
        .unknownKey, "unknown \(kind) '\(name)'\(owner.map { " of '\($0)'" } ?? "")", at: span, about: .key(name),
        help: guess.map { "did you mean '\($0)'?" } ?? list, fixes: suggestion(name, to: guess, at: span)))
  }

  /// Returns the members of a mapping with known keys, in the order of the file.
  mutating func entries<Key: RawRepresentable<String> & CaseIterable>(
    of node: YAMLNode, named name: String, keys: Key.Type
  ) -> [(Key, YAMLNode)] {
    guard case .mapping(let entries) = node.content else {
      report(.wrongType, mustBe(name, "a mapping of keys to values", node), at: node.span)
      return []
    }
    let known = Key.allCases.map(\.rawValue)
    var result: [(Key, YAMLNode)] = []
    for entry in entries {
      if let key = Key(rawValue: entry.key) {
        result.append((key, entry.value))
      } else {
        reportUnknown(
          "key", entry.key, at: entry.keySpan, among: known, list: "known keys: \(known.quotedList(limit: .max))")
      }
    }
    return result
  }

  mutating func items(_ node: YAMLNode, _ name: String, of what: @autoclosure () -> String) -> [YAMLNode]? {
    if case .sequence(let items) = node.content { return items }
    var help: String?
    if case .scalar(let text, _) = node.content, !node.isNull { help = "write [\(text)]" }
    reportType(node, name, "a list of \(what())", help: help)
    return nil
  }

  mutating func string(
    _ node: YAMLNode, _ name: String, as what: @autoclosure () -> String = "a string"
  ) -> String? {
    if case .scalar(let text, _) = node.content, !node.isNull, !text.isEmpty { return text }
    reportType(node, name, what())
    return nil
  }

  /// Reads a call with `%@` as a placeholder for its text.
  mutating func localization(_ node: YAMLNode, _ name: String) -> String? {
    let example = #"a call with one '%@', such as 'NSLocalizedString(%@, comment: "")'"#
    guard let text = string(node, name, as: example) else { return nil }
    if text.split(separator: "%@", omittingEmptySubsequences: false).count == 2, !text.contains(where: \.isNewline) {
      return text
    }
    report(.badValue, "'\(name)' must be \(example)", at: node.span)
    return nil
  }

  mutating func strings(_ node: YAMLNode, _ name: String, of what: String = "strings") -> [String]? {
    let item = String(what.dropLast())
    return items(node, name, of: what)?.compactMap { node in
      guard node.isEmpty else { return string(node, name, as: "a list of \(what)") }
      report(.wrongType, "'\(name)' must not contain an empty \(item)", at: node.span)
      return nil
    }
  }

  mutating func path(_ node: YAMLNode, _ name: String) -> String? {
    string(node, name, as: "a path").flatMap { located($0, node, name) }
  }

  /// The path relative to the file's folder.
  private mutating func located(_ text: String, _ node: YAMLNode, _ name: String) -> String? {
    let path = Path.joined(folder, text)
    guard let fault = boundary?.fault(of: path) else { return path }
    report(
      .badValue, "'\(name)' \(fault): '\(text)'", at: node.span,
      help: "use another path, or pass the configuration with '--config'")
    return nil
  }

  /// Reads the name of a template, or the path of its file.
  mutating func template(_ node: YAMLNode, _ name: String) -> String? {
    string(node, name, as: "the name of a template or a path").flatMap { text in
      Configuration.isTemplateFile(text) ? located(text, node, name) : text
    }
  }

  mutating func paths(_ node: YAMLNode, _ name: String) -> [String]? {
    strings(node, name, of: "paths")?.compactMap { located($0, node, name) }
  }

  mutating func glob(_ node: YAMLNode, _ name: String) -> ScopedGlob? {
    guard let text = string(node, name, as: "a glob") else { return nil }
    do {
      let glob = try Glob(text)
      alternatives += glob.alternatives
      if alternatives <= Glob.mostAlternativesInFile { return ScopedGlob(glob, in: folder) }
      if alternatives - glob.alternatives <= Glob.mostAlternativesInFile {
        report(
          .badValue, "more than \(Glob.mostAlternativesInFile) globs and alternatives in braces", at: node.span,
          help: "name folders, or use wildcards")
      }
      return nil
    } catch {
      report(.badValue, "invalid glob '\(text)': \(error.message)", at: node.span)
      return nil
    }
  }

  mutating func globs(_ node: YAMLNode, _ name: String) -> [ScopedGlob]? {
    items(node, name, of: "globs")?.compactMap { glob($0, name) }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ name: String, inList: Bool = false
  ) -> Choice? {
    func list() -> String { Choice.allCases.map(\.rawValue).quotedSeries("or") }
    guard let text = string(node, name, as: list()) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    // YAML 1.1 has these other names of `on` and `off`.
    let named = ["yes": "on", "true": "on", "no": "off", "false": "off"][text.lowercased()]
    let guess = named.flatMap { known.contains($0) ? $0 : nil } ?? closestMatch(to: text, in: known)
    report(
      .badValue, "\(inList ? "values of " : "")'\(name)' must be \(list()), not '\(text)'", at: node.span,
      help: guess.map { "did you mean '\($0)'?" }, fixes: suggestion(text, to: guess, at: node.span))
    return nil
  }

  mutating func choices<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ name: String
  ) -> [Choice]? {
    items(node, name, of: Choice.allCases.map(\.rawValue).quotedSeries("and"))?
      .compactMap { choice($0, name, inList: true) }
  }

  mutating func integer(_ node: YAMLNode, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard case .scalar(let text, true) = node.content, let number = parseNumber(text),
      let integer = Int(exactly: number)
    else {
      reportType(node, name, "a whole number")
      return nil
    }
    if range.contains(integer) { return integer }
    report(
      .badValue,
      "'\(name)' must be from \(range.lowerBound) to \(range.upperBound), not \(integer)",
      at: node.span)
    return nil
  }

  mutating func positive(_ node: YAMLNode, _ name: String) -> Double? {
    guard case .scalar(let text, true) = node.content, let number = parseNumber(text) else {
      reportType(node, name, "a number")
      return nil
    }
    if number > 0, number <= 100 { return number }
    report(.badValue, "'\(name)' must be greater than 0 and at most 100, not \(text)", at: node.span)
    return nil
  }

  mutating func identifier(_ node: YAMLNode, _ name: String) -> String? {
    guard let text = string(node, name, as: "a Swift identifier") else { return nil }
    let isName = text.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x5F: true
      case 0x30...0x39: index > 0
      default: false
      }
    }
    if isName { return text }
    report(
      .badValue, "invalid value '\(text)' for '\(name)': expected a Swift identifier", at: node.span,
      help: "use letters, digits and '_', and start with a letter or '_'")
    return nil
  }

  mutating func sizes(_ node: YAMLNode, _ name: String) -> [Configuration.ViewportSize]? {
    items(node, name, of: "device names and sizes")?.compactMap { size($0, name) }
  }

  private mutating func size(_ node: YAMLNode, _ name: String) -> Configuration.ViewportSize? {
    guard let text = string(node, name, as: "a device name or a size") else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { parseNumber(String($0)) }
    if parts.count == 2, let width = parts[0], let height = parts[1] {
      let (most, sides) = (Limits.mostScreenPoints, 1...Double(Limits.mostScreenPoints))
      if sides.contains(width), sides.contains(height) {
        return .points(Size(width: width, height: height))
      }
      report(.badValue, "the size '\(text)' must be from 1x1 to \(most)x\(most) points", at: node.span)
      return nil
    }
    if vocabulary.devices.isEmpty || vocabulary.devices.contains(text) { return .device(text) }
    let guess = closestMatch(to: text, in: vocabulary.devices.sorted())
    report(
      .badValue, "invalid value '\(text)' for '\(name)': expected a device name or a size", at: node.span,
      help: guess.map { "did you mean '\($0)'?" } ?? "use a size in points, such as 375x667",
      fixes: suggestion(text, to: guess, at: node.span))
    return nil
  }

  mutating func locales(_ node: YAMLNode, _ name: String) -> [String]? {
    guard let items = items(node, name, of: "locale codes") else { return nil }
    return items.compactMap { item in
      guard let text = string(item, name, as: "a locale code") else { return nil }
      let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
      let isCode =
        (2...3).contains(parts.first?.count ?? 0)
        && parts.allSatisfy { $0.utf8.count <= 8 && $0.utf8.allSatisfy(\.isLetterOrDigit) }
        && parts.map(\.count).reduce(parts.count - 1, +) == text.count
      if isCode { return text }
      report(
        .badValue, "invalid value '\(text)' for '\(name)': expected a locale code", at: item.span,
        help: "use a code such as 'de' or 'pt-BR'")
      return nil
    }
  }
}

/// Parses a number in JSON syntax: with sign and exponent, but not hexadecimal, infinite or NaN.
func parseNumber(_ text: String) -> Double? {
  guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first), text.utf8.count <= 32 else {
    return nil
  }
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x65, 0x45: break
    default: return nil
    }
  }
  guard let number = Double(text), number.isFinite else { return nil }
  return number
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
