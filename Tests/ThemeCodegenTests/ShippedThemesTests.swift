import ProjectTestSupport
import SwiftSources
import Testing
import ThemeCodegen
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// Classes for all shipped themes and parts that need one, checked by other programs.
@Suite struct ShippedThemesTests {
  /// Generated once for all tests.
  private static let files = Result { try generated() }

  private static func generated(_ era: Wiring? = nil) throws -> [GeneratedFile] {
    var project = TestProject()
    project.configuration.wiring = era.flatMap { Configuration.Wiring(rawValue: $0.rawValue) }
    let linked = project.themes
    var files: [GeneratedFile] = []
    for id in linked.graph.all {
      let made = try linked.generateViews(of: id, template: ViewClassTemplate())
      let errors = made.diagnostics.filter { $0.severity > .note && $0.code.group == "generate" }
      #expect(errors.map { "\($0.code) \($0.message)" } == [], "\(linked.path(of: id))")
      // A Child theme uses its parent's class, and so does a part that only restyles its parent.
      let parent = linked.graph.parent(of: id)
      let isChild =
        linked.graph[id].role == .theme
        ? linked.graph.kind(of: id) == .child
        : parent.map { rootClass(of: $0, linked) == rootClass(of: id, linked) } == true
      #expect(made.value.isEmpty == isChild, "\(linked.path(of: id))")
      files += made.value
    }
    return files
  }

  private static func rootClass(of id: ThemeID, _ linked: LinkedThemes) -> String? {
    let theme = linked.bound(id).value.theme
    return theme.rootViews.first.flatMap { theme.tree.string(.customClass, of: $0) }
  }

  @Test(arguments: eras)
  func `View classes of all shipped themes type-check against UIKit and Liferay Screens`(era: Wiring) throws {
    let files = try Self.generated(era)
    #expect(files.count >= 60)
    // Two rows of a form can have the same class.
    let texts = Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first }
    let said = try typeCheck(texts.sorted { $0.key < $1.key }.map(\.value), extra: typesOfApps, era: era)
    #expect(said == "", "\(said)")
  }

  @Test func `swift-format does not change the classes of shipped themes`() throws {
    let files = try Self.files.get().enumerated().map { ("\($0)/\($1.name)", $1.text) }
    #expect(try changedByFormat(files) == [])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `SwiftParser accepts the classes of shipped themes`() throws {
    for file in try Self.files.get() { #expect(swiftFault(in: file.text) == nil, "\(file.name)") }
  }

  @Test func `generating the same theme twice gives the same output`() throws {
    let (first, second) = (try Self.files.get(), try Self.generated())
    #expect(first.map(\.text) == second.map(\.text))
  }
}
