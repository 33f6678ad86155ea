package import Diagnostics

/// What comparing a theme with its parent finds.
package let inheritanceDescriptors: [DiagnosticDescriptor] = [
  .childAddsComponent, .childChangesClass, .childChangesConnection, .childChangesIdentifier, .childRemovesComponent,
  .deadOverride,
]

extension DiagnosticDescriptor {
  static let childAddsComponent = DiagnosticDescriptor(
    "theme/child-adds-component", .error,
    summary: "Finds components that a Child theme adds.",
    why: "A Child theme is shown by its parent's View class, which knows nothing of them.",
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
    summary: "Finds elements whose kind or custom class a Child theme changes.",
    why: "The parent's View class has outlets of the parent's types; another class crashes or is ignored.",
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(darkBackground, root: #"id="root" customClass="GreetingScreenletView_dark""#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(darkBackground))])

  static let childChangesConnection = DiagnosticDescriptor(
    "theme/child-changes-connection", .error,
    summary: "Finds outlets and actions that a Child theme adds, removes or leads elsewhere.",
    why: "The parent's View class relies on them.",
    fix: .safe("Connects to the parent's element again; what is new or missing is left to you."),
    flagged: [
      .files(
        Greeting.standard,
        Greeting.child(
          #"<connections><outlet property="greetButton" destination="title" id="o-greet"/></connections>"#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(darkBackground))])

  static let childChangesIdentifier = DiagnosticDescriptor(
    "theme/child-changes-identifier", .error,
    summary: "Finds restorationIdentifiers that a Child theme changes.",
    why: "They are the names of actions: under another name the Interactor does not answer.",
    fix: .safe("Writes the parent's identifier again."),
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
    summary: "Finds components of the parent that a Child theme removes.",
    why: "The parent's View class expects every one of them; hide what shall not be seen.",
    fix: .unsafe("Hides the component instead; unlike what is removed, it still takes its room."),
    flagged: [.files(Greeting.standard, Greeting.child(#"<subviews><remove reference="title"/></subviews>"#))],
    accepted: [
      .files(Greeting.standard, Greeting.child(#"<subviews><label id="title" hidden="YES"/></subviews>"#))
    ])

  static let deadOverride = DiagnosticDescriptor(
    "theme/dead-override", .warning,
    summary: "Finds changes of an overlay that change nothing: their target is not in the parent.",
    why: "The parent was changed since, or an id is misspelt: the theme does not look as its author thinks.",
    fix: .unsafe("Writes the parent's id that is closest, where one is."),
    flagged: [
      .files(
        Greeting.standard, Greeting.child(#"<move reference="greet" before="titel"/>"#))
    ],
    accepted: [
      .files(
        Greeting.standard, Greeting.child(#"<move reference="greet" before="title"/>"#))
    ])
}

/// A change that every kind of theme may make.
private let darkBackground =
  #"<color key="backgroundColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
