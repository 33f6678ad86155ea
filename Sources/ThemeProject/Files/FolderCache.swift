internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The listings of folders that one command used.
///
/// A command uses a folder several times: to find its project, themes, sources and assets. With a cache, one listing
/// serves them all. It must not be kept after files are created or deleted.
package final class FolderCache: Sendable {
  private struct State {
    /// By absolute path.
    var folders: [String: FolderListing] = [:]
    var entryCount = 0
  }

  /// The working folder when the cache was created.
  let workingFolder = Path.workingFolder
  private let state = Mutex(State())
  /// Maximum number of entries. All listings are discarded when there are more.
  private static let mostEntries = 1 << 15
  /// Larger listings are not searched for a name, because a system call is faster.
  private static let mostSearched = 64

  package init() {}

  /// Returns the listing of a folder.
  /// - Parameter followsLink: whether the folder may be a symbolic link.
  func listing(of folder: String, followsLink: Bool = true) throws(SystemError) -> FolderListing {
    let key = Path.absolute(folder, from: workingFolder)
    if let known = state.withLock({ $0.folders[key] }) { return known }
    let listing = try FolderListing(of: folder, followsLink: followsLink)
    state.withLock { state in
      if state.entryCount > Self.mostEntries { state = State() }
      state.entryCount += listing.entries.count + 1
      state.folders[key] = listing
    }
    return listing
  }

  /// Whether a folder was listed.
  func knows(_ folder: String) -> Bool {
    let key = Path.absolute(folder, from: workingFolder)
    return state.withLock { $0.folders[key] != nil }
  }

  /// Returns whether a path is a file, a folder or missing. Nil if the listings do not contain it, or it is something
  /// else.
  func entry(at path: String) -> Entry? {
    let key = Path.absolute(path, from: workingFolder)
    let folder = Path.folder(of: key)
    guard let listing = state.withLock({ $0.folders[folder] }) else { return nil }
    guard listing.entries.count <= Self.mostSearched, listing.unreadable == 0 else { return nil }
    let name = Path.name(of: key)
    guard let found = listing.entries.first(where: { $0.name == name }) else { return .nothing }
    switch found.kind {
    case .file: return .file
    case .folder: return .folder
    case .symbolicLink, .other, nil: return nil
    }
  }

  enum Entry { case file, folder, nothing }
}
