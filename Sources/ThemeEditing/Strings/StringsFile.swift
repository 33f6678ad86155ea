package import ThemeSource
internal import ThemeSyntax

/// Returns texts as a `.strings` file in UTF-8, laid out as by ibtool: an empty line, a comment and the entry for each.
package func stringsFile(_ strings: [LocalizedString]) -> [UInt8] {
  var text = ""
  for string in strings {
    text +=
      "\n/* \(string.comment.replacing("*/", with: "*\\/")) */\n\(quoted(string.key)) = \(quoted(string.value));\n"
  }
  return Array(text.utf8)
}

/// Returns text as a string literal of a `.strings` file.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

/// Reads a `.strings` file: UTF-8, or UTF-16 with a byte order mark as ibtool writes it.
///
/// Never fails: malformed parts are reported, and reading continues after the next semicolon. Of two entries with the
/// same key the last one counts, and is reported. Positions in a UTF-16 file are those in its UTF-8 form. An XML
/// property list is read too; a binary one is reported.
package func parseStrings(_ file: SourceFile, limits: Limits = .standard) -> Diagnosed<[TranslatedText]> {
  var reader = StringsReader(bytes: stringsInUTF8(file.bytes), file: file.id)
  if isBinaryPropertyList(reader.bytes) {
    reader.report(
      "a binary property list is not read", 0..<6, severity: .note,
      help: "convert it with 'plutil -convert xml1', or write entries as \"key\" = \"value\";")
  } else if reader.bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "<") {
    reader.readPropertyList(file, limits)
  } else {
    reader.read()
  }
  return Diagnosed(reader.entries, reader.diagnostics)
}

/// Whether a file is a property list that ``parseStrings(_:limits:)`` does not read.
package func isBinaryPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

/// Returns the bytes of a `.strings` file as UTF-8 without a byte order mark.
package func stringsInUTF8(_ bytes: [UInt8]) -> [UInt8] {
  let isLittle = bytes.starts(with: [0xFF, 0xFE])
  guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
  let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
    let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return isLittle ? b << 8 | a : a << 8 | b
  }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}

private struct StringsReader {
  let bytes: [UInt8]
  let file: FileID
  var position = 0
  var entries: [TranslatedText] { texts.entries }
  private var texts = TranslatedTexts()
  var diagnostics: [Diagnostic] = []
  /// The reason why the text of the current entry cannot be decoded, and how to fix it.
  private var invalid: (what: String, help: String)?

