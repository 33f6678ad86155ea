internal import ThemeSource

extension Diagnostic {
  /// Reports a prefix without a namespace. `insertionPoint` is after the document element's name.
  static func undeclaredPrefix(_ prefix: String, at span: SourceSpan, insertionPoint: SourceSpan?) -> Diagnostic {
    let isLint = prefix == "lint"
    var fixes: [Fix] = []
    if isLint, let insertionPoint {
      fixes = [
        Fix(
          "declare the prefix on the document", .safe, [Fix.Edit(insertionPoint, " xmlns:lint=\"urn:themec:lint\"")])
      ]
    }
    return Diagnostic(
      .undeclaredPrefix, "the prefix '\(quoted(prefix))' is not declared", at: span,
      help: isLint
        ? "add xmlns:lint=\"urn:themec:lint\" to the '<document>' tag"
        : "declare it with xmlns:\(quoted(prefix))=\"…\" in the '<document>' tag, or remove the prefix",
      fixes: fixes)
  }
}
