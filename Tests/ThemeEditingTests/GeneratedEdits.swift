import TestSupport
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

/// An edit such as a user makes in Interface Builder.
struct GeneratedEdit {
  enum Kind: CaseIterable { case move, rename, restyle, add, remove, reconnect, constant }
  var kind: Kind
  /// The id of the edited object.
  var target: String
  /// Names of the edited properties. Another edit of the same property is in conflict unless it sets the same value.
  var facets: Set<String>
  /// Ids that must exist for the edit to make sense.
  var needs: Set<String> = []
  /// Ids that the edit removes.
  var removes: Set<String> = []
  /// Lists in which the edit changes the order.
  var lists: Set<String> = []
  var apply: (inout MarkupTree) -> Void

  func overlaps(_ other: GeneratedEdit) -> Bool {
    !facets.isDisjoint(with: other.facets) || !removes.isDisjoint(with: other.needs)
      || !needs.isDisjoint(with: other.removes) || !removes.isDisjoint(with: other.removes)
  }
}

/// Makes edits of one file.
struct EditGenerator {
  let tree: MarkupTree
  let views: [Int]
  var random: SeededNumbers

  init(_ tree: MarkupTree, seed: UInt64) {
    self.tree = tree
    random = SeededNumbers(seed: seed)
    var counts: [String: Int] = [:]
    for index in tree.nodes.indices { if let id = tree.id(of: index) { counts[id, default: 0] += 1 } }
    // Views in a list of subviews that have a unique id.
    views = tree.nodes.indices.filter { index in
      tree[index].kind.isView && tree.id(of: index).map { counts[$0] == 1 } == true
        && tree[index].parent.map { tree[$0].kind == .subviews } == true
    }
  }

  mutating func make(_ kind: GeneratedEdit.Kind, on wanted: Int? = nil) -> GeneratedEdit? {
    guard let view = wanted ?? views.randomElement(using: &random), let id = tree.id(of: view) else { return nil }
    let number = Int.random(in: 1...999_999, using: &random)
    switch kind {
    case .rename:
      return GeneratedEdit(kind: kind, target: id, facets: ["\(id).userLabel"], needs: [id]) {
        $0.set("userLabel", to: "Label \(number)", of: $0.place(of: id))
      }
    case .restyle:
      return GeneratedEdit(kind: kind, target: id, facets: ["\(id).tintColor"], needs: [id]) { tree in
        let view = tree.place(of: id)
        let attributes = [
          MarkupTree.Attribute("key", "tintColor"), .init("white", "0.\(number)"), .init("alpha", "1"),
          .init("colorSpace", "calibratedWhite"),
        ]
        let color = tree.make("color", attributes)
        if let old = tree.child(of: view, key: "tintColor") { tree.remove(old) }
        tree.insert(color, into: view)
      }
    case .add:
      guard let list = tree.child(of: view, .subviews) ?? tree[view].parent, let owner = tree[list].parent,
        let ownerID = tree.id(of: owner)
      else { return nil }
      let place = tree[list].children.isEmpty ? 0 : Int.random(in: 0...tree[list].children.count, using: &random)
      return GeneratedEdit(
        kind: kind, target: "new-\(number)", facets: ["new-\(number)"], needs: [ownerID], lists: [ownerID]
      ) { tree in
        let list = tree.subviews(of: ownerID)
        let label = tree.make("label", [.init("text", "New \(number)"), .init("id", "new-\(number)")])
        tree.insert(label, into: list, at: place)
      }
    case .remove: return removal(of: view, id)
    case .move: return move(of: view, id)
    case .reconnect:
      guard
        let outlet = tree.nodes.indices.filter({ tree[$0].kind == .outlet && tree.id(of: $0) != nil })
          .randomElement(using: &random), let outletID = tree.id(of: outlet),
        tree.string("destination", of: outlet) != id
      else { return nil }
      return reconnection(of: outletID, to: id)
    case .constant:
      guard
        let constraint = tree.nodes.indices.filter({ tree[$0].kind == .constraint && tree.id(of: $0) != nil })
          .randomElement(using: &random), let constraintID = tree.id(of: constraint)
      else { return nil }
      let owners = [tree.owner(of: constraint)].compactMap { $0 }
      return GeneratedEdit(
        kind: kind, target: constraintID, facets: ["\(constraintID).constant"], needs: Set([constraintID] + owners)
      ) { $0.set("constant", to: "\(number)", of: $0.place(of: constraintID)) }
    }
  }

