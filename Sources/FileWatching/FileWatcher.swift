/// Tells which files below some folders have changed.
///
/// It uses inotify on Linux and kqueue on macOS, and compares modification times, sizes and file numbers at intervals where the
/// system has no more watches to give. Folders rather than files are watched, so that files that an editor replaces are seen.
/// Symbolic links to folders are not followed.
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
  ///   - folders: watched with all folders in them, those too that are created later.
  ///   - files: watched alone; neither they nor their folders need to exist.
  ///   - usesPolling: whether to compare at intervals in any case, as network file systems require.
  ///   - skipsFolder: whether a folder below those of `folders` is left out, by its path.
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

  /// Becomes readable when ``changes()`` should be called; nil if there is only ``wakeAfter``.
  package var descriptor: Int32? {
    switch source {
    case .kernel(let tree): tree.descriptor
    case .polling: nil
    }
  }

  /// Whether changes are found by comparing at intervals.
  package var isPolling: Bool { if case .polling = source { true } else { false } }

  /// In how many milliseconds ``changes()`` should be called even if the descriptor is not readable; nil for never.
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
  /// A file is reported when it is closed after writing, or when it was moved to its place. One that was only created,
  /// removed or written without being closed is reported when nothing more has happened to it for 50 milliseconds, since
  /// many editors remove a file before they write it.
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
  /// The paths of files that were written, created or removed, and of folders that were moved or removed with what they
  /// contain; sorted. They begin as the watched paths do.
  package var paths: [String] = []
  /// Whether changes were lost, so that anything may have changed.
  package var needsRescan = false

  package init(paths: [String] = [], needsRescan: Bool = false) {
    self.paths = paths
    self.needsRescan = needsRescan
  }

  package var isEmpty: Bool { paths.isEmpty && !needsRescan }
}

/// What is to be watched.
struct WatchedRoots: Sendable {
  var folders: [String]
  var files: [String]
  var skipsFolder: @Sendable (String) -> Bool
}

/// Changes that are not reported yet, each with the time at which it will be.
struct PendingChanges {
  private static let quietTime = Duration.milliseconds(50)

  private var times: [String: ContinuousClock.Instant] = [:]

  /// - Parameter isFinal: whether the file is complete, so that it is reported at once.
  mutating func add(_ path: String, isFinal: Bool) {
    let now = ContinuousClock.now
    times[path] = isFinal ? now : now + Self.quietTime
  }

  /// Milliseconds until something is to be reported, rounded up.
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
