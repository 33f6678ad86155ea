import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

private let schema = repository.appendingPathComponent("Schemas/theme.rng")
private let xmllint = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Files that xmllint reports as invalid, by their names in its output.
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

  /// The schema and the validation are generated from one vocabulary, so themes with one changed name or value must be
  /// valid for both or for neither.
  @Test(.enabled(if: xmllint != nil, "needs xmllint"))
  func `xmllint and the parser judge changed themes alike`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var refused: Set<String> = []
    var paths: [String] = []
    for seed in 0..<trials(120, of: 1_000) {
      var numbers = SeededNumbers(seed: UInt64(seed))
      let theme = AgreementTests.themes[numbers.below(AgreementTests.themes.count)]
      let bytes = changedTheme(theme, &numbers)
      let path = folder.appendingPathComponent("\(seed).xml")
      try Data(bytes).write(to: path)
      paths.append(path.path)
      let codes = parse(source(bytes)).diagnostics.map(\.code.rawValue)
      if !vocabularyCodes.isDisjoint(with: codes) { refused.insert("\(seed)") }
    }
    let lines = try invalid(paths).filter { $0.hasSuffix(" fails to validate") }
    let invalidSeeds = Set(
      lines.compactMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) })
    #expect((trials(24, of: 200)...trials(96, of: 800)).contains(refused.count), "\(refused.count)")
    #expect(
      refused.symmetricDifference(invalidSeeds) == [], "only the parser: \(refused.subtracting(invalidSeeds).sorted())")
  }
}

/// The codes of problems that a grammar can describe.
private let vocabularyCodes: Set = [
  "syntax/bad-value", "syntax/illegal-child", "syntax/unknown-attribute", "syntax/unknown-element",
]

/// A theme with another name of an element or attribute, or another value.
private func changedTheme(_ theme: SourceFile, _ numbers: inout SeededNumbers) -> [UInt8] {
  let tree = parse(theme).value.tree
  // The schema allows any attribute of the document element.
  let node = tree.nodes[1 + numbers.below(tree.nodes.count - 1)]
  let other = tree.nodes[numbers.below(tree.nodes.count)]
  let attributes = Array(tree.attributes(of: node.id))
  var bytes = theme.bytes
  func replace(_ range: SourceRange, _ text: String) { bytes.replaceSubrange(range.offsets, with: Array(text.utf8)) }
  switch numbers.below(4) {
  case 0:
    let name = ["vieww", "label", other.name][numbers.below(3)]
    let whole = node.span.range
    let end = "</\(node.name)>"
    if file(theme, hasSuffix: end, whole) {
      let start = Int(whole.end) - end.utf8.count + 2
      replace(SourceRange(start..<start + node.name.utf8.count), name)
    }
    replace(node.nameRange, name)
  case 1 where !attributes.isEmpty:
    let names = ["textt", "text", "hidden", "key"]
    let attribute = attributes[numbers.below(attributes.count)]
    let name = names[numbers.below(names.count)]
    if !attributes.contains(where: { $0.writtenName == name }) { replace(attribute.nameRange, name) }
  case 2 where !attributes.isEmpty:
    let values = ["YES", "true", "12.5", "0x10", "center", "", "infinite", "a b", "1:2"]
    replace(attributes[numbers.below(attributes.count)].valueRange, values[numbers.below(values.count)])
  default:
    let place = Int(node.startTagEnd)
    // Repeated keys are not part of the grammar.
    if bytes[place - 2] != UInt8(ascii: "/"), tree.attributes(of: other.id).allSatisfy({ $0.writtenName != "key" }) {
      bytes.insert(contentsOf: theme.bytes[other.span.range.offsets], at: place)
    }
  }
  return bytes
}

private func file(_ file: SourceFile, hasSuffix end: String, _ range: SourceRange) -> Bool {
  file.bytes[range.offsets].suffix(end.utf8.count).elementsEqual(end.utf8)
}
