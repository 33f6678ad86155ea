import Diagnostics
import Testing
import ThemeProject
import ThemeSource

/// A generator of equal numbers on every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

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
  func `no mutant of a configuration crashes, and places stay in the file`(seed: Int) throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(state: UInt64(seed))
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
