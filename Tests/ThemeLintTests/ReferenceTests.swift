import Foundation
import Testing
import ThemeCompiler

@testable import ThemeLint

/// The catalogue of rules against the sources and against its own examples.
struct ReferenceTests {
  @Test(arguments: ruleReference)
  func `a flagged example reports its rule and nothing else, with the fix that is documented`(
    _ entry: RuleEntry
  ) async throws {
    #expect(!entry.documentation.flagged.isEmpty)
    var safeties: Set<Fix.Safety> = []
    for example in entry.documentation.flagged {
      let found = try await findings(in: example, entry.isOnByDefault ? LintSettings() : enabling(entry.code))
      let (own, others) = (found.filter { $0.code == entry.code }, found.filter { $0.code != entry.code })
      #expect(!own.isEmpty)
      #expect(others.map { "\($0.code): \($0.message)" } == [])
      if entry.isOnByDefault { #expect(own.contains { $0.severity == entry.severity }) }
      safeties.formUnion(own.flatMap(\.fixes).map(\.safety))
    }
    // What is only suggested is nothing that lint does.
    safeties.remove(.displayOnly)
    #expect(safeties == Set(entry.documentation.fix.map { [$0.safety] } ?? []))
  }

  @Test(arguments: ruleReference)
  func `an accepted example is accepted by all rules`(_ entry: RuleEntry) async throws {
    #expect(!entry.documentation.accepted.isEmpty)
    for example in entry.documentation.accepted {
      let found = try await findings(in: example, entry.isOnByDefault ? LintSettings() : enabling(entry.code))
      #expect(found.map { "\($0.code): \($0.message)" } == [])
    }
  }

  @Test(arguments: ruleReference)
  func `summaries and reasons are sentences`(_ entry: RuleEntry) {
    let documentation = entry.documentation
    #expect(documentation.summary.hasPrefix("Finds "), "\(entry.code)")
    for text in [documentation.summary, documentation.why] + (documentation.fix.map { [$0.summary] } ?? []) {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(entry.code): \(text)")
    }
  }

  @Test func `the catalogue and the notices have every code that the sources report, and the catalogue no other`()
    throws
  {
    var written: Set<String> = []
    for file in try swiftFiles(below: "Sources") where !file.path.contains("/ThemeLint/Stages/") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
        for match in line.matches(of: #/"((?:syntax|naming|theme|model|layout|a11y|text|style|lint)\/[a-z0-9-]+)"/#) {
          written.insert(String(match.1))
        }
      }
    }
    #expect(written.count > 40)
    #expect(Set(ruleCodes).subtracting(written).sorted() == [], "in the catalogue only")
    let documented = Set(ruleCodes).union(notices.map(\.code.rawValue))
    #expect(written.subtracting(documented).sorted() == [], "reported without documentation")
    #expect(Set(ruleCodes).count == ruleCodes.count)
  }

  @Test func `every rule is a file in Rules, named after its type`() throws {
    let files = try swiftFiles(below: "Sources/ThemeLint/Rules").map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(files) == Set(allRules.map { "\($0)" }))
    let codes = allRules.map { $0.code.rawValue }
    #expect(codes == codes.sorted())
  }

  private func swiftFiles(below folder: String) throws -> [URL] {
    let walker = FileManager.default.enumerator(
      at: packageRoot.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var result: [URL] = []
    while let url = walker?.nextObject() as? URL {
      if url.pathExtension == "swift" { result.append(url) }
    }
    return result.sorted { $0.path < $1.path }
  }
}
