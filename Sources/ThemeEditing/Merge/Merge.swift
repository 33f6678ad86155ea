package import ThemeSource
internal import ThemeSyntax

/// Merges two descendants of a theme file or XIB, object by object.
///
/// The result is our file with their changes; what they did not touch stays as we wrote it, byte for byte. A conflict
/// is what both changed, and differently: an attribute, a value, a place; or what one changed and the other removed.
/// Versions of tools, and frames that Auto Layout computes, never are. Nil with errors when one of the files cannot be
/// read, or has conflicts of an earlier merge still; the ancestor may be empty.
package func merge(
  base: SourceFile, ours: SourceFile, theirs: SourceFile, limits: Limits = .standard
) -> Diagnosed<MergedTheme?> {
  var diagnostics: [Diagnostic] = []
  /// Of the ancestor marks may remain: git makes one of several by merging them.
  func findMark(_ document: ThemeDocument, of file: SourceFile) -> SourceRange? {
    if file.id == base.id { return nil }
    return document.comments.first { file.bytes[$0.offsets].starts(with: "<!-- <<<<<<< ours".utf8) }
  }
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
    if let mark = findMark(document.value, of: file) {
      diagnostics.append(
        Diagnostic(
          .unresolved, "'\(file.path.escaped)' contains an unresolved conflict from an earlier merge",
          at: SourceSpan(file: file.id, range: mark),
          help: "keep one side, remove the comments from '<<<<<<<' to '>>>>>>>', and merge again"))
      return nil
    }
    return Revision(
      file, document.value.tree, markup, comments: document.value.comments.map(\.offsets), behind: earlier)
  }
  let a = revision(base)
  let b = revision(ours, behind: a.map { [$0] } ?? [])
  let c = revision(theirs, behind: [a, b].compactMap(\.self))
  guard let a, let b, let c else { return Diagnosed(nil, diagnostics) }
  var merge = ThreeWayMerge(base: a, ours: b, theirs: c)
  let merged = merge.run()
  return Diagnosed(merged, merged.conflicts.map(\.diagnostic))
}
