import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Compares the tree and the tokens with libxml2's events.
struct AgreementTests {
  @Test(
    arguments: [
      // Entities and character references.
      "<a b=\"&lt;&gt;&amp;&quot;&apos;\">&lt;&gt;&amp;&quot;&apos;</a>", "<a b='&#38;#38; &amp;amp; &#x26;lt;'/>",
      "<a b=\"&#10;&#13;&#9;&#32;\">&#10;&#13;&#9;&#32;</a>", "<a b=\"&#x1F44B;&#233;\">&#x1f44B;&#233;</a>",
      "<a b=\"&#000000000000000000065;\">&#x0000000000000000000041;</a>", "<a>&#x;</a>", "<a>&#;</a>", "<a>&;</a>",
      "<a b=\"&#0;\"/>", "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a>&#xFFFE;</a>", "<a>&#4294967361;</a>",
      "<a b=\"&foo;\"/>", "<a>&foo;</a>", "<a>&ampx;</a>", "<a>&AMP;</a>", "<a>&am;&lt</a>", "<a>& </a>", "<a b='&'/>",
      "<a>&ltt;</a>", "<a>&xt;</a>", "<a>&aam;</a>", "<a>&qaos;</a>", "<a>&qxxx;</a>", "<a>&apox;</a>",
      "<a>&lt;\u{1}</a>", "<a>&#65;\u{1}</a>", "<a>&#233;\u{1}</a>", "<a>&gt; <--></a>", "<a>&gt; x <1/></a>",
      "<a>x&gt;y&foo;</a>", "<a>x&gt;y&#1;</a>", "<a>x &gt; y & z</a>", "<a>x <b/> y &z <c/></a>",
      // Sections, comments, instructions.
      "<a><![CDATA[<&\"]]></a>", "<a>x<![CDATA[]]>y</a>", "<a><![CDATA[ \n ]]></a>", "<a><![CDATA[\r\n\r]]></a>",
      "<a><![CDATA[]]]]><![CDATA[>]]></a>", "<a><![CDATA[", "<a><![CDATA[x]]", "<![CDATA[x]]><a/>", "<a/><![CDATA[x]]>",
      "<a>x<!-- y -->z<?p i?>w</a>", "<!-- c --><?p i?><a/><!-- c --><?p?>", "<a><!----></a>", "<a><!--></a>",
      "<a><!-- -- --></a>", "<a><!-- - --></a>", "<a><!-- ---></a>", "<a><!---></a>", "<a><!-- ", "<a><?p ",
      "<a><?xml version=\"1.0\"?></a>", "<a><?XML x?></a>", "<a><?xml?></a>", "<a><?xml-x y?></a>", "<a><??></a>",
      "<a><? p?></a>", "<a><?p:q r?></a>", "<a><?p i? ?></a>", "<a><?p>?></a>", "<a>]]></a>", "<a>]]&gt;</a>",
      "<a b=\"]]>\"/>", "<a><!x></a>", "<!ELEMENT a ANY><a/>", "<!DOCTYPE a><a/>", "<a><!DOCTYPE a></a>",
      "<!doctype a><a/>", "<a/><!DOCTYPE a>", "<a b=\"<!DOCTYPE a>\"/>", "<!DOCTYP",
      "<a b=\"<!DOCTYPE c\" d=''><!DOCTYPE c>",
      // Line ends and whitespace.
      "<a\r\n\tb\r=\r\n'x\r\ny\rz\tw\n'\n>\r\nx\ry\r\n</a\r\n>\r\n", "<a b=\"\r\n\r\n\r\r\n\"/>", "<a>x\r</a>",
      "<a b='x\r'/>\r", "<a>\u{85}\u{2028}</a>", "<a b=\"\u{85} \u{2028}\"/>", "<a\u{85}b=''/>", " <a/>", "\n<a/>\n",
      "<a b='1'c='2'/>", "<a b = '1'/>", "<a b='1' / >", "<a b='1'/ >", "< a/>", "<a></ a>", "<a></a\n>", "<a></a b>",
      // Attributes.
      "<a b=\"'\" c='\"' d='>' e='/>' f=''/>", "<a b=c/>", "<a b/>", "<a b=/>", "<a =\"x\"/>", "<a b=\"x/>",
      "<a b=\"<\"/>", "<a b='1' b='2'/>", "<a b=\"1\"\"/>", "<a \"/>", "<a b='1' 'c'/>", "<a 1b='x'/>", "<a -b='x'/>",
      "<a b='\u{7F}'/>", "<a b='\u{1}'/>", "<a>\u{1}</a>", "<a \u{1}='x'/>", "<a>\u{FFFE}</a>", "<a b&c='x'/>",
      // Namespaces.
      "<a xmlns=\"u\"><label/></a>", "<a xmlns=\"u\"><label xmlns=\"\"/><label/></a>", "<label xmlns=\"\"/>",
      "<a xmlns:p=\"u\"><p:label p:text=\"x\"/></a>", "<a><p:label xmlns:p=\"u\"/><p:label/></a>",
      "<p:a/>", "<a p:b=\"\"/>", "<a p:b=\"\" xmlns:p=\"u\"/>", "<a p:b='' q:b='' xmlns:p='u' xmlns:q='u'/>",
      "<a xmlns:p=\"\"/>", "<a xmlns:p='u'><p:b xmlns:p=''><p:c/></p:b></a>", "<a xmlns:p=\"\"><p:b/></a>",
      "<a xmlns:p=\"u\" xmlns:p=\"v\"/>", "<a xmlns=\"u\" xmlns=\"v\"/>", "<a xmlns:xml=\"u\"/>",
      "<a xmlns:xml=\"http://www.w3.org/XML/1998/namespace\"/>", "<a xmlns=\"http://www.w3.org/XML/1998/namespace\"/>",
      "<a xmlns:p=\"http://www.w3.org/XML/1998/namespace\"><p:b/></a>", "<a xmlns:xmlns=\"u\"/>",
      "<a xmlns:p=\"http://www.w3.org/2000/xmlns/\"><p:b/></a>",
      "<a xmlns=\"http://www.w3.org/2000/xmlns/\"><label/></a>",
      "<xml:a xml:space=\"preserve\" xml:lang=\"en\"/>", "<a xml:space=\"maybe\"/>", "<xmlns:a/>", "<a xmlnsp=\"u\"/>",
      "<a xmlns:=\"u\"/>", "<a xmlns:1=\"u\"/>", "<a xmlns:p:q=\"u\"/>", "<a xmlns:p=\"&#38;\"><p:b/></a>",
      "<a xmlns=\"&#32;\"><label/></a>", "<a xmlns=\" \"><label/></a>", "<xmlns/>",
      "<a:/>", "<:a/>", "<:/>", "<::/>", "<a:b:c/>", "<a::b/>", "<a:1/>", "<a:-/>", "<a:b:/>", "<a:b:1/>", "<a:b::c/>",
      "<a a:='' :a='' a:b:c='' a::b='' a:1=''/>", "<:a:b/>", "<a:\u{B7}/>", "<a:é/>", "<a xmlns:é='u'><é:b/></a>",
      // Names and nesting.
      "<é ü=\"ö\">日本</é>", "<👋/>", "<a.b-c_d/>", "<1/>", "<-/>", "<a\u{B7}/>", "<\u{B7}/>", "<a,b/>", "<a$/>",
      "<a><b/>x<c>y</c>z<d></d></a>", "<a></b>", "<a><b></a></b>", "<a>", "<a><b>", "</a>", "<a/></a>", "<a/><b/>",
      "<a/>x", "x<a/>", "<a", "<a ", "<a b", "<a b=", "<a b=\"", "<", "<a><", "<a></", "<a></a", "<a/", "", " ", "x",
      "<a><b", "<a><b c='d'", "<a><b c='d' <e/>", "<a><b c='d'<e/></a>", "<a<b/>", "<a b='c'/<d/>", "<a></a<b/>",
      // Declarations and marks.
      "<?xml version=\"1.0\"?><a/>", "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><a>&amp;</a>",
      "<?xml version=\"1.1\"?><a/>", "<?xml version=\"2.0\"?><a/>", "<?xml?><a/>", "<?xml version=\"1.0\"><a/>",
      "<?xml encoding=\"UTF-8\"?><a/>", "<?xml version=\"1.0\" standalone=\"maybe\"?><a/>",
      " <?xml version=\"1.0\"?><a/>",
      "<?xml version=\"1.0\" x=\"y\"?><a/>", "<?xml version=\"1.0\"?> <?xml version=\"1.0\"?><a/>", "<?xml",
      "<?xml version=\"1.0\" encoding=\"utf-8\" ?><a/>", "\u{FEFF}<a>é</a>",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<a b='é'/>",
      "\u{FEFF}\u{FEFF}<a/>", "\u{FEFF}", "\u{FEFF}x", "\u{FEFF} <a/>", "<a>\u{FEFF}</a>", "<a/>\u{FEFF}",
      "\u{FEFF}<a>&x;</a>", "\u{FEFF}<!DOCTYPE a><a/>",
    ])
  func `fragments are parsed with the same result as by libxml2`(text: String) {
    #expect(Agreement(about: Array(text.utf8)).disagreements == [])
  }

