package import ThemeSource

/// An object that both branches changed differently.
package struct ConflictingChange: Sendable, Equatable {
  /// A description for messages: `the button 'loginButton'`.
  package var object: String
  package var id: String?
  /// The causes of the conflict, for messages.
  package var reasons: [String]
  /// The position in our file, or in theirs if ours no longer has the object.
  package var span: SourceSpan
  /// Whether theirs is too large to be written into the merged file.
  package var isCut: Bool

  /// The conflict as a diagnostic, at the object's tag.
  package var diagnostic: Diagnostic {
    // The phrase for an object without another name already contains its id.
    let shownID = id.flatMap { object.hasSuffix("'\($0)'") ? nil : " (\($0))" } ?? ""
    return Diagnostic(
      .mergeConflict, "\(object)\(shownID): \(reasons.joined(separator: "; "))", at: span,
      help: isCut
        ? "the merged file has ours and the beginning of theirs between '<<<<<<<' and '>>>>>>>' comments: keep ours, or copy the object from theirs"
        : "the merged file has both sides between '<<<<<<<' and '>>>>>>>' comments: keep one")
  }
}

package struct MergedTheme: Sendable {
  /// The merged file. It is well-formed: conflicts are marked by comments around the object.
  package var bytes: [UInt8]
  /// Conflicts in the order of our file.
  package var conflicts: [ConflictingChange]
}
