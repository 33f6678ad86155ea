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
