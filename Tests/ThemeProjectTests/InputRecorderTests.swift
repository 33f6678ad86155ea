import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeProject

/// Accesses to the file system that a recorder notes, and the changes that it detects.
struct InputRecorderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["a.xib": "one", "deep/b.xib": "two", "deep/c.txt": ""]) }

  private func recorded(_ body: () throws -> Void) rethrows -> [RecordedInput]? {
    let recorder = InputRecorder()
    try InputRecorder.$current.withValue(recorder, operation: body)
    return recorder.inputs
  }

  /// A time at which no stamp of the test is too young to be trusted.
  private var later: Int64 { FileStamp.now + 10_000_000_000 }

  @Test func `listed folders, read files and tested paths are checked again`() throws {
    let inputs = try #require(
      try recorded {
        _ = Discovery().files(in: [folder.path])
        _ = try SourceProvider().read(folder("a.xib"))
        _ = DiskFileSystem().exists(folder(".themec.yml"))
      })
    #expect(inputs.count { $0.kind == .listing } == 2)
    #expect(try !inputs.verified(since: later).isRenewed)
    // Other files may change.
    try folder.write("deep/b.xib", "2")
    #expect(throws: Never.self) { try inputs.verified(since: later) }
    let changes: [() throws -> Void] = [
      { try folder.write(".themec.yml", "") },
      { try folder.write("deep/new.xib", "") },
      { try FileManager.default.removeItem(atPath: folder("deep/c.txt")) },
      { try FileManager.default.removeItem(atPath: folder("deep")) },
    ]
    let undo: [() throws -> Void] = [
      { try FileManager.default.removeItem(atPath: folder(".themec.yml")) },
      { try FileManager.default.removeItem(atPath: folder("deep/new.xib")) }, { try folder.write("deep/c.txt", "") },
      {},
    ]
    for (change, undo) in zip(changes, undo) {
      try change()
      #expect(throws: OtherFiles.self) { try inputs.verified(since: later) }
      try undo()
    }
  }

  @Test func `edited files are told from unchanged inputs`() throws {
    let inputs = try #require(
      try recorded {
        _ = try SourceProvider().read(folder("a.xib"))
        _ = try SourceProvider().read(folder("deep/b.xib"))
        _ = DiskFileSystem().exists(folder(".themec.yml"))
      })
    for text in ["One", "longer"] {
      try folder.write("a.xib", text)
      let verified = try inputs.verified(since: later)
      #expect(verified.edited.map(\.path) == [folder("a.xib")])
      #expect(verified.edited.first?.hash == ContentHash(Array("one".utf8)))
      #expect(verified.same.count == 2)
    }
    // A folder in place of a file is no edit.
    try FileManager.default.removeItem(atPath: folder("a.xib"))
    try FileManager.default.createDirectory(atPath: folder("a.xib"), withIntermediateDirectories: false)
    #expect(throws: OtherFiles.self) { try inputs.verified(since: later) }
  }

  /// Without a listing of the folder, which would change too.
  @Test func `paths that were only tested for existence are checked again`() throws {
    let missing = try #require(recorded { _ = DiskFileSystem().exists(folder(".themec.yml")) })
    let file = try #require(recorded { _ = DiskFileSystem().exists(folder("a.xib")) })
    let inner = try #require(recorded { _ = DiskFileSystem().isFolder(folder("deep")) })
    #expect(missing.map(\.kind) == [.missing] && file.map(\.kind) == [.presentFile])
    #expect(inner.map(\.kind) == [.presentFolder])
    for inputs in [missing, file, inner] { _ = try inputs.verified(since: later) }
    try folder.write(".themec.yml", "")
    #expect(throws: OtherFiles.self) { try missing.verified(since: later) }
    try FileManager.default.removeItem(atPath: folder("a.xib"))
    #expect(throws: OtherFiles.self) { try file.verified(since: later) }
    try FileManager.default.createDirectory(atPath: folder("a.xib"), withIntermediateDirectories: false)
    #expect(throws: OtherFiles.self) { try file.verified(since: later) }
    try FileManager.default.removeItem(atPath: folder("deep"))
    try folder.write("deep", "")
    #expect(throws: OtherFiles.self) { try inner.verified(since: later) }
  }

  @Test func `a folder in which other names appear meanwhile is recorded once`() throws {
    let recorder = InputRecorder()
    func list() { InputRecorder.$current.withValue(recorder) { _ = Project.find(for: folder("deep")) } }
    list()
    try folder.write("note.txt", "")
    list()
    let inputs = try #require(recorder.inputs)
    #expect(throws: Never.self) { try inputs.verified(since: later) }
    // The folder has other marks than before.
    try folder.write("project.yml", "")
    list()
    #expect(recorder.inputs == nil)
  }

  @Test func `other names in the folders above a project may change`() throws {
    let inputs = try #require(
      recorded { _ = Project.find(for: folder("deep"), fileSystem: DiskFileSystem(listing: FolderCache())) })
    try folder.write("note.txt", "")
    #expect(try inputs.verified(since: later).edited.isEmpty)
    for mark in ["App.xcodeproj", "project.yml", ".themec.yml", "theme-set.xml"] {
      try folder.write(mark, "")
      #expect(throws: OtherFiles.self) { try inputs.verified(since: later) }
      try FileManager.default.removeItem(atPath: folder(mark))
    }
    #expect(throws: Never.self) { try inputs.verified(since: later) }
  }

  @Test func `a file with another stamp and the same content is the same`() throws {
    let inputs = try #require(try recorded { _ = try SourceProvider().read(folder("a.xib")) })
    try FileManager.default.removeItem(atPath: folder("a.xib"))
    try folder.write("a.xib", "one")
    let verified = try inputs.verified(since: later)
    #expect(verified.isRenewed)
    #expect(try !verified.same.verified(since: later).isRenewed)
  }

  @Test func `a file that was changed just before it was read is read again`() throws {
    let inputs = try #require(try recorded { _ = try SourceProvider().read(folder("a.xib")) })
    #expect(try inputs.verified(since: FileStamp.now).isRenewed)
  }

  @Test func `inputs that cannot be checked again are not recorded`() throws {
    try folder.link("link.xib", to: folder("a.xib"))
    #expect(recorded { _ = Discovery().files(in: [folder.path]) } == nil)
    #expect(recorded { _ = try? SourceProvider().read(folder.path) } == nil)
  }

  @Test func `hashes of different contents differ`() {
    let words: [[UInt8]] = [[], [0], [0, 0], [1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 16)]
    var all = words + (0..<64).map { bit in (0..<24).map { UInt8($0 == bit / 8 ? 1 << (bit % 8) : 0) } }
    all += (0..<24).map { length in Array("abcdefghijklmnopqrstuvwx".utf8.prefix(length + 1)) }
    #expect(Set(all.map { ContentHash($0).rawValue }).count == Set(all).count)
  }
}
