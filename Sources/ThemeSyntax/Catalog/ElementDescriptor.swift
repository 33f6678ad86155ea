/// The catalog's description of an element: its attributes, children and class, and whether it is deprecated.
package struct ElementDescriptor: Sendable {
  package let kind: ElementKind
}

extension ElementDescriptor {
  private var row: Int { Int(kind.ordinal) }

  /// The allowed attributes, sorted by name.
  package var attributes: [AttributeName] {
    let catalog = Catalog.shared
    return AttributeName.all.filter { catalog.typeIndex(of: $0, in: kind) != 0 }
  }

  /// Returns the value type of an attribute; nil if the element has no such attribute.
  package func type(of name: AttributeName) -> ValueType? {
    let index = Catalog.shared.typeIndex(of: name, in: kind)
    return index == 0 ? nil : Catalog.shared.types[Int(index)]
  }

  /// Attributes required in all forms of a theme.
  package var required: [AttributeName] { Catalog.shared.required[row] }

  /// The allowed children, sorted by name.
  package var children: [ElementKind] { ElementKind.all.filter { mayHold($0) } }

  package func mayHold(_ child: ElementKind) -> Bool { Catalog.shared.mayHold(kind, child) }

  /// Whether the element may contain character data.
  package var hasText: Bool { Catalog.shared.rows[row].hasText }

  /// Whether any attribute is allowed: for metadata, and for classes that the catalog does not describe.
  package var isOpen: Bool { Catalog.shared.rows[row].isOpen }

  /// The superclass of the element's UIKit class; nil if the element creates no object of a class.
  package var superclassName: String? { Catalog.shared.classes[row]?.superclass }

  /// The first version of iOS with the class; nil if older than all relevant versions.
  package var introduced: String? { Catalog.shared.availability[row]?.introduced }

  /// The version of iOS that deprecated the class; nil if it is not deprecated.
  package var deprecated: String? { Catalog.shared.availability[row]?.deprecated }

  /// The replacement for a deprecated element: the name of an element or class.
  package var replacement: String? { Catalog.shared.availability[row]?.replacement }

  /// Returns the keys of a child in this element; nil if they are unknown.
  package func keys(of child: ElementKind) -> KeyVocabulary? { Catalog.shared.keys(of: child, in: kind) }
}

/// The keys that identify the role of an element in its parent, such as `textColor` in `<color key="textColor" …/>`.
package struct KeyVocabulary: Sendable {
  package let names: [String]
  /// Whether other keys are invalid.
  package let isClosed: Bool
}
