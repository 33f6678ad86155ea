import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeCompiler
import ThemeProject
import ThemeSource

@testable import ThemeLint

/// The catalog of rules against the sources and against its own examples.
struct ReferenceTests {
  @Test(arguments: lintCatalog)
  func `a flagged example reports its rule and nothing else, with the fix that is documented`(
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
    // What is only suggested is nothing that lint does.
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

  @Test func `the catalogs have every descriptor that the sources declare, each once`() throws {
    var declared: [String] = []
    for file in swiftFiles(below: "Sources") where !file.path.contains("/Sources/ThemeSource/Diagnostics/D") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/(?:DiagnosticDescriptor|[.\s]notice)\(\s*"([a-z0-9]+\/[a-z0-9-]+)"/#) {
        declared.append(String(match.1))
      }
    }
    #expect(declared.count > 100)
    #expect((lintCatalog + noticeCatalog).map(\.code.rawValue).sorted() == declared.sorted())
    #expect(Set(declared).count == declared.count)
    #expect(lintCatalog.allSatisfy { $0.kind == .lint } && noticeCatalog.allSatisfy { $0.kind == .notice })
  }

  @Test func `no source names a code outside of its declaration`() throws {
    let codes = (lintCatalog + noticeCatalog).map { "\"\($0.code)\"" }
    for file in swiftFiles(below: "Sources") where file.lastPathComponent != "EmbeddedFiles.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declared = text.matches(of: #/(?:DiagnosticDescriptor|[.\s]notice)\(\s*("[^"]+")/#).map { String($0.1) }
      var named: [String: Int] = [:]
      // A code has no quotation mark, so that it stands between one and the next.
      let parts = text.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).dropFirst()
        .dropLast()
      for part in parts { named["\"\(Substring(part))\"", default: 0] += 1 }
      let elsewhere = codes.filter { code in
        named[code, default: 0] > declared.count { $0 == code }
      }
      // Examples of suppressions and of configurations name rules.
      #expect(
        elsewhere.filter { !text.contains("ignore=\($0)") && !text.contains("[\"rules\", \($0)]") } == [],
        "\(file.path)")
    }
  }

  @Test func `every rule is a file in Rules, named after its type`() throws {
    let files = swiftFiles(below: "Sources/ThemeLint/Rules").map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(files) == Set(allRules.map { "\($0)" }))
    let codes = allRules.map { $0.descriptor.code.rawValue }
    #expect(codes == codes.sorted())
  }

  /// Whether this build can read an example: one with Swift sources needs a trait.
  private func isReadable(_ example: DiagnosticExample) -> Bool {
    readsSwift || !example.files.contains { $0.name.hasSuffix(".swift") }
  }

  private func swiftFiles(below folder: String) -> [URL] {
    let root = repository.appendingPathComponent(folder)
    return files(below: root, endings: [".swift"]).map { root.appendingPathComponent($0) }
  }
}
