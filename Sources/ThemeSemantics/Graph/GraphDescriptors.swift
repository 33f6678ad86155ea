package import ThemeSource

/// The diagnostics that linking themes can report.
package let graphDescriptors: [DiagnosticDescriptor] = [
  .inheritanceCycle, .missingDefault, .missingHeader, .missingParent, .parentNotAllowed, .shadowedFile,
  .unknownEmbeddedScreenlet,
]

extension DiagnosticDescriptor {
  package static let inheritanceCycle = DiagnosticDescriptor(
    "theme/inheritance-cycle", .error,
    summary: "Themes that inherit from themselves, and Screenlets that embed themselves",
    why: "Such a theme cannot be resolved, so it cannot be shown.",
    flagged: [
      .files(
        Greeting.standard,
        Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="extended" parent="night"/>"#),
        Greeting.full("night", header: #"<theme screenlet="Greeting" name="night" kind="extended" parent="dark"/>"#))
    ],
    accepted: [
      .files(
        Greeting.standard,
        Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#),
        Greeting.full("night", header: #"<theme screenlet="Greeting" name="night" kind="full"/>"#))
    ])

  package static let missingDefault = DiagnosticDescriptor(
    "theme/missing-default", .error,
    summary:
      "Screenlets without a default theme, and references to unknown themes, which fall back to the default theme",
    why:
      "The default theme is used if a Screenlet does not have the requested theme. Without it nothing is shown.",
    fix: .unsafe("Uses the closest theme name."),
    flagged: [
      .files(
        Greeting.standard, Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#),
        .objects("ExampleCell.xib", embedding("GreetingScreenlet", theme: "drak")),
        .theme(
          "ParcelScreenletView_dark.xml", #"<theme screenlet="Parcel" name="dark" kind="full"/>"#,
          #"""
          <view id="root" customClass="ParcelScreenletView_dark">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
          </view>
          """#))
    ],
    accepted: [
      .files(
        Greeting.standard, Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#))
    ])

  static let missingHeader = DiagnosticDescriptor(
    "theme/missing-header", .error,
    summary: "Overlays without a header",
    why: "Only the header names the parent that an overlay changes. Without it, the file is loaded as a whole theme.",
    flagged: [
      .files(
        Greeting.standard,
        .whole(
          "GreetingScreenletView_dark.xml",
          #"""
          <document>
            <objects>
              <label id="title" text="Good evening"/>
            </objects>
          </document>

          """#))
    ],
    accepted: [.files(Greeting.standard, Greeting.child(title))])

  package static let missingParent = DiagnosticDescriptor(
    "theme/missing-parent", .error,
    summary: "Parents that do not exist",
    why: "What the theme inherits is unknown, and an overlay has nothing to change.",
    fix: .unsafe("Uses the closest name."),
    flagged: [
      .files(Greeting.standard, Greeting.extended(title, parent: "defualt"))
    ],
    accepted: [.files(Greeting.standard, Greeting.extended(title))])

  package static let parentNotAllowed = DiagnosticDescriptor(
    "theme/parent-not-allowed", .error,
    summary: "Parents of Default and Full themes",
    why: "These kinds inherit nothing, so either the kind or the parent is wrong.",
    flagged: [
      .files(
        Greeting.standard,
        Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full" parent="default"/>"#))
    ],
    accepted: [
      .files(
        Greeting.standard, Greeting.full("dark", header: #"<theme screenlet="Greeting" name="dark" kind="full"/>"#))
    ])

  static let shadowedFile = DiagnosticDescriptor(
    "theme/shadowed-file", .note,
    summary: "Themes that an earlier folder of the theme path also contains",
    why: "They are not used. This can be intended: it is how an app replaces a theme that it does not own.",
    flagged: [.files(Greeting.standard.moved(to: "App"), Greeting.standard.moved(to: "Library"))],
    accepted: [.files(Greeting.standard.moved(to: "App"))])

  static let unknownEmbeddedScreenlet = DiagnosticDescriptor(
    "theme/unknown-embedded-screenlet", .warning,
    summary: "Views that embed a Screenlet without a theme or a descriptor",
    why: "Nothing can be drawn in its place. The class name may be misspelled.",
    fix: .unsafe("Uses the closest Screenlet."),
    flagged: [
      .files(Greeting.standard, .objects("ExampleCell.xib", embedding("GreetnigScreenlet")))
    ],
    accepted: [
      .files(Greeting.standard, .objects("ExampleCell.xib", embedding("GreetingScreenlet")))
    ])
}

private let title = #"<subviews><label id="title" textAlignment="center"/></subviews>"#

private func embedding(_ customClass: String, theme: String? = nil) -> String {
  let name = theme.map { theme in
    #"""
    <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="\#(theme)"/>
          </userDefinedRuntimeAttributes>
    """#
  }
  return #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <view id="e" customClass="\#(customClass)"><rect key="frame" x="0" y="0" width="320" height="100"/>\#(name ?? "")</view>
      </subviews>
    </view>
    """#
}
