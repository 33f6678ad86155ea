internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum CustomClass: Rule {
  static let descriptor = DiagnosticDescriptor(
    "naming/custom-class", .warning,
    summary: """
      Default, Full and Extended themes whose root view does not have the View class of the file name
      """,
    why: """
      The class in the file name belongs to the theme. With another class, the theme runs with code for \
      other outlets and actions, or with no code.
      """,
    fix: .unsafe("Uses the class from the file name."),
    flagged: [
      .files(Greeting.standard, Greeting.extended("", rootClass: "Welcome_dark")),
      .files(plain("GreetingView_default.xib", rootClass: nil)),
      .files(
        plain("GreetingView_default.xib", rootClass: "GreetingView_default"),
        plain("GreetingView_dark.xib", rootClass: "GreetingView_drak")),
    ],
    accepted: [
      .files(Greeting.standard, Greeting.extended("")),
      .files(plain("GreetingView_default.xib", rootClass: "GreetingView_default")),
      .files(
        plain("GreetingView_default.xib", rootClass: "GreetingView_default"),
        plain("GreetingView_dark.xib", rootClass: "GreetingView_dark")),
    ])

  /// A file as Interface Builder writes it, without a header.
  private static func plain(_ name: String, rootClass: String?) -> DiagnosticExample.File {
    .objects(
      name,
      #"""
      <view id="root"\#(rootClass.map { #" customClass="\#($0)""# } ?? "")>
        <rect key="frame" x="0" y="0" width="320" height="100"/>
      </view>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let name = FileName(path: input.document.path)
    guard let kind = input.theme.theme.kind, kind != .child, let screenlet = name.screenlet, !name.isExtension,
      let root = input.theme.theme.rootViews.first
    else { return }
    let own = name.viewClass
    let stated = input.tree.attribute(.customClass, of: root)
    // The header determines the kind, and so does the name 'default'; otherwise the class does.
    let isTold = input.document.header?.kind.map { $0 == kind.rawValue } ?? (kind == .default)
    if let stated {
      let others = ["View", "ScreenletView"].map {
        FileName.viewClass(className: screenlet + $0, themeName: name.themeName)
      }
      // The parent's class is reported where the theme is compared with its parent.
      guard stated.file == input.document.file, stated.value != own, !others.contains(stated.value),
        input.tree.overridden(by: stated).first?.text != stated.value,
        isTold || (kind == .full && isSlip(stated.value, for: own))
      else { return }
      report.add(
        "the root view has the custom class '\(stated.value)', but the file name requires '\(own)'",
        at: stated.valueSpan,
        help: "use customClass=\"\(own)\", or rename the file",
        fixes: [.replacing(stated.value, with: own, at: stated.valueSpan)])
    } else if isTold, kind != .extended, input.isOwn(root), !isPartial(input), !hasOwner(input) {
      let tag = input.tree[root].nameSpan
      let end = SourceSpan(file: tag.file, range: SourceRange(start: tag.range.end, end: tag.range.end))
      report.add(
        "the root view has no custom class, but the file name requires '\(own)'", at: tag,
        help: "add customClass=\"\(own)\"",
        fixes: [Fix("add customClass=\"\(own)\"", .unsafe, [Fix.Edit(end, " customClass=\"\(own)\"")])])
    }
  }

  /// Whether the root may be none: the file was not read to its end, or is made of changes to a parent that it cannot have.
  private static func isPartial(_ input: LintInput) -> Bool {
    !input.document.isReadWhole || input.theme.theme.isAdrift || input.document.header?.parent != nil
  }

  /// Whether a class is another's name misspelled: not another theme's with another number, nor the same in other capitals.
  private static func isSlip(_ stated: String, for own: String) -> Bool {
    func letters(_ name: String) -> [Character] { name.lowercased().filter { !$0.isNumber }.map { $0 } }
    return letters(stated) != letters(own) && closestMatch(to: stated, in: [own], within: 2) != nil
  }

  /// Whether File's Owner is of a class: then that one has the outlets, and loads the view.
  private static func hasOwner(_ input: LintInput) -> Bool {
    input.tree.all.contains {
      input.tree.kind(of: $0) == .placeholder && input.tree.string(.placeholderIdentifier, of: $0) == "IBFilesOwner"
        && input.tree.string(.customClass, of: $0) != nil
    }
  }
}
