internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

enum SystemName: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/system-name", .warning,
    summary: "Names of system colors, text styles, content types and image catalogs that UIKit does not have",
    why: """
      UIKit then uses a recorded color, the default font or no image. In a file written by hand this is an error; in a file of \
      Interface Builder, which may be newer than themec, it is a note unless the name is close to a known one.
      """,
    fix: .unsafe("Uses the closest name."),
    flagged: [
      .objects(
        #"""
        <label id="title" text="Overview">
          <rect key="frame" x="0" y="0" width="200" height="40"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadlin"/>
          <color key="textColor" systemColor="lableColor"/>
        </label>
        """#)
    ],
    accepted: [
      .objects(
        #"""
        <label id="title" text="Overview" adjustsFontForContentSizeCategory="YES">
          <rect key="frame" x="0" y="0" width="200" height="40"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <color key="textColor" systemColor="labelColor"/>
        </label>
        """#)
    ])

  /// The values of `UITextContentType`, which are the autofill names of HTML where those exist.
  private static let contentTypes = [
    "additional-name", "address-level1", "address-level1+2", "address-level2", "address-level3", "address-line1",
    "address-line2", "bday", "bday-day", "bday-month", "bday-year", "cc-additional-name", "cc-csc", "cc-exp",
    "cc-exp-month", "cc-exp-year", "cc-family-name", "cc-given-name", "cc-name", "cc-number", "cc-type",
    "country-name", "date-time", "email", "family-name", "flight-number", "given-name", "honorific-prefix",
    "honorific-suffix", "location", "name", "new-password", "nickname", "one-time-code", "organization",
    "organization-title", "password", "postal-code", "shipment-tracking-number", "street-address", "tel", "url",
    "username",
  ]

  /// The elements with an attribute `catalog`.
  private static let catalogKinds: [ElementKind] = [
    .barButtonItem, .button, .buttonConfiguration, .color, .image, .imageReference, .imageView, .segment, .state,
    .tabBarItem, .userDefinedRuntimeAttribute,
  ]

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.document.tree
    for node in tree.nodes(.color) {
      for name in [AttributeName.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor] {
        guard let written = tree.attribute(name, of: node), SystemColors.components(of: written.value) == nil else {
          continue
        }
        add(written, "UIKit has no system color", among: SystemColors.names, input, &report)
      }
    }
    for node in tree.nodes(.fontDescription) {
      guard let written = tree.attribute(.style, of: node), TextStyle(attribute: written.value) == nil else { continue }
      add(written, "UIKit has no text style", among: TextStyle.allCases.map(\.rawValue), input, &report)
    }
    for node in tree.nodes(.textInputTraits) {
      guard let written = tree.attribute(.textContentType, of: node), !contentTypes.contains(written.value) else {
        continue
      }
      add(written, "UIKit has no content type", among: contentTypes, input, &report)
    }
    for kind in catalogKinds {
      for node in tree.nodes(kind) {
        guard let written = tree.attribute(.catalog, of: node), written.value.lowercased() != "system" else { continue }
        add(written, "there is no catalog", among: [kind == .color ? "System" : "system"], input, &report)
      }
    }
  }

  private static func add(
    _ written: ElementTree.Attribute, _ message: String, among names: [String], _ input: LintInput,
    _ report: inout Report
  ) {
    let isOfInterfaceBuilder = input.document.isOfInterfaceBuilder
    let meant = closestMatch(to: written.value, in: names, within: 2)
    report.add(
      "\(message) '\(written.value)'", severity: !isOfInterfaceBuilder ? .error : meant == nil ? .note : nil,
      at: written.valueSpan,
      help: meant.map { "did you mean '\($0)'?" } ?? "use \(names.count == 1 ? "'\(names[0])'" : "a name of UIKit")",
      fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan))
  }
}
