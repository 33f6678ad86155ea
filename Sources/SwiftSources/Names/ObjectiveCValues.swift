package import CodeModel

/// Evaluates the expressions of an Objective-C source that name something.
struct ObjectiveCValues {
  let tokens: ObjectiveCTokens
  /// The functions and methods with their parameters, by their tokens, in source order.
  private let functions: [Range<Int>]
  /// The `@implementation` blocks and their classes.
  private let classes: [(name: String, range: Range<Int>)]

  init(_ tokens: ObjectiveCTokens) {
    self.tokens = tokens
    functions = tokens.functions
    classes = tokens.implementations
  }

  /// The class that implements the code at a token.
  func implementedClass(at index: Int) -> String? { classes.first { $0.range.contains(index) }?.name }

  /// The function or the method at a token.
  func function(at index: Int) -> Range<Int>? { functions.first { $0.contains(index) } }

  /// The strings that an expression may evaluate to: literals, constants, names of classes, and both values of a
  /// conditional expression; `nil` for each one that is not known.
  func strings(_ range: Range<Int>, depth: Int = 0) -> [(value: ActionReference?, place: Range<Int>)] {
    let range = withoutParentheses(range)
    guard let first = range.first, depth < 8 else { return [] }
    if let (then, otherwise) = alternatives(range) {
      return strings(then, depth: depth + 1) + strings(otherwise, depth: depth + 1)
    }
    if range.count > 1 { return [(describedClass(range).map { .constant("\($0).self") } ?? member(range), range)] }
    if let text = tokens.string(first) { return [(.literal(text), range)] }
    guard tokens.isWord(first) else { return [(nil, range)] }
    switch local(tokens[first], at: first) {
    case .value(let value): return strings(value, depth: depth + 1)
    case .unknown: return [(nil, range)]
    case nil: return [(.constant(tokens[first]), range)]
    }
  }

  /// The value of a local variable that is assigned once, or an expression itself.
  func value(_ range: Range<Int>) -> Range<Int> {
    let range = withoutParentheses(range)
    guard range.count == 1, let first = range.first, case .value(let value)? = local(tokens[first], at: first) else {
      return range
    }
    return value
  }

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, let last = range.last, first < last, tokens[first] == "(",
      tokens.endOfExpression(at: first + 1) == last
    {
      range = (first + 1)..<last
    }
    return range
  }

  /// Both values of `condition ? value : other`.
  private func alternatives(_ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var depth = 0
    var question: Int?
    for index in range {
      switch tokens[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "?" where depth == 0:
        // A second condition makes more than two values.
        guard question == nil else { return nil }
        question = index
      case ":" where depth == 0:
        guard let question, question + 1 < index else { return nil }
        return ((question + 1)..<index, (index + 1)..<range.upperBound)
      default: break
      }
    }
    return nil
  }

  /// The class in `NSStringFromClass([RowCell class])` and `NSStringFromClass(RowCell.class)`.
  private func describedClass(_ range: Range<Int>) -> String? {
    let words = range.map { tokens[$0] }
    guard words.count >= 6, words.first == "NSStringFromClass", words[1] == "(", words.last == ")" else { return nil }
    let argument = words[2..<(words.count - 1)]
    let name = argument.first == "[" ? argument.dropFirst().first : argument.first
    guard let name, name.first?.isUppercase == true,
      [["[", name, "class", "]"], [name, ".", "class"], [name, ".", "self"]].contains(Array(argument))
    else { return nil }
    return name
  }

  /// `RowCell.identifier` and `[RowCell identifier]`.
  private func member(_ range: Range<Int>) -> ActionReference? {
    let words = range.map { tokens[$0] }
    let parts = words.first == "[" && words.last == "]" ? Array(words[1..<(words.count - 1)]) : words
    guard parts.count == (words.first == "[" ? 2 : 3), let type = parts.first, let name = parts.last,
      parts.count == 2 || parts[1] == ".", type.first?.isUppercase == true, name.first?.isLetter == true
    else { return nil }
    return .constant("\(type).\(name)")
  }

  private enum Local {
    case value(Range<Int>)
    case unknown
  }

  /// The variable or the parameter with a name in the function around a token.
  private func local(_ name: String, at index: Int) -> Local? {
    guard let function = function(at: index) else { return nil }
    var found: Local?
    for place in function where tokens[place] == name && tokens.isWord(place) {
      let isAssigned = tokens[place + 1] == "=" && tokens[place + 2] != "="
      if isDeclared(at: place) {
        // Two scopes may each have one.
        guard found == nil, isAssigned else { return .unknown }
        found = .value((place + 2)..<tokens.endOfExpression(at: place + 2))
      } else if isAssigned, ![".", ">"].contains(tokens[place - 1]) {
        return .unknown
      }
    }
    return found
  }

  /// Whether a word follows a type, as in `NSString *name`, `(NSString *)name` and `id name`.
  func isDeclared(at index: Int) -> Bool {
    let previous = tokens[index - 1]
    if [")", "*"].contains(previous) {
      return ["=", ";", ",", ")", "{"].contains(tokens[index + 1]) || tokens.isWord(index + 1)
    }
    return tokens.isWord(index - 1) && !["return", "in", "else", "case", "goto"].contains(previous)
      && !["]", ":"].contains(tokens[index + 1])
  }
}

