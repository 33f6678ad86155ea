/// The words, strings and punctuation of an Objective-C source, without comments.
struct ObjectiveCTokens {
  enum Kind {
    /// A keyword, a name or a number.
    case word
    /// `@"text"`
    case string
    /// A string or a character of C.
    case literal
    /// One byte.
    case punctuation
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = ObjectiveCScanner(bytes: bytes)
    while scanner.index < bytes.count {
      if scanner.skipTrivia() { continue }
      let start = scanner.index
      let kind = scanner.skipToken()
      tokens.append(Token(kind: kind, range: start..<min(scanner.index, bytes.count)))
    }
    removeInactive()
  }

  /// Removes the branches of `#if 0` and of `#if` for other systems.
  private mutating func removeInactive() {
    let never: Set<String> = ["0", "TARGET_OS_TV", "TARGET_OS_WATCH", "TARGET_OS_OSX", "TARGET_OS_MAC"]
    var kept: [Token] = []
    var depth = 0
    for index in tokens.indices {
      let directive = index > 0 && self[index - 1] == "#" ? self[index] : ""
      if depth == 0 {
        kept.append(tokens[index])
        if directive == "if", never.contains(self[index + 1]) { depth = 1 }
      } else if directive.hasPrefix("if") {
        depth += 1
      } else if directive == "endif" {
        depth -= 1
      } else if depth == 1, directive.hasPrefix("el") {
        depth = 0
      }
    }
    tokens = kept
  }

  /// The text of a token; empty beyond the end of the file.
  subscript(index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  func kind(_ index: Int) -> Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// The texts of tokens, joined by spaces.
  func text(_ range: Range<Int>) -> String { range.map { self[$0] }.joined(separator: " ") }

  /// The characters of a string without escape sequences; `nil` for other tokens.
  func string(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    let text = String(self[index].dropFirst(2).dropLast())
    return text.contains("\\") ? nil : text
  }

  /// The bytes of tokens.
  func bytes(of range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return nil }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The end of the expression at a token: the comma, semicolon or closing bracket after it.
  func endOfExpression(at start: Int) -> Int {
    var depth = 0
    for index in tokens.indices[min(start, tokens.count)...] {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return index }
        depth -= 1
      case ",", ";": if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count
  }
}

extension ObjectiveCScanner {
  fileprivate mutating func skipToken() -> ObjectiveCTokens.Kind {
    switch bytes[index] {
    case UInt8(ascii: "@") where byte(index + 1) == UInt8(ascii: "\""):
      index += 1
      skipLiteral()
      return .string
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipLiteral()
      return .literal
    case let byte where byte.isWordByte:
      _ = word()
      return .word
    default:
      index += 1
      return .punctuation
    }
  }
}

/// `[receiver part:argument part:argument]` or `[receiver name]`, by its tokens.
struct ObjectiveCMessage {
  struct Part {
    /// The word before the colon.
    var name: Int
    var argument: Range<Int>
  }

  /// Without the brackets.
  var range: Range<Int>
  var receiver: Range<Int>
  /// Empty if the selector takes no argument.
  var parts: [Part]
}

extension ObjectiveCTokens {
  private struct Opening {
    var index: Int
    /// The words before colons.
    var parts: [Int] = []
    /// The conditional expressions whose colon is missing yet.
    var conditions = 0
  }

  /// The messages with arguments in some tokens, in the order of their ends.
  func messages(in range: Range<Int>) -> [ObjectiveCMessage] {
    var open: [Opening] = []
    var messages: [ObjectiveCMessage] = []
    for index in range where kind(index) == .punctuation {
      switch self[index] {
      case "[", "(", "{": open.append(Opening(index: index))
      case "?": if !open.isEmpty { open[open.count - 1].conditions += 1 }
      case ":":
        guard let last = open.last, self[last.index] == "[" else { continue }
        if last.conditions > 0 {
          open[open.count - 1].conditions -= 1
        } else if isWord(index - 1), index - 1 > last.index + 1 {
          open[open.count - 1].parts.append(index - 1)
        }
      case "]", ")", "}":
        // A closing bracket without its opening one is a mistake of the code, or of a macro.
        guard let last = open.popLast(), self[index] == "]", self[last.index] == "[" else { continue }
        if let message = message(last, to: index) { messages.append(message) }
      default: break
      }
    }
    return messages
  }

  private func message(_ opening: Opening, to end: Int) -> ObjectiveCMessage? {
    guard let first = opening.parts.first else { return nil }
    let ends = opening.parts.dropFirst() + [end]
    return ObjectiveCMessage(
      range: (opening.index + 1)..<end, receiver: (opening.index + 1)..<first,
      parts: zip(opening.parts, ends).map { ObjectiveCMessage.Part(name: $0, argument: ($0 + 2)..<max($0 + 2, $1)) })
  }
}
