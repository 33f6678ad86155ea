internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum CustomClass: Rule {
  static let code: Diagnostic.Code = "naming/custom-class"
  static let severity = Diagnostic.Severity.warning
  static let documentation = RuleDocumentation(
    summary:
      "Finds Default, Full and Extended themes whose root view is not of the View class that their file is named after.",
    why:
      "The class that the file names is the theme's own: with another one the runtime shows the theme by code that was "
      + "made for other outlets and actions, or by none at all.",
    fix: .unsafe("Writes the class that the file's name tells."),
    flagged: [
      .files(Greeting.standard, Greeting.extended("", rootClass: "Welcome_dark"))
    ],
    accepted: [.files(Greeting.standard, Greeting.extended(""))])

  static func check(_ input: LintInput, report: inout Report) {
    // Without a header the class is what tells the kind: nothing contradicts it.
    guard let kind = input.document.header?.kind.flatMap({ ThemeKind(rawValue: $0) }),
      kind != .child, kind == input.theme.theme.kind, let root = input.theme.theme.rootViews.first
    else { return }
    let name = FileName(path: input.document.path)
    guard let screenlet = name.screenlet, !name.isExtension else { return }
    let own = name.viewClass
    let others = ["View", "ScreenletView"].map {
      FileName.viewClass(className: screenlet + $0, themeName: name.themeName)
    }
    // A class that is the parent's is told of where the two are compared.
    guard let stated = input.tree.attribute(.customClass, of: root), stated.file == input.document.file,
      stated.value != own, !others.contains(stated.value),
      input.tree.overridden(by: stated).first?.text != stated.value
    else { return }
    report.add(
      "the root view's class is '\(stated.value)', but the file is named after '\(own)'", at: stated.valueSpan,
      help: "write customClass=\"\(own)\", or rename the file",
      fixes: [Fix("write '\(own)'", .unsafe, [Fix.Edit(stated.valueSpan, own)])])
  }
}
