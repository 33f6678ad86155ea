internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

struct DocumentSymbol: Encodable {
  var name: String
  var detail: String
  /// A number of `SymbolKind`.
  var kind: Int
  var range: TextRange
  var selectionRange: TextRange
  var children: [DocumentSymbol]
}

struct WorkspaceSymbol: Encodable {
  var name: String
  var kind: Int
  var location: Location
  var containerName: String?
}

struct FoldingRange: Encodable {
  var startLine: Int
  var endLine: Int
}

final class SelectionRange: Encodable {
  let range: TextRange
  let parent: SelectionRange?

  init(_ range: TextRange, in parent: SelectionRange?) {
    self.range = range
    self.parent = parent
  }
}

struct LinkedRanges: Encodable {
  var ranges: [TextRange]
}

extension Inquiry {
  /// The objects of the document, as a tree.
  func symbols() -> [DocumentSymbol] {
    if Path.name(of: path) == Configuration.fileName { return configurationSymbols() }
    guard let root = tree.documentElement else { return [] }
    if isDescriptor { return tree.children(of: root).compactMap { descriptorSymbol($0) } }
    return symbols(below: root, InheritedNames(self), depth: 0)
  }

  /// A member of a ViewModel, with its type.
  private func descriptorSymbol(_ node: NodeID) -> DocumentSymbol? {
    func value(_ name: String) -> String? { tree.attribute(named: name, of: node)?.value }
    let kinds = ["attribute": 7, "method": 6, "outlet": 8, "action": 24, "part": 5]
    guard let kind = kinds[tree[node].name], let name = value("name") ?? value("class"), !name.isEmpty else {
      return nil
    }
    let type = value("type") ?? value("returns") ?? (value("name") == nil ? nil : value("class"))
    return DocumentSymbol(
      name: name, detail: tree[node].name + (type.map { " " + $0 } ?? ""), kind: kind,
      range: positions.range(of: tree[node].range), selectionRange: positions.range(of: tree[node].nameRange),
      children: [])
  }

  /// The first outlet that is connected to each object.
  private var outletNames: [ObjectID: String] {
    Dictionary(tree.namingOutlets.map { ($0.destination, $0.property) }) { first, _ in first }
  }

  private func symbols(below node: NodeID, _ names: InheritedNames, depth: Int) -> [DocumentSymbol] {
    // The nesting of elements is limited by the parser, that of symbols by the depth of the recursion.
    if depth > 200 { return [] }
    return tree.children(of: node).flatMap { child -> [DocumentSymbol] in
      let inner = symbols(below: child, names, depth: depth + 1)
      guard isSymbol(child) else { return inner }
      let kind = tree.kind(of: child)
      let id = tree.objectID(of: child)?.text
      let name = names.bareName(of: child) ?? tree.string(.name, of: child) ?? id ?? ""
      return [
        DocumentSymbol(
          name: name.isEmpty ? tree[child].name : name,
          detail: tree[child].name + (id.map { $0 == name ? "" : " \($0)" } ?? ""),
          kind: kind.isView ? 5 : kind.className != nil ? 19 : 13, range: positions.range(of: tree[child].range),
          selectionRange: positions.range(of: tree[child].nameRange), children: inner)
      ]
    }
  }

  private func isSymbol(_ node: NodeID) -> Bool {
    let kind = tree.kind(of: node)
    if kind.role == .constraint { return false }
    return kind.className != nil || kind == .namedColor || kind == .namedFont || kind == .theme
  }

  /// The objects that an outlet, a label or a storyboard identifier names, and the colors and fonts of the resources.
  var namedObjects: [WorkspaceSymbol] {
    let outlets = outletNames
    return tree.all.flatMap { node -> [WorkspaceSymbol] in
      let kind = tree.kind(of: node)
      let names = [
        tree.objectID(of: node).flatMap { outlets[$0] }, tree.string(.userLabel, of: node),
        tree.string(.storyboardIdentifier, of: node), tree.string(.reuseIdentifier, of: node),
        tree.string(.customClass, of: node), tree.objectID(of: node)?.text,
        kind == .segue ? tree.string(.identifier, of: node) : nil,
        kind == .themeSet ? tree.string(.name, of: node) : nil,
      ].compactMap { $0 }
      let resource = kind == .namedColor || kind == .namedFont ? tree.string(.name, of: node) : nil
      return (names + (resource.map { [$0] } ?? [])).map {
        WorkspaceSymbol(
          name: $0, kind: resource == nil ? 5 : 13, location: location(of: tree[node].nameRange),
          containerName: source.name.description)
      }
    }
  }

  /// Elements with several lines.
  func foldingRanges() -> [FoldingRange] {
    tree.all.compactMap { node in
      let range = positions.range(of: tree[node].range)
      // The line of the end tag remains visible.
      let end = endTagName(of: node) == nil ? range.end.line : range.end.line - 1
      return end > range.start.line ? FoldingRange(startLine: range.start.line, endLine: end) : nil
    }
  }

  /// For each position, the attribute's value, the attribute, the element and the elements around it.
  func selectionRanges(at asked: [Position]) -> [SelectionRange] {
    asked.prefix(1000).map { position in
      guard let (node, attribute) = place(at: position) else {
        return SelectionRange(TextRange(start: position, end: position), in: nil)
      }
      var ranges = Array(tree.ancestors(of: node)).reversed().map { tree[$0].range }
      if ranges.last != tree[node].range { ranges.append(tree[node].range) }
      if let attribute {
        ranges.append(SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end + 1))
        let offset = UInt32(clamping: positions.offset(of: position))
        if attribute.valueRange.start <= offset { ranges.append(attribute.valueRange) }
      }
      var current: SelectionRange?
      for range in ranges { current = SelectionRange(positions.range(of: range), in: current) }
      return current ?? SelectionRange(TextRange(start: position, end: position), in: nil)
    }
  }

  /// The names in the start tag and the end tag of an element.
  func linkedRanges(at position: Position) -> LinkedRanges? {
    let offset = UInt32(clamping: positions.offset(of: position))
    guard let node = tree.innermost(at: offset), let end = endTagName(of: node) else { return nil }
    let names = [tree[node].nameRange, end]
    guard names.contains(where: { $0.start <= offset && offset <= $0.end }),
      source.text(in: names[0]) == source.text(in: end)
    else { return nil }
    return LinkedRanges(ranges: names.map { positions.range(of: $0) })
  }
}
