import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeEditing
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

struct ConvertThemeTests {
  /// A project of one file, in a folder that contains no other sources.
  func opened(_ name: String, _ text: String) async throws -> LinkedThemes {
    let folder = try TemporaryFolder()
    var request = TestProject([folder(name)])
    request.contents[folder(name)] = Array(text.utf8)
    return request.themes
  }

  @Test func `shipped themes with a parent can be converted to minimal overlays`() async throws {
    let linked = TestProject().themes
    let overlays = linked.graph.all.filter { linked.graph.form(of: $0) == .overlay }
    #expect(overlays.count > 20)
    for id in overlays {
      let whole = linked.convert(id, ConversionOptions(form: .complete))
      let name = linked.path(of: id)
      let bytes = try #require(whole.value?.bytes, "\(name) \(whole.diagnostics.map(\.message))")
      let again = linked.convert(id, ConversionOptions(form: .overlay))
      let overlay = try #require(again.value?.bytes, "\(name) \(again.diagnostics.map(\.message))")
      #expect(overlay.count < bytes.count + 200, "\(name)")
      #expect(again.value?.renamed.isEmpty == true, "\(name)")
      let standalone = linked.convert(id, ConversionOptions(form: .xib))
      let file = SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: standalone.value?.bytes ?? [])
      #expect(parse(file).diagnostics.filter { $0.severity == .error }.isEmpty, "\(name)")
    }
  }

  @Test func `a standalone file has the frames of the inherited theme`() async throws {
    let linked = TestProject().themes
    let descendants = linked.graph.all.filter { linked.graph.parent(of: $0) != nil }
    #expect(descendants.count > 20)
    for id in descendants {
      // Converting a theme's file excludes its adjustment. Converting the adjustment includes the themes before it.
      let outermost = linked.graph.adjustment(of: id) ?? id
      let bytes = try #require(linked.convert(outermost, ConversionOptions(form: .xib)).value?.bytes)
      let alone = try await opened("Alone.xib", String(decoding: bytes, as: UTF8.self))
      let other = try #require(alone.selection.first)
      #expect(alone.graph.parent(of: other) == nil)
      #expect(frames(of: id, in: linked) == frames(of: other, in: alone), "\(linked.path(of: id))")
    }
  }

  @Test func `an -ext file is converted to an overlay of the theme that it adjusts`() async throws {
    let linked = TestProject().themes
    let id = try #require(linked.graph.all.first { linked.graph.adjusts($0) != nil })
    let bytes = try #require(linked.convert(id, ConversionOptions(form: .overlay)).value?.bytes)
    let written = try #require(linked.sources[linked.graph[id].file]?.bytes)
    func ids(_ bytes: [UInt8]) -> Set<String> {
      let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "A.xml", bytes: bytes)).value.tree
      return Set(tree.all.compactMap { tree.string(.id, of: $0) })
    }
    #expect(ids(bytes) == ids(written))
  }

  private func frames(of id: ThemeID, in linked: LinkedThemes) -> [[Rect]] {
    linked.layOut(linked.bound(id).value).value.map { $0.views.map(\.frame) }
  }

  @Test func `elements of a Child theme get the ids of the parent's elements with the same outlets`() async throws {
    let linked = TestProject().themes
    let base = try #require(linked.graph.find(screenlet: "Login", theme: "default").found)
    let header = "<theme screenlet=\"Login\" name=\"mine\" kind=\"child\" parent=\"default\" form=\"complete\"/>"
    let whole = String(
      decoding: linked.convert(base, ConversionOptions(form: .complete)).value?.bytes ?? [], as: UTF8.self)
    let id = try #require(whole.firstMatch(of: /outlet property="loginButton" destination="([^"]+)"/)?.1)
    let start = try #require(whole.firstMatch(of: /<theme [^>]*>/)?.range)
    let child = whole.replacingCharacters(in: start, with: header).replacing("\"\(id)\"", with: "\"other-id\"")
    let mine = try await opened("LoginScreenletView_mine.xml", child)
    let theme = try #require(mine.selection.first)
    let converted = mine.convert(theme, ConversionOptions(form: .overlay))
    let value = try #require(converted.value, "\(converted.diagnostics.map(\.message))")
    #expect(value.renamed.map(\.own) == ["other-id"] && value.renamed.map(\.parent) == [String(id)])
    #expect(!String(decoding: value.bytes, as: UTF8.self).contains("<remove"))
  }

  @Test func `a theme without a parent cannot be converted to an overlay`() async throws {
    let linked = TestProject().themes
    let id = try #require(linked.graph.find(screenlet: "Login", theme: "default").found)
    #expect(linked.convert(id, ConversionOptions(form: .overlay)).diagnostics.map(\.code) == ["convert/no-parent"])
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
