internal import ThemeSemantics
internal import ThemeSyntax

/// A class that a document's objects require: that of the root view, of File's Owner, or of a storyboard's controllers
/// and cells.
struct ClassSubject {
  var className: String
  /// The objects of the class, in document order; for a theme's View class its root view and File's Owner.
  var objects: [NodeID]
  /// The superclass if code declares none.
  var superclass: String
  /// `customModule`.
  var module: String?
  /// Whether it is the View class of a Screenlet's theme.
  var isViewClass = false
}

/// Finds the classes of a document.
struct ClassSubjects {
  let theme: ResolvedTheme
  let classes: ClassTable
  private var tree: ElementTree { theme.tree }

  init(_ theme: ResolvedTheme, _ classes: ClassTable) {
    self.theme = theme
    self.classes = classes
  }

  private var owner: NodeID? {
    tree.nodes(.placeholder).first { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }
  }

  /// Returns the View class of a theme, for the root view and File's Owner, unless that has another class.
  func viewClass(named name: String, superclass: String) -> ClassSubject {
    let owners = ([owner].compactMap { $0 } + theme.rootViews).filter { node in
      let custom = tree.string(.customClass, of: node)
      return theme.rootViews.contains(node) || custom == nil || custom == name || !ownsAnything(node)
    }
    return ClassSubject(
      className: name, objects: owners.sorted(), superclass: superclass,
      module: theme.rootViews.lazy.compactMap(module).first,
      isViewClass: true)
  }

  /// Returns the classes of the other objects that require one, each name once, in document order.
  ///
  /// - Parameter taken: objects that already have a class.
  func others(besides taken: Set<NodeID>) -> [ClassSubject] {
    var result: [ClassSubject] = []
    for node in tree.all where !taken.contains(node) {
      guard let name = tree.string(.customClass, of: node), !classes.isFrameworkClass(name), isSubject(node) else {
        continue
      }
      if let known = result.firstIndex(where: { $0.className == name }) {
        result[known].objects.append(node)
        // An object of the class is more specific than a placeholder.
        if tree.kind(of: node) != .placeholder { result[known].superclass = superclass(of: node, named: name) }
      } else {
        result.append(
          ClassSubject(
            className: name, objects: [node], superclass: superclass(of: node, named: name), module: module(of: node)))
      }
    }
    return result
  }

  /// Whether the document declares the class of an object: a root view, an owner, a controller, a cell, or an object
  /// with connections.
  private func isSubject(_ node: NodeID) -> Bool {
    let kind = tree.kind(of: node)
    if kind == .segue || kind == .viewControllerPlaceholder { return false }
    if kind == .placeholder { return tree.has(.placeholderIdentifier, "IBFilesOwner", of: node) && ownsAnything(node) }
    if kind.role == .controller || theme.rootViews.contains(node) { return true }
    if kind == .tableViewCell || kind == .collectionViewCell || kind == .collectionReusableView { return true }
    return ownsAnything(node)
  }

  /// Whether an object has connections that no framework declares, or is the target of an action.
  private func ownsAnything(_ node: NodeID) -> Bool {
    let known = Set(classes.frameworkOutlets(of: tree.kind(of: node).className ?? "UIViewController"))
    if let list = tree.child(of: node, .connections),
      tree.children(of: list).contains(where: { connection in
        [.outlet, .outletCollection].contains(tree.kind(of: connection))
          && tree.string(.property, of: connection).map { !known.contains($0) } == true
      })
    {
      return true
    }
    guard let id = tree.objectID(of: node) else { return false }
    return tree.nodes(.action).contains { tree.reference(.destination, of: $0) == id }
  }

  private func module(of node: NodeID) -> String? { tree.string(.customModule, of: node) }

  /// Returns the class of an object without its custom class. A placeholder is a controller if it has a view to load or
  /// a controller's name.
  private func superclass(of node: NodeID, named name: String) -> String {
    let kind = tree.kind(of: node)
    if kind != .placeholder { return kind.className ?? "NSObject" }
    if let facts = classes.lineage(of: name).dropFirst().first { return facts }
    let properties = tree.child(of: node, .connections).map { tree.children(of: $0) }?
      .compactMap { tree.string(.property, of: $0) }
    if name.hasSuffix("Controller") || name.hasSuffix("VC") || properties?.contains("view") == true {
      return "UIViewController"
    }
    if name.hasSuffix("Cell") {
      return name.contains("Collection") ? "UICollectionViewCell" : "UITableViewCell"
    }
    return "UIView"
  }
}
