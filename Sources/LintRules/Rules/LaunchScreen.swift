internal import ThemeSource
internal import ThemeSyntax

enum LaunchScreen: Rule {
  static let descriptor = DiagnosticDescriptor(
    "ib/launch-screen", .error,
    summary: "Custom classes, runtime attributes, connections and several root objects in a launch screen",
    why: """
      The system shows a launch screen before the app runs, so it has no code. Xcode does not build the document, with \
      "Launch screens may not set custom classnames" or "Launch screens may only have one top level object". Connections, which only old versions of Xcode refuse, are warnings.
      """,
    flagged: [example(attributes: #" customClass="SplashView""#)],
    accepted: [example(attributes: "")])

  private static func example(attributes: String) -> DiagnosticExample {
    .objects(
      #"""
      <view id="v"\#(attributes)>
        <rect key="frame" x="0" y="0" width="320" height="480"/>
      </view>
      """#, document: #"launchScreen="YES" useAutolayout="YES" useSafeAreas="YES""#)
  }

  static func check(_ input: LintInput, report: inout Report) {
    let tree = input.tree
    guard let document = tree.documentElement, tree.bool(.launchScreen, of: document) == true else { return }
    var found: [(noun: String, places: [SourceSpan])] = [
      ("custom class", []), ("runtime attribute", []), ("connection", []),
    ]
    for node in tree.all where input.isOwn(node) {
      switch tree.kind(of: node) {
      // File's Owner and First Responder have a class in every document.
      case .placeholder: continue
      case .userDefinedRuntimeAttribute: found[1].places.append(tree[node].nameSpan)
      case .outlet, .outletCollection, .action: found[2].places.append(tree[node].nameSpan)
      default: if let written = tree.attribute(.customClass, of: node) { found[0].places.append(written.valueSpan) }
      }
    }
    // A storyboard can have scenes that the system does not show.
    for root in tree.scenes.isEmpty ? input.document.rootViews.dropFirst() : [] where input.isOwn(root) {
      report.add(
        "a launch screen can only have one view", at: tree[root].nameSpan,
        help: "remove it, or move it into the first one")
    }
    for (noun, places) in found {
      guard let first = places.first else { continue }
      report.add(
        "a launch screen cannot have a \(noun)", severity: noun == "connection" ? .warning : nil, at: first,
        related: places.dropFirst().prefix(8).map { .init($0, "this is another one") },
        help: places.count == 1 ? "remove it: the app's code does not run yet" : "remove all \(places.count) of them")
    }
  }
}
