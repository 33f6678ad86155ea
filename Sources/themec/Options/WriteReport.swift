import ArgumentParser
import DiagnosticFormats
import ThemeProject
import ThemeSource

/// Prints that the output was not written because of the preceding errors. Exits with status 1.
var nothingWritten: any Error {
  Failure("nothing was written because of the errors above").print()
  return Status.problems.error
}

/// Writes a result to a file that the user named, and prints its path; to standard output if there is none.
///
/// - Parameter isDrawing: Whether the result is drawn by control sequences of a terminal.
func writeResult(
  _ bytes: [UInt8], to output: String?, besides readPaths: [String] = [], isDrawing: Bool = false, quiet: Bool
) throws {
  guard let output, output != "-" else {
    return isDrawing ? standardOutput(bytes) : standardOutput(contents: bytes)
  }
  try writeReport(bytes, to: output, besides: readPaths)
  if !quiet { standardOutput("wrote \(output.escaped)\n") }
}

/// Writes a file that the user named. Overwrites an existing file, unless the command reads it.
func writeReport(_ bytes: [UInt8], to path: String, besides readPaths: [String] = []) throws {
  let targets = [Path.absolute(path), Path.real(path) ?? path]
  let isRead = readPaths.contains { read in
    targets.contains(Path.absolute(read)) || Path.isLink(read) && Path.real(read).map(targets.contains) == true
  }
  if isRead {
    throw Failure(
      "cannot overwrite '\(path.escaped)', which this command reads", help: "use another file")
  }
  if DiskFileSystem().isFolder(path) {
    throw Failure("'\(path.escaped)' is a folder, not a file", help: "use the path of a file in it")
  }
  let folder = Path.folder(of: path)
  guard DiskFileSystem().isFolder(folder) else {
    throw Failure("folder '\(folder.escaped)' does not exist", help: "create it, or use another file")
  }
  do {
    let output = GeneratedOutput(path: Path.name(of: path), bytes: bytes, marking: .none)
    _ = try OutputWriter(folder: folder).write([output], force: true)
  } catch {
    throw Failure(error, in: folder)
  }
}

/// A value of `--format`: `sarif` or `sarif=report.sarif`.
struct ReportDestination: ExpressibleByArgument {
  var format: DiagnosticFormat
  /// `nil` for standard output or the file of `--output`.
  var file: String?

  init(format: DiagnosticFormat, file: String?) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = parts.first.flatMap(DiagnosticFormat.init(rawValue:)), parts.last != "" else { return nil }
    self.init(format: format, file: parts.count > 1 ? parts[1] : nil)
  }

  static var allValueStrings: [String] { DiagnosticFormat.allCases.map(\.rawValue) }
}
