internal import Synchronization
package import ThemeSource

/// An observation of the file system during a run.
package struct RecordedInput: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A file whose content was read.
    case file
    /// A folder whose names were listed.
    case listing
    /// A path that did not exist.
    case missing
    /// A file or folder that existed; only its existence was observed.
    case presentFile, presentFolder
    /// A folder of which only the names that mark a project were listed.
    case marks

    /// Whether contents or names were observed, so that a stamp shows whether they are the same.
    package var hasStamp: Bool {
      switch self {
      case .file, .listing, .marks: true
      case .missing, .presentFile, .presentFolder: false
      }
    }
  }

  /// The path as requested, relative to the working folder or absolute.
  package var path: String
  package var kind: Kind
  /// For files, listings and marks.
  package var stamp: FileStamp?
  /// The hash of the content, or of the names.
  package var hash: ContentHash?

  package init(path: String, kind: Kind, stamp: FileStamp? = nil, hash: ContentHash? = nil) {
    self.path = path
    self.kind = kind
    self.stamp = stamp
    self.hash = hash
  }
}

/// Records everything that is read from disk while it is ``current``: contents, listings, and whether something exists.
///
/// As long as all of these inputs stay the same, so does every result computed from them.
package final class InputRecorder: Sendable {
  /// The recorder of this task and its child tasks.
  @TaskLocal package static var current: InputRecorder?

  /// The start of the recording.
  package let start = FileStamp.now

  private struct Key: Hashable {
    var path: String
    var kind: RecordedInput.Kind
  }

  private struct State {
    var inputs: [Key: RecordedInput] = [:]
    var isComplete = true
  }

  private let state = Mutex(State())

  package init() {}

  /// Records inputs that are known to be current, on which the results of an earlier run depend.
  package func add(_ inputs: [RecordedInput]) {
    state.withLock { state in
      for input in inputs { state.inputs[Key(path: input.path, kind: input.kind)] = input }
    }
  }

  /// The recorded inputs, sorted by path; nil if one of them cannot be checked again: a failure, or a file that changed
  /// in between.
  package var inputs: [RecordedInput]? {
    state.withLock { state in
      guard state.isComplete else { return nil }
      return state.inputs.values.filter { input in
        switch input.kind {
        case .presentFile: state.inputs[Key(path: input.path, kind: .file)] == nil
        case .presentFolder: state.inputs[Key(path: input.path, kind: .listing)] == nil
        case .file, .listing, .marks, .missing: true
        }
      }.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    }
  }

  /// The hash of the content of a file that was read; nil for other files.
  package func hash(ofRead path: String) -> ContentHash? { input(ofRead: path)?.hash }

  /// The state of a file that was read; `nil` for other files.
  package func input(ofRead path: String) -> RecordedInput? {
    state.withLock { $0.inputs[Key(path: path, kind: .file)] }
  }

  /// Records an input, also one whose contents are known without reading it.
  package func add(_ path: String, _ kind: RecordedInput.Kind, _ stamp: FileStamp? = nil, _ hash: ContentHash? = nil) {
    let input = RecordedInput(path: path, kind: kind, stamp: stamp, hash: hash)
    state.withLock { state in
      let key = Key(path: path, kind: kind)
      guard let former = state.inputs[key] else {
        state.inputs[key] = input
        return
      }
      // With a later stamp and the same content, the earlier stamp is compared by content in the next run.
      if former.hash != hash { state.isComplete = false }
    }
  }

  /// Records an input that cannot be checked again.
  func addFailure() { state.withLock { $0.isComplete = false } }

  /// Records a path that could not be opened.
  func add(_ path: String, _ error: SystemError) {
    switch ReadFailure(path: path, error: error).reason {
    case .missing: add(path, .missing)
    case .permission, .folder, .notAFile, .tooLarge, .compressed, .badPath, .system: addFailure()
    }
  }
}

/// Recorded inputs that were compared with the file system.
package struct VerifiedInputs: Sendable {
  /// The inputs that are as they were recorded, with their current stamps.
  package var same: [RecordedInput] = []
  /// The files with other contents, as they were recorded.
  package var edited: [RecordedInput] = []
  /// Whether stamps differ from the recorded ones.
  package var isRenewed = false
}

/// An input that shows that there are other files than when it was recorded.
package struct OtherFiles: Error {
  package let input: RecordedInput

  /// The difference, for a message.
  package var text: String {
    switch input.kind {
    case .missing: "'\(input.path.escaped)' was created"
    case .listing, .marks: "files in '\(input.path.escaped)' were added, renamed or removed"
    case .file, .presentFile, .presentFolder: "'\(input.path.escaped)' was removed"
    }
  }
}

extension [RecordedInput] {
  /// Compares all inputs with the file system.
  ///
  /// Files with another stamp, and those that changed shortly before they were recorded, are read again.
  /// - Parameter start: the start of the recording.
  /// - Throws: If there are other files than before.
  package func verified(since start: Int64) throws(OtherFiles) -> VerifiedInputs {
    var result = VerifiedInputs()
    result.same.reserveCapacity(count)
    for input in self {
      let stamp = FileStamp(path: input.path)
      switch input.kind {
      case .missing: if stamp != nil { throw OtherFiles(input: input) }
      case .presentFile: if stamp.map({ $0.kind == .folder }) ?? true { throw OtherFiles(input: input) }
      case .presentFolder: if stamp?.kind != .folder { throw OtherFiles(input: input) }
      case .file, .listing, .marks:
        guard let stamp else { throw OtherFiles(input: input) }
        if stamp == input.stamp, !stamp.isRacy(at: start) { break }
        guard let hash = input.kind == .file ? content(input, stamp) : names(of: input), hash == input.hash else {
          guard input.kind == .file, stamp.kind == .file else { throw OtherFiles(input: input) }
          result.edited.append(input)
          continue
        }
        var renewed = input
        renewed.stamp = stamp
        result.same.append(renewed)
        result.isRenewed = true
        continue
      }
      result.same.append(input)
    }
    return result
  }

  private func content(_ input: RecordedInput, _ stamp: FileStamp) -> ContentHash? {
    guard stamp.size == input.stamp?.size else { return nil }
    return (try? SourceProvider().read(input.path, limit: Int(clamping: stamp.size))).map { ContentHash($0) }
  }

  private func names(of input: RecordedInput) -> ContentHash? {
    (try? FolderListing(of: input.path)).map { ContentHash(of: input.kind == .marks ? $0.marks : $0) }
  }
}

extension ContentHash {
  /// Creates the hash of a folder's names and kinds, in any order.
  init(of listing: FolderListing) {
    var bytes: [UInt8] = []
    for entry in listing.entries.sorted(by: { $0.name < $1.name }) {
      bytes += entry.name.utf8
      let kind: UInt8 =
        switch entry.kind {
        case .file: 1
        case .folder: 2
        case .symbolicLink: 3
        case .other: 4
        case nil: 5
        }
      bytes += [0, kind]
    }
    self.init(bytes, seed: UInt64(clamping: listing.unreadable))
  }
}
