internal import Foundation
internal import ThemeCompiler
package import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
package import ThemeRendering
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax
package import ThemeText

/// A theme in use: laid out for a size, with the changes by code and the user.
@MainActor
package final class LoadedTheme {
  /// The theme's name, such as `flat7`.
  package let name: String
  /// Errors with which the theme can still be shown, each with its place. They include errors of inherited and embedded
  /// themes.
  let errors: [String]
  /// The size of the theme in its file, in points.
  package let recordedSize: Size
  let selected: SelectedTheme
  let elements: ElementTree
  let ids: [String: NodeID]
  private let returnTargets: [String: ReturnTarget]
  private(set) var options: RenderOptions
  private var changes: [String: ElementChange] = [:]
  /// The controls, as of the last ``refresh()``.
  package private(set) var surface: ControlSurface
  /// The theme without the rows of ``lists``.
  private var compiled: RenderTree
  /// Lists whose rows come from code, keyed by their ids.
  private(set) var lists: [String: LiveList] = [:]
  /// The module of the Screenlet, in which classes of cells are looked up.
  private(set) var module = ""
  private var needsCompiling = false
  private var needsRows = false
  private var needsRefresh = true
  var onChange: (@MainActor () -> Void)?
  /// Receives messages for the developer.
  var onWarning: (@MainActor (String) -> Void)?
  var isEditable = true { didSet { if isEditable != oldValue { changed() } } }

  /// Looks up a theme, or else the default theme, and compiles it.
  init(screenlet: String, theme wanted: String, in themes: ThemeWorkspace) throws(ScreenletError) {
    let theme: Theme
    do {
      theme = try (try? themes.theme(screenlet, named: wanted)) ?? themes.theme(screenlet, named: "default")
      selected = try themes.selected(theme)
    } catch LibraryError.unknownTheme(let reason) {
      throw .noTheme(screenlet: screenlet, reason: reason)
    } catch {
      throw .noTheme(screenlet: screenlet, reason: "\(error)")
    }
    let linked = selected.themes
    options = RenderOptions(metrics: .cells(.standard))
    let rendered = linked.rendered(selected.id, options)
    let found = linked.errors(
      in: linked.graph.layers(of: selected.id), screens: rendered.diagnostics, linked.configuration.lint)
    errors = found.map { linked.placed($0) }
    // A theme with a missing parent would be an empty screen.
    if found.contains(where: { Self.codesOfLostParents.contains($0.code) }) {
      throw .brokenTheme(file: theme.file, errors: errors)
    }
    name = theme.name
    elements = linked.resolved(selected.id).value.tree
    var ids: [String: NodeID] = [:]
    for node in elements.all {
      if let id = elements.objectID(of: node)?.text, ids[id] == nil { ids[id] = node }
    }
    self.ids = ids
    returnTargets = elements.returnTargets
    guard let tree = rendered.value, !tree.nodes.isEmpty else {
      throw .brokenTheme(file: theme.file, errors: errors)
    }
    recordedSize = tree.viewport
    compiled = tree
    surface = ControlSurface(tree, returnTargets: returnTargets)
  }

  private static let codesOfLostParents: Set<Diagnostic.Code> = [
    DiagnosticDescriptor.missingParent.code, DiagnosticDescriptor.inheritanceCycle.code,
  ]

  /// The name of the root view's class; nil for a class of UIKit.
  var viewClassName: String? { surface.compiled.nodes.first?.customClass }

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

  // MARK: Layout

  /// The current screen.
  package var tree: RenderTree {
    refresh()
    return surface.tree
  }

  /// Lays the theme out for a size in points.
  package func layOut(in size: Size, grid: CellGrid) {
    guard options.viewport.size != size || options.metrics != .cells(grid) else { return }
    options.viewport.size = size
    options.metrics = .cells(grid)
    needsCompiling = true
    for list in lists.values { list.forgetCells() }
    changed()
  }

  /// Updates the screen.
  package func refresh() {
    guard needsRefresh else { return }
    needsRefresh = false
    if needsCompiling {
      needsCompiling = false
      options.changes = changes.compactMapValues(\.layout)
      if var tree = selected.themes.rendered(selected.id, options).value {
        for index in tree.nodes.indices {
          if let change = changes[tree.nodes[index].id] { change.apply(to: &tree.nodes[index]) }
        }
        tree.numberTabOrder(including: Set(lists.keys))
        compiled = tree
        needsRows = true
      }
    }
    if needsRows {
      needsRows = false
      var tree = compiled
      for id in lists.keys.sorted() { lists[id]?.place(in: &tree, options) }
      surface.show(tree, returnTargets: returnTargets)
    }
    surface.refresh()
  }

  /// Shows rows of code in a list.
  func add(_ list: LiveList) {
    lists[list.id] = list
    list.onChange = { [weak self] in
      self?.needsRows = true
      self?.changed()
    }
    needsCompiling = true
    changed()
  }

  private func changed() {
    needsRefresh = true
    onChange?()
  }

  // MARK: Contents

  /// The IDs of the controls, in document order.
  var controls: [String] {
    surface.compiled.nodes.filter { ViewElement.type(for: $0.role) is Control.Type && !$0.id.contains("/") }.map(\.id)
  }

  func id(ofOutlet name: String) -> String? { surface.compiled.nodes.first { $0.outlets.contains(name) }?.id }

  func outletName(of id: String) -> String? { surface.compiled.nodes.first { $0.id == id }?.outlets.first }

  func id(ofTag tag: Int) -> String? {
    surface.compiled.nodes.first { node in ids[node.id].flatMap { tagValue(of: $0) } == tag }?.id
  }

  private func tagValue(of node: NodeID) -> Int? {
    elements.attributes(of: node).first { $0.isNamed("tag") }.flatMap { Int($0.value) }
  }

  func tag(of id: String) -> Int { ids[id].flatMap { tagValue(of: $0) } ?? 0 }

  func restorationIdentifier(of id: String) -> String? {
    if let identifier = changes[id]?.restorationIdentifier { return identifier }
    if let action = surface.compiled.nodes.first(where: { $0.id == id })?.actions.first { return action }
    return ids[id].flatMap { elements.string(.restorationIdentifier, of: $0) }
  }

  func hidesWhenStopped(_ id: String) -> Bool {
    ids[id].map { elements.bool(.hidesWhenStopped, of: $0) == true } ?? false
  }

  func makeElement(_ id: String) -> ViewElement? {
    guard let node = surface.compiled.nodes.first(where: { $0.id == id }) else { return nil }
    return ViewElement.type(for: node.role).init(id: id, className: node.customClass ?? node.className, theme: self)
  }

  /// A view with all changes.
  func node(_ id: String) -> RenderTree.Node? {
    refresh()
    return surface.node(id)
  }

  // MARK: Changes by code

  /// Changes the properties of a view that code sets.
  func change(_ id: String, _ body: (inout ElementChange) -> Void) {
    let old = changes[id] ?? ElementChange()
    var new = old
    body(&new)
    guard new != old else { return }
    changes[id] = new
    needsCompiling = true
    changed()
  }

  func change(of id: String) -> ElementChange { changes[id] ?? ElementChange() }

  /// Sets the value of a control.
  func set(_ state: ControlState, of id: String) {
    guard let node = node(id) else { return }
    surface.set(state, of: node)
    changed()
  }

  /// The text of an editable view.
  func text(of id: String) -> String? { node(id).flatMap { surface.editor(of: $0)?.text } }

  // MARK: Input

  /// The ID of the view that has the focus.
  package var focus: String? {
    get { surface.focus }
    set {
      guard surface.focus != newValue else { return }
      refresh()
      surface.move(to: newValue)
      changed()
    }
  }

  func focusFirst() {
    refresh()
    focus = surface.focusOrder.first
  }

  /// Performs input of the user on the controls.
  package func use(_ body: (inout ControlSurface) -> ControlResponse) -> ControlResponse {
    refresh()
    guard isEditable else { return .refused }
    let response = body(&surface)
    if response != .ignored, response != .refused { changed() }
    return response
  }

  /// Scrolls the list that contains a view, or else the focus. Returns false at its end.
  package func scroll(at index: Int, y: Points) -> Bool {
    refresh()
    if let list = list(around: index), list.scroll(by: y) { return true }
    guard surface.scroll(at: index, y: y) else { return false }
    changed()
    return true
  }
}

extension LoadedTheme: ElementHost {}

extension LinkedThemes {
  /// The place and the message of a diagnostic, in one line.
  func placed(_ diagnostic: Diagnostic) -> String {
    guard let span = diagnostic.span, let source = sources[span.file] else { return diagnostic.message }
    let position = LineTable(source.bytes).position(of: span.range.start)
    return "\(source.path):\(position.line):\(position.column): \(diagnostic.message)"
  }
}
