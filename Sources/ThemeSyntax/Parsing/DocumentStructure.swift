internal import ThemeSource

extension ThemeDocument {
  /// Creates the document of an unreadable file.
  init(unreadable file: SourceFile) {
    self.init(
      file: file.id, path: file.path, format: .unreadable, tree: ElementTree(), header: nil, rootViews: [])
  }

  /// Classifies a tree and finds its header and root views.
  init(file: SourceFile, tree: ElementTree, tokens: SyntaxTokens) {
    let format = Format(of: tree)
    self.init(
      file: file.id, path: file.path, format: format, tree: tree, header: ThemeHeader(of: tree),
      rootViews: format == .unreadable || format == .themeSet ? [] : findRootViews(of: tree, format), tokens: tokens)
  }
}

extension ThemeDocument.Format {
  /// Creates the format that the document element declares. A theme's `.xml` may omit type and runtime.
  init(of tree: ElementTree) {
    guard let root = tree.documentElement, tree.kind(of: root) == .document else {
      self = tree.documentElement.map { tree.kind(of: $0) } == .themeSet ? .themeSet : .unreadable
      return
    }
    let type = tree.string(.type, of: root) ?? "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let runtime = tree.string(.targetRuntime, of: root) ?? "iOS.CocoaTouch"
    switch type {
    case _ where !runtime.hasPrefix("iOS.CocoaTouch"): self = .notIOS
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .xib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
    default: self = .notIOS
    }
  }
}

extension ThemeHeader {
  /// Creates the header from a `<theme>` that is the document's first element.
  init?(of tree: ElementTree) {
    guard let root = tree.documentElement, tree.kind(of: root) == .document,
      let first = tree.children(of: root).first(where: { _ in true }), tree.kind(of: first) == .theme
    else { return nil }
    self.init(
      node: first, screenlet: tree.string(.screenlet, of: first), name: tree.string(.name, of: first),
      kind: tree.string(.kind, of: first), parent: tree.string(.parent, of: first),
      viewModel: tree.string(.viewModel, of: first), form: tree.string(.form, of: first))
  }
}

/// Returns the views among a document's top-level objects, and the views of the controllers among them.
private func findRootViews(of tree: ElementTree, _ format: ThemeDocument.Format) -> [NodeID] {
  guard let root = tree.documentElement else { return [] }
  var objects = tree.children(of: root, .objects)
  for scenes in tree.children(of: root, .scenes) {
    for scene in tree.children(of: scenes, .scene) { objects += tree.children(of: scene, .objects) }
  }
  var views: [NodeID] = []
  for list in objects {
    for object in tree.children(of: list) {
      // A macOS window is not a view, although the iOS element of the same name is.
      if format == .notIOS, tree.kind(of: object) == .window { continue }
      if tree.kind(of: object).isView {
        views.append(object)
      } else if tree.kind(of: object).role == .controller {
        views += tree.children(of: object).filter { tree.kind(of: $0).isView && tree.string(.key, of: $0) == "view" }
      }
    }
  }
  return views
}
