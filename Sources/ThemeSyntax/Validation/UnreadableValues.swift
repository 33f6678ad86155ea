extension ElementTree {
  /// Elements with an unreadable value that affects layout, and constraints that UIKit rejects, in document order.
  /// Their layout may differ from the author's intention.
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
  /// Whether an attribute's value can be read, even if out of range.
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

/// Whether an element only describes positions or sizes, by ordinal.
private let isMeasure = flags(
  [
    .rect, .point, .size, .inset, .edgeInsets, .directionalEdgeInsets, .constraint, .stackView, .fontDescription, .font,
  ].map(\ElementKind.ordinal), count: Catalog.shared.elementNames.count)

/// Whether an attribute of other elements affects layout, by ordinal.
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
