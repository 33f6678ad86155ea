internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum NoViewOutlet: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/no-view-outlet", .error,
    summary: "XIBs of view controllers without a connection of the outlet 'view'",
    why: """
      UIKit loads the XIB with the name of a view controller's class for its view. Without the connection, the app \
      crashes, with "loaded the nib but the view outlet was not set".
      """,
    flagged: [example("")],
    accepted: [example(#"<connections><outlet property="view" destination="v" id="o1"/></connections>"#)])

  private static func example(_ connections: String) -> DiagnosticExample {
    .files(
      .objects(
        "NotesViewController.xib",
        #"""
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NotesViewController">\#(connections)</placeholder>
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="480"/>
        </view>
        """#, document: #"useAutolayout="YES" useSafeAreas="YES""#))
  }

  static func check(_ input: LintInput, report: inout Report) {
    let (tree, name) = (input.tree, FileName(path: input.document.path))
    guard input.document.format == .xib, input.document.isReadWhole, name.ending == .xib,
      !input.document.rootViews.isEmpty,
      let owner = tree.nodes(.placeholder).first(where: { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }),
      let written = tree.attribute(.customClass, of: owner), written.value == name.stem,
      written.value.hasSuffix("ViewController")
    else { return }
    let outlets = tree.children(of: owner, .connections).flatMap { Array(tree.children(of: $0, .outlet)) }
    if outlets.contains(where: { tree.has(.property, "view", of: $0) }) { return }
    report.add(
      "the outlet 'view' of File's Owner is not connected", at: written.valueSpan,
      help: "connect it to the root view; UIKit loads this file as the view of \(written.value)")
  }
}
