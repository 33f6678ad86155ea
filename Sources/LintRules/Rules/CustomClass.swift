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
      other outlets and actions. Without a class, or with one of UIKit's, the Screenlet cannot use the view as a \
      BaseScreenletView: that is an error where the file is certainly a Screenlet's theme.
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

  /// A file in Interface Builder's format, without a header.
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
    let name = FileName(of: input.document)
    guard let kind = input.theme.theme.kind, kind != .child, let screenlet = name.screenlet, !name.isExtension,
      !input.isMisnamed, input.document.misspelledThemeName == nil, name.themeName.map(ThemeName.isValid) ?? true,
      let root = input.theme.theme.rootViews.first
    else { return }
    let own = name.viewClass
    // The kind is known from the header or the name 'default'; otherwise the class determines it.
    let isTold = input.document.header?.kind.map { $0 == kind.rawValue } ?? (kind == .default)
    if let stated = input.tree.attribute(.customClass, of: root) {
      let others = ["View", "ScreenletView"].map {
        FileName.viewClass(className: screenlet + $0, themeName: name.themeName)
      }
      let written = stated.value.split(separator: ".").last.map(String.init) ?? ""
      // The parent's class is reported by the comparison with the parent.
      guard stated.file == input.document.file, written != own, !others.contains(written),
        CodeName.type.fault(in: stated.value) == nil, input.tree.overridden(by: stated).first?.text != stated.value,
        isSlip(written, for: own)
          ? isTold || kind == .full : isTold && (isViewClass(written) || input.isScreenletTheme())
      else { return }
      // The app crashes if its code declares the other class.
      let isUndeclared = input.declaresClass(written) == false && input.declaresClass(own) == true
      report.add(
        "the root view has the custom class '\(stated.value)', but the file name requires '\(own)'",
        severity: isView(written) && !isUndeclared ? nil : .error, at: stated.valueSpan,
        help: "use customClass=\"\(own)\", or rename the file",
        fixes: [.replacing(stated.value, with: own, at: stated.valueSpan)])
    } else if input.isOwn(root), !isPartial(input, kind), hasOutlets(root, input) || !hasOwner(input) {
      let isCertain = input.isScreenletTheme()
      guard isTold || isCertain else { return }
      let tag = input.tree[root].nameSpan
      let last = input.tree.attributes(of: root).filter { $0.file == tag.file }.map(\.valueRange.end).max()
      let offset = last.map { $0 + 1 } ?? tag.range.end
      let end = SourceSpan(file: tag.file, range: SourceRange(start: offset, end: offset))
      report.add(
        "the root view has no custom class, but the file name requires '\(own)'", severity: isCertain ? .error : nil,
        at: tag, help: "add customClass=\"\(own)\"",
        fixes: [Fix("add customClass=\"\(own)\"", .unsafe, [Fix.Edit(end, " customClass=\"\(own)\"")])])
    }
  }

  /// Whether a class is named like a theme's View class. An app's view with such a file name has a different class.
  private static func isViewClass(_ name: String) -> Bool { FileName(path: name + ".xib").screenlet != nil }

  /// Whether a class can be a View class: UIKit's classes cannot be cast to BaseScreenletView.
  private static func isView(_ name: String) -> Bool {
    let lineage = ClassTable.frameworks.lineage(of: name)
    return lineage.count < 2 || lineage.contains("BaseScreenletView")
  }

  /// Whether the root view may be missing: the file was not read completely, or it contains changes to a parent that is
  /// not available.
  private static func isPartial(_ input: LintInput, _ kind: ThemeKind) -> Bool {
    if !input.document.isReadWhole || input.theme.theme.isAdrift { return true }
    return kind == .extended ? input.isOverlay : input.document.header?.parent != nil
  }

  /// Whether a class is probably a misspelling of the theme's class. Differences in numbers or capitals are deliberate:
  /// other themes have such names.
  private static func isSlip(_ stated: String, for own: String) -> Bool {
    !stated.hasLetters(of: own) && closestMatch(to: stated, in: [own], within: 2) != nil
  }

  /// Whether File's Owner has a class. That class then has the outlets and loads the view.
  private static func hasOwner(_ input: LintInput) -> Bool {
    input.tree.all.contains {
      input.tree.kind(of: $0) == .placeholder && input.tree.string(.placeholderIdentifier, of: $0) == "IBFilesOwner"
        && input.tree.string(.customClass, of: $0) != nil
    }
  }

  /// Whether a view has connections to outlets that its UIKit class does not have.
  private static func hasOutlets(_ view: NodeID, _ input: LintInput) -> Bool {
    guard let name = input.tree.kind(of: view).className else { return false }
    return input.tree.nodes(.outlet).contains { outlet in
      input.tree.parent(of: outlet).flatMap { input.tree.parent(of: $0) } == view
        && input.tree.string(.property, of: outlet).map { !ClassTable.frameworks.isFrameworkOutlet($0, of: name) }
          == true
    }
  }
}
