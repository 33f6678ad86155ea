internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

extension Inquiry {
  /// The keys or values that can be written in the configuration at an offset, and the offset at which they start.
  func configurationWords(at offset: Int) -> ([CompletedWord], Int) {
    let outline = ConfigurationOutline(source.bytes)
    let lineStart = source.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard let index = outline.line(at: offset) else {
      // An empty line.
      let next = outline.lines.firstIndex { $0.start > offset } ?? outline.lines.count
      return (configurationKeys(outline.path(before: next, indentation: offset - lineStart, dash: nil)), offset)
    }
    let line = outline.lines[index]
    let around = outline.path(around: index)
    if let key = outline.key(of: line), offset >= line.value {
      let start = startOfValue(in: line, to: offset)
      let place = outline.flowPlace(in: line, around + [key], to: offset)
      return (
        place.isKey ? configurationKeys(place.path) : configurationValues(place.path, from: start, to: offset), start
      )
    }
    if line.start + line.indentation > offset { return ([], offset) }
    let start = line.start + line.indentation
    let values = line.dash != nil && line.key == nil ? configurationValues(around, from: start, to: offset) : []
    return (values.isEmpty ? configurationKeys(around) : values, start)
  }

  /// The offset of the first letter of the value, or of the item of a list, before an offset.
  func startOfValue(in line: ConfigurationOutline.Line, to offset: Int) -> Int {
    let separators = [
      0x20, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"),
    ]
    return source.bytes[line.value..<offset].lastIndex { separators.contains($0) }.map { $0 + 1 } ?? line.value
  }

  private func configurationKeys(_ path: [String]) -> [CompletedWord] {
    if path.last == "rules" {
      return ConfigurationVocabulary.themec.rules.filter { !$0.isFixed }.map { rule in
        CompletedWord(rule.code, .property, documentation: ruleSummary(rule.code))
      }
    }
    if path.count > 1, path[path.count - 2] == "rules" {
      return [CompletedWord](["severity"] + (Self.rule(path)?.options ?? []), .property)
    }
    if path == ["lint", "classes"] { return [CompletedWord](ConfigurationVocabulary.themec.elements, .property) }
    if path.starts(with: ["lint", "classes"]), path.count == 3 {
      return [CompletedWord](ConfigurationKey.ElementClasses.allCases.map(\.rawValue), .property)
    }
    let prefix = path.map { $0 + "." }.joined()
    return ConfigurationReference.keys.filter { $0.path.hasPrefix(prefix) }.map { key in
      let rest = key.path.dropFirst(prefix.count)
      let name = rest.prefix { $0 != "." && $0 != "[" }
      // Keys with other keys below them have no summary.
      let isWhole = name == rest
      return CompletedWord(
        String(name), .property, isWhole ? key.shortType : nil, documentation: isWhole ? key.description : nil)
    }
  }

  /// - Parameters:
  ///   - path: The keys around the value.
  ///   - start: The offset of the first letter of the value.
  ///   - offset: The position.
  private func configurationValues(_ path: [String], from start: Int, to offset: Int) -> [CompletedWord] {
    if path.count > 1, path[path.count - 2] == "rules" || path.last == "severity" {
      return [CompletedWord](LintSettings.Level.allCases.map(\.rawValue), .enumMember)
    }
    let whole = path.joined(separator: ".")
    let name = whole.hasSuffix("[]") ? String(whole.dropLast(2)) : whole
    if name == "sizes" { return [CompletedWord](ConfigurationVocabulary.themec.devices, .enumMember) }
    guard let key = ConfigurationReference.keys.first(where: { $0.path == name }) else { return [] }
    if key.isPath { return pathWords(String(decoding: source.bytes[start..<offset], as: UTF8.self), key) }
    let fallback = key.fallback
    return key.choices.map { CompletedWord($0, .enumMember, $0 == fallback ? "default" : nil) }
  }

  /// The folders and files that continue a path, which is relative to the folder of the configuration; folders first.
  private func pathWords(_ typed: String, _ key: ConfigurationReference.Key) -> [CompletedWord] {
    let parent = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let folder = Path.tidied(Path.joined(Path.folder(of: path), parent))
    let fileSystem = snapshot.fileSystem
    return fileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      let isFolder = fileSystem.isFolder(Path.joined(folder, name))
      if key.isFolder, !isFolder { return nil }
      return CompletedWord(parent + name, isFolder ? .folder : .file, rank: isFolder ? .first : .usual)
    }
  }

  /// The rule that a path configures.
  private static func rule(_ path: [String]) -> ConfigurationVocabulary.Rule? {
    guard path.count > 1, path[path.count - 2] == "rules" else { return nil }
    return ConfigurationVocabulary.themec.rules.first { $0.code == path[path.count - 1] }
  }

  /// The summary of a rule; `nil` for a group of rules.
  func ruleSummary(_ code: String) -> String? { Self.ruleWords.first { $0.text == code }?.documentation }
}

extension ConfigurationReference.Key {
  fileprivate var shortType: String { type.filter { $0 != "`" } }

  /// The summary with the default value.
  var description: String { summary + (fallback.isEmpty ? "" : "\n\nDefault: \(fallback)") }
}
