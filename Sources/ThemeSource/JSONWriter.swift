/// Writes JSON as bytes, in the order of the calls, without Foundation or a locale. The bytes are the same on every
/// run.
///
/// The writer adds commas, line breaks and indentation. Strings may contain any text: quotes, backslashes and every
/// scalar that could control a terminal or reorder a line (``Swift/Unicode/Scalar/isHostile``) are escaped, so the
/// output is safe to print.
///
/// ```swift
/// var json = JSONWriter(.pretty)
/// json.object {
///   $0.member("id", "iN0-l3-epB")
///   $0.key("frame")
///   $0.inlineArray { for number in [0, 0, 375, 667.5] { $0.value(number) } }
/// }
/// ```
package struct JSONWriter: Sendable {
  /// The amount of whitespace.
  package enum Layout: Sendable {
    /// No whitespace and a single line, for `.jsonl` and for programs.
    case compact
    /// Two spaces per level and one member per line. Inline arrays and objects stay on one line.
    case pretty
  }

  /// The bytes written so far, without a final newline.
  package private(set) var bytes: [UInt8] = []

  private let layout: Layout
  private var depth = 0
  /// The number of enclosing inline values. Inside of them, whitespace is a single space.
  private var inlineDepth = 0
  private var needsComma = false
  private var followsKey = false

  /// Creates an empty writer.
  package init(_ layout: Layout = .compact) { self.layout = layout }

  /// Returns and removes the bytes written since the last call, for output in chunks.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an object; the closure writes its members with ``key(_:)`` and values, or with `member`.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(0x7B, 0x7D, inline: false, members)
  }

  /// Writes an array; the closure writes its elements.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container(0x5B, 0x5D, inline: false, elements)
  }

  /// Writes an object on one line, even in the pretty layout.
  package mutating func inlineObject(_ members: (inout JSONWriter) -> Void) {
    container(0x7B, 0x7D, inline: true, members)
  }

  /// Writes an array on one line, even in the pretty layout: rectangles, points, ranges.
  package mutating func inlineArray(_ elements: (inout JSONWriter) -> Void) {
    container(0x5B, 0x5D, inline: true, elements)
  }

  /// Writes a member's name; exactly one value must follow.
  package mutating func key(_ name: String) {
    precondition(!followsKey, "a key follows a key")
    separate()
    appendQuoted(name)
    bytes.append(0x3A)
    if layout == .pretty { bytes.append(0x20) }
    followsKey = true
  }

  /// Writes a string.
  package mutating func value(_ string: String) {
    separate()
    appendQuoted(string)
    needsComma = true
  }

  /// Writes an integer.
  package mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: number.description.utf8)
    needsComma = true
  }

  /// Writes a number with the fewest digits that read back as the same value: `375`, `0.1`, `1e+20`.
  ///
  /// JSON has neither NaN nor infinity: both are written as `null`. Negative zero is written as `0`.
  package mutating func value(_ number: Double) {
    separate()
    appendNumber(number)
    needsComma = true
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    needsComma = true
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  /// Ends a line: between the objects of a `.jsonl` stream or after a document. Must be called outside of all
  /// containers.
  package mutating func newline() {
    precondition(depth == 0 && inlineDepth == 0, "a line ends inside of a value")
    bytes.append(0x0A)
    needsComma = false
  }
}

// MARK: - Members

extension JSONWriter {
  /// Writes a name and a string.
  package mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// Writes a name and an integer.
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a name and a number. NaN is written as in `value`.
  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  /// Writes a name and a flag.
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a name and a string unless the string is nil.
  package mutating func member(_ name: String, ifPresent string: String?) {
    if let string { member(name, string) }
  }

  /// Writes a name and four numbers on one line: `[x, y, width, height]` in points.
  package mutating func member(_ name: String, _ rect: Rect) {
    key(name)
    inlineArray {
      $0.value(rect.x)
      $0.value(rect.y)
      $0.value(rect.width)
      $0.value(rect.height)
    }
  }
}

// MARK: - Bytes

extension JSONWriter {
  private mutating func container(_ open: UInt8, _ close: UInt8, inline: Bool, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    let isInline = inline || inlineDepth > 0
    if isInline { inlineDepth += 1 } else { depth += 1 }
    needsComma = false
    body(&self)
    precondition(!followsKey, "a key without a value")
    let wroteAny = needsComma
    if isInline { inlineDepth -= 1 } else { depth -= 1 }
    if wroteAny, !isInline { breakLine() }
    bytes.append(close)
    needsComma = true
  }

  /// Writes the separator between the previous value and the next.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { bytes.append(0x2C) }
    if inlineDepth > 0 {
      if needsComma, layout == .pretty { bytes.append(0x20) }
    } else if depth > 0 {
      breakLine()
    }
    needsComma = false
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  private mutating func appendNumber(_ number: Double) {
    guard number.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    if let integer = Int(exactly: number), integer.magnitude < 1 << 53 {
      bytes.append(contentsOf: integer.description.utf8)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  private mutating func appendQuoted(_ string: String) {
    bytes.append(0x22)
    var string = string
    let isPlain = string.withUTF8 { text in
      let isPlain = unsafe text.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
      if isPlain { unsafe bytes.append(contentsOf: text) }
      return isPlain
    }
    if !isPlain { appendEscaped(string) }
    bytes.append(0x22)
  }

  private mutating func appendEscaped(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: bytes.append(contentsOf: "\\\"".utf8)
      case 0x5C: bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        if scalar.isHostile {
          appendEscape(scalar.value)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        }
      }
    }
  }

  /// Writes a scalar as `\uXXXX`. All escaped scalars are in the basic plane, so four digits suffice.
  private mutating func appendEscape(_ value: UInt32) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u".utf8)
    for shift in [12, 8, 4, 0] as [UInt32] {
      bytes.append(digits[Int((value >> shift) & 0xF)])
    }
  }
}
