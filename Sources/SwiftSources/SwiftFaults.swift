internal import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Whether this build can read Swift; false if the trait `SwiftSources` is off.
package var readsSwift: Bool {
  #if SwiftSources
    true
  #else
    false
  #endif
}

/// A syntax error in a Swift source.
package struct SwiftFault: Sendable, Equatable {
  /// UTF-8 offsets of the invalid code; empty where code is missing.
  package var range: Range<Int>
  package var message: String
}

/// Returns the first syntax error of a Swift source; `nil` if it parses, or if this build cannot read Swift.
package func swiftFault(in text: String) -> SwiftFault? {
  #if SwiftSources
    firstFault(in: Parser.parse(source: text))
  #else
    nil
  #endif
}

#if SwiftSources
  /// Returns the first missing or unexpected part of a tree.
  ///
  /// The module SwiftParserDiagnostics describes errors in more detail, but some invalid sources make it end the process.
  func firstFault(in tree: SourceFileSyntax) -> SwiftFault? {
    var node = Syntax(tree)
    guard node.hasError else { return nil }
    while !node.is(UnexpectedNodesSyntax.self), let next = node.children(viewMode: .all).first(where: \.hasError) {
      node = next
    }
    if let token = node.as(TokenSyntax.self), token.presence == .missing {
      let previous = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      let offset = (previous ?? token.position).utf8Offset
      return SwiftFault(range: offset..<offset, message: "expected \(token.nameOfMissing)")
    }
    if let invalid = node.as(TokenSyntax.self)?.tokenDiagnostic, invalid.kind == .sourceConflictMarker {
      let offset = node.position.utf8Offset + Int(invalid.byteOffset)
      return SwiftFault(range: offset..<offset, message: "unresolved conflict of a merge")
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    let line = node.trimmedDescription.prefix { !$0.isNewline }
    let kind = node.is(TokenSyntax.self) ? "invalid" : "unexpected"
    return SwiftFault(range: range, message: "\(kind) code '\(String(line.prefix(40)).escaped)'")
  }

  extension TokenSyntax {
    /// `'}'`, or the kind of what is missing.
    fileprivate var nameOfMissing: String {
      if let parent {
        if parent.is(MissingExprSyntax.self) { return "an expression" }
        if parent.is(MissingTypeSyntax.self) { return "a type" }
        if parent.is(MissingPatternSyntax.self) { return "a pattern" }
        if parent.is(MissingDeclSyntax.self) { return "a declaration" }
        if parent.is(MissingStmtSyntax.self) { return "a statement" }
      }
      if tokenKind == .semicolon { return "a line end or ';'" }
      return text.isEmpty ? "an identifier" : "'\(text)'"
    }
  }
#endif
