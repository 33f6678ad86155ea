internal import TerminalUI
internal import ThemeControls
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

/// The views of a screen in use: those of the root theme and of the Screenlets inside, with the user's input.
///
/// The views of a Screenlet have the IDs of the views around them as a prefix, such as `list/title`.
@MainActor
final class RunningScreen {
  /// The theme of the root view, which its owner retains.
  weak var root: LoadedTheme? { didSet { setNeedsDisplay() } }
  /// The controls, as of the last ``refresh()``.
  private(set) var surface = ControlSurface(
    RenderTree(screenlet: "", theme: "", viewport: Size(width: 0, height: 0), nodes: []))
  /// Called when the screen must be drawn again.
  var onChange: (@MainActor () -> Void)?
  /// Called after code has moved the focus, with the IDs of the views that had it before and have it now.
  var onFocus: (@MainActor (_ old: String?, _ new: String?) -> Void)?
  /// The number of messages that were shown on the screen.
  var messageCount = 0
  private var needsTree = true
  private var needsRefresh = true

  /// The current screen.
  var tree: RenderTree {
    refresh()
    return surface.tree
  }

  /// Requests a drawing.
  func setNeedsDisplay() { onChange?() }

  /// Marks the screen as changed.
  ///
  /// - Parameter input: Whether only the user's input has changed.
  func change(input: Bool = false) {
    if !input { needsTree = true }
    needsRefresh = true
    onChange?()
  }

  /// Lays the root view out for a size in points.
  func layOut(in size: Size, grid: CellGrid) { root?.layOut(in: size, grid: grid) }

  /// Updates the screen.
  func refresh() {
    guard needsRefresh, let root else { return }
    needsRefresh = false
    if needsTree {
      needsTree = false
      var tree = root.composed()
      let all = root.family
      // Without inner Screenlets, the theme has numbered its views.
      if all.count > 1 {
        let groups = Set(all.dropFirst().map { String($0.prefix.dropLast()) })
        tree.numberTabOrder(including: root.extraFocusOfFamily, groups: groups)
      }
      let fixed = all.filter { !$0.isEditable }.map(\.prefix)
      if !fixed.isEmpty {
        for index in tree.nodes.indices where fixed.contains(where: { tree.nodes[index].id.hasPrefix($0) }) {
          tree.nodes[index].tabOrder = nil
        }
      }
      surface.show(tree, returnTargets: all.reduce(into: [:]) { $0.merge($1.returnTargets) { old, _ in old } })
    }
    surface.refresh()
  }

  // MARK: Views

  /// The theme of a view, and the ID of the view in it; nil for a view that the screen does not contain.
  func place(of id: String) -> (theme: LoadedTheme, id: String)? {
    guard let theme = root?.family.last(where: { id.hasPrefix($0.prefix) }) else { return nil }
    return (theme, String(id.dropFirst(theme.prefix.count)))
  }

  /// The handle of a view.
  func element(_ id: String) -> ViewElement? { place(of: id).flatMap { $0.theme.element($0.id) } }

  /// A view with all changes.
  func node(_ id: String) -> RenderTree.Node? {
    refresh()
    return surface.node(id)
  }

  /// Sets the value of a control.
  func set(_ state: ControlState, of node: RenderTree.Node) {
    surface.set(state, of: node)
    change(input: true)
  }

  /// Discards the user's input in the views whose IDs have a prefix.
  func forget(_ prefix: String) {
    surface.forget(prefix)
    change()
  }

  // MARK: Focus

  /// The ID of the view that has the focus.
  var focus: String? {
    get { surface.focus }
    set {
      guard surface.focus != newValue else { return }
      refresh()
      let old = surface.focus
      surface.move(to: newValue)
      change(input: true)
      onFocus?(old, newValue)
    }
  }

  /// Moves the focus to the first control whose ID has a prefix, or else to the first view that takes focus.
  func focusFirst(_ prefix: String = "") {
    refresh()
    let order = surface.focusOrder.filter { $0.hasPrefix(prefix) }
    focus = order.first { surface.node($0)?.role.traits.takesFocus == true } ?? order.first
  }

  // MARK: Input

  /// Performs input of the user on the controls.
  func use(_ body: (inout ControlSurface) -> ControlResponse) -> ControlResponse {
    refresh()
    let response = body(&surface)
    if response != .ignored, response != .refused { change(input: true) }
    return response
  }

  /// Scrolls the list that contains a view, or else the focus. Returns false at its end.
  func scroll(at index: Int, y: Points) -> Bool {
    refresh()
    if let list = list(around: index), list.scroll(by: y) { return true }
    guard surface.scroll(at: index, y: y) else { return false }
    change(input: true)
    return true
  }
}

extension RenderTree {
  /// Inserts the views of a Screenlet below the subviews of the view that shows it.
  ///
  /// - Parameter subviews: The Screenlet's views, laid out in the frame of the view.
  mutating func insert(_ subviews: [Node], in index: Int, prefix: String) {
    let view = nodes[index]
    // A Screenlet clips its view.
    let clip = view.clip.map { view.frame.intersection($0) ?? view.frame.empty } ?? view.frame
    let placed = subviews.map { inner in
      var node = inner
      node.id = prefix + inner.id
      node.frame = inner.frame.offset(byX: view.frame.x, y: view.frame.y)
      node.clip =
        inner.clip.map { own in
          let own = own.offset(byX: view.frame.x, y: view.frame.y)
          return own.intersection(clip) ?? own.empty
        } ?? clip
      node.alpha *= view.alpha
      node.isHidden = inner.isHidden || view.isHidden
      node.tint = inner.tint ?? view.tint
      return node
    }
    replace((index + 1)..<(index + 1), of: index, with: placed)
  }
}

extension Rect {
  /// A rectangle without area at the same place.
  fileprivate var empty: Rect { Rect(x: x, y: y, width: 0, height: 0) }
}
