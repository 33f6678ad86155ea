/// A position in a text at which a line may or must end.
struct BreakOpportunity: Hashable, Sendable {
  /// UTF-8 offset after the break; greater than 0 and less than the text's length.
  let offset: Int
  let isMandatory: Bool
}

/// Finds line break opportunities: UAX #14 of Unicode 15.0, with numbers kept whole as in its section 8.2, example 7.
///
/// Thai, Lao, Khmer and Myanmar text would need a dictionary, so it breaks only at spaces. Time and memory are linear.
struct LineBreaker {
  /// A scalar with the combining marks that rule LB9 attaches to it.
  private struct Unit {
    let offset: Int
    let lineBreak: LineBreakClass
    var endsInJoiner: Bool
  }

  private var units: [Unit] = []
  /// UTF-8 length of the text read so far.
  private var length = 0
  /// Last unit before the boundary that is not a space.
  private var beforeSpaces: LineBreakClass = .wordJoiner
  /// Number of regional indicators directly before the boundary.
  private var regionalIndicators = 0
  /// The position of the boundary in a number.
  private var number: NumberState = .none

  /// Returns the breaks in a text, ascending.
  /// - Parameter parts: the parts of the text, in order.
  static func breaks(in parts: [String]) -> [BreakOpportunity] {
    var breaker = LineBreaker()
    for part in parts { breaker.read(part) }
    return breaker.breaks()
  }

  /// Applies rules LB9 and LB10: marks attach to the previous unit, or count as letters if they cannot.
  private mutating func read(_ part: String) {
    let table = UnicodeTable.shared
    for scalar in part.unicodeScalars {
      let lineBreak = table[scalar].lineBreak
      switch lineBreak {
      case .combiningMark, .zeroWidthJoiner:
        let isJoiner = lineBreak == .zeroWidthJoiner
        if let last = units.last, last.lineBreak.takesMarks {
          units[units.count - 1].endsInJoiner = isJoiner
        } else {
          units.append(Unit(offset: length, lineBreak: .alphabetic, endsInJoiner: isJoiner))
        }
      default:
        units.append(Unit(offset: length, lineBreak: lineBreak, endsInJoiner: false))
      }
      length += scalar.utf8Length
    }
  }

  private mutating func breaks() -> [BreakOpportunity] {
    var result: [BreakOpportunity] = []
    for index in units.indices.dropFirst() {
      advance(over: index - 1)
      switch decision(before: index) {
      case .mandatory: result.append(BreakOpportunity(offset: units[index].offset, isMandatory: true))
      case .allowed: result.append(BreakOpportunity(offset: units[index].offset, isMandatory: false))
      case .prohibited: break
      }
    }
    return result
  }

  /// Updates the state to the boundary after a unit.
  private mutating func advance(over index: Int) {
    let lineBreak = units[index].lineBreak
    if lineBreak != .space { beforeSpaces = lineBreak }
    regionalIndicators = lineBreak == .regionalIndicator ? regionalIndicators + 1 : 0
    number = number.after(lineBreak)
  }

  private enum Decision { case mandatory, allowed, prohibited }

