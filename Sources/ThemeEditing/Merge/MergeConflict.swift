package import ThemeSource

/// Something that both branches changed, each in another way.
package struct MergeConflict: Sendable, Equatable {
  /// As a theme's author knows it: `the button 'loginButton'`.
  package var object: String
  package var id: String?
  /// What is in conflict, in words.
  package var reasons: [String]
  /// In our file; in theirs if ours no longer has the object.
  package var span: SourceSpan
  /// Whether theirs is too large to be written into the merged file.
  package var isCut = false

  /// The conflict as a diagnostic, at the object's tag.
  package var diagnostic: Diagnostic {
    // What has no other name is called by its id.
    let shownID = id.flatMap { object.hasSuffix("'\($0)'") ? nil : " (\($0))" } ?? ""
    return Diagnostic(
      .mergeConflict, "\(object)\(shownID): \(reasons.joined(separator: "; "))", at: span,
      help: isCut
        ? "the merged file has ours and the beginning of theirs between '<<<<<<<' and '>>>>>>>' comments: keep ours, or copy the object from theirs"
        : "the merged file has both sides between '<<<<<<<' and '>>>>>>>' comments: keep one")
  }
}

/// What a merge made.
package struct MergedTheme: Sendable {
  /// Well-formed, whatever the conflicts: they are marked by comments around the object.
  package var bytes: [UInt8]
  /// In the order of our file.
  package var conflicts: [MergeConflict]
}
