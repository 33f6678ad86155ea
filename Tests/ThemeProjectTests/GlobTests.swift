import Foundation
import TestSupport
import Testing
import ThemeProject

struct GlobTests {
  @Test(
    arguments: [
      // Without a slash: at any depth, and everything in a folder of the name.
      ("*.xib", ["a.xib", "a/b.xib", "x.xib/y"], ["a.xibs", "xib", "a/bxib"]),
      ("Pods", ["Pods", "Pods/a", "a/Pods/b/c"], ["Pod", "Pods2", "aPods/x"]),
      // With a slash: from the folder of the configuration.
      ("a/*.xml", ["a/b.xml", "a/.xml", "a/b.xml/c"], ["b/a/b.xml", "a/b/c.xml", "a.xml"]),
      ("/a.xml", ["a.xml", "a.xml/b"], ["b/a.xml"]),
      ("./a.xml", ["a.xml"], ["ba.xml"]),
      // Two stars.
      ("**/a.xml", ["a.xml", "b/a.xml", "b/c/a.xml"], ["ba.xml", "b/ba.xml"]),
      ("a/**", ["a/b", "a/b/c"], ["a", "b/a", "ab"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b", "a/b/c"], ["ab", "a/xb", "a/bx", "a"]),
      ("**", ["a", "a/b"], []),
      ("a**b", ["ab", "axxb", "c/ab"], ["a/b"]),
      ("a/***/b", ["a/x/b"], ["a/b", "a/x/y/b"]),
      // One character, sets.
      ("a?c", ["abc", "aéc", "a漢c"], ["ac", "abbc", "a/c"]),
      ("[a-c]x", ["ax", "cx"], ["dx", "x", "Ax"]),
      ("[!a-c]x", ["dx", "-x"], ["ax", "/x"]),
      ("[^a]x", ["bx"], ["ax"]),
      ("[]a]", ["]", "a"], ["b"]),
      ("[a-]", ["a", "-"], ["b"]),
      ("[z-a]", [], ["a", "z", "-"]),
      ("a[/]b", [], ["a/b"]),
      // Alternatives.
      ("*.{xml,xib}", ["a.xml", "b/a.xib"], ["a.", "a.xm", "a.{xml,xib}"]),
      ("{a,b/{c,d*}}/x", ["a/x", "b/c/x", "b/dd/x"], ["b/x", "b/e/x", "c/x"]),
      ("{**/a,b}/c", ["a/c", "x/y/a/c", "b/c"], ["x/b/c", "c"]),
      ("a{,b}", ["a", "ab"], ["b", "abb"]),
      ("{a}", ["a"], ["{a}"]),
      ("a,b}", ["a,b}"], ["a"]),
      // Escapes.
      ("\\*.xml", ["*.xml"], ["a.xml"]),
      ("[\\]]", ["]"], ["\\"]),
      ("a\\", ["a\\"], ["a"]),
      ("*", ["a", ".hidden", "a/b"], []),
    ] as [(String, [String], [String])])
  func `a glob covers the first paths and not the others`(pattern: String, covered: [String], others: [String]) throws {
    let glob = try Glob(pattern)
    for path in covered { #expect(glob.matches(path), "\(pattern) \(path)") }
    for path in others { #expect(!glob.matches(path), "\(pattern) \(path)") }
  }

  @Test func `a final slash matches folders`() throws {
    let glob = try Glob("Old/")
    #expect(!glob.matches("Old"))
    #expect(glob.matches("Old", isFolder: true))
    #expect(glob.matches("a/Old/b.xml"))
  }

  @Test(
    arguments: [
      ("", .empty), ("/", .empty), ("[a", .openBracket), ("[]", .openBracket), ("{a,b", .openBrace),
      ("a{b,{c}", .openBrace),
      (String(repeating: "{", count: 9) + String(repeating: "}", count: 9), .tooDeep),
      (String(repeating: "a", count: 1_025), .tooLong),
      (String(repeating: "{a,b}", count: 51), .tooManyAlternatives),
    ] as [(String, Glob.Failure)])
  func `an invalid pattern is refused`(pattern: String, failure: Glob.Failure) {
    #expect(throws: failure) { try Glob(pattern) }
  }

  @Test func `patterns at the limits are accepted`() throws {
    _ = try Glob(String(repeating: "a", count: 1_024))
    _ = try Glob(String(repeating: "{a,b}", count: 50))
    _ = try Glob(String(repeating: "{", count: 8) + String(repeating: "}", count: 8))
  }

  @Test func `patterns that make backtracking matchers hang are matched`() throws {
    let text = String(repeating: "a", count: 4_000)
    #expect(try !Glob(String(repeating: "a*", count: 40) + "b").matches(text))
    #expect(try !Glob(String(repeating: "**/", count: 40) + "b").matches(text.map { "\($0)/" }.joined()))
    #expect(try Glob(String(repeating: "{a,aa}", count: 50) + "*").matches(text))
  }

  /// Parts of patterns, and the regular expressions that match the same.
  private static let parts: [(glob: String, expression: String)] = [
    ("a", "a"), ("b", "b"), ("/", "/"), ("*", "[^/]*"), ("?", "[^/]"), ("**/", "(?:.*/)?"), ("{a,b*}", "(?:a|b[^/]*)"),
    ("{,*a}", "(?:|[^/]*a)"), ("{**/a,b}", "(?:(?:.*/)?a|b)"), ("[!b]", "[^b/]"),
  ]

  @Test func `random patterns match what their regular expressions match`() throws {
    var random = SeededNumbers(seed: 7)
    var paths = [""]
    for _ in 0..<5 { paths += paths.suffix(256).flatMap { path in ["a", "b", "/"].map { path + $0 } } }
    paths = Set(paths).filter { !$0.isEmpty && !$0.hasPrefix("/") && !$0.hasSuffix("/") && !$0.contains("//") }.sorted()
    var count = 0
    while count < 200 {
      let chosen = (0..<(1 + random.below(7))).map { _ in Self.parts[random.below(Self.parts.count)] }
      let pattern = chosen.map(\.glob).joined()
      // Two stars are a component of their own, and slashes separate components.
      let plain = pattern.replacing("{**/a,b}", with: "x")
      let isWhole = !plain.hasPrefix("/") && !plain.hasSuffix("/") && !plain.contains("//")
      let stars = plain.replacing("/**/", with: "//").replacing("/**/", with: "//")
      if !isWhole || (stars.hasPrefix("**/") ? stars.dropFirst(3) : stars[...]).contains("**") { continue }
      if zip(chosen, chosen.dropFirst()).contains(where: { $1.glob.hasPrefix("{**") && !$0.glob.hasSuffix("/") }) {
        continue
      }
      count += 1
      let start = pattern.contains("/") ? "" : "(?:.*/)?"
      let expression = try NSRegularExpression(
        pattern: "^\(start)\(chosen.map(\.expression).joined())(?:/.*)?$")
      let glob = try Glob(pattern)
      for path in paths {
        let expected = expression.firstMatch(in: path, range: NSRange(location: 0, length: path.utf16.count)) != nil
        #expect(glob.matches(path) == expected, "\(pattern) \(path)")
      }
    }
  }
}
