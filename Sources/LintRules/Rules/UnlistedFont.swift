internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

enum UnlistedFont: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/unlisted-font", .warning,
    summary: "Fonts of the app that UIAppFonts in its Info.plist does not list",
    why: """
      UIKit finds the fonts of an app only if they are listed, and uses the system's font instead. Nothing is reported if code \
      registers fonts with Core Text.
      """,
    flagged: [.files(label, .font, .app(fonts: "[]"))],
    accepted: [.files(label, .font, .app(fonts: "[Inter-Bold.ttf]"))])

  private static let label = DiagnosticExample.File.objects(
    "Sources/Notes/ExampleCell.xib",
    #"""
    <label id="title" text="Overview">
      <rect key="frame" x="0" y="0" width="200" height="40"/>
      <fontDescription key="fontDescription" name="Inter-Bold" family="Inter" pointSize="17"/>
    </label>
    """#)

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    let named = tree.nodes(.fontDescription).compactMap { tree.attribute(.name, of: $0) }
      .filter { !InstalledFonts.names.contains($0.value) }
    if named.isEmpty { return }
    let unlisted = input.unlistedFonts()
    for written in named {
      guard let font = unlisted[written.value] else { continue }
      report.add(
        "UIKit does not find the font '\(written.value)': the app does not load its file", at: written.valueSpan,
        help: font.help)
    }
  }
}
