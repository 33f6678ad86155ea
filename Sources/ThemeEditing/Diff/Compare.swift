internal import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax

/// Compares two trees by meaning. Elements are matched by id, outlet, restorationIdentifier or tag.
package func compare(
  _ before: ElementTree, roots beforeRoots: [NodeID], with after: ElementTree, roots afterRoots: [NodeID]
) -> ThemeDifference {
  Comparison(before, beforeRoots, after, afterRoots).run()
}

private struct Comparison {
  let before: ElementTree
  let after: ElementTree
  let matching: ElementMatching
  let mine: Components
  let theirs: Components
  var difference = ThemeDifference()

  init(_ before: ElementTree, _ beforeRoots: [NodeID], _ after: ElementTree, _ afterRoots: [NodeID]) {
    self.before = before
    self.after = after
    matching = ElementMatching(after, roots: afterRoots, parent: before, parentRoots: beforeRoots, prefersIDs: true)
    mine = Components(after)
    theirs = Components(before)
  }

  consuming func run() -> ThemeDifference {
    compareElements()
    compareRelations(.constraint)
    compareRelations(.connection)
    compareDocument()
    return difference
  }

  // MARK: Elements

  private mutating func compareElements() {
    for node in before.all where isObject(node, in: before) && matching.children[node.index] == nil {
      difference.elements.append(element(node, .removed, in: theirs))
    }
    for node in after.all where isObject(node, in: after) && matching.parents[node.index] == nil {
      difference.elements.append(element(node, .added, in: mine))
    }
    let moved = movedElements()
    var restyled: [ThemeDifference.Element] = []
    for node in after.all where isObject(node, in: after) {
      guard let other = matching.parents[node.index] else { continue }
      var values = changes(from: before.shownValues(of: other), to: after.shownValues(of: node))
      if before[other].name != after[node].name {
        values.insert(.init(name: "element", before: before[other].name, after: after[node].name), at: 0)
      }
      if moved.contains(node) {
        var change = element(node, .moved, in: mine)
        change.containerBefore = container(of: other, in: theirs)
        change.values = values
        difference.elements.append(change)
      } else if !values.isEmpty {
        var change = element(node, .restyled, in: mine)
        change.values = values
        restyled.append(change)
      }
    }
    difference.elements += restyled
  }

  /// Returns the elements in another container, or in another place among those that stayed in theirs.
  private func movedElements() -> Set<NodeID> {
    var moved: Set<NodeID> = []
    for list in after.all {
      var stayed: [(NodeID, NodeID)] = []
      for child in after.children(of: list) where isObject(child, in: after) {
        guard let other = matching.parents[child.index] else { continue }
        let isHere = before[other].parent == matching.parents[list.index]
        if isHere || isSameContainer(before[other].parent, list) {
          stayed.append((child, other))
        } else {
          moved.insert(child)
        }
      }
      guard after[list].kind.ordersChildren else { continue }
      let kept = Set(longestIncreasing(stayed.map(\.1)))
      for (place, (child, _)) in stayed.enumerated() where !kept.contains(place) { moved.insert(child) }
    }
    return moved
  }

  /// Whether two lists have the same owner. Lists have no ids.
  private func isSameContainer(_ list: NodeID?, _ other: NodeID) -> Bool {
    guard let list, before[list].kind == after[other].kind, let owner = after[other].parent,
      let theirs = before[list].parent
    else { return false }
    return matching.parents[owner.index] == theirs
  }

  private func element(
    _ node: NodeID, _ change: ThemeDifference.Element.Change, in components: Components
  ) -> ThemeDifference.Element {
    let tree = components.tree
    var element = ThemeDifference.Element(
      change: change, name: components.name(of: node), kind: tree[node].name, id: tree.string(.id, of: node),
      isComponent: tree[node].kind.isView && components.isComponent(node), span: tree[node].nameSpan)
    if change == .removed {
      element.containerBefore = container(of: node, in: components)
    } else {
      element.containerAfter = container(of: node, in: components)
    }
    if change == .added {
      element.values = tree.shownValues(of: node).map { .init(name: $0.name, before: nil, after: $0.text) }
    }
    return element
  }

  private func container(of node: NodeID, in components: Components) -> String? {
    components.tree.ancestors(of: node).first { isObject($0, in: components.tree) }.map { components.name(of: $0) }
  }

  private func isObject(_ node: NodeID, in tree: ElementTree) -> Bool {
    switch tree[node].kind.role {
    case .view, .controller, .object: true
    case .opaque: tree.attribute(.id, of: node) != nil
    case .document, .guide, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit: false
    }
  }

