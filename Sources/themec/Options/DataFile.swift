import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeSource

extension ScreenOptions {
  /// The values of `--data`, or of the configured file, overridden by those of `--set`. Prints the problems of the file
  /// and throws if there are any.
  func values(for themes: [SelectedTheme], _ project: ProjectOptions) throws -> ViewModelValues {
    let path = data ?? themes.lazy.compactMap(\.themes.configuration.preview.data).first
    var values = try path.map { try self.values(inFile: $0, for: themes, project) } ?? [:]
    for assignment in set { values[assignment.name] = .text(assignment.value) }
    return ViewModelValues(values, usesSamples: sample)
  }

  private func values(
    inFile path: String, for themes: [SelectedTheme], _ project: ProjectOptions
  ) throws -> [String: ViewModelValues.Value] {
    var sources = SourceMap()
    let file = sources.add(path: path, bytes: try fileBytes(path, limits: project.inputLimits))
    let read = readData(file)
    project.printDiagnostics(read.diagnostics, sources: sources)
    if read.diagnostics.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    guard let entries = read.value else {
      throw Failure(
        "'\(path.escaped)' must be a mapping of attributes to values", help: "write lines such as 'userName: ada'")
    }
    var names = DataNames()
    for theme in themes { names.add(theme.id, of: theme.themes) }
    let problems = names.problems(of: entries)
    project.printDiagnostics(problems, sources: sources)
    if !problems.isEmpty { throw Status.usage.error }
    return Self.values(entries)
  }

  private static func values(_ entries: [DataEntry]) -> [String: ViewModelValues.Value] {
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