  func reconnection(of outlet: String, to id: String) -> GeneratedEdit {
    let owners = [tree.owner(of: tree.place(of: outlet))].compactMap { $0 }
    return GeneratedEdit(
      kind: .reconnect, target: outlet, facets: ["\(outlet).destination"], needs: Set([outlet, id] + owners)
    ) { $0.set("destination", to: id, of: $0.place(of: outlet)) }
  }

  /// Removes a view with its content and all references to either.
  private func removal(of view: Int, _ id: String) -> GeneratedEdit {
    var gone = Set(tree.subtree(of: view).compactMap { tree.id(of: $0) })
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in tree.nodes.indices {
        guard let own = tree.id(of: index) ?? tree.owner(of: index).map({ "\($0)/\(index)" }), !gone.contains(own),
          tree.refers(index, to: gone)
        else { continue }
        gone.insert(own)
        isChanged = true
      }
    }
    let lists = Set([tree.owner(of: view)].compactMap { $0 })
    return GeneratedEdit(kind: .remove, target: id, facets: ["\(id).existence"], removes: gone, lists: lists) { tree in
      for index in tree.subtree(of: tree.root).reversed() {
        if tree.id(of: index).map({ gone.contains($0) }) == true || tree.refers(index, to: gone) { tree.remove(index) }
      }
      tree.removeEmptyLists()
    }
  }

  private mutating func move(of view: Int, _ id: String) -> GeneratedEdit? {
    let containers = tree.nodes.indices.filter { index in
      tree[index].kind == .subviews && index != tree[view].parent && !tree.isInside(index, view)
    }
    guard let list = containers.randomElement(using: &random), let owner = tree[list].parent,
      let ownerID = tree.id(of: owner), let old = tree.owner(of: view)
    else { return nil }
    // A move needs the ancestors of its new container in place, or two views may move into each other.
    let around = tree.chain(of: owner)
    return GeneratedEdit(
      kind: .move, target: id, facets: ["\(id).place"], needs: Set([id, ownerID]).union(around), lists: [ownerID, old]
    ) { tree in
      let list = tree.subviews(of: ownerID)
      let view = tree.place(of: id)
      tree.remove(view)
      tree.reset(view)
      tree.insert(view, into: list)
      tree.removeEmptyLists()
    }
  }
}

extension MarkupTree {
  /// The list of subviews of an object, created if it is missing.
  mutating func subviews(of id: String) -> Int {
    let owner = place(of: id)
    if let list = child(of: owner, .subviews) { return list }
    let list = make("subviews")
    insert(list, into: owner)
    return list
  }

  func place(of id: String) -> Int { subtree(of: root).first { self.id(of: $0) == id } ?? root }

  /// The id of the nearest ancestor that is an object.
  func owner(of index: Int) -> String? {
    var next = nodes[index].parent
    while let current = next {
      if let id = id(of: current) { return id }
      next = nodes[current].parent
    }
    return nil
  }

  func chain(of index: Int) -> Set<String> {
    var found: Set<String> = []
    var next: Int? = index
    while let current = next {
      if let id = id(of: current) { found.insert(id) }
      next = nodes[current].parent
    }
    return found
  }

  func refers(_ index: Int, to gone: Set<String>) -> Bool {
    switch self[index].kind {
    case .constraint, .outlet, .outletCollection, .action, .segue, .include, .exclude: break
    default: return false
    }
    return self[index].attributes.contains {
      ["firstItem", "secondItem", "destination", "reference"].contains($0.name) && gone.contains($0.value)
    }
  }
}
