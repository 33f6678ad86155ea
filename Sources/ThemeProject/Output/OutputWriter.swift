#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes generated files atomically: all of them or none.
///
/// Checks all outputs first. Then writes each file with a temporary name in its folder, synchronizes it, and renames
/// the files. A process that is interrupted or terminated first restores what it changed. A killed one leaves complete
/// files, old or new, and possibly hidden `.themec-….tmp` files, which a later run removes. Below the output folder no
/// symbolic link is followed, not even with `force`.
package struct OutputWriter: Sendable {
  /// A step of a run; tests inspect the disk or fail a step.
  package enum Step: Sendable, Equatable {
    case stage(String), rename(String), finish
  }

  /// The folder of outputs without one of their own, which is created if it is missing; it can be a link.
  package var folder: String
  /// Called before each step; an error that it returns fails the step.
  package var beforeStep: (@Sendable (Step) -> SystemError?)?

  package init(folder: String) { self.folder = folder }

  /// Writes outputs.
  ///
  /// Replaces an existing file if it has themec's marker and was not edited since, if the output has no marker, or with
  /// `force`. Does not write files that are equal already.
  /// - Parameter force: also replaces edited files and files without a marker.
  /// - Returns: the change of each file, in the order of the outputs.
  @discardableResult
  package func write(_ outputs: [GeneratedOutput], force: Bool = false) throws(WriteFailure) -> [WrittenFile] {
    try HeldSignals.during { () throws(WriteFailure) in
      var run = OutputRun(folder: folder, beforeStep: beforeStep)
      return try run.write(outputs, force: force)
    }
  }
}

/// One run of a writer.
private struct OutputRun {
  /// An open folder, kept for all files in it.
  private final class OpenFolder {
    let descriptor: FileDescriptor
    init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
  }

  /// A file with its temporary name.
  private struct Staged {
    var output: GeneratedOutput
    var folder: OpenFolder
    var name: String
    var temporary: String
    /// A second name of the replaced file, to restore it if a later rename fails.
    var backup: String?
    var replaces: Bool
    var isRenamed = false
  }

  /// A folder that is the output folder or below it.
  private struct Place: Hashable {
    var root: String
    var path: String
  }

  let folder: String
  let beforeStep: (@Sendable (OutputWriter.Step) -> SystemError?)?
  private var folders: [Place: OpenFolder] = [:]
  private var staged: [Staged] = []
  /// The folders that this run created, outermost first: name and parent folder.
  private var madeFolders: [(parent: OpenFolder, name: String)] = []
  /// The paths of the output folder and its parent folders that this run created, outermost first.
  private var madeRoots: [String] = []
  private var sweptFolders: Set<Place> = []
  private var counter = 0

  init(folder: String, beforeStep: (@Sendable (OutputWriter.Step) -> SystemError?)?) {
    self.folder = folder
    self.beforeStep = beforeStep
  }

  mutating func write(_ outputs: [GeneratedOutput], force: Bool) throws(WriteFailure) -> [WrittenFile] {
    let changes = try plan(outputs, force: force)
    for (output, change) in zip(outputs, changes) where change != .unchanged {
      try attempt(output) { run throws(Interruption) in try run.stage(output, replaces: change == .replaced) }
    }
    for index in staged.indices {
      try attempt(staged[index].output) { run throws(Interruption) in try run.rename(index) }
    }
    if let last = outputs.last { try attempt(last) { run throws(Interruption) in try run.finish() } }
    return zip(outputs, changes).map { WrittenFile(folder: $0.folder, path: $0.path, change: $1) }
  }

  /// Runs a step; restores everything if it fails.
  private mutating func attempt(
    _ output: GeneratedOutput, _ step: (inout OutputRun) throws(Interruption) -> Void
  ) throws(WriteFailure) {
    do {
      try step(&self)
    } catch {
      undo()
      throw WriteFailure(problems: [.init(folder: output.folder, path: output.path, reason: error.reason)])
    }
  }

  private func place(of output: GeneratedOutput) -> Place {
    Place(root: output.folder ?? folder, path: Path.folder(of: output.path))
  }
}

/// A reason why a step failed.
private struct Interruption: Error {
  var reason: WriteFailure.Reason

  init(_ reason: WriteFailure.Reason) { self.reason = reason }

  init(_ error: SystemError) {
    // O_NOFOLLOW causes ELOOP, or ENOTDIR for a folder.
    reason = error.code == ELOOP ? .symbolicLink : .system(error)
  }

