package import ThemeSource
package import ThemeSyntax

/// Merges two branches of a theme file or XIB, object by object.
///
/// The result is our file with their changes; everything that they did not change stays as we wrote it, byte for byte.
/// A conflict is an attribute, value or place that both changed differently, or an object that one changed and the
/// other removed. Tool versions, and frames that Auto Layout computes, never conflict. Returns nil with errors if a
/// file cannot be read or contains conflicts from an earlier merge. The ancestor may be empty.
package func merge(
  base: SourceFile, ours: SourceFile, theirs: SourceFile, limits: Limits = .standard
) -> Diagnosed<MergedTheme?> {
  var diagnostics: [Diagnostic] = []
  func revision(_ file: SourceFile, behind earlier: [Revision] = []) -> Revision? {
    if file.bytes.isEmpty, file.id == base.id { return Revision(nothing: file) }
    let document = parse(file, limits: limits)
    guard let markup = MarkupTree(document, of: file) else {
      diagnostics += document.diagnostics.filter(\.preventsEditing)
      if diagnostics.isEmpty {
        diagnostics.append(
          Diagnostic(.unreadableMerge, "no readable content to merge in '\(file.path.escaped)'", at: nil))
      }
      return nil
    }
    // Marks in the ancestor are allowed: git merges several ancestors into one.
    if file.id != base.id, let mark = document.value.unresolvedConflict(in: file.bytes) {
      diagnostics.append(
        Diagnostic(
          .unresolved, "'\(file.path.escaped)' contains an unresolved conflict from an earlier merge",
          at: SourceSpan(file: file.id, range: mark),
          help: "keep one side, remove the comments from '<<<<<<<' to '>>>>>>>', and merge again"))
      return nil
    }
    let comments = (document.value.comments + document.value.tokens.ranges(of: .instruction)).map(\.offsets)
    return Revision(
      file, document.value.tree, markup, comments: comments.sorted { $0.lowerBound < $1.lowerBound }, behind: earlier)
  }
  let a = revision(base)
  let b = revision(ours, behind: a.map { [$0] } ?? [])
  let c = revision(theirs, behind: [a, b].compactMap(\.self))
  guard let a, let b, let c else { return Diagnosed(nil, diagnostics) }
  var merge = ThreeWayMerge(base: a, ours: b, theirs: c)
  let merged = merge.run()
  return Diagnosed(merged, merged.conflicts.map(\.diagnostic))
}

extension ThemeDocument {
  /// The first mark of a conflict that a merge left in the file.
  package func unresolvedConflict(in bytes: [UInt8]) -> SourceRange? {
    comments.first { bytes[$0.offsets].starts(with: "<!-- <<<<<<< ours".utf8) }
  }
}
