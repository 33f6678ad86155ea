package import ThemeSource
package import ThemeSyntax

/// Applies an overlay to its parent's resolved tree: changes, additions, moves, unset values and removals, in this
/// order, and finally removes references to removed elements.
struct OverlayMerge {
  /// A removal by an overlay.
  struct Removal {
    var span: SourceSpan
    /// Whether elements are allowed in place of the edit: in a list of views or under `objects`.
    var isInList: Bool
  }

  var draft: Draft
  let overlay: ElementTree
  /// Objects of the draft by id: the parent's and those that the overlay added.
  var objects: [ObjectID: Int] = [:]
  /// The number of the parent's elements, which are first in the draft.
  let baseCount: Int
  /// The parent's name, used in messages.
  let parentName: String
  var diagnostics: [Diagnostic] = []
  /// Edits with the draft's elements that contain them, in document order.
  var moves: [(edit: NodeID, inside: Int)] = []
  var unsets: [(edit: NodeID, inside: Int)] = []
  var removalEdits: [NodeID] = []
  /// Removals, keyed by the element's index in the parent.
  var removals: [Int: Removal] = [:]
  /// The end of the overlay's `objects`, which contains elements that change the parent's; `nil` without `objects`.
  var endOfObjects: SourceSpan?
  /// The last element that was placed after each sibling.
  private var placedAfter: [Int: Int] = [:]
  private let limits: Limits
  /// Comparing a misspelled id with all others is slow, so the suggestions per file are limited.
  private var suggestionsLeft = 20
  private var sortedIDs: [String]?
  private var isExhausted = false

  init(base: ElementTree, overlay: ElementTree, parentName: String, limits: Limits) {
    self.limits = limits
    draft = Draft(base: base, overlay: overlay)
    self.overlay = overlay
    self.parentName = parentName
    baseCount = base.count
    for node in base.all {
      if case .id(let id) = base.identity(of: node), objects[id] == nil { objects[id] = node.index }
    }
  }

  mutating func run() {
    guard let document = overlay.documentElement, baseCount > 0 else { return }
    mergeAttributes(of: document, into: 0)
    for child in overlay.children(of: document) {
      switch overlay[child].kind {
      case .theme: break
      case .objects:
        mergeObjects(child)
        endOfObjects = overlay.behindLastChild(of: child)
      default: mergeChild(child, into: 0)
      }
    }
    applyMoves()
    applyUnsets()
    applyRemovals()
  }
}

// MARK: Bounds

extension OverlayMerge {
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < limits.diagnosticsPerFile { diagnostics.append(diagnostic) }
  }

  /// Returns the id that was probably intended by a misspelled one.
  mutating func suggestion(for id: ObjectID) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    let ids = sortedIDs ?? objects.keys.sorted().map(\.text)
    sortedIDs = ids
    return onlyMatch(to: id.text, in: ids)
  }

  /// Whether the search for an overlay's elements takes so long that the overlay must be hostile. The rest of it is
  /// then ignored.
  private mutating func isOverBudget(at node: NodeID) -> Bool {
    if draft.steps <= 10 * limits.elements { return false }
    if !isExhausted { report(.overlayTooLarge(at: overlay[node].nameSpan)) }
    isExhausted = true
    return true
  }
}

// MARK: Elements

extension OverlayMerge {
  /// The parent's element with an id; `nil` if it has none.
  func parentObject(_ id: ObjectID) -> Int? { objects[id].flatMap { $0 < baseCount ? $0 : nil } }

  private mutating func mergeObjects(_ list: NodeID) {
    guard let target = draft.child(of: 0, .only(.objects, "")) else { return mergeChild(list, into: 0) }
    for child in overlay.children(of: list) {
      let kind = overlay[child].kind
      if kind.role == .edit {
        collect(child, inside: target)
      } else if let id = overlay.objectID(of: child) {
        if let object = parentObject(id) {
          merge(child, into: object)
        } else if kind.role == .object {
          addTree(child, into: target)
        } else {
          report(deadOverride(child, id))
        }
      } else {
        report(.withoutID(overlay, child))
      }
    }
  }

