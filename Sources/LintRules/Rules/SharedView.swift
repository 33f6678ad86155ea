internal import ThemeSource
internal import ThemeSyntax

enum SharedView: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/shared-view", .error,
    summary: "Views that are the view of several view controllers",
    why: """
      The app crashes when the document is loaded, with "A view can only be associated with at most one view controller at a \
      time!".
      """,
    flagged: [example(#"<outlet property="view" destination="v" id="o2"/>"#)],
    accepted: [example("")])

  private static func example(_ second: String) -> DiagnosticExample {
    .files(
      .objects(
        "ExampleViewController.xib",
        #"""
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ExampleViewController">
          <connections><outlet property="view" destination="v" id="o1"/></connections>
        </placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        <viewController id="child"><connections>\#(second)</connections></viewController>
        """#, document: #"useAutolayout="YES" useSafeAreas="YES""#))
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    var known: [ObjectID: NodeID] = [:]
    for outlet in tree.nodes(.outlet) where tree.has(.property, "view", of: outlet) {
      guard let owner = tree.parent(of: outlet).flatMap({ tree.parent(of: $0) }),
        tree.kind(of: owner).role == .controller || tree.has(.placeholderIdentifier, "IBFilesOwner", of: owner),
        let view = tree.reference(.destination, of: outlet)
      else { continue }
      guard let first = known[view] else {
        known[view] = outlet
        continue
      }
      if !input.isOwn(outlet) { continue }
      report.add(
        "this view is already the view of another view controller", at: tree[outlet].nameSpan,
        related: [.init(tree[first].nameSpan, "this is the first connection")], help: "keep one of the connections")
    }
  }
}
