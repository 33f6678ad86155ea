internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeLayout
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A resolved theme whose values are shown or edited, with the files that an edit may change.
struct EditedTheme {
  let themes: LinkedThemes
  let id: ThemeID
  /// The sets of the containing theme, as far as the theme uses them.
  let host: [ThemeSetID]
  let resolved: Diagnosed<ResolvedTheme>

  init(_ themes: LinkedThemes, _ id: ThemeID, host: [ThemeSetID] = []) {
    self.themes = themes
    self.id = id
    self.host = host
    resolved = themes.resolved(id, host: host)
  }

  var tree: ElementTree { resolved.value.tree }

  func view(_ objectID: String) -> NodeID? {
    let id = ObjectID(objectID)
    return tree.all.first { node in
      let kind = tree.kind(of: node)
      return kind.className != nil && kind.role != .constraint && tree.objectID(of: node) == id
    }
  }

  /// The same theme in another state of the files.
  func resolved(in themes: LinkedThemes) -> EditedTheme { EditedTheme(themes, id, host: host) }

  /// The file that an edit of a value changes: the theme's file, or an `-ext` file that overrides the value.
  func target(of slot: ValueSlot) -> ThemeID {
    let layers = themes.graph.layers(of: id)
    let files = [slot.span(in: tree)?.file, tree.file(of: slot.element)]
    let nearest = layers.first { layer in themes.document(layer).map { files.contains($0.file) } ?? false }
    guard let nearest, let layer = layers.firstIndex(of: nearest), let own = layers.firstIndex(of: id), layer < own
    else {
      return id
    }
    return nearest
  }

  /// The position of a value; for a translation, that of the element with the text.
  func span(of slot: ValueSlot) -> SourceSpan? {
    slot.isMade(in: tree) ? tree[slot.element].span : slot.span(in: tree)
  }

  /// The reason why a value cannot be edited, or `nil`.
  func refusal(of slot: ValueSlot) -> String? {
    if slot.isMade(in: tree) { return "this is a translation; edit its file, or show the texts of the theme" }
    return slot.refusal ?? refusal(of: target(of: slot))
  }

  /// The reason why a file cannot be edited, or `nil`.
  func refusal(of file: ThemeID) -> String? {
    guard let document = themes.document(file) else { return "the theme has no file" }
    if themes.isShipped(file) {
      return
        "the shipped theme '\(themes.graph[file].themeName)' has no file; create a theme of your own that inherits from it"
    }
    if !themes.isOwn(file) { return "\(document.path.escaped) is outside of the project" }
    if !document.isReadWhole { return "the file has errors; fix these first" }
    return nil
  }

  /// The valid names for colors of the theme.
  var colorNames: Set<String> {
    Set(ThemeResources(of: tree).namedColors.map(\.name)).union(themes.assetColors)
  }
}

/// A visible view and its theme.
struct EditedView {
  let theme: EditedTheme
  let node: NodeID
  /// The view's id, without those of containing views.
  let objectID: String
}

extension LinkedThemes {
  /// Returns the view with an id from a ``RenderTree``: `outer/inner` for a view of an embedded Screenlet,
  /// `list/0/inner` for a view of a cell. `nil` if the theme does not show it.
  func editedView(_ path: String, in id: ThemeID) -> EditedView? {
    let theme = EditedTheme(self, id)
    if let node = theme.view(path) { return EditedView(theme: theme, node: node, objectID: path) }
    guard path.contains("/") else { return nil }
    let bound = bound(id).value
    let roots = bound.theme.rootViews + bound.theme.tree.scenes.map(\.view)
    for root in roots {
      let screen = screen(of: id, root: root).value
      if let found = inner(path[...], screen, in: RootID(0)) { return found }
    }
    return nil
  }

  /// The view at a path below a screen's root.
  private func inner(_ path: Substring, _ screen: ScreenTree, in root: RootID) -> EditedView? {
    let shown = screen.theme(of: root)
    let tree = shown.tree
    for content in screen[root].contents {
      guard let outer = tree.objectID(of: content.view)?.text, path.hasPrefix(outer + "/") else { continue }
      let rest = path.dropFirst(outer.count + 1)
      switch content.kind {
      case .embed(let inside):
        if let found = view(rest, screen, of: inside) { return found }
      case .cells(let cells, _), .recorded(let cells):
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard !cells.isEmpty, let row = Int(number), rest.dropFirst(number.count).hasPrefix("/") else { continue }
        if let found = view(rest.dropFirst(number.count + 1), screen, of: cells[row % cells.count]) { return found }
      case .samples: continue
      }
    }
    return nil
  }

  private func view(_ path: Substring, _ screen: ScreenTree, of root: RootID) -> EditedView? {
    let shown = screen.theme(of: root)
    guard let id = shown.id else { return nil }
    let theme = EditedTheme(self, id, host: shown.hostPalette)
    if let node = theme.view(String(path)) {
      return EditedView(theme: theme, node: node, objectID: String(path))
    }
    return inner(path, screen, in: root)
  }
}
