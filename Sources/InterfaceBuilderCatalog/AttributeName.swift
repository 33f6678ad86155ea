/// An attribute's name in the theme language: the ordinal of its row in the catalog.
package struct AttributeName: Hashable, Comparable, Sendable {
  /// Place among the catalog's attribute names, sorted; 0 for a name that the catalog lacks.
  package let ordinal: UInt16

  @inlinable @inline(__always)
  package init(ordinal: UInt16) { self.ordinal = ordinal }

  /// The attribute of a name, or ``unknown``.
  package init(name: String) {
    var name = name
    self = name.withUTF8 { bytes in unsafe Catalog.shared.attribute(named: bytes.span) }
  }

  /// A name that the catalog lacks; the tree keeps it as written.
  @inlinable
  package static var unknown: AttributeName { AttributeName(ordinal: 0) }

  /// Every name, sorted; ``unknown`` is not among them.
  package static var all: [AttributeName] {
    (1..<Catalog.shared.attributeNames.count).map { AttributeName(ordinal: UInt16($0)) }
  }

  /// The name as written; empty for ``unknown``.
  package var name: String { Catalog.shared.attributeNames[Int(ordinal)] }

  @inlinable @inline(__always)
  package static func == (a: AttributeName, b: AttributeName) -> Bool { a.ordinal == b.ordinal }

  /// What `case .x` compares with: the standard library's own operator is not specialized across modules.
  @inlinable @inline(__always)
  package static func ~= (pattern: AttributeName, value: AttributeName) -> Bool { pattern.ordinal == value.ordinal }

  @inlinable @inline(__always)
  package static func < (a: AttributeName, b: AttributeName) -> Bool { a.ordinal < b.ordinal }
}
