internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Elements and values that the files of a theme remove from the inherited tree.
extension Explanation {
  typealias Row = (name: String, value: String, place: String)

  /// The documents of the theme and its parents, the theme's own first.
  private var layers: [ThemeDocument] {
    let own = [theme.id] + themes.graph.layers(of: theme.id).filter { $0 != theme.id }
    return own.compactMap { themes.document($0) }
  }

  /// The location that removes an element, by object id or outlet.
  func removal(of subject: String) -> SourceSpan? {
    let outlets = layers.flatMap { document in document.tree.namingOutlets.filter { $0.property == subject } }
    let ids = [ObjectID(subject)] + outlets.map(\.destination)
    for document in layers {
      let tree = document.tree
      let removal = tree.all.first { node in
        tree[node].kind == .remove && tree.reference(.reference, of: node).map { ids.contains($0) } == true
      }
      if let removal { return tree[removal].span }
    }
    return nil
  }

  /// A row for each value of an element that a file unsets, followed by that value.
  mutating func unsetRows(of id: ObjectID) -> [Row] {
    let layers = layers
    var rows: [Row] = []
    for (index, document) in layers.enumerated() {
      let tree = document.tree
      for edit in tree.all where tree[edit].kind == .unset && target(of: edit, in: tree) == id {
        let names = [AttributeName.attribute, .key, .keyPath, .name]
        guard let name = names.lazy.compactMap({ tree.attribute($0, of: edit) }).first else { continue }
        rows.append((name.value.escaped, "unset", lines.place(of: tree[edit].span)))
        for parent in layers[(index + 1)...] {
          guard let (text, span) = value(name, of: id, in: parent.tree) else { continue }
          rows.append(("  over", text.escaped, lines.place(of: span)))
        }
      }
    }
    return rows
  }

  /// The object of an edit: the object that it refers to, or the object that contains it.
  private func target(of edit: NodeID, in tree: ElementTree) -> ObjectID? {
    tree.reference(.reference, of: edit) ?? tree.ancestors(of: edit).lazy.compactMap { tree.objectID(of: $0) }.first
  }

  /// The value that a file sets for an attribute, a key or a key path of the object.
  private func value(
    _ name: ElementTree.Attribute, of id: ObjectID, in tree: ElementTree
  ) -> (text: String, span: SourceSpan)? {
    guard let object = tree.all.first(where: { tree.objectID(of: $0) == id }) else { return nil }
    if name.name == .attribute {
      return tree.attributes(of: object).first { $0.writtenName == name.value }
        .map { ("\"\($0.value)\"", $0.valueSpan) }
    }
    let inner = tree.subtree(of: object).first { node in
      node != object && tree.string(name.name, of: node) == name.value
        && tree.ancestors(of: node).lazy.first { tree.objectID(of: $0) != nil } == object
    }
    guard let inner, let file = themes.sources[tree[inner].span.file] else { return nil }
    let words = file.text(in: tree[inner].span.range).split(whereSeparator: \.isWhitespace)
    return (words.joined(separator: " "), tree[inner].span)
  }
}
