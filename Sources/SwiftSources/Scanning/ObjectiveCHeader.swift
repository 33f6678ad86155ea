package import CodeModel
package import ThemeSource

/// Returns the classes that an Objective-C header declares with `@interface`, in order. Categories, class extensions,
/// comments and strings are ignored. Also works if ``readsSwift`` is false.
package func objectiveCClasses(_ file: SourceFile) -> [TypeDeclaration] {
  var scanner = ObjectiveCScanner(bytes: file.bytes)
  return scanner.interfaces().map { range in
    TypeDeclaration(
      .objectiveC, String(decoding: file.bytes[range], as: UTF8.self),
      span: SourceSpan(file: file.id, range: SourceRange(range)))
  }
}

extension ObjectiveCScanner {
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
}
