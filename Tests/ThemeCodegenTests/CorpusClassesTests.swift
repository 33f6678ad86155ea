import Foundation
import ProjectTestSupport
import SwiftSources
import TestSupport
import Testing
import ThemeCompiler
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// A class for every XIB and storyboard of real apps that needs one.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusClassesTests {
  /// What came of the documents of one kind.
  struct Figures {
    var files = 0
    var generated = 0
    var classes = 0
    /// Documents without a class of their own, and Child themes.
    var needNone = 0
    var refused: [String] = []
  }

  private func workspace(of folders: [String]) -> Workspace {
    var project = TestProject()
    project.inputs = folders.map { Corpus.root.appendingPathComponent($0).path }
    return project.workspace
  }

  private func kind(of id: ThemeID, in workspace: Workspace) -> String {
    if workspace.document(id)?.format == .storyboard { return "storyboard" }
    let summary = workspace.graph[id]
    let isTheme = summary.role == .theme && workspace.isScreenletTheme(id)
    return isTheme ? workspace.graph.kind(of: id)?.rawValue ?? "theme" : "part or plain XIB"
  }

  @Test func `each document that needs a class gives one`() throws {
    let folders = Set(Corpus.paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
    var figures: [String: Figures] = [:]
    for folder in folders {
      let workspace = workspace(of: [folder])
      for id in workspace.selection {
        guard let format = workspace.document(id)?.format, format == .xib || format == .storyboard else { continue }
        let kind = kind(of: id, in: workspace)
        let made = try workspace.generateViews(of: id, template: ViewClassTemplate())
        let errors = made.diagnostics.filter { $0.severity == .error && $0.code.group == "generate" }
        figures[kind, default: Figures()].files += 1
        figures[kind]?.classes += made.value.count
        if !errors.isEmpty {
          figures[kind]?.refused.append("\(workspace.path(of: id)): \(errors.map(\.message))")
        } else if made.value.isEmpty {
          figures[kind]?.needNone += 1
        } else {
          figures[kind]?.generated += 1
        }
      }
    }
    for (kind, found) in figures.sorted(by: { $0.key < $1.key }) {
      print(
        "\(kind): \(found.files) files, \(found.generated) give \(found.classes) classes, \(found.needNone) need none, "
          + "\(found.refused.count) refused")
    }
    #expect(figures.values.flatMap(\.refused) == [])
    #expect(figures.values.reduce(0) { $0 + $1.files } > 700)
  }

  @Test(.enabled(if: LiferayFacts.isPresent, "\(LiferayFacts.absence)"))
  func `Liferay's classes have every outlet and action that their sources declare`() throws {
    let facts = try LiferayFacts.shared.get()
    let workspace = workspace(of: ["liferay__liferay-screens", "liferay__flat7"])
    // The samples have a class twice, in two modules.
    var made: [String: [ViewClass]] = [:]
    var connected: [String: Set<String>] = [:]
    for id in workspace.selection where workspace.document(id)?.format == .xib {
      for viewClass in workspace.viewClasses(of: id).value { made[viewClass.name, default: []].append(viewClass) }
      for (name, member) in connections(in: workspace.bind(id).value.theme.tree) {
        connected[name, default: []].insert(member)
      }
    }
    var members = 0
    var faults: [String] = []
    for real in facts.classes + facts.samples {
      guard let classes = made[real.name], let used = connected[real.name] else { continue }
      for outlet in real.outlets where used.contains(outlet.name) {
        members += 1
        let type = String(outlet.type.prefix { $0 != "?" && $0 != "!" })
        guard let own = classes.flatMap(\.outlets).first(where: { $0.key == outlet.name }) else {
          faults.append("\(real.name) lacks the outlet \(outlet.name)")
          continue
        }
        if own.type != type { faults.append("\(real.name).\(outlet.name) is \(own.type), not \(type)") }
      }
      for action in real.actions where used.contains(action) {
        members += 1
        if !classes.flatMap(\.actions).contains(where: { $0.selector == action }) {
          faults.append("\(real.name) lacks the action \(action)")
        }
      }
    }
    print("\(members) connected members of \(made.count) classes; \(faults.count) differ")
    #expect(faults == [])
    #expect(members >= 100)
  }

  /// The classes that Liferay has without a XIB, which others inherit from.
  private static let withoutXIB = """
    import LiferayScreens
    import UIKit

    @objc open class MDRadialProgressView: UIView {}
    @objc open class DDMFieldTableCell: UITableViewCell {}
    @objc open class DDLBaseFieldTextboxTableCell_default: DDMFieldTableCell {
      @IBOutlet open weak var textField: UITextField?
      @IBOutlet open weak var label: UILabel?
    }
    """

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `Liferay's classes are valid Swift, formatted, and of the right types`() throws {
    let workspace = workspace(of: ["liferay__liferay-screens", "liferay__flat7"])
    var made: [String: String] = [:]
    var documents = 0
    for id in workspace.selection where workspace.document(id)?.format == .xib {
      documents += 1
      for file in try workspace.generateViews(of: id, template: ViewClassTemplate()).value {
        #expect(swiftFaults(in: file.text) == [], "\(file.name)")
        made[file.name] = file.text
      }
    }
    #expect(documents == 61)
    let files = made.sorted { $0.key < $1.key }
    #expect(try changedByFormat(files.map { ($0.key, $0.value) }) == [])
    // Classes of the module LiferayScreens do not import it.
    let texts = files.map {
      $0.value.contains("import LiferayScreens") ? $0.value : "import LiferayScreens\n" + $0.value
    }
    let said = try typeCheck(texts, extra: Self.withoutXIB)
    #expect(said == "", "\(said)")
  }

  /// The outlets of classes and the actions sent to them.
  private func connections(in tree: ElementTree) -> [(className: String, member: String)] {
    let objects = ObjectIndex(tree)
    var result: [(String, String)] = []
    for node in tree.all where [.outlet, .action].contains(tree.kind(of: node)) {
      let isAction = tree.kind(of: node) == .action
      let owner =
        isAction
        ? tree.attribute(.destination, of: node).flatMap { objects[$0] }
        : tree.parent(of: node).flatMap { tree.parent(of: $0) }
      guard let name = owner.flatMap({ tree.string(.customClass, of: $0) }),
        let member = tree.string(isAction ? .selector : .property, of: node)
      else { continue }
      result.append((name, member))
    }
    return result
  }
}
