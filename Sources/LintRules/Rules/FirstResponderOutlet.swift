internal import ThemeSource
internal import ThemeSyntax

enum FirstResponderOutlet: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/first-responder-outlet", .warning,
    summary: "Outlets that are connected to First Responder",
    why: """
      First Responder is no object of the document, only the receiver of actions that are sent to nil, so that the outlet \
      stays nil. Interface Builder does not make such a connection.
      """,
    flagged: [example(destination: "-2")],
    accepted: [example(destination: "-1")])

  private static func example(destination: String) -> DiagnosticExample {
    .objects(
      #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NameController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <textField placeholder="Name" id="name">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <accessibility key="accessibilityConfiguration" label="Name"/>
        <connections><outlet property="delegate" destination="\#(destination)" id="o1"/></connections>
      </textField>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    let responders = Set(
      tree.nodes(.placeholder).filter { tree.has(.placeholderIdentifier, "IBFirstResponder", of: $0) }
        .compactMap { tree.objectID(of: $0) })
    if responders.isEmpty { return }
    for outlet in tree.nodes(.outlet) + tree.nodes(.outletCollection) where input.isOwn(outlet) {
      guard let destination = tree.attribute(.destination, of: outlet), responders.contains(ObjectID(destination.value))
      else { continue }
      report.add(
        "the outlet '\(tree.string(.property, of: outlet) ?? "")' is connected to First Responder, so it stays nil",
        at: destination.valueSpan, help: "connect it to an object of the document, or remove it")
    }
  }
}
