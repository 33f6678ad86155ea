import Foundation
import Screenlets
import Testing

@Suite struct CacheManagerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")

  private func files() -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return all.filter { $0.pathExtension == "entry" }
  }

  @Test func `a value is read by another manager of the folder, with its attributes`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = CacheManager(folder: folder)
    #expect(await written.getString(collection: "Notes", key: "1") == nil)
    try await written.setClean(
      collection: "Notes", key: "1", value: "Grüße\n", attributes: ["groupId": 20_143, "name": "a"])
    let read = CacheManager(folder: folder)
    let found = await read.getAnyWithAttributes(collection: "Notes", key: "1", as: String.self)
    #expect(found?.value == "Grüße\n")
    #expect(found?.attributes == ["groupId": 20_143, "name": "a"])
    #expect(await read.getMetadata(collection: "Notes", key: "1")?.synchronized != nil)
    #expect(await read.getSome(collection: "Notes", keys: ["1", "2"], as: String.self) == ["Grüße\n", nil])
    #expect(await read.takeProblems().isEmpty)
  }

  @Test(arguments: [
    "", "..", "../../etc/passwd", "a/b", "a\0b", "Key", "key", "ключ", String(repeating: "k", count: 5000),
    String(repeating: "k", count: 5000) + "2", "~", "%2e",
  ])
  func `any text is a key, and its file is inside of the folder`(key: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    try await cache.setClean(collection: key, key: "other", value: "another")
    try await cache.setClean(collection: key, key: key, value: key)
    #expect(await cache.getString(collection: key, key: key) == key)
    #expect(await cache.getString(collection: key, key: "other") == "another")
    let paths = files().map { $0.resolvingSymlinksInPath().path }
    #expect(paths.count == (key == "other" ? 1 : 2))
    #expect(paths.allSatisfy { $0.hasPrefix(folder.resolvingSymlinksInPath().path + "/") })
  }

  @Test func `keys that differ in case are two entries`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    for key in ["Key", "key", "KEY"] { try await cache.setClean(collection: "c", key: key, value: key) }
    for key in ["Key", "key", "KEY"] { #expect(await cache.getString(collection: "c", key: key) == key) }
    #expect(Set(files().map { $0.lastPathComponent.lowercased() }).count == 3)
  }

  @Test(arguments: 0..<40)
  func `a damaged file counts as missing and is reported`(seed: Int) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    try await cache.setClean(collection: "Notes", key: "1", value: Array(0..<50))
    let file = try #require(files().first)
    var bytes = try Array(Data(contentsOf: file))
    // Every other seed cuts the file, the others change a byte.
    let position = seed * 7919 % bytes.count
    if seed.isMultiple(of: 2) { bytes.removeLast(bytes.count - position) } else { bytes[position] ^= 1 }
    try Data(bytes).write(to: file)
    #expect(await cache.getAny(collection: "Notes", key: "1", as: [Int].self) == nil)
    #expect(await cache.takeProblems().contains { $0.contains("damaged") })
    #expect(await cache.takeProblems().isEmpty)
    try await cache.setClean(collection: "Notes", key: "1", value: [7])
    #expect(await cache.getAny(collection: "Notes", key: "1", as: [Int].self) == [7])
  }

  @Test func `a value of another type counts as missing and is reported`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    try await cache.setClean(collection: "Notes", key: "1", value: "text")
    #expect(await cache.getAny(collection: "Notes", key: "1", as: [Int].self) == nil)
    #expect(await cache.takeProblems().contains { $0.contains("another type") })
  }

  @Test func `only the owner can read the files, and no temporary file stays`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    for number in 0..<20 { try await cache.setClean(collection: "c", key: "same", value: number) }
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o700)
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    #expect(all.filter { !$0.hasDirectoryPath }.count == 1)
  }

  @Test func `values that the server does not have are listed until they are clean`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    try await cache.setDirty(collection: "Notes", key: "b", value: "B", attributes: ["folderId": 7])
    try await cache.setDirty(collection: "Notes", key: "a", value: "A")
    try await cache.setClean(collection: "Notes", key: "c", value: "C")
    #expect(await cache.countPendingToSync() == 2)
    #expect(await cache.pendingToSync().map(\.key.key) == ["a", "b"])
    #expect(await cache.pendingToSync().last?.attributes == ["folderId": 7])
    try await cache.setClean(collection: "Notes", key: "a", attributes: [:])
    #expect(await cache.pendingToSync().map(\.key.key) == ["b"])
    #expect(await cache.getString(collection: "Notes", key: "a") == "A")
  }

  @Test func `entries are removed alone, with their collection, and all`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = CacheManager(folder: folder)
    for collection in ["a", "b"] {
      for key in ["1", "2"] { try await cache.setClean(collection: collection, key: key, value: key) }
    }
    try await cache.remove(collection: "a", key: "1")
    try await cache.remove(collection: "a", key: "missing")
    #expect(await cache.getSome(collection: "a", keys: ["1", "2"], as: String.self) == [nil, "2"])
    try await cache.remove(collection: "a")
    #expect(await cache.getString(collection: "a", key: "2") == nil)
    #expect(await cache.getString(collection: "b", key: "2") == "2")
    try await cache.removeAll()
    #expect(await cache.getString(collection: "b", key: "2") == nil)
  }

  @Test func `a folder that cannot be written is an error with its path`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let cache = CacheManager(folder: folder)
    await #expect(throws: CacheError.self) { try await cache.setClean(collection: "c", key: "k", value: 1) }
    await #expect(throws: CacheError.self) {
      try await cache.setClean(collection: "c", key: "k", value: String(repeating: "x", count: 17 << 20))
    }
  }
}