  /// Runs a system call that can fail.
  static func catching<Result: ~Copyable>(_ call: () throws(SystemError) -> Result) throws(Interruption) -> Result {
    do { return try call() } catch { throw Interruption(error) }
  }
}

// MARK: - Planning

extension OutputRun {
  /// Plans the change of each output without changing files.
  private mutating func plan(
    _ outputs: [GeneratedOutput], force: Bool
  ) throws(WriteFailure) -> [WrittenFile.Change] {
    var problems: [WriteFailure.Problem] = []
    var changes: [WrittenFile.Change] = []
    var paths: Set<Place> = []
    for output in outputs {
      let parts = output.path.split(separator: "/", omittingEmptySubsequences: false)
      let isPlain = !output.path.utf8.contains(0) && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      do throws(Interruption) {
        guard isPlain else { throw Interruption(.badPath) }
        guard paths.insert(Place(root: output.folder ?? folder, path: output.path)).inserted else {
          throw Interruption(.duplicate)
        }
        changes.append(try change(of: output, force: force))
      } catch {
        problems.append(.init(folder: output.folder, path: output.path, reason: error.reason))
      }
    }
    guard problems.isEmpty else { throw WriteFailure(problems: problems) }
    return changes
  }

  private mutating func change(of output: GeneratedOutput, force: Bool) throws(Interruption) -> WrittenFile.Change {
    guard let parent = try open(place(of: output), make: false) else { return .created }
    let name = Path.name(of: output.path)
    let kind: FileKind
    do {
      kind = try entryStatus(name, below: parent.descriptor).0
    } catch {
      if error.code == ENOENT { return .created }
      throw Interruption(error)
    }
    switch kind {
    case .file: break
    case .symbolicLink: throw Interruption(.symbolicLink)
    case .folder: throw Interruption(.folder)
    case .other: throw Interruption(.notAFile)
    }
    let new = output.markedBytes
    let old = try Interruption.catching { () throws(SystemError) in
      let file = try FileDescriptor(name, below: parent.descriptor, flags: O_RDONLY | O_NOFOLLOW)
      return try file.readAll(limit: max(new.count, 64 << 20), expecting: new.count)
    }
    if old == new { return .unchanged }
    if force || output.marking == .none { return .replaced }
    switch Marker.state(of: old) {
    case .unedited: return .replaced
    case .edited: throw Interruption(.edited)
    case .unmarked: throw Interruption(.notOurs)
    }
  }

  /// Opens a folder; nil if it is missing and must not be created.
  private mutating func open(_ place: Place, make: Bool) throws(Interruption) -> OpenFolder? {
    if let known = folders[place] { return known }
    guard place.path != "." else { return try openRoot(place, make: make) }
    guard let parent = try open(Place(root: place.root, path: Path.folder(of: place.path)), make: make) else {
      return nil
    }
    let name = Path.name(of: place.path)
    let base = parent.descriptor.rawValue
    if make {
      do {
        _ = try SystemError.retrying { unsafe mkdirat(base, name, 0o777) }
        madeFolders.append((parent, name))
      } catch {
        if error.code != EEXIST { throw Interruption(error) }
      }
    }
    let kind: FileKind
    do {
      kind = try entryStatus(name, below: parent.descriptor).0
    } catch {
      if error.code == ENOENT { return nil }
      throw Interruption(error)
    }
    switch kind {
    case .folder: break
    case .symbolicLink: throw Interruption(.symbolicLink)
    case .file, .other: throw Interruption(.system(SystemError(code: ENOTDIR)))
    }
    let result = OpenFolder(
      try Interruption.catching { () throws(SystemError) in
        try FileDescriptor(name, below: parent.descriptor, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      })
    folders[place] = result
    return result
  }

  /// Opens the output folder. It and its parent folders can be links, because the caller passed them.
  private mutating func openRoot(_ place: Place, make: Bool) throws(Interruption) -> OpenFolder? {
    var refusal: SystemError?
    if make {
      var partial = place.root.utf8.first == 0x2F ? "/" : "."
      for part in Path.tidied(place.root).split(separator: "/") {
        partial = Path.joined(partial, String(part))
        do {
          _ = try SystemError.retrying { unsafe mkdir(partial, 0o777) }
          madeRoots.append(partial)
        } catch {
          // Creating an existing folder fails in several ways, such as a read-only parent; opening it decides.
          refusal = refusal ?? (error.code == EEXIST ? nil : (try? entryStatus(partial)) == nil ? error : nil)
        }
      }
    }
    do {
      let result = OpenFolder(try FileDescriptor(place.root, flags: O_RDONLY | O_DIRECTORY))
      folders[place] = result
      return result
    } catch {
      if error.code == ENOENT, !make { return nil }
      throw Interruption(.system(refusal ?? error))
    }
  }
}

// MARK: - Writing

extension OutputRun {
  /// Writes an output with a temporary name in its folder.
  private mutating func stage(_ output: GeneratedOutput, replaces: Bool) throws(Interruption) {
    try pass(.stage(output.path))
    let place = place(of: output)
    guard let folder = try open(place, make: true) else {
      throw Interruption(SystemError(code: ENOENT))
    }
    if sweptFolders.insert(place).inserted { TemporaryName.sweep(folder.descriptor) }
    let name = Path.name(of: output.path)
    let (file, temporary) = try createTemporary(in: folder)
    staged.append(Staged(output: output, folder: folder, name: name, temporary: temporary, replaces: replaces))
    do {
      if replaces {
        let mode = try entryStatus(name, below: folder.descriptor).1
        _ = try SystemError.retrying { fchmod(file.rawValue, mode) }
      }
      try file.writeAll(output.markedBytes)
      try file.synchronize()
    } catch {
      throw Interruption(error)
    }
  }

