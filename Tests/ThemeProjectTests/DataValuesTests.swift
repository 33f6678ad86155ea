import Testing
import ThemeSource

@testable import ThemeProject

private func read(_ yaml: String) -> Diagnosed<[DataEntry]?> {
  readData(SourceFile(id: FileID(rawValue: 0), path: "data.yml", bytes: Array(yaml.utf8)))
}

@Test func `a data file has texts, numbers, booleans, lists and mappings`() throws {
  let data = try #require(
    read(
      """
      name: Ada
      born: 1815
      quoted: "1815"
      known: true
      gone: ~
      tags: [a, b]
      rows:
        - { title: One }
      """
    ).value)
  #expect(data.map(\.key) == ["name", "born", "quoted", "known", "gone", "tags", "rows"])
  #expect(
    data.map(\.value).prefix(6) == [
      .text("Ada"), .number(1815), .text("1815"), .bool(true), .null, .list([.text("a"), .text("b")]),
    ])
  guard case .list(let rows)? = data.last?.value, case .mapping(let row)? = rows.first else {
    Issue.record("no rows")
    return
  }
  #expect(row.map(\.key) == ["title"] && row.map(\.value) == [.text("One")] && rows.count == 1)
  #expect(data[1].keySpan.range == SourceRange(10..<14) && data[1].words == "the number '1815'")
}

@Test func `an empty data file has no values, and a list at its root is an error`() {
  #expect(read("").value?.isEmpty == true)
  #expect(read("- a").value == nil)
  #expect(read("a: [").diagnostics.contains { $0.severity == .error })
}
