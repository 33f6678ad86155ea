internal import ThemeSemantics
internal import ThemeSyntax

/// Makes the smallest overlay that turns the parent's tree into the theme's complete tree.
///
/// Elements with an id of the parent's are the parent's. For each, the overlay contains the attributes, values and
/// structures that differ. Additions with their places follow, then moves, then removals. References to a removed
/// element are removed with it, so the overlay does not list them.
struct OverlayMaker {
  let base: ElementTree
  let target: ElementTree
  /// The parent's element for each element of the target.
  private(set) var counterparts: [NodeID?]
  private var isPaired: [Bool]
  /// Elements by id, in the target and in the parent.
  private(set) var targetIDs: [String: NodeID] = [:]
  private(set) var baseIDs: [String: NodeID] = [:]
  var markup = MarkupTree(copying: ElementTree())
  /// The overlay's `<objects>`.
  private(set) var objects = 0
  /// Differences that an overlay cannot express, for the message.
  var obstacles: [String] = []

  init(of target: ElementTree, over base: ElementTree) {
    self.base = base
    self.target = target
    counterparts = [NodeID?](repeating: nil, count: target.nodes.count)
    isPaired = [Bool](repeating: false, count: base.nodes.count)
    for node in base.all {
      if case .id(let id) = base.identity(of: node), baseIDs[id.text] == nil { baseIDs[id.text] = node }
    }
    for node in target.all {
      if case .id(let id) = target.identity(of: node), targetIDs[id.text] == nil { targetIDs[id.text] = node }
    }
    for node in target.all { pairByID(node) }
    for node in target.all { pairChildren(of: node) }
  }

  private mutating func pairByID(_ node: NodeID) {
    guard case .id(let id) = target.identity(of: node), targetIDs[id.text] == node, let match = baseIDs[id.text] else {
      return
    }
    pair(node, match)
  }

  /// Pairs the remaining children by their identity.
  private mutating func pairChildren(of node: NodeID) {
    if node == target.documentElement, let document = base.documentElement { pair(node, document) }
    guard let match = counterparts[node.index] else { return }
    var offered: [ItemIdentity: NodeID] = [:]
    for child in base.children(of: match) where !isPaired[child.index] {
      if let identity = likeness(of: child, in: base), offered[identity] == nil { offered[identity] = child }
    }
    if offered.isEmpty { return }
    for child in target.children(of: node) where counterparts[child.index] == nil {
      if let identity = likeness(of: child, in: target), let other = offered[identity] { pair(child, other) }
    }
  }

  private mutating func pair(_ node: NodeID, _ match: NodeID) {
    guard !isPaired[match.index], counterparts[node.index] == nil else { return }
    counterparts[node.index] = match
    isPaired[match.index] = true
  }

  /// Returns the identity of an element that has no counterpart by id: an outlet's property, else its key or name.
  private func likeness(of node: NodeID, in tree: ElementTree) -> ItemIdentity? {
    if tree[node].kind == .outlet { return tree.string(.property, of: node).map { .property($0) } }
    switch tree.identity(of: node) {
    case .none, .id: return nil
    case let other: return other
    }
  }

  func counterpart(of node: NodeID) -> NodeID? { counterparts[node.index] }
  func hasCounterpart(_ baseNode: NodeID) -> Bool { isPaired[baseNode.index] }

  /// Whether overlays address the element by id, in a flat list.
  func isObject(_ node: NodeID, in tree: ElementTree) -> Bool {
    guard case .id = tree.identity(of: node) else { return false }
    switch tree[node].kind.role {
    case .view, .controller, .object, .guide, .opaque: return true
    case .document, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit: return false
    }
  }
}

// MARK: Making

