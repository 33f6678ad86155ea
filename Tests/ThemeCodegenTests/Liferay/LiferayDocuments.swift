import Foundation
import ProjectTestSupport
import TestSupport
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// The documents of Liferay's framework or of one of its sample apps, and the classes that themec generates for them.
struct LiferayDocuments {
  /// A class of a document.
  struct Made {
    var path: String
    var viewClass: ViewClass
    var text: String
    /// The outlets and actions that its document connects to objects of the class.
    var connected: Set<String>
  }

  var name: String
  private(set) var documents = 0
  private(set) var classes: [Made] = []
  private(set) var modules = AppModules()
  /// Errors of generating the classes.
  private(set) var faults: [String] = []

  /// The folders of the framework's own documents.
  static let library = ["liferay__liferay-screens/ios/Framework", "liferay__flat7"]

  /// The folders of sample apps. Those in `liferay__samples` are not in every corpus.
  static let samples: [String] = {
    let nested = ["liferay__samples/ios/Samples", "liferay__samples/xamarin/Samples"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: Corpus.root.appendingPathComponent(folder).path)
      return (names ?? []).sorted().map { "\(folder)/\($0)" }
    }
    return ["liferay__liferay-screens/ios/Samples"] + nested
  }()

  /// - Parameter swift: Swift files to read; none by default.
  init(_ folders: [String], era: Wiring? = nil, swift: [String] = []) throws {
    name = folders[0]
    var project = TestProject(folders.map { Corpus.root.appendingPathComponent($0).path })
    project.configuration.wiring = era.flatMap { Configuration.Wiring(rawValue: $0.rawValue) }
    if !swift.isEmpty { project.swift = swift }
    let linked = project.themes
    for id in linked.selection where [.xib, .storyboard].contains(linked.document(id)?.format) {
      documents += 1
      let tree = linked.bound(id).value.theme.tree
      modules.add(tree)
      let made = linked.viewClasses(of: id)
      let files = try linked.render(made.value, ViewClassTemplate())
      let errors = (made.diagnostics + files.diagnostics).filter {
        $0.severity == .error && $0.code.group == "generate"
      }
      faults += errors.map { "\(linked.path(of: id)): \($0.message)" }
      for (viewClass, file) in zip(made.value, files.value) {
        classes.append(
          Made(
            path: linked.path(of: id), viewClass: viewClass, text: file.text,
            connected: tree.connections(ofClass: viewClass.name)))
      }
    }
  }

  /// Returns the compiler's output for all classes, in rounds without duplicate names: documents for variants have
  /// classes with the same name.
  ///
  /// - Parameter library: the classes of the framework's documents, which the classes of an app extend.
  func typeCheck(_ era: Wiring, library: [Made], facts: LiferayFacts) throws -> String {
    let compiler = try StubCompiler.shared.get()
    let imported = try TemporaryFolder()
    for (name, source) in modules.foreign where !StubCompiler.modules.contains(name) {
      try compiler.compile(name, [source], into: imported)
    }
    var rounds: [[Made]] = []
    var counts: [String: Int] = [:]
    for made in classes {
      let round = counts[made.viewClass.name, default: 0]
      counts[made.viewClass.name] = round + 1
      if rounds.count == round { rounds.append([]) }
      rounds[round].append(made)
    }
    return try rounds.map { round in
      // Classes of the first round are superclasses of others.
      let declared = Set(round.map(\.viewClass.name))
      let own = round + (rounds.first ?? []).filter { !declared.contains($0.viewClass.name) }
      var names = Set(own.map(\.viewClass.name))
      let others = library.filter { names.insert($0.viewClass.name).inserted }
      let rest = facts.classesWithoutDocument(besides: names)
      names.formUnion(facts.classes.map(\.name))
      let texts = (own + others).map {
        $0.text.contains("import LiferayScreens") ? $0.text : "import LiferayScreens\n" + $0.text
      }
      let stubs = modules.classes(in: nil, besides: names.union(["DefaultTextField", "MDRadialProgressView"]))
      return try compiler.check(texts + [rest, stubs, typesOfApps], era: era, modules: imported)
    }.joined()
  }
}

extension LiferayFacts {
  /// Returns the classes of Liferay's themes that no document has, with their outlets.
  fileprivate func classesWithoutDocument(besides names: Set<String>) -> String {
    let rest = classes.filter { $0.file.contains("/Themes/") && !names.contains($0.name) }
    let declarations = rest.map { found in
      let outlets = found.outlets.map {
        "  @IBOutlet open weak var \($0.name): \($0.type.filter { $0 != "?" && $0 != "!" })?\n"
      }
      return "@objc open class \(found.name): \(found.inherits.first ?? "NSObject") {\n\(outlets.joined())}\n"
    }
    return "import LiferayScreens\nimport UIKit\n" + declarations.joined()
  }
}

extension ElementTree {
  /// The outlets of objects of a class and the actions that are sent to them.
  fileprivate func connections(ofClass name: String) -> Set<String> {
    let objects = ObjectIndex(self)
    var result: Set<String> = []
    for node in all where [.outlet, .action].contains(kind(of: node)) {
      let isAction = kind(of: node) == .action
      let owner =
        isAction
        ? attribute(.destination, of: node).flatMap { objects[$0] } : parent(of: node).flatMap { parent(of: $0) }
      if owner.flatMap({ string(.customClass, of: $0) }) == name,
        let member = string(isAction ? .selector : .property, of: node)
      {
        result.insert(member)
      }
    }
    return result
  }
}
