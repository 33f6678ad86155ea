internal import ThemeSource
internal import ThemeSyntax

// `move`, `unset` and `remove`, applied after all changes and additions.
extension OverlayMerge {
  /// The target of an edit: its `reference`, otherwise the element that contains it.
  private mutating func target(of edit: NodeID, inside index: Int?) -> Int? {
    guard let reference = overlay.attribute(.reference, of: edit) else {
      if let index { return index }
      // The reference of other edits is required, and its absence is already reported.
      if overlay.kind(of: edit) == .unset { report(.unsetWithoutReference(overlay, edit)) }
      return nil
    }
    let id = ObjectID(reference.value)
    if let object = objects[id], !draft.nodes[object].isRemoved { return object }
    report(unknownTarget(id, at: reference.valueSpan, in: overlay[edit].name))
    return nil
  }

  mutating func applyMoves() {
    for (edit, _) in moves {
      guard let object = target(of: edit, inside: nil) else { continue }
      if draft.nodes[object].parent < 0 || movesIntoItself(edit, object) {
        report(.moveIntoItself(overlay, edit))
        continue
      }
      guard let (container, next) = destination(of: edit, moving: object) else { continue }
      draft.addContributor(object, at: overlay[edit].nameSpan)
      draft.unlink(object)
      draft.link(object, into: container, before: next)
    }
  }

  private func movesIntoItself(_ edit: NodeID, _ object: Int) -> Bool {
    [AttributeName.into, .before, .after].contains { name in
      guard let place = overlay.reference(name, of: edit).flatMap({ objects[$0] }) else { return false }
      return draft.isInside(place, object)
    }
  }

  /// The list to move into, and the next sibling (-1 for the end).
  private mutating func destination(of edit: NodeID, moving object: Int) -> (container: Int, next: Int)? {
    var container: Int?
    if let into = overlay.attribute(.into, of: edit) {
      guard let owner = objects[ObjectID(into.value)], !draft.nodes[owner].isRemoved else {
        report(unknownTarget(ObjectID(into.value), at: into.valueSpan, in: overlay[edit].name))
        return nil
      }
      container = list(of: owner, for: object)
    }
    for name in [AttributeName.before, .after] {
      guard let reference = overlay.attribute(name, of: edit) else { continue }
      guard let sibling = objects[ObjectID(reference.value)], !draft.nodes[sibling].isRemoved, sibling != object,
        draft.nodes[sibling].parent >= 0
      else {
        report(unknownTarget(ObjectID(reference.value), at: reference.valueSpan, in: overlay[edit].name))
        return nil
      }
      if let container, draft.nodes[sibling].parent != container {
        report(
          .otherContainer(
            ObjectID(reference.value), at: reference.valueSpan, sibling: draft.nameSpan(of: sibling)))
        return (container, -1)
      }
      var next = name == .before ? sibling : draft.nodes[sibling].next
      if next == object { next = draft.nodes[object].next }
      return (draft.nodes[sibling].parent, next)
    }
    if let container { return (container, -1) }
    report(.moveWithoutPlace(overlay, edit))
    return nil
  }

  /// The list of an element for an object, created if it is missing: `subviews` for views, otherwise a list like the
  /// object's current one.
  private mutating func list(of owner: Int, for object: Int) -> Int {
    let holder = draft.nodes[object].parent
    if let list = draft.child(of: owner, .only(draft.kind(of: holder), "")) { return list }
    return draft.addEmpty(like: holder, into: owner)
  }

