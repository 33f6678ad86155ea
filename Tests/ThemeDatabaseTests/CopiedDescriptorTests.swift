import ShippedThemes
import Testing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeDatabase

/// Descriptors that a project copied from the library are read only when needed.
@Suite struct CopiedDescriptorTests {
  private func facts(_ files: [String: [UInt8]]) -> ProjectFacts {
    var contents: [String: [UInt8]] = ["p/.git": [], "p/.themec.yml": Array("schemas: [Schemas]\n".utf8)]
    for (name, bytes) in files { contents["p/Schemas/\(name)"] = bytes }
    let base = MemoryFileSystem(contents)
    return Session(Project.find(for: "p", fileSystem: base), fileSystem: base).snapshot.facts
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  @Test func `the shipped descriptors have no diagnostics`() throws {
    for file in ShippedFiles.descriptors {
      let tree = parseElements(SourceFile(id: FileID(rawValue: 1), path: file.path, bytes: file.bytes))
      let read = readDescriptor(tree.value)
      let descriptor = try #require(read.value)
      #expect((tree.diagnostics + read.diagnostics + descriptor.check(ClassTable())).isEmpty, "\(file.path)")
    }
  }

  /// A space after the document makes each file differ from the shipped one, so that it is read.
  @Test func `unchanged copies give the same catalog as files that are read`() {
    let copies = Dictionary(uniqueKeysWithValues: ShippedFiles.descriptors.map { (Self.name(of: $0.path), $0.bytes) })
    let (copied, read) = (facts(copies), facts(copies.mapValues { $0 + [0x20] }))
    #expect(copied.catalog.names == read.catalog.names && copied.catalog.names.count == copies.count)
    #expect(copied.catalog.screenlets == read.catalog.screenlets)
    for (copy, other) in zip(copied.catalog.headings, read.catalog.headings) {
      #expect(copy.span == other.span && copy.refines == other.refines && copy.screenlets == other.screenlets)
      #expect(copy.defaultTheme == other.defaultTheme)
    }
    for (copy, other) in zip(copied.catalog.descriptors, read.catalog.descriptors) {
      #expect(copy.name == other.name && copy.span == other.span)
      #expect(copy.outlets.map(\.span) == other.outlets.map(\.span))
    }
    #expect(copied.diagnostics.isEmpty && read.diagnostics.isEmpty)
    #expect(!copied.hasShippedCatalog && copied.fallbackDescriptors.isEmpty)
  }

  @Test func `a modified copy is read`() {
    let login = ShippedFiles.descriptors.first { $0.path.hasSuffix("/LoginViewModel.xml") }
    let text = login.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let changed = text.replacing("screenlets=\"Login\"", with: "screenlets=\"Login\" screnlets=\"\"")
    #expect(changed != text)
    let found = facts(["LoginViewModel.xml": Array(changed.utf8)]).diagnostics
    #expect(found.contains { $0.message.contains("unknown attribute 'screnlets'") })
  }

  @Test func `two copies of one descriptor are duplicates`() {
    guard let file = ShippedFiles.descriptors.first else { return }
    let found = facts(["A.xml": file.bytes, "B.xml": file.bytes]).diagnostics
    #expect(found.map { "\($0.code)" } == ["model/duplicate-descriptor"])
    #expect(found.first?.related.count == 1)
  }
}
