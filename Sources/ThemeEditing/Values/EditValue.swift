package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// Writes a value of a resolved theme into one of the theme's files: in place if the file writes the value, else as an
/// override.
package struct ValueWriter {
  private enum Change {
    case attribute(String, String)
    case text(String)
    case element(ElementMarkup)
    case child(ElementMarkup)
  }

  let theme: ResolvedTheme
  let editing: FileEditing

  var tree: ElementTree { theme.tree }

  /// - Parameter document: the file to change.
  package init(_ theme: ResolvedTheme, document: ThemeDocument, file: SourceFile) {
    self.theme = theme
    editing = FileEditing(document, file)
  }

  /// Returns the file with the value set.
  package func bytes(setting slot: ValueSlot, to value: WantedValue) throws(ValueRefusal) -> [UInt8] {
    if let refusal = slot.refusal { throw ValueRefusal(refusal) }
    let (node, change) = try change(of: slot, to: value)
    let own = elements(for: node)
    var edits = unsetsRemoved(node, change)
    if let place = own.last, isWhole(node, change) {
      edits += try self.edits(of: preferred(own, change) ?? place, change)
    } else {
      edits.append(try override(node, change))
    }
    return editing.applied(edits)
  }

  // MARK: Changes

  private func change(of slot: ValueSlot, to value: WantedValue) throws(ValueRefusal) -> (NodeID, Change) {
    switch (slot.place, value) {
    case (.attribute(let name, let node), .text(let text)):
      // `<integer value="24"/>` cannot hold a fraction.
      if tree.kind(of: node) == .integer, name == "value", let number = parseNumber(text), Int(exactly: number) == nil {
        var element = ElementMarkup(node, of: tree) { _ in }
        element.name = "real"
        element.set("value", to: text)
        return (node, .element(element))
      }
      return (node, .attribute(name, text))
    case (.text(let node), .text(let text)): return (node, .text(text))
    case (.color(let node), .color(let color)):
      return (node, .element(colorElement(tree.string(.key, of: node), color, like: node)))
    case (.missing(let missing, let node), let value):
      var element: ElementMarkup?
      var attribute: (String, String)?
      switch (missing.leaf, value) {
      case (.attribute(let name), .text(let text)): attribute = (name, text)
      case (.runtimeAttribute(let keyPath), .text(let text)): element = .runtimeNumber(keyPath, text)
      case (.color(let key), .color(let color)): element = colorElement(key, color, like: nil)
      default: throw ValueRefusal("a value of another kind is needed")
      }
      for var outer in missing.around.reversed() {
        if let element { outer.children.append(element) }
        if let attribute { outer.set(attribute.0, to: attribute.1) }
        (element, attribute) = (outer, nil)
      }
      guard let element else { throw ValueRefusal("a value of another kind is needed") }
      return (node, .child(element))
    default: throw ValueRefusal("a value of another kind is needed")
    }
  }

  /// Returns a `<color>` in the form of the existing one.
  private func colorElement(_ key: String?, _ color: WantedColor, like node: NodeID?) -> ElementMarkup {
    var attributes: [(name: String, value: String)] = key.map { [("key", $0)] } ?? []
    switch color {
    case .components(let components): attributes += tree.attributes(stating: components, in: node)
    case .named(let name): attributes.append(("name", name))
    case .system(let name):
      let isOld = node.map { tree.attribute(.cocoaTouchSystemColor, of: $0) != nil } ?? false
      attributes.append((isOld ? "cocoaTouchSystemColor" : "systemColor", name))
    }
    return ElementMarkup("color", attributes)
  }

  // MARK: In place

  /// Returns the file's elements that declare or change a resolved element, in document order.
  func elements(for node: NodeID) -> [NodeID] {
    let file = editing.document.file
    var starts = (theme.contributors[node] ?? []).filter { $0.file == file }.map { $0.range.start &- 1 }
    if tree.file(of: node) == file { starts.append(tree[node].range.start) }
    return Set(starts).sorted().compactMap { editing.element(at: $0) }
      .filter { editing.document.tree.kind(of: $0).role != .edit }
  }

  /// Returns the element with the effective attribute: the last one that writes it.
  private func preferred(_ own: [NodeID], _ change: Change) -> NodeID? {
    guard case .attribute(let name, _) = change else { return nil }
    return own.last { editing.document.tree.attribute(named: name, of: $0) != nil }
  }

  /// Whether the file's elements suffice for a change: some changes require the declaration of the resolved element.
  private func isWhole(_ node: NodeID, _ change: Change) -> Bool {
    switch change {
    case .attribute, .child: true
    case .text, .element: tree.file(of: node) == editing.document.file
    }
  }

  private func edits(of node: NodeID, _ change: Change) throws(ValueRefusal) -> [FileEditing.Edit] {
    switch change {
    case .attribute(let name, let value): return [editing.set(name, to: value, of: node)]
    case .text(let text): return try textEdits(of: node, text)
    case .element(let element):
      let written = editing.document.tree
      let names = written.attributes(of: node).map(\.writtenName)
      if written[node].name == element.name, names == element.attributes.map(\.name) {
        return element.attributes.compactMap { attribute in
          written.attribute(named: attribute.name, of: node)?.value == attribute.value
            ? nil : editing.set(attribute.name, to: attribute.value, of: node)
        }
      }
      return [editing.replace(node, by: element)]
    case .child(let element): return [editing.insert(element, into: node)]
    }
  }

  /// Replaces a text in the form of its element: base-64, a CDATA section, or escaped.
  private func textEdits(of node: NodeID, _ text: String) throws(ValueRefusal) -> [FileEditing.Edit] {
    let written = editing.document.tree
    if written.bool(.base64UTF8, of: node) == true {
      return editing.setText(Array(encodeBase64(Array(text.utf8)).utf8), of: node)
    }
    if text.isOnlySpace {
      var element = ElementMarkup(node, of: written) { _ in }
      element.encode(text)
      return [editing.replace(node, by: element)]
    }
    if editing.isSection(node), !text.contains("]]>"), !text.utf8.contains(0x0D) {
      return editing.setText(Array("<![CDATA[\(text)]]>".utf8), of: node)
    }
    return editing.setText(escapedText(text), of: node)
  }

  // MARK: Overrides

  /// Returns the change as an override: elements with their identifying attributes, inside those that the file already
  /// has.
  private func override(_ node: NodeID, _ change: Change) throws(ValueRefusal) -> FileEditing.Edit {
    let path = self.path(to: node)
    guard let object = path.first, tree.objectID(of: object) != nil else {
      throw ValueRefusal("it belongs to nothing that has an id, by which a theme could override it")
    }
    var made: ElementMarkup?
    var depth = path.count
    if let whole = path.dropFirst().firstIndex(where: { tree.isReplacedWhole($0) }) {
      made = ElementMarkup(path[whole], of: tree, changing: node) { apply(change, to: &$0) }
      depth = whole
    }
    while depth > 0 {
      let part = path[depth - 1]
      if let made, let own = elements(for: part).last { return editing.insert(made, into: own) }
      var element = try reference(to: part)
      if let inner = made { element.children.append(inner) }
      if part == node { apply(change, to: &element) }
      made = element
      depth -= 1
    }
    guard let made else { throw ValueRefusal("there is nothing to write") }
    return try add(made, for: object)
  }

  private func apply(_ change: Change, to element: inout ElementMarkup) {
    switch change {
    case .attribute(let name, let value): element.set(name, to: value)
    case .text(let text):
      let isEncoded = element.attributes.contains { $0.name == "base64-UTF8" && $0.value == "YES" }
      if isEncoded || text.isOnlySpace { element.encode(text) } else { element.text = text }
    case .element(let other): element = other
    case .child(let child): element.children.append(child)
    }
  }

  /// Returns the element and those around it up to its object, outermost first.
  func path(to node: NodeID) -> [NodeID] {
    var path = [node]
    var next = node
    while !isObject(next), let parent = tree.parent(of: next) {
      path.append(parent)
      next = parent
    }
    return path.reversed()
  }

  /// Whether overlays address an element by its id, independent of its place.
  private func isObject(_ node: NodeID) -> Bool {
    guard case .id = tree.identity(of: node) else { return false }
    switch tree.kind(of: node).role {
    case .view, .controller, .object, .guide, .opaque: return true
    case .document, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit: return false
    }
  }

  /// Returns an element that refers to the parent's element without changing it.
  func reference(to node: NodeID) throws(ValueRefusal) -> ElementMarkup {
    let names: [AttributeName]
    switch tree.identity(of: node) {
    case .id: names = [.id]
    case .key: names = [.key]
    case .keyPath: names = [.type, .keyPath]
    case .property: names = [.property]
    case .name: names = [.name, .appearance]
    case .only: names = []
    case .none:
      throw ValueRefusal(
        tree.kind(of: node) == .constraint
          ? "the constraint has no id, by which a theme could override it"
          : "the \(tree.kind(of: node).noun) has no name, by which a theme could override it")
    }
    return ElementMarkup(
      tree[node].name, names.compactMap { name in tree.string(name, of: node).map { (name.name, $0) } })
  }

  /// Inserts the override of an object into the file's list of objects, in the theme's order.
  private func add(_ element: ElementMarkup, for object: NodeID) throws(ValueRefusal) -> FileEditing.Edit {
    let written = editing.document.tree
    guard let root = written.documentElement else { throw ValueRefusal("the file has no elements") }
    guard let list = written.child(of: root, .objects) else {
      var list = ElementMarkup("objects")
      list.children = [element]
      return editing.insert(list, into: root)
    }
    let index = ObjectIndex(tree)
    let before = written.children(of: list).reversed().first { child in
      written.objectID(of: child).flatMap { index[$0] }.map { $0 < object } ?? false
    }
    return editing.insert(element, into: list, before.map { .behind($0) } ?? .first)
  }
}

