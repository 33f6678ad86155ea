internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

enum UnknownOutlet: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/unknown-outlet", .error,
    summary: "Misspelled outlets of UIKit's objects",
    why: """
      The app crashes when the file is loaded, with "this class is not key value coding-compliant for the key". Only names close to an \
      outlet of the class are reported, because an extension may declare others.
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
    for outlet in tree.nodes(.outlet) where input.isOwn(outlet) {
      guard let written = tree.attribute(.property, of: outlet),
        let owner = tree.parent(of: outlet).flatMap({ tree.parent(of: $0) }),
        tree.attribute(.customClass, of: owner) == nil, let name = tree.kind(of: owner).className,
        !classes.isFrameworkOutlet(written.value, of: name), classes.property(written.value, of: name) == nil,
        let meant = closestMatch(to: written.value, in: classes.frameworkOutlets(of: name).sorted(), within: 2)
      else { continue }
      report.add(
        "\(name) has no outlet '\(written.value)'", at: written.valueSpan, help: "did you mean '\(meant)'?",
        fixes: [.replacing(written.value, with: meant, at: written.valueSpan)])
    }
  }
}
