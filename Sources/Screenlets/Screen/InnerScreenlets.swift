internal import Foundation
internal import ThemeCompiler
internal import ThemeSemantics
internal import ThemeSyntax

/// An object whose document can show Screenlets: a controller, or a Screenlet.
@MainActor
protocol ScreenletHost: AnyObject {
  var themes: ThemeWorkspace { get }
  /// The classes of Screenlets, including those of hosts around.
  var allScreenletClasses: ScreenletClasses { get }
  /// The controller of the screen.
  var controller: ScreenletViewController? { get }
  var clock: any Clock<Duration> { get }
  /// Whether the host is on a screen.
  var isShown: Bool { get }
  var onCall: (@MainActor (ScreenletCall) -> Void)? { get }
}

extension BaseScreenlet: ScreenletHost {
  var allScreenletClasses: ScreenletClasses {
    screenletClasses.merging(outer?.allScreenletClasses ?? ScreenletClasses())
  }
  var controller: ScreenletViewController? { presentingViewController }
}

extension LoadedTheme {
  /// Shows a Screenlet that code has created in a view, in place of the one that the view shows.
  ///
  /// - Throws: ``ScreenletError`` if it cannot be loaded; the view then shows none.
  func add(_ screenlet: BaseScreenlet, to view: ViewElement, _ host: any ScreenletHost) throws(ScreenletError) {
    guard view.theme === self else {
      onWarning?("a Screenlet cannot be added to the view '\(view.objectID)' of another document")
      return
    }
    inner.first { $0.id == view.objectID }?.screenlet.removeFromView()
    screenlet.removeFromView()
    place(screenlet, in: view.objectID, host)
    inner.append((view.objectID, screenlet))
    do {
      try screenlet.load()
    } catch {
      inner.removeLast()
      throw error
    }
    screen.change()
    if host.isShown { screenlet.show() }
  }

  /// Prepares a Screenlet for a view of the document.
  fileprivate func place(_ screenlet: BaseScreenlet, in id: String, _ host: any ScreenletHost) {
    screenlet.screen = screen
    screenlet.prefix = prefix + id + "/"
    screenlet.frameView = element(id)
    screenlet.presentingViewController = host.controller
    screenlet.outer = host
    screenlet.clock = host.clock
    // In a theme, a Screenlet without a theme name follows the theme around it.
    screenlet.hostTheme = host is BaseScreenlet ? name : nil
    screenlet.onCall = host.onCall
  }
}

extension BaseScreenlet {
  /// Removes the Screenlet from the view that shows it, and destroys its view. A Screenlet that is the whole screen
  /// stays.
  public func removeFromView() {
    guard let outer = frameView?.theme as? LoadedTheme else { return }
    hide()
    unload()
    outer.inner.removeAll { $0.screenlet === self }
    frameView = nil
    outer.screen.change()
  }
}

/// The Screenlets that the views of a document show.
@MainActor
struct InnerScreenlets {
  private let theme: LoadedTheme
  private let screenlets: [(node: NodeID, screenlet: BaseScreenlet)]

  /// Creates the Screenlets of a document without loading them.
  ///
  /// - Throws: ``ScreenletError/unknownScreenlet(name:place:known:)``.
  init(of theme: LoadedTheme, host: any ScreenletHost) throws(ScreenletError) {
    self.theme = theme
    var screenlets: [(node: NodeID, screenlet: BaseScreenlet)] = []
    let classes = host.allScreenletClasses
    // Views in the samples of lists have a slash in their IDs. They are drawn only.
    for view in theme.compiled.nodes.dropFirst() where !view.id.contains("/") {
      guard let name = view.customClass, let node = theme.ids[view.id] else { continue }
      guard let screenlet = classes.make(name, host.themes) else {
        guard name.hasSuffix("Screenlet") else { continue }
        throw .unknownScreenlet(name: name, place: theme.place(of: node), known: classes.names)
      }
      theme.place(screenlet, in: view.id, host)
      screenlets.append((node, screenlet))
    }
    self.screenlets = screenlets
  }

  /// Connects the outlets of the Screenlets, sets their inspectable properties, and loads them, in document order.
  ///
  /// - Parameter owner: The view or the controller of the document.
  func load(owner: AnyObject) throws(ScreenletError) {
    theme.inner = screenlets.map { (theme.elements.objectID(of: $0.node)?.text ?? "", $0.screenlet) }
    for (node, screenlet) in screenlets { connect(screenlet, node, owner) }
    for (node, screenlet) in screenlets { inspect(screenlet, node) }
    for (_, screenlet) in screenlets { try screenlet.load() }
  }

  private func connect(_ screenlet: BaseScreenlet, _ node: NodeID, _ owner: AnyObject) {
    for connection in theme.elements.connections(of: node) {
      guard case .outlet(let name) = connection.detail, let id = connection.destination?.text else { continue }
      let object: AnyObject? =
        theme.isOwner(id) ? owner : theme.inner.first { $0.id == id }?.screenlet ?? theme.element(id)
      guard let object, !screenlet.connect(name, to: object) else { continue }
      screenlet.warn(
        "\(theme.place(of: connection.node)): \(type(of: screenlet)) has no outlet '\(name)' for a \(type(of: object))")
    }
  }

  private func inspect(_ screenlet: BaseScreenlet, _ node: NodeID) {
    for attribute in theme.elements.runtimeAttributes(of: node) where !attribute.keyPath.contains(".") {
      let (name, place) = (attribute.keyPath, theme.place(of: attribute.node))
      guard let value = InspectedValue(attribute.value) else {
        screenlet.warn("\(place): the value of '\(name)' has a type that no property of a Screenlet has")
        continue
      }
      if name == "themeName" {
        if case .string(let theme) = value, !theme.isEmpty { screenlet.themeName = theme }
      } else if let property = screenlet.inspectable(name) {
        if !property.inspect(value) { screenlet.warn("\(place): the value of '\(name)' does not fit its property") }
      } else {
        screenlet.warn("\(place): \(type(of: screenlet)) has no inspectable property '\(name)'")
      }
    }
  }
}

extension InspectedValue {
  fileprivate init?(_ value: RuntimeAttribute.Value) {
    switch value {
    case .string(let text), .localizedString(let text): self = .string(text)
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number):
      guard number.isFinite else { return nil }
      self = .number(number)
    case .none: self = .none
    case .color, .image, .point, .size, .rect, .range, .unreadable: return nil
    }
  }
}
