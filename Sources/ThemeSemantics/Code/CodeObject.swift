internal import CodeModel
internal import ThemeSource
internal import ThemeSyntax

/// An object of a document whose class the project's code declares.
struct CodeObject {
  let node: NodeID
  let className: String
  let lineage: CodeLineage
  /// The outlets and outlet collections that it connects, in document order.
  let outlets: [NodeID]
}

extension CodeObject {
  /// How messages call its class.
  var title: String { className.escaped }

  /// The names of the outlets that it connects.
  func connected(in tree: ElementTree) -> [String] { outlets.compactMap { tree.string(.property, of: $0) } }
}

/// The objects of a document and what their connections lead to.
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
        let lineage = classes.codeLineage(of: name)
      else { continue }
      objects.append(CodeObject(node: node, className: name, lineage: lineage, outlets: outlets(of: node)))
    }
  }

  private func outlets(of node: NodeID) -> [NodeID] {
    guard let list = tree.child(of: node, .connections) else { return [] }
    return tree.children(of: list).filter { [.outlet, .outletCollection].contains(tree.kind(of: $0)) }
  }

  /// The object that a connection leads to.
  func target(of connection: NodeID) -> NodeID? {
    tree.attribute(.destination, of: connection).flatMap { index[$0] }
  }

  /// The object of code at an element.
  func object(at node: NodeID) -> CodeObject? { objects.first { $0.node == node } }

  /// The class of an element where it is known: its custom class, or what its kind makes. A placeholder without a class
  /// may be anything.
  func className(of node: NodeID) -> String? {
    if let custom = tree.string(.customClass, of: node) {
      return classes.isKnown(custom) || classes.codeLineage(of: custom) != nil ? custom : nil
    }
    let kind = tree.kind(of: node)
    return kind == .placeholder || kind == .viewControllerPlaceholder ? nil : kind.className
  }

  /// Whether an object of a class is one of another class; nil where that is not known.
  func isClass(_ name: String, a wanted: String) -> Bool? {
    let lineage = classes.lineage(of: name)
    if lineage.contains(wanted) { return true }
    // Interface Builder names a class by its Objective-C name, code by its own.
    let own = classes.code.type(named: wanted)?.name
    if let own, lineage.contains(where: { $0 == own || classes.code.type(named: $0)?.name == own }) { return true }
    return lineage.last.map(classes.isPlatformClass) == true ? false : nil
  }
}