extension OverlayMaker {
  /// Returns the overlay's document without a header.
  mutating func make() -> MarkupTree {
    guard let document = target.documentElement, let other = base.documentElement else { return markup }
    let root = markup.make("document")
    objects = markup.make("objects")
    for attribute in differentAttributes(of: document, from: other) { markup.append(attribute, to: root) }
    for edit in unsets(of: document, from: other) { add(edit, to: root) }
    for child in target.children(of: document) where target[child].kind != .theme {
      if target[child].kind == .objects {
        add(objects, to: root)
        if let match = counterpart(of: child) { additions(in: child, over: match) }
      } else if let made = difference(of: child) {
        add(made, to: root)
      }
    }
    unsetMissing(in: document, from: other, to: root)
    for node in target.all where isObject(node, in: target) && counterpart(of: node) != nil {
      if let made = change(of: node) { add(made, to: objects) }
    }
    placeMoves()
    placeRemovals()
    return markup
  }

  mutating func add(_ index: Int, to parent: Int) { markup.insert(index, into: parent, at: .max) }

  /// Returns the overlay's element for a child of a matched element; nil if both are equal.
  private mutating func difference(of child: NodeID) -> Int? {
    guard let match = counterpart(of: child) else { return copy(child) }
    let isOtherKind = target[child].kind != base[match].kind && target.string(.key, of: child) != nil
    if target.isReplacedWhole(child) || isOtherKind { return isSame(child, match) ? nil : copy(child) }
    return change(of: child)
  }

  /// Returns the element reduced to its differences; nil if there are none.
  private mutating func change(of node: NodeID) -> Int? {
    guard let match = counterpart(of: node) else { return nil }
    let attributes = differentAttributes(of: node, from: match)
    let made = markup.make(target[node].name)
    for attribute in address(of: node, match) + attributes { markup.append(attribute, to: made) }
    var isChanged = !attributes.isEmpty || target[node].name != base[match].name
    if target[node].text != base[match].text {
      if target[node].text == nil { obstacles.append("removed text") }
      markup.setText(target[node].text, of: made)
      isChanged = true
    }
    for edit in unsets(of: node, from: match) { add(edit, to: made) }
    let mine = items(of: node, in: target)
    let theirs = items(of: match, in: base)
    if mine.count != theirs.count || !zip(mine, theirs).allSatisfy({ isSame($0, $1) }) {
      // Items without names are replaced together.
      if mine.isEmpty { obstacles.append("removed items of '\(base[match].name)'") }
      for item in mine { add(copy(item), to: made) }
    }
    let next = stableNeighbors(in: node, over: match)
    for child in target.children(of: node) {
      switch target.identity(of: child) {
      case .none: break
      case .id where isObject(child, in: target):
        // Matched objects are listed separately.
        if counterpart(of: child) == nil { add(placed(child, before: next[child]), to: made) }
      case .id, .key, .keyPath, .property, .name, .only:
        if let part = difference(of: child) { add(part, to: made) }
      }
    }
    unsetMissing(in: node, from: match, to: made)
    return isChanged || !markup[made].children.isEmpty ? made : nil
  }

  /// Adds the new objects of the document's list.
  private mutating func additions(in list: NodeID, over match: NodeID) {
    let next = stableNeighbors(in: list, over: match)
    for child in target.children(of: list) where counterpart(of: child) == nil {
      if target[child].kind.role != .object {
        obstacles.append("a different root view, '\(target.string(.id, of: child) ?? target[child].name)'")
      }
      add(placed(child, before: next[child]), to: objects)
    }
  }

  /// Copies an element of the target without the parent's elements inside it, which are moved into the copy.
  mutating func copy(_ node: NodeID) -> Int {
    let attributes = target.attributes(of: node).map { MarkupTree.Attribute($0.writtenName, $0.value) }
    let made = markup.make(target[node].name, attributes, text: target[node].text)
    for child in target.children(of: node) {
      if isObject(child, in: target), counterpart(of: child) != nil { continue }
      add(copy(child), to: made)
    }
    return made
  }

  /// Returns the attributes that identify a changed element.
  private func address(of node: NodeID, _ match: NodeID) -> [MarkupTree.Attribute] {
    if let id = base.string(.id, of: match) { return [.init("id", id)] }
    return [AttributeName.key, .keyPath, .property, .name, .identifier].compactMap { name in
      guard let value = target.string(name, of: node), base.string(name, of: match) == value else { return nil }
      return MarkupTree.Attribute(name.name, value)
    }
  }

