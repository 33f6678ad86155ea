/// An element of the theme language: Interface Builder's XIB 3.0 vocabulary, and the elements that themes add.
/// Public, and so are its constants, for the optimizer inlines nothing else across modules; no product shows it.
///
/// A kind is the ordinal of the element's row in the catalog. Kinds are an open set that grows with Interface Builder:
/// what code needs to distinguish are their closed categories (``ElementRole`` and others), not the kinds one by one.
public struct ElementKind: Hashable, Comparable, Sendable {
  /// Place among the catalog's elements, sorted by name; 0 for an element that the catalog lacks.
  public let ordinal: UInt16

  /// The row of an ordinal that the catalog gave.
  @inlinable
  public init(ordinal: UInt16) { self.ordinal = ordinal }

  /// The element of a name, or ``unknown``.
  package init(name: String) {
    var name = name
    self = name.withUTF8 { bytes in unsafe Catalog.shared.element(named: bytes.span) }
  }

  /// An element that the catalog lacks: an opaque node, kept with its own name and never dropped.
  @inlinable
  public static var unknown: ElementKind { ElementKind(ordinal: 0) }

  /// Every element, sorted by name; ``unknown`` is not among them.
  package static var all: [ElementKind] {
    (1..<Catalog.shared.elementNames.count).map { ElementKind(ordinal: UInt16($0)) }
  }

  /// Every view, sorted by name.
  package static var allViews: [ElementKind] { all.filter(\.isView) }

  /// Whether both are the same row.
  @inlinable
  public static func == (a: ElementKind, b: ElementKind) -> Bool { a.ordinal == b.ordinal }

  /// What `case .x` compares with: the standard library's own operator is not specialized across modules.
  @inlinable
  public static func ~= (pattern: ElementKind, value: ElementKind) -> Bool { pattern.ordinal == value.ordinal }

  /// Whether the first comes before the second by name.
  @inlinable
  public static func < (a: ElementKind, b: ElementKind) -> Bool { a.ordinal < b.ordinal }
}

extension ElementKind {
  /// The element's name; empty for ``unknown``.
  package var name: String { Catalog.shared.elementNames[Int(ordinal)] }

  /// The element as messages call it: `text field` for `textField`.
  package var noun: String {
    var result = ""
    for character in name {
      if character.isUppercase { result += " " + character.lowercased() } else { result.append(character) }
    }
    return result.isEmpty ? "element" : result
  }

  /// What the element is in a document.
  package var role: ElementRole { Catalog.shared.rows[Int(ordinal)].role }

  /// Whether the element is a view.
  package var isView: Bool { role == .view }

  /// How a view of this kind gets its intrinsic content size.
  package var sizeRule: SizeRule { Catalog.shared.rows[Int(ordinal)].sizeRule }

  /// What a view of this kind is drawn as.
  package var painting: Painting { Catalog.shared.rows[Int(ordinal)].painting }

  /// What views of this kind have in common with others.
  package var traits: ElementTraits { Catalog.shared.rows[Int(ordinal)].traits }

  /// The attributes that hold text for people, in the order in which they are exported.
  package var localizedAttributes: [AttributeName] { Catalog.shared.localized[Int(ordinal)] }

  /// The UIKit class that the element makes when it has no `customClass`; nil where it makes no object of a class.
  package var className: String? { Catalog.shared.classes[Int(ordinal)]?.name }

  /// What the catalog says of the element; nil only for ``unknown``.
  package var descriptor: ElementDescriptor? { ordinal == 0 ? nil : ElementDescriptor(kind: self) }
}
