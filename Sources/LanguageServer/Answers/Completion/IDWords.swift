internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Some objects of a tree, to which an attribute may refer.
private struct ReferableObjects {
  let tree: ElementTree
  let nodes: [NodeID]

  /// The ids with the names of the objects, except those for which `rank` returns `nil`.
  func words(_ rank: (NodeID) -> CompletedWord.Rank? = { _ in .usual }) -> [CompletedWord] {
    let names = ObjectNames(tree)
    return nodes.compactMap { node in
      guard let id = tree.objectID(of: node), !id.text.isEmpty, let rank = rank(node) else { return nil }
      return CompletedWord(id.text, .reference, names.label(of: node), rank: rank)
    }
  }
}

extension Inquiry {
  /// The ids to which an attribute of the element at a tag can refer.
  func referenceWords(by attribute: AttributeName, of kind: ElementKind, at tag: Int) -> [CompletedWord] {
    let node = element(at: tag)
    switch (kind, attribute) {
    case (.move, .reference): return words { tree, object in tree.list(of: object).map { $0 != .objects } == true }
    case (.move, .into): return containerWords(of: node)
    // A theme keeps its root and the placeholders.
    case (.remove, .reference):
      return words { tree, object in
        tree.list(of: object) != .objects && kind.canRefer(attribute, to: tree.kind(of: object))
      }
    case (.move, .before), (.move, .after): return newSiblingWords(of: node)
    case (_, .before), (_, .after): return siblingWords(at: tag)
    case (.outlet, .destination), (.outletCollection, .destination): return destinationWords(ofOutletAt: tag)
    default: break
    }
    let unwinds = node.flatMap { tree.string(.kind, of: $0) }.map { $0 == "unwind" }
    let isOtherScene = kind == .document || kind == .segue && unwinds != true || kind.role == .edit
    return objects(inSceneOf: isOtherScene ? nil : tag).flatMap { objects in
      objects.words { kind.canRefer(attribute, to: objects.tree.kind(of: $0), unwinds: unwinds) ? .usual : nil }
    }
  }

  /// The ids of the parents' objects of a kind that the document does not mention, for an element that changes one of them.
  func inheritedIDWords(of kind: ElementKind) -> [CompletedWord] {
    guard let inherited = inheritedTree else { return [] }
    let tree = inherited.tree
    let own = ObjectIndex(self.tree)
    return ReferableObjects(tree: tree, nodes: Array(tree.all)).words { node in
      tree.kind(of: node) == kind && tree.objectID(of: node).flatMap { own[$0] } == nil ? .usual : nil
    }
  }

  /// The objects of the theme's parents, which have all of their attributes, and those of the document.
  ///
  /// - Parameter tag: The tag of an element that can only refer to objects of its scene; `nil` for other elements.
  private func objects(inSceneOf tag: Int?) -> [ReferableObjects] {
    if let scene = tag.flatMap({ openElement(at: $0) }).flatMap({ tree.scene(around: $0) }) {
      return [ReferableObjects(tree: tree, nodes: Array(tree.subtree(of: scene)))]
    }
    return ((inheritedTree.map { [$0.tree] } ?? []) + [tree]).map { ReferableObjects(tree: $0, nodes: Array($0.all)) }
  }

  private func words(where isWanted: (ElementTree, NodeID) -> Bool) -> [CompletedWord] {
    objects(inSceneOf: nil).flatMap { objects in objects.words { isWanted(objects.tree, $0) ? .usual : nil } }
  }

  // MARK: Places

  /// The elements of the list around a tag, in the theme's parents and in the document, without the element itself.
  private func siblingWords(at tag: Int) -> [CompletedWord] {
    guard let list = openElement(at: tag), tree.kind(of: list).role == .list else { return [] }
    let kind = tree.kind(of: list)
    let own = element(at: tag)
    let id = own.flatMap { tree.objectID(of: $0) }
    var lists = [ReferableObjects(tree: tree, nodes: tree.children(of: list).filter { $0 != own })]
    if let inherited = inheritedTree {
      let owner = tree.parent(of: list).flatMap { tree.objectID(of: $0) }.flatMap { inherited.index[$0] }
      let holder = kind == .objects ? inherited.tree.documentElement : owner
      if let same = holder.flatMap({ inherited.tree.child(of: $0, kind) }) {
        lists.insert(ReferableObjects(tree: inherited.tree, nodes: Array(inherited.tree.children(of: same))), at: 0)
      }
    }
    return lists.flatMap { list in list.words { id != nil && list.tree.objectID(of: $0) == id ? nil : .usual } }
  }

