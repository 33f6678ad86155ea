internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum MissingTranslation: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/missing-translation", .warning,
    summary: "Texts that the translations beside a document leave out, reported once per document and language",
    why: """
      Users of that language see the text of the document. The languages are those that a '.strings' or XLIFF file beside the \
      document translates it into and, if there is such a file and the document is in 'Base.lproj', those of the Xcode \
      project. Texts that code can replace are not reported.
      """,
    flagged: [example(#""k.text" = "Konto";"#)],
    accepted: [example(#""k.text" = "Konto"; "l.text" = "Summe";"#)])

  /// A document with two labels, and its German translations.
  private static func example(_ strings: String) -> DiagnosticExample {
    .files(
      .objects(
        "App/Base.lproj/ExampleCell.xib",
        #"""
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="k" text="Account"><rect key="frame" x="16" y="8" width="80" height="20"/></label>
            <label id="l" text="Total"><rect key="frame" x="16" y="40" width="80" height="20"/></label>
          </subviews>
        </view>
        """#),
      .whole("App/de.lproj/ExampleCell.strings", strings + "\n"))
  }

  private static let relatedLimit = 8

  static func check(_ input: LintInput, report: inout Report) {
    for translations in input.translations() {
      let missing = translations.missing.filter { text in
        input.isOwn(text.object) && text.text.contains(where: \.isLetter) && !input.mayRestyle(text.object)
      }
      guard let first = missing.first else { continue }
      let others = missing.count - 1
      report.add(
        "the text '\(shortened(first.text).escaped)' "
          + (others == 0 ? "is" : "and \(others) other\(others == 1 ? "" : "s") are")
          + " not translated into '\(translations.language.escaped)'",
        at: input.tree[first.object].nameSpan, about: .key(translations.language),
        related: missing.dropFirst().prefix(relatedLimit).map {
          .init(input.tree[$0.object].nameSpan, "'\(shortened($0.text).escaped)' is not translated either")
        },
        help: "add translations to '\(translations.path.escaped)'; 'themec strings export' prints their keys")
    }
  }

  /// The first 40 characters of a text.
  private static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : String(text.prefix(39)) + "…"
  }
}
