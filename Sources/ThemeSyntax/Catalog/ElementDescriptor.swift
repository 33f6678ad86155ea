/// What the catalog says of one element: its attributes and children, its class, and whether it is still in use.
package struct ElementDescriptor: Sendable {
  package let kind: ElementKind
}

extension ElementDescriptor {
  private var row: Int { Int(kind.ordinal) }

  /// The attributes that the element may have, sorted by name.
  package var attributes: [AttributeName] {
    let catalog = Catalog.shared
    return AttributeName.all.filter { catalog.typeIndex(of: $0, in: kind) != 0 }
  }

  /// What values an attribute takes; nil where the element does not have it.
  package func type(of name: AttributeName) -> ValueType? {
    let index = Catalog.shared.typeIndex(of: name, in: kind)
    return index == 0 ? nil : Catalog.shared.types[Int(index)]
  }

  /// Attributes that must be written whatever the form of the theme.
  package var required: [AttributeName] { Catalog.shared.required[row] }

  /// Elements that may stand in it, sorted by name.
  package var children: [ElementKind] { ElementKind.all.filter { mayHold($0) } }

  package func mayHold(_ child: ElementKind) -> Bool { Catalog.shared.mayHold(kind, child) }

  /// Whether it may have character data.
  package var hasText: Bool { Catalog.shared.rows[row].hasText }

  /// Whether any attribute is allowed: metadata, and values of classes that the catalog does not describe.
  package var isOpen: Bool { Catalog.shared.rows[row].isOpen }

  /// The superclass of the element's UIKit class; nil where the element makes no object of a class.
  package var superclassName: String? { Catalog.shared.classes[row]?.superclass }

  /// The first version of iOS that has the class; nil where that is older than any that matters.
  package var introduced: String? { Catalog.shared.availability[row]?.introduced }

  /// The version of iOS that deprecated the class; nil while it is in use.
  package var deprecated: String? { Catalog.shared.availability[row]?.deprecated }

  /// What takes the place of a deprecated element: an element's name or a class's.
  package var replacement: String? { Catalog.shared.availability[row]?.replacement }

  /// The keys that a child has in this element; nil where nothing is known of them.
  package func keys(of child: ElementKind) -> KeyVocabulary? { Catalog.shared.keys(of: child, in: kind) }
}

/// The keys that determine which part of its parent an element is, as `textColor` in `<color key="textColor" …/>`.
package struct KeyVocabulary: Sendable {
  package let names: [String]
  /// Whether there are no others.
  package let isClosed: Bool
}
