package import CodeModel
package import ThemeSource

/// Returns the classes that an Objective-C header declares with `@interface`, in order. Categories, class extensions,
/// comments and strings are ignored. Also works if ``readsSwift`` is false.
package func objectiveCClasses(_ file: SourceFile) -> [TypeDeclaration] {
  var scanner = HeaderScanner(bytes: file.bytes)
  return scanner.interfaces().map { range in
    TypeDeclaration(
      .objectiveC, String(decoding: file.bytes[range], as: UTF8.self),
      span: SourceSpan(file: file.id, range: SourceRange(range)))
  }
}

private struct HeaderScanner {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The ranges of the names.
  mutating func interfaces() -> [Range<Int>] {
    var names: [Range<Int>] = []
    while index < bytes.count {
      if skipTrivia() { continue }
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral()
      case UInt8(ascii: "@"):
        index += 1
        if word() == Array("interface".utf8), let name = className() { names.append(name) }
      default: index += 1
      }
    }
    return names
  }

  /// Returns the name after `@interface`, unless it belongs to a category: `Name (Category)`, `Name<T> ()`.
  private mutating func className() -> Range<Int>? {
    while skipTrivia() {}
    let start = index
    guard !word().isEmpty else { return nil }
    let name = start..<index
    while skipTrivia() {}
    if byte(index) == UInt8(ascii: "<") {
      var depth = 0
      repeat {
        if byte(index) == UInt8(ascii: "<") { depth += 1 }
        if byte(index) == UInt8(ascii: ">") { depth -= 1 }
        index += 1
      } while depth > 0 && index < bytes.count
      while skipTrivia() {}
    }
    return byte(index) == UInt8(ascii: "(") ? nil : name
  }

  private mutating func word() -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    return Array(bytes[start..<index])
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Skips whitespace or one comment; returns false if there is none.
  private mutating func skipTrivia() -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] <= 0x20 {
      index += 1
      return true
    }
    guard bytes[index] == UInt8(ascii: "/") else { return false }
    if byte(index + 1) == UInt8(ascii: "/") {
      // A backslash before the line break continues the comment.
      while index < bytes.count, bytes[index] != 0x0A || isContinued { index += 1 }
      return true
    }
    guard byte(index + 1) == UInt8(ascii: "*") else { return false }
    index += 2
    while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && byte(index + 1) == UInt8(ascii: "/")) {
      index += 1
    }
    index = min(index + 2, bytes.count)
    return true
  }

  /// Whether the line break at `index` follows a backslash.
  private var isContinued: Bool {
    let previous = index > 0 && bytes[index - 1] == 0x0D ? index - 2 : index - 1
    return previous >= 0 && bytes[previous] == UInt8(ascii: "\\")
  }

  /// Skips a string or a character, at most to the end of its line.
  private mutating func skipLiteral() {
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }
}