extension ObjectiveCTokens {
  /// The functions and methods with their parameters.
  fileprivate var functions: [Range<Int>] {
    var functions: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch self[index] {
      case "{": depth += 1
      case "}":
        depth = max(0, depth - 1)
        guard depth == 0 else { continue }
        functions.append(start..<(index + 1))
        start = index + 1
      case ";" where depth == 0: start = index + 1
      default: break
      }
    }
    return functions
  }

  fileprivate var implementations: [(name: String, range: Range<Int>)] {
    var found: [(name: String, range: Range<Int>)] = []
    for index in tokens.indices where self[index] == "@" {
      if self[index + 1] == "implementation" {
        found.append((self[index + 2], index..<tokens.count))
      } else if self[index + 1] == "end", let last = found.last, last.range.upperBound == tokens.count {
        found[found.count - 1].range = last.range.lowerBound..<index
      }
    }
    return found
  }

  /// The strings that a source defines at the top level: `NSString *const Name = @"text";`, and those of `#define`.
  var constants: [StringConstant] {
    var constants: [StringConstant] = []
    var depth = 0
    var start = 0
    for index in tokens.indices {
      switch self[index] {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case ";": start = index + 1
      case "define" where self[index - 1] == "#":
        if isWord(index + 1), let text = string(index + 2), isEndOfLine(index + 2) {
          constants.append(StringConstant(name: self[index + 1], value: .literal(text)))
        }
        start = index + 1
      case "=" where depth == 0 && isWord(index - 1) && self[index + 2] == ";":
        guard let text = string(index + 1) else { continue }
        var constant = StringConstant(name: self[index - 1], value: .literal(text))
        constant.isPrivate = (start..<index).contains { self[$0] == "static" }
        let isConstant = (start..<index).contains { self[$0] == "const" }
        constant.isVariable = !isConstant
        if isConstant || constant.isPrivate { constants.append(constant) }
      default: break
      }
    }
    return constants
  }

  /// Whether a line break follows a token.
  private func isEndOfLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index + 1) else { return true }
    return bytes[tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound].contains(0x0A)
  }
}

/// The strings that an Objective-C source defines at the top level.
package func objectiveCConstants(in bytes: [UInt8]) -> [StringConstant] { ObjectiveCTokens(bytes: bytes).constants }

/// The number of constants, variables and macros with a name that an Objective-C source defines at the top level.
package func objectiveCDeclarationCount(of name: String, in bytes: [UInt8]) -> Int {
  let tokens = ObjectiveCTokens(bytes: bytes)
  var depth = 0
  return tokens.tokens.indices.count { index in
    switch tokens[index] {
    case "{": depth += 1
    case "}": depth = max(0, depth - 1)
    case name: return depth == 0 && (tokens[index + 1] == "=" || tokens[index - 1] == "define")
    default: break
    }
    return false
  }
}