  private func changes(from old: [ShownValue], to new: [ShownValue]) -> [ThemeDifference.Value] {
    let before = Dictionary(old.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    var result: [ThemeDifference.Value] = []
    for value in new where before[value.name] != value.text && after[value.name] == value.text {
      result.append(.init(name: value.name, before: before[value.name], after: value.text))
    }
    for value in old where after[value.name] == nil {
      result.append(.init(name: value.name, before: value.text, after: nil))
    }
    return result
  }

  // MARK: Constraints and connections

  /// A constraint or connection: its identity, its content with ids of the newer theme, and its text for people.
  private struct Fact {
    var key: String
    var meaning: [String]
    var text: String
    var span: SourceSpan
  }

  private mutating func compareRelations(_ role: ElementRole) {
    let old = facts(role, in: theirs, ofOlder: true)
    let new = facts(role, in: mine, ofOlder: false)
    // Facts are matched by id or property, else by equal content.
    let byKey = Dictionary(old.indices.map { (old[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    var byMeaning = Dictionary(grouping: old.indices.reversed()) { old[$0].meaning }
    var isFound = [Bool](repeating: false, count: old.count)
    var changed: [ThemeDifference.Relation] = []
    var rest: [Fact] = []
    for fact in new {
      guard let place = byKey[fact.key], !isFound[place] else {
        rest.append(fact)
        continue
      }
      isFound[place] = true
      if old[place].meaning != fact.meaning {
        changed.append(.init(change: .changed, before: old[place].text, after: fact.text, span: fact.span))
      }
    }
    var added: [Fact] = []
    for fact in rest {
      while let last = byMeaning[fact.meaning]?.last, isFound[last] { byMeaning[fact.meaning]?.removeLast() }
      if let place = byMeaning[fact.meaning]?.popLast() { isFound[place] = true } else { added.append(fact) }
    }
    let all =
      old.indices.filter { !isFound[$0] }.map {
        ThemeDifference.Relation(change: .removed, before: old[$0].text, after: nil, span: old[$0].span)
      }
      + added.map { ThemeDifference.Relation(change: .added, before: nil, after: $0.text, span: $0.span) } + changed
    if role == .constraint { difference.constraints = all } else { difference.connections = all }
  }

  private func facts(_ role: ElementRole, in components: Components, ofOlder isOlder: Bool) -> [Fact] {
    let tree = components.tree
    return tree.all.filter { tree[$0].kind.role == role }.map { node in
      let owner = tree.ancestors(of: node).lazy.compactMap { tree.string(.id, of: $0) }.first { _ in true } ?? ""
      let attributes = tree.attributes(of: node).filter { $0.name != .id }.map { attribute in
        let isReference = holdsID(attribute.name, of: tree[node].kind)
        let value = isReference ? commonID(attribute.value, ofOlder: isOlder) : attribute.value
        return "\(attribute.writtenName)=\(value)"
      }
      let text = components.relationText(of: node)
      var key = tree.string(.id, of: node) ?? text
      if tree[node].kind == .outlet, let property = tree.string(.property, of: node) {
        key = "\(commonID(owner, ofOlder: isOlder)).\(property)"
      }
      let meaning = [tree[node].name, commonID(owner, ofOlder: isOlder)] + attributes.sorted()
      return Fact(key: key, meaning: meaning, text: text, span: tree[node].nameSpan)
    }
  }

  /// Returns the newer theme's id of an element that both have.
  private func commonID(_ id: String, ofOlder isOlder: Bool) -> String {
    guard isOlder, let node = theirs.object(ObjectID(id)),
      let match = matching.children[node.index], let other = after.string(.id, of: match)
    else { return id }
    return other
  }

  // MARK: The document

  private mutating func compareDocument() {
    difference.document = changes(from: before.documentValues, to: after.documentValues)
  }
}

extension Components {
  /// Describes a constraint as an equation, or a connection as `outlet 'loginButton' → the button 'Sign in'`.
  func relationText(of node: NodeID) -> String {
    if tree[node].kind.role == .constraint { return constraintText(of: node) }
    let owner = tree.ancestors(of: node).first { tree.attribute(.id, of: $0) != nil }
    let target =
      object(tree.reference(.destination, of: node)).map { name(of: $0) } ?? tree.string(.destination, of: node) ?? ""
    let from = owner.map { name(of: $0) } ?? "the document"
    switch tree[node].kind {
    case .outlet, .outletCollection:
      return "outlet '\(tree.string(.property, of: node) ?? "")' of \(from) → \(target)"
    case .action:
      let event = tree.string(.eventType, of: node).map { " on \($0)" } ?? ""
      return "action '\(tree.string(.selector, of: node) ?? "")'\(event) of \(from) → \(target)"
    default: return "\(tree[node].name) '\(tree.string(.identifier, of: node) ?? "")' of \(from) → \(target)"
    }
  }

  private func constraintText(of node: NodeID) -> String {
    let owner = tree[node].parent.flatMap { tree[$0].parent }
    func item(_ attribute: AttributeName) -> String {
      let named = tree.reference(attribute, of: node).map { object($0).map { shortName(of: $0) } ?? $0.text }
      return named ?? owner.map { shortName(of: $0) } ?? "?"
    }
    let relation = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"][tree.string(.relation, of: node) ?? ""] ?? "="
    var text = "\(item(.firstItem)).\(tree.string(.firstAttribute, of: node) ?? "?") \(relation) "
    let constant = tree.string(.constant, of: node).map(shortNumber)
    if tree.attribute(.secondAttribute, of: node) != nil {
      text += "\(item(.secondItem)).\(tree.string(.secondAttribute, of: node) ?? "?")"
      if let multiplier = tree.string(.multiplier, of: node) { text += " × \(multiplier)" }
      if let constant, constant != "0" {
        text += constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)"
      }
    } else {
      text += constant ?? "0"
    }
    if let priority = tree.string(.priority, of: node), priority != "1000" {
      text += " (priority \(shortNumber(priority)))"
    }
    let rest = tree.attributes(of: node).filter { attribute in
      switch attribute.name {
      case .id, .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .multiplier, .constant,
        .priority:
        false
      default: true
      }
    }
    return text + rest.map { " \($0.writtenName) \($0.value)" }.joined()
  }

  /// Returns the quoted part of an element's name, if it has one.
  private func shortName(of node: NodeID) -> String {
    let whole = name(of: node)
    let parts = whole.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : tree.string(.id, of: node) ?? whole
  }
}
