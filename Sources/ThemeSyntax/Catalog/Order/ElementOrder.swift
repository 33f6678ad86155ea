/// The order in which Interface Builder writes the attributes and children of an element.
///
/// Measured from its files (`Rows/Order.txt`). Pairs that never occur together have no order.
package struct ElementOrder: Sendable {
  package let attributes: OrderRelation
  /// The order by slot: a child's `key`, or `<` and its name without one; `<variation` for every variation.
  package let children: OrderRelation

  /// Returns the order in an element; the general order if this element has none.
  package static func of(_ element: String, in variant: OrderVariant) -> ElementOrder {
    OrderCatalog.shared.order(of: element, in: variant)
  }

  package static func arrangement(of element: String, hasID: Bool) -> ChildArrangement {
    OrderCatalog.shared.arrangement(of: element, hasID: hasID)
  }
}

/// The order of an element's children in Interface Builder's files.
package enum ChildArrangement: Sendable {
  /// Ordered by ``ElementOrder/children``.
  case ordered
  case sorted(ListRule)
  /// The order is significant or chosen by the author, and is kept.
  case written
}

/// The sort order of a list.
package struct ListRule: Sendable {
  package enum Field: Sendable, Equatable {
    /// The child's name.
    case element
    /// `key`, or the slot of a child without one; or another attribute, empty by default.
    case attribute(String, isRequired: Bool)
  }

  /// The kinds of children, in order; empty if kinds are irrelevant.
  package let kinds: [String]
  /// Fields compared as bytes, in this order, within one kind.
  package let fields: [Field]

  init(_ words: [Substring]) {
    kinds = words.filter { $0.hasPrefix("<") }.map { String($0.dropFirst()) }
    fields = words.filter { !$0.hasPrefix("<") }.map { word in
      if word == "element" { return .element }
      return .attribute(String(word.prefix { $0 != "!" }), isRequired: word.hasSuffix("!"))
    }
  }

  /// Returns the sort key of a child; nil if it does not belong in this list.
  package func key(of element: String, _ attribute: (String) -> String?) -> ListKey? {
    guard let kind = kinds.isEmpty ? 0 : kinds.firstIndex(of: element) else { return nil }
    var values: [String] = []
    for field in fields {
      switch field {
      case .element: values.append(element)
      case .attribute(let name, let isRequired):
        let value = attribute(name)
        if value == nil, isRequired { return nil }
        values.append(value ?? (name == "key" ? "<" + element : ""))
      }
    }
    return ListKey(kind: kind, values: values)
  }
}

/// The position of a child in a sorted list.
package struct ListKey: Comparable, Sendable {
  let kind: Int
  let values: [String]

  package static func < (a: ListKey, b: ListKey) -> Bool {
    if a.kind != b.kind { return a.kind < b.kind }
    for (a, b) in zip(a.values, b.values) where !a.utf8.elementsEqual(b.utf8) {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return false
  }
}
