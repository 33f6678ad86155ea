import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeEditing
import ThemeLayout
import ThemeSemantics
import ThemeSyntax

@testable import ThemeCompiler

struct ConvertThemeTests {
  /// A project of one file, in a folder of its own: the working folder's sources are none of it.
  func opened(_ name: String, _ text: String) async throws -> Workspace {
    let folder = try TemporaryFolder()
    var request = TestProject([folder(name)])
    request.contents[folder(name)] = Array(text.utf8)
    return request.workspace
  }

  @Test func `every shipped theme with a parent is an overlay that says no more than what differs`() async throws {
    let workspace = TestProject().workspace
    let overlays = workspace.graph.all.filter { workspace.graph.form(of: $0) == .overlay }
    #expect(overlays.count > 20)
    for id in overlays {
      let whole = workspace.convert(id, ConversionOptions(form: .complete))
      let name = workspace.path(of: id)
      let bytes = try #require(whole.value?.bytes, "\(name) \(whole.diagnostics.map(\.message))")
      let again = workspace.convert(id, ConversionOptions(form: .overlay))
      let overlay = try #require(again.value?.bytes, "\(name) \(again.diagnostics.map(\.message))")
      #expect(overlay.count < bytes.count + 200, "\(name)")
      #expect(again.value?.renamed.isEmpty == true, "\(name)")
      let standalone = workspace.convert(id, ConversionOptions(form: .xib))
      let file = SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: standalone.value?.bytes ?? [])
      #expect(parse(file).diagnostics.filter { $0.severity == .error }.isEmpty, "\(name)")
    }
  }

  @Test func `a standalone file has the frames of the whole inheritance`() async throws {
    let workspace = TestProject().workspace
    let descendants = workspace.graph.all.filter { workspace.graph.parent(of: $0) != nil }
    #expect(descendants.count > 20)
    for id in descendants {
      // A theme's file is converted without what adjusts it; the adjustment's with everything before it.
      let outermost = workspace.graph.adjustment(of: id) ?? id
      let bytes = try #require(workspace.convert(outermost, ConversionOptions(form: .xib)).value?.bytes)
      let alone = try await opened("Alone.xib", String(decoding: bytes, as: UTF8.self))
      let other = try #require(alone.selection.first)
      #expect(alone.graph.parent(of: other) == nil)
      #expect(frames(of: id, in: workspace) == frames(of: other, in: alone), "\(workspace.path(of: id))")
    }
  }

  @Test func `an -ext file is an overlay of the theme before it is applied`() async throws {
    let workspace = TestProject().workspace
    let id = try #require(workspace.graph.all.first { workspace.graph.adjusts($0) != nil })
    let bytes = try #require(workspace.convert(id, ConversionOptions(form: .overlay)).value?.bytes)
    let written = try #require(workspace.sources[workspace.graph[id].file]?.bytes)
    func ids(_ bytes: [UInt8]) -> Set<String> {
      let tree = parse(SourceFile(id: FileID(rawValue: 0), path: "A.xml", bytes: bytes)).value.tree
      return Set(tree.all.compactMap { tree.string(.id, of: $0) })
    }
    #expect(ids(bytes) == ids(written))
  }

  private func frames(of id: ThemeID, in workspace: Workspace) -> [[Rect]] {
    workspace.layOut(workspace.bind(id).value).value.map { $0.views.map(\.frame) }
  }

  @Test func `a Child's elements take the ids of its parent's, by outlet`() async throws {
    let workspace = TestProject().workspace
    let base = try #require(workspace.graph.find(screenlet: "Login", theme: "default").found)
    let header = "<theme screenlet=\"Login\" name=\"mine\" kind=\"child\" parent=\"default\" form=\"complete\"/>"
    let whole = String(
      decoding: workspace.convert(base, ConversionOptions(form: .complete)).value?.bytes ?? [], as: UTF8.self)
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

  @Test func `a theme without a parent is no overlay`() async throws {
    let workspace = TestProject().workspace
    let id = try #require(workspace.graph.find(screenlet: "Login", theme: "default").found)
    #expect(workspace.convert(id, ConversionOptions(form: .overlay)).diagnostics.map(\.code) == ["convert/no-parent"])
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
