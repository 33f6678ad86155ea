internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension ValueWriter {
  /// Returns the file without its declarations of a value, so that the overridden value applies: the parent's, else
  /// UIKit's default.
  ///
  /// Elements without further effect are removed too. For the constant of a constraint that the file declares, the
  /// whole constraint is removed.
  package func bytes(removing slot: ValueSlot) throws(ValueRefusal) -> [UInt8] {
    if let refusal = slot.refusal { throw ValueRefusal(refusal) }
    var removal = ValueRemoval(self)
    switch slot.place {
    case .missing: break
    case .text(let node), .color(let node):
      for element in elements(for: wholeValue(around: node) ?? node) { removal.remove(element) }
    case .attribute(_, let node) where slot.isConstant && tree.file(of: node) == editing.document.file:
      for element in elements(for: node) { removal.remove(element) }
    case .attribute(let name, let node):
      if let whole = wholeValue(around: node) {
        for element in elements(for: whole) { removal.remove(element) }
      } else {
        for element in elements(for: node) { removal.remove(name, of: element) }
      }
    }
    guard !removal.isEmpty else { throw ValueRefusal("the file does not write it") }
    return editing.applied(removal.edits)
  }

  /// Returns the element that contains a value as a whole: an attribute set at run time, or a replacement of the
  /// parent's element.
  private func wholeValue(around node: NodeID) -> NodeID? {
    path(to: node).first { part in
      tree.kind(of: part) == .userDefinedRuntimeAttribute
        || tree.isReplacedWhole(part) && !tree.overridden(by: part).isEmpty
    }
  }

  /// Returns the resolved element that an element of the file declares or changes, and whether the file declares it.
  fileprivate func resolved(_ element: NodeID) -> (node: NodeID, isDeclared: Bool)? {
    let file = editing.document.file
    let start = editing.document.tree[element].range.start
    for node in tree.all {
      if tree.file(of: node) == file, tree[node].range.start == start { return (node, true) }
      if (theme.contributors[node] ?? []).contains(where: { $0.file == file && $0.range.start &- 1 == start }) {
        return (node, false)
      }
    }
    return nil
  }
}

/// Removals from a file: elements, attributes, and the elements that have no effect without them.
private struct ValueRemoval {
  private let writer: ValueWriter
  private let written: ElementTree
  private var elements: Set<NodeID> = []
  private var attributes: [NodeID: Set<String>] = [:]

  init(_ writer: ValueWriter) {
    self.writer = writer
    written = writer.editing.document.tree
  }

  var isEmpty: Bool { elements.isEmpty && attributes.isEmpty }

  mutating func remove(_ element: NodeID) {
    elements.insert(element)
    if let outer = written.parent(of: element) { removeIfIdle(outer) }
  }

  mutating func remove(_ name: String, of element: NodeID) {
    guard written.attribute(named: name, of: element) != nil else { return }
    attributes[element, default: []].insert(name)
    removeIfIdle(element)
  }

  private mutating func removeIfIdle(_ element: NodeID) {
    if isIdle(element) { remove(element) }
  }

  /// Whether an element no longer changes or declares anything.
  private func isIdle(_ element: NodeID) -> Bool {
    let kind = written.kind(of: element)
    guard isEmptied(element), kind != .objects, kind.role != .document else { return false }
    let names = Set(written.attributes(of: element).map(\.writtenName)).subtracting(attributes[element] ?? [])
    let resolved = writer.resolved(element)
    guard let resolved, !resolved.isDeclared else {
      if kind == .fontDescription { return isSystemFont(element) && names.isSubset(of: ["key", "type"]) }
      return (kind.role == .list || kind.role == .structure) && names.isSubset(of: ["key"])
    }
    guard let reference = try? writer.reference(to: resolved.node) else { return false }
    return names.isSubset(of: reference.attributes.map(\.name))
  }

  /// Whether a font is the system's. Without size and weight, it equals the font of a view without the element.
  private func isSystemFont(_ element: NodeID) -> Bool {
    (written.attribute(named: "type", of: element)?.value ?? "system") == "system"
  }

  /// Whether only whitespace remains between an element's tags.
  private func isEmptied(_ element: NodeID) -> Bool {
    guard written.children(of: element).allSatisfy({ elements.contains($0) }) else { return false }
    var position = Int(written[element].startTagEnd)
    for child in written.children(of: element) {
      let range = written[child].range.offsets
      if !writer.editing.isSpace(position..<range.lowerBound) { return false }
      position = range.upperBound
    }
    return writer.editing.isSpace(position..<Int(written[element].endTagStart))
  }

  var edits: [FileEditing.Edit] {
    let outermost = elements.filter { element in !written.ancestors(of: element).contains { elements.contains($0) } }
    var edits: [FileEditing.Edit] = []
    for (parent, children) in Dictionary(grouping: outermost, by: { written.parent(of: $0) }) {
      if let parent, isEmptied(parent), written.kind(of: parent).role != .document {
        edits.append(writer.editing.withoutContent(parent))
      } else {
        edits += children.map { writer.editing.removal(of: $0) }
      }
    }
    for (element, names) in attributes
    where !elements.contains(element) && !written.ancestors(of: element).contains(where: { elements.contains($0) }) {
      edits += names.compactMap { writer.editing.removal(ofAttribute: $0, of: element) }
    }
    return edits
  }
}
