internal import ThemeSource
internal import ThemeSyntax

/// Checks that a Child theme has exactly its parent's components, with the same kinds, custom classes, connections and
/// restorationIdentifiers. Every difference is an error that names the element and its place in both themes.
struct ChildCheck {
  let mine: Components
  let theirs: Components
  /// The parent's element for each of the theme's.
  let parents: [NodeID?]
  /// The theme's element for each of the parent's.
  let children: [NodeID?]
  let roots: [NodeID]
  let parentRoots: [NodeID]
  /// The removals of the parent's elements. Other missing elements are reported at the nearest remaining element.
  let removals: [NodeID: OverlayMerge.Removal]
  /// The place for further changes in an overlay; `nil` for a complete tree.
  let endOfObjects: SourceSpan?
  /// The location of the kind in the theme's header.
  let kindSpan: SourceSpan?
  /// The locations at which an overlay changes elements of the parent.
  let contributors: [NodeID: SourceSpan]
  let parentName: String
  let isShippedParent: Bool
  var diagnostics: [Diagnostic] = []
  /// The parts that the theme lacks because of the errors.
  var marks = ErrorMarks()
  /// The theme's elements that are incomplete because of an error.
  var marked: Set<NodeID> = []
  /// The parent's components that the theme removes.
  var removed: Set<NodeID> = []

  mutating func run() {
    var changedKind: Set<NodeID> = []
    for component in theirs.views where children[component.index] == nil {
      if let id = theirs.tree.objectID(of: component), let same = mine.object(id), parents[same.index] == nil,
        mine.tree.kind(of: same).isView
      {
        changedKind.insert(same)
        marked.insert(same)
        diagnostics.append(.changedKind(self, same, component))
      } else {
        diagnostics.append(.removedComponent(self, component))
        mark(removed: component)
      }
    }
    for node in mine.tree.all {
      if let parent = parents[node.index] {
        compare(node, parent)
      } else if mine.isComponent(node), !changedKind.contains(node) {
        diagnostics.append(.addedComponent(self, node, meant: misspelled(node)))
        marked.insert(node)
      } else if mine.tree.kind(of: node).role == .object, mine.hasAction(node) {
        diagnostics.append(.addedActor(self, node))
      }
    }
    compareConnections()
    markConstrained()
  }

  /// The id of a component of the parent, of the same kind, of which the id of an overlay's component is a misspelling.
  private func misspelled(_ node: NodeID) -> String? {
    guard endOfObjects != nil, let id = mine.tree.string(.id, of: node) else { return nil }
    let kind = mine.tree.kind(of: node)
    let ids = theirs.views.filter { theirs.tree.kind(of: $0) == kind }.compactMap { theirs.tree.string(.id, of: $0) }
    return onlyMatch(to: id, in: ids).flatMap { isTypo(id, of: $0) ? $0 : nil }
  }

  /// Whether two views have the same class. Class names of shipped themes have the long form, `LoginScreenletView_default`,
  /// and apps have a View class of either form.
  private func hasSameClass(_ node: NodeID, _ parent: NodeID) -> Bool {
    let (own, other) = (mine.tree.string(.customClass, of: node), theirs.tree.string(.customClass, of: parent))
    if own == other { return true }
    guard isShippedParent, roots.contains(node), let own, let other else { return false }
    let (name, otherName) = (FileName(path: own + ".xib"), FileName(path: other + ".xib"))
    return name.screenlet != nil && name.screenlet == otherName.screenlet && name.themeName == otherName.themeName
  }

  private mutating func compare(_ node: NodeID, _ parent: NodeID) {
    let kind = mine.tree.kind(of: node)
    guard kind.isView || kind.role == .object || kind.role == .controller else { return }
    if kind != theirs.tree.kind(of: parent) {
      diagnostics.append(.changedKind(self, node, parent))
      marked.insert(node)
    } else if !hasSameClass(node, parent) {
      // An invalid class name is reported elsewhere.
      if mine.tree.string(.customClass, of: node).map({ CodeName.type.fault(in: $0) == nil }) ?? true {
        diagnostics.append(.changedClass(self, node, parent))
      }
      marks.outlets.formUnion(theirs.outlets[parent] ?? [])
    }
    let identifier = mine.tree.string(.restorationIdentifier, of: node)
    if identifier != theirs.tree.string(.restorationIdentifier, of: parent) {
      diagnostics.append(.changedIdentifier(self, node, parent))
      marked.insert(node)
      if let action = theirs.tree.string(.restorationIdentifier, of: parent) { marks.actions.insert(action) }
    }
  }
}

// MARK: Connections

extension ChildCheck {
  /// A connection, with its ends as elements of the parent theme.
  struct Connection {
    var node: NodeID
    /// `nil` for root views and File's Owner; their outlets belong to the View class.
    var owner: NodeID?
    var target: NodeID?
    var name: String
    var kind: ElementKind
  }

