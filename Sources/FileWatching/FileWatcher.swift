/// Reports which files in some folders have changed.
///
/// It uses inotify on Linux and kqueue on macOS. If the system has no more watches, it compares modification times,
/// sizes and file numbers at intervals. Folders are watched instead of files, so that files that an editor replaces are
/// noticed. Symbolic links to folders are not followed.
package struct FileWatcher: ~Copyable {
  private var source: Source
  private var pending = PendingChanges()
  private let roots: WatchedRoots

  private enum Source {
    #if os(Linux) || os(Android)
      case kernel(InotifyTree)
    #else
      case kernel(KernelQueue)
    #endif
    case polling(PolledTree)
  }

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: Folders watched recursively, including folders that are created later.
  ///   - files: Files watched individually; neither they nor their folders need to exist.
  ///   - usesPolling: Whether to always compare at intervals, as network file systems require.
  ///   - skipsFolder: Whether to skip the folder at a path below `folders`.
  package init(
    folders: [String], files: [String] = [], usesPolling: Bool = false,
    skippingFolders skipsFolder: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    roots = WatchedRoots(folders: folders, files: files, skipsFolder: skipsFolder)
    if !usesPolling {
      #if os(Linux) || os(Android)
        let tree = InotifyTree(roots)
      #else
        let tree = KernelQueue(roots)
      #endif
      if let tree {
        source = .kernel(tree)
        return
      }
    }
    source = .polling(PolledTree(roots))
  }

  /// A descriptor that is readable when ``changes()`` should be called; nil if only ``wakeAfter`` applies.
  package var descriptor: Int32? {
    switch source {
    case .kernel(let tree): tree.descriptor
    case .polling: nil
    }
  }

  /// Whether changes are found by comparing at intervals.
  package var isPolling: Bool { if case .polling = source { true } else { false } }

  /// Milliseconds after which ``changes()`` should be called even if the descriptor is not readable; nil for never.
  package var wakeAfter: Int? {
    let interval =
      switch source {
      case .kernel(let tree): tree.interval
      case .polling(let tree): Optional(tree.interval)
      }
    return [interval, pending.wakeAfter].compactMap(\.self).min()
  }

  /// Takes the changes since the last call, without waiting.
  ///
  /// A file is reported when it is closed after writing or moved to its place. One that was only created, removed or
  /// written without being closed is reported after 50 milliseconds without further changes, since many editors remove
  /// a file before they write it.
  package mutating func changes() -> FileChanges {
    switch source {
    case .kernel(let tree):
      let isComplete = tree.read { path, isFinal in pending.add(path, isFinal: isFinal) }
      if tree.hasFailed { source = .polling(PolledTree(roots)) }
      var changes = pending.take()
      changes.needsRescan = !isComplete
      return changes
    case .polling(let tree):
      for path in tree.changes() { pending.add(path, isFinal: true) }
      return pending.take()
    }
  }
}

/// Files that have changed.
package struct FileChanges: Sendable, Hashable {
  /// The paths of files that were written, created or removed, sorted. They begin as the watched paths do.
  package var paths: [String] = []
  /// Whether any file may have changed: changes were lost, or a folder was moved or removed with its files.
  package var needsRescan = false

  package var isEmpty: Bool { paths.isEmpty && !needsRescan }
}

/// The watched folders and files.
struct WatchedRoots: Sendable {
  var folders: [String]
  var files: [String]
  var skipsFolder: @Sendable (String) -> Bool
}

/// Changes that are not reported yet, each with its reporting time.
struct PendingChanges {
  private static let quietTime = Duration.milliseconds(50)

  private var times: [String: ContinuousClock.Instant] = [:]

  /// - Parameter isFinal: Whether the file is complete, so that it is reported immediately.
  mutating func add(_ path: String, isFinal: Bool) {
    let now = ContinuousClock.now
    times[path] = isFinal ? now : now + Self.quietTime
  }

  /// Milliseconds until the next report, rounded up.
  var wakeAfter: Int? {
    times.values.min().map { time in
      let rest = max(.zero, time - ContinuousClock.now).components
      return Int(rest.seconds) * 1000 + Int(rest.attoseconds / 1_000_000_000_000_000) + (rest.attoseconds > 0 ? 1 : 0)
    }
  }

  mutating func take() -> FileChanges {
    let now = ContinuousClock.now
    let due = times.filter { $0.value <= now }.keys.sorted()
    for path in due { times[path] = nil }
    return FileChanges(paths: due)
  }
}
