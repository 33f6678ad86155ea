internal import ThemeSource
internal import ThemeSyntax

enum DeprecatedClass: Rule {
  static let descriptor = DiagnosticDescriptor(
    "api/deprecated-class", .warning,
    summary: "Views and controllers of deprecated classes",
    why: """
      Apple removes them sooner or later. The App Store already rejects apps that use UIWebView, and UISearchDisplayController \
      does not work in current versions of iOS.
      """,
    flagged: [
      .objects(web("webView")),
      .objects(
        #"""
        <view id="v" customClass="UIWebView"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        """#),
    ],
    accepted: [.objects(web("wkWebView"))])

  private static func web(_ element: String) -> String {
    #"""
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews>
        <\#(element) id="w"><rect key="frame" x="0" y="0" width="320" height="100"/></\#(element)>
      </subviews>
    </view>
    """#
  }

  /// Custom classes: the version of iOS that deprecated them, and their replacement.
  private static let classes: [String: (version: String, replacement: String)] = [
    "ADBannerView": ("10.0", ""), "GLKView": ("12.0", "MTKView"), "GLKViewController": ("12.0", "MTKView"),
    "MPMoviePlayerController": ("9.0", "AVPlayerViewController"),
    "MPMoviePlayerViewController": ("9.0", "AVPlayerViewController"),
    "UIActionSheet": ("8.3", "UIAlertController"), "UIAlertView": ("9.0", "UIAlertController"),
    "UISearchDisplayController": ("8.0", "UISearchController"), "UIWebView": ("12.0", "WKWebView"),
  ]

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    var reported: Set<NodeID> = []
    for node in tree.all {
      let kind = tree.kind(of: node)
      switch kind.role {
      case .view:
        // A controller is replaced together with its root view.
        if !reported.isEmpty, let owner = tree.parent(of: node), reported.contains(owner) { continue }
      case .controller, .object: break
      case .document, .guide, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
        continue
      }
      guard input.isOwn(node) else { continue }
      if let written = tree.attribute(.customClass, of: node) {
        guard let known = classes[written.value] else { continue }
        reported.insert(node)
        add(written.value, kind, known.version, known.replacement, at: written.valueSpan, &report)
      } else if let version = kind.descriptor?.deprecated, let name = kind.className {
        reported.insert(node)
        add(name, kind, version, kind.descriptor?.replacement ?? "", at: tree[node].nameSpan, &report)
      }
    }
  }

  private static func add(
    _ name: String, _ kind: ElementKind, _ version: String, _ replacement: String, at place: SourceSpan,
    _ report: inout Report
  ) {
    let isForController = kind.role == .controller && replacement.hasSuffix("View")
    report.add(
      "\(name) is deprecated since iOS \(version)", at: place, about: .key(name),
      help: replacement.isEmpty
        ? "remove it: it has no successor" : "use \(isForController ? "a view controller with " : "")\(replacement)")
  }
}
