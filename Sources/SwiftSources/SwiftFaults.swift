#if SwiftSources
  internal import SwiftParser
  internal import SwiftDiagnostics
  internal import SwiftParserDiagnostics
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

/// A syntax error found by Swift's own parser.
package struct SwiftFault: Sendable, Equatable {
  /// UTF-8 offset in the text.
  package var offset: Int
  package var message: String
}

/// Returns the diagnostics of Swift's parser for a text; empty if it parses, or if this build cannot read Swift.
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
