extension String {
  /// The string with characters escaped that could control a terminal or reorder a line, or that a service reads as a
  /// command in the log of a build.
  ///
  /// All text from input is escaped before it is printed. To what ``escapedInLine`` escapes, this adds a colon at the start
  /// of `::` (GitHub Actions) before all other text.
  package var escaped: String {
    let start = drop { $0 == " " }
    if !start.hasPrefix("::") { return escapedInLine }
    return prefix(upTo: start.startIndex) + "\\u{3A}" + String(start.dropFirst()).escapedInLine
  }

  /// The string, escaped for a place that is not the start of a line.
  ///
  /// C0 and C1 controls, DEL, bidirectional controls, U+2028 and U+2029 are written like `\u{9B}`, and so is the bracket
  /// of `##vso[` (Azure Pipelines) and `##[` (GitHub Actions). At most four combining marks per base are kept.
  package var escapedInLine: String {
    if utf8.allSatisfy({ (0x24..<0x7F).contains($0) || (0x20...0x22).contains($0) }) { return self }
    var result = ""
    var marks = 0
    for scalar in unicodeScalars {
      let isCommand = scalar == "[" && (result.hasSuffix("##") || result.hasSuffix("##vso"))
      if isCommand || scalar.isHostile {
        result += scalar.escaped
        marks = 0
        continue
      }
      marks = scalar.properties.generalCategory.isMark ? marks + 1 : 0
      if marks <= 4 { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}

extension String {
  /// The path, escaped for the start of a line. GitHub Actions reads lines that begin with `::` or `##` as commands.
  package var escapedLinePath: String { hasPrefix(":") || hasPrefix("#") ? ("./" + self).escaped : escaped }

  /// The string as a word of a command for a shell.
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./+:@%,".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : "'" + escaped.replacing("'", with: #"'\''"#) + "'"
  }
}

extension [UInt8] {
  /// The text of a file with its lines and tabs, and all else escaped as in a message.
  package var escapedLines: String {
    String(decoding: self, as: UTF8.self).replacing("\r\n", with: "\n").unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0).escaped }.joined(separator: "\t")
      }
      .joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// The scalar's number in the syntax of a string literal.
  fileprivate var escaped: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  /// Whether a document can have the character (XML 1.0, 2.2).
  package var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether the scalar could mislead a terminal or a reader.
  package var isHostile: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