extension ValueWriter {
  /// Removes the `<unset>` elements of the file that would discard the new value.
  private func unsetsRemoved(_ node: NodeID, _ change: Change) -> [FileEditing.Edit] {
    let written = editing.document.tree
    let unsets = written.nodes(.unset)
    let path = self.path(to: node)
    guard !unsets.isEmpty, let object = path.first, let id = tree.objectID(of: object) else { return [] }
    var names = path.dropFirst().flatMap { part in
      [.key, .keyPath, .name].compactMap { tree.string($0, of: part) }
    }
    switch change {
    case .attribute(let name, _): if node == object { names.append(name) }
    case .child(let element): names += element.attributes.filter { $0.name == "key" }.map(\.value)
    case .text, .element: break
    }
    return unsets.filter { unset in
      let around = written.ancestors(of: unset).lazy.compactMap { written.objectID(of: $0) }.first { _ in true }
      guard (written.reference(.reference, of: unset) ?? around) == id else { return false }
      let name = [AttributeName.attribute, .key, .keyPath, .name].lazy.compactMap { written.string($0, of: unset) }
        .first { _ in true }
      return name.map(names.contains) ?? false
    }.map { editing.removal(of: $0) }
  }
}

extension ElementMarkup {
  /// Sets a text that XML would not preserve, encoded as by Interface Builder.
  fileprivate mutating func encode(_ text: String) {
    self.text = encodeBase64(Array(text.utf8))
    set("base64-UTF8", to: "YES")
  }
}

extension String {
  /// Whether the text, as character data, would be read as whitespace and dropped.
  fileprivate var isOnlySpace: Bool {
    !isEmpty && utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }
}

/// Returns base-64 text (RFC 4648) with padding.
func encodeBase64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    let group = bytes[index..<min(index + 3, bytes.count)]
    var bits: UInt32 = 0
    for offset in 0..<3 { bits = bits << 8 | (offset < group.count ? UInt32(group[group.startIndex + offset]) : 0) }
    for place in 0..<4 {
      let digit = Int(bits >> UInt32(18 - 6 * place) & 0x3F)
      result.append(place <= group.count ? digits[digit] : UInt8(ascii: "="))
    }
    index += 3
  }
  return String(decoding: result, as: UTF8.self)
}
