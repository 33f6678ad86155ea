import Diagnostics
import ThemeProject
import ThemeScreens
import ThemeSource

extension DataOptions {
  /// The values of `--data`, overridden by those of `--set`.
  func values() throws -> ViewModelValues {
    var values = try data.map { try Self.values(inFile: $0) } ?? [:]
    for assignment in set { values[assignment.name] = .text(assignment.value) }
    return ViewModelValues(values, usesSamples: sample)
  }

  private static func values(inFile path: String) throws -> [String: ViewModelValues.Value] {
    let file = SourceFile(id: FileID(rawValue: 0), path: path, bytes: try fileBytes(path))
    let read = readData(file)
    if let problem = read.diagnostics.first(where: { $0.severity == .error }) {
      let line = problem.span.map { ":\(LineTable(file.bytes).position(of: $0.range.start).line)" } ?? ""
      throw Failure("\(path.escaped)\(line): \(problem.message)", help: problem.help)
    }
    guard let entries = read.value else {
      throw Failure(
        "'\(path.escaped)' must be a mapping of attributes to values", help: "write lines such as 'userName: ada'")
    }
    return values(entries)
  }

  private static func values(_ entries: [(key: String, value: DataValue)]) -> [String: ViewModelValues.Value] {
    var values: [String: ViewModelValues.Value] = [:]
    for entry in entries {
      if let value = value(entry.value) { values[entry.key] = value }
    }
    return values
  }

  private static func value(_ value: DataValue) -> ViewModelValues.Value? {
    switch value {
    case .null: return nil
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .bool(let flag): return .bool(flag)
    case .mapping(let entries): return .parts(values(entries))
    case .list(let items):
      let rows = items.compactMap { self.value($0) }
      let hasParts = rows.contains { if case .parts = $0 { true } else { false } }
      guard hasParts else { return .list(rows.map(\.text)) }
      return .rows(rows.map { if case .parts(let parts) = $0 { parts } else { ["title": $0] } })
    }
  }
}
