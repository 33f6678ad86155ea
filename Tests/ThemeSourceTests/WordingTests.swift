import Testing
import ThemeSource

@Suite struct WordingTests {
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
