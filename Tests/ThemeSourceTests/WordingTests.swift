import Testing
import ThemeSource

@Suite struct WordingTests {
  /// Sources: the references of workflow commands of GitHub Actions and of logging commands of Azure Pipelines.
  @Test(arguments: [
    ("a\u{1B}[2J", #"a\u{1B}[2J"#), ("a\u{202E}b", #"a\u{202E}b"#), ("::set-output", #"\u{3A}:set-output"#),
    ("  ::error x", #"  \u{3A}:error x"#), ("a ##vso[task.complete]", #"a ##vso\u{5B}task.complete]"#),
    ("##[command]", #"##\u{5B}command]"#),
    ("a::b #1 #[x]", "a::b #1 #[x]"),
  ])
  func `controls of a terminal and commands of a build service are escaped`(text: String, expected: String) {
    #expect(text.escaped == expected)
  }

  @Test func `lines and tabs of a file are kept, and its controls escaped`() {
    #expect(Array("a\tb\r\n\u{9B}c\n".utf8).escapedLines == "a\tb\n\\u{9B}c\n")
  }

  @Test(arguments: [
    ("Login", "Login"), ("$(touch x)", "'$(touch x)'"), ("it's", #"'it'\''s'"#), ("", "''"), ("über", "'über'"),
  ])
  func `a word of a shell is quoted if it must be`(word: String, expected: String) {
    #expect(word.shellWord == expected)
  }

  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"), (["a", "b", "c"], "'a', 'b' or 'c'"),
  ])
  func `alternatives have commas, and a word before the last one`(names: [String], expected: String) {
    #expect(names.quotedSeries("or") == expected)
  }

  @Test func `for a long list, the first names and the number of the others are given`() {
    #expect(["a", "b", "c", "d"].quotedList(limit: 2) == "'a', 'b' and 2 more")
    #expect(["a", "b", "c", "d"].quotedSeries("or", limit: 2) == "'a', 'b' or 2 more")
    #expect(["a", "b"].quotedList(limit: 2) == "'a', 'b'")
  }

  @Test(arguments: ["ADBannerView", "ARView", "AVPlayer", "MKMapView", "MTKView", "NSObject", "SCNView", "SKView"])
  func `acronyms that start with a vowel sound have the article an`(name: String) {
    #expect(name.withArticle == "an \(name)")
    #expect("`\(name)`".withArticle == "an `\(name)`")
  }

  @Test(arguments: [
    "UILabel", "WKWebView", "GLKView", "URL", "view", "unit", "user field", "Child",
  ])
  func `other names with a consonant sound have the article a`(name: String) {
    #expect(name.withArticle == "a \(name)")
  }

  @Test(arguments: ["image view", "Int", "opaque box", "Extended", "unknown element", "uninteresting view"])
  func `words that start with a vowel sound have the article an`(name: String) {
    #expect(name.withArticle == "an \(name)")
  }
}
