import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

private let schema = repository.appendingPathComponent("Schemas/theme.rng")
private let xmllint = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Files that xmllint reports as invalid, by the names in its output.
private func invalid(_ paths: [String], _ schema: URL = schema) throws -> [String] {
  guard let xmllint, !paths.isEmpty else { return [] }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: xmllint)
  process.arguments = ["--noout", "--relaxng", schema.path] + paths
  let output = Pipe()
  process.standardError = output
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasSuffix(" validates") }
    .map(String.init)
}

struct ThemeSchemaTests {
  @Test func `the schema in the repository is generated from the current vocabulary`() throws {
    #expect(try String(contentsOf: schema, encoding: .utf8) == themeSchema())
  }

  @Test(.enabled(if: xmllint != nil && Corpus.isPresent, "xmllint is missing, or \(Corpus.absence)"))
  func `xmllint accepts every Liferay file`() throws {
    let paths = Corpus.files.map(\.path).filter { $0.hasPrefix("liferay__") }
    #expect(paths.count >= 60)
    #expect(try invalid(paths.map { Corpus.root.appendingPathComponent($0).path }) == [])
  }

  @Test(.enabled(if: xmllint != nil, "needs xmllint"))
  func `xmllint accepts every shipped theme`() throws {
    let folder = repository.appendingPathComponent("Themes")
    let paths = files(below: folder, endings: [".xml"])
    #expect(!paths.isEmpty)
    #expect(try invalid(paths.map { folder.appendingPathComponent($0).path }) == [])
  }

  @Test(.enabled(if: xmllint != nil, "needs xmllint"))
  func `xmllint accepts every shipped descriptor`() throws {
    let folder = repository.appendingPathComponent("Schemas")
    let paths = files(below: folder, endings: ["Model.xml", "Type.xml", "View.xml"])
    #expect(paths.count >= 20)
    let schema = folder.appendingPathComponent("view-model.rng")
    #expect(try invalid(paths.map { folder.appendingPathComponent($0).path }, schema) == [])
  }

  @Test(
    .enabled(if: xmllint != nil, "needs xmllint"),
    arguments: [
      "<document><objects><vew/></objects></document>",
      "<document><objects><view hidden=\"true\"/></objects></document>",
      "<document><objects><label><subviews/></label></objects></document>",
      "<document><objects><view alpha=\"0,5\"/></objects></document>",
      "<document><objects><label textAlignment=\"middle\"/></objects></document>",
      "<document><objects><remove/></objects></document>", "<plist/>",
      "<themeSet><resources/></themeSet>", "<themeSet name=\"A\"><objects/></themeSet>",
      "<themeSet name=\"A\"><resources><namedColor name=\"a\" appearance=\"gray\"/></resources></themeSet>",
    ])
  func `xmllint and the parser refuse the same faults`(text: String) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("themec-\(UUID().uuidString).xml")
    try text.write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(try !invalid([path.path]).isEmpty)
    #expect(!parse(source(text)).diagnostics.isEmpty)
  }
}