  mutating func applyUnsets() {
    for (edit, index) in unsets {
      guard let object = target(of: edit, inside: index) else { continue }
      if let item = namedItem(of: edit, in: object) {
        draft.remove(item)
        draft.addContributor(object, at: overlay[edit].nameSpan)
        continue
      }
      let written = [AttributeName.attribute, .key, .keyPath, .name].compactMap { overlay.attribute($0, of: edit) }
      guard let name = written.first else {
        report(.unsetWithoutName(overlay, edit))
        continue
      }
      var isSet = false
      let kept = draft.attributes(of: object).filter { $0.written.writtenName != name.value || $0.written.isAddress }
      if kept.count < draft.attributes(of: object).count {
        draft.setAttributes(object, kept)
        isSet = true
      }
      if let value = draft.child(of: object, key: name.value) {
        draft.remove(value)
        isSet = true
      }
      if isSet {
        draft.addContributor(object, at: overlay[edit].nameSpan)
      } else {
        let names =
          draft.attributes(of: object).map(\.written.writtenName)
          + draft.children(of: object).compactMap { draft.string(.key, of: $0) }
        report(.nothingToUnset(name, meant: closestMatch(to: name.value, in: names.sorted())))
      }
    }
  }

  /// The item without id or key that an edit addresses, in the element or its list of runtime attributes: a runtime
  /// attribute by `keyPath`; by `name`, a resource, an entry of the document's metadata, or an element that occurs
  /// once, such as `device`.
  private mutating func namedItem(of edit: NodeID, in object: Int) -> Int? {
    if let path = overlay.string(.keyPath, of: edit) {
      if let list = draft.child(of: object, .only(.userDefinedRuntimeAttributes, "")),
        let item = draft.child(of: list, .keyPath(path))
      {
        return item
      }
      return draft.child(of: object, .keyPath(path))
    }
    guard let name = overlay.string(.name, of: edit) else { return nil }
    return draft.children(of: object).first { child in
      switch draft.identity(of: child) {
      case .name(_, name): true
      case .only(let kind, let written): (written.isEmpty ? kind.name : written) == name
      case .id, .key, .keyPath, .property, .name, .none: false
      }
    }
  }

  mutating func applyRemovals() {
    for edit in removalEdits {
      guard let object = target(of: edit, inside: nil) else { continue }
      let isRoot = draft.nodes[object].parent >= 0 && draft.kind(of: draft.nodes[object].parent) == .objects
      if isRoot, draft.kind(of: object).isView {
        report(.rootRemoved(overlay, edit))
        continue
      }
      let list = overlay[edit].parent.map { overlay[$0].kind }
      let isInList = list == .objects || list == .subviews
      var pending = [object]
      while let current = pending.popLast() {
        removals[current] = Removal(span: overlay[edit].span, isInList: isInList)
        pending += draft.children(of: current)
      }
      draft.remove(object)
    }
    removeReferences()
  }

  /// Removes constraints, connections and mask entries that refer to a removed element, and the references to these.
  private mutating func removeReferences() {
    var gone: [ObjectID] = []
    for (id, index) in objects where draft.nodes[index].isRemoved { gone.append(id) }
    if gone.isEmpty { return }
    gone.sort()
    var referring: [ObjectID: [(node: Int, attribute: ElementTree.Attribute)]] = [:]
    for index in draft.nodes.indices.dropFirst() where !draft.nodes[index].isRemoved {
      guard draft.kind(of: index).holdsReferences else { continue }
      for attribute in draft.attributes(of: index) where attribute.written.name.isReference {
        referring[ObjectID(attribute.written.value), default: []].append((index, attribute.written))
      }
    }
    while let id = gone.popLast() {
      for (index, attribute) in referring[id] ?? [] where !draft.nodes[index].isRemoved {
        if draft.nodes[index].isAdded { report(.refersToRemoved(attribute.value, at: attribute.valueSpan)) }
        if let own = draft.string(.id, of: index) { gone.append(ObjectID(own)) }
        draft.remove(index)
      }
    }
  }
}

extension AttributeName {
  /// Whether the attribute is a reference of a constraint, connection or mask entry to an element.
  fileprivate var isReference: Bool {
    switch self {
    case .firstItem, .secondItem, .destination, .reference: true
    default: false
    }
  }
}

extension ElementKind {
  /// Whether the element's only purpose is to refer to others.
  var holdsReferences: Bool {
    role == .constraint || role == .connection || self == .include || self == .exclude
  }
}
