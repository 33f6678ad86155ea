internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

enum UnknownFont: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/unknown-font", .warning,
    summary: "Names of fonts that neither iOS nor the project has, close to one that they have",
    why: """
      UIKit uses the system's font instead. Fonts of packages are unknown to themec, so a name that is close to no other is \
      not reported.
      """,
    fix: .unsafe("Uses the closest name."),
    flagged: [example("HelvetcaNeue-Bold")],
    accepted: [example("HelveticaNeue-Bold")])

  private static func example(_ name: String) -> DiagnosticExample {
    .objects(
      #"""
      <label id="title" text="Overview">
        <rect key="frame" x="0" y="0" width="200" height="40"/>
        <fontDescription key="fontDescription" name="\#(name)" family="Helvetica Neue" pointSize="17"/>
      </label>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    for node in tree.nodes(.fontDescription) {
      guard let written = tree.attribute(.name, of: node), !written.value.hasPrefix("."),
        !InstalledFonts.names.contains(written.value), let family = tree.string(.family, of: node),
        family != written.value
      else { continue }
      let known = InstalledFonts.names + input.fonts().sorted()
      // Two letters distinguish real fonts, such as Futura-Book and Futura-Bold.
      guard !known.contains(written.value), let meant = onlyMatch(to: written.value, in: known, within: 1),
        !written.value.hasLetters(of: meant)
      else { continue }
      report.add(
        "unknown font '\(written.value)': neither iOS nor the project has it", at: written.valueSpan,
        help: "did you mean '\(meant)'?", fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan))
    }
  }
}
