import Testing

@testable import SwiftSources

/// Sources at the limits of nesting, which do not depend on the parser.
struct NestingLimitTests {
  @Test(
    arguments: [
      (NestingLimits.brackets, "(", "a", ")"), (NestingLimits.brackets, "{ ", "a", " }"),
      (NestingLimits.chain, "", "a", ".b"), (NestingLimits.elses, "", "if a { b }", " else if a { b }"),
    ] as [(Int, String, String, String)])
  func `a source at a limit is read, and one beyond ends at the excess`(
    limit: Int, before: String, middle: String, after: String
  ) {
    func excess(_ count: Int) -> Int? {
      excessiveNesting(
        in: Array(
          (String(repeating: before, count: count) + middle + String(repeating: after, count: count) + "\n").utf8))
    }
    #expect(excess(limit) == nil)
    #expect(excess(limit + 1) != nil)
  }

  /// The parser overflows the stack for the first, and takes exponential time for the second.
  @Test(arguments: ["await ", "["])
  func `the code in interpolations has the same limits`(_ word: String) {
    let nested = String(repeating: word, count: 1000)
    for source in [
      "let a = \"\\(\(nested)a)\"\n", "let a = \"\\(\(nested)\n", "let a = \"\\(1)\\(\"\\(\(nested)a)\")\"\n",
      "let a = \"\"\"\n\\(1) \\(\n\(nested)a)\n\"\"\"\n", "let a = #\"\\#(\(nested)a)\"#\n",
    ] {
      #expect(excessiveNesting(in: Array(source.utf8)) == 8, "\(source.prefix(30))")
    }
    #expect(excessiveNesting(in: Array("let a = \"\\(await [[b]])\", c = \"\(nested)\"\n".utf8)) == nil)
  }
}