  /// Applies the changes of an overlay's element to an element.
  mutating func merge(_ node: NodeID, into index: Int) {
    if isOverBudget(at: node) { return }
    draft.addContributor(index, at: overlay[node].nameSpan)
    if overlay[node].kind != draft.kind(of: index) { draft.rename(index, to: node) }
    mergeAttributes(of: node, into: index)
    if overlay[node].hasText { draft.setText(index, to: node) }
    var replacedItems = false
    for child in overlay.children(of: node) {
      if overlay.identity(of: child) == .none, overlay[child].kind.role != .edit, !replacedItems {
        replacedItems = true
        for item in draft.children(of: index) where draft.identity(of: item) == .none { draft.remove(item) }
      }
      mergeChild(child, into: index)
    }
  }

  private mutating func mergeChild(_ child: NodeID, into index: Int) {
    if isOverBudget(at: child) { return }
    let kind = overlay[child].kind
    if kind.role == .edit, kind != .binding { return collect(child, inside: index) }
    if isEmptyConstraint(child) { return report(emptyConstraint(child)) }
    let identity = overlay.identity(of: child)
    switch identity {
    case .id(let id):
      if let object = parentObject(id) {
        merge(child, into: object)
      } else if let key = overlay.string(.key, of: child), let existing = draft.child(of: index, key: key) {
        replace(existing, by: child)
      } else if kind == .outlet, let existing = outlet(like: child, in: index) {
        merge(child, into: existing)
      } else {
        addTree(child, into: index)
      }
    case .key(let key):
      mergeValue(child, key: key, into: index)
    case .keyPath, .name, .only:
      mergeOrAdd(child, existing: draft.child(of: index, identity), into: index)
    case .property:
      mergeOrAdd(child, existing: outlet(like: child, in: index), into: index)
    case .none:
      addTree(child, into: index)
    }
  }

  private mutating func mergeOrAdd(_ child: NodeID, existing: Int?, into index: Int) {
    if let existing {
      if overlay.isReplacedWhole(child) { replace(existing, by: child) } else { merge(child, into: existing) }
    } else {
      addTree(child, into: index)
    }
  }

  /// Merges a value or structure by its key, even if the element names differ. A value may also replace an attribute.
  private mutating func mergeValue(_ child: NodeID, key: String, into index: Int) {
    if let existing = draft.child(of: index, key: key) {
      let isSame = draft.kind(of: existing) == overlay[child].kind
      if isSame, !overlay.isReplacedWhole(child) { merge(child, into: existing) } else { replace(existing, by: child) }
      return
    }
    let added = addTree(child, into: index)
    guard overlay[child].kind.role == .value else { return }
    var attributes = draft.attributes(of: index)
    guard let place = attributes.firstIndex(where: { $0.written.writtenName == key }) else { return }
    let old = attributes.remove(at: place)
    draft.setAttributes(index, attributes)
    let overridden = ElementTree.Overridden(old.written)
    draft.setHistory(added, [overridden] + old.history)
  }

  /// The outlet in a list of connections with the same property.
  private mutating func outlet(like child: NodeID, in index: Int) -> Int? {
    guard let property = overlay.string(.property, of: child) else { return nil }
    return draft.children(of: index).first {
      draft.kind(of: $0) == .outlet && draft.string(.property, of: $0) == property
    }
  }

  private mutating func replace(_ existing: Int, by child: NodeID) {
    let history = [draft.overridden(existing)] + draft.history(of: existing)
    let added = addTree(child, into: draft.nodes[existing].parent, before: existing)
    draft.remove(existing)
    draft.setHistory(added, history)
  }

  private mutating func collect(_ edit: NodeID, inside index: Int) {
    switch overlay[edit].kind {
    case .remove: removalEdits.append(edit)
    case .unset: unsets.append((edit, index))
    case .move: moves.append((edit, index))
    default: break
    }
  }
}

// MARK: Attributes

