package import ThemeSource

/// The diagnostics of comparing a theme with its parent.
package let inheritanceDescriptors: [DiagnosticDescriptor] = [
  .childAddsComponent, .childChangesClass, .childChangesConnection, .childChangesIdentifier, .childRemovesComponent,
  .deadOverride, .secondRoot,
]

extension DiagnosticDescriptor {
  static let childAddsComponent = DiagnosticDescriptor(
    "theme/child-adds-component", .error,
    summary: "Components that a Child theme adds",
    why: "A Child theme uses its parent's View class, which does not know them.",
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(
          #"""
          <subviews>
            <label id="hint" text="Tap below"><rect key="frame" x="20" y="84" width="280" height="16"/></label>
          </subviews>
          """#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(darkBackground))])

  static let childChangesClass = DiagnosticDescriptor(
    "theme/child-changes-class", .error,
    summary: "Elements whose kind or custom class a Child theme changes",
    why: "The parent's View class has outlets with the parent's types; a different class causes a crash or is ignored.",
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(darkBackground, root: #"id="root" customClass="GreetingScreenletView_dark""#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(darkBackground))])

  package static let childChangesConnection = DiagnosticDescriptor(
    "theme/child-changes-connection", .error,
    summary: "Outlets and actions that a Child theme adds, removes or connects to another element",
    why: "The parent's View class depends on them.",
    fix: .unsafe("Connects to the parent's element. Added and removed connections have no fix."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(
          #"<connections><outlet property="greetButton" destination="title" id="o-greet"/></connections>"#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(darkBackground))])

  static let childChangesIdentifier = DiagnosticDescriptor(
    "theme/child-changes-identifier", .error,
    summary: "Restoration identifiers that a Child theme changes",
    why: "They are the names of actions, and the Interactor does not handle another name.",
    fix: .unsafe("Restores the parent's identifier. Code may depend on the current one."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(#"<subviews><button id="greet" restorationIdentifier="salute-action"/></subviews>"#))
    ],
    accepted: [
      .files(
        Greeting.standard,
        Greeting.child(#"<subviews><button id="greet"><state key="normal" title="Hello"/></button></subviews>"#))
    ])

  package static let childRemovesComponent = DiagnosticDescriptor(
    "theme/child-removes-component", .error,
    summary: "Components of the parent that a Child theme removes",
    why: "The parent's View class requires all of them. A Child theme can hide a component instead.",
    fix: .unsafe("Hides the component instead. A hidden component still takes up space."),
    flagged: [.files(Greeting.standard, Greeting.child(#"<subviews><remove reference="title"/></subviews>"#))],
    accepted: [
      .files(Greeting.standard, Greeting.child(#"<subviews><label id="title" hidden="YES"/></subviews>"#))
    ])

  package static let deadOverride = DiagnosticDescriptor(
    "theme/dead-override", .error,
    summary: "Changes in an overlay that have no effect because their target is not in the parent",
    why: "The parent has changed, or an id is misspelled, so the theme does not look as intended.",
    fix: .unsafe("Uses the closest id of the parent."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(
          #"""
          <move reference="greet" before="titel"/>
          <constraints><constraint id="height" constant="120"/></constraints>
          """#))
    ],
    accepted: [
      .files(
        Greeting.standard,
        Greeting.child(
          #"""
          <move reference="greet" before="title"/>
          <constraints><constraint id="height" firstAttribute="height" constant="100"/></constraints>
          """#))
    ])

  static let secondRoot = DiagnosticDescriptor(
    "theme/second-root", .warning,
    summary: "Root views of a theme after its first one, unless an outlet connects them",
    why: "A theme has one root view, the first. The other root views are not shown.",
    flagged: [.files(twoRoots())],
    accepted: [
      .files(twoRoots(connection: #"<outlet property="footerView" destination="footer" id="o-footer"/>"#))
    ])
}

/// A default theme with a second root view.
private func twoRoots(connection: String = "") -> DiagnosticExample.File {
  .theme(
    "GreetingScreenletView_default.xml", #"<theme screenlet="Greeting" name="default" kind="default"/>"#,
    #"""
    <view id="root" customClass="GreetingScreenletView_default">
      <rect key="frame" x="0" y="0" width="320" height="100"/>\#(
        connection.isEmpty ? "" : "\n  <connections>\(connection)</connections>")
    </view>
    <view id="footer"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
    """#)
}

/// A change that is allowed in every kind of theme.
private let darkBackground =
  #"<color key="backgroundColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
