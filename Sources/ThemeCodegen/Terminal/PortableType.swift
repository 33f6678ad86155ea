internal import ThemeSemantics

/// The requirements of a descriptor's Swift type without UIKit.
enum PortableType {
  /// Returns the names in a type: `String` and `Int` in `[String: Int]?`.
  private static func names(in type: String) -> [Substring] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Returns the first class of the type that only Apple's platforms have; nil for types of the language, Foundation or
  /// the project.
  static func missing(in type: String, _ classes: ClassTable) -> String? {
    names(in: type).map(String.init).first { name in
      let isUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      return isUIKit || graphics.contains(name) || (classes.isPlatformClass(name) && !name.hasPrefix("NS"))
        || classes.isLiferayClass(name)
    }
  }

  /// Types of Apple's graphics frameworks.
  private static let graphics: Set<String> = [
    "CGColor", "CGContext", "CGFont", "CGImage", "CGPath", "NSColor", "NSFont", "NSImage", "NSView",
  ]

  /// Whether values may be sent to another actor, as far as a type is known: values of Swift or Foundation, and
  /// collections of them.
  static func isSendable(_ type: String) -> Bool {
    let values = standard.subtracting(["Any", "AnyObject", "Void"]).union([
      "CGFloat", "Data", "Date", "Decimal", "TimeInterval", "URL", "UUID",
    ])
    return !type.contains("->") && !type.contains("(") && names(in: type).allSatisfy { values.contains($0) }
  }

  /// Types that need no import.
  private static let standard: Set<Substring> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int8", "Int16", "Int32",
    "Int64", "Optional", "Set", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
  ]

  /// Types in a separate module where Foundation is not Apple's.
  private static let networking: Set<Substring> = [
    "CachedURLResponse", "HTTPCookie", "HTTPURLResponse", "URLCredential", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionTask",
  ]

  /// Returns the lines that import Foundation's networking for the types that need it; empty if there are none.
  static func networkingImport(for types: [String]) -> [String] {
    guard types.contains(where: { names(in: $0).contains { networking.contains($0) } }) else { return [] }
    return ["", "#if canImport(FoundationNetworking)", "  import FoundationNetworking", "#endif"]
  }

  /// Whether a type may be Foundation's.
  static func needsFoundation(_ type: String) -> Bool { names(in: type).contains { !standard.contains($0) } }
}
