internal import ThemeSource
package import ThemeSyntax

/// The pairs of corresponding elements of a theme's complete tree and its parent's.
package struct ElementMatching {
  /// By the theme's element; `nil` if the parent has no counterpart.
  package private(set) var parents: [NodeID?]
  /// By the parent's element; `nil` if the theme has no counterpart.
  package private(set) var children: [NodeID?]
  /// Elements with an id that contradicts the outlet connected to them.
  private(set) var disagreements: [(child: NodeID, outlet: String, byID: NodeID, byOutlet: NodeID)] = []

  init(childCount: Int, parentCount: Int) {
    parents = [NodeID?](repeating: nil, count: childCount)
    children = [NodeID?](repeating: nil, count: parentCount)
  }

  /// Records a pair unless one of its elements already has a counterpart. Returns whether it was recorded.
  @discardableResult
  mutating func pair(_ child: NodeID, _ parent: NodeID) -> Bool {
    guard parents[child.index] == nil, children[parent.index] == nil else { return false }
    parents[child.index] = parent
    children[parent.index] = child
    return true
  }

  /// Matches root views in order; other objects by id and kind, then outlet, then restorationIdentifier, then tag, each
  /// only if it is unique in both trees; finally the contents of matched elements.
  ///
  /// If id and outlet disagree, the outlet wins: ids such as `iN0-l3-epB` originate in Xcode's templates and occur in
  /// every file. The outlet was reconnected only if both trees have both objects with the same ids.
  ///
  /// - Parameter prefersIDs: whether the id wins instead. Used to compare revisions of one file, in which a template's
  ///   ids are harmless and an outlet may have been reconnected.
  package init(
    _ child: ElementTree, roots: [NodeID], parent: ElementTree, parentRoots: [NodeID], prefersIDs: Bool = false
  ) {
    self.init(childCount: child.count, parentCount: parent.count)
    if let a = child.documentElement, let b = parent.documentElement { pair(a, b) }
    for (a, b) in zip(roots, parentRoots) { pair(a, b) }
    let mine = MatchingIndex(child, roots: roots)
    let theirs = MatchingIndex(parent, roots: parentRoots)
    for (identifier, a) in mine.placeholders {
      if let b = theirs.placeholders[identifier] { pair(a, b) }
    }
    if prefersIDs { matchByID(mine, theirs) }
    matchObjects(mine, theirs)
    matchContents(child, parent)
  }

  private mutating func matchByID(_ mine: MatchingIndex, _ theirs: MatchingIndex) {
    for a in mine.objects where parents[a.index] == nil {
      if let b = mine.byID(of: a, in: theirs) { pair(a, b) }
    }
  }

  private mutating func matchObjects(_ mine: MatchingIndex, _ theirs: MatchingIndex) {
    for a in mine.objects where parents[a.index] == nil {
      guard let (outlet, b) = mine.byOutlet(of: a, in: theirs), children[b.index] == nil else { continue }
      if let other = mine.byID(of: a, in: theirs), other != b {
        // Both objects exist with separate ids, so the outlet was reconnected.
        if theirs.byID(of: b, in: mine) != nil { continue }
        disagreements.append((a, outlet, other, b))
        pair(a, b)
      } else if let rival = theirs.byID(of: b, in: mine), rival != a, mine.outlets[rival] == nil {
        disagreements.append((a, outlet, b, b))
        pair(a, b)
      } else {
        pair(a, b)
      }
    }
    matchByID(mine, theirs)
    for name in [AttributeName.restorationIdentifier, .tag] {
      let wanted = mine.unique(name) { parents[$0.index] == nil }
      let offered = theirs.unique(name) { children[$0.index] == nil }
      for a in mine.objects where parents[a.index] == nil {
        guard let value = mine.tree.string(name, of: a), wanted[value] == a, let b = offered[value] else { continue }
        if name == .tag, mine.tree.kind(of: a) != theirs.tree.kind(of: b) { continue }
        pair(a, b)
      }
    }
  }

  /// Matches values, structures, lists and connections inside matched elements, outermost first.
  private mutating func matchContents(_ child: ElementTree, _ parent: ElementTree) {
    for a in child.all {
      guard let b = parents[a.index] else { continue }
      var offered: [ItemIdentity: NodeID] = [:]
      for item in parent.children(of: b) where children[item.index] == nil {
        guard let identity = parent.contentIdentity(of: item) else { continue }
        if offered[identity] == nil { offered[identity] = item }
      }
      if offered.isEmpty { continue }
      for item in child.children(of: a) where parents[item.index] == nil {
        guard let identity = child.contentIdentity(of: item), let other = offered[identity] else { continue }
        pair(item, other)
      }
    }
  }
}

