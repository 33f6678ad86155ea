import ArgumentParser
import CodeModel
import Foundation
import SwiftSources
import ThemeProject
import ThemeSource

/// `themec-dev read-swift`: prints the facts that themec reads in Swift files and Objective-C headers, as JSON.
/// `.ci/swift-facts.py` checks them.
struct ReadSwift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-swift", abstract: "Print what Swift sources declare, as JSON, one file per line")

  @Flag(help: "Print only the names that a scan of the bytes finds")
  var names = false

  @Flag(help: "Report declared names that the scan of the bytes misses, and fail if there are any")
  var checkNames = false

  @Argument(help: ArgumentHelp("Files and folders; - reads the paths of files from standard input.", valueName: "path"))
  var paths: [String]

  func run() throws {
    var missed = 0
    var count = 0
    let found = paths == ["-"] ? readPaths() : Discovery(suffixes: [".swift", ".h"]).files(in: paths).value
    for (index, path) in found.enumerated() where !(checkNames && path.hasSuffix(".h")) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      let file = SourceFile(id: FileID(rawValue: UInt32(clamping: index)), path: path, bytes: bytes)
      if checkNames {
        let names = missedNames(file)
        missed += names.count
        count += 1
        for name in names { print("\(path): \(name)") }
        continue
      }
      var json = JSONWriter()
      json.object {
        $0.member("path", path)
        if names {
          $0.strings("names", declaredNames(in: bytes))
        } else if path.hasSuffix(".h") {
          $0.strings("interfaces", objectiveCClasses(file).map(\.name))
        } else {
          readCode(file).write(to: &$0)
        }
      }
      json.newline()
      FileHandle.standardOutput.write(Data(json.bytes))
    }
    if checkNames { print("\(count) files, \(missed) names missed") }
    if missed > 0 { throw ExitCode.failure }
  }

  private func readPaths() -> [String] {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }

  /// Names that the reader finds and the scanner misses.
  private func missedNames(_ file: SourceFile) -> [String] {
    let names = Set(declaredNames(in: file.bytes))
    let code = readCode(file)
    let whole = code.types.filter { $0.kind == .extension }.map(\.name)
    let last = (code.types.map(\.name) + code.protocols.map(\.name) + code.aliases.map(\.name)).map {
      $0.split(separator: ".").last.map(String.init) ?? $0
    }
    let objectiveC = code.types.compactMap(\.objectiveCName) + code.protocols.compactMap(\.objectiveCName)
    return (whole + last + objectiveC).filter { !names.contains($0) }
  }
}
