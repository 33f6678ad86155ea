/// An element of the theme language: Interface Builder's XIB 3.0 vocabulary, and the elements added for themes.
///
/// A kind is the ordinal of the element's row in the catalog. Kinds are an open set that grows with Interface Builder,
/// so code should distinguish closed categories (``ElementRole`` and others) instead of single kinds.
@usableFromInline  // else other modules call the constants instead of inlining them
package struct ElementKind: Hashable, Comparable, Sendable {
  /// Index in the catalog's elements, sorted by name; 0 for an element that is not in the catalog.
  @usableFromInline package let ordinal: UInt16

  /// Creates a kind from an ordinal of the catalog.
  @inlinable
  package init(ordinal: UInt16) { self.ordinal = ordinal }

  /// Creates the element with a name, or ``unknown``.
  package init(name: String) {
    var name = name
    self = name.withUTF8 { bytes in unsafe Catalog.shared.element(named: bytes.span) }
  }

  /// An element that is not in the catalog: an opaque node that keeps its name and is never dropped.
  @inlinable
  package static var unknown: ElementKind { ElementKind(ordinal: 0) }

  /// All elements except ``unknown``, sorted by name.
  package static var all: [ElementKind] {
    (1..<Catalog.shared.elementNames.count).map { ElementKind(ordinal: UInt16($0)) }
  }

  /// All views, sorted by name.
  package static var allViews: [ElementKind] { all.filter(\.isView) }

  /// Whether both kinds are equal.
  @inlinable
  package static func == (a: ElementKind, b: ElementKind) -> Bool { a.ordinal == b.ordinal }

  /// Matches `case .x`. The standard library's operator is not specialized across modules.
  @inlinable
  package static func ~= (pattern: ElementKind, value: ElementKind) -> Bool { pattern.ordinal == value.ordinal }

  /// Orders kinds by name.
  @inlinable
  package static func < (a: ElementKind, b: ElementKind) -> Bool { a.ordinal < b.ordinal }
}

extension ElementKind {
  /// The element's name; empty for ``unknown``.
  package var name: String { Catalog.shared.elementNames[Int(ordinal)] }

  /// The element's name in messages: `text field` for `textField`.
  package var noun: String {
    var result = ""
    for character in name {
      if character.isUppercase { result += " " + character.lowercased() } else { result.append(character) }
    }
    return result.isEmpty ? "element" : result
  }

  package var role: ElementRole { Catalog.shared.rows[Int(ordinal)].role }

  package var isView: Bool { role == .view }

  /// The rule for the view's intrinsic content size.
  package var sizeRule: SizeRule { Catalog.shared.rows[Int(ordinal)].sizeRule }

  package var painting: Painting { Catalog.shared.rows[Int(ordinal)].painting }

  /// Properties shared by several kinds.
  package var traits: ElementTraits { Catalog.shared.rows[Int(ordinal)].traits }

  /// The attributes with localizable text, in the order of export.
  package var localizedAttributes: [AttributeName] { Catalog.shared.localized[Int(ordinal)] }

  /// The UIKit class created without a `customClass`; nil if the element creates no object of a class.
  package var className: String? { Catalog.shared.classes[Int(ordinal)]?.name }

  /// The catalog's description of the element; nil only for ``unknown``.
  package var descriptor: ElementDescriptor? { ordinal == 0 ? nil : ElementDescriptor(kind: self) }
}
