/// The number and size of a document's records, for measurements.
package struct SyntaxSizes: Sendable {
  package var elements = 0
  package var attributes = 0
  package var tokens = 0

  package init() {}

  package static let perElement = MemoryLayout<ElementRecord>.stride
  package static let perAttribute = MemoryLayout<AttributeRecord>.stride
  package static let perToken = MemoryLayout<SyntaxTokens.Record>.stride

  /// Size of all records in bytes.
  package var bytes: Int { elements * Self.perElement + attributes * Self.perAttribute + tokens * Self.perToken }

  package static func += (a: inout SyntaxSizes, b: SyntaxSizes) {
    a.elements += b.elements
    a.attributes += b.attributes
    a.tokens += b.tokens
  }
}

extension ThemeDocument {
  package var sizes: SyntaxSizes {
    var sizes = SyntaxSizes()
    sizes.elements = tree.storage.elements.count
    sizes.attributes = tree.storage.attributes.count
    sizes.tokens = tokens.count
    return sizes
  }
}
