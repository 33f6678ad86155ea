internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension CodeCheck {
  /// Checks the runtime attributes of an object, which key-value coding sets when the file loads. An attribute without
  /// a property is logged and lost.
  mutating func checkRuntimeAttributes(of object: CodeObject) {
    guard let list = tree.child(of: object.node, .userDefinedRuntimeAttributes) else { return }
    for attribute in tree.children(of: list, .userDefinedRuntimeAttribute) {
      guard let written = tree.attribute(.keyPath, of: attribute), !written.value.contains("."),
        CodeName.keyPath.fault(in: written.value) == nil
      else { continue }
      check(written, attribute, of: object)
    }
  }

  /// Checks the runtime attributes of objects of UIKit's classes for which extensions in the project declare properties.
  mutating func checkExtendedClasses() {
    for list in tree.nodes(.userDefinedRuntimeAttributes) {
      guard let node = tree.parent(of: list), tree.attribute(.customClass, of: node) == nil,
        let name = tree.kind(of: node).className
      else { continue }
      let lineage = classes.extendedLineage(of: name)
      if lineage.types.isEmpty { continue }
      checkRuntimeAttributes(of: CodeObject(node: node, className: name, lineage: lineage, outlets: []))
    }
  }

  private mutating func check(_ written: ElementTree.Attribute, _ attribute: NodeID, of object: CodeObject) {
    let key = written.value
    let subject = Diagnostic.Subject.declaration(key)
    if let found = object.lineage.property(key: key) {
      if !found.isVisible {
        report(
          .runtimeProperty, "'\(key.escaped)' of \(found.type.name) is not visible to Objective-C",
          at: written.valueSpan,
          about: subject, related: [.init(found.property.span, "'\(key.escaped)' is declared here")],
          help: "add '@IBInspectable' to the property")
      } else if let stated = found.property.type, let type = tree.attribute(.type, of: attribute),
        let held = RuntimeType(type.value), !held.fits(stated, of: classes)
      {
        report(
          .runtimeProperty,
          "'\(key.escaped)' of \(found.type.name) is \(stated.withArticle), but the value is \(held.noun)",
          at: type.valueSpan, about: subject,
          related: [.init(found.property.span, "'\(key.escaped)' is declared here")],
          help: RuntimeType.wanted(stated).map { "use type=\"\($0)\"" })
      }
      return
    }
    guard let framework = object.lineage.framework, !object.lineage.hasSetter(of: key), !object.lineage.acceptsAnyKey,
      !classes.code.isInObjectiveC(key),
      !classes.isFrameworkKey(key, of: framework)
    else { return }
    let declared = object.lineage.types.flatMap { $0.properties.filter(\.property.isInspectable).map(\.property.key) }
    let meant = onlyMatch(to: key, in: (declared + classes.liferayProperties(of: framework)).sorted())
    // A package may extend a class of UIKit too.
    if object.className == framework, meant.map({ !isTypo(key, of: $0) }) ?? true { return }
    report(
      .runtimeProperty, "\(object.title) has no property '\(key.escaped)'", at: written.valueSpan, about: subject,
      related: declaration(of: object),
      help: meant.map { "did you mean '\($0)'?" } ?? "declare it with '@IBInspectable', or remove the attribute",
      fixes: Fix.correcting(key, to: meant, at: written.valueSpan))
  }
}

/// The type of a runtime attribute's value.
private enum RuntimeType: String {
  case boolean, number, string, localizedString, color, image, point, size, rect, range

  init?(_ type: String) { self.init(rawValue: type) }

  var noun: String {
    switch self {
    case .localizedString: "a localized string"
    default: rawValue.withArticle
    }
  }

  /// Whether a property of a Swift type accepts the value; true if the type is unknown.
  func fits(_ stated: String, of classes: ClassTable) -> Bool {
    let written = TypeName(stated)
    if written.isCollection { return false }
    let name = TypeName(classes.code.resolvingAlias(written.qualifiedName)).name
    guard let kind = Self.kind(of: name) else { return true }
    switch self {
    case .boolean, .number: return kind == .number || kind == .boolean
    case .string, .localizedString: return kind == .string
    default: return kind == self
    }
  }

  /// The type of a Swift type's values; `nil` if unknown.
  private static func kind(of name: String) -> RuntimeType? {
    switch name {
    case "Bool": return .boolean
    case "String", "NSString": return .string
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
      "CGFloat", "NSNumber", "NSInteger":
      return .number
    case "UIColor": return .color
    case "UIImage": return .image
    case "CGPoint": return .point
    case "CGSize": return .size
    case "CGRect": return .rect
    case "NSRange": return .range
    default: return nil
    }
  }

  /// The runtime attribute type for a Swift type.
  static func wanted(_ stated: String) -> String? { kind(of: TypeName(stated).name)?.rawValue }
}
