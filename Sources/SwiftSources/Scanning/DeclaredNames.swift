/// Returns the names of the types that a Swift source declares or extends at any level, in order and without
/// repetitions. Fast enough to select the files to parse.
///
/// The scan finds words such as `class` outside of comments and strings. A result may not be a declaration
/// (`class var`), but all names that ``readCode(_:)`` reads are found: the unqualified names of types, protocols and
/// aliases; extended types, both as written and unqualified; and the names in `@objc(…)`. Literals and comments are
/// also scanned if they are ambiguous or not well-formed.
package func declaredNames(in bytes: [UInt8]) -> [String] { declaredTypes(in: bytes).names }

/// The names of ``declaredNames(in:)``, and those that follow the word `class`, each with the name of the first type that it
/// inherits: empty if it inherits none.
package func declaredTypes(in bytes: [UInt8]) -> (names: [String], classes: [String: String]) {
  var scanner = NameScanner(bytes)
  scanner.scan()
  return (scanner.names, scanner.classes)
}

private struct NameScanner {
  private(set) var names: [String] = []
  private(set) var classes: [String: String] = [:]
  /// The last name in `@objc(…)`, and its end.
  private var objectiveC: (name: String, end: Int)?
  private var known: Set<String> = []
  private var tokens: SwiftTokens
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftTokens(bytes)
  }

  mutating func scan() {
    scanCode()
    if tokens.isBroken || isOdd { scanWords() }
  }

  /// Whether there is a regular expression, a single quote, or a comment without start or end.
  private var isOdd = false

  /// Scans all bytes as code.
  private mutating func scanWords() {
    var index = 0
    while index < bytes.count {
      if bytes[index].isWordByte {
        let end = endOfWord(at: index)
        read(word: index..<end)
        index = end
      } else {
        if bytes[index] == UInt8(ascii: "@") { readObjectiveCName(at: index + 1) }
        index += 1
      }
    }
  }

  private mutating func scanCode() {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if tokens.byte(0) == UInt8(ascii: "#"), tokens.byte(1) == UInt8(ascii: "!") { index = tokens.endOfLine(at: 0) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isWordByte {
        let end = endOfWord(at: index)
        read(word: index..<end)
        index = end
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        index = tokens.skipLiteral(at: index) ?? index + 1
      } else if byte == UInt8(ascii: "/") {
        index = behindSlash(at: index)
      } else {
        if byte == UInt8(ascii: "'") { isOdd = true }
        if byte == UInt8(ascii: "@") { readObjectiveCName(at: index + 1) }
        index = byte == UInt8(ascii: "`") ? behindEscaped(at: index) : index + 1
      }
    }
  }

  private mutating func behindSlash(at start: Int) -> Int {
    if let end = tokens.endOfComment(at: start) {
      if tokens.byte(start + 1) == UInt8(ascii: "*"), end == bytes.count, !bytes.suffix(2).elementsEqual("*/".utf8) {
        isOdd = true
      }
      return end
    }
    if tokens.canStartExpression(behind: start) { isOdd = true }
    return tokens.endOfRegularExpression(at: start) ?? start + 1
  }

  private func endOfWord(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    return index
  }

  /// Returns the offset after `` `class` ``, or after the backtick if its line does not close it.
  private func behindEscaped(at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "`") { return index + 1 }
      index += 1
    }
    return start + 1
  }

  private mutating func read(word: Range<Int>) {
    switch (bytes[word.lowerBound], word.count) {
    case (UInt8(ascii: "c"), 5) where spells("class", at: word.lowerBound):
      if let (name, end) = name(at: word.upperBound) {
        let superclass = inheritedName(at: end)
        classes[name] = superclass
        if let objectiveC, isModifiers(from: objectiveC.end, to: word.lowerBound) {
          classes[objectiveC.name] = superclass
        }
        add(name)
      }
    case (UInt8(ascii: "p"), 8) where spells("protocol", at: word.lowerBound),
      (UInt8(ascii: "t"), 9) where spells("typealias", at: word.lowerBound),
      (UInt8(ascii: "s"), 6) where spells("struct", at: word.lowerBound),
      (UInt8(ascii: "e"), 4) where spells("enum", at: word.lowerBound),
      (UInt8(ascii: "a"), 5) where spells("actor", at: word.lowerBound):
      if let (name, _) = name(at: word.upperBound) { add(name) }
    case (UInt8(ascii: "e"), 9) where spells("extension", at: word.lowerBound):
      readExtension(at: word.upperBound)
    default: break
    }
  }

  private func spells(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { letters in
      for offset in 0..<letters.count where unsafe tokens.byte(start + offset) != letters[offset] { return false }
      return true
    }
  }

  /// Returns the name after whitespace and comments, without backticks.
  private func name(at start: Int) -> (name: String, end: Int)? {
    let index = tokens.endOfTrivia(at: start)
    if tokens.byte(index) == UInt8(ascii: "`") {
      let end = behindEscaped(at: index)
      return end > index + 2 ? (String(decoding: bytes[index + 1..<end - 1], as: UTF8.self), end) : nil
    }
    guard tokens.byte(index).isWordByte else { return nil }
    let end = endOfWord(at: index)
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    return Self.introducers.contains(name) ? nil : (name, end)
  }

  /// Words after `class` in a member that is not a class.
  private static let introducers: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

  /// Returns the unqualified name of the first inherited type after the name of a class; empty if there is none.
  private func inheritedName(at start: Int) -> String {
    var index = behindArguments(at: tokens.endOfTrivia(at: start))
    guard tokens.byte(index) == UInt8(ascii: ":") else { return "" }
    var last = ""
    repeat {
      guard let next = name(at: index + 1) else { break }
      last = next.name
      index = tokens.endOfTrivia(at: next.end)
    } while tokens.byte(index) == UInt8(ascii: ".")
    return last
  }

  private mutating func readExtension(at start: Int) {
    var path: [String] = []
    var index = tokens.endOfTrivia(at: start)
    // Attributes may precede the type: `extension @retroactive Name`.
    while tokens.byte(index) == UInt8(ascii: "@") {
      guard let attribute = name(at: index + 1) else { return }
      index = behindParentheses(at: tokens.endOfTrivia(at: attribute.end))
    }
    while let next = name(at: index) {
      path.append(next.name)
      index = behindArguments(at: tokens.endOfTrivia(at: next.end))
      guard tokens.byte(index) == UInt8(ascii: ".") else { break }
      index += 1
    }
    guard let last = path.last else { return }
    add(last)
    if path.count > 1 { add(path.joined(separator: ".")) }
  }

  private func behindParentheses(at start: Int) -> Int {
    guard tokens.byte(start) == UInt8(ascii: "(") else { return start }
    var depth = 0
    var index = start
    repeat {
      if tokens.byte(index) == UInt8(ascii: "(") { depth += 1 }
      if tokens.byte(index) == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < bytes.count
    return tokens.endOfTrivia(at: index)
  }

  /// Returns the offset after generic arguments and the whitespace that follows them.
  private func behindArguments(at start: Int) -> Int {
    guard tokens.byte(start) == UInt8(ascii: "<") else { return start }
    var depth = 0
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "{") {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      index = tokens.endOfComment(at: index) ?? index + 1
      if depth == 0 { return tokens.endOfTrivia(at: index) }
    }
    return start
  }

  private mutating func readObjectiveCName(at start: Int) {
    let attribute = tokens.endOfTrivia(at: start)
    guard spells("objc", at: attribute) else { return }
    let parenthesis = tokens.endOfTrivia(at: attribute + 4)
    guard tokens.byte(parenthesis) == UInt8(ascii: "("), let (name, end) = name(at: parenthesis + 1),
      tokens.byte(tokens.endOfTrivia(at: end)) == UInt8(ascii: ")")
    else { return }
    objectiveC = (name, end + 1)
    add(name)
  }

  /// Whether a range has only words and attributes without arguments, as between `@objc(Name)` and `class`.
  private func isModifiers(from start: Int, to end: Int) -> Bool {
    start <= end
      && bytes[start..<end].allSatisfy {
        $0.isWordByte || $0 <= 0x20 || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ")")
      }
  }

  private mutating func add(_ name: String) {
    if known.insert(name).inserted { names.append(name) }
  }
}
