internal import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A theme whose values are shown or edited: resolved, with the files that an edit may change.
struct EditedTheme {
  let workspace: Workspace
  let id: ThemeID
  let resolved: Diagnosed<ResolvedTheme>

  init(_ workspace: Workspace, _ id: ThemeID) {
    self.workspace = workspace
    self.id = id
    resolved = workspace.resolve(id)
  }

  var tree: ElementTree { resolved.value.tree }

  func view(_ objectID: String) -> NodeID? {
    let id = ObjectID(objectID)
    return tree.all.first { tree.kind(of: $0).className != nil && tree.objectID(of: $0) == id }
  }

  /// The file that an edit of a value changes: the theme's own, or an `-ext` file that overrides it there.
  func target(of slot: ValueSlot) -> ThemeID {
    let layers = workspace.graph.layers(of: id)
    let files = [slot.span(in: tree)?.file, tree.file(of: slot.element)]
    let nearest = layers.first { layer in workspace.document(layer).map { files.contains($0.file) } ?? false }
    guard let nearest, let layer = layers.firstIndex(of: nearest), let own = layers.firstIndex(of: id), layer < own
    else {
      return id
    }
    return nearest
  }

  /// Why a file cannot be edited; nil if it can.
  func refusal(of file: ThemeID) -> String? {
    guard let document = workspace.document(file) else { return "the theme has no file" }
    if workspace.isShipped(file) {
      return
        "the shipped theme '\(workspace.graph[file].themeName)' has no file; create a theme of your own that inherits from it"
    }
    if !workspace.isOwn(file) { return "\(document.path.escaped) is outside of the project" }
    if !document.isReadWhole { return "the file has errors; fix these first" }
    return nil
  }

  /// The names that colors of the theme can have.
  var colorNames: Set<String> {
    Set(ThemeResources(of: tree).namedColors.map(\.name)).union(workspace.assetColors)
  }
}
