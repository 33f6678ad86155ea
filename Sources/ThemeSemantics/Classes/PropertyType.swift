/// The types of a key path's value that presentations distinguish.
package enum PropertyType: String, Sendable, CaseIterable {
  case string, attributedString, bool, number, date, image, color, font, collection, url

  /// Whether a value of this type may be presented by a key path of type `other`.
  ///
  /// Numbers and dates are not strings: a View class formats them, which a presentation in `code` declares.
  package func isAssignable(to other: PropertyType) -> Bool { self == other }

  /// Creates the type for the name of a Swift type; `nil` for other types (`Comment?`, `UIView?`, a closure …).
  package init?(swiftType: String) {
    // Most types are only a name.
    if swiftType.utf8.allSatisfy({ $0 > 0x40 || (0x30...0x39).contains($0) }), swiftType.utf8.first != 0x5B {
      self.init(typeName: swiftType)
      return
    }
    var name = Substring(swiftType.filter { $0 != " " })
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = name.dropFirst(9).dropLast() }
    if name.hasPrefix("[") || name.hasPrefix("Array<") || name.hasPrefix("Set<") {
      self = .collection
      return
    }
    self.init(typeName: String(name))
  }

  /// - Parameter typeName: the name without optionality and generic arguments.
  private init?(typeName: String) {
    switch typeName {
    case "String", "Substring", "NSString": self = .string
    case "NSAttributedString", "AttributedString": self = .attributedString
    case "Bool": self = .bool
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
      "CGFloat", "NSNumber", "Decimal", "TimeInterval":
      self = .number
    case "Date", "NSDate": self = .date
    case "UIImage", "NSImage": self = .image
    case "UIColor", "CGColor": self = .color
    case "UIFont": self = .font
    case "URL", "NSURL": self = .url
    default: return nil
    }
  }
}
