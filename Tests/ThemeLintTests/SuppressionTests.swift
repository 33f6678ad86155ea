import Foundation
import ProjectTestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Suppressions of diagnostics by instructions in files, and by a baseline.
struct SuppressionTests {
  /// A part with a label of no width; `root` and `label` are more attributes of the view and of the label.
  private func part(
    root: String = "", label: String = "", inside: String = "", prefix: String = #"xmlns:lint="urn:themec:lint""#,
    before: String = ""
  ) -> DiagnosticExample {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      \(before)
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" \(prefix)>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
            <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v" \(root)>
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
              <label id="l" text="Hello" \(label)>
                <rect key="frame" x="0" y="0" width="0" height="20"/>
                \(inside)
              </label>
            </subviews>
          </view>
        </objects>
      </document>
      """
    return .files(.whole("ExampleCell.xib", text))
  }

  private func codes(in example: DiagnosticExample, _ settings: LintSettings = LintSettings()) async throws -> [String]
  {
    try await diagnostics(in: example, settings).map(\.code.rawValue)
  }

  @Test func `without an instruction the label is reported`() async throws {
    #expect(try await codes(in: part(prefix: "")) == ["layout/zero-area"])
  }

  @Test(arguments: ["layout/zero-area", "layout/*", "*", "a11y/image-label layout/zero-area"])
  func `an attribute covers its element and its descendants`(_ patterns: String) async throws {
    let found = try await diagnostics(in: part(root: #"lint:ignore="\#(patterns)""#))
    #expect(found.filter { $0.code == "layout/zero-area" }.isEmpty)
  }

  @Test func `an attribute does not cover elements outside its own`() async throws {
    let example = part(
      inside:
        #"<color key="textColor" white="0" alpha="1" lint:ignore="layout/zero-area" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    )
    #expect(try await codes(in: example) == ["layout/zero-area", "lint/unused-suppression"])
  }

  @Test func `the prefix is the one that the document binds to lint's namespace`() async throws {
    let mine = part(label: #"l:ignore="layout/zero-area""#, prefix: #"xmlns:l="urn:themec:lint""#)
    #expect(try await codes(in: mine) == [])
    let foreign = part(label: #"lint:ignore="layout/zero-area""#, prefix: #"xmlns:lint="urn:other""#)
    #expect(try await codes(in: foreign) == ["layout/zero-area"])
  }

  @Test func `a comment covers its file`() async throws {
    let example = part(before: "<!-- themec:ignore-file layout/zero-area -->")
    #expect(try await codes(in: example) == [])
  }

  @Test func `an element's notes cover it`() async throws {
    let note =
      #"<attributedString key="userComments"><fragment content="Filled by code. themec:ignore layout/zero-area"/></attributedString>"#
    #expect(try await codes(in: part(inside: note)) == [])
  }

  @Test func `a misspelled rule is reported with a suggestion`() async throws {
    let found = try await diagnostics(in: part(root: #"lint:ignore="layout/zero-aera""#))
    let unused = found.first { $0.code == "lint/unused-suppression" }
    #expect(unused?.help == "did you mean 'layout/zero-area'?")
  }

  @Test func `a suppression of a rule that is off is not reported as unused`() async throws {
    var settings = LintSettings()
    settings.rules = [.init(code: "layout/zero-area", level: .off)]
    #expect(try await codes(in: part(root: #"lint:ignore="layout/zero-area""#), settings) == [])
  }

  @Test(arguments: [
    "<!-- themec:ignore-file -->", "<!-- themec:ignore-line layout/zero-area -->",
    "<!-- themec:ignore layout/zero-area -->",
  ])
  func `an instruction that has no effect is reported`(_ comment: String) async throws {
    let example = part(prefix: "").files[0].text.replacing("<objects>", with: "\(comment)<objects>")
    let found = try await codes(in: .files(.whole("ExampleCell.xib", example)))
    #expect(found == ["lint/unused-suppression", "layout/zero-area"])
  }

  @Test(arguments: ["", " , "])
  func `an empty list of rules is reported`(_ list: String) async throws {
    #expect(
      try await codes(in: part(label: #"lint:ignore="\#(list)""#)) == ["layout/zero-area", "lint/unused-suppression"])
  }

  @Test func `a baseline reads the same entries that it writes, with any characters`() {
    let entries = [
      Baseline.Entry(code: "a/b", path: "p\tq.xml", element: "label#x", details: "one\ntwo\\n \t three"),
      Baseline.Entry(code: "a/b", path: "p\tq.xml", element: "label#x", details: "one\ntwo\\n \t three"),
      Baseline.Entry(code: "a/a", path: "z.xml", element: "", details: "'ü' → x"),
    ]
    var sources = SourceMap()
    let file = sources.add(path: "b.txt", bytes: Array(Baseline(entries).text.utf8))
    let read = Baseline(reading: file)
    #expect(read.entries == Baseline(entries).entries)
    #expect(read.entries.count == 3)
    #expect(read.spans.map { file.text(in: $0.range).hasPrefix("a/") } == [true, true, true])
  }
}
