import PictureRendering
import ThemeProject
import ThemeSource

/// The folder of the snapshots, with a list of them.
struct SnapshotFolder {
  let path: String

  /// The list of the snapshots, with a name in each line. Other files are never removed.
  private static let list = "snapshots.txt"
  private static let heading = "# Snapshots of themec. 'themec snapshot --update' writes this file.\n"

  /// The names of the snapshots in the list, or `nil` without a list.
  func names() throws -> [String]? {
    let file = Path.joined(path, Self.list)
    guard SourceProvider().exists(file) else { return nil }
    let text = String(decoding: try SourceProvider().read(file), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map(String.init).filter { name in
      // A name must not refer to a location outside the folder.
      !name.hasPrefix("#")
        && name.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2F
        } && !name.hasPrefix("/")
    }
  }

  /// The contents of a snapshot's file, or `nil` if it does not exist.
  func read(_ name: String, _ type: String) throws -> [UInt8]? {
    let file = Path.joined(path, "\(name).\(type)")
    return SourceProvider().exists(file) ? try SourceProvider().read(file) : nil
  }

  /// Writes snapshots and the list of all names.
  func write(_ screens: [SnapshotScreen], names: [String]) throws {
    var outputs = screens.flatMap { screen in
      screen.files.map { GeneratedOutput(path: "\(screen.name).\($0.type)", bytes: $0.bytes, marking: .none) }
    }
    let list = Self.heading + names.sorted().map { $0 + "\n" }.joined()
    outputs.append(GeneratedOutput(path: Self.list, bytes: Array(list.utf8), marking: .none))
    do {
      try OutputWriter(folder: path).write(outputs, force: true)
    } catch {
      throw Failure(error, in: path)
    }
  }

  /// Removes the files of an obsolete snapshot, and folders that become empty. Symbolic links are not followed, and files with
  /// a name that somebody added to the list stay.
  func remove(_ name: String) throws {
    var folders: [String] = []
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder = Path.joined(folder, String(part))
      if isLink(folder) {
        throw Failure("'\(folder.escaped)' is a symbolic link", help: "remove it, or the snapshots that it leads to")
      }
      folders.append(folder)
    }
    guard let picture = try read(name, "svg"), PageFolder.isOwn(picture) else { return }
    for type in SnapshotScreen.types { try removeFile(Path.joined(path, "\(name).\(type)")) }
    for folder in folders.reversed() { removeEmptyFolder(folder) }
  }
}
