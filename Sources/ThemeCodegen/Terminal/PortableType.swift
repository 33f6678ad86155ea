internal import ThemeSemantics

/// What a Swift type in a descriptor needs where there is no UIKit.
enum PortableType {
  /// The names in a type: `String` and `Int` in `[String: Int]?`.
  private static func names(in type: String) -> [Substring] {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The first class of the type that only Apple's platforms have; nil for a type of the language, of Foundation or of the
  /// project.
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

  /// Whether values may cross to another actor, as far as a type is known: a value of Swift or of Foundation, or a collection of
  /// such values.
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

  /// Types that are in a module of their own where Foundation is not Apple's.
  private static let networking: Set<Substring> = [
    "CachedURLResponse", "HTTPCookie", "HTTPURLResponse", "URLCredential", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionTask",
  ]

  /// The lines that import what types of Foundation's networking need; empty without any.
  static func networkingImport(for types: [String]) -> [String] {
    guard types.contains(where: { names(in: $0).contains { networking.contains($0) } }) else { return [] }
    return ["", "#if canImport(FoundationNetworking)", "  import FoundationNetworking", "#endif"]
  }

  /// Whether a type may be Foundation's.
  static func needsFoundation(_ type: String) -> Bool { names(in: type).contains { !standard.contains($0) } }
}