  /// The object that a `move` moves, in the theme's parents, and the kind of its list.
  private func movedObject(of move: NodeID?) -> (tree: ElementTree, node: NodeID, list: ElementKind)? {
    guard let inherited = inheritedTree, let id = move.flatMap({ tree.reference(.reference, of: $0) }),
      let node = inherited.index[id], let list = inherited.tree.list(of: node)
    else { return nil }
    return (inherited.tree, node, list)
  }

  /// The elements into whose list a `move` can move its object.
  private func containerWords(of move: NodeID?) -> [CompletedWord] {
    let moved = movedObject(of: move)
    return words { tree, node in
      guard tree.kind(of: node).descriptor?.mayHold(moved?.list ?? .subviews) == true else { return false }
      return moved.map { !tree.isInside(node, ofID: $0.tree.objectID(of: $0.node)) } ?? true
    }
  }

  /// The elements before or after which a `move` can put its object: those of the container that it names.
  private func newSiblingWords(of move: NodeID?) -> [CompletedWord] {
    let moved = movedObject(of: move)
    let container = move.flatMap { tree.reference(.into, of: $0) }.flatMap { $0.text.isEmpty ? nil : $0 }
    return words { tree, node in
      guard let list = tree.list(of: node), moved.map({ $0.list == list }) ?? true else { return false }
      if let container {
        let owner = tree.parent(of: node).flatMap { tree.parent(of: $0) }
        guard owner.flatMap({ tree.objectID(of: $0) }) == container else { return false }
      }
      return moved.map { !tree.isInside(node, ofID: $0.tree.objectID(of: $0.node)) } ?? true
    }
  }

  // MARK: Outlets

  /// The objects to which an outlet can connect: first those of its class, and constraints last if that is unknown.
  private func destinationWords(ofOutletAt tag: Int) -> [CompletedWord] {
    let classes = snapshot.facts.classes
    let property = element(at: tag).flatMap { tree.string(.property, of: $0) }
    let type = property.flatMap { outlet($0, ofConnectionAt: tag)?.type }
    let wanted = type.flatMap { classes.acceptedClass(TypeName($0)) }
    return objects(inSceneOf: tag).flatMap { objects in
      objects.words { node -> CompletedWord.Rank? in
        let kind = objects.tree.kind(of: node)
        guard ElementKind.outlet.canRefer(.destination, to: kind),
          objects.tree.string(.placeholderIdentifier, of: node) != "IBFirstResponder"
        else { return nil }
        guard let wanted else { return kind.role == .constraint ? .last : .usual }
        guard let actual = objects.tree.string(.customClass, of: node) ?? kind.ownClassName else { return .usual }
        return switch classes.isClass(actual, a: wanted) {
        case true: .first
        case false: nil
        case nil: .usual
        }
      }
    }
  }
}

extension ElementKind {
  /// The class of an object without a custom class; `nil` if the document does not determine it.
  fileprivate var ownClassName: String? {
    self == .placeholder || self == .viewControllerPlaceholder ? nil : className
  }
}

extension ElementTree {
  /// The scene that contains an element; `nil` outside of storyboards.
  func scene(around node: NodeID) -> NodeID? {
    kind(of: node) == .scene ? node : ancestors(of: node).first { kind(of: $0) == .scene }
  }

  /// The kind of the list that contains an element; `nil` if it is in none.
  fileprivate func list(of node: NodeID) -> ElementKind? {
    parent(of: node).map { kind(of: $0) }.flatMap { $0.role == .list ? $0 : nil }
  }

  /// Whether an element has an id or is inside of the element with the id.
  fileprivate func isInside(_ node: NodeID, ofID id: ObjectID?) -> Bool {
    id != nil && (objectID(of: node) == id || ancestors(of: node).contains { objectID(of: $0) == id })
  }
}
