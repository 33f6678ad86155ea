internal import Foundation
internal import ThemeRendering
internal import ThemeSyntax

// The outlets of a document.
extension LoadedTheme {
  /// The view to which an outlet is connected; nil if it is not connected, or to a view of another type.
  func outlet<Element: ViewElement>(_ name: String, as type: Element.Type) -> Element? {
    guard let element = id(ofOutlet: name).flatMap({ element($0) }) else { return nil }
    if let typed = element as? Element { return typed }
    onWarning?("the outlet '\(name)' is connected to a \(element.className), not to a \(Element.self)")
    return nil
  }

  /// The Screenlet to which an outlet is connected; nil if it is not connected, or to one of another type.
  func outlet<Screenlet: BaseScreenlet>(_ name: String, as type: Screenlet.Type) -> Screenlet? {
    guard let id = id(ofOutlet: name) else { return nil }
    let screenlet = inner.first { $0.id == id }?.screenlet
    if let typed = screenlet as? Screenlet { return typed }
    let found = screenlet.map { "\(Swift.type(of: $0))" } ?? element(id)?.className ?? "missing view"
    onWarning?("the outlet '\(name)' is connected to a \(found), not to a \(Screenlet.self)")
    return nil
  }

  /// The views of an outlet collection with a type, in the order of its connections.
  func outlets<Element: ViewElement>(_ name: String, as type: Element.Type) -> [Element] {
    connections.compactMap { connection in
      guard case .outletCollection(name, _) = connection.detail else { return nil }
      return connection.destination.flatMap { element($0.text) } as? Element
    }
  }

  func id(ofOutlet name: String) -> String? {
    compiled.nodes.first { $0.outlets.contains(name) }?.id
      ?? connections.first { $0.detail == .outlet(property: name) }?.destination?.text
  }

  func outletName(of id: String) -> String? {
    if let name = compiled.nodes.first(where: { $0.id == id })?.outlets.first { return name }
    return connections.lazy.compactMap { connection in
      guard case .outlet(let name) = connection.detail, connection.destination?.text == id else { return nil }
      return name
    }.first
  }

  /// Whether an object is the owner: the root view, File's Owner or the controller.
  func isOwner(_ id: String) -> Bool { owners.contains { elements.objectID(of: $0)?.text == id } }

  /// Whether touches of a view send an action to the owner.
  func sendsTouches(of id: String) -> Bool {
    actions.events[id]?.contains { $0.event == .touchUpInside && isOwner($0.action.target) } ?? false
  }

  /// The connections of the owner.
  private var connections: [Connection] { owners.flatMap { elements.connections(of: $0) } }

  /// The IDs of the controls, in document order.
  var controls: [String] {
    compiled.nodes.filter { ViewElement.type(for: $0.role) is Control.Type && !$0.id.contains("/") }.map(\.id)
  }

  /// The class with the name of the root view's class, in `classes` or else in the Screenlet's module.
  func viewClass(
    among classes: [BaseScreenletView.Type], module: String
  ) throws(ScreenletError) -> BaseScreenletView.Type {
    self.module = module
    guard let name = viewClassName else { return BaseScreenletView.self }
    if let known = classes.first(where: { String(describing: $0) == name }) { return known }
    if let found = NSClassFromString("\(module).\(name)") as? BaseScreenletView.Type { return found }
    guard !classes.isEmpty else { return BaseScreenletView.self }
    throw .unknownViewClass(name: name, theme: self.name, known: classes.map { String(describing: $0) })
  }
}
