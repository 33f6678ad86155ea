internal import ThemeSyntax

/// Swift identifiers and literals from names that came from input.
enum SwiftNames {
  /// Words that need backticks where a name may stand. Source: The Swift Programming Language, Lexical Structure.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Whether a name can be an identifier of Swift: letters, digits and `_`, not starting with a digit, without invisible
  /// characters.
  static func isIdentifier(_ name: String) -> Bool {
    name != "_" && !name.utf8.contains(UInt8(ascii: "$")) && CodeName.property.fault(in: name) == nil
      && !name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether a name can be that of a type or a module: no keyword either, which a document cannot write in backticks.
  static func isTypeName(_ name: String) -> Bool { isIdentifier(name) && !keywords.contains(name) }

  /// Whether a name is a word of Swift, which source can only write in backticks.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// The name as source writes it: in backticks when it is a keyword. Nil when it is no identifier.
  static func identifier(_ name: String) -> String? {
    guard isIdentifier(name) else { return nil }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The method that Objective-C sets a property with, without its colon. Key-value coding sets `Title` and `title` with
  /// the same one.
  static func setter(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return "set" + plain.prefix(1).uppercased() + plain.dropFirst()
  }

  /// SwiftUI's controller, which is generic: neither outlets nor Objective-C can name it.
  static let hostingController = "UIHostingController"

  /// A class as source inherits from it.
  static func superclass(_ name: String) -> String { name == hostingController ? "\(name)<AnyView>" : name }

  /// A string literal: quotes, backslashes, line ends and controls escaped.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isFormatControl(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func isFormatControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  /// Whether a descriptor's path inside a value may be written into source: `user?.name`, `ratings[0]`.
  static func isMemberPath(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "[") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_.?![]".utf8.contains(byte)
      }
    }
  }

  /// A descriptor's path as Swift that never traps: `ratings[1]` is nil where there is no second rating.
  static func safePath(_ path: String) -> (text: String, isOptional: Bool) {
    let safe = path.replacing(#/\[(\d+)\](\??\.?)/#) { match in
      let element = match.1.allSatisfy { $0 == "0" } ? ".first" : ".dropFirst(\(match.1)).first"
      return element + (match.2.hasSuffix(".") ? "?." : "")
    }
    return (safe, safe.contains("?") || safe.hasSuffix(".first"))
  }

  /// Whether a descriptor's type may be written into source: names, dots, optionals, arrays, dictionaries, generics
  /// and closures, nothing that could end a declaration.
  static func isType(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_.?![]:<>(), ->".utf8.contains(byte)
        }
      }
  }
}
