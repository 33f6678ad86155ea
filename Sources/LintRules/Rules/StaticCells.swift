internal import ThemeSource
internal import ThemeSyntax

enum StaticCells: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/static-cells", .error,
    summary: "Static cells in a table view that no table view controller manages",
    why: """
      Only UITableViewController is the data source of static cells. Xcode does not build the storyboard, with "Static \
      table views are only valid when embedded in UITableViewController instances".
      """,
    flagged: [example("viewController", before: #"<view key="view" id="v"><subviews>"#, after: "</subviews></view>")],
    accepted: [example("tableViewController", key: #"key="view" "#)])

  private static func example(_ controller: String, key: String = "", before: String = "", after: String = "")
    -> DiagnosticExample
  {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <\#(controller) id="first">
            \#(before)
            <tableView \#(key)dataMode="static" style="grouped" rowHeight="44" id="table">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <sections>
                <tableViewSection id="section">
                  <cells>
                    <tableViewCell id="cell">
                      <rect key="frame" x="0" y="0" width="375" height="44"/>
                      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                        <rect key="frame" x="0" y="0" width="375" height="44"/>
                      </tableViewCellContentView>
                    </tableViewCell>
                  </cells>
                </tableViewSection>
              </sections>
            </tableView>
            \#(after)
          </\#(controller)>
        </objects>
      </scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard input.document.isOfInterfaceBuilder else { return }
    for table in tree.nodes(.tableView) where input.isOwn(table) {
      guard let parent = tree.parent(of: table), tree.kind(of: parent) != .tableViewController,
        let sections = tree.child(of: table, .sections),
        tree.children(of: sections).contains(where: { tree.child(of: $0, .cells) != nil })
      else { continue }
      report.add(
        "the table view has static cells, but no UITableViewController", at: tree[table].nameSpan,
        help: "use prototype cells, or make it the view of a table view controller")
    }
  }
}