  /// Applies rules LB4 to LB18: line endings, spaces and pairs that do not break across spaces.
  private func decision(before index: Int) -> Decision {
    let previous = units[index - 1].lineBreak
    let next = units[index].lineBreak
    switch (previous, next) {
    case (.mandatory, _), (.lineFeed, _), (.nextLine, _): return .mandatory
    case (.carriageReturn, _): return next == .lineFeed ? .prohibited : .mandatory
    case (_, .mandatory), (_, .carriageReturn), (_, .lineFeed), (_, .nextLine): return .prohibited  // LB6
    case (_, .space), (_, .zeroWidthSpace): return .prohibited  // LB7
    default: break
    }
    if beforeSpaces == .zeroWidthSpace { return .allowed }  // LB8
    if units[index - 1].endsInJoiner { return .prohibited }  // LB8a
    switch (previous, next) {
    case (_, .wordJoiner), (.wordJoiner, _), (.glue, _): return .prohibited  // LB11, LB12
    case (.space, .glue), (.breakAfter, .glue), (.hyphen, .glue): break
    case (_, .glue): return .prohibited  // LB12a
    case (_, .closePunctuation), (_, .closeParenthesis), (_, .exclamation), (_, .infixNumeric), (_, .breakSymbols):
      return .prohibited  // LB13
    default: break
    }
    switch (beforeSpaces, next) {
    case (.openPunctuation, _), (.openPunctuationWide, _): return .prohibited  // LB14
    case (.quotation, .openPunctuation), (.quotation, .openPunctuationWide): return .prohibited  // LB15
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter): return .prohibited  // LB16
    case (.breakBoth, .breakBoth): return .prohibited  // LB17
    default: break
    }
    if previous == .space { return .allowed }  // LB18
    return binds(before: index, previous, next) ? .prohibited : .allowed
  }

  /// Applies rules LB19 to LB31, between two units without a space.
  private func binds(before index: Int, _ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (previous, next) {
    case (_, .quotation), (.quotation, _): return true  // LB19
    case (_, .contingent), (.contingent, _): return false  // LB20
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): return true  // LB21
    case (_, .inseparable): return true  // LB22
    case (.hyphen, _), (.breakAfter, _):
      if index >= 2, units[index - 2].lineBreak == .hebrewLetter { return true }  // LB21a
    case (.breakSymbols, .hebrewLetter): return true  // LB21b
    default: break
    }
    if continuesNumber(at: index, next) { return true }  // LB25
    let isWord = previous.isLetter
    let intoWord = next.isLetter
    switch (previous, next) {
    case (_, .numeric) where isWord, (.numeric, _) where intoWord: return true  // LB23
    case (.prefixNumeric, _) where next.isIdeographLike, (_, .postfixNumeric) where previous.isIdeographLike:
      return true  // LB23a
    case (.prefixNumeric, _) where intoWord, (.postfixNumeric, _) where intoWord: return true  // LB24
    case (_, .prefixNumeric) where isWord, (_, .postfixNumeric) where isWord: return true  // LB24
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): return true  // LB26
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): return true
    case (.jamoT, .jamoT), (.hangulLVT, .jamoT): return true
    case (_, .postfixNumeric) where previous.isHangul, (.prefixNumeric, _) where next.isHangul: return true  // LB27
    case (.infixNumeric, _) where intoWord: return true  // LB29
    case (.numeric, .openPunctuation), (.closeParenthesis, .numeric): return true  // LB30
    case (_, .openPunctuation) where isWord, (.closeParenthesis, _) where intoWord: return true
    case (.regionalIndicator, .regionalIndicator): return regionalIndicators % 2 == 1  // LB30a
    case (.emojiBase, .emojiModifier), (.emojiBaseUnassigned, .emojiModifier): return true  // LB30b
    default: return isWord && intoWord  // LB28, LB31
    }
  }

  /// Whether the boundary is inside of `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`.
  private func continuesNumber(at index: Int, _ next: LineBreakClass) -> Bool {
    switch (number, next) {
    case (.prefix, .openPunctuation), (.prefix, .openPunctuationWide), (.prefix, .hyphen):
      return index + 1 < units.count && units[index + 1].lineBreak == .numeric
    case (.prefix, .numeric), (.opening, .numeric), (.digits, .numeric): return true
    case (.digits, .postfixNumeric), (.digits, .prefixNumeric): return true
    case (.closed, .postfixNumeric), (.closed, .prefixNumeric): return true
    default: return false
    }
  }
}

/// The progress through a number before a boundary.
private enum NumberState {
  case none
  /// After a prefix or postfix, such as a currency or percent sign.
  case prefix
  /// After an opening bracket or a hyphen.
  case opening
  /// After a digit or a separator that continues a number.
  case digits
  /// After a bracket that closes a number.
  case closed

  func after(_ lineBreak: LineBreakClass) -> NumberState {
    switch lineBreak {
    case .prefixNumeric, .postfixNumeric: .prefix
    case .openPunctuation, .openPunctuationWide, .hyphen: .opening
    case .numeric: .digits
    case .breakSymbols, .infixNumeric: self == .digits ? .digits : .none
    case .closePunctuation, .closeParenthesis: self == .digits ? .closed : .none
    default: .none
    }
  }
}

extension LineBreakClass {
  fileprivate var takesMarks: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: false
    default: true
    }
  }
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  fileprivate var isIdeographLike: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiBaseUnassigned || self == .emojiModifier
  }
  fileprivate var isHangul: Bool {
    switch self {
    case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  var utf8Length: Int {
    switch value {
    case 0..<0x80: 1
    case 0x80..<0x800: 2
    case 0x800..<0x10000: 3
    default: 4
    }
  }
}
