internal import ThemeSource

/// Checks a document against the vocabulary.
func validate(_ document: ThemeDocument, isComplete: Bool, limits: Limits) -> [Diagnostic] {
  []
}

extension Diagnostic {
  static func undeclaredPrefix(_ prefix: String, at span: SourceSpan, insertionPoint: SourceSpan?) -> Diagnostic {
    var fixes: [Fix] = []
    if prefix == "lint", let insertionPoint {
      fixes = [
        Fix(
          "declare the prefix on the document", .safe,
          [Fix.Edit(insertionPoint, " xmlns:lint=\"urn:themec:lint\"")])
      ]
    }
    return Diagnostic(
      "syntax/undeclared-prefix", .error, "the prefix '\(prefix)' is not declared", at: span,
      help: prefix == "lint"
        ? "write xmlns:lint=\"urn:themec:lint\" in the '<document>' tag"
        : "declare it with xmlns:\(prefix)=\"…\" in the '<document>' tag, or remove the prefix",
      fixes: fixes)
  }
}
