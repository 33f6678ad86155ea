/// The folder outside of which a configuration must not make themec read or write: who changes a configuration in a pull request
/// need not be allowed to read the other files of the machine that checks it.
package struct ProjectBoundary: Sendable {
  /// The root of the repository with the configuration, or the configuration's folder; absolute, without symbolic links.
  package let root: String

  init(of configuration: String, _ fileSystem: any FileSystem) {
    self.init(around: Path.folder(of: Path.absolute(configuration)), fileSystem)
  }

  /// The boundary of the project in a folder.
  init(around folder: String, _ fileSystem: any FileSystem) {
    let folder = Path.absolute(folder)
    let repository = Path.ancestors(of: folder).first { fileSystem.exists(Path.joined($0, ".git")) }
    root = Self.resolved(repository ?? folder)
  }

  /// Whether a file that a configuration names is a link out of its repository, or of its folder where there is none.
  package static func isLinkedFromOutside(_ path: String) -> Bool {
    !ProjectBoundary(of: path, DiskFileSystem()).contains(path)
  }

  /// The same for a file whose folder was found by a discovery, which follows no links.
  package static func isLinkedFromOutside(listed path: String) -> Bool {
    Path.isLink(path) && isLinkedFromOutside(path)
  }

  /// Why a path that a configuration names is not used: "must be in …"; `nil` if it is in the folder.
  func fault(of path: String) -> String? {
    if contains(path) { return nil }
    let place = Path.absolute(path)
    guard place == root || Path.isInside(place, root) else { return "must be a path in '\(root)'" }
    return Path.isInside(Self.resolved(place), root) ? "must not be in '.git'" : "must not be a link out of '\(root)'"
  }

  /// Whether a path, which need not exist, is in the folder after its symbolic links are followed, and not among git's own files.
  package func contains(_ path: String) -> Bool {
    let path = Self.resolved(Path.absolute(path))
    if path == root { return true }
    guard root == "/" || Path.isInside(path, root) else { return false }
    return !path.dropFirst(root.count).split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// The path without the links of the part of it that exists.
  private static func resolved(_ path: String) -> String {
    for folder in Path.ancestors(of: path) {
      guard let real = Path.real(folder) else { continue }
      return Path.relative(path, to: folder).map { $0 == "." ? real : Path.joined(real, $0) } ?? path
    }
    return path
  }
}
