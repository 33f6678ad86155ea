/// A member to add to a class.
package struct AddedMember: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// `@IBOutlet`: added after the class's last outlet, or first.
    case outlet
    /// `@IBAction`: added after the class's last action, or last.
    case action
    /// Any other member: added last.
    case other
  }

  package var kind: Kind
  /// Lines without the base indentation; each deeper level has two spaces.
  package var lines: [String]

  package init(_ kind: Kind, lines: [String]) {
    self.kind = kind
    self.lines = lines
  }
}

/// The indentation and line breaks of a source.
struct SourceStyle {
  /// `\r\n` or `\n`.
  let newline: String
  /// The indentation of members relative to their class.
  let unit: String

  /// - Parameter unit: the indentation of the class's members; `nil` if it has none.
  init(_ bytes: [UInt8], unit: String?) {
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    newline = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
    self.unit = unit ?? Self.commonUnit(in: bytes)
  }

  /// Returns a tab if more lines start with a tab than with spaces; otherwise the smallest indentation of at least two
  /// spaces.
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

  /// Returns the lines of a member with an indentation.
  func text(of member: AddedMember, below indent: String) -> [String] {
    member.lines.map { line in
      let spaces = line.prefix { $0 == " " }.count
      return indent + String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
    }
  }
}
