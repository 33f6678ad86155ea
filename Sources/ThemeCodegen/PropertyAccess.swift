import ThemeSemantics

/// Swift expressions that read and write the values that a view shows.
struct PropertyAccess {
  /// The outlet, as written in source.
  var outlet: String
  var className: String
  var keyPath: String
  var classes: ClassTable
  /// The run-time class of the outlet; nil for UIKit.
  var element: ElementClass?

  /// Whether the property exists.
  var exists: Bool { element.map { $0[keyPath] != nil } ?? true }

  private var property: String {
    if let element { return element[keyPath]?.name ?? keyPath }
    return switch keyPath {
    case "hidden": "isHidden"
    case "on": "isOn"
    case "enabled": "isEnabled"
    case "selected": "isSelected"
    case "highlighted": "isHighlighted"
    case "animating": "isAnimating"
    case "secureTextEntry": "isSecureTextEntry"
    case "editable": "isEditable"
    case "userInteractionEnabled": "isUserInteractionEnabled"
    case "title" where isButton: "currentTitle"
    case "image" where isButton: "currentImage"
    case "backgroundImage" where isButton: "currentBackgroundImage"
    default: keyPath.split(separator: ".").joined(separator: "?.")
    }
  }

  private var isButton: Bool { classes.isClass(className, subclassOf: "UIButton") }

  /// The Swift type of a numeric property, by class; nil for others.
  private var numberType: String? {
    if let element { return element[keyPath]?.number }
    return switch (keyPath, className) {
    case ("value", "UISlider"), ("minimumValue", "UISlider"), ("maximumValue", "UISlider"): "Float"
    case ("progress", _): "Float"
    case ("value", _), ("minimumValue", _), ("maximumValue", _), ("stepValue", _), ("countDownDuration", _): "Double"
    case ("alpha", _), ("constant", _), ("layer.cornerRadius", _), ("layer.borderWidth", _): "CGFloat"
    case ("selectedSegmentIndex", _), ("currentPage", _), ("numberOfPages", _), ("numberOfLines", _), ("tag", _): "Int"
    case ("layer.opacity", _): "Float"
    default: nil
    }
  }

  /// Returns an expression of the attribute's type; nil if the value cannot be read back from the view.
  func getter(type: String) -> String? {
    guard exists else { return nil }
    let isOptional = type.hasSuffix("?")
    let bare = isOptional ? String(type.dropLast()) : type
    let value = "\(outlet)?.\(property)"
    guard let kind = PropertyType(swiftType: type) else { return nil }
    switch kind {
    case .string: return isOptional ? value : "\(value) ?? \"\""
    case .bool: return isOptional ? value : "\(value) ?? false"
    case .number:
      guard let held = numberType else { return nil }
      let label = bare == "NSNumber" ? "value: " : ""
      if isOptional { return held == bare ? value : "(\(value)).map { \(bare)(\(label)$0) }" }
      return held == bare ? "\(value) ?? 0" : "\(bare)(\(label)\(value) ?? 0)"
    case .date: return isOptional ? value : "\(value) ?? Date()"
    case .image, .color, .font, .attributedString: return isOptional ? value : nil
    case .collection, .url: return nil
    }
  }

  /// Returns a statement that shows a part of a value with an unknown type. A text shows the part's description, a
  /// number is converted, and any other property takes the part itself.
  func setter(of part: String, isOptional: Bool) -> String? {
    let mark = isOptional ? "?" : ""
    switch classes.property(keyPath, of: className) {
    case .string: return setter(isOptional ? "(\(part)).map { \"\\($0)\" }" : "\"\\(\(part))\"", type: "Any")
    case .bool: return setter(part, type: "Bool" + mark)
    case .date: return setter(part, type: "Date" + mark)
    case .number:
      if let element, element[keyPath]?.isWritable != true { return nil }
      return numberType.map { "\(outlet)?.\(property) = \($0)(\(part)\(isOptional ? " ?? 0" : ""))" }
    case .attributedString, .image, .color, .font, .collection, .url, nil: return setter(part, type: "Any")
    }
  }

  /// Returns a statement that shows an expression of the attribute's type; nil if the key path cannot be set.
  func setter(_ expression: String, type: String) -> String? {
    if let element, element[keyPath]?.isWritable != true { return nil }
    let isOptional = type.hasSuffix("?")
    let bare = isOptional ? String(type.dropLast()) : type
    switch (keyPath, isButton) {
    case ("title", true), ("currentTitle", true): return "\(outlet)?.setTitle(\(expression), for: .normal)"
    case ("image", true), ("currentImage", true): return "\(outlet)?.setImage(\(expression), for: .normal)"
    case ("backgroundImage", true), ("currentBackgroundImage", true):
      return "\(outlet)?.setBackgroundImage(\(expression), for: .normal)"
    case ("animating", _), ("isAnimating", _): return nil
    default: break
    }
    let target = "\(outlet)?.\(property)"
    guard let kind = PropertyType(swiftType: type) else { return "\(target) = \(expression)" }
    switch kind {
    case .number:
      guard let held = numberType else { return "\(target) = \(expression)" }
      if held == bare { return "\(target) = \(expression)\(isOptional ? " ?? 0" : "")" }
      let number = "\(expression)\(isOptional ? " ?? 0" : "")"
      switch bare {
      case "NSNumber": return "\(target) = \(held)(truncating: \(number))"
      case "Decimal": return "\(target) = \(held)(truncating: NSDecimalNumber(decimal: \(number)))"
      default: return "\(target) = \(held)(\(number))"
      }
    case .bool: return "\(target) = \(expression)\(isOptional ? " ?? false" : "")"
    case .date: return "\(target) = \(expression)\(isOptional ? " ?? Date()" : "")"
    case .string, .attributedString, .image, .color, .font, .collection, .url: return "\(target) = \(expression)"
    }
  }
}
