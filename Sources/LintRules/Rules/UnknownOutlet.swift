internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnknownOutlet: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/unknown-outlet", .error,
    summary: "Outlets that objects of UIKit's classes do not have",
    why: """
      The app crashes when the file is loaded, with "this class is not key value coding-compliant for the key". Often the custom class \
      was removed and the connections were not. Without the project's code, which may extend UIKit's classes, only names of UIKit's \
      outlets and names close to them are reported.
      """,
    fix: .unsafe("Uses the closest outlet."),
    flagged: [example(outlet: "delegat")],
    accepted: [example(outlet: "delegate")])

  private static func example(outlet: String) -> DiagnosticExample {
    .objects(
      #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NameController"/>
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <textField id="t" placeholder="Name" fixedFrame="YES">
            <rect key="frame" x="20" y="20" width="280" height="44"/>
            <accessibility key="accessibilityConfiguration" label="Name"/>
            <connections><outlet property="\#(outlet)" destination="-1" id="o1"/></connections>
          </textField>
        </subviews>
      </view>
      """#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let (tree, classes) = (input.tree, ClassTable.frameworks)
    var reported: Set<NodeID> = []
    for outlet in tree.nodes(.outlet) + tree.nodes(.outletCollection) where input.isOwn(outlet) {
      guard let written = tree.attribute(.property, of: outlet),
        let owner = tree.parent(of: outlet).flatMap({ tree.parent(of: $0) }),
        tree.attribute(.customClass, of: owner) == nil, let name = tree.kind(of: owner).className,
        !classes.isFrameworkOutlet(written.value, of: name), classes.property(written.value, of: name) == nil
      else { continue }
      let mayBeAdded = input.mayAdd(written.value, name)
      if mayBeAdded == true { continue }
      let meant = closestMatch(to: written.value, in: classes.frameworkOutlets(of: name).sorted(), within: 2)
      // Without its class, an object has none of the outlets that the class declares. The first one is reported.
      let isMissing = mayBeAdded == false || ClassTable.isOutletOfAnyFramework(written.value)
      guard meant != nil || isMissing && hasOwnClass(owner, name, input) && reported.insert(owner).inserted else {
        continue
      }
      report.add(
        "\(name) has no outlet '\(written.value)'", at: written.valueSpan,
        help: meant.map { "did you mean '\($0)'?" }
          ?? "set the custom class that declares it, or remove the connection",
        fixes: meant.map { [.replacing(written.value, with: $0, at: written.valueSpan)] } ?? [])
    }
  }

  /// Whether an object certainly is of its element's class. File's Owner has the class that code chooses, and the class
  /// of a theme's root view is checked by another rule.
  private static func hasOwnClass(_ object: NodeID, _ name: String, _ input: LintInput) -> Bool {
    ClassTable.frameworks.isClass(name, subclassOf: "UIResponder")
      && (input.theme.theme.kind == nil || !input.theme.theme.rootViews.contains(object))
  }
}
