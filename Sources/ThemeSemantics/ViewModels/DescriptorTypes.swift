internal import CodeModel
internal import ThemeSource

extension ViewModelDescriptor {
  /// Reports `model/key-path` and `model/unknown-type`: types and key paths that do not exist.
  func checkTypes(of attributes: [Attribute], _ classes: ClassTable) -> [Diagnostic] {
    attributes.flatMap { attribute in
      unknownType(of: attribute, classes).map { [$0] } ?? keyPaths(of: attribute, classes)
    }
  }

  private func unknownType(of attribute: Attribute, _ classes: ClassTable) -> Diagnostic? {
    guard let place = attribute.typeSpan, let type = misspelledType(in: attribute.type, classes) else { return nil }
    let corrected = attribute.type.replacing(type.name, with: type.meant, maxReplacements: 1)
    return Diagnostic(
      .unknownType, "'\(attribute.name)' has the type '\(type.name.escaped)', which does not exist", at: place,
      about: .member(attribute.name), help: "did you mean '\(type.meant)'?",
      fixes: corrected == attribute.type
        ? [] : [.replacing(attribute.type, with: corrected, at: place, .displayOnly)])
  }

  private func keyPaths(of attribute: Attribute, _ classes: ClassTable) -> [Diagnostic] {
    guard case .outlets(let groups) = attribute.presence else { return [] }
    return groups.joined().compactMap { keyPath(of: $0, attribute, classes) }
  }

  /// The error in a presentation's key path; `nil` if there is none.
  private func keyPath(of presentation: Presentation, _ attribute: Attribute, _ classes: ClassTable) -> Diagnostic? {
    guard let place = presentation.keyPathSpan, let name = className(of: presentation, classes) else { return nil }
    let subject = Diagnostic.Subject(key: presentation.keyPath, member: attribute.name)
    let held = classes.property(presentation.keyPath, of: name)
    let type = presentation.value == nil ? PropertyType(swiftType: attribute.type) : nil
    lazy var choices = type.map { classes.keyPaths(of: name, holding: $0) } ?? []
    if held == nil {
      if presentation.keyPath.contains(".") || classes.isFrameworkKey(presentation.keyPath, of: name) { return nil }
      let meant = closestMatch(to: presentation.keyPath, in: choices)
      return Diagnostic(
        .keyPath, "\(name) has no property '\(presentation.keyPath.escaped)'", at: place, about: subject,
        help: meant.map { "did you mean '\($0)'?" } ?? help(choices, name, type),
        fixes: Fix.correcting(presentation.keyPath, to: meant, at: place, .displayOnly))
    }
    guard let type, let held, !type.isAssignable(to: held) else { return nil }
    return Diagnostic(
      .keyPath,
      "'\(presentation.keyPath)' of \(name) holds \(held.rawValue.withArticle), but '\(attribute.name)' is \(attribute.type.withArticle)",
      at: place, about: subject, help: help(choices, name, type))
  }

  private func help(_ choices: [String], _ name: String, _ type: PropertyType?) -> String {
    if let type, !choices.isEmpty {
      return "key paths of \(name) that hold \(type.rawValue.withArticle): \(choices.quotedList(limit: 3))"
    }
    return "use presentation=\"code\" where the View class shows the attribute by code"
  }

  /// The platform's class of an outlet, set by the presentation or the outlet.
  private func className(of presentation: Presentation, _ classes: ClassTable) -> String? {
    let stated = presentation.className ?? outlets.first { $0.name == presentation.outlet }?.className
    return stated.flatMap { classes.isPlatformClass($0) ? $0 : nil }
  }

  /// Whether ``checkTypes(of:_:)`` reports a presentation, in which case themes are not checked for it.
  func hasFault(_ presentation: Presentation, _ attribute: Attribute, _ classes: ClassTable) -> Bool {
    keyPath(of: presentation, attribute, classes) != nil
  }
}

/// Types of Swift and Foundation for attributes.
private let knownTypes: Set<String> = [
  "Any", "AnyObject", "AttributedString", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
  "DateComponents", "Decimal", "Double", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
  "NSAttributedString", "NSDate", "NSNumber", "NSString", "String", "Substring", "TimeInterval", "UIColor", "UIFont",
  "UIImage", "UIView", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
]

/// Swift's types for names that other languages have.
private let foreignTypes = [
  "BOOL": "Bool", "Boolean": "Bool", "bool": "Bool", "Integer": "Int", "int": "Int", "NSInteger": "Int",
  "NSUInteger": "UInt", "Long": "Int64", "long": "Int64", "Number": "Double", "float": "Float", "double": "Double",
  "Image": "UIImage", "Color": "UIColor", "DateTime": "Date", "Text": "String", "Url": "URL",
]

/// The types of Swift and Foundation for attributes, sorted.
package let attributeTypes = knownTypes.sorted()

/// The name of a type that does not exist and that differs from a known one by one typing error, or that another
/// language has; `nil` for other types.
package func misspelledType(in written: String, _ classes: ClassTable) -> (name: String, meant: String)? {
  if PropertyType(swiftType: written) != nil { return nil }
  let type = TypeName(written)
  guard !type.name.isEmpty, !knownTypes.contains(type.name), !classes.isKnown(type.name),
    let meant = foreignTypes[type.name] ?? knownType(near: type.name), !classes.code.hasName(type.name)
  else { return nil }
  return (type.name, meant)
}

/// The known type that differs from a name by one typing error. The first and last letters exclude most types quickly.
private func knownType(near name: String) -> String? {
  let letters = name.utf8.map { $0 | 0x20 }
  let near = attributeTypes.filter { type in
    if abs(type.utf8.count - letters.count) > 1 { return false }
    let other = type.utf8.map { $0 | 0x20 }
    let atStart = zip(letters, other).prefix { $0 == $1 }.count
    let atEnd = zip(letters.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return atStart + atEnd >= max(letters.count, other.count) - 2
  }
  return near.isEmpty ? nil : closestMatch(to: name, in: near, within: 1)
}
