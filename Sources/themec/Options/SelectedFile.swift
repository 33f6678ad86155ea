import ArgumentParser
import ThemeCompiler

/// The theme of a file that the user named; a file that is no theme ends the command with what is wrong with it.
func selectedFile(in workspace: Workspace, named path: String, options: ProjectOptions) throws -> ThemeID {
  let readable = workspace.selection.first { id in
    switch workspace.document(id)?.format {
    case .xib, .storyboard: true
    case .notIOS, .themeSet, .unreadable, nil: false
    }
  }
  if let readable { return readable }
  options.printFindings(workspace.diagnostics.filter { $0.severity == .error }, sources: workspace.sources)
  if workspace.selection.isEmpty, workspace.diagnostics.contains(where: { $0.severity == .error }) {
    throw Status.usage.error
  }
  throw Failure(
    "'\(path.shown)' holds no theme", help: "name one .xml, .xib or .storyboard file of iOS; lint and list take folders"
  )
}

/// Says, behind errors, that they kept the command from writing; ends it with status 1.
var nothingWritten: any Error {
  standardError("nothing was written: mend these errors first\n")
  return Status.findings.error
}

/// Writes a report, whatever was there: the user named the file. Only what the command has read is not written over.
func writeReport(_ bytes: [UInt8], to path: String, besides sources: SourceMap = SourceMap()) throws {
  let target = Path.absolute(path)
  if sources.files.contains(where: { Path.absolute($0.path) == target }) {
    throw Failure(
      "'\(path.shown)' is one of the files that this command reads: it is not written over", help: "name another file")
  }
  do {
    let folder = Path.folder(of: path)
    let output = GeneratedOutput(path: Path.name(of: path), bytes: bytes, marking: .none)
    _ = try OutputWriter(folder: folder.isEmpty ? "." : folder).write([output], force: true)
  } catch {
    throw Failure(error.problems.map(\.message).joined(separator: "\n"), help: error.problems.first?.help)
  }
}
