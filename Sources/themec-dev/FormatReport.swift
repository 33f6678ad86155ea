import ArgumentParser
import Foundation
import ThemeEditing
import ThemeSource

/// `themec-dev format-report`: counts the files of Interface Builder that the formatter does not change.
struct FormatReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how many files that Interface Builder wrote are in canonical form")

  @Argument(help: "Folders of XIBs and storyboards")
  var folders: [String]

  func run() throws {
    var report = FormatMeasurement()
    for folder in folders {
      for path in repositoryFiles(below: "", withExtensions: ["xib", "storyboard"], root: folder) {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        report.add([UInt8](try Data(contentsOf: url)), path: url.path)
      }
    }
    print(report.text)
  }
}

/// Files counted by the changes of the formatter.
struct FormatMeasurement {
  /// The reason why Interface Builder does not write such a file.
  enum Exclusion: String {
    case lineEnds = "carriage returns"
    case byteOrderMark = "byte order mark"
    case tabs = "lines indented by tabs"
    case conflict = "conflict markers"
    case malformed = "not well-formed"
  }

  /// The kind of change.
  enum Cause: String, CaseIterable {
    case attributes = "attribute order"
    case children = "child order"
    case space = "whitespace"
  }

  struct Exception {
    var path: String
    var cause: Cause
    var lines: [String]
  }

  private(set) var considered = 0
  private(set) var unversioned = 0
  private(set) var excluded: [(path: String, reason: Exclusion)] = []
  private(set) var exceptions: [Exception] = []

  mutating func add(_ bytes: [UInt8], path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("toolsVersion=") else {
      unversioned += 1
      return
    }
    let file = SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)
    let formatted = format(file).value
    guard let output = formatted ?? nil else {
      excluded.append((path, .malformed))
      return
    }
    if let reason = Self.exclusion(of: bytes, text) {
      excluded.append((path, reason))
      return
    }
    considered += 1
    if output == bytes { return }
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    exceptions.append(
      Exception(path: path, cause: Self.cause(old, new), lines: Self.firstDifference(old, new)))
  }

  private static func exclusion(of bytes: [UInt8], _ text: String) -> Exclusion? {
    if bytes.contains(0x0D) { return .lineEnds }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .byteOrderMark }
    for line in bytes.split(separator: 0x0A) {
      if line.starts(with: "<<<<<<<".utf8) || line.starts(with: ">>>>>>>".utf8) { return .conflict }
      let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
      if indentation.contains(0x09), line.dropFirst(indentation.count).first == UInt8(ascii: "<") { return .tabs }
    }
    return nil
  }

  private static func cause(_ old: [Substring], _ new: [Substring]) -> Cause {
    func inked(_ lines: [Substring]) -> [UInt8] {
      lines.flatMap { $0.utf8.filter { $0 != 0x20 && $0 != 0x09 } }
    }
    if inked(old) == inked(new) { return .space }
    func trimmed(_ lines: [Substring]) -> [Substring] { lines.map { $0.drop { $0 == " " } }.sorted() }
    return trimmed(old) == trimmed(new) ? .children : .attributes
  }

  /// The first lines that differ, at most three for each side.
  private static func firstDifference(_ old: [Substring], _ new: [Substring]) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let count = zip(old.dropFirst(start), new.dropFirst(start)).prefix(3).prefix { $0 != $1 }.count
    let removed = old.dropFirst(start).prefix(max(count, 1)).map { "-\($0)" }
    let added = new.dropFirst(start).prefix(max(count, 1)).map { "+\($0)" }
    return ["line \(start + 1)"] + removed + added
  }

  var text: String {
    let unchanged = considered - exceptions.count
    let share = String(format: "%.2f", 100 * Double(unchanged) / Double(max(1, considered)))
    var lines = [
      "files with a toolsVersion: \(considered + excluded.count), without: \(unversioned)",
      "excluded: \(excluded.count)",
    ]
    lines += excluded.map { "  \($0.path): \($0.reason.rawValue)" }
    lines.append("considered: \(considered), unchanged: \(unchanged) (\(share)%), changed: \(exceptions.count)")
    for cause in Cause.allCases {
      let found = exceptions.filter { $0.cause == cause }
      lines.append("\(cause.rawValue): \(found.count)")
      for exception in found { lines += ["  \(exception.path)"] + exception.lines.map { "    \($0)" } }
    }
    return lines.joined(separator: "\n")
  }
}
