/// An attribute name of the theme language: the ordinal of its row in the catalog.
@usableFromInline  // else other modules call the constants instead of inlining them
package struct AttributeName: Hashable, Comparable, Sendable {
  /// Index in the catalog's sorted attribute names; 0 for a name that is not in the catalog.
  @usableFromInline package let ordinal: UInt16

  /// Creates a name from an ordinal of the catalog.
  @inlinable
  package init(ordinal: UInt16) { self.ordinal = ordinal }

  /// Creates the attribute with a name, or ``unknown``.
  package init(name: String) {
    var name = name
    self = name.withUTF8 { bytes in unsafe Catalog.shared.attribute(named: bytes.span) }
  }

  /// A name that is not in the catalog. The tree keeps it as written.
  @inlinable
  package static var unknown: AttributeName { AttributeName(ordinal: 0) }

  /// All names except ``unknown``, sorted.
  package static var all: [AttributeName] {
    (1..<Catalog.shared.attributeNames.count).map { AttributeName(ordinal: UInt16($0)) }
  }

  /// The name as written; empty for ``unknown``.
  package var name: String { Catalog.shared.attributeNames[Int(ordinal)] }

  /// Whether both names are equal.
  @inlinable
  package static func == (a: AttributeName, b: AttributeName) -> Bool { a.ordinal == b.ordinal }

  /// Matches `case .x`. The standard library's operator is not specialized across modules.
  @inlinable
  package static func ~= (pattern: AttributeName, value: AttributeName) -> Bool { pattern.ordinal == value.ordinal }

  /// Orders names alphabetically.
  @inlinable
  package static func < (a: AttributeName, b: AttributeName) -> Bool { a.ordinal < b.ordinal }
}
