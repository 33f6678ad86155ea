package import ThemeSource

/// A `<userDefinedRuntimeAttribute>`: a value set by key path when the object is loaded.
package struct RuntimeAttribute: Sendable {
  package enum Value: Sendable, Equatable {
    case string(String)
    case localizedString(String)
    case boolean(Bool)
    case number(Double)
    case color(ThemeColor)
    case image(String)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case range(location: Int, length: Int)
    case none
    /// An unknown type, or a value that is invalid for its type.
    case unreadable(type: String)
  }

  package var node: NodeID
  package var keyPath: String
  package var value: Value
}

extension ElementTree {
  /// Returns the runtime attributes of an object, in order.
  package func runtimeAttributes(of object: NodeID) -> [RuntimeAttribute] {
    children(of: object, .userDefinedRuntimeAttributes)
      .flatMap { children(of: $0, .userDefinedRuntimeAttribute) }
      .compactMap { id in
        string(.keyPath, of: id).map { RuntimeAttribute(node: id, keyPath: $0, value: runtimeValue(at: id)) }
      }
  }

  /// Returns the last runtime attribute with a key path. Later ones take precedence, as at run time.
  package func runtimeAttribute(_ keyPath: String, of object: NodeID) -> RuntimeAttribute? {
    runtimeAttributes(of: object).last { $0.keyPath == keyPath }
  }

  private func runtimeValue(at id: NodeID) -> RuntimeAttribute.Value {
    let type = string(.type, of: id) ?? "string"
    let written = string(.value, of: id)
    let child = child(of: id, key: "value")
    let value: RuntimeAttribute.Value? =
      switch type {
      case "string": .string(written ?? child.flatMap { text(at: $0) } ?? "")
      case "localizedString": .localizedString(written ?? child.flatMap { text(at: $0) } ?? "")
      case "boolean": bool(.value, of: id).map { .boolean($0) }
      case "number": (number(.value, of: id) ?? child.flatMap { number(.value, of: $0) }).map { .number($0) }
      case "color": child.flatMap { color(at: $0) }.map { .color($0) }
      case "image": written.map { .image($0) }
      case "point": child.flatMap { point(at: $0) }.map { .point($0) }
      case "size": child.flatMap { size(at: $0) }.map { .size($0) }
      case "rect": child.flatMap { rect(at: $0) }.map { .rect($0) }
      case "range": child.flatMap { range(at: $0) }
      case "nil": RuntimeAttribute.Value.none
      default: nil
      }
    return value ?? .unreadable(type: type)
  }

  private func range(at id: NodeID) -> RuntimeAttribute.Value? {
    guard let location = integer(.location, of: id), let length = integer(.length, of: id) else { return nil }
    return .range(location: location, length: length)
  }
}

extension ElementTree {
  /// Returns the appearance set by a view's `overrideUserInterfaceStyle`.
  package func forcedAppearance(of view: NodeID) -> Appearance? {
    guard case .number(let style) = runtimeAttribute("overrideUserInterfaceStyle", of: view)?.value else { return nil }
    return style == 2 ? .dark : style == 1 ? .light : nil
  }

  /// The appearance set by the first view.
  package var forcedAppearance: Appearance? { all.first { kind(of: $0).isView }.flatMap { forcedAppearance(of: $0) } }
}
