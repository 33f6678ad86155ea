import Foundation
import LintRules
import SwiftSources
import TestSupport
import Testing
import ThemeCompiler
import ThemeProject
import ThemeSource

@testable import ThemeLint

/// Compares the catalog of rules with the sources and with its examples.
struct ReferenceTests {
  @Test(arguments: lintCatalog)
  func `a flagged example reports only its rule, with the documented fix`(
    _ entry: DiagnosticDescriptor
  ) async throws {
    #expect(!entry.documentation.flagged.isEmpty)
    var safeties: Set<Fix.Safety> = []
    for example in entry.documentation.flagged where isReadable(example) {
      let found = try await diagnostics(in: example, entry.isOnByDefault ? LintSettings() : enabling(entry.code))
      let (own, others) = (found.filter { $0.code == entry.code }, found.filter { $0.code != entry.code })
      #expect(!own.isEmpty)
      #expect(others.map { "\($0.code): \($0.message)" } == [])
      if entry.isOnByDefault { #expect(own.contains { $0.severity == entry.severity }) }
      safeties.formUnion(own.flatMap(\.fixes).map(\.safety))
    }
    // Fixes that are only suggested are not applied by lint.
    safeties.remove(.displayOnly)
    guard entry.documentation.flagged.allSatisfy(isReadable) else { return }
    #expect(safeties == Set(entry.documentation.fix.map { [$0.safety] } ?? []))
  }

  @Test(arguments: lintCatalog)
  func `an accepted example is accepted by all rules`(_ entry: DiagnosticDescriptor) async throws {
    #expect(!entry.documentation.accepted.isEmpty)
    for example in entry.documentation.accepted where isReadable(example) {
      let found = try await diagnostics(in: example, entry.isOnByDefault ? LintSettings() : enabling(entry.code))
      #expect(found.map { "\($0.code): \($0.message)" } == [])
    }
  }

  @Test(arguments: lintCatalog)
  func `a summary completes 'this rule reports', and reasons are sentences`(_ entry: DiagnosticDescriptor) {
    let documentation = entry.documentation
    #expect(documentation.summary.first?.isUppercase == true && !documentation.summary.hasSuffix("."), "\(entry.code)")
    #expect(!["Finds", "Reports"].contains(documentation.summary.prefix { $0 != " " }), "\(entry.code)")
    for text in [documentation.why] + (documentation.fix.map { [$0.summary] } ?? []) {
      #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(entry.code): \(text)")
    }
  }

  @Test func `every rule is a file in Rules, named after its type`() throws {
    let files = swiftFiles(below: "Sources/LintRules/Rules").map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(files) == Set(allRules.map { "\($0)" }))
    let codes = allRules.map { $0.descriptor.code.rawValue }
    #expect(codes == codes.sorted())
  }

  /// Whether this build can read an example. Examples with Swift sources need a trait, and so do those with fonts, which
  /// Swift may register.
  private func isReadable(_ example: DiagnosticExample) -> Bool {
    readsSwift || !example.files.contains { $0.name.hasSuffix(".swift") || $0.name.hasSuffix(".ttf") }
  }

  private func swiftFiles(below folder: String) -> [URL] {
    let root = repository.appendingPathComponent(folder)
    return files(below: root, endings: [".swift"]).map { root.appendingPathComponent($0) }
  }
}
