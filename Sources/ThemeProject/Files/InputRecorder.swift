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
  }

  /// The path as requested, relative to the working folder or absolute.
  package var path: String
  package var kind: Kind
  /// For files and listings.
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

  /// The recorded inputs, sorted by path; nil if one of them cannot be checked again: a failure, or a file that changed
  /// in between.
  package var inputs: [RecordedInput]? {
    state.withLock { state in
      guard state.isComplete else { return nil }
      return state.inputs.values.filter { input in
        switch input.kind {
        case .presentFile: state.inputs[Key(path: input.path, kind: .file)] == nil
        case .presentFolder: state.inputs[Key(path: input.path, kind: .listing)] == nil
        case .file, .listing, .missing: true
        }
      }.sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    }
  }

  /// The hash of the content of a file that was read; nil for other files.
  package func hash(ofRead path: String) -> ContentHash? {
    state.withLock { $0.inputs[Key(path: path, kind: .file)]?.hash }
  }

  /// Records an input, also one whose contents are known without reading it.
  package func add(_ path: String, _ kind: RecordedInput.Kind, _ stamp: FileStamp? = nil, _ hash: ContentHash? = nil) {
    let input = RecordedInput(path: path, kind: kind, stamp: stamp, hash: hash)
    state.withLock { state in
      let former = state.inputs.updateValue(input, forKey: Key(path: path, kind: kind))
      if let former, former != input { state.isComplete = false }
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

extension [RecordedInput] {
  /// Checks that all inputs are as they were recorded.
  ///
  /// Files with another stamp, and those that changed shortly before they were recorded, are read again.
  /// - Parameter start: the start of the recording.
  /// - Returns: the inputs with their current stamps, and whether these differ; nil if an input has changed.
  package func verified(since start: Int64) -> (inputs: [RecordedInput], isRenewed: Bool)? {
    var result = self
    var isRenewed = false
    for (index, input) in enumerated() {
      let stamp = FileStamp(path: input.path)
      switch input.kind {
      case .missing: if stamp != nil { return nil }
      case .presentFile: if stamp.map({ $0.kind == .folder }) ?? true { return nil }
      case .presentFolder: if stamp?.kind != .folder { return nil }
      case .file, .listing:
        guard let stamp else { return nil }
        if stamp == input.stamp, !stamp.isRacy(at: start) { continue }
        guard let hash = input.kind == .file ? content(input, stamp) : names(input.path), hash == input.hash else {
          return nil
        }
        result[index].stamp = stamp
        isRenewed = true
      }
    }
    return (result, isRenewed)
  }

  private func content(_ input: RecordedInput, _ stamp: FileStamp) -> ContentHash? {
    guard stamp.size == input.stamp?.size else { return nil }
    return (try? SourceProvider().read(input.path, limit: Int(clamping: stamp.size))).map { ContentHash($0) }
  }

  private func names(_ path: String) -> ContentHash? {
    (try? FolderListing(of: path)).map { ContentHash(of: $0) }
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