  private mutating func createTemporary(in folder: OpenFolder) throws(Interruption) -> (OpenFile, String) {
    while true {
      let name = nextTemporaryName()
      do {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        return (OpenFile(try FileDescriptor(name, below: folder.descriptor, flags: flags, mode: 0o666)), name)
      } catch {
        // Left by a killed process with the same process id.
        if error.code != EEXIST || counter > 1_000_000 { throw Interruption(error) }
      }
    }
  }

  private mutating func nextTemporaryName() -> String {
    counter += 1
    return TemporaryName.text(counter)
  }

  /// Renames a staged file to its final name.
  private mutating func rename(_ index: Int) throws(Interruption) {
    try pass(.rename(staged[index].output.path))
    let file = staged[index]
    let base = file.folder.descriptor.rawValue
    if file.replaces {
      let backup = nextTemporaryName()
      // File systems without hard links have no backup.
      if unsafe linkat(base, file.name, base, backup, 0) == 0 { staged[index].backup = backup }
    }
    try Interruption.catching { () throws(SystemError) in
      _ = try SystemError.retrying { unsafe renameat(base, file.temporary, base, file.name) }
    }
    staged[index].isRenamed = true
  }

  /// Removes the backups and synchronizes the folders.
  private mutating func finish() throws(Interruption) {
    try pass(.finish)
    for file in staged {
      if let backup = file.backup { _ = unsafe unlinkat(file.folder.descriptor.rawValue, backup, 0) }
      // Some file systems cannot synchronize folders; the files themselves are safe.
      try? file.folder.descriptor.synchronize()
    }
  }

  private func pass(_ step: OutputWriter.Step) throws(Interruption) {
    if let error = beforeStep?(step) { throw Interruption(error) }
    if HeldSignals.isRequested { throw Interruption(SystemError(code: EINTR)) }
  }

  /// Restores everything, in reverse order.
  private mutating func undo() {
    for file in staged.reversed() {
      let base = file.folder.descriptor.rawValue
      if let backup = file.backup {
        if file.isRenamed {
          _ = unsafe renameat(base, backup, base, file.name)
        } else {
          _ = unsafe unlinkat(base, backup, 0)
        }
      } else if file.isRenamed, !file.replaces {
        _ = unsafe unlinkat(base, file.name, 0)
      }
      if !file.isRenamed { _ = unsafe unlinkat(base, file.temporary, 0) }
    }
    for (parent, name) in madeFolders.reversed() { _ = unsafe unlinkat(parent.descriptor.rawValue, name, AT_REMOVEDIR) }
    for path in madeRoots.reversed() { _ = unsafe rmdir(path) }
  }
}

/// An open file as a reference, for use in tuples.
private final class OpenFile {
  private let descriptor: FileDescriptor
  init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
  var rawValue: Int32 { descriptor.rawValue }
  func writeAll(_ bytes: [UInt8]) throws(SystemError) { try descriptor.writeAll(bytes) }
  func synchronize() throws(SystemError) { try descriptor.synchronize() }
}
