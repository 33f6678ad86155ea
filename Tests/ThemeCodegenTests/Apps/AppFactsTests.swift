import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeCodegen

/// Declarations in the sources of some apps, in a JSON file in `THEMEC_FACTS` or in `shared/facts`.
private struct AppFacts: Decodable {
  struct Class: Decodable {
    struct Outlet: Decodable {
      var name: String
      var type: String
    }
    var name: String
    var inherits: [String]
    var outlets: [Outlet]
    var actions: [String]
  }
  struct App: Decodable {
    var app: String
    var classes: [Class]
  }
  var apps: [App]

  static let url: URL = {
    let folder = ProcessInfo.processInfo.environment["THEMEC_FACTS"].map { URL(fileURLWithPath: $0) }
    return (folder ?? repository.deletingLastPathComponent().appendingPathComponent("shared/facts"))
      .appendingPathComponent("apps.json")
  }()

  /// The apps that have documents in the corpus.
  static let known: [App] = {
    let facts = try? JSONDecoder().decode(AppFacts.self, from: Data(contentsOf: url))
    return (facts?.apps ?? []).filter {
      FileManager.default.fileExists(atPath: Corpus.root.appendingPathComponent($0.app).path)
    }
  }()
}

/// Generated classes compared with those of the apps.
@Suite(.enabled(if: !AppFacts.known.isEmpty, "the corpus has no app of whose sources there are facts"))
struct AppFactsTests {
  @Test func `generated outlets have the class that the app declares or a subclass`() throws {
    var (same, narrower, actions) = (0, 0, 0)
    var faults: [String] = []
    for app in AppFacts.known {
      let classes = ClassTable(
        superclasses: Dictionary(app.classes.compactMap { real in real.inherits.first.map { (real.name, $0) } }) {
          first, _ in first
        })
      let linked = TestProject([Corpus.root.appendingPathComponent(app.app).path]).themes
      var made: [String: [ViewClass]] = [:]
      for id in linked.selection {
        for one in linked.viewClasses(of: id).value { made[one.name, default: []].append(one) }
      }
      for real in app.classes {
        guard let generated = made[real.name] else { continue }
        for outlet in real.outlets {
          // Some outlets are not connected in any document.
          guard let own = generated.flatMap(\.outlets).first(where: { $0.key == outlet.name }) else { continue }
          let type = outlet.type.filter { !"?![] ".contains($0) }
          if own.type == type {
            same += 1
          } else if classes.isClass(own.type, subclassOf: type)
            || [own.type, type].contains(where: { !classes.isKnown($0) })
          {
            // A class of another package, or a protocol.
            narrower += 1
          } else {
            faults.append("\(app.app): \(real.name).\(outlet.name) is \(own.type), not \(outlet.type)")
          }
        }
        let declared = Set(real.actions.map { $0.prefix { $0 != "(" } })
        actions += generated.flatMap(\.actions).filter { declared.contains($0.method[...]) }.count
      }
    }
    print("\(same) outlets of the declared class, \(narrower) of a subclass or of a protocol's; \(actions) actions")
    #expect(same > 1000 && actions > 100)
    #expect(faults == [])
  }
}
