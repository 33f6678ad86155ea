internal import ThemeSemantics
internal import ThemeSyntax

/// Applies their changes since the ancestor to our file.
struct ThreeWayMerge {
  let base: Revision
  let ours: Revision
  let theirs: Revision
  /// Our file with the changes so far; our elements keep their indices.
  var result: MarkupTree
  /// Elements of the result by key: ours and those that were added.
  var places: [String: Int]
  /// Reasons by the object's key, and the keys in the order found.
  private(set) var conflicts: [String: [String]] = [:]
  private(set) var conflictKeys: [String] = []
  /// Their additions, by the element of the result that will contain them.
  private(set) var additions: [Int: [Int]] = [:]
  let names: Components
  let theirNames: Components

  init(base: Revision, ours: Revision, theirs: Revision) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    result = ours.markup
    places = ours.byKey
    names = Components(ours.tree)
    theirNames = Components(theirs.tree)
  }

  mutating func run() -> MergedTheme {
    mergeElements()
    insertAdditions()
    mergePlaces()
    mergeOrders()
    mergeRemovals()
    checkReferences()
    checkEdits()
    checkOutlets()
    dropEmptiedLists()
    mergeComments()
    return finish()
  }

  // MARK: Elements

  private mutating func mergeElements() {
    // The end of an element that is merged as a whole.
    var end = 0
    for index in theirs.tree.nodes.indices where !theirs.isPart[index] && index >= end {
      mergeElement(index)
      if ours.byKey[theirs.keys[index]].map({ ours.isAtomic[$0] }) == true { end = theirs.subtree(index).upperBound }
    }
  }

  private mutating func mergeElement(_ index: Int) {
    let key = theirs.keys[index]
    let ancestor = base.byKey[key]
    if let mine = ours.byKey[key] {
      if theirs.isAtomic[index] || ours.isAtomic[mine] {
        mergeWhole(index, mine, ancestor)
      } else {
        mergeOwn(index, mine, ancestor)
      }
    } else if let ancestor {
      // We removed it. A conflict only if they changed it.
      let isMoved = key.hasPrefix("#") && theirs.parentKey(of: index) != base.parentKey(of: ancestor)
      if theirs.own(index) != base.own(ancestor) || isMoved, !isNoise(index) {
        conflict(atRemoved: index, "changed in theirs, but removed in ours")
      }
    } else if places[key] == nil {
      addElement(index)
    }
  }

  /// Merges an element that is taken as a whole, such as a value.
  private mutating func mergeWhole(_ index: Int, _ mine: Int, _ ancestor: Int?) {
    let (a, b, c) = (ancestor.map { base.own($0) }, ours.own(mine), theirs.own(index))
    let old = ancestor.map { base.comments(inside: $0) } ?? []
    let (here, there) = (ours.comments(inside: mine), theirs.comments(inside: index))
    let hasNews = there != old && there != here
    if c == a || c == b, !hasNews { return }
    if b == a || b == c, here == old {
      replace(mine, by: index)
    } else if b == c {
      conflict(at: theirs.keys[index], "a comment in '\(theirs.tree.nodes[index].name)' is changed in both")
    } else if !isDerived(mine) || hasNews, !isNoise(index) {
      let name = theirs.attribute("key", of: index) ?? theirs.tree.nodes[index].name
      let isObject = theirs.object(of: index) == index
      conflict(at: theirs.keys[index], "\(isObject ? "it" : "'\(name)'") is changed in both")
    }
  }

  private mutating func replace(_ mine: Int, by index: Int) {
    guard let parent = result[mine].parent, let place = result[parent].children.firstIndex(of: mine) else { return }
    let made = result.graft(index, of: theirs.markup)
    result.replaceChild(at: place, of: parent, by: made, keepingLeadOf: mine)
    places[theirs.keys[index]] = made
  }

  /// Merges an element's name, attributes and text.
  private mutating func mergeOwn(_ index: Int, _ mine: Int, _ ancestor: Int?) {
    let key = theirs.keys[index]
    let (theirName, ourName) = (theirs.tree.nodes[index].name, ours.tree.nodes[mine].name)
    let baseName = ancestor.map { base.tree.nodes[$0].name }
    if theirName != ourName, theirName != baseName {
      if ourName == baseName {
        result.rename(mine, to: theirName)
      } else {
        conflict(at: key, "it has a different kind in both")
      }
    }
    var attributes = theirs.tree.attributes(of: NodeID(index)).map(\.writtenName)
    if let ancestor {
      for attribute in base.tree.attributes(of: NodeID(ancestor)) where !attributes.contains(attribute.writtenName) {
        attributes.append(attribute.writtenName)
      }
    }
    for name in attributes where name != "id" { mergeAttribute(name, index, mine, ancestor) }
    let (a, b, c) = (
      ancestor.flatMap { base.tree.nodes[$0].text }, ours.tree.nodes[mine].text, theirs.tree.nodes[index].text
    )
    if c != a, c != b {
      if a == b { result.setText(c, of: mine) } else { conflict(at: key, "the text is changed in both") }
    }
  }

  private mutating func mergeAttribute(_ name: String, _ index: Int, _ mine: Int, _ ancestor: Int?) {
    let a = ancestor.flatMap { base.attribute(name, of: $0) }
    let b = ours.attribute(name, of: mine)
    let c = theirs.attribute(name, of: index)
    if c == a || c == b { return }
    if c != nil, let value = ours.value(name, of: mine),
      base.byKey[ours.keys[value]].map({ base.own($0) }) != ours.own(value)
    {
      conflict(at: theirs.keys[index], "'\(name)' is changed in both")
    } else if a == b {
      if let c { result.set(name, to: c, of: mine) } else { result.removeAttribute(name, of: mine) }
    } else if isVersion(name, ours.tree.nodes[mine].kind) {
      // The newer tool version is kept.
      if let b, let c, isNewer(c, than: b) { result.set(name, to: c, of: mine) }
    } else {
      let values = [b, c].map { $0.map { "'\($0)'" } ?? "not set" }
      conflict(at: theirs.keys[index], "'\(name)' is \(values[0]) in ours and \(values[1]) in theirs")
    }
  }

  // MARK: Additions

  private mutating func addElement(_ index: Int) {
    guard let parentKey = theirs.parentKey(of: index) else { return }
    guard let parent = owner(parentKey) else {
      // Conflicts are recorded for the list's items instead.
      if theirs.isList(index) { return }
      conflict(atRemoved: index, "added in theirs to an element that is removed in ours")
      return
    }
    if let name = theirs.attribute("key", of: index), let mine = ours.byKey[parentKey],
      let value = ours.attribute(name, of: mine),
      value != base.byKey[parentKey].flatMap({ base.attribute(name, of: $0) })
    {
      // Ours has the value as an attribute.
      conflict(at: parentKey, "'\(name)' is changed in both")
      return
    }
    let made = result.graft(index, of: theirs.markup)
    // The copy has the order of the original. Elements that we have elsewhere are moved in later.
    var copies: [Int: Int] = [:]
    for (offset, original) in theirs.subtree(index).enumerated() { copies[original] = made + offset }
    for original in theirs.subtree(index) {
      guard let copy = copies[original], !theirs.isPart[original] else { continue }
      let key = theirs.keys[original]
      if original != index, ours.byKey[key] != nil, !ours.isPart[ours.byKey[key] ?? 0] {
        result.remove(copy)
      } else if places[key] == nil {
        places[key] = copy
      }
    }
    additions[parent, default: []].append(made)
  }

  private mutating func insertAdditions() {
    for (parent, added) in additions.sorted(by: { $0.key < $1.key }) {
      // More than 64 additions do not occur in Interface Builder's files, and are not placed one by one.
      let isOrdered = added.count > 64 || !result.hasCanonicalPlaces(in: parent)
      for made in added { result.insert(made, into: parent, at: isOrdered ? .max : nil) }
    }
  }

  /// Returns the result's element with a key. Creates a list that we emptied or never had.
  mutating func owner(_ key: String) -> Int? {
    if let place = places[key], result.isAttached(place) { return place }
    guard let index = theirs.byKey[key], theirs.isList(index), let outer = theirs.parentKey(of: index),
      let parent = places[outer], result.isAttached(parent)
    else { return nil }
    let list = result.make(
      theirs.tree.nodes[index].name, theirs.markup[index].attributes.map { .init($0.name, $0.value) })
    result.insert(list, into: parent)
    places[key] = list
    return list
  }

  // MARK: Changes that never conflict

  /// Whether an element is a frame that Auto Layout computes.
  private func isDerived(_ mine: Int) -> Bool {
    guard ours.tree.nodes[mine].kind == .rect, let view = ours.tree.nodes[mine].parent else { return false }
    return ours.tree.string(.translatesAutoresizingMaskIntoConstraints, of: view) == "NO"
  }

  /// Whether an element only affects Interface Builder's canvas.
  private func isNoise(_ index: Int) -> Bool {
    theirs.attribute("key", of: index) == "canvasLocation" || theirs.tree.nodes[index].kind == .designables
  }

  private func isVersion(_ name: String, _ kind: ElementKind) -> Bool {
    switch kind {
    case .document: toolVersionNames.contains(name)
    case .plugIn, .deployment: name == "version"
    case .capability: name == "minToolsVersion"
    default: false
    }
  }

  private func isNewer(_ a: String, than b: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split { !$0.isNumber }.map { Int($0) ?? 0 } }
    return numbers(b).lexicographicallyPrecedes(numbers(a))
  }
}

