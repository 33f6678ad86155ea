internal import Foundation
internal import ThemeCompiler
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A theme or another document in use: laid out for a size, with the changes by code, and with Screenlets inside.
@MainActor
final class LoadedTheme {
  /// The theme's name, such as `flat7`.
  let name: String
  /// The path of the file.
  let file: String
  /// Errors with which the theme can still be shown, each with its place. They include errors of inherited themes.
  let errors: [String]
  /// The size of the theme in its file, in points.
  let recordedSize: Size
  let selected: SelectedTheme
  let elements: ElementTree
  let ids: [String: NodeID]
  private let root: NodeID
  /// The objects whose outlets and actions are those of ``owner``.
  let owners: [NodeID]
  /// The screen that shows the theme.
  let screen: RunningScreen
  /// The IDs of the views around the theme on the screen, each with a slash; empty for the root.
  let prefix: String
  /// The view or the controller that declares the outlets and the actions.
  weak var owner: (any ActionTarget)?
  /// The actions and the gestures of the views.
  let actions: ThemeActions
  /// The Screenlets that views of the theme show, in document order.
  var inner: [(id: String, screenlet: BaseScreenlet)] = []
  private(set) var options: RenderOptions
  private var changes: [String: ElementChange] = [:]
  private var handles: [String: ViewElement] = [:]
  /// Fields in which Return does not move on.
  var fieldsWithoutTarget: Set<String> = []
  private let targets: [String: ReturnTarget]
  /// The theme without the rows of ``lists`` and without inner Screenlets.
  private(set) var compiled: RenderTree
  /// ``compiled`` with the rows of ``lists``; nil after a change.
  private var placed: RenderTree?
  /// Lists whose rows come from code, keyed by their ids.
  private(set) var lists: [String: LiveList] = [:]
  /// The module of the Screenlet, in which classes of cells are looked up.
  var module = ""
  private var needsCompiling = false
  /// Receives messages for the developer.
  var onWarning: (@MainActor (String) -> Void)?
  var isEditable = true { didSet { if isEditable != oldValue { screen.change() } } }

  /// Looks up a theme, or else the default theme, and compiles it.
  convenience init(
    screenlet: String, theme wanted: String, in themes: ThemeWorkspace, screen: RunningScreen, prefix: String
  ) throws(ScreenletError) {
    let selected: SelectedTheme
    let theme: Theme
    do {
      theme = try (try? themes.theme(screenlet, named: wanted)) ?? themes.theme(screenlet, named: "default")
      selected = try themes.selected(theme)
    } catch LibraryError.unknownTheme(let reason) {
      throw .noTheme(screenlet: screenlet, reason: reason)
    } catch {
      throw .noTheme(screenlet: screenlet, reason: "\(error)")
    }
    let resolved = selected.themes.bound(selected.id).value.theme
    let owner = resolved.tree.filesOwner
    try self.init(
      selected, name: theme.name, file: theme.file, root: resolved.rootViews.first,
      owners: [owner, resolved.rootViews.first].compactMap(\.self), screen, prefix: prefix)
  }

