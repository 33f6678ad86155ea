/// The order in which Interface Builder writes the attributes and children of an element.
///
/// Measured from its files (`Rows/Order.txt`); pairs that never occur together are left open.
package struct ElementOrder: Sendable {
  package let attributes: OrderRelation
  /// By slot: a child's `key`, without one its element's name behind `<`; `<variation` for every variation.
  package let children: OrderRelation

  /// The order in an element; what is known of all elements where nothing is known of this one.
  package static func of(_ element: String, in variant: OrderVariant) -> ElementOrder {
    OrderCatalog.shared.order(of: element, in: variant)
  }

  /// How the children of an element are ordered.
  package static func arrangement(of element: String, hasID: Bool) -> ChildArrangement {
    OrderCatalog.shared.arrangement(of: element, hasID: hasID)
  }
}

/// How Interface Builder orders the children of an element.
package enum ChildArrangement: Sendable {
  /// By ``ElementOrder/children``.
  case ordered
  /// As the list's rule says.
  case sorted(ListRule)
  /// Their order means something, or is the author's: it stays as written.
  case written
}

/// What a sorted list is sorted by.
package struct ListRule: Sendable {
  package enum Field: Sendable, Equatable {
    /// The name of the child's element.
    case element
    /// `key`, or the slot of a child without one; another attribute, or nothing.
    case attribute(String, isRequired: Bool)
  }

  /// The kinds of children, in their order; empty where kinds do not count.
  package let kinds: [String]
  /// Compared as bytes, in this order, within one kind.
  package let fields: [Field]

  init(_ words: [Substring]) {
    kinds = words.filter { $0.hasPrefix("<") }.map { String($0.dropFirst()) }
    fields = words.filter { !$0.hasPrefix("<") }.map { word in
      if word == "element" { return .element }
      return .attribute(String(word.prefix { $0 != "!" }), isRequired: word.hasSuffix("!"))
    }
  }

  /// What a child is sorted by; nil for one that does not fit into such a list.
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

/// Where a child stands in a sorted list.
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
