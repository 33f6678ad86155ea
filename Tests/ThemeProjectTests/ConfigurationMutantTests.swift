import TestSupport
import Testing
import ThemeProject
import ThemeSource

struct ConfigurationMutantTests {
  private static let seedText = Array(
    """
    # é漢👍
    themePath: [Themes, "../Sh\\u00e9", '/usr''s']
    sizes:
      - iPhone SE
      - 320x568
    lint: {rules: {layout/overlap: {severity: off, list: [a, b]}}, maxWarnings: 3}
    preview:
      scale: 1.5
      color: 256
    """.utf8)

  private static let tokens: [[UInt8]] =
    [
      "&a", "*a", "*", "&", "!!map ", "!", "%YAML 1.1\n", "---\n", "...\n", "? ", ": ", ":", "- ", "|\n", ">-\n", "{",
      "}",
      "[", "]", ",", "\"", "'", "\\", "\t", "\r", "#", "\n  ", "<<: ", "~", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}",
      "@", "`", "lint: ", "1e999", "-",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]]

  @Test(arguments: 0..<10)
  func `random changes of a configuration cause no crash and no places outside of the file`(seed: Int) throws {
    let folder = try TemporaryFolder()
    var generator = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<100 {
      var bytes = Self.seedText
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
        bytes.replaceSubrange(start..<end, with: Self.tokens.randomElement(using: &generator) ?? [])
      }
      var sources = SourceMap()
      let loaded = Configuration.load(try folder.write("m.yml", bytes), sources: &sources)
      for diagnostic in loaded.diagnostics {
        let range = try #require(diagnostic.span).range
        #expect(Int(range.end) <= bytes.count + 1, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(!diagnostic.message.isEmpty)
      }
      _ = loaded.value.explanation(sources: sources)
    }
  }
}