  /// Compiles a document.
  ///
  /// - Parameters:
  ///   - root: The view to show.
  ///   - owners: The objects whose outlets and actions are those of ``owner``.
  init(
    _ selected: SelectedTheme, name: String, file: String, root: NodeID?, owners: [NodeID], _ screen: RunningScreen,
    prefix: String
  ) throws(ScreenletError) {
    let linked = selected.themes
    options = RenderOptions(metrics: .cells(.standard))
    options.drawsEmbedded = false
    if !prefix.isEmpty { options.viewport.safeArea = .zero }
    let rendered = linked.renderedScenes(of: selected.id, options) { $0.view == root }
    let found = linked.errors(
      in: linked.graph.layers(of: selected.id), screens: rendered.diagnostics, linked.configuration.lint)
    errors = found.map { linked.placed($0) }
    // A theme with a missing parent would be an empty screen.
    let isLost = found.contains { Self.codesOfLostParents.contains($0.code) }
    guard !isLost, let root, let tree = rendered.value.first, !tree.nodes.isEmpty else {
      throw .brokenTheme(file: file, errors: errors)
    }
    self.selected = selected
    self.name = name
    self.file = file
    self.root = root
    self.owners = owners
    self.screen = screen
    self.prefix = prefix
    elements = linked.bound(selected.id).value.theme.tree
    var ids: [String: NodeID] = [:]
    for node in elements.all {
      if let id = elements.objectID(of: node)?.text, ids[id] == nil { ids[id] = node }
    }
    self.ids = ids
    actions = ThemeActions(elements)
    targets = elements.returnTargets
    recordedSize = tree.viewport
    compiled = tree
    compiled.numberTabOrder(including: extraFocus)
    if prefix.isEmpty { screen.root = self }
    screen.change()
  }

  private static let codesOfLostParents: Set<Diagnostic.Code> = [
    DiagnosticDescriptor.missingParent.code, DiagnosticDescriptor.inheritanceCycle.code,
  ]

  /// The name of the root view's class; nil for a class of UIKit.
  var viewClassName: String? { compiled.nodes.first?.customClass }

  /// The theme and those of the Screenlets inside, outer ones first, in document order.
  var family: [LoadedTheme] { [self] + inner.flatMap { $0.screenlet.theme?.family ?? [] } }

  // MARK: Layout

  /// Lays the theme out for a size in points.
  func layOut(in size: Size, grid: CellGrid) {
    if resize(to: size, .cells(grid)) { screen.change() }
  }

  /// Sets the size; false if it is the current one.
  private func resize(to size: Size, _ metrics: TextMetrics) -> Bool {
    guard options.viewport.size != size || options.metrics != metrics else { return false }
    options.viewport.size = size
    options.metrics = metrics
    needsCompiling = true
    for list in lists.values { list.forgetCells() }
    return true
  }

  /// The views with the rows of lists and with inner Screenlets, by the IDs in the file.
  func composed() -> RenderTree {
    compile()
    var tree = placed ?? compiled
    if placed == nil {
      for id in lists.keys.sorted() { lists[id]?.place(in: &tree, options) }
      placed = tree
    }
    for (id, screenlet) in inner {
      guard let theme = screenlet.theme, let index = tree.nodes.firstIndex(where: { $0.id == id }) else { continue }
      _ = theme.resize(to: tree.nodes[index].frame.size, options.metrics)
      tree.insert(theme.composed().nodes, in: index, prefix: id + "/")
    }
    return tree
  }

  private func compile() {
    guard needsCompiling else { return }
    needsCompiling = false
    placed = nil
    options.changes = changes.compactMapValues(\.layout)
    var tree = selected.themes.rendered(selected.id, root: root, options).value
    guard !tree.nodes.isEmpty else { return }
    for index in tree.nodes.indices {
      if let change = changes[tree.nodes[index].id] { change.apply(to: &tree.nodes[index]) }
    }
    tree.numberTabOrder(including: extraFocus)
    compiled = tree
  }

  /// Shows rows of code in a list.
  func add(_ list: LiveList) {
    lists[list.id] = list
    list.onChange = { [weak self] in
      self?.placed = nil
      self?.screen.change()
    }
    needsCompiling = true
    screen.change()
  }

  /// The IDs of views that take focus in spite of their roles: lists, and views with gestures.
  private var extraFocus: Set<String> { Set(lists.keys).union(actions.gestures.keys) }

  /// The IDs on the screen of all such views, also of those in inner Screenlets.
  var extraFocusOfFamily: Set<String> {
    family.reduce(into: []) { ids, theme in ids.formUnion(theme.extraFocus.map { theme.prefix + $0 }) }
  }

