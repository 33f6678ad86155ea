#if os(Linux) || os(Android)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Folders that Linux's inotify watches.
  final class InotifyTree {
    /// The paths for which a folder is watched.
    private struct Folder {
      /// The folder's path if all of it is watched.
      var path: String?
      /// The paths to report for single names in the folder.
      var files: [String: [String]] = [:]
    }

    let descriptor: Int32
    /// Whether the system has no more watches.
    private(set) var hasFailed = false
    /// Whether a folder was moved or removed in the last call of ``read(_:)``.
    private var hasLostFolder = false
    private let roots: WatchedRoots
    private var folders: [Int32: Folder] = [:]
    /// Folders and files that could not be watched because they or their folders do not exist.
    private var missing: [String] = []
    private var retry = ContinuousClock.now

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ATTRIB)

    /// Returns nil if the system has no more watches.
    init?(_ roots: WatchedRoots) {
      descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
      self.roots = roots
      if descriptor < 0 { return nil }
      _ = watchRoots()
      if hasFailed { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Milliseconds until missing folders are looked for again; nil if none is missing.
    var interval: Int? { missing.isEmpty ? nil : 500 }

    /// Watches all roots that exist. Returns their folders.
    private func watchRoots() -> [String] {
      missing = []
      var found: [String] = []
      for folder in roots.folders {
        if watchTree(folder) { found.append(folder) } else { missing.append(folder) }
      }
      for file in roots.files {
        var isWatched = watch(file, reporting: file)
        // The target of a symbolic link is written in another folder.
        if let target = resolved(file), target != file { isWatched = watch(target, reporting: file) && isWatched }
        if !isWatched { missing.append(file) }
      }
      return found
    }

    private func resolved(_ path: String) -> String? {
      guard let name = unsafe realpath(path, nil) else { return nil }
      defer { unsafe free(name) }
      return unsafe String(validatingCString: name)
    }

    private func watch(_ path: String, reporting reported: String) -> Bool {
      let (folder, name) = split(path)
      guard let number = addWatch(folder) else { return false }
      if folders[number, default: Folder()].files[name]?.contains(reported) != true {
        folders[number, default: Folder()].files[name, default: []].append(reported)
      }
      return true
    }

    /// Watches a folder and those in it. Returns false if it does not exist.
    @discardableResult
    private func watchTree(_ folder: String, visiting visit: (String) -> Void = { _ in }) -> Bool {
      var isFound = false
      // Each folder is watched before its entries are read, so that none is missed.
      var open = [folder]
      while let next = open.popLast() {
        guard let number = addWatch(next.isEmpty ? "." : next) else { continue }
        isFound = true
        folders[number, default: Folder()].path = next
        for name in names(in: next) {
          let path = joined(next, name)
          guard let signature = FileSignature(path) else { continue }
          if !signature.isFolder { visit(path) } else if !roots.skipsFolder(path) { open.append(path) }
        }
      }
      return isFound
    }

    private func addWatch(_ folder: String) -> Int32? {
      let number = unsafe inotify_add_watch(descriptor, folder, Self.mask | UInt32(IN_ONLYDIR))
      if number >= 0 { return number }
      if errno == ENOSPC || errno == ENOMEM { hasFailed = true }
      return nil
    }
  }

  // MARK: Events

  extension InotifyTree {
    /// Reports events without waiting.
    ///
    /// - Parameter report: Receives a path, and whether its change is complete.
    /// - Returns: False if any file may have changed: events were lost, or a folder was moved or removed.
    func read(_ report: (String, Bool) -> Void) -> Bool {
      var isComplete = true
      hasLostFolder = false
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        for event in Self.events(buffer[..<count]) where !handle(event, report) { isComplete = false }
      }
      if !isComplete { _ = watchRoots() }
      if !missing.isEmpty, ContinuousClock.now >= retry {
        retry = ContinuousClock.now + .milliseconds(500)
        let before = missing
        _ = watchRoots()
        for path in before where !missing.contains(path) { report(path, true) }
      }
      return isComplete && !hasFailed && !hasLostFolder
    }

    private struct Event {
      var number: Int32
      var mask: UInt32
      var name: String

      func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
      func has(_ flag: UInt32) -> Bool { mask & flag != 0 }
    }

    /// Parses the kernel's format: watch, mask, cookie, length, and a zero-padded name.
    private static func events(_ bytes: ArraySlice<UInt8>) -> [Event] {
      var events: [Event] = []
      var rest = bytes
      func word(_ index: Int) -> UInt32 {
        rest.dropFirst(index * 4).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
      while rest.count >= 16 {
        let (number, mask, length) = (Int32(bitPattern: word(0)), word(1), Int(word(3)))
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        events.append(Event(number: number, mask: mask, name: String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(16 + length)
      }
      return events
    }

    /// Returns false if events were lost.
    private func handle(_ event: Event, _ report: (String, Bool) -> Void) -> Bool {
      if event.has(IN_Q_OVERFLOW) { return false }
      guard let folder = folders[event.number] else { return true }
      if event.has(IN_IGNORED) {
        folders[event.number] = nil
        return true
      }
      if event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) {
        handleLoss(of: folder, event.number, report)
        return true
      }
      if event.name.isEmpty { return true }
      let isFinal = event.has(IN_CLOSE_WRITE) || event.has(IN_MOVED_TO)
      for path in folder.files[event.name] ?? [] {
        report(path, isFinal)
        // A symbolic link may have another target now.
        if let target = resolved(path), target != path { _ = watch(target, reporting: path) }
      }
      guard let parent = folder.path else { return true }
      let path = joined(parent, event.name)
      guard event.has(IN_ISDIR) else {
        report(path, isFinal)
        return true
      }
      if roots.skipsFolder(path) { return true }
      if event.has(IN_MOVED_FROM) || event.has(IN_DELETE) {
        forget(path)
        hasLostFolder = true
      } else if event.has(IN_CREATE) || event.has(IN_MOVED_TO) {
        watchTree(path) { report($0, isFinal) }
      }
      return true
    }

    /// Handles the removal or move of a root, which is then looked for again.
    private func handleLoss(of folder: Folder, _ number: Int32, _ report: (String, Bool) -> Void) {
      if let path = folder.path, roots.folders.contains(path) {
        forget(path)
        missing.append(path)
        hasLostFolder = true
      }
      let files = folder.files.values.flatMap(\.self).sorted()
      guard !files.isEmpty else { return }
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
      missing += files
      for file in files { report(file, false) }
    }

    /// Ends the watches of a folder and those in it, because their paths are wrong if it was moved.
    private func forget(_ path: String) {
      let prefix = joined(path, "")
      for (number, folder) in folders {
        guard let own = folder.path, own == path || own.hasPrefix(prefix) else { continue }
        if folder.files.isEmpty {
          inotify_rm_watch(descriptor, number)
          folders[number] = nil
        } else {
          folders[number]?.path = nil
        }
      }
    }
  }

  /// `read(2)`, which a method of the same name would hide.
  private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, bytes, count)
  }
#endif
