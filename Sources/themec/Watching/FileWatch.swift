import FileWatching
import ThemeProject

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for changes to the files that a command reads.
struct FileWatch: ~Copyable {
  private var watcher: FileWatcher
  /// Files outside the project that the command reads.
  private let files: [String]
  private var size = Terminal.current.size.map { [$0.columns, $0.rows] }

  /// - Parameters:
  ///   - paths: The command's files and folders; the working folder if empty.
  ///   - files: Other files that the command reads.
  init(_ paths: [String], files: [String], _ options: ProjectOptions) throws {
    watcher = try Self.watcher(of: paths, files: files, options)
    self.files = files
    Self.handleSignals()
  }

  /// Watches other files and the projects that contain paths.
  static func watcher(of paths: [String], files: [String], _ options: ProjectOptions) throws -> FileWatcher {
    var finder = try options.finder()
    var folders: [String] = []
    var files = files + [options.config].compactMap(\.self)
    let existing = paths.filter { DiskFileSystem().exists($0) }
    for path in existing + (existing.count < paths.count || paths.isEmpty ? ["."] : []) {
      let isFolder = DiskFileSystem().isFolder(path)
      if isFolder { folders.append(path) } else { files.append(path) }
      let project = finder.project(for: path)
      folders.append(isFolder || project.isMarked ? project.root : Path.folder(of: path))
      let others = project.otherInputs(DiskFileSystem())
      folders += others.folders
      files += others.files
    }
    return FileWatcher(folders: Discovery.outermost(folders, DiskFileSystem()), files: files) {
      Discovery.isUnwatched($0)
    }
  }

  /// Waits for a relevant change.
  mutating func next() -> WatchedChanges {
    while true {
      var found = WatchedChanges(watcher.changes(), reading: files)
      let size = Terminal.current.size.map { [$0.columns, $0.rows] }
      if size != self.size {
        self.size = size
        found.isResized = true
      }
      if !found.isEmpty || found.isResized { return found }
      wait()
    }
  }

  /// Waits for the watcher, or for a signal.
  private func wait() {
    let timeout = watcher.wakeAfter.map { Int32(clamping: $0) } ?? -1
    guard let descriptor = watcher.descriptor else {
      _ = poll(nil, 0, timeout)
      return
    }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&waiting, 1, timeout)
  }

  /// Handles Ctrl-C, which ends the command with success after the end of the current frame. A new size of the terminal
  /// interrupts waiting.
  private static func handleSignals() {
    signal(SIGINT) { _ in
      WatchedScreen.end()
      _exit(0)
    }
    signal(SIGTERM) { number in
      WatchedScreen.end()
      _exit(128 + number)
    }
    signal(SIGWINCH) { _ in }
    // The parent process may have blocked the signals.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGWINCH] { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
