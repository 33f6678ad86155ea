internal import ThemeSource

extension Validator {
  /// Checks the position, attributes and values of all elements, and returns the information gathered about ids.
  @discardableResult
  func checkElements() -> ElementScreen {
    let tree = tree
    var unknown: [String: [NodeID]] = [:]
    let screen = ElementScreen(tree, isCompleteForm: isCompleteForm)
    for id in skipsPlain ? screen.suspects : Array(tree.all) {
      guard let descriptor = tree.kind(of: id).descriptor else {
        unknown[tree[id].name, default: []].append(id)
        continue
      }
      checkAttributes(of: id, descriptor)
      checkPlace(of: id)
      checkKey(of: id)
      if unclosed.contains(id) { continue }
      checkChildren(of: id)
      if tree[id].hasText, !descriptor.hasText { collector.add(.illegalText(in: tree[id])) }
    }
    if !unknown.isEmpty { reportUnknown(unknown) }
    return screen
  }

  /// Adds one warning for all unknown elements, with their names, counts and first locations.
  private func reportUnknown(_ unknown: [String: [NodeID]]) {
    let names = unknown.keys.sorted()
    let total = unknown.values.reduce(0) { $0 + $1.count }
    let first = unknown.values.compactMap(\.first).min() ?? NodeID(0)
    let list = names.prefix(8).map {
      "'\(quoted($0))'" + ((unknown[$0]?.count ?? 0) > 1 ? " (\(unknown[$0]?.count ?? 0))" : "")
    }
    let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
    let isDrawn = unknown.values.joined().contains { tree.parent(of: $0).map { tree.kind(of: $0) } == .subviews }
    let known = ElementKind.all.map(\.name)
    let suggestions = names.prefix(4).compactMap { name in
      closestMatch(to: name, in: known).map { total == 1 ? "'\($0)'" : "'\($0)' for '\(quoted(name))'" }
    }
    collector.add(
      Diagnostic(
        .unknownElement, severity: document.isOfInterfaceBuilder || suggestions.isEmpty ? nil : .error,
        total == 1
          ? "unknown element \(list.joined())"
          : "\(total) unknown elements: \(list.joined(separator: ", "))\(rest)",
        at: tree[first].nameSpan,
        related: names.prefix(8).compactMap { name in
          unknown[name]?.first.flatMap { node in
            node == first ? nil : Diagnostic.Related(tree[node].nameSpan, "'\(quoted(name))' is first used here")
          }
        },
        help: suggestions.isEmpty
          ? "unknown elements are kept, but \(isDrawn ? "are drawn as empty boxes" : "have no effect")"
          : "did you mean \(suggestions.series("and"))?",
        fixes: document.isReadWhole
          ? names.prefix(4).flatMap { tree.correctingNames(of: unknown[$0] ?? [], among: known) } : []))
  }

  private func checkPlace(of id: NodeID) {
    let node = tree[id]
    guard let parent = node.parent, !unclosed.contains(parent) else { return }
    guard let descriptor = tree.kind(of: parent).descriptor else { return }
    if !descriptor.mayHold(node.kind) {
      collector.add(.illegalChild(node, in: tree[parent], fixes: document.isReadWhole ? moving(id, outOf: parent) : []))
    } else if node.kind == .theme, parent.index + 1 != id.index {
      collector.add(
        Diagnostic(
          .illegalChild,
          tree[NodeID(parent.index + 1)].kind == .theme
            ? "duplicate header 'theme'" : "'theme' is not the document's first element",
          at: node.nameSpan,
          help: tree[NodeID(parent.index + 1)].kind == .theme
            ? "keep one of them" : "move it directly after the '<document>' tag"))
    }
  }

  /// Reports repeated lists and values. The first is used; the second would be dropped silently.
  private func checkChildren(of id: NodeID) {
    if tree.kind(of: id) == .connections { checkOutlets(in: id) }
    var seen: [Slot] = []
    for child in tree.children(of: id) {
      guard let slot = Slot(of: child, in: tree) else { continue }
      if tree.kind(of: child).isScalar, let key = slot.key, let attribute = tree.attribute(named: key, of: id) {
        collector.add(.secondValue(tree[child], key: key, in: tree[id], attribute: attribute.valueSpan))
      }
      if let first = seen.first(where: { $0 == slot }) {
        collector.add(.secondChild(tree[child], key: slot.key, in: tree[id], first: tree[first.node].nameSpan))
      } else if seen.count < 64 {
        seen.append(slot)
      }
    }
  }

  /// Reports repeated outlets: an outlet connects to one object, and the last connection would win silently.
  /// Collections may have many.
  private func checkOutlets(in connections: NodeID) {
    var seen: [String: NodeID] = [:]
    for outlet in tree.children(of: connections, .outlet) {
      guard let property = tree.attribute(.property, of: outlet) else { continue }
      guard let first = seen[property.value] else {
        seen[property.value] = outlet
        continue
      }
      let place = tree.attribute(.property, of: first)?.valueSpan ?? tree[first].nameSpan
      collector.add(
        Diagnostic(
          .duplicateOutlet, "the outlet '\(quoted(property.value))' is connected more than once",
          at: property.valueSpan, related: [Diagnostic.Related(place, "the first connection")],
          help: "an outlet connects to one object: keep one of the connections"))
    }
  }

  /// A position for a single child: a list, or a value with a key.
  private struct Slot: Equatable {
    var kind: ElementKind
    var key: String?
    var node: NodeID

    init?(of id: NodeID, in tree: ElementTree) {
      node = id
      kind = tree.kind(of: id)
      key = tree.string(.key, of: id)
      switch kind {
      case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .objects, .scenes, .resources: return
      case .segment, .fragment, .dictionary, .array: return nil
      default: if key == nil || ![.value, .structure, .view, .object].contains(kind.role) { return nil }
      }
    }

    static func == (a: Slot, b: Slot) -> Bool {
      a.key == b.key && (a.kind == b.kind || a.kind.isView && b.kind.isView)
    }
  }
}

extension Diagnostic {
  static func illegalText(in node: ElementTree.Node) -> Diagnostic {
    Diagnostic(
      .illegalChild, "text is not allowed in '\(node.name)'", at: node.nameSpan, about: .key("text"),
      help: "write text as an attribute or in a '<string key=\"…\">' element")
  }

  static func secondValue(
    _ child: ElementTree.Node, key: String, in parent: ElementTree.Node, attribute: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .illegalChild,
      "the value '\(quoted(key))' of '\(parent.name)' is written twice: as an attribute and as '\(child.name)'",
      at: child.nameSpan, about: .key(key),
      related: [Related(attribute, "the attribute")], help: "keep one of them")
  }

  static func secondChild(
    _ child: ElementTree.Node, key: String?, in parent: ElementTree.Node, first: SourceSpan
  ) -> Diagnostic {
    let what = key.map { "'\(child.name)' with the key '\(quoted($0))'" } ?? "'\(child.name)'"
    return Diagnostic(
      .illegalChild, "\(what) occurs twice in '\(parent.name)'", at: child.nameSpan,
      about: .key(key ?? child.name),
      related: [Related(first, "first occurrence")], help: "keep one of them, or merge them")
  }
}

extension ElementKind {
  /// Whether an element has a value that its parent may have as an attribute instead.
  var isScalar: Bool { self == .string || self == .integer || self == .real }
}