  private func items(of node: NodeID, in tree: ElementTree) -> [NodeID] {
    tree.children(of: node).filter { tree.identity(of: $0) == .none && tree[$0].kind.role != .edit }
  }

  /// Whether two elements are equal, apart from the order of attributes.
  private func isSame(_ node: NodeID, _ match: NodeID) -> Bool {
    guard target[node].name == base[match].name, target[node].text == base[match].text else { return false }
    let mine = target.attributes(of: node).map { [$0.writtenName, $0.value] }.sorted { $0[0] < $1[0] }
    let theirs = base.attributes(of: match).map { [$0.writtenName, $0.value] }.sorted { $0[0] < $1[0] }
    let (inside, insideTheirs) = (Array(target.children(of: node)), Array(base.children(of: match)))
    return mine == theirs && inside.count == insideTheirs.count
      && zip(inside, insideTheirs).allSatisfy { isSame($0, $1) }
  }
}

// MARK: Removed parts of an element

extension OverlayMaker {
  private func differentAttributes(of node: NodeID, from match: NodeID) -> [MarkupTree.Attribute] {
    target.attributes(of: node).compactMap { attribute in
      if attribute.name == .id { return nil }
      let same = base.attributes(of: match).first { $0.writtenName == attribute.writtenName }
      return same?.value == attribute.value ? nil : MarkupTree.Attribute(attribute.writtenName, attribute.value)
    }
  }

  /// Unsets attributes that only the parent sets, unless the theme writes them as elements.
  private mutating func unsets(of node: NodeID, from match: NodeID) -> [Int] {
    base.attributes(of: match).compactMap { attribute in
      let name = attribute.writtenName
      if attribute.name == .id || target.attributes(of: node).contains(where: { $0.writtenName == name }) { return nil }
      if target.child(of: node, key: name) != nil { return nil }
      return markup.make("unset", [.init("attribute", name)])
    }
  }

  /// Unsets values, structures and named items that only the parent has.
  private mutating func unsetMissing(in node: NodeID, from match: NodeID, to made: Int) {
    for child in base.children(of: match) where !hasCounterpart(child) {
      switch base.identity(of: child) {
      case .id, .none: break
      case .key(let key):
        // An attribute or another element of that name replaces the value.
        if target.attributes(of: node).contains(where: { $0.writtenName == key }) { break }
        if target.child(of: node, key: key) == nil { add(unset("key", key), to: made) }
      case .keyPath(let path): add(unset("keyPath", path), to: made)
      case .name(_, let name): if base[child].kind.role != .edit { add(unset("name", name), to: made) }
      case .only(.theme, _): break
      case .only(let kind, _):
        if kind.role == .list {
          unsetItems(of: child, in: made)
        } else {
          add(unset("name", base[child].name), to: made)
        }
      case .property: obstacles.append("the removed outlet '\(base.string(.property, of: child) ?? "")'")
      }
    }
  }

  /// Unsets the items of a list that the theme does not have. Items with an id are removed by id instead.
  private mutating func unsetItems(of list: NodeID, in made: Int) {
    let emptied = markup.make(base[list].name)
    for item in base.children(of: list) {
      switch base.identity(of: item) {
      case .keyPath(let path): add(unset("keyPath", path), to: emptied)
      case .name(_, let name): add(unset("name", name), to: emptied)
      case .id: break
      case .key, .property, .only, .none: obstacles.append("removed items of '\(base[list].name)'")
      }
    }
    if !markup[emptied].children.isEmpty { add(emptied, to: made) }
  }

  private mutating func unset(_ attribute: String, _ name: String) -> Int {
    markup.make("unset", [.init(attribute, name)])
  }
}

extension MarkupTree {
  /// Appends an attribute, unless the element has it.
  mutating func append(_ attribute: Attribute, to index: Int) {
    if nodes[index].attributes.contains(where: { $0.name == attribute.name }) { return }
    nodes[index].attributes.append(attribute)
  }
}
