internal import ThemeSemantics
internal import ThemeSyntax

// Places, removals and references.
extension ThreeWayMerge {
  /// Moves the elements that they moved to another container.
  mutating func mergePlaces() {
    for index in theirs.tree.nodes.indices where !theirs.isPart[index] && theirs.keys[index].hasPrefix("#") {
      let key = theirs.keys[index]
      guard let mine = ours.byKey[key], !ours.isPart[mine], let wanted = theirs.parentKey(of: index) else { continue }
      let old = base.byKey[key].flatMap { base.parentKey(of: $0) }
      let current = ours.parentKey(of: mine)
      if wanted == old || wanted == current { continue }
      guard current == old else {
        conflict(at: key, "it is moved to two places")
        continue
      }
      guard let parent = owner(wanted) else {
        conflict(at: key, "moved in theirs into an element that is removed in ours")
        continue
      }
      if result.isInside(parent, mine) {
        conflict(at: key, "moved in theirs into an element that is moved into it in ours")
        continue
      }
      result.remove(mine)
      result.reset(mine)
      result.insert(mine, into: parent)
    }
  }

  /// Removes the elements that they removed, unless we changed them.
  mutating func mergeRemovals() {
    var removed: Set<Int> = []
    defer { result.remove(removed) }
    for index in base.tree.nodes.indices where !base.isPart[index] && !base.isList(index) {
      let key = base.keys[index]
      guard theirs.byKey[key] == nil, let mine = ours.byKey[key] else { continue }
      if goesWithItsOwner(index, mine) { continue }
      let changed = changeInOurs(of: index, mine)
      if let changed {
        conflict(at: ours.keys[changed], reason(forKeeping: changed, in: mine))
      } else {
        removed.insert(mine)
      }
    }
  }

  /// Whether they also removed the container of an element that we left in it.
  private func goesWithItsOwner(_ index: Int, _ mine: Int) -> Bool {
    var key = base.parentKey(of: index)
    var current = ours.parentKey(of: mine)
    while let owner = key.flatMap({ base.byKey[$0] }), base.isList(owner), current == key {
      current = key.flatMap { ours.byKey[$0] }.flatMap { ours.parentKey(of: $0) }
      key = base.parentKey(of: owner)
    }
    return current == key && key.map { theirs.byKey[$0] == nil } == true
  }

  private func reason(forKeeping changed: Int, in mine: Int) -> String {
    if changed == mine { return "removed in theirs, but changed in ours" }
    return theirs.byKey[ours.keys[changed]] == nil
      ? "changed in ours, but the element that contains it is removed in theirs"
      : "moved in ours into an element that is removed in theirs"
  }

  /// Returns the first element that we added, moved or changed inside one that they removed; nil if there is none.
  private func changeInOurs(of index: Int, _ mine: Int) -> Int? {
    for inside in ours.subtree(mine) where !ours.isPart[inside] && result.isInside(inside, mine) {
      let key = ours.keys[inside]
      if theirs.byKey[key] != nil {
        // An element that we moved in here, and that they have elsewhere, must not be removed with its container.
        if key.hasPrefix("#") { return inside }
        continue
      }
      guard let old = base.byKey[key] else {
        if ours.isList(inside) { continue }
        return inside
      }
      if ours.own(inside) != base.own(old) { return inside }
      if key.hasPrefix("#"), ours.parentKey(of: inside) != base.parentKey(of: old) { return inside }
    }
    return nil
  }

  /// Records references that one branch added to objects that the other removed.
  mutating func checkReferences() {
    // Additions of theirs, which are only shown in their conflicts.
    var dangling: Set<Int> = []
    let ids = Set(result.subtree(of: result.root).compactMap { result.id(of: $0) })
    let keys = Dictionary(places.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    for index in result.subtree(of: result.root) {
      for attribute in result[index].attributes where attribute.name != "id" {
        guard holdsID(AttributeName(name: attribute.name), of: result[index].kind),
          !ids.contains(attribute.value), let key = keys[index]
        else { continue }
        // Only the branch that still has the object can have added the reference.
        for side in [ours, theirs] where side.byKey["#" + attribute.value] != nil {
          let mine = side.byKey[key].flatMap { side.attribute(attribute.name, of: $0) }
          let old = base.byKey[key].flatMap { base.attribute(attribute.name, of: $0) }
          if mine != nil, mine != old {
            conflict(at: key, "it refers to '\(attribute.value)', which is removed in the other branch")
            let isConnection = [.connection, .constraint].contains(result[index].kind.role)
            if isConnection, ours.byKey[key] == nil { dangling.insert(index) }
          }
        }
      }
    }
    result.remove(dangling)
  }

  /// Records elements of overlays that one branch removes from the parent theme and the other changes.
  mutating func checkEdits() {
    let keys = Dictionary(places.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    for index in result.subtree(of: result.root) where result[index].kind == .remove {
      guard let removed = result.string("reference", of: index), let edit = keys[index],
        places["#" + removed].map({ result.isAttached($0) }) == true
      else { continue }
      let branches = [ours, theirs].map { ($0.byKey[edit] != nil, $0.byKey["#" + removed] != nil) }
      if !branches.contains(where: { $0.0 && $0.1 }) {
        conflict(at: "#" + removed, "it is removed from the parent theme in the other branch")
      }
    }
  }

  /// Records outlets that the branches added to one owner for one property, with different ids.
  mutating func checkOutlets() {
    let keys = Dictionary(places.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    for list in result.subtree(of: result.root) where result[list].kind == .connections {
      var known: Set<String> = []
      for outlet in result[list].children where result[outlet].kind == .outlet {
        guard let property = result.string("property", of: outlet), !known.insert(property).inserted,
          let key = keys[outlet], let listKey = keys[list]
        else { continue }
        let isTwofold = [ours, theirs].contains { side in
          side.byKey[listKey].map { side.outlets(of: property, in: $0) > 1 } == true
        }
        if !isTwofold { conflict(at: key, "'\(property)' is connected by another outlet in the other branch") }
      }
    }
  }

  mutating func dropEmptiedLists() {
    for index in result.subtree(of: result.root).reversed() {
      guard result[index].kind.role == .list, result[index].children.isEmpty, result[index].attributes.isEmpty,
        result[index].text == nil
      else { continue }
      // Lists that were already empty in ours or theirs stay.
      if result[index].written?.hasNoChildren != true { result.remove(index) }
    }
  }
}
