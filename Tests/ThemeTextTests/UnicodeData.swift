import Foundation

/// Files of the Unicode Character Database: excerpts in the folder of the tests, and all of Debian's package
/// `unicode-data` if it is installed.
enum UnicodeData {
  static let folder = "/usr/share/unicode"
  static let isInstalled = FileManager.default.fileExists(atPath: folder + "/auxiliary/LineBreakTest.txt")

  static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8).components(separatedBy: "\n")
  }

  static func fixture(_ name: String) throws -> [String] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/" + name)
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The scalars and break offsets (in UTF-8) of a line of LineBreakTest.txt: `× 0023 × 0020 ÷ 0023 ÷ # …`.
  static func lineBreakCase(_ line: String) -> (scalars: [Unicode.Scalar], breaks: [Int])? {
    guard let text = line.components(separatedBy: "#").first, text.contains("÷") else { return nil }
    var scalars: [Unicode.Scalar] = []
    var breaks: [Int] = []
    var offset = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if word == "÷" {
        breaks.append(offset)
      } else if word != "×", let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
        offset += String(Character(scalar)).utf8.count
      }
    }
    return (scalars, breaks.filter { $0 > 0 && $0 < offset })
  }

  /// Rows `start..end ; value` of a property file.
  static func rows(_ lines: [String]) -> [(range: ClosedRange<UInt32>, value: String)] {
    lines.compactMap { line in
      let fields = (line.components(separatedBy: "#").first ?? "").components(separatedBy: ";")
      guard fields.count > 1 else { return nil }
      let ends = fields[0].trimmingCharacters(in: .whitespaces).components(separatedBy: "..")
      guard let first = ends.first.flatMap({ UInt32($0, radix: 16) }) else { return nil }
      let last = ends.count > 1 ? UInt32(ends[1], radix: 16) ?? first : first
      return (first...last, fields[1].trimmingCharacters(in: .whitespaces))
    }
  }
}
