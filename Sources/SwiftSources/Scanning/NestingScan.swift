/// Limits of the source to parse, so that no source exhausts the stack.
package enum NestingLimits {
  /// Nested brackets that fit into a stack of 1 MB. A debug build of the parser needs ten times as much.
  #if DEBUG
    package static let brackets = 40
  #else
    package static let brackets = 48
  #endif
  /// Prefixes of one value, nested function types, nested conditional expressions.
  static let prefixes = 50
  /// Consecutive `else if` branches.
  package static let elses = 300
  /// Members, calls and subscripts after one value.
  package static let chain = 500
  /// Square brackets in a possible type; the parser looks ahead twice at each of them.
  static let types = 7
  /// Strings nested in interpolations.
  static let strings = 10
}

/// Returns the offset at which a Swift source is nested too deeply to parse safely, determined from its bytes alone;
/// `nil` if there is none.
///
/// The parser itself limits nested brackets, but in quadratic time. It does not limit other nesting: prefixes
/// (`await await …`), function types (`A -> B -> …`), `else if`, `a ? b ? …`, and chains of members, which are trees as
/// deep as the chain is long. For `[[[…`, it takes exponential time.
func excessiveNesting(in bytes: [UInt8]) -> Int? {
  var scan = NestingScan(bytes)
  return scan.firstExcess()
}

private struct NestingScan {
  /// The contents of one pair of brackets since the last statement or separator.
  private struct Level {
    /// Tokens since the last value.
    var prefixes = 0
    var arrows = 0
    var questions = 0
    var generics = 0
    var chain = 0
    /// The number of consecutive `else` branches.
    var elses = 0
    var isBehindBrace = false
    /// Whether the last token ends a value.
    var isBehindValue = false
    var isSquare = false
    /// Whether the contents so far may be a type.
    var mayBeType = false
    /// The number of nested square brackets that may be types, including this one.
    var types = 0

    mutating func separate() { (prefixes, arrows, questions, generics, chain) = (0, 0, 0, 0, 0) }

    var isExcessive: Bool {
      prefixes > NestingLimits.prefixes || arrows > NestingLimits.prefixes || questions > NestingLimits.prefixes
        || generics > NestingLimits.prefixes || elses > NestingLimits.elses || chain > NestingLimits.chain
        || types > NestingLimits.types
    }
  }

