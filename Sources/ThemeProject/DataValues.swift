package import ThemeSource

/// A value of a data file.
package indirect enum DataValue: Sendable, Equatable {
  case null
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([DataValue])
  /// In the order of the file.
  case mapping([DataEntry])
}

extension DataValue {
  /// The value of a name in a mapping.
  package subscript(name: String) -> DataValue? { entries?.first { $0.key == name }?.value }

  /// The entries of a mapping.
  package var entries: [DataEntry]? {
    if case .mapping(let entries) = self { entries } else { nil }
  }

  /// The items of a list; empty for other values.
  package var items: [DataValue] {
    if case .list(let items) = self { items } else { [] }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// A name of a data file with its value.
package struct DataEntry: Sendable, Equatable {
  package var key: String
  package var value: DataValue
  /// The locations of the name and the value.
  package var keySpan: SourceSpan
  package var valueSpan: SourceSpan
  /// A description of the value for messages, such as `the number '3'`.
  package var words: String

  fileprivate init(_ entry: YAMLNode.Entry) {
    key = entry.key
    value = DataValue(entry.value)
    keySpan = entry.keySpan
    valueSpan = entry.value.span
    words = entry.value.words
  }
}

/// Reads a data file: YAML with a mapping of names to values as its root. Plain `true`, `false` and numbers are not
/// texts.
package func readData(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<[DataEntry]?> {
  let parsed = parseYAML(file, limits: limits)
  guard let root = parsed.value else { return Diagnosed(parsed.diagnostics.isEmpty ? [] : nil, parsed.diagnostics) }
  guard case .mapping(let entries) = root.content else { return Diagnosed(nil, parsed.diagnostics) }
  return Diagnosed(entries.map { DataEntry($0) }, parsed.diagnostics)
}

extension DataValue {
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar where node.isNull: self = .null
    case .scalar("true", isPlain: true): self = .bool(true)
    case .scalar("false", isPlain: true): self = .bool(false)
    case .scalar(let text, let isPlain):
      if isPlain, let number = Double(text), number.isFinite { self = .number(number) } else { self = .text(text) }
    case .sequence(let items): self = .list(items.map { DataValue($0) })
    case .mapping(let entries): self = .mapping(entries.map { DataEntry($0) })
    }
  }
}
