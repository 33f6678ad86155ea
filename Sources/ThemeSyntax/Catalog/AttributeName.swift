/// An attribute's name in the theme language: the ordinal of its row in the catalog.
///
/// Public, and so are its constants, for the optimizer inlines nothing else across modules; no product shows it.
public struct AttributeName: Hashable, Comparable, Sendable {
  /// Place among the catalog's attribute names, sorted; 0 for a name that the catalog lacks.
  public let ordinal: UInt16

  /// The row of an ordinal that the catalog gave.
  @inlinable
  public init(ordinal: UInt16) { self.ordinal = ordinal }

  /// The attribute of a name, or ``unknown``.
  package init(name: String) {
    var name = name
    self = name.withUTF8 { bytes in unsafe Catalog.shared.attribute(named: bytes.span) }
  }

  /// A name that the catalog lacks; the tree keeps it as written.
  @inlinable
  public static var unknown: AttributeName { AttributeName(ordinal: 0) }

  /// Every name, sorted; ``unknown`` is not among them.
  package static var all: [AttributeName] {
    (1..<Catalog.shared.attributeNames.count).map { AttributeName(ordinal: UInt16($0)) }
  }

  /// The name as written; empty for ``unknown``.
  package var name: String { Catalog.shared.attributeNames[Int(ordinal)] }

  /// Whether both are the same row.
  @inlinable
  public static func == (a: AttributeName, b: AttributeName) -> Bool { a.ordinal == b.ordinal }

  /// What `case .x` compares with: the standard library's own operator is not specialized across modules.
  @inlinable
  public static func ~= (pattern: AttributeName, value: AttributeName) -> Bool { pattern.ordinal == value.ordinal }

  /// Whether the first comes before the second by name.
  @inlinable
  public static func < (a: AttributeName, b: AttributeName) -> Bool { a.ordinal < b.ordinal }
}
