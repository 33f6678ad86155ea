import ThemeProject
import ThemeSource

/// Writes changed files: all of them, or none if one of them cannot be written.
///
/// Throws if a file is below a symbolic link in the project, or has changed since it was read.
/// - Parameter roots: Absolute paths of the projects' folders.
func writeChanges(_ files: [ChangedFile], below roots: [String]) throws {
  for file in files where try SourceProvider().read(file.path) != file.before {
    throw Failure("'\(file.path.escaped)' changed while this command ran", help: "run the command again")
  }
  func root(of path: String) -> String {
    let absolute = Path.absolute(path)
    return roots.filter { Path.isInside(absolute, $0) }.max { $0.utf8.count < $1.utf8.count }
      ?? Path.folder(of: absolute)
  }
  let outputs = files.map { file in
    let root = root(of: file.path)
    return GeneratedOutput(
      path: Path.relative(Path.absolute(file.path), to: root) ?? Path.name(of: file.path), bytes: file.after,
      marking: .none, folder: Path.shortened(root))
  }
  do {
    _ = try OutputWriter(folder: ".").write(outputs)
  } catch {
    throw Failure(error, in: ".")
  }
}
