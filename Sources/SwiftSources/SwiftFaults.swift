#if SwiftSources
  internal import SwiftParser
  internal import SwiftDiagnostics
  internal import SwiftParserDiagnostics
  internal import SwiftSyntax
#endif

/// Whether this build can read Swift: false where the trait `SwiftSources` is off.
package var readsSwift: Bool {
  #if SwiftSources
    true
  #else
    false
  #endif
}

/// A fault that Swift's own parser found.
package struct SwiftFault: Sendable, Equatable {
  /// UTF-8 offset in the text.
  package var offset: Int
  package var message: String
}

/// What Swift's parser has to say against a text; empty when it parses, or when this build cannot read Swift.
package func swiftFaults(in text: String) -> [SwiftFault] {
  #if SwiftSources
    let tree = Parser.parse(source: text)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map {
      SwiftFault(offset: $0.position.utf8Offset, message: $0.message)
    }
  #else
    return []
  #endif
}
