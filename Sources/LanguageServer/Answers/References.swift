internal import ThemeDatabase
internal import ThemeSource

struct DocumentHighlight: Encodable {
  var range: TextRange
  /// 2 for a reference, 3 for the declaration.
  var kind: Int
}

extension Inquiry {
  /// The uses of the symbol at a position in this document or source.
  func highlights(at position: Position) -> [DocumentHighlight] {
    guard let symbol = symbol(at: position)?.symbol else { return [] }
    let uses =
      isMarkup(path)
      ? uses(of: symbol)
      : codeUses(of: symbol).filter { isHere($0.span) }
        .map { SymbolUse(range: $0.span.range, isDeclaration: $0.isDeclaration) }
    return uses.map { DocumentHighlight(range: positions.range(of: $0.range), kind: $0.isDeclaration ? 3 : 2) }
  }

  /// The uses of the symbol at a position in the documents, the descriptors and then the code of the project.
  func references(at position: Position, withDeclaration: Bool) -> [Location] {
    guard let symbol = symbol(at: position)?.symbol else { return [] }
    return documentReferences(to: symbol, withDeclaration: withDeclaration)
      + codeUses(of: symbol).filter { withDeclaration || !$0.isDeclaration }.compactMap { codeLocation($0.span) }
  }

  func documentReferences(to symbol: Symbol, withDeclaration: Bool) -> [Location] {
    documents(naming: symbol).flatMap { other in
      other.uses(of: symbol).filter { withDeclaration || !$0.isDeclaration }.map { other.location(of: $0.range) }
    }
  }
}
