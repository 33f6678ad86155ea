import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct HTMLTitleTests {
  private func title(_ document: String) -> String? { HTMLDocument.title(of: Data(document.utf8)) }

  @Test(arguments: [
    ("<title>a</title>", "a"), ("<!DOCTYPE html><html><head><TITLE lang=en>a</TITLE>", "a"),
    ("<title>a</title >b", "a"),
    ("<title>a<b>c</b></title>", "a<b>c</b>"), ("<title>a</titles>b</title>", "a</titles>b"), ("<title>a", "a"),
    ("<title\n>a</title", "a</title"), ("<title/>a</title>", "a"), ("<title>a<!-- b --></title>", "a<!-- b -->"),
    ("<title>a</title><title>b</title>", "a"), ("<body><p>x<title>a</title>", "a"), ("<title>1 < 2</title>", "1 < 2"),
  ])
  func `the text of the first title is found`(document: String, text: String) {
    #expect(title(document) == text)
  }

  /// Content types, and the titles for the same bytes.
  private static let types: [(type: String?, title: String?)] = [
    (nil, "a"), ("text/html; charset=utf-8", "a"), ("TEXT/PLAIN", "a"), ("application/xhtml+xml", "a"),
    ("application/xml", "a"), ("", "a"), ("application/pdf", nil), ("image/svg+xml", nil), ("application/json", nil),
  ]

  @Test(arguments: types)
  func `only a response that may be a page has a title`(type: String?, title: String?) throws {
    let response = HTTPResponse(
      url: try #require(URL(string: "https://example.org")), headers: type.map { ["Content-Type": $0] } ?? [:],
      body: Data("<title>a</title>".utf8))
    #expect(HTMLDocument.title(of: response) == title)
  }

  @Test(arguments: [
    "<!-- <title>x</title> --><title>a</title>", "<!--><title>a</title>", "<!---><title>a</title>",
    "<!-- x --!><title>a</title>", "<? <title>x ?><title>a</title>", "<!foo <title>x><title>a</title>",
    "</ <title>x><title>a</title>", "<script>'<title>x</title>'</script><title>a</title>",
    "<style><title>x</title></style><title>a</title>", "<noscript><title>x</title></noscript><title>a</title>",
    "<textarea><title>x</title></textarea><title>a</title>", "<meta content='<title>x</title>'><title>a</title>",
    "<meta content=\"><title>x</title>\"><title>a</title>", "<a b='>' c=\"'\"><title>a</title>",
    "<svg><title>x</title></svg><title>a</title>", "<svg/><title>a</title>",
    "<svg><g><title>x</title></g><svg><title>y</title></svg><title>z</title></svg><title>a</title>",
    "<svg><title>x</title><p><title>a</title>", "<math><title>x</title></math><title>a</title>",
    "<template><title>x</title></template><title>a</title>", "<titles>x</titles><title>a</title>",
    "< title>x</title><title>a</title>", "1 <2 <title>a</title>",
  ])
  func `markup that only looks like a title is ignored`(document: String) {
    #expect(title(document) == "a")
  }

  @Test(arguments: [
    "", "<p>a</p>", "<title></title>", "<title> \n </title>", "<title>\u{202E}\u{1}</title>",
    "<plaintext><title>a</title>",
    "<!-- <title>a</title>", "<script><title>a</title>", "<svg><title>a</title></svg>", "<title", "<", "</", "<!",
    "<!-",
    "<meta charset", "<meta charset=", "<meta charset='", "<title></title><title>a</title>",
  ])
  func `a document without a title has none`(document: String) {
    #expect(title(document) == nil)
  }

  /// Examples from the HTML standard, sections 13.2.5.72 to 13.2.5.80, and from its table of names.
  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("Caf&eacute; &ndash; &euro;", "Café – €"), ("&notit;", "¬it;"),
    ("&notin;", "∉"),
    ("&AMP &copy2026 &ampx", "& ©2026 &x"), ("&NotEqualTilde;", "\u{2242}\u{338}"),
    ("&unknown; & &; &&", "&unknown; & &; &&"),
    ("&#233;&#xE9;&#XE9;&#233 &#xe9x", "éééé éx"), ("&#128;&#x99;", "€™"),
    ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "����"),
    ("&#; &#x; &#xg;", "&#; &#x; &#xg;"), ("&amp;lt;", "&lt;"), ("&CounterClockwiseContourIntegral;", "∳"),
    ("&eacut", "&eacut"),
    ("&#x1F600;", "😀"), ("&é;", "&é;"),
  ])
  func `character references are decoded`(text: String, expected: String) {
    #expect(title("<title>\(text)</title>") == expected)
  }

  @Test func `white space is collapsed, and control characters are omitted`() {
    #expect(title("<title>\n  a\t\r\n b\u{2028}c&#10;d  </title>") == "a b c d")
    #expect(title("<title>a\u{1B}[31mb\u{0}\u{7F}\u{85}c&#27;&#x9B;d&#x81;</title>") == "a[31mb c›d")
    #expect(title("<title>user\u{202E}gpj.exe&#x2066;\u{2069}&#x202C;</title>") == "usergpj.exe")
    #expect(title("<title>a&nbsp;b שלום\u{200F}</title>") == "a\u{A0}b שלום\u{200F}")
  }

  @Test func `a title after the searched bytes is not found, and the search is fast`() {
    let clock = ContinuousClock()
    for filler in [
      "text ", "<", "<a ", "<!-- - ", "&", "<svg>", "</", "<title/>", "<a b='", "<script><", "<meta charset=",
    ] {
      let start = String(repeating: filler, count: 2_000_000 / filler.utf8.count)
      let document = Data("\(start)<title>a</title>".utf8)
      let time = clock.measure { _ = HTMLDocument.title(of: document) }
      // Quadratic time would take minutes.
      #expect(time < .seconds(15), "\(filler)")
    }
    // libxml2's parser searches all open elements for each end tag, and takes half a minute.
    let nested = String(repeating: "<b>", count: 170_000) + String(repeating: "</i>", count: 130_000)
    #expect(clock.measure { _ = title(nested) } < .seconds(15))
    let text = Data("\(String(repeating: "text ", count: 2_000_000))<title>a</title>".utf8)
    #expect(HTMLDocument.title(of: text) == nil)
    let near = Data("\(String(repeating: "text ", count: 200_000))<title>a</title>".utf8)
    #expect(HTMLDocument.title(of: near) == "a")
  }

  @Test func `a long title is truncated`() {
    #expect(title("<title>\(String(repeating: "ä", count: 100_000))")?.count == 1000)
    #expect(title("<title>\(String(repeating: "&amp;", count: 100_000))") == String(repeating: "&", count: 1000))
  }

  @Test func `any bytes are read without a trap`() {
    var generator = SeededGenerator(state: 17)
    let pieces =
      [
        "<", ">", "</title>", "<title>", "<!--", "-->", "&", "&#", "&#x", ";", "<svg", "</svg>", "/", "'", "\"", "=",
        "<meta charset=",
        "utf-16le", "iso-2022-jp", "gbk", "a", " ", "\u{1B}$B", "é", "<script>",
      ].map { Array($0.utf8) } + [[0xFF], [0xFE], [0x81], [0]]
    for _ in 0..<3000 {
      let document = (0..<Int.random(in: 0..<40, using: &generator)).flatMap { _ in
        pieces.randomElement(using: &generator) ?? []
      }
      let types = [
        "text/html", "text/html; charset=shift_jis", "text/html; charset=utf-16", "charset=\(document)", "charset=",
      ]
      _ = HTMLDocument.title(of: Data(document), contentType: types.randomElement(using: &generator))
    }
  }
}

/// A generator of the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
