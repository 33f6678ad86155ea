internal import ThemeSource
internal import ThemeSyntax

/// The control events and the gestures that the run time sends when a key is pressed.
enum TerminalEvents {
  private static let events: Set<String> = [
    "touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit",
  ]

  private static let gestures: Set<ElementKind> = [
    .tapGestureRecognizer, .longPressGestureRecognizer, .pongPressGestureRecognizer, .swipeGestureRecognizer,
  ]

  /// Whether an object is a gesture recognizer.
  static func isGesture(_ object: NodeID, in tree: ElementTree) -> Bool {
    tree.kind(of: object).className?.hasSuffix("GestureRecognizer") == true
  }

  /// A description of the event or the gesture of an action; nil if the terminal has it.
  static func missing(_ action: NodeID, of object: NodeID, in tree: ElementTree) -> String? {
    let kind = tree.kind(of: object)
    if isGesture(object, in: tree) {
      return gestures.contains(kind) ? nil : "gesture of \(kind.className ?? "this kind")"
    }
    guard kind.isView else { return "key for \((kind.className ?? "object").withArticle)" }
    if let cell = tree.ancestors(of: object).first(where: { isCell(tree.kind(of: $0)) }) {
      return "focus in a '\(tree[cell].name.escaped)'"
    }
    guard let event = tree.string(.eventType, of: action) else { return nil }
    return events.contains(event) ? nil : "event '\(event.escaped)'"
  }

  private static func isCell(_ kind: ElementKind) -> Bool {
    [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(kind)
  }
}
