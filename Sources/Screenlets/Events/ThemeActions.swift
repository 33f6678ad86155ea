internal import ThemeSyntax

/// The actions that a document connects to events and gestures of its views.
struct ThemeActions {
  /// A connection of an event to a method.
  struct Action {
    /// The method, such as `save:`.
    let selector: String
    /// The ID of the object that has the method.
    let target: String
    /// The element of the connection.
    let node: NodeID
  }

  /// A gesture recognizer with its actions.
  struct Gesture {
    let kind: GestureRecognizer.Kind
    let actions: [Action]
  }

  /// The actions of each event, keyed by the ID of the view, in document order.
  private(set) var events: [String: [(event: ControlEvent, action: Action)]] = [:]
  /// The gestures that keys can make, keyed by the ID of the view.
  private(set) var gestures: [String: [Gesture]] = [:]

  init(_ elements: ElementTree) {
    var recognizers: [String: Gesture] = [:]
    for node in elements.nodes(.action) {
      guard let list = elements.parent(of: node), let source = elements.parent(of: list),
        let id = elements.objectID(of: source)?.text, let selector = elements.string(.selector, of: node),
        let target = elements.reference(.destination, of: node)?.text
      else { continue }
      let action = Action(selector: selector, target: target, node: node)
      if let kind = elements.gesture(of: source) {
        recognizers[id] = Gesture(kind: kind, actions: (recognizers[id]?.actions ?? []) + [action])
      } else if let event = elements.string(.eventType, of: node).flatMap({ ControlEvent(rawValue: $0) }) {
        events[id, default: []].append((event, action))
      }
    }
    guard !recognizers.isEmpty else { return }
    for node in elements.nodes(.outletCollection) where elements.has(.property, "gestureRecognizers", of: node) {
      guard let view = elements.parent(of: node).flatMap({ elements.parent(of: $0) }),
        let id = elements.objectID(of: view)?.text,
        let gesture = elements.reference(.destination, of: node).flatMap({ recognizers[$0.text] })
      else { continue }
      gestures[id, default: []].append(gesture)
    }
  }
}

extension ElementTree {
  /// The gesture that a recognizer recognizes; nil for other objects and for gestures that no key makes.
  fileprivate func gesture(of node: NodeID) -> GestureRecognizer.Kind? {
    switch kind(of: node) {
    case .tapGestureRecognizer: return .tap
    case .longPressGestureRecognizer, .pongPressGestureRecognizer: return .longPress
    case .swipeGestureRecognizer:
      let direction = attributes(of: node).first { $0.isNamed("direction") }?.value
      return .swipe(direction.flatMap { GestureRecognizer.Direction(rawValue: $0) } ?? .right)
    default: return nil
    }
  }
}
