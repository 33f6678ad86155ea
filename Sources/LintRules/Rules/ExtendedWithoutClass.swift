internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum ExtendedWithoutClass: Rule {
  static let descriptor = DiagnosticDescriptor(
    "theme/extended-without-class", .warning,
    summary: "Extended themes whose root view has the parent's View class",
    why:
      "Only its own View class can use what an Extended theme adds. A theme that adds nothing is a Child theme.",
    flagged: [
      .files(
        Greeting.standard,
        .whole(
          "GreetingScreenletView_dark.xml",
          #"""
          <document>
            <theme screenlet="Greeting" name="dark" kind="extended" parent="default" form="overlay"/>
            <objects>
              <label id="title" text="Good evening"/>
            </objects>
          </document>

          """#))
    ],
    accepted: [
      .files(Greeting.standard, Greeting.extended(#"<subviews><label id="title" text="Good evening"/></subviews>"#))
    ])

  static func check(_ input: LintInput, report: inout Report) {
    let theme = input.theme.theme
    let name = FileName(of: input.document)
    guard theme.kind == .extended, theme.chain.count > 1, !name.isExtension, let root = theme.rootViews.first,
      let written = theme.tree.attribute(.customClass, of: root)
    else { return }
    // A parent that has this theme's class is reported as `naming/custom-class`.
    if written.value == name.viewClass { return }
    // Only a parent declares the class, or the document repeats it.
    let before = theme.tree.overridden(by: written).first
    guard written.file != input.document.file || before?.text == written.value else { return }
    let header = input.document.header.flatMap { input.document.tree.attribute(.kind, of: $0.node)?.valueSpan }
    let place = header ?? input.document.rootViews.first.map { input.document.tree[$0].nameSpan }
    report.add(
      "an Extended theme requires its own View class, but the root view has the parent's class '\(written.value)'",
      at: place, related: [Diagnostic.Related(before?.span ?? written.valueSpan, "inherited from here")],
      help: "add customClass=\"\(name.viewClass)\" to the root view, or make it a Child theme (kind=\"child\")")
  }
}
