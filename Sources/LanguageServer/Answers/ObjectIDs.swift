internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A theme with the values of its parents.
struct InheritedTree {
  let tree: ElementTree
  let index: ObjectIndex
  /// The file of the theme itself.
  let file: FileID

  /// Returns `nil` for a theme without a parent.
  init?(_ theme: SelectedTheme) {
    let graph = theme.themes.graph
    guard graph.parent(of: theme.id) != nil || graph.adjusts(theme.id) != nil,
      let document = theme.themes.document(theme.id)
    else { return nil }
    tree = theme.themes.resolved(theme.id).value.tree
    index = ObjectIndex(tree)
    file = document.file
  }
}

extension Inquiry {
  /// The theme of the document with the values of its parents; `nil` if it has no parent.
  var inheritedTree: InheritedTree? { theme.flatMap { InheritedTree($0) } }

  /// The ids to which an attribute can refer, with the names of their objects: those of the document, then those of the
  /// theme's parents. A constraint of a scene can only refer to objects of the scene.
  func referableIDs(
    by attribute: AttributeName, of kind: ElementKind, at tag: Int
  ) -> [(id: ObjectID, name: String)] {
    let roles = referableRoles(by: attribute, of: kind)
    let isOfConstraint = attribute == .firstItem || attribute == .secondItem
    if isOfConstraint, let scene = openElement(at: tag).flatMap({ self.scene(around: $0) }) {
      return ids(in: tree) { roles.contains(tree.kind(of: $0).role) && self.scene(around: $0) == scene }
    }
    return ([tree] + (inheritedTree.map { [$0.tree] } ?? [])).flatMap { tree in
      ids(in: tree) { roles.contains(tree.kind(of: $0).role) }
    }
  }

  private func scene(around node: NodeID) -> NodeID? {
    var node = node
    while tree.kind(of: node) != .scene {
      guard let parent = tree.parent(of: node) else { return nil }
      node = parent
    }
    return node
  }

  private func referableRoles(by attribute: AttributeName, of kind: ElementKind) -> Set<ElementRole> {
    if attribute == .firstItem || attribute == .secondItem { return [.view, .guide] }
    if attribute == .initialViewController { return [.controller] }
    switch kind {
    case .segue: return [.controller, .object]
    case .outlet, .outletCollection, .action: return [.view, .controller, .object, .guide, .constraint]
    default: return [.view, .controller, .object, .guide, .constraint, .connection]
    }
  }

  /// The ids of the parents' objects of a kind that the document does not mention, for an element that changes one of them.
  func inheritedIDs(of kind: ElementKind) -> [(id: ObjectID, name: String)] {
    guard let inherited = inheritedTree else { return [] }
    let own = ObjectIndex(tree)
    return ids(in: inherited.tree) { inherited.tree.kind(of: $0) == kind }.filter { own[$0.id] == nil }
  }

  /// The attributes of an object in the theme's parents.
  func inheritedAttributes(of id: ObjectID) -> [String] {
    guard let inherited = inheritedTree, let node = inherited.index[id] else { return [] }
    return inherited.tree.attributes(of: node).filter { $0.name != .id }.map(\.writtenName)
  }

  private func ids(in tree: ElementTree, where isWanted: (NodeID) -> Bool) -> [(id: ObjectID, name: String)] {
    let names = ObjectNames(tree)
    return tree.all.compactMap { node in
      guard let id = tree.objectID(of: node), !id.text.isEmpty, isWanted(node) else { return nil }
      return (id, names.label(of: node))
    }
  }
}

/// The names of a document's objects. An object that a parent declares has the name that it has in the resolved theme.
struct InheritedNames {
  private let tree: ElementTree
  private let names: ObjectNames
  private let own: ObjectIndex
  private let inherited: (index: ObjectIndex, names: ObjectNames)?

  init(_ inquiry: Inquiry, _ inherited: InheritedTree?) {
    tree = inquiry.tree
    names = ObjectNames(tree)
    own = ObjectIndex(tree)
    self.inherited = inherited.map { ($0.index, ObjectNames($0.tree)) }
  }

  init(_ inquiry: Inquiry) { self.init(inquiry, inquiry.inheritedTree) }

  /// The name of an object with its kind, such as `label 'Total'`, or its kind alone; `nil` if there is no such object.
  func label(of id: ObjectID) -> String? {
    if let inherited, let node = inherited.index[id] { return inherited.names.label(of: node) }
    return own[id].map { names.label(of: $0) }
  }

  /// The name of an object of the document without its kind; `nil` if it has none.
  func bareName(of node: NodeID) -> String? {
    if let inherited, let id = tree.objectID(of: node), let object = inherited.index[id] {
      return inherited.names.bareName(of: object)
    }
    return names.bareName(of: node)
  }
}

extension ObjectNames {
  /// The name of an object with its kind, such as `label 'Total'`, or its kind alone.
  func label(of node: NodeID) -> String {
    guard isNamed(node) else { return noun(of: node) }
    let name = self[node]
    return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
  }
}
