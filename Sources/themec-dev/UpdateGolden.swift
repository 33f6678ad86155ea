import ArgumentParser
import Foundation

/// `themec-dev update-golden`: updates the console blocks of README.md and the tour with the output of the built command.
struct UpdateGolden: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Update the output in the console blocks of README.md and the tour")

  @OptionGroup var options: RepositoryOptions

  @Option(help: "Path of the built command")
  var themec = ".build/debug/themec"

  func run() throws {
    for path in ["README.md", "Sources/ThemeCompiler/ThemeCompiler.docc/Tour.md"] { try update(path) }
  }

  private func update(_ path: String) throws {
    let url = URL(fileURLWithPath: options.root).appendingPathComponent(path)
    var lines: [String] = []
    var block: [String]?
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```console" {
        block = []
      } else if line == "```", let open = block {
        lines += try rendered(open)
        block = nil
      } else if block != nil {
        block?.append(String(line))
        continue
      }
      lines.append(String(line))
    }
    try RepositoryFile(path: path, text: lines.joined(separator: "\n")).update(
      in: options, command: "update-golden")
  }

  /// A block's command with its current output.
  private func rendered(_ block: [String]) throws -> [String] {
    guard let first = block.first, first.hasPrefix("$ themec ") else { return block }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: themec)
    process.arguments = first.dropFirst("$ themec ".count).split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: options.root)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var text = String(decoding: data, as: UTF8.self)
    while text.last == "\n" { text.removeLast() }
    return [first] + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
