import PictureRendering
import ThemeProject
import ThemeSource

/// The list of themec's files in a folder of pages, with a path in each line. Other files are never removed, even if somebody
/// added them to the list.
private let listName = "pages.txt"
private let listHeading = "# Pages of themec, which writes this file.\n"

/// Writes the pages of a folder, and removes obsolete pages of earlier runs. Throws if the folder has other contents.
func writePages(_ files: [GalleryFile], _ kind: PageFolder, to folder: String, force: Bool = false) throws {
  let index = Path.joined(folder, "index.html")
  if !force {
    if SourceProvider().exists(index) {
      guard kind.wrote(try SourceProvider().read(index)) else {
        throw Failure(
          "'\(index.escaped)' exists and is not of a \(kind.rawValue)", help: "use another folder, or move the file")
      }
    } else if let file = files.first(where: { SourceProvider().exists(Path.joined(folder, $0.path)) }) {
      throw Failure(
        "'\(Path.joined(folder, file.path).escaped)' exists and is not of a \(kind.rawValue)",
        help: "use another folder, or move the file")
    }
  }
  let former = try listedPages(in: folder)
  let paths = Set(files.map(\.path))
  let list = listHeading + paths.sorted().map { $0 + "\n" }.joined()
  var outputs = files.map { GeneratedOutput(path: $0.path, bytes: $0.bytes, marking: .none) }
  outputs.append(GeneratedOutput(path: listName, bytes: Array(list.utf8), marking: .none))
  do {
    try OutputWriter(folder: folder).write(outputs, force: true)
  } catch {
    throw Failure(error, in: folder)
  }
  for path in former where !paths.contains(path) { try removePage(path, in: folder) }
}

/// The pages that an earlier run listed; empty without a list.
private func listedPages(in folder: String) throws -> [String] {
  let file = Path.joined(folder, listName)
  guard SourceProvider().exists(file) else { return [] }
  let text = String(decoding: try SourceProvider().read(file), as: UTF8.self)
  guard text.hasPrefix(listHeading) else { return [] }
  return text.split(whereSeparator: \.isNewline).map(String.init).filter { path in
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = path.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x2F].contains(byte)
    }
    // A path must not refer to a location outside the folder.
    return isPlain && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}

/// Removes a page, and its folder if it becomes empty. Symbolic links are not followed.
private func removePage(_ path: String, in folder: String) throws {
  var folders: [String] = []
  var current = folder
  for part in path.split(separator: "/").dropLast() {
    current = Path.joined(current, String(part))
    if isLink(current) { return }
    folders.append(current)
  }
  let file = Path.joined(folder, path)
  guard let bytes = try? SourceProvider().read(file), PageFolder.isOwn(bytes) else { return }
  try removeFile(file)
  for folder in folders.reversed() { removeEmptyFolder(folder) }
}
