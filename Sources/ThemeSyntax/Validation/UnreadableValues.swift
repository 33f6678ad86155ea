extension ElementTree {
  /// Elements with a value that layout depends on and that cannot be read, and constraints that UIKit refuses, in document
  /// order: what is laid out with them is not what the author wrote.
  package var unreadableForLayout: [NodeID] {
    let (tables, catalog) = (ScreenTables.shared, Catalog.shared)
    var result: [NodeID] = []
    for index in storage.elements.indices {
      let kind = storage.elements[index].kind
      let isMeasure = isMeasure[Int(kind.ordinal)]
      let isUnreadable = storage.attributeRange(of: index).contains { place in
        let name = storage.attributes[place].name
        guard isMeasure || isForLayout[Int(name.ordinal)] else { return false }
        let type = Int(catalog.typeIndex(of: name, in: kind))
        return tables.checks[type] != .none && !storage.canRead(place, catalog.types[type])
      }
      if isUnreadable || kind == .constraint && refusal(ofConstraint: NodeID(index)) != nil {
        result.append(NodeID(index))
      }
    }
    return result
  }
}

extension TreeStorage {
  /// Whether an attribute's value can be read at all; out of its range it may be nonetheless.
  fileprivate func canRead(_ attribute: Int, _ type: ValueType) -> Bool {
    switch type {
    case .string, .id, .reference, .boolean, .component, .version: true
    case .number, .magnitude, .integer, .priority: number(ofAttribute: attribute) != nil
    case .length: number(ofAttribute: attribute) != nil || value(ofAttribute: attribute, equals: "infinite")
    case .multiplier: number(ofAttribute: attribute) != nil || parseMultiplier(value(ofAttribute: attribute)) != nil
    case .oneOf(let words): words.contains { value(ofAttribute: attribute, equals: $0) }
    }
  }
}

/// By ordinal: elements that exist to say where things are, or how large.
private let isMeasure = flags(
  [
    .rect, .point, .size, .inset, .edgeInsets, .directionalEdgeInsets, .constraint, .stackView, .fontDescription, .font,
  ].map(\ElementKind.ordinal), count: Catalog.shared.elementNames.count)

/// By ordinal: what other elements say of it.
private let isForLayout = flags(
  [
    .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
    .verticalCompressionResistancePriority, .numberOfLines, .preferredMaxLayoutWidth, .minimumFontSize,
  ].map(\AttributeName.ordinal), count: Catalog.shared.attributeNames.count)

private func flags(_ ordinals: [UInt16], count: Int) -> [Bool] {
  var result = [Bool](repeating: false, count: count)
  for ordinal in ordinals { result[Int(ordinal)] = true }
  return result
}
