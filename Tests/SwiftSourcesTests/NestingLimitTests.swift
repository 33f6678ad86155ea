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
}
