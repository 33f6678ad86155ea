import TestSupport
import Testing
import ThemeSource

/// Files with their ids, with bytes in memory and bytes read on request.
struct SourceMapTests {
  /// Returns the requested path, or the same with a prefix, as the bytes of a file.
  private final class Echo: SourceReader {
    private let prefix: String

    init(prefix: String = "") { self.prefix = prefix }

    func bytes(of path: String) -> [UInt8] { Array("\(prefix)\(path)".utf8) }
  }

  private func map(_ files: [(id: UInt32, path: String)]) -> SourceMap {
    var map = SourceMap()
    for file in files {
      map.insert(SourceFile(id: FileID(rawValue: file.id), path: file.path, bytes: Array(file.path.utf8)))
    }
    return map
  }

  @Test func `files are found by id, in any order of insertion`() {
    let map = map([(7, "c"), (0, "a"), (3, "b"), (7, "d"), (9, "e")])
    #expect(map.paths == ["a", "b", "d", "e"])
    #expect(map[FileID(rawValue: 7)]?.path == "d")
    #expect(map.path(of: FileID(rawValue: 3)) == "b")
    #expect(map[FileID(rawValue: 4)] == nil)
    #expect(map.nextID.rawValue == 10)
  }

  @Test func `bytes of a reader are read on request and not kept in memory`() {
    let map = map([(0, "a"), (1, "b")]).deferred(to: Echo()) { $0.rawValue == 1 }
    #expect(map.heldBytes == 1)
    #expect(map[FileID(rawValue: 0)]?.text(in: SourceRange(0..<9)) == "a")
    #expect(map[FileID(rawValue: 1)]?.text(in: SourceRange(0..<9)) == "b")
    #expect(map[FileID(rawValue: 1)]?.isChanged == false)
  }

  @Test func `bytes that differ from those of the map are not returned`() {
    let id = FileID(rawValue: 1)
    var map = map([(0, "a"), (1, "b")]).deferred(to: Echo(prefix: "new ")) { $0 == id }
    #expect(map[id]?.isChanged == true && map[id]?.bytes == [] && map[id]?.path == "b")
    #expect(map.hash(of: id) == ContentHash(Array("b".utf8)) && map.hash(of: FileID(rawValue: 9)) == nil)
    map.insert(id, path: "b", hash: nil, readBy: Echo(prefix: "new "))
    #expect(map[id]?.isChanged == false && map[id]?.text(in: SourceRange(0..<9)) == "new b")
  }

  @Test func `files of another map get new ids, or keep theirs`() {
    var first = map([(0, "a"), (5, "b")])
    let ids = first.append(contentsOf: map([(0, "c"), (5, "d")]))
    #expect(first.paths == ["a", "b", "c", "d"])
    #expect(ids == [FileID(rawValue: 0): FileID(rawValue: 6), FileID(rawValue: 5): FileID(rawValue: 7)])
    first.formUnion(map([(5, "x"), (2, "y")]))
    #expect(first.paths == ["a", "y", "b", "c", "d"])
  }

  @Test func `ranks are those of the paths by their bytes`() {
    #expect(map([(0, "b"), (1, "a-b/x"), (2, "a/x"), (3, "é")]).pathRanks == [2, 0, 1, 3])
  }

  @Test func `the order of paths is that of their bytes`() {
    var random = SeededNumbers(seed: 3)
    let parts = ["a", "b", "/", "-", "é", "e\u{301}", "日", ""]
    let paths = (0..<200).map { _ in (0..<5).map { _ in parts[random.below(parts.count)] }.joined() }
    for (a, b) in zip(paths, paths.dropFirst()) {
      #expect(a.isBefore(b) == a.utf8.lexicographicallyPrecedes(b.utf8), "\(a) \(b)")
    }
  }
}
