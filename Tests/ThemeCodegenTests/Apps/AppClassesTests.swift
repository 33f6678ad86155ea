import Foundation
import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Classes for the XIBs and storyboards of other apps. The Swift compiler checks them against modules that declare the
/// names in the documents.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct AppClassesTests {
  /// Totals of the documents of one kind.
  struct Figures {
    var documents = 0
    var withoutClass = 0
    var classes = 0
    var outlets = 0
    var actions = 0
    var faults: [String] = []
  }

  /// An app's classes and their required modules.
  struct App {
    var name: String
    var classes: [AppClass] = []
    var modules = AppModules()
  }

  /// The folders of the corpus, without Liferay's. Another test checks Liferay's against its sources.
  private var folders: [String] {
    Set(Corpus.paths.compactMap { $0.split(separator: "/").first.map(String.init) })
      .filter { !$0.hasPrefix("liferay__") }.sorted()
  }

  private func kind(of id: ThemeID, in linked: LinkedThemes) -> String {
    let tree = linked.bound(id).value.theme.tree
    if linked.document(id)?.format == .storyboard { return "storyboard" }
    if linked.graph[id].role == .theme, linked.isScreenletTheme(id) { return "theme" }
    guard let root = linked.bound(id).value.theme.rootViews.first else { return "XIB without a view" }
    switch tree.kind(of: root) {
    case .tableViewCell: return "table cell"
    case .collectionViewCell, .collectionReusableView: return "collection cell"
    default:
      let owner = tree.nodes(.placeholder).first { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }
      return owner.flatMap { tree.string(.customClass, of: $0) } == nil ? "view" : "view with an owner"
    }
  }

  private func generate(_ folder: String, _ figures: inout [String: Figures]) throws -> App {
    var app = App(name: folder)
    var project = TestProject()
    project.inputs = [Corpus.root.appendingPathComponent(folder).path]
    let linked = project.themes
    let documents = linked.selection.filter {
      [.xib, .storyboard].contains(linked.document($0)?.format)
    }
    for (index, id) in documents.enumerated() {
      let tree = linked.bound(id).value.theme.tree
      app.modules.add(tree)
      guard isThorough || index.isMultiple(of: 12) else { continue }
      let kind = kind(of: id, in: linked)
      let path = linked.path(of: id)
      let made = linked.viewClasses(of: id)
      let files = try linked.render(made.value, ViewClassTemplate())
      figures[kind, default: Figures()].documents += 1
      if made.value.isEmpty { figures[kind]?.withoutClass += 1 }
      figures[kind]?.classes += made.value.count
      figures[kind]?.outlets += made.value.reduce(0) { $0 + $1.outlets.count }
      figures[kind]?.actions += made.value.reduce(0) { $0 + $1.actions.count }
      let errors = (made.diagnostics + files.diagnostics).filter {
        $0.severity == .error && $0.code.group == "generate"
      }
      figures[kind]?.faults += errors.map { "\(path): \($0.message)" }
      for file in files.value {
        let object = tree.all.first { tree.string(.customClass, of: $0) == file.className }
        app.classes.append(
          AppClass(
            document: path, kind: kind, name: file.className,
            module: object.flatMap { tree.string(.customModule, of: $0) }, text: file.text))
      }
    }
    return app
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `classes generated for other apps compile and are formatted`() throws {
    var figures: [String: Figures] = [:]
    let compiler = try StubCompiler.shared.get()
    for folder in folders {
      let app = try generate(folder, &figures)
      var files: [(name: String, text: String)] = []
      for (index, made) in app.classes.enumerated() { files.append(("\(index)/\(made.name).swift", made.text)) }
      #expect(try changedByFormat(files) == [], "\(folder)")
      let faults = try app.faults(compiler)
      #expect(faults == [], "\(folder):\n\(faults.joined(separator: "\n"))")
    }
    for (kind, found) in figures.sorted(by: { $0.key < $1.key }) {
      print(
        "\(kind): \(found.documents) documents, \(found.withoutClass) need no class, \(found.classes) classes with "
          + "\(found.outlets) outlets and \(found.actions) actions, \(found.faults.count) faults")
    }
    #expect(figures.values.flatMap(\.faults) == [])
  }
}

extension AppClassesTests.App {
  /// Returns the compiler's errors in the classes, without their source excerpts.
  func faults(_ compiler: StubCompiler) throws -> [String] {
    let modules = try TemporaryFolder()
    for (name, source) in self.modules.foreign where !StubCompiler.modules.contains(name) {
      try compiler.compile(name, [source], into: modules)
    }
    var faults: [String] = []
    for group in classes.compiledTogether {
      let declared = Set(group.classes.map(\.name))
      let stubs = self.modules.classes(in: group.module, besides: declared)
      let said = try compiler.check(group.classes.map(\.text) + [stubs], modules: modules)
      faults += said.isEmpty ? [] : located(in: group.classes, said)
    }
    return faults
  }

  /// Returns each error with its line of a class, or the entire output if no error has one.
  private func located(in classes: [AppClass], _ said: String) -> [String] {
    let errors = said.matches(of: /Source(\d+)\.swift:(\d+):\d+: error: (.*)/).compactMap { match -> String? in
      guard let index = Int(match.1), let line = Int(match.2), classes.indices.contains(index) else { return nil }
      let lines = classes[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.indices.contains(line - 1) else { return nil }
      return "\(classes[index].document): \(lines[line - 1]): \(match.3)"
    }
    return errors.isEmpty ? [said] : errors
  }
}
