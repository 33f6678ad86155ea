package import ThemeSource

#if SwiftSources
  internal import SwiftParser
  internal import SwiftSyntax
#endif

/// Returns the ranges of an identifier in a Swift source, in order, without comments and the text of strings; `nil` if
/// ``readsSwift`` is false or the source is nested too deeply to be parsed.
package func identifierRanges(of name: String, in bytes: [UInt8]) -> [ThemeSource.SourceRange]? {
  #if SwiftSources
    if excessiveNesting(in: bytes) != nil { return nil }
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let text) = token.tokenKind, text == name || text == "`\(name)`" else { return nil }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      // The name without its backticks.
      let quote = text.utf8.count - name.utf8.count == 2 ? 1 : 0
      return ThemeSource.SourceRange(start + quote..<start + quote + name.utf8.count)
    }
  #else
    return nil
  #endif
}
