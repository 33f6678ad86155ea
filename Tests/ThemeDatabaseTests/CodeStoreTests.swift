import CodeModel
import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeProject
import ThemeSemantics
import ThemeSource

@testable import ThemeDatabase

/// Results that were stored and read again equal those of reading the source.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct CodeStoreTests {
  private static let loading = """
    /// A list.
    @objc(FGList) @objcMembers open class List<Row>: UIViewController, UITableViewDataSource {
      @IBOutlet private(set) weak var tableView: UITableView! { didSet { tableView.rowHeight = 44 } }
      @IBInspectable @objc(height) public var rowHeight: CGFloat = 44
      static let cell = "row", other = List.cell
      typealias Names = [String: Int]
      @IBAction fileprivate func add(_ sender: UIButton, for event: UIEvent? = nil) throws -> Bool { true }
      @IBSegueAction func detail(_ coder: NSCoder) async -> UIViewController? { nil }
      @nonobjc override class func make() {}
      func load() {
        tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: Self.cell)
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail")
        performSegue(withIdentifier: "show", sender: nil)
        _ = custom.dequeueReusableCell(withIdentifier: "row") ?? UIImage(named: names.first)
        tableView.reloadData()
      }
      func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "show" { title = "x" } }
    }
    @objc protocol Source: AnyObject { @objc optional var count: Int { get }; func row(at index: Int) -> String }
    extension List where Row: Source { var broken = }
    """

  /// The sources of the examples, and of the Screenlet run time.
  private static var sources: [(path: String, bytes: [UInt8])] {
    let paths = ["Examples", "Sources/Screenlets", "Sources/CodeModel"].flatMap { folder in
      FileManager.default.enumerator(at: repository.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
    let read = paths.map(\.path).sorted().map { ($0, Array((try? Data(contentsOf: URL(filePath: $0))) ?? Data())) }
    return [("List.swift", Array(loading.utf8))] + read
  }

  @Test func `stored facts are used while the source has the same bytes`() throws {
    let (folder, cache) = (try TemporaryFolder(["Card.swift": "class Card {}\n"]), try TemporaryFolder())
    var project = Project(root: folder.path, themePath: [folder.path])
    project.isMarked = true
    func names() -> [String] {
      let store = CodeStore(folder: cache.path, version: "1", root: folder.path)
      let session = Session(project, asking: [folder.path], store: store)
      defer { session.snapshot.storeCode() }
      return session.snapshot.facts.classes.code.names
    }
    #expect(names() == ["Card"])
    // Other facts than those of the source show that they are used.
    let bytes = Array("class Card {}\n".utf8)
    let facts = CodeStore.facts(CodeStore.Declared(names: ["Stored"]), uses: nil, code: nil)
    let source = CodeStore.Source(path: folder("Card.swift"), hash: ContentHash(bytes), facts: facts)
    let store = CodeStore(folder: cache.path, version: "1", root: folder.path)
    store.store([source], WordIndex([WordList(bytes)]), WordIndex([WordList(names: ["Stored"])]))
    #expect(names() == ["Stored"])
    try folder.write("Card.swift", "class Cord {}\n")
    #expect(names() == ["Cord"])
    #expect(names() == ["Cord"])
  }

  @Test func `a file with a source twice is read without a fault`() throws {
    let (folder, cache) = (try TemporaryFolder(["A.swift": "class A {}\n"]), try TemporaryFolder())
    let facts = CodeStore.facts(CodeStore.Declared(names: ["A"]), uses: nil, code: nil)
    let source = CodeStore.Source(
      path: folder("A.swift"), hash: ContentHash(Array("class A {}\n".utf8)), facts: facts)
    let store = CodeStore(folder: cache.path, version: "1", root: folder.path)
    let words = WordIndex([WordList([]), WordList([])])
    store.store([source, source], words, words)
    var project = Project(root: folder.path, themePath: [folder.path])
    project.isMarked = true
    let read = CodeStore(folder: cache.path, version: "1", root: folder.path)
    #expect(Session(project, asking: [folder.path], store: read).snapshot.facts.classes.code.names == ["A"])
  }

  @Test func `facts are read as they were stored`() throws {
    let folder = try TemporaryFolder()
    func store(_ version: String) -> CodeStore { CodeStore(folder: folder.path, version: version, root: "/app") }
    var stored: [CodeStore.Source] = []
    var files: [SourceFile] = []
    for (number, source) in Self.sources.enumerated() {
      let file = SourceFile(id: FileID(rawValue: UInt32(number)), path: source.path, bytes: source.bytes)
      let (code, uses) = readCodeAndNames(file)
      let types = declaredTypes(in: file.bytes)
      let declared = CodeStore.Declared(names: Set(types.names), classes: types.classes.mapValues { .some($0) })
      stored.append(
        CodeStore.Source(
          path: file.path, hash: ContentHash(file.bytes),
          facts: CodeStore.facts(declared, uses: uses, code: code)))
      files.append(file)
    }
    store("1").store(
      stored, WordIndex(files.map { WordList($0.bytes) }),
      WordIndex(files.map { WordList(names: Set(declaredTypes(in: $0.bytes).names)) }))
    let read = store("1")
    #expect(read.count == files.count && files.count > 20)
    for file in files {
      let entry = try #require(read.entry(file.path, with: ContentHash(file.bytes)))
      #expect(read.declared(entry)?.names == Set(declaredNames(in: file.bytes)))
      // With another id than the one that it was stored with.
      let moved = SourceFile(id: FileID(rawValue: file.id.rawValue + 1_000), path: file.path, bytes: file.bytes)
      var (code, uses) = readCodeAndNames(moved)
      #expect(read.uses(entry, of: moved.id) == uses)
      for type in code.types.indices { code.types[type].dispatch = nil }
      #expect(read.code(entry, of: moved.id, CodeBodies { readBodies(moved) }) == code, "\(file.path)")
      #expect(read.entry(file.path, with: ContentHash(file.bytes + [0])) == nil)
    }
    #expect(nameUses(in: files[0]).count >= 6 && readCode(files[0]).fault != nil)
    #expect(read.indexes(Array(files.indices))?.words.numbers(of: Array("reloadData".utf8))?.contains(0) == true)
    #expect(store("2").count == 0)
  }
}