extension ElementTree {
  /// The identity of an element inside a matched one; `nil` for objects, which are matched across the whole tree.
  fileprivate func contentIdentity(of node: NodeID) -> ItemIdentity? {
    switch self[node].kind {
    case .outlet: return .property(string(.property, of: node) ?? "")
    case .action:
      return .name(.action, (string(.selector, of: node) ?? "") + "\u{0}" + (string(.eventType, of: node) ?? ""))
    default: break
    }
    switch identity(of: node) {
    case .none: return nil
    case .id: return string(.key, of: node).map { .key($0) }
    case let other: return other
    }
  }
}

/// An index of a tree's objects by the attributes used for matching.
private struct MatchingIndex {
  let tree: ElementTree
  /// All elements with an id except root views and placeholders, in document order.
  var objects: [NodeID] = []
  /// Placeholders by `placeholderIdentifier`.
  var placeholders: [String: NodeID] = [:]
  /// The outlets of root views and File's Owner that are connected to each object, sorted.
  var outlets: [NodeID: [String]] = [:]
  private var targets: [String: NodeID] = [:]
  /// `nil` if an id is not unique.
  private var byID: [ObjectID: NodeID?] = [:]

  init(_ tree: ElementTree, roots: [NodeID]) {
    self.tree = tree
    var owners: [NodeID] = []
    let rootSet = Set(roots)
    for node in tree.all {
      if tree.kind(of: node) == .placeholder {
        let identifier = tree.string(.placeholderIdentifier, of: node) ?? ""
        // Each scene of a storyboard has its own placeholders; all but the first are matched by id.
        if placeholders[identifier] == nil { placeholders[identifier] = node } else { objects.append(node) }
        if tree.string(.placeholderIdentifier, of: node) == "IBFilesOwner" { owners.append(node) }
      }
      guard case .id(let id) = tree.identity(of: node) else { continue }
      byID[id] = byID[id] == nil ? .some(node) : .some(nil)
      if !rootSet.contains(node), tree.kind(of: node) != .placeholder { objects.append(node) }
    }
    var ambiguous: Set<String> = []
    for owner in owners + roots {
      guard let list = tree.child(of: owner, .connections) else { continue }
      for outlet in tree.children(of: list, .outlet) {
        guard let property = tree.string(.property, of: outlet),
          let target = tree.reference(.destination, of: outlet).flatMap({ byID[$0] ?? nil })
        else { continue }
        if targets[property] != nil { ambiguous.insert(property) }
        targets[property] = target
      }
    }
    for property in ambiguous { targets[property] = nil }
    for (property, target) in targets { outlets[target, default: []].append(property) }
    for target in outlets.keys { outlets[target]?.sort() }
  }

  /// The other tree's object with the same id and kind.
  func byID(of node: NodeID, in other: MatchingIndex) -> NodeID? {
    guard let id = tree.objectID(of: node), case .some(.some) = byID[id], case .some(.some(let match)) = other.byID[id],
      other.tree.kind(of: match) == tree.kind(of: node), other.tree[match].name == tree[node].name
    else { return nil }
    return match
  }

  /// The other tree's target of an outlet with the same name; if there are several, the first by name.
  func byOutlet(of node: NodeID, in other: MatchingIndex) -> (outlet: String, match: NodeID)? {
    for outlet in outlets[node] ?? [] {
      if let match = other.targets[outlet] { return (outlet, match) }
    }
    return nil
  }

  /// Objects by the value of an attribute, if it is unique among those that `isFree` accepts.
  func unique(_ name: AttributeName, where isFree: (NodeID) -> Bool) -> [String: NodeID] {
    var found: [String: NodeID] = [:]
    var ambiguous: Set<String> = []
    for node in objects where isFree(node) {
      guard let value = tree.string(name, of: node) else { continue }
      if found[value] != nil { ambiguous.insert(value) }
      found[value] = node
    }
    for value in ambiguous { found[value] = nil }
    return found
  }
}
