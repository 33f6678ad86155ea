import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Classes for all XIBs and storyboards of real apps that need one.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusClassesTests {
  /// Totals of the documents of one kind.
  struct Figures {
    var files = 0
    var generated = 0
    var classes = 0
    /// Documents without a custom class, and Child themes.
    var needNone = 0
    var refused: [String] = []
  }

  private func themes(of folders: [String]) -> LinkedThemes {
    var project = TestProject()
    project.inputs = folders.map { Corpus.root.appendingPathComponent($0).path }
    return project.themes
  }

  private func kind(of id: ThemeID, in linked: LinkedThemes) -> String {
    if linked.document(id)?.format == .storyboard { return "storyboard" }
    let summary = linked.graph[id]
    let isTheme = summary.role == .theme && linked.isScreenletTheme(id)
    return isTheme ? linked.graph.kind(of: id)?.rawValue ?? "theme" : "part or plain XIB"
  }

  @Test func `every document that needs a class can be generated`() throws {
    let folders = Set(Corpus.paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted().sampled(
      every: 3)
    var figures: [String: Figures] = [:]
    for folder in folders {
      let linked = themes(of: [folder])
      for id in linked.selection {
        guard let format = linked.document(id)?.format, format == .xib || format == .storyboard else { continue }
        let kind = kind(of: id, in: linked)
        let made = try linked.generateViews(of: id, template: ViewClassTemplate())
        let errors = made.diagnostics.filter { $0.severity == .error && $0.code.group == "generate" }
        figures[kind, default: Figures()].files += 1
        figures[kind]?.classes += made.value.count
        if !errors.isEmpty {
          figures[kind]?.refused.append("\(linked.path(of: id)): \(errors.map(\.message))")
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
    #expect(figures.values.reduce(0) { $0 + $1.files } > trials(100, of: 700))
  }

  @Test(.enabled(if: LiferayFacts.isPresent, "\(LiferayFacts.absence)"))
  func `Liferay's classes get every outlet and action that their sources declare`() throws {
    let facts = try LiferayFacts.shared.get()
    let linked = themes(of: ["liferay__liferay-screens", "liferay__flat7"])
    // The samples declare a class twice, in two modules.
    var made: [String: [ViewClass]] = [:]
    var connected: [String: Set<String>] = [:]
    for id in linked.selection where linked.document(id)?.format == .xib {
      for viewClass in linked.viewClasses(of: id).value { made[viewClass.name, default: []].append(viewClass) }
      for (name, member) in connections(in: linked.bound(id).value.theme.tree) {
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

  /// Returns the outlets of classes and the actions sent to them.
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
