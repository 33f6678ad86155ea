package import ThemeSource

/// Diagnostics about converting, merging and translating themes.
package let editingDescriptors: [DiagnosticDescriptor] = [
  .notAnOverlay, .mergeConflict, .unreadableMerge, .unresolved, .duplicateKey, .inlineCode, .otherFile,
  .malformedStrings, .unknownKey, .untranslated,
]

extension DiagnosticDescriptor {
  static let notAnOverlay = notice(
    "convert/not-an-overlay", .error, "Themes whose difference from their parent no overlay can express")
  static let mergeConflict = notice("merge/conflict", .error, "Values that both sides of a merge changed")
  static let unreadableMerge = notice("merge/unreadable", .error, "Files to merge that cannot be read")
  static let unresolved = notice(
    "merge/unresolved", .error, "Files to merge that contain conflicts from an earlier merge")
  static let duplicateKey = notice("strings/duplicate-key", .warning, "Duplicate keys in a '.strings' file")
  static let inlineCode = notice(
    "strings/inline-code", .warning, "Translations with inline codes that the theme does not have")
  static let otherFile = notice("strings/other-file", .error, "Translations in an '.xliff' file for another theme")
  static let malformedStrings = notice("strings/syntax", .error, "Malformed '.strings' and '.xliff' files")
  static let unknownKey = notice(
    "strings/unknown-key", .warning, "Keys in a '.strings' file that match no string of the theme")
  static let untranslated = notice("strings/untranslated", .note, "Strings in an '.xliff' file without a translation")
}
