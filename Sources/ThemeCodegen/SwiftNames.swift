internal import ThemeSyntax

/// Swift identifiers and literals for names from input.
package enum SwiftNames {
  /// Words that need backticks when used as names. Source: The Swift Programming Language, Lexical Structure.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]

  /// Whether a name is valid as an identifier: letters, digits and `_`, not starting with a digit, without invisible
  /// characters.
  package static func isIdentifier(_ name: String) -> Bool {
    name != "_" && !name.utf8.contains(UInt8(ascii: "$")) && CodeName.property.fault(in: name) == nil
      && !name.unicodeScalars.contains { $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether a name is valid for a type or module. Keywords are not, because a document cannot write backticks.
  static func isTypeName(_ name: String) -> Bool { isIdentifier(name) && !keywords.contains(name) }

  /// Whether a name is a Swift keyword, which source can only write in backticks.
  package static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// Returns the name as written in source, with backticks if it is a keyword; nil if it is no identifier.
  static func identifier(_ name: String) -> String? {
    guard isIdentifier(name) else { return nil }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the Objective-C setter of a property, without its colon. Key-value coding uses one setter for `Title` and
  /// `title`.
  static func setter(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return "set" + plain.prefix(1).uppercased() + plain.dropFirst()
  }

  /// SwiftUI's generic controller, which neither outlets nor Objective-C can name.
  static let hostingController = "UIHostingController"

  /// Returns a class as written in an inheritance clause.
  static func superclass(_ name: String) -> String { name == hostingController ? "\(name)<AnyView>" : name }

  /// Returns a string literal with quotes, backslashes, line ends and controls escaped.
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

  /// Whether source may contain a descriptor's path inside a value: `user?.name`, `ratings[0]`.
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

  /// Returns a descriptor's path as Swift that never traps: `ratings[1]` is nil without a second rating.
  static func safePath(_ path: String) -> (text: String, isOptional: Bool) {
    let safe = path.replacing(#/\[(\d+)\](\??\.?)/#) { match in
      let element = match.1.allSatisfy { $0 == "0" } ? ".first" : ".dropFirst(\(match.1)).first"
      return element + (match.2.hasSuffix(".") ? "?." : "")
    }
    return (safe, safe.contains("?") || safe.hasSuffix(".first"))
  }

  /// Whether source may contain a descriptor's type: names, dots, optionals, arrays, dictionaries, generics and
  /// closures, but no characters that could end a declaration.
  static func isType(_ text: String) -> Bool {
    !text.isEmpty && text != "_" && !["inout ", "some "].contains(where: text.hasPrefix)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_.?![]:<>(), ->&".utf8.contains(byte)
        }
      }
  }
}
