package import ThemeSource

extension Validator {
  /// Checks that a document has objects, and a theme a root view. An overlay needs neither.
  func checkObjects() {
    guard let root = tree.documentElement, document.statesObjects,
      // Unknown elements are reported separately, and may be the missing ones.
      !tree.children(of: root).contains(where: { tree.kind(of: $0) == .unknown })
    else { return }
    switch document.format {
    case .xib: checkObjects(of: root)
    case .storyboard: checkScenes(of: root)
    case .themeSet, .notIOS, .unreadable: return
    }
  }

  private func checkObjects(of root: NodeID) {
    let lists = tree.children(of: root, .objects)
    guard let first = lists.first else {
      return collector.add(
        .noObjects("the document has no '<objects>'", tree[root], help: "add '<objects>' with a root view"))
    }
    let objects = lists.flatMap { Array(tree.children(of: $0)) }
    if objects.isEmpty {
      collector.add(.noObjects("'<objects>' is empty", tree[first], help: "add a root view"))
    } else if document.rootViews.isEmpty, document.isTheme, !objects.contains(where: { tree.kind(of: $0) == .unknown })
    {
      collector.add(document.noRootView)
    }
  }

  private func checkScenes(of root: NodeID) {
    let lists = tree.children(of: root, .scenes)
    // An empty list is allowed: Interface Builder's new storyboards have one.
    if lists.isEmpty {
      collector.add(
        .noObjects("the storyboard has no '<scenes>'", tree[root], help: "add '<scenes>' with a view controller"))
    }
    for scene in lists.flatMap({ tree.children(of: $0, .scene) }) {
      let lists = tree.children(of: scene, .objects)
      if !lists.flatMap({ Array(tree.children(of: $0)) }).isEmpty { continue }
      let name = tree.string(.sceneID, of: scene).map { " '\(quoted($0))'" } ?? ""
      collector.add(
        .noObjects(
          "the scene\(name) has no objects", tree[lists.first ?? scene],
          help: "add a view controller, or remove the scene"))
    }
  }
}

extension ThemeDocument {
  /// Whether the file must declare objects: neither its header nor its name marks it as an overlay.
  fileprivate var statesObjects: Bool {
    isKnownComplete || header == nil && !path.hasSuffix("-ext.xml")
  }

  /// Whether the file alone is recognizable as a theme or part of one. Interface Builder writes neither `.xml` nor
  /// headers.
  fileprivate var isTheme: Bool { header != nil || path.hasSuffix(".xml") }

  package var noRootView: Diagnostic {
    let list = tree.documentElement.flatMap { tree.child(of: $0, .objects) } ?? tree.documentElement
    return Diagnostic(
      .noObjects, "the theme has no root view", at: list.map { tree[$0].nameSpan },
      help: "add a view to the '<objects>'")
  }
}

extension Diagnostic {
  fileprivate static func noObjects(_ message: String, _ node: ElementTree.Node, help: String) -> Diagnostic {
    Diagnostic(.noObjects, message, at: node.nameSpan, help: help)
  }
}
