internal import Synchronization
package import ThemeProject
package import ThemeSource

/// A file system that records the files that were read.
package final class CountingFileSystem: FileSystem {
  private let base: any FileSystem
  private let known = Mutex<[String]>([])

  package init(_ base: any FileSystem) { self.base = base }

  /// The paths of all reads, in order, with repetitions.
  package var reads: [String] { known.withLock { $0 } }

  package func read(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
    known.withLock { $0.append(path) }
    return try base.read(path, limit: limit)
  }

  package func exists(_ path: String) -> Bool { base.exists(path) }
  package func isFolder(_ path: String) -> Bool { base.isFolder(path) }
  package func isShared(_ folder: String) -> Bool { base.isShared(folder) }
  package func names(in folder: String) -> [String] { base.names(in: folder) }

  package func files(below folder: String, _ discovery: Discovery) -> Diagnosed<[String]> {
    base.files(below: folder, discovery)
  }
}
