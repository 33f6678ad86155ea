package import Diagnostics
package import ThemeSource

/// A value of a data file.
package indirect enum DataValue: Sendable, Equatable {
  case null
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([DataValue])
  /// In the order of the file.
  case mapping([(key: String, value: DataValue)])

  package static func == (a: DataValue, b: DataValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.text(let a), .text(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.mapping(let a), .mapping(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    case (.null, _), (.text, _), (.number, _), (.bool, _), (.list, _), (.mapping, _): false
    }
  }
}

/// Reads a data file: YAML whose root is a mapping of names to values. Plain `true`, `false` and numbers are not texts.
package func readData(
  _ file: SourceFile, limits: Limits = .standard
) -> Diagnosed<[(key: String, value: DataValue)]?> {
  let parsed = parseYAML(file, limits: limits)
  guard let root = parsed.value else { return Diagnosed(parsed.diagnostics.isEmpty ? [] : nil, parsed.diagnostics) }
  guard case .mapping(let entries) = root.content else { return Diagnosed(nil, parsed.diagnostics) }
  return Diagnosed(entries.map { ($0.key, DataValue($0.value)) }, parsed.diagnostics)
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
    case .mapping(let entries): self = .mapping(entries.map { ($0.key, DataValue($0.value)) })
    }
  }
}
