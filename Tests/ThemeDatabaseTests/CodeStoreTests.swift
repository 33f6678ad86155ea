import CodeModel
import Foundation
import SwiftSources
import TestSupport
import Testing
import ThemeProject
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

  @Test func `facts are read as they were stored`() throws {
    let folder = try TemporaryFolder()
    func store(_ version: String) -> CodeStore { CodeStore(folder: folder.path, version: version, root: "/app") }
    var stored: [CodeStore.Source] = []
    var files: [SourceFile] = []
    for (number, source) in Self.sources.enumerated() {
      let file = SourceFile(id: FileID(rawValue: UInt32(number)), path: source.path, bytes: source.bytes)
      let types = declaredTypes(in: file.bytes)
      let declared = CodeStore.Declared(names: Set(types.names), classes: types.classes.mapValues { .some($0) })
      stored.append(
        CodeStore.Source(
          path: file.path, hash: ContentHash(file.bytes),
          facts: CodeStore.facts(declared, uses: nameUses(in: file), code: readCode(file))))
      files.append(file)
    }
    store("1").store(stored, WordIndex(files.map { WordList($0.bytes) }))
    let read = store("1")
    #expect(read.count == files.count && files.count > 20)
    for file in files {
      let entry = try #require(read.entry(file.path, with: ContentHash(file.bytes)))
      #expect(read.declared(entry)?.names == Set(declaredNames(in: file.bytes)))
      // With another id than the one that it was stored with.
      let moved = SourceFile(id: FileID(rawValue: file.id.rawValue + 1_000), path: file.path, bytes: file.bytes)
      #expect(read.uses(entry, of: moved.id) == nameUses(in: moved))
      var code = readCode(moved)
      for type in code.types.indices { code.types[type].dispatch = nil }
      #expect(read.code(entry, of: moved.id, CodeBodies { readBodies(moved) }) == code, "\(file.path)")
      #expect(read.entry(file.path, with: ContentHash(file.bytes + [0])) == nil)
    }
    #expect(nameUses(in: files[0]).count >= 6 && readCode(files[0]).fault != nil)
    #expect(read.words(Array(files.indices))?.numbers(of: Array("reloadData".utf8))?.contains(0) == true)
    #expect(store("2").count == 0)
  }
}
