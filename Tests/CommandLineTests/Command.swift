import Foundation
import TestSupport

/// The output and the exit status of the built command.
struct Outcome {
  var output: String
  var messages: String
  var status: Int32

  /// The diagnostics of `--format jsonl`.
  var diagnostics: [[String: Any]] {
    output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}

/// Runs the built command in the root of the repository, without a terminal.
///
/// - Parameter openFiles: The maximum number of open files, with those of standard input, output and error.
func themec(
  _ arguments: [String], input: String = "", folder: URL = repository, environment: [String: String] = [:],
  openFiles: Int? = nil
) throws -> Outcome {
  let process = Process()
  let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("themec")
  (process.executableURL, process.arguments) = (binary, arguments)
  if let openFiles {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n \(openFiles) && exec \"$0\" \"$@\"", binary.path] + arguments
  }
  process.currentDirectoryURL = folder
  var variables = ProcessInfo.processInfo.environment
  for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"] { variables[name] = nil }
  // No folder can be created at this path.
  variables["THEMEC_CACHE_DIR"] = "/dev/null/cache"
  process.environment = variables.merging(environment) { $1 }
  let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
  process.standardInput = standardInput
  process.standardOutput = output
  process.standardError = messages
  try process.run()
  try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
  try standardInput.fileHandleForWriting.close()
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  let said = messages.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Outcome(
    output: String(decoding: printed, as: UTF8.self), messages: String(decoding: said, as: UTF8.self),
    status: process.terminationStatus)
}

extension TemporaryFolder {
  /// Creates a project. Its default configuration only compares its themes with the shipped ones.
  convenience init(project files: [String: String], configuration: String? = "library: shipped\n") throws {
    try self.init(files.merging(configuration.map { [".themec.yml": $0] } ?? [:]) { own, _ in own })
  }
}
