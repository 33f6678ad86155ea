/// A member to add to a class.
package struct AddedMember: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// `@IBOutlet`: stands behind the class's other outlets, or first.
    case outlet
    /// `@IBAction`: stands behind the class's other actions, or last.
    case action
    /// Anything else: stands last.
    case other
  }

  package var kind: Kind
  /// Lines, indented by two spaces for each level below the first, which is not indented.
  package var lines: [String]

  package init(_ kind: Kind, lines: [String]) {
    self.kind = kind
    self.lines = lines
  }
}

/// How a source is indented and where its lines end.
struct SourceStyle {
  /// `\r\n` or `\n`.
  let newline: String
  /// What members are indented by beyond their class.
  let unit: String

  /// - Parameter unit: what the members of the class are indented by; nil where it has none.
  init(_ bytes: [UInt8], unit: String?) {
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    self.unit = unit ?? Self.commonUnit(in: bytes)
  }

  /// A tab if more lines start with one than with spaces; else the smallest indentation of two spaces or more.
  private static func commonUnit(in bytes: [UInt8]) -> String {
    var tabs = 0
    var counts: [Int: Int] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "\t") {
        tabs += 1
      } else {
        let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
        if spaces > 1, spaces < line.count { counts[spaces, default: 0] += 1 }
      }
    }
    if tabs > counts.values.reduce(0, +) { return "\t" }
    return String(repeating: " ", count: min(counts.keys.min() ?? 2, 8))
  }

  /// The lines of a member below an indentation.
  func text(of member: AddedMember, below indent: String) -> [String] {
    member.lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return indent + String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
    }
  }
}
