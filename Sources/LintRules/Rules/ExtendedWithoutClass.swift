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
    fix: .unsafe("Gives the root view the class of the file name."),
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
    // An element of the overlay with the theme's class has a misspelled id, which is reported itself.
    if input.isOverlay,
      input.document.rootViews.contains(where: { view in
        input.document.tree.has(.customClass, name.viewClass, of: view)
      })
    {
      return
    }
    // Only a parent declares the class, or the document repeats it.
    let before = theme.tree.overridden(by: written).first
    guard written.file != input.document.file || before?.text == written.value else { return }
    let header = input.document.header.flatMap { input.document.tree.attribute(.kind, of: $0.node)?.valueSpan }
    let place = header ?? input.document.rootViews.first.map { input.document.tree[$0].nameSpan }
    report.add(
      "an Extended theme requires its own View class, but the root view has the parent's class '\(written.value)'",
      at: place, related: [Diagnostic.Related(before?.span ?? written.valueSpan, "inherited from here")],
      help: "add customClass=\"\(name.viewClass)\" to the root view, or make it a Child theme (kind=\"child\")",
      fixes: setting(name.viewClass, of: root, input).map {
        [Fix("add customClass=\"\(name.viewClass)\"", .unsafe, [$0])]
      } ?? [])
  }

  /// The edit that sets the class of the root view: in its element, or with a new one in an overlay that does not change it.
  private static func setting(_ className: String, of root: NodeID, _ input: LintInput) -> Fix.Edit? {
    let (tree, file) = (input.document.tree, input.document.file)
    guard let id = input.tree.string(.id, of: root), let document = tree.documentElement else { return nil }
    func insertion(_ text: String, at offset: UInt32) -> Fix.Edit {
      Fix.Edit(SourceSpan(file: file, range: SourceRange(start: offset, end: offset)), text)
    }
    let text = "customClass=\"\(className)\""
    if let own = input.document.rootViews.first(where: { tree.has(.id, id, of: $0) }) {
      if let written = tree.attribute(.customClass, of: own) { return Fix.Edit(written.valueSpan, className) }
      let last = tree.attributes(of: own).map(\.valueRange.end).max()
      return last.map { insertion(" " + text, at: $0 + 1) }
    }
    guard input.isOverlay, let list = tree.child(of: document, .objects),
      let first = tree.children(of: list).first(where: { _ in true }),
      id.utf8.allSatisfy({ $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
    else { return nil }
    return insertion("<\(input.tree[root].name) id=\"\(id)\" \(text)/>\n        ", at: tree[first].range.start)
  }
}
