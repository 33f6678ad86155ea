internal import ThemeSource
internal import ThemeSyntax

enum OtherScene: Rule {
  static let descriptor = DiagnosticDescriptor(
    "storyboard/other-scene", .warning,
    summary: "Outlets and actions that lead to an object of another scene",
    why: """
      Each scene is loaded by itself, so that the outlet stays nil and the action is not sent. A control that was copied \
      from another scene has such connections. They are not reported beside one that leads to an object of its own scene.
      """,
    flagged: [
      example(outlet: "other", actions: action("a1", to: "first")),
      example(outlet: "field", actions: action("a1", to: "second")),
    ],
    accepted: [
      example(outlet: "field", actions: action("a1", to: "first")),
      example(outlet: "field", actions: action("a1", to: "first") + action("a2", to: "second")),
    ])

  private static func action(_ id: String, to destination: String) -> String {
    #"<action selector="send:" destination="\#(destination)" eventType="editingChanged" id="\#(id)"/>"#
  }

  /// Two scenes: the first one with an outlet and a field that sends actions.
  private static func example(outlet destination: String, actions: String) -> DiagnosticExample {
    .scenes(
      #"""
      <scene sceneID="scene-1">
        <objects>
          <viewController storyboardIdentifier="First" id="first" customClass="NoteController">
            <textField key="view" placeholder="Name" id="field">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <connections>\#(actions)</connections>
            </textField>
            <connections><outlet property="nameField" destination="\#(destination)" id="o1"/></connections>
          </viewController>
        </objects>
      </scene>
      <scene sceneID="scene-2">
        <objects>
          <viewController storyboardIdentifier="Second" id="second" customClass="NoteController">
            <textField key="view" placeholder="Other" id="other"><rect key="frame" x="0" y="0" width="375" height="667"/></textField>
          </viewController>
        </objects>
      </scene>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let connections = tree.nodes(.outlet) + tree.nodes(.outletCollection) + tree.nodes(.action)
    guard !connections.isEmpty, let scenes = input.storyboard?.scenes, scenes.count > 1 else { return }
    var owners: [ObjectID: NodeID] = [:]
    for scene in scenes {
      for node in tree.subtree(of: scene.node) { if let id = tree.objectID(of: node) { owners[id] = scene.node } }
    }
    for connection in connections where input.isOwn(connection) {
      guard let destination = tree.attribute(.destination, of: connection),
        let scene = owners[ObjectID(destination.value)], !tree.isInside(connection, scene),
        !hasOther(connection, owners, tree)
      else { continue }
      let (name, noun) =
        tree.kind(of: connection) == .action
        ? (tree.string(.selector, of: connection), "action") : (tree.string(.property, of: connection), "outlet")
      report.add(
        "the \(noun) '\(name ?? "")' leads to an object of another scene", at: destination.valueSpan,
        related: [.init(tree[scene].nameSpan, "the object is in this scene")],
        help: "connect it to an object of its own scene, and pass data between scenes in code")
    }
  }

  /// Whether an element has another connection for the same purpose, inside of its scene.
  private static func hasOther(_ connection: NodeID, _ owners: [ObjectID: NodeID], _ tree: ElementTree) -> Bool {
    guard let list = tree.parent(of: connection) else { return false }
    return tree.children(of: list).contains { other in
      tree.kind(of: other) == tree.kind(of: connection)
        && tree.string(.property, of: other) == tree.string(.property, of: connection)
        && tree.reference(.destination, of: other).flatMap { owners[$0] }.map { tree.isInside(other, $0) } ?? true
        && other != connection
    }
  }
}
