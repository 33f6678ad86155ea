internal import ThemeSource
internal import ThemeSyntax

enum Unavailable: Rule {
  static let descriptor = DiagnosticDescriptor(
    "api/unavailable", .warning,
    summary: "Classes and properties that the oldest supported version of iOS does not have",
    why: """
      An app crashes or shows something else there. Interface Builder refuses some classes, which are errors: "Class \
      Unavailable: UIStackView before iOS 9.0". The version is that of the targets that build the document or, if it is unknown, \
      the one that the document states.
      """,
    flagged: [.files(table(version: "3072"))],
    accepted: [.files(table(version: "3328"))])

  /// A table in a document that is built for iOS 12 or 13.
  private static func table(version: String) -> DiagnosticExample.File {
    .whole(
      "NoteList.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <dependencies><deployment version="\(version)" identifier="iOS"/></dependencies>
        <objects>
          <tableView style="insetGrouped" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
        </objects>
      </document>

      """)
  }

  /// An element or a value with the version of iOS that introduced it.
  private struct Introduction {
    var name: String
    var version: Double
    /// Whether Interface Builder does not compile the document.
    var isRefused = false
  }

  /// Elements. Sources: the availability in Apple's documentation of the classes, and the messages in `XcodeMessages.md`.
  private static let elements: [ElementKind: Introduction] = [
    .buttonConfiguration: Introduction(name: "UIButton.Configuration", version: 15),
    .colorWell: Introduction(name: "UIColorWell", version: 14),
    .hostingController: Introduction(name: "UIHostingController", version: 13),
    .stackView: Introduction(name: "UIStackView", version: 9, isRefused: true),
    .wkWebView: Introduction(name: "WKWebView in a document", version: 11, isRefused: true),
  ]

  private static let values: [(kind: ElementKind, attribute: AttributeName, value: String, Introduction)] = [
    (.activityIndicatorView, .style, "medium", Introduction(name: "the style 'medium'", version: 13)),
    (.activityIndicatorView, .style, "large", Introduction(name: "the style 'large'", version: 13)),
    (.datePicker, .style, "compact", Introduction(name: "the style 'compact'", version: 13.4)),
    (.datePicker, .style, "inline", Introduction(name: "the style 'inline'", version: 14)),
    (.imageView, .catalog, "system", Introduction(name: "a symbol of the system", version: 13)),
    (.tableView, .style, "insetGrouped", Introduction(name: "the style 'insetGrouped'", version: 13)),
    (.viewLayoutGuide, .key, "safeArea", Introduction(name: "the safe area", version: 9, isRefused: true)),
  ]

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    // Reading the project takes time, and few documents have what is recent.
    lazy var oldest = input.deploymentTarget() ?? stated(in: tree)
    var reported: Set<String> = []
    func add(_ introduced: Introduction, at span: SourceSpan) {
      guard let oldest, introduced.version > oldest, reported.insert(introduced.name).inserted else { return }
      report.add(
        "\(introduced.name) is available since iOS \(introduced.version), but the app supports iOS \(oldest)",
        severity: introduced.isRefused ? .error : nil, at: span, about: .key(introduced.name),
        help: "raise the deployment target, or set it in code where it is available")
    }
    for (kind, introduced) in elements.sorted(by: { $0.value.name < $1.value.name }) {
      for node in tree.nodes(kind) where input.isOwn(node) { add(introduced, at: tree[node].nameSpan) }
    }
    for (kind, attribute, value, introduced) in values {
      for node in tree.nodes(kind) where input.isOwn(node) {
        guard let written = tree.attribute(attribute, of: node), written.value == value else { continue }
        add(introduced, at: written.valueSpan)
      }
    }
    let references = Set(tree.nodes(.viewControllerPlaceholder).compactMap { tree.objectID(of: $0) })
    for segue in tree.nodes(.segue) where input.isOwn(segue) {
      if let written = tree.attribute(.destinationCreationSelector, of: segue) {
        add(Introduction(name: "a segue action", version: 13), at: written.nameSpan)
      }
      if tree.has(.kind, "relationship", of: segue),
        let written = tree.attribute(.destination, of: segue), references.contains(ObjectID(written.value))
      {
        let name = "a relationship with a storyboard reference"
        add(Introduction(name: name, version: 9, isRefused: true), at: written.valueSpan)
      }
    }
  }

  /// The version for which a document is built, such as 3072 for iOS 12.0: a byte for the major version, and half a byte
  /// each for the others.
  private static func stated(in tree: ElementTree) -> Double? {
    let deployment = tree.nodes(.deployment).first { tree.has(.identifier, "iOS", of: $0) }
    guard let version = deployment.flatMap({ tree.integer(.version, of: $0) }), version > 0 else { return nil }
    return Double(version / 256) + Double(version / 16 % 16) / 10
  }
}
