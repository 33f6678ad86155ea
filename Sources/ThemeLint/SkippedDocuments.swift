internal import ThemeSource
internal import ThemeSyntax

/// Documents that are skipped because they are not for iOS. They share one note, because a macOS app may have hundreds.
struct SkippedDocuments: Sendable {
  private var first: Diagnostic?
  private var related: [Diagnostic.Related] = []
  private var count = 0

  private static let mostRelated = 8

  /// Adds a diagnostic about such a document. Returns false for other diagnostics.
  mutating func add(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.code == DiagnosticDescriptor.notIOSDocument.code, let place = diagnostic.span else { return false }
    count += 1
    if first == nil {
      first = diagnostic
    } else if related.count < Self.mostRelated {
      related.append(.init(place, "not for iOS either"))
    }
    return true
  }

  /// The note, at the first document.
  var note: Diagnostic? {
    guard var note = first, count > 1 else { return first }
    note.message = "\(count) documents are not for iOS and are skipped"
    note.related = related
    note.help = "exclude the files in the configuration"
    return note
  }
}
