import ArgumentParser
import ThemeCompiler

/// Says, behind errors, that they kept the command from writing; ends it with status 1.
var nothingWritten: any Error {
  standardError("nothing was written: fix these errors first\n")
  return Status.findings.error
}

/// Writes a report, whatever was there: the user named the file. Only what the command has read is not written over.
func writeReport(_ bytes: [UInt8], to path: String, besides sources: SourceMap = SourceMap()) throws {
  let target = Path.absolute(path)
  if sources.files.contains(where: { Path.absolute($0.path) == target }) {
    throw Failure(
      "'\(path.shown)' is one of the files that this command reads, and is not overwritten", help: "name another file")
  }
  let folder = Path.folder(of: path)
  guard DiskFileSystem().isFolder(folder) else {
    throw Failure("the folder '\(folder.shown)' does not exist", help: "create it, or name another file")
  }
  do {
    let output = GeneratedOutput(path: Path.name(of: path), bytes: bytes, marking: .none)
    _ = try OutputWriter(folder: folder).write([output], force: true)
  } catch {
    throw Failure(error.problems.map(\.message).joined(separator: "\n"), help: error.problems.first?.help)
  }
}
