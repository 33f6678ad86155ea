package import ThemeSyntax

extension ElementTree {
  /// A part of an element that contains some of the element's values: the element itself, a color, a state, a runtime
  /// attribute.
  package struct ValuePart: Sendable {
    package var node: NodeID
    /// The names from the element to the part: `normal`, `titleColor`. Empty for the element itself.
    package var path: [String]
  }

  /// The parts of an element that contain its values, in document order, without its subviews, constraints and
  /// connections.
  package func valueParts(of element: NodeID) -> [ValuePart] {
    var parts: [ValuePart] = []
    var end = element
    for inner in subtree(of: element) where inner >= end {
      if inner != element, [.subviews, .constraints, .connections].contains(kind(of: inner)) {
        end = self[inner].subtreeEnd
        continue
      }
      parts.append(ValuePart(node: inner, path: path(of: inner, below: element)))
    }
    return parts
  }

  /// The attributes of a part that are values and do not identify the part.
  package func valueAttributes(of part: ValuePart) -> [Attribute] {
    let isRuntime = kind(of: part.node) == .userDefinedRuntimeAttribute
    return attributes(of: part.node).filter { attribute in
      ![.key, .id].contains(attribute.name) && !(isRuntime && [.type, .keyPath].contains(attribute.name))
    }
  }

  /// The name of a part's attribute in the element: `layer.cornerRadius`, `fontDescription.pointSize`.
  package func valueName(of attribute: AttributeName, written name: String, in part: ValuePart) -> String {
    // The key path of a runtime attribute is its name.
    let isRuntimeValue =
      attribute == .value && (kind(of: part.node) == .userDefinedRuntimeAttribute || isInRuntimeAttribute(part.node))
    return (part.path + (isRuntimeValue ? [] : [name])).joined(separator: ".")
  }

  private func path(of inner: NodeID, below element: NodeID) -> [String] {
    let around = inner == element ? [] : [inner] + ancestors(of: inner).prefix { $0 != element }
    return around.reversed().compactMap { part in
      switch kind(of: part) {
      case .userDefinedRuntimeAttributes: nil
      case .userDefinedRuntimeAttribute: string(.keyPath, of: part)
      default:
        isInRuntimeAttribute(part) && string(.key, of: part) == "value"
          ? nil : string(.key, of: part) ?? self[part].name
      }
    }
  }

  /// Whether an element is a child of a runtime attribute.
  package func isInRuntimeAttribute(_ node: NodeID) -> Bool {
    parent(of: node).map { kind(of: $0) == .userDefinedRuntimeAttribute } ?? false
  }
}
