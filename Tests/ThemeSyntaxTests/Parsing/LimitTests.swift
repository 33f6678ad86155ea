import Testing
import ThemeSource

@testable import ThemeSyntax

/// Each limit of a file at its edge: the last size that is read, and the first that is reported.
struct LimitTests {
  /// A limit, and documents of any size.
  struct Edge: CustomTestStringConvertible {
    var name: LimitName
    var value: Int
    /// Line, column and text of the diagnostic.
    var place: String
    var message: String
    var help: String
    var document: @Sendable (Int) -> String

    var testDescription: String { "\(name.rawValue): \(message)" }
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let edges = [
    Edge(
      name: .fileBytes, value: 100, place: "1:1 ", message: "the file is larger than 100 bytes",
      help: "exclude the file"
    ) { size in
      let objects = "<objects><view id=\"v\"/></objects>"
      return "<document>\(repeated(" ", size - 21 - objects.utf8.count))\(objects)</document>"
    },
    Edge(
      name: .depth, value: 5, place: "1:35 <view", message: "elements are nested deeper than 5",
      help: "use fewer nested views"
    ) { "<document>\(repeated("<view>", $0 - 1))\(repeated("</view>", $0 - 1))</document>" },
    Edge(
      name: .elements, value: 5, place: "1:39 <view", message: "the file has more than 5 elements",
      help: "split the file"
    ) { "<document>\(repeated("<view/>", $0 - 1))</document>" },
    Edge(
      name: .attributesPerElement, value: 3, place: "1:11 <", message: "the element has more than 3 attributes",
      help: "remove some of them"
    ) { "<document><view\((0..<$0).map { " a\($0)=\"\"" }.joined())/></document>" },
    // Attributes with known names and plain values are read at once.
    Edge(
      name: .attributesPerElement, value: 3, place: "1:11 <", message: "the element has more than 3 attributes",
      help: "remove some of them"
    ) { count in
      let names = ["text", "userLabel", "contentMode", "lineBreakMode"].prefix(count)
      return "<document><label\(names.map { " \($0)=\"scaleToFill\"" }.joined())/></document>"
    },
    Edge(
      name: .valueBytes, value: 20, place: "1:18 text", message: "the value of 'text' is longer than 20 bytes",
      help: "shorten it"
    ) { "<document><label text=\"\(repeated("x", $0))\"/></document>" },
    Edge(
      name: .valueBytes, value: 20, place: "1:12 string", message: "the text is longer than 20 bytes",
      help: "shorten it"
    ) { "<document><string>\(repeated("x", $0))</string></document>" },
  ]

  @Test(arguments: edges) func `a file at a limit is read, and one beyond is reported at its place`(_ edge: Edge) {
    var limits = Limits.standard
    limits[edge.name] = edge.value
    let accepted = parse(source(edge.document(edge.value)), limits: limits)
    #expect(!accepted.codes.contains("syntax/limits"), "\(accepted.diagnostics.map(\.message))")
    let file = source(edge.document(edge.value + 1))
    let found = parse(file, limits: limits).diagnostics.filter { $0.code == "syntax/limits" }
    #expect(found.map(\.message) == [edge.message])
    #expect(found.map { place(of: $0, in: file) } == [edge.place])
    let name = edge.name.rawValue
    let raised = "'limits.\(name)' in the configuration or with '--limit \(name)=\(2 * edge.value)'"
    #expect(found.map(\.help) == ["\(edge.help), or raise \(raised)"])
  }

  @Test func `diagnostics beyond the limit are counted, with the way to list them`() {
    var limits = Limits.standard
    limits.diagnosticsPerFile = 3
    for count in 3...5 {
      let views = Self.repeated("<view x1=\"\"/>", count)
      let result = parse(source("<document><objects>\(views)</objects></document>"), limits: limits)
      #expect(result.diagnostics.count == 3 + (count > 3 ? 1 : 0))
      let note = result.diagnostics.last { $0.code == "syntax/more-diagnostics" }
      #expect(note?.message.hasPrefix("\(count - 3) more diagnostic") == (count > 3 ? true : nil))
      #expect(note?.help?.hasSuffix("or with '--limit diagnosticsPerFile=6'") == (count > 3 ? true : nil))
    }
  }

  /// The highest limits of themec are below those of libxml2.
  @Test func `a file with the highest values of all limits is read`() {
    var limits = Limits.standard
    for name in LimitName.allCases { limits[name] = name.highest }
    let depth = limits.depth
    let value = Self.repeated("x", limits.valueBytes)
    let documents = [
      "<document>\(Self.repeated("<view>", depth - 1))\(Self.repeated("</view>", depth - 1))</document>",
      "<document><label text=\"\(value)\"/></document>", "<document><string>\(value)</string></document>",
      "<document><!--\(value)--><objects/><!--\(value)--></document>",
    ]
    for document in documents {
      let result = parse(source(document), limits: limits)
      #expect(result.value.isReadWhole, "\(result.diagnostics.prefix(2).map(\.message))")
      #expect(result.codes.allSatisfy { $0 != "syntax/limits" && $0 != "syntax/well-formed" })
    }
    // Bytes between tags that are more than libxml2 reads.
    let long = parse(source("<document><objects/><!--\(value)--><!--\(value)--></document>"), limits: limits)
    #expect(
      long.diagnostics.map(\.message) == ["libxml2 does not read more than 10000000 bytes between two tags"])
    let deep = "<document>\(Self.repeated("<view>", depth))\(Self.repeated("</view>", depth))</document>"
    let refused = parse(source(deep), limits: limits).diagnostics.filter { $0.code == "syntax/limits" }
    #expect(refused.map(\.help) == ["use fewer nested views"])
  }
}