extension OverlayMerge {
  /// Sets the attributes of an overlay's element, except `id`, `before` and `after`, which are addresses.
  private mutating func mergeAttributes(of node: NodeID, into index: Int) {
    var attributes: [Draft.Attribute]?
    for written in overlay.attributes(of: node) where !written.isAddress {
      var all = attributes ?? draft.attributes(of: index)
      var history: [ElementTree.Overridden] = []
      let place = all.firstIndex { $0.written.name == written.name && $0.written.writtenName == written.writtenName }
      if let place {
        let old = all[place]
        history = [ElementTree.Overridden(old.written)] + old.history
        all[place] = Draft.Attribute(written: written, history: history)
      } else {
        // An unknown attribute, such as `backgroundColor`, changes nothing.
        if overlay[node].kind.descriptor?.type(of: written.name) != nil,
          let value = draft.child(of: index, key: written.writtenName), draft.kind(of: value).role == .value
        {
          history = [draft.overridden(value)] + draft.history(of: value)
          draft.remove(value)
        }
        all.append(Draft.Attribute(written: written, history: history))
      }
      attributes = all
    }
    if let attributes { draft.setAttributes(index, attributes) }
  }
}

extension ElementTree.Attribute {
  /// Whether the attribute is an address in an overlay and not a value.
  var isAddress: Bool { name == .id || name == .before || name == .after }
}

// MARK: Additions

extension OverlayMerge {
  /// Adds an element with its descendants at the requested place. Descendants with an id of the parent's change that
  /// element in its place.
  @discardableResult
  private mutating func addTree(_ node: NodeID, into parent: Int, before next: Int = -1) -> Int {
    let index = draft.add(node, into: parent, before: next < 0 ? place(of: node, in: parent) : next)
    let kept = draft.attributes(of: index).filter { $0.written.name != .before && $0.written.name != .after }
    draft.setAttributes(index, kept)
    if let after = overlay.reference(.after, of: node).flatMap({ objects[$0] }) { placedAfter[after] = index }
    if case .id(let id) = overlay.identity(of: node), objects[id] == nil { objects[id] = index }
    for child in overlay.children(of: node) {
      if overlay[child].kind.role == .edit, overlay[child].kind != .binding {
        collect(child, inside: index)
      } else if case .id(let id) = overlay.identity(of: child), let object = parentObject(id) {
        merge(child, into: object)
      } else if isEmptyConstraint(child) {
        report(emptyConstraint(child))
      } else {
        addTree(child, into: index)
      }
    }
    return index
  }

  /// Whether a constraint neither changes one of the parent's nor constrains anything.
  private func isEmptyConstraint(_ node: NodeID) -> Bool {
    overlay[node].kind == .constraint && overlay.attribute(.firstAttribute, of: node) == nil
      && overlay.objectID(of: node).flatMap(parentObject) == nil
  }

  /// The next sibling according to `before` or `after`; -1 for the end.
  private mutating func place(of node: NodeID, in parent: Int) -> Int {
    for name in [AttributeName.before, .after] {
      guard let reference = overlay.attribute(name, of: node) else { continue }
      let id = ObjectID(reference.value)
      guard let sibling = objects[id], !draft.nodes[sibling].isRemoved else {
        report(unknownTarget(id, at: reference.valueSpan, in: name.name))
        continue
      }
      guard draft.nodes[sibling].parent == parent else {
        report(.otherContainer(id, at: reference.valueSpan, sibling: draft.nameSpan(of: sibling)))
        continue
      }
      if name == .before { return sibling }
      let last = placedAfter[sibling] ?? sibling
      return draft.nodes[draft.nodes[last].parent == parent ? last : sibling].next
    }
    return -1
  }
}

/// Applies an overlay's elements to a parent's resolved tree, without a graph. `convert` verifies its overlays with it.
///
/// The diagnostics report the overlay's elements that have no place in the parent.
package func apply(
  overlay: ElementTree, to parent: ElementTree, limits: Limits = .standard
) -> Diagnosed<ElementTree> {
  var merge = OverlayMerge(base: parent, overlay: overlay, parentName: "the parent", limits: limits)
  merge.run()
  return Diagnosed(merge.draft.finish(limits: limits).tree, merge.diagnostics)
}