// MARK: Conflicts

extension ThreeWayMerge {
  /// Records a conflict at the object that contains, or is, the element in conflict.
  mutating func conflict(at key: String, _ reason: String) {
    let object =
      ours.byKey[key].map { ours.keys[ours.object(of: $0)] }
      ?? theirs.byKey[key].map { theirs.keys[theirs.object(of: $0)] }
    record(object ?? key, reason)
  }

  /// Records a conflict with one of our removals, at the outermost object of theirs that we removed.
  mutating func conflict(atRemoved index: Int, _ reason: String) {
    var object = index
    var next: Int? = index
    while let current = next, ours.byKey[theirs.keys[current]] == nil {
      if base.byKey[theirs.keys[current]] != nil, !theirs.isList(current) { object = current }
      next = theirs.tree.nodes[current].parent?.index
    }
    record(theirs.keys[theirs.object(of: object)], reason)
  }

  private mutating func record(_ key: String, _ reason: String) {
    if conflicts[key] == nil { conflictKeys.append(key) }
    // Twenty reasons are enough.
    guard conflicts[key, default: []].count < 20, conflicts[key]?.contains(reason) != true else { return }
    conflicts[key, default: []].append(reason)
  }
}

extension MarkupTree {
  /// Whether an element is in the document rather than removed.
  func isAttached(_ index: Int) -> Bool {
    var next = index
    while let parent = nodes[next].parent { next = parent }
    return next == root
  }

  /// Sets the children of an element; new ones must not have a parent yet.
  mutating func setChildren(_ children: [Int], of parent: Int) {
    nodes[parent].children = children
    for child in children { nodes[child].parent = parent }
  }

  /// Replaces a child by an element without a parent, and keeps the markup before the old child.
  mutating func replaceChild(at place: Int, of parent: Int, by made: Int, keepingLeadOf old: Int) {
    nodes[parent].children[place] = made
    nodes[made].parent = parent
    nodes[old].parent = nil
    if let written = nodes[old].written {
      nodes[made].lead = Slice(source: written.source, range: written.leading)
    }
  }
}