  @Test func `invalid bytes end parsing, and everything before them is kept`() {
    for bad: [UInt8] in [[0], [0x80], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] {
      for (start, end) in [
        ("<a b='c'>x", "</a>"), ("<a b='", "'/>"), ("<a><b/><", "/></a>"), ("<a>&x;", "</a>"), ("", ""),
        ("<a>x & y<b/>", "</a>"), ("<a>x &lt<b/><c d='&amp;'/>", "</a>"), ("<a><b/>x & ", ";</a>"),
        ("<a><b c='d&", "'/></a>"), ("<a/><b/><c/>", ""),
      ] {
        let bytes = Array(start.utf8) + bad + Array(end.utf8)
        #expect(Agreement(about: bytes).disagreements == [], "\(start) \(bad)")
      }
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `the corpus is parsed with the same result as by libxml2`() {
    for file in Corpus.files.sampled(every: 4) {
      #expect(Agreement(about: file.bytes).disagreements == [], "\(file.path)")
    }
  }

  @Test func `all XML files of the repository are parsed with the same result as by libxml2`() {
    #expect(Self.themes.count > 50 && Self.shipped.count > Self.themes.count + 20)
    for file in Self.shipped { #expect(Agreement(about: file.bytes).disagreements == [], "\(file.path)") }
  }

  static let mutantCount = trials(160, of: 20_000)
  static let generatedCount = mutantCount * 20
  static let batches = 16

  @Test(arguments: 0..<batches) func `broken files are parsed with the same result as by libxml2`(batch: Int) {
    let seeds = (Corpus.isPresent ? Corpus.files.filter { $0.bytes.count < 48 << 10 } : []) + Self.shipped
    var wrong: [String] = []
    for seed in stride(from: batch, to: Self.mutantCount, by: Self.batches) {
      var numbers = SeededNumbers(seed: ~UInt64(seed))
      let file = seeds[numbers.below(seeds.count)]
      let bytes = mutant(of: file.bytes, seed: seed)
      let cuts = numbers.below(2) == 0 ? [] : Self.cuts(of: bytes, &numbers)
      let found = Agreement(about: bytes, cuts: cuts).disagreements
      wrong += found.map { "mutant \(seed) of \(file.path): \($0)" }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  @Test(arguments: 0..<batches) func `generated documents are parsed with the same result as by libxml2`(batch: Int) {
    var wrong: [String] = []
    for seed in stride(from: batch, to: Self.generatedCount, by: Self.batches) {
      var numbers = SeededNumbers(seed: ~UInt64(seed))
      let bytes = generatedDocument(seed: seed)
      let cuts = numbers.below(2) == 0 ? [] : Self.cuts(of: bytes, &numbers)
      let found = Agreement(about: bytes, cuts: cuts).disagreements
      wrong += found.map { "document \(seed) \(String(decoding: bytes, as: UTF8.self).debugDescription): \($0)" }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).joined(separator: "\n"))")
  }

  /// The generator reaches well-formed documents and most errors that libxml2 can report without document types.
  @Test func `generated documents are well-formed and malformed in many ways`() {
    var accepted = 0
    var codes: Set<Int> = []
    for seed in 0..<2000 {
      let bytes = generatedDocument(seed: seed)
      guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { continue }
      let events = RecordedEvents(of: bytes)
      if events.isAccepted { accepted += 1 }
      codes.formUnion(events.others.map(\.code) + [events.fatal?.code].compactMap(\.self))
    }
    #expect((500...1500).contains(accepted), "\(accepted)")
    #expect(codes.count >= 35, "\(codes.sorted())")
  }

  @Test func `every beginning of a document is parsed with the same result as by libxml2`() {
    for seed in 0..<12 {
      let bytes = generatedDocument(seed: seed)
      for count in 0...min(bytes.count, 400) {
        #expect(Agreement(about: Array(bytes.prefix(count))).disagreements == [], "document \(seed), \(count) bytes")
      }
    }
  }

  /// Some offsets after tags, where the product also splits a file.
  private static func cuts(of bytes: [UInt8], _ numbers: inout SeededNumbers) -> [Int] {
    let tags = tokens(of: bytes[...]).filter { [.startTag, .emptyTag, .endTag].contains($0.kind) }
    guard !tags.isEmpty else { return [] }
    return (0..<4).map { _ in Int(tags[numbers.below(tags.count)].range.end) }.sorted()
  }

  /// The themes of this repository.
  static let themes = files(below: "Themes", endings: [".xml"])

  /// The themes, schemas, descriptors and examples of this repository.
  static let shipped =
    themes + files(below: "Schemas", endings: [".xml", ".rng"])
    + files(below: "Examples", endings: [".xml", ".xib", ".storyboard"])

  private static func files(below folder: String, endings: [String]) -> [SourceFile] {
    let root = repository.appendingPathComponent(folder)
    return TestSupport.files(below: root, endings: endings).compactMap { path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map { source([UInt8]($0), path: path) }
    }
  }
}
