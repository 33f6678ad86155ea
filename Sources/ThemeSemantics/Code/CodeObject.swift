internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

/// An object of a document with a class that the project's code or Liferay Screens declares.
struct CodeObject {
  let node: NodeID
  let className: String
  let lineage: CodeLineage
  /// Its connections to outlets and outlet collections, in document order.
  let outlets: [NodeID]
}

extension CodeObject {
  /// The name of its class in messages.
  var title: String { className.escaped }

  /// The names of its connected outlets.
  func connected(in tree: ElementTree) -> [String] { outlets.compactMap { tree.string(.property, of: $0) } }
}

/// The objects of a document and the targets of their connections.
struct CodeObjects {
  let tree: ElementTree
  let classes: ClassTable
  let index: ObjectIndex
  /// In document order.
  private(set) var objects: [CodeObject] = []

  init(_ tree: ElementTree, classes: ClassTable) {
    self.tree = tree
    self.classes = classes
    index = ObjectIndex(tree)
    for node in tree.all {
      guard let name = tree.string(.customClass, of: node), tree.kind(of: node) != .segue,
        let lineage = classes.codeLineage(of: name) ?? knownLineage(of: name)
      else { continue }
      objects.append(CodeObject(node: node, className: name, lineage: lineage, outlets: outlets(of: node)))
    }
  }

  /// A class of Liferay Screens that the project does not declare.
  private func knownLineage(of name: String) -> CodeLineage? {
    if classes.code.type(named: name) != nil || classes.isFrameworkClass(name) { return nil }
    let members = classes.knownMembers(name)
    return members.isEmpty ? nil : CodeLineage(types: [], knownMembers: members)
  }

  private func outlets(of node: NodeID) -> [NodeID] {
    guard let list = tree.child(of: node, .connections) else { return [] }
    return tree.children(of: list).filter { [.outlet, .outletCollection].contains(tree.kind(of: $0)) }
  }

  func target(of connection: NodeID) -> NodeID? {
    tree.attribute(.destination, of: connection).flatMap { index[$0] }
  }

  /// The object at an element, if the code declares its class.
  func object(at node: NodeID) -> CodeObject? { objects.first { $0.node == node } }

  /// The class of an element, if known: its custom class or the class of its kind. A placeholder without a custom class
  /// may be any object.
  func className(of node: NodeID) -> String? {
    if let custom = tree.string(.customClass, of: node) {
      return classes.isKnown(custom) || classes.codeLineage(of: custom) != nil ? custom : nil
    }
    let kind = tree.kind(of: node)
    return kind == .placeholder || kind == .viewControllerPlaceholder ? nil : kind.className
  }
}
