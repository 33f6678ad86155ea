#if canImport(Darwin)
  internal import Darwin

  /// Files and folders with changes that a kernel queue reports. The changed files are found by comparing.
  final class KernelQueue {
    let descriptor: Int32
    /// Whether the process cannot open all files to watch.
    private(set) var hasFailed = false
    private let roots: WatchedRoots
    private let tree: PolledTree
    private var watched: [String: (descriptor: Int32, signature: FileSignature)] = [:]

    /// Returns nil if the process cannot open all files.
    init?(_ roots: WatchedRoots) {
      descriptor = kqueue()
      self.roots = roots
      tree = PolledTree(roots)
      if descriptor < 0 { return nil }
      watchAll()
      if hasFailed { return nil }
    }

    deinit {
      for entry in watched.values { close(entry.descriptor) }
      if descriptor >= 0 { close(descriptor) }
    }

    /// Milliseconds between attempts to find missing files; nil if none is missing.
    var interval: Int? { roots.files.contains { watched[$0] == nil } ? 500 : nil }

    /// Reports changes without waiting. Returns false if events were lost.
    func read(_ report: (String, Bool) -> Void) -> Bool {
      var events = Array(repeating: kevent(), count: 64)
      var now = timespec()
      while unsafe kevent(descriptor, nil, 0, &events, Int32(events.count), &now) == Int32(events.count) {}
      // A removed file may be replaced soon.
      for path in tree.compare() { report(path, FileSignature(path) != nil) }
      watchAll()
      return !hasFailed
    }

    /// Watches all files and folders that exist now.
    private func watchAll() {
      var found: Set<String> = []
      func visit(_ path: String, _ signature: FileSignature) {
        found.insert(path)
        if let known = watched[path] {
          if known.signature.fileNumber == signature.fileNumber { return }
          close(known.descriptor)
          watched[path] = nil
        }
        watch(path, signature)
      }
      for folder in roots.folders { walk(folder, skipping: roots.skipsFolder, visit: visit) }
      for file in roots.files {
        if let signature = FileSignature(file) { visit(file, signature) }
        let folder = split(file).folder
        if let signature = FileSignature(folder) { visit(folder, signature) }
      }
      for (path, entry) in watched where !found.contains(path) {
        close(entry.descriptor)
        watched[path] = nil
      }
    }

    private func watch(_ path: String, _ signature: FileSignature) {
      let file = unsafe open(path.isEmpty ? "." : path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else {
        if errno == EMFILE || errno == ENFILE { hasFailed = true }
        return
      }
      let flags = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB
      var change = unsafe kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(flags),
        data: 0,
        udata: nil)
      guard unsafe kevent(descriptor, &change, 1, nil, 0, nil) == 0 else {
        close(file)
        hasFailed = true
        return
      }
      watched[path] = (file, signature)
    }
  }
#endif
