import Foundation
import TestSupport
import Testing
import ThemeLint
import ThemeSource

@testable import themec

/// The catalogs of rules and notices, compared with the sources.
struct CatalogTests {
  @Test func `notices are sorted and are not rules`() {
    let codes = noticeCatalog.map(\.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).isDisjoint(with: lintCatalog.map(\.code.rawValue)))
  }

  @Test func `the catalogs contain every descriptor of the sources once`() throws {
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
      // Codes contain no quotation marks, so each quoted code is one part.
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

  private func swiftFiles(below folder: String) -> [URL] {
    let root = repository.appendingPathComponent(folder)
    return files(below: root, endings: [".swift"]).map { root.appendingPathComponent($0) }
  }
}
