internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

extension DiagnosticDescriptor {
  static let unconnectedAction = DiagnosticDescriptor(
    "swift/unconnected-action", .warning,
    summary: "Methods with @IBAction that the only document of their class does not connect and no code mentions",
    why: "Nothing calls the method: a connection was removed or forgotten.",
    flagged: [.files(swiftSource(#"@IBAction func send(_ sender: Any) {}"#), view)],
    accepted: [.files(swiftSource(#"func send(_ sender: Any) {}"#), view)])
}

private func swiftSource(_ member: String) -> DiagnosticExample.File {
  .whole("Sources/Notes/NoteView.swift", "import UIKit\n\nclass NoteView: UIView {\n  \(member)\n}\n")
}

private let view = DiagnosticExample.File.objects(
  "Sources/Notes/NoteView.xib",
  """
  <view id="root" customClass="NoteView" customModule="Notes">
    <rect key="frame" x="0" y="0" width="320" height="100"/>
  </view>
  """)

extension CodeCheck {
  /// Reports actions that neither a document nor code calls.
  mutating func checkUnconnectedActions(of object: CodeObject) {
    // `model/unwired-control` reports the controls of a Screenlet's theme.
    guard theme.kind == nil, objects.objects.first(where: { $0.className == object.className })?.node == object.node
    else { return }
    let actions = tree.nodes(.action)
    // The method of a connection that names none is probably meant, and the connection is reported.
    let namesNone = actions.contains { action in
      guard objects.target(of: action) == object.node, let selector = tree.string(.selector, of: action) else {
        return false
      }
      return object.lineage.method(selector: selector) == nil
    }
    if namesNone { return }
    let sent = Set(actions.compactMap { tree.string(.selector, of: $0) })
    for type in object.lineage.types where type.isClass && type.isWhole {
      for (method, _) in type.methods where isUnconnected(method, sent) && isOnlyDocument(of: type) {
        report(
          .unconnectedAction, "nothing calls the action '\(method.selector)' of \(type.name)",
          at: tree.place(of: type, at: object.node, classes), about: .declaration(method.selector),
          related: [.init(method.span, "'\(method.baseName)' is declared here")],
          help: "connect it to a control, or remove the method")
      }
    }
  }

  private func isUnconnected(_ method: MethodDeclaration, _ sent: Set<String>) -> Bool {
    // Code may unwind to the method of a segue.
    guard method.isAction, !method.isOverride, !method.isMentionedAgain, !sent.contains(method.selector),
      !method.parameters.contains(where: { $0.type.contains("Segue") })
    else { return false }
    // A misspelled connection is reported itself.
    return !documents.isForwarded(method.selector) && !sent.contains { isTypo($0, of: method.selector) }
      && !classes.code.isMentionedInSeveralFiles(method.baseName)
      && !classes.code.isInObjectiveC(method.baseName)
  }
}
