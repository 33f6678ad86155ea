import ProjectTestSupport
import SwiftSources
import Testing
import ThemeCodegen
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// A class for every shipped theme and part that needs one, checked by other programs.
@Suite struct ShippedThemesTests {
  /// Generated once for all tests.
  private static let files = Result { try generated() }

  private static func generated() throws -> [GeneratedFile] {
    let workspace = TestProject().workspace
    var files: [GeneratedFile] = []
    for id in workspace.graph.all {
      let made = try workspace.generateViews(of: id, template: ViewClassTemplate())
      let errors = made.diagnostics.filter { $0.severity > .note && $0.code.group == "generate" }
      #expect(errors.map { "\($0.code) \($0.message)" } == [], "\(workspace.path(of: id))")
      // A Child theme has its parent's class, and so has a part that only restyles its parent.
      let parent = workspace.graph.parent(of: id)
      let isChild =
        workspace.graph[id].role == .theme
        ? workspace.graph.kind(of: id) == .child
        : parent.map { rootClass(of: $0, workspace) == rootClass(of: id, workspace) } == true
      #expect(made.value.isEmpty == isChild, "\(workspace.path(of: id))")
      files += made.value
    }
    return files
  }

  private static func rootClass(of id: ThemeID, _ workspace: Workspace) -> String? {
    let theme = workspace.bind(id).value.theme
    return theme.rootViews.first.flatMap { theme.tree.string(.customClass, of: $0) }
  }

  @Test func `every shipped theme's View class type-checks against UIKit and Liferay Screens`() throws {
    let files = try Self.files.get()
    #expect(files.count >= 60)
    // Two rows of a form can be of one class.
    let texts = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    let said = try typeCheck(
      texts.sorted { $0.key < $1.key }.map(\.value),
      extra: "import UIKit\n@objc open class MDRadialProgressView: UIView {}")
    #expect(said == "", "\(said)")
  }

  @Test func `swift-format leaves every one of them alone`() throws {
    let files = try Self.files.get().enumerated().map { ("\($0)/\($1.name)", $1.text) }
    #expect(try changedByFormat(files) == [])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `SwiftParser has nothing against any of them`() throws {
    for file in try Self.files.get() { #expect(swiftFaults(in: file.text) == [], "\(file.name)") }
  }

  @Test func `the same theme gives the same bytes`() throws {
    let (first, second) = (try Self.files.get(), try Self.generated())
    #expect(first.map(\.text) == second.map(\.text))
  }
}
