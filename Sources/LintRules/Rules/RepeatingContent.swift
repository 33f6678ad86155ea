internal import ThemeSource
internal import ThemeSyntax

enum RepeatingContent: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/repeating-content", .error,
    summary: "Outlets from outside to the contents of a prototype cell",
    why: """
      A prototype cell is instantiated for each row, so there is no single object to connect. Xcode does not build the \
      storyboard, with "Outlets cannot be connected to repeating content".
      """,
    flagged: [example(outlet: #"<outlet property="titleLabel" destination="title" id="o1"/>"#, ofCell: "")],
    accepted: [example(outlet: "", ofCell: #"<outlet property="titleLabel" destination="title" id="o1"/>"#)])

  private static func example(outlet: String, ofCell: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <tableViewController id="first" customClass="NotesController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="table">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <prototypes>
                <tableViewCell reuseIdentifier="note" id="cell" customClass="NoteCell">
                  <rect key="frame" x="0" y="0" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0" y="0" width="375" height="44"/>
                    <subviews>
                      <label id="title" text="Note" fixedFrame="YES"><rect key="frame" x="16" y="12" width="200" height="20"/></label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections>\#(ofCell)</connections>
                </tableViewCell>
              </prototypes>
            </tableView>
            <connections>\#(outlet)</connections>
          </tableViewController>
        </objects>
      </scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard input.document.format == .storyboard, input.document.isReadWhole else { return }
    let cells = tree.all.filter { isPrototype($0, tree) }
    if cells.isEmpty { return }
    var owners: [ObjectID: NodeID] = [:]
    for cell in cells {
      for node in tree.subtree(of: cell) { if let id = tree.objectID(of: node) { owners[id] = cell } }
    }
    for outlet in tree.nodes(.outlet) + tree.nodes(.outletCollection) where input.isOwn(outlet) {
      guard let destination = tree.attribute(.destination, of: outlet), let cell = owners[ObjectID(destination.value)],
        !tree.isInside(outlet, cell)
      else { continue }
      let name = tree.string(.property, of: outlet) ?? ""
      report.add(
        "the outlet '\(name)' is connected to the content of a prototype cell", at: destination.valueSpan,
        related: [.init(tree[cell].nameSpan, "this cell is repeated for each row")],
        help: "connect it from the cell, with a class that declares the outlet")
    }
  }

  /// Whether an element is a cell that is instantiated for each row or item.
  private static func isPrototype(_ node: NodeID, _ tree: ElementTree) -> Bool {
    guard let list = tree.parent(of: node) else { return false }
    switch tree.kind(of: list) {
    case .prototypes: return true
    case .cells: return tree.kind(of: node).traits.contains(.isCollectionItem)
    default: return false
    }
  }
}
