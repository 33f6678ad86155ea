package import ThemeSource

/// Diagnostics about converting, merging and translating themes.
package let editingDescriptors: [DiagnosticDescriptor] = [
  .notAnOverlay, .mergeConflict, .unreadableMerge, .unresolved, .inlineCode, .otherFile,
  .untranslated,
]

/// Diagnostics about files with translations.
package let translationDescriptors: [DiagnosticDescriptor] = [
  .malformedStrings, .duplicateKey, .unknownKey, .emptyTranslation,
]

extension DiagnosticDescriptor {
  static let notAnOverlay = notice(
    "convert/not-an-overlay", .error, "Themes whose difference from their parent no overlay can express")
  static let mergeConflict = notice("merge/conflict", .error, "Values that both sides of a merge changed")
  static let unreadableMerge = notice("merge/unreadable", .error, "Files to merge that cannot be read")
  static let unresolved = notice(
    "merge/unresolved", .error, "Files to merge that contain conflicts from an earlier merge")
  static let inlineCode = notice(
    "strings/inline-code", .warning, "Translations with inline codes that the theme does not have")
  static let otherFile = notice("strings/other-file", .error, "Translations in an '.xliff' file for another theme")
  static let untranslated = notice("strings/untranslated", .note, "Strings in an '.xliff' file without a translation")
}

extension DiagnosticDescriptor {
  package static let malformedStrings = DiagnosticDescriptor(
    "strings/syntax", .error,
    summary: "Malformed files with translations",
    why: """
      Xcode does not build a '.strings' file that it cannot read: "Couldn't parse property list because the input data was \
      in an invalid format". Entries that can be read are checked nevertheless.
      """,
    flagged: [translations(#""k.text" = "Konto""#)],
    accepted: [translations(#""k.text" = "Konto";"#)])

  static let duplicateKey = DiagnosticDescriptor(
    "strings/duplicate-key", .warning,
    summary: "Keys that occur twice in a '.strings' file",
    why: "Only the last translation of a key is shown.",
    flagged: [translations(#""k.text" = "Konto"; "k.text" = "Profil";"#)],
    accepted: [translations(#""k.text" = "Konto";"#)])

  package static let unknownKey = DiagnosticDescriptor(
    "strings/unknown-key", .warning,
    summary: "Keys of translations that match no text of the document",
    why: """
      The translation is never shown: a misspelled key leaves its text untranslated, and a key of a removed object is left \
      over.
      """,
    flagged: [translations(#""k.txet" = "Konto"; "k.text" = "Konto";"#)],
    accepted: [translations(#""k.text" = "Konto";"#)])

  package static let emptyTranslation = DiagnosticDescriptor(
    "strings/empty", .warning,
    summary: "Empty translations of texts that are not empty",
    why: "Users of that language see no text.",
    flagged: [translations(#""k.text" = "";"#)],
    accepted: [translations(#""k.text" = "Konto";"#)])

  /// A document with a label, and its German translations.
  private static func translations(_ strings: String) -> DiagnosticExample {
    .files(
      .objects(
        "App/Base.lproj/ExampleCell.xib",
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="k" text="Account"><rect key="frame" x="16" y="8" width="80" height="20"/></label>
          </subviews>
        </view>
        """#),
      .whole("App/de.lproj/ExampleCell.strings", strings + "\n"))
  }
}
