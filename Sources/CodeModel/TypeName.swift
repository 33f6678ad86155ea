/// The parts of a type as written in a declaration: `[UILabel]!` is an implicitly unwrapped collection of `UILabel`.
package struct TypeName: Sendable, Equatable {
  package enum Optionality: Sendable {
    /// `UILabel`
    case none
    /// `UILabel?`
    case optional
    /// `UILabel!`
    case implicitlyUnwrapped
  }

  /// The name of the type, or of a collection's elements, without module, generic arguments, `any` and `some`. Empty
  /// for types without a name: closures, tuples, protocol compositions and dictionaries.
  package private(set) var name: String
  /// The name with the types that contain it, e.g. `Chart.Axis`.
  package private(set) var qualifiedName: String
  package private(set) var optionality: Optionality
  /// Whether it is an array or a set.
  package private(set) var isCollection: Bool

  /// Parses a type.
  package init(_ type: String) {
    optionality = .none
    isCollection = false
    if let plain = Self.plainName(in: type) {
      name = String(Substring(plain))
      qualifiedName = name
      isCollection = type.utf8.first == UInt8(ascii: "[")
      switch type.utf8.last {
      case UInt8(ascii: "?"): optionality = .optional
      case UInt8(ascii: "!"): optionality = .implicitlyUnwrapped
      default: break
      }
      return
    }
    var text = Self.trimmed(Substring(type))
    text = Self.withoutWords(text)
    if text.hasSuffix("!") || text.hasSuffix("?") {
      optionality = text.hasSuffix("!") ? .implicitlyUnwrapped : .optional
      while text.hasSuffix("!") || text.hasSuffix("?") { text = Self.trimmed(text.dropLast()) }
    }
    text = Self.withoutParentheses(text)
    for (wrapper, meaning) in [
      ("Optional", Optionality.optional), ("ImplicitlyUnwrappedOptional", .implicitlyUnwrapped),
    ] {
      if let inner = Self.argument(of: wrapper, in: text) {
        optionality = meaning
        text = inner
      }
    }
    if let inner = Self.argument(of: "Array", in: text) ?? Self.argument(of: "Set", in: text) {
      isCollection = true
      text = inner
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = Self.trimmed(text.dropFirst().dropLast())
      isCollection = !Self.hasColon(inner)
      text = isCollection ? inner : ""
    }
    if isCollection {
      text = Self.withoutWords(text)
      while text.hasSuffix("!") || text.hasSuffix("?") { text = Self.trimmed(text.dropLast()) }
    }
    if text.contains("->") || text.contains("&") || text.hasPrefix("(") { text = "" }
    if let open = text.firstIndex(of: "<") { text = Self.trimmed(text[..<open]) }
    qualifiedName = String(text)
    name = text.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Returns the name in `UILabel`, `UILabel?` or `[UILabel]!`: only ASCII letters, digits and underscores, as in most
  /// types. Returns `nil` for other types.
  private static func plainName(in type: String) -> Substring.UTF8View? {
    var name = Substring(type).utf8
    if name.last == UInt8(ascii: "?") || name.last == UInt8(ascii: "!") { name = name.dropLast() }
    if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") { name = name.dropFirst().dropLast() }
    let isPlain = name.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    return isPlain && !name.isEmpty ? name : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Returns a type without its attributes and modifiers.
  private static func withoutWords(_ text: Substring) -> Substring {
    var text = text
    while let space = text.firstIndex(where: \.isWhitespace) {
      let word = text[..<space]
      guard word.hasPrefix("@") || ["any", "some", "inout", "weak", "unowned", "borrowing", "consuming"].contains(word)
      else { break }
      text = trimmed(text[space...])
    }
    return text
  }

  /// Returns a type without the parentheses around it.
  private static func withoutParentheses(_ text: Substring) -> Substring {
    var text = text
    while text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
      text = withoutWords(trimmed(text.dropFirst().dropLast()))
    }
    return text
  }

  /// The argument of a generic type with one parameter.
  private static func argument(of name: String, in text: Substring) -> Substring? {
    for prefix in ["\(name)<", "Swift.\(name)<"] where text.hasPrefix(prefix) && text.hasSuffix(">") {
      return trimmed(text.dropFirst(prefix.count).dropLast())
    }
    return nil
  }

  /// Whether there is a colon outside of nested brackets, as in a dictionary.
  private static func hasColon(_ text: Substring) -> Bool {
    var depth = 0
    for letter in text {
      switch letter {
      case "[", "<", "(": depth += 1
      case "]", ">", ")": depth -= 1
      case ":" where depth == 0: return true
      default: break
      }
    }
    return false
  }
}
