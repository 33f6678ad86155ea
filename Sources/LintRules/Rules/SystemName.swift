internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

enum SystemName: Rule {
  static let descriptor = DiagnosticDescriptor(
    "assets/system-name", .warning,
    summary: "Names of system colors, text styles and image catalogs that UIKit does not have",
    why: """
      UIKit then uses a recorded color, the default font or no image. In a file written by hand this is an error; in a file of \
      Interface Builder, which may be newer than themec, only a name close to a known one is reported.
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
    for kind in [ElementKind.color, .image, .imageView, .state, .button, .barButtonItem, .tabBarItem] {
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
    guard meant != nil || !isOfInterfaceBuilder else { return }
    report.add(
      "\(message) '\(written.value)'", severity: isOfInterfaceBuilder ? nil : .error, at: written.valueSpan,
      help: meant.map { "did you mean '\($0)'?" } ?? "use \(names.count == 1 ? "'\(names[0])'" : "a name of UIKit")",
      fixes: Fix.correcting(written.value, to: meant, at: written.valueSpan))
  }
}
