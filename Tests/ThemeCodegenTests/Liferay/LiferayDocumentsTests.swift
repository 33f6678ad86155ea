import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeSemantics
import ThemeSource

@testable import ThemeCodegen

/// Classes that themec generates for the documents of Liferay's framework and sample apps, compared with the classes in
/// Liferay's sources, and compiled with declarations that are derived from them.
@Suite(.enabled(if: Corpus.isPresent && LiferayFacts.isPresent, "\(Corpus.absence), or \(LiferayFacts.absence)"))
struct LiferayDocumentsTests {
  @Test(arguments: eras)
  func `classes compile with Liferay Screens of both eras, and are formatted`(era: Wiring) throws {
    let facts = try LiferayFacts.shared.get()
    let library = try LiferayDocuments(LiferayDocuments.library, era: era)
    var total = 0
    for folder in [LiferayDocuments.library] + LiferayDocuments.samples.map({ [$0] }) {
      let made = try LiferayDocuments(folder, era: era)
      #expect(made.faults == [])
      let files = made.classes.enumerated().map { ("\($0)/\($1.viewClass.name).swift", $1.text) }
      #expect(try changedByFormat(files) == [], "\(made.name)")
      for (name, text) in files { #expect(swiftFault(in: text) == nil, "\(name)") }
      let output = try made.typeCheck(era, library: library.classes, facts: facts)
      #expect(output == "", "\(made.name): \(output)")
      total += made.classes.count
      print("\(era.rawValue): \(made.name): \(made.documents) documents, \(made.classes.count) classes")
    }
    #expect(total >= 60)
  }

  @Test func `superclasses are those of Liferay's classes, without Swift`() throws {
    try compareSuperclasses(swift: [])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `superclasses are those of Liferay's classes, with Swift`() throws {
    let facts = try LiferayFacts.shared.get()
    let folder = try TemporaryFolder()
    let declarations = facts.superclasses.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }.map { name, known in
      "open class \(name): \(known.first ?? "UIView") {}\n"
    }
    try folder.write("Classes.swift", "import LiferayScreens\nimport UIKit\n\n" + declarations.joined())
    // The folder is removed with its object.
    try withExtendedLifetime(folder) { try compareSuperclasses(swift: [folder.path], allowed: 0) }
  }

  private func compareSuperclasses(swift: [String], allowed: Double = 0.02) throws {
    let facts = try LiferayFacts.shared.get()
    var compared = 0
    var faults: [String] = []
    for folder in [LiferayDocuments.library] + LiferayDocuments.samples.map({ [$0] }) {
      for made in try LiferayDocuments(folder, swift: swift).classes {
        guard let known = facts.superclasses[made.viewClass.name] else { continue }
        compared += 1
        if !known.contains(made.viewClass.superclass) {
          faults.append("\(made.path): \(made.viewClass.name): \(made.viewClass.superclass), not \(known.sorted())")
        }
      }
    }
    print("\(compared) superclasses, \(faults.count) differ\n\(faults.joined(separator: "\n"))")
    #expect(compared >= 60)
    #expect(Double(faults.count) <= allowed * Double(compared), "\(faults)")
  }

  @Test func `classes have the members of Liferay's classes, and none that neither these nor the documents have`()
    throws
  {
    let facts = try LiferayFacts.shared.get()
    let known = Dictionary((facts.classes + facts.samples).map { ($0.name, [$0]) }, uniquingKeysWith: +)
    var (members, connected) = (0, 0)
    var faults: [String] = []
    for folder in [LiferayDocuments.library] + LiferayDocuments.samples.map({ [$0] }) {
      for made in try LiferayDocuments(folder).classes {
        guard let real = known[made.viewClass.name] else { continue }
        let outlets = Set(real.flatMap(\.outlets).map(\.name))
        let actions = Set(real.flatMap(\.actions))
        let own = Set(made.viewClass.outlets.map(\.key) + made.viewClass.actions.map(\.selector))
        members += own.count
        faults += own.subtracting(outlets).subtracting(actions).subtracting(made.connected).sorted().map {
          "\(made.path): \($0) is invented"
        }
        let wanted = made.connected.intersection(outlets.union(actions))
        connected += wanted.count
        faults += wanted.subtracting(own).sorted().map { "\(made.path): \($0) is missing" }
      }
    }
    print(
      "\(members) members, \(connected) of Liferay's classes, faults: \(faults.count)\n\(faults.joined(separator: "\n"))"
    )
    #expect(members >= 100 && connected >= 100)
    #expect(faults == [])
  }

  @Test func `the stubs are derived from the facts`() throws {
    let folder = Corpus.root.deletingLastPathComponent().appendingPathComponent("facts")
    let script = repository.appendingPathComponent(".ci/liferay_stubs.py").path
    let result = try run("python3", [script, "--check", folder.path])
    #expect(result.status == 0, "\(result.output)")
  }
}