  /// The targets of Return in text fields, by the IDs on the screen.
  var returnTargets: [String: ReturnTarget] {
    targets.reduce(into: [:]) { targets, target in
      guard !fieldsWithoutTarget.contains(target.key) else { return }
      targets[prefix + target.key] =
        switch target.value {
        case .focus(let id): .focus(prefix + id)
        case .fire(let id): .fire(prefix + id)
        }
    }
  }

  // MARK: Handles

  /// The only handle of a view.
  func element(_ id: String) -> ViewElement? {
    if let known = handles[id] { return known }
    guard let node = compiled.nodes.first(where: { $0.id == id }) else { return nil }
    let made = ViewElement.type(for: node.role).init(
      id: id, className: node.customClass ?? node.className, theme: self)
    handles[id] = made
    return made
  }

  /// The place of an element in its file, such as `Main.storyboard:12:5`.
  func place(of node: NodeID) -> String {
    let span = elements[node].nameSpan
    guard let source = selected.themes.sources[span.file] else { return file }
    let position = LineTable(source.bytes).position(of: span.range.start)
    return "\(source.path):\(position.line):\(position.column)"
  }
}

extension LoadedTheme: ElementHost {
  /// A view with all changes.
  func node(_ id: String) -> RenderTree.Node? {
    if let node = screen.node(prefix + id) { return node }
    // A view around the theme is not installed.
    compile()
    var node = compiled.nodes.first { $0.id == id }
    node?.id = prefix + id
    return node
  }

  func change(_ id: String, _ body: (inout ElementChange) -> Void) {
    let old = changes[id] ?? ElementChange()
    var new = old
    body(&new)
    guard new != old else { return }
    changes[id] = new
    needsCompiling = true
    screen.change()
  }

  func change(of id: String) -> ElementChange { changes[id] ?? ElementChange() }

  func set(_ state: ControlState, of id: String) { if let node = node(id) { screen.set(state, of: node) } }

  func text(of id: String) -> String? { node(id).flatMap { screen.surface.editor(of: $0)?.text } }

  /// The ID of the view that has the focus, if it is one of the theme's.
  var focus: String? {
    get { screen.focus.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil } }
    set {
      guard newValue != nil || focus != nil else { return }
      screen.focus = newValue.map { prefix + $0 }
    }
  }

  func tag(of id: String) -> Int { ids[id].flatMap { tagValue(of: $0) } ?? 0 }

  private func tagValue(of node: NodeID) -> Int? {
    elements.attributes(of: node).first { $0.isNamed("tag") }.flatMap { Int($0.value) }
  }

  func id(ofTag tag: Int) -> String? {
    compiled.nodes.first { node in ids[node.id].flatMap { tagValue(of: $0) } == tag }?.id
  }

  func restorationIdentifier(of id: String) -> String? {
    if let identifier = changes[id]?.restorationIdentifier { return identifier }
    if let action = compiled.nodes.first(where: { $0.id == id })?.actions.first { return action }
    return ids[id].flatMap { elements.string(.restorationIdentifier, of: $0) }
  }

  func hidesWhenStopped(_ id: String) -> Bool {
    ids[id].map { elements.bool(.hidesWhenStopped, of: $0) == true } ?? false
  }
}

extension LinkedThemes {
  /// The place and the message of a diagnostic, in one line.
  func placed(_ diagnostic: Diagnostic) -> String {
    guard let span = diagnostic.span, let source = sources[span.file] else { return diagnostic.message }
    let position = LineTable(source.bytes).position(of: span.range.start)
    return "\(source.path):\(position.line):\(position.column): \(diagnostic.message)"
  }
}

extension ElementTree {
  /// The object that loads the document; nil in a storyboard.
  var filesOwner: NodeID? { nodes(.placeholder).first { string(.placeholderIdentifier, of: $0) == "IBFilesOwner" } }

  /// Whether an object is the placeholder of the first responder.
  func isFirstResponder(_ node: NodeID) -> Bool {
    kind(of: node) == .placeholder && string(.placeholderIdentifier, of: node) == "IBFirstResponder"
  }
}
