import Foundation
import TestSupport
import Testing

@testable import FileWatching

/// Returns a watcher's changes within `seconds`, until it was silent for 200 ms after the first change.
private func changes(of watcher: inout FileWatcher, within seconds: Double = 3) -> FileChanges {
  let end = Date() + seconds
  var quiet = end
  var all = FileChanges()
  while Date() < min(end, quiet) {
    if let descriptor = watcher.descriptor {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&request, 1, Int32(min(watcher.wakeAfter ?? 50, 50)))
    } else {
      usleep(UInt32(min(watcher.wakeAfter ?? 50, 50)) * 1000)
    }
    let changes = watcher.changes()
    if changes.isEmpty { continue }
    all.paths = Set(all.paths).union(changes.paths).sorted()
    all.needsRescan = all.needsRescan || changes.needsRescan
    quiet = Date() + (watcher.isPolling ? 0.7 : 0.2)
  }
  return all
}

/// What a watcher reports at once after a file was written.
///
/// A process that another test starts just then has the file open too, until it runs its own program. Then the file is closed
/// later, and is written again.
private func changesAtOnce(of watcher: inout FileWatcher, after write: () throws -> Void) throws -> FileChanges {
  for _ in 0..<20 {
    try write()
    let found = watcher.changes()
    if !found.isEmpty { return found }
    _ = changes(of: &watcher)
  }
  return FileChanges()
}

@Suite(.serialized) struct FileWatcherTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: root + "/" + name, atomically: false, encoding: .utf8)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
  }

  private func move(_ name: String, _ other: String) {
    #expect(unsafe rename(root + "/" + name, root + "/" + other) == 0)
  }

  @Test(arguments: [false, true])
  func `written, created, removed and replaced files are reported`(usesPolling: Bool) throws {
    try makeFolder("a/b")
    for name in ["a/written", "a/b/removed", "a/replaced", "a/untouched"] { try write("1", name) }
    var watcher = FileWatcher(folders: [root], usesPolling: usesPolling)
    #expect(watcher.isPolling == usesPolling)
    try write("22", "a/written")
    try write("new", "a/b/created")
    #expect(unsafe unlink(root + "/a/b/removed") == 0)
    // Like vim and TextEdit: a new file is moved to the path of the old one.
    try write("33", "a/replacement")
    move("a/replacement", "a/replaced")
    let found = changes(of: &watcher)
    #expect(
      Set(["a/b/created", "a/b/removed", "a/replaced", "a/written"].map { root + "/" + $0 }).isSubset(of: found.paths))
    #expect(!found.paths.contains(root + "/a/untouched"))
    #expect(!found.needsRescan)
  }

  @Test func `a written file is reported once and immediately`() throws {
    try write("1", "file")
    var watcher = FileWatcher(folders: [root])
    let found = try changesAtOnce(of: &watcher) { try write("2", "file") }
    #expect(found == FileChanges(paths: [root + "/file"]))
    #expect(watcher.changes().isEmpty)
    #expect(watcher.wakeAfter == nil)
  }

  @Test func `a file that is removed and written again is reported when it is complete`() throws {
    try write("1", "file")
    var watcher = FileWatcher(folders: [root])
    #expect(unsafe unlink(root + "/file") == 0)
    #expect(watcher.changes().isEmpty)
    #expect(watcher.wakeAfter.map { (1...50).contains($0) } == true)
    let found = try changesAtOnce(of: &watcher) { try write("2", "file") }
    #expect(found == FileChanges(paths: [root + "/file"]))
    #expect(changes(of: &watcher, within: 0.2).isEmpty)
  }

  @Test func `files in new folders are reported, and files in skipped folders are not`() throws {
    var watcher = FileWatcher(folders: [root], skippingFolders: { $0.hasSuffix("/.git") })
    try makeFolder("new/deep")
    try write("1", "new/deep/first")
    try makeFolder(".git")
    try write("1", ".git/index")
    #expect(changes(of: &watcher).paths.contains(root + "/new/deep/first"))
    try write("2", "new/deep/second")
    try write("2", ".git/index")
    #expect(changes(of: &watcher).paths == [root + "/new/deep/second"])
  }

  @Test func `files in a moved folder are reported by their new paths`() throws {
    try makeFolder("old/inner")
    try write("1", "old/inner/file")
    var watcher = FileWatcher(folders: [root])
    move("old", "new")
    let found = changes(of: &watcher)
    #expect(found.needsRescan)
    #expect(found.paths.contains(root + "/new/inner/file"))
    try write("2", "new/inner/file")
    #expect(changes(of: &watcher).paths == [root + "/new/inner/file"])
  }

  @Test(arguments: [false, true])
  func `watched files are reported without their neighbors`(usesPolling: Bool) throws {
    try makeFolder("elsewhere")
    try write("1", "elsewhere/target")
    try write("1", "neighbor")
    #expect(unsafe symlink("elsewhere/target", root + "/link") == 0)
    let files = ["file", "link"].map { root + "/" + $0 }
    var watcher = FileWatcher(folders: [], files: files, usesPolling: usesPolling)
    try write("2", "neighbor")
    try write("1", "file")
    #expect(changes(of: &watcher).paths == [files[0]])
    try write("22", "elsewhere/target")
    #expect(changes(of: &watcher).paths == [files[1]])
  }

  @Test func `a missing folder is watched as soon as it is created`() throws {
    var watcher = FileWatcher(folders: [root + "/later"])
    #expect(watcher.wakeAfter != nil)
    try makeFolder("later")
    #expect(changes(of: &watcher).paths == [root + "/later"])
    try write("1", "later/file")
    #expect(changes(of: &watcher).paths == [root + "/later/file"])
    #expect(watcher.wakeAfter == nil)
  }

  @Test func `reported paths begin with the watched folder's path`() throws {
    try write("1", "file")
    var watcher = FileWatcher(folders: [root + "/"])
    let found = try changesAtOnce(of: &watcher) { try write("2", "file") }
    #expect(found.paths == [root + "/file"])
  }

  #if os(Linux)
    @Test func `too many events for the kernel's queue request a rescan`() throws {
      let text = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let limit = try #require(Int(text.filter(\.isNumber)))
      try #require(limit <= 100_000)
      try makeFolder("sub")
      try write("1", "a")
      try write("1", "b")
      var watcher = FileWatcher(folders: [root])
      // The kernel merges equal consecutive events.
      for _ in 0...limit / 2 {
        for name in ["a", "b"] { #expect(unsafe utimes(root + "/" + name, nil) == 0) }
      }
      #expect(watcher.changes().needsRescan)
      _ = changes(of: &watcher, within: 0.3)
      try write("2", "sub/file")
      #expect(changes(of: &watcher).paths == [root + "/sub/file"])
    }
  #endif
}