  private let bytes: [UInt8]
  private var tokens: SwiftTokens
  private var level = Level()
  /// The enclosing levels.
  private var outer: [Level] = []
  /// The number of open `#if` directives.
  private var conditions = 0
  private let mayBeKeyword = Self.keywordSlots

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftTokens(bytes)
  }

  mutating func firstExcess() -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"),
        let end = tokens.endOfComment(at: index) ?? tokens.endOfRegularExpression(at: index)
      {
        index = end
      } else {
        let start = index
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let end = tokens.skipLiteral(at: index) {
          if hasExcessiveInterpolation { return start }
          index = end
          endValue()
          level.mayBeType = false
        } else {
          index = byte.isWordByte ? readWord(at: index) : readSign(at: index)
        }
        if outer.count + conditions > NestingLimits.brackets || tokens.deepestString > NestingLimits.strings
          || level.isExcessive
        {
          return start
        }
      }
    }
    return nil
  }

  /// Whether the code in an interpolation of the last string is nested too deeply. The limit of nested strings limits the
  /// recursion.
  private var hasExcessiveInterpolation: Bool {
    tokens.deepestString <= NestingLimits.strings
      && tokens.interpolations.contains { excessiveNesting(in: Array(bytes[$0])) != nil }
  }

  private mutating func endValue() {
    // A value after a value begins a statement.
    if level.isBehindValue { level.separate() }
    level.prefixes = 0
    level.isBehindValue = true
    endBrace()
  }

  private mutating func endBrace() {
    if level.isBehindBrace { level.elses = 0 }
    level.isBehindBrace = false
  }

  private mutating func readWord(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWordByte { index += 1 }
    if bytes[start] >= UInt8(ascii: "0"), bytes[start] <= UInt8(ascii: "9") { level.mayBeType = false }
    guard index - start <= 9 else {
      endValue()
      return index
    }
    let word = Self.packed(bytes[start..<index])
    if word == Self.elseWord {
      level.elses += 1
      level.isBehindBrace = false
      level.separate()
    } else if mayBeKeyword[Self.slot(word)], Self.keywords.contains(word) {
      if Self.statements.contains(word), level.isBehindValue { level.separate() }
      level.prefixes += 1
      endBrace()
    } else {
      endValue()
      return index
    }
    level.isBehindValue = false
    return index
  }

  private static let elseWord = packed("else".utf8)
  private static let statements = Set(
    [
      "let", "var", "func", "case", "return", "throw", "if", "guard", "for", "while", "switch", "do", "defer",
      "typealias",
      "subscript", "init",
    ].map { packed($0.utf8) })
  private static let keywords = statements.union(
    [
      "await", "try", "unsafe", "inout", "some", "any", "each", "repeat", "consume", "copy", "discard", "borrowing",
      "consuming", "sending", "isolated", "is", "as", "yield", "then", "in", "where",
    ].map { packed($0.utf8) })

  /// Packs a word of at most nine letters; seven bits of each are enough.
  private static func packed(_ word: some Collection<UInt8>) -> UInt64 {
    var packed: UInt64 = 1
    for letter in word { packed = packed << 7 | UInt64(letter & 0x7F) }
    return packed
  }

  private static func slot(_ word: UInt64) -> Int { Int((word &* 0x9E37_79B9_7F4A_7C15) >> 55) }

  /// Whether each slot has a keyword. Most words are not keywords and need no lookup.
  private static let keywordSlots: [Bool] = {
    var slots = [Bool](repeating: false, count: 512)
    for word in keywords { slots[slot(word)] = true }
    return slots
  }()

  private mutating func readSign(at start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openBracket(bytes[start])
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      level = outer.popLast() ?? Level()
      level.prefixes = 0
      level.isBehindValue = true
      guard bytes[start] == UInt8(ascii: "}") else { break }
      level.separate()
      level.isBehindBrace = true
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      level.separate()
      level.isBehindValue = false
      if level.isSquare { level.mayBeType = false }
      endBrace()
    case UInt8(ascii: ":"):
      if level.isSquare { level.mayBeType = false }
      level.questions = max(0, level.questions - 1)
      level.prefixes = 0
      level.isBehindValue = false
    case UInt8(ascii: "`"): break
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
      // Attributes, directives and key paths.
      if bytes[start] == UInt8(ascii: "#") { readDirective(at: start + 1) }
      if level.isBehindValue { level.separate() }
      level.prefixes += 1
      level.isBehindValue = false
      endBrace()
    default: return readOperator(at: start)
    }
    return start + 1
  }

  private mutating func openBracket(_ bracket: UInt8) {
    let isCall = level.isBehindValue
    if isCall, bracket != UInt8(ascii: "{") {
      level.chain += 1
      level.mayBeType = false
    }
    endBrace()
    var inner = Level()
    inner.isSquare = bracket == UInt8(ascii: "[")
    inner.mayBeType = bracket != UInt8(ascii: "{")
    inner.types = (level.mayBeType && inner.mayBeType ? level.types : 0) + (inner.isSquare ? 1 : 0)
    outer.append(level)
    level = inner
  }

  private mutating func readDirective(at start: Int) {
    var end = start
    while end < bytes.count, bytes[end].isWordByte, end < start + 6 { end += 1 }
    switch String(decoding: bytes[start..<end], as: UTF8.self) {
    case "if": conditions += 1
    case "endif": conditions = max(0, conditions - 1)
    default: break
    }
  }

  /// Reads the characters of one operator.
  private mutating func readOperator(at start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isOperatorByte { index += 1 }
    index = max(index, start + 1)
    endBrace()
    let isAttached = start > 0 && bytes[start - 1] > 0x20
    let first = bytes[start]
    if !first.isTypeSign { level.mayBeType = false }
    if first == UInt8(ascii: "-"), index == start + 2, bytes[start + 1] == UInt8(ascii: ">") {
      level.arrows += 1
    } else if first == UInt8(ascii: "<"), isAttached {
      level.generics += 1
    } else if first == UInt8(ascii: ">"), isAttached {
      level.generics = max(0, level.generics - (index - start))
      return index
    } else if first == UInt8(ascii: "."), index == start + 1 {
      level.chain += 1
    } else if isAttached, level.isBehindValue {
      // After a value: `?`, `!`, `?.`.
      level.chain += index - start
      level.isBehindValue = bytes[index - 1] != UInt8(ascii: ".")
      return index
    } else if first == UInt8(ascii: "?"), index == start + 1 {
      level.questions += 1
    } else if level.isBehindValue {
      level.chain = 0
      if first == UInt8(ascii: "="), index == start + 1 { level.separate() }
    }
    level.prefixes += level.isBehindValue ? 1 : index - start
    level.isBehindValue = false
    return index
  }
}

extension UInt8 {
  /// Whether the byte is an operator character, including the dot.
  fileprivate var isOperatorByte: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether the byte is an operator character that occurs in types.
  fileprivate var isTypeSign: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "<"),
      UInt8(ascii: ">"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
