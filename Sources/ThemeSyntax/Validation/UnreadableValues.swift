internal import InterfaceBuilderCatalog

extension ElementTree {
  /// Elements with a value that layout depends on and that cannot be read, and constraints that UIKit refuses, in document
  /// order: what is laid out with them is not what the author wrote.
  package var unreadableForLayout: [NodeID] {
    all.filter { node in
      if refusal(ofConstraint: node) != nil { return true }
      guard let descriptor = self[node].kind.descriptor else { return false }
      let isMeasure = measures.contains(self[node].kind)
      return attributes(of: node).contains { attribute in
        guard isMeasure || layoutAttributes.contains(attribute.name), let type = descriptor.type(of: attribute.name)
        else { return false }
        return !type.canRead(attribute.value)
      }
    }
  }
}

extension ValueType {
  /// Whether a value can be read at all; out of its range it may be nonetheless.
  fileprivate func canRead(_ value: String) -> Bool {
    switch self {
    case .string, .id, .reference, .boolean, .component, .version: true
    case .number, .magnitude, .integer, .priority: parseNumber(value) != nil
    case .length: value == "infinite" || parseNumber(value) != nil
    case .multiplier: parseMultiplier(value) != nil
    case .oneOf(let words): words.contains(value)
    }
  }
}

/// Elements that exist to say where things are, or how large.
private let measures: Set<ElementKind> = [
  .rect, .point, .size, .inset, .edgeInsets, .directionalEdgeInsets, .constraint, .stackView, .fontDescription, .font,
]

/// What other elements say of it.
private let layoutAttributes: Set<AttributeName> = [
  .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
  .verticalCompressionResistancePriority, .numberOfLines, .preferredMaxLayoutWidth, .minimumFontSize,
]