  init(bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() {
    // A property list can have braces around its entries.
    let isInBraces = skipSpace() && take(UInt8(ascii: "{"))
    while skipSpace() {
      if isInBraces, take(UInt8(ascii: "}")) { continue }
      let start = position
      invalid = nil
      guard let key = literal() else { return recover(from: start, "expected a quoted key") }
      let span = SourceSpan(file: file, range: SourceRange(start..<position))
      var value = key
      if skipSpace(), take(UInt8(ascii: "=")) {
        let isQuoted = skipSpace() && bytes[position] == UInt8(ascii: "\"")
        guard let text = literal() else {
          recover(
            from: start, isQuoted ? "the value of '\(key.escaped)' is not closed" : "'\(key.escaped)' has no value")
          continue
        }
        value = text
      }
      guard skipSpace(), take(UInt8(ascii: ";")) else {
        recover(from: start, "missing semicolon after the value of '\(key.escaped)'")
        continue
      }
      if let invalid {
        report("'\(key.escaped)' has \(invalid.what)", start..<position, severity: .error, help: invalid.help)
        continue
      }
      if let scalar = value.unicodeScalars.first(where: { !$0.isAllowedInXML }) {
        let name = String(scalar.value, radix: 16, uppercase: true)
        report(
          "the value of '\(key.escaped)' has the character U+\(String(repeating: "0", count: max(0, 4 - name.count)))\(name)",
          start..<position, severity: .error, help: "remove it; no document can have it")
        continue
      }
      diagnostics += texts.add(TranslatedText(key: key, value: value, span: span))
    }
  }

  /// Reads `<plist><dict><key>…</key><string>…</string></dict></plist>`.
  mutating func readPropertyList(_ file: SourceFile, _ limits: Limits) {
    let parsed = parsePropertyList(file, limits: limits)
    let tree = parsed.value
    diagnostics = parsed.diagnostics.filter { $0.severity == .error }
    guard let root = tree.documentElement, tree[root].name == "plist",
      let dictionary = tree.children(of: root).first(where: { tree[$0].name == "dict" })
    else {
      if diagnostics.isEmpty {
        report("this XML file is no property list", 0..<1, help: "write '<plist><dict><key>…</key><string>…</string>'")
      }
      return
    }
    var key: NodeID?
    for node in tree.children(of: dictionary) {
      let text = tree[node].text ?? ""
      if let pending = key, tree[node].name == "string" {
        diagnostics += texts.add(
          TranslatedText(key: tree[pending].text ?? "", value: text, span: tree[pending].nameSpan))
      }
      key = tree[node].name == "key" ? node : nil
    }
  }

  mutating func report(_ message: String, _ range: Range<Int>, severity: Diagnostic.Severity? = nil, help: String) {
    diagnostics.append(
      Diagnostic(
        .malformedStrings, severity: severity, message,
        at: SourceSpan(file: file, range: SourceRange(range.clamped(to: 0..<bytes.count))), help: help))
  }

  private mutating func recover(from start: Int, _ message: String) {
    let isConflict = ["<<<<<<<", "=======", ">>>>>>>"].contains { bytes[start...].starts(with: $0.utf8) }
    if isConflict {
      report("unresolved merge conflict", start..<start + 7, help: "resolve it and remove the markers")
      position = bytes.count
      return
    }
    report(
      message, start..<min(max(position, start + 1), bytes.count), help: "write entries as \"key\" = \"value\";")
    while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips whitespace and comments; returns false at the end of the file.
  private mutating func skipSpace() -> Bool {
    while position < bytes.count {
      if bytes[position].isSpace {
        position += 1
      } else if bytes[position...].starts(with: "/*".utf8) {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        if position == bytes.count {
          diagnostics.append(
            Diagnostic(
              .malformedStrings, "unterminated comment",
              at: SourceSpan(file: file, range: SourceRange(start..<start + 2)), help: "close it with '*/'"))
        }
        position = min(position + 2, bytes.count)
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      } else {
        return true
      }
    }
    return false
  }

  /// Reads a quoted string, or a word of letters, digits, `_`, `-`, `.` and `$`.
  private mutating func literal() -> String? {
    guard position < bytes.count else { return nil }
    if take(UInt8(ascii: "\"")) { return quotedText() }
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func quotedText() -> String? {
    var text: [UInt8] = []
    // The first half of a surrogate pair written as two `\U` escapes.
    var high: UInt32?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      let unit = byte == UInt8(ascii: "\\") ? escapedUnit() : nil
      if high != nil, !(unit.map { (0xDC00..<0xE000).contains($0) } ?? false) {
        reportHalfPair()
        high = nil
      }
      if let unit {
        if (0xD800..<0xDC00).contains(unit) {
          high = unit
          continue
        }
        let value = high.map { 0x10000 + ($0 - 0xD800) << 10 + (unit - 0xDC00) } ?? unit
        if let scalar = Unicode.Scalar(value) { text += String(scalar).utf8 } else if high == nil { reportHalfPair() }
      } else if byte == UInt8(ascii: "\"") {
        if let string = String(validating: text, as: UTF8.self) { return string }
        invalid = ("bytes that are not UTF-8", "save the file as UTF-8")
        return String(decoding: text, as: UTF8.self)
      } else if byte == UInt8(ascii: "\\"), position < bytes.count {
        text.append(escapedByte())
      } else {
        text.append(byte)
      }
      high = nil
    }
    return nil
  }

  private mutating func reportHalfPair() {
    invalid = ("half of a surrogate pair", "write the character itself, or both halves as '\\UD83D\\UDE00'")
  }

  /// Reads `U` and four hexadecimal digits after a backslash; nil for other escapes.
  private mutating func escapedUnit() -> UInt32? {
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "u") else { return nil }
    let digits = bytes[(position + 1)...].prefix(4)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    position += 5
    return unit
  }

  /// Reads the character after a backslash.
  private mutating func escapedByte() -> UInt8 {
    let escaped = bytes[position]
    position += 1
    switch escaped {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      invalid = ("an escape of octal digits", "write the character itself")
      return escaped
    default: return escaped
    }
  }
}