  private struct Slot: Hashable {
    var owner: NodeID?
    var kind: ElementKind
    var name: String
    /// Connections of an outlet collection share a name and are distinguished by their targets.
    var target: NodeID?
  }

  private mutating func compareConnections() {
    var mineBySlot: [Slot: Connection] = [:]
    var order: [Slot] = []
    for connection in myConnections() {
      let slot = slot(connection)
      if mineBySlot.updateValue(connection, forKey: slot) == nil { order.append(slot) }
    }
    var seen: Set<Slot> = []
    var lost: [Connection] = []
    // An outlet that the parent connects twice is reported there.
    let theirConnections = theirConnections()
    let theirTargets = Dictionary(grouping: theirConnections, by: slot).mapValues { $0.map(\.target) }
    for connection in theirConnections {
      let slot = slot(connection)
      guard seen.insert(slot).inserted else { continue }
      // A missing component is already reported, which covers its connections.
      if let target = connection.target, children[target.index] == nil, theirs.isComponent(target) { continue }
      if let own = mineBySlot[slot] {
        if theirTargets[slot]?.contains(own.target) == true { continue }
        diagnostics.append(.reconnected(self, own, connection))
      } else {
        lost.append(connection)
      }
      if connection.kind != .action { marks.outlets.insert(connection.name) }
    }
    for slot in order where !seen.contains(slot) {
      guard let own = mineBySlot[slot], own.target != nil else { continue }
      // The same connection with another name, such as a misspelled one.
      let former = lost.firstIndex { $0.kind == own.kind && $0.owner == own.owner && $0.target == own.target }
      diagnostics.append(former.map { .renamed(self, own, lost.remove(at: $0)) } ?? .connected(self, own))
      marked.insert(own.node)
    }
    diagnostics += lost.map { .disconnected(self, $0) }
  }

  private func slot(_ connection: Connection) -> Slot {
    let isMany = connection.kind == .outletCollection || connection.kind == .action
    return Slot(
      owner: connection.owner, kind: connection.kind, name: connection.name, target: isMany ? connection.target : nil)
  }

  private func myConnections() -> [Connection] {
    connections(of: mine, roots: roots, owner: { parents[$0.index] }, target: { parents[$0.index] })
  }

  /// The parent's connections of elements that the theme still has.
  private func theirConnections() -> [Connection] {
    connections(of: theirs, roots: parentRoots, owner: { children[$0.index] == nil ? nil : $0 }, target: { $0 })
  }

  private func owner(of connection: NodeID, in tree: ElementTree) -> NodeID? {
    tree.parent(of: connection).flatMap { tree.parent(of: $0) }
  }

  private func connections(
    of components: Components, roots: [NodeID], owner ownerInParent: (NodeID) -> NodeID?,
    target targetInParent: (NodeID) -> NodeID?
  ) -> [Connection] {
    let tree = components.tree
    let roots = Set(roots)
    return tree.all.compactMap { node in
      let kind = tree.kind(of: node)
      guard kind == .outlet || kind == .outletCollection || kind == .action, let owner = owner(of: node, in: tree)
      else {
        return nil
      }
      let isViewClass = roots.contains(owner) || tree.kind(of: owner) == .placeholder
      let viewOwner = isViewClass ? nil : ownerInParent(owner)
      if !isViewClass, viewOwner == nil { return nil }
      let target = components.object(tree.reference(.destination, of: node))
      let name =
        kind == .action
        ? (tree.string(.selector, of: node) ?? "") + "\u{0}" + (tree.string(.eventType, of: node) ?? "")
        : tree.string(.property, of: node) ?? ""
      return Connection(node: node, owner: viewOwner, target: target.flatMap(targetInParent), name: name, kind: kind)
    }
  }

  /// The id of the theme's counterpart of a parent's element.
  func ownID(of parent: NodeID?) -> String? {
    parent.flatMap { children[$0.index] }.flatMap { mine.tree.string(.id, of: $0) }
  }

  /// The location at which the theme declares or changes one of its elements.
  func place(ofOwn node: NodeID) -> SourceSpan { contributors[node] ?? mine.tree[node].nameSpan }

  /// The location for reporting a missing element of the parent: its removal, otherwise the nearest remaining ancestor.
  func place(of parent: NodeID) -> SourceSpan? {
    if let removal = removals[parent] { return removal.span }
    for ancestor in theirs.tree.ancestors(of: parent) {
      if let removal = removals[ancestor] { return removal.span }
      if let own = children[ancestor.index], theirs.tree.kind(of: ancestor).role != .list {
        return mine.tree[own].nameSpan
      }
    }
    return mine.tree.documentElement.map { mine.tree[$0].nameSpan }
  }
}
