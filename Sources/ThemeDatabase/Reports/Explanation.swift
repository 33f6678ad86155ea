package import ThemeLayout
internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// An explanation of a theme: lookup, kind, parents and sets. With a subject (an outlet, an object id or an
  /// identifier), it includes the origin of each value of that element and the values that it overrides.
  package func explain(_ theme: SelectedTheme, subject: String?) -> Diagnosed<String> {
    var explanation = Explanation(themes: self, theme: theme)
    guard let subject else { return Diagnosed(explanation.wholeTheme()) }
    let bound = self.bound(theme.id).value
    guard let node = explanation.element(named: subject, in: bound) else {
      if let text = explanation.unusedResource(named: subject) { return Diagnosed(explanation.heading() + text) }
      return Diagnosed("", [explanation.unknown(subject, in: bound)])
    }
    return Diagnosed(explanation.heading() + explanation.cascade(of: node, in: bound))
  }

  /// The parts of an explanation of an object: its name with the origins of its values, and the theme with its kind, parents
  /// and sets. `nil` if the theme has no such object.
  package func explainObject(_ theme: SelectedTheme, subject: String) -> (values: String, theme: String)? {
    var explanation = Explanation(themes: self, theme: theme)
    let bound = self.bound(theme.id).value
    guard let node = explanation.element(named: subject, in: bound) else { return nil }
    return (String(explanation.cascade(of: node, in: bound).drop { $0 == "\n" }), explanation.heading())
  }
}

extension LinkedThemes {
  /// The origins of the values of a theme's views, by object id.
  package func explainViews(of theme: SelectedTheme) -> [String: String] {
    var explanation = Explanation(themes: self, theme: theme)
    let bound = self.bound(theme.id).value
    let tree = bound.theme.tree
    var texts: [String: String] = [:]
    for node in tree.all where tree.kind(of: node).className != nil && tree.kind(of: node).role != .constraint {
      guard let id = tree.objectID(of: node)?.text, texts[id] == nil else { continue }
      let text = explanation.cascade(of: node, in: bound)
      texts[id] = String(text.drop { $0 == "\n" })
    }
    return texts
  }
}

extension LinkedThemes {
  /// An explanation of the frame of a view: the constraints that determine it.
  package func explainLayout(_ theme: SelectedTheme, of subject: String, viewport: Viewport) -> Diagnosed<String> {
    let explained = layoutExplanation(theme, of: subject, viewport: viewport)
    return Diagnosed(
      explained.value.map { $0.lines.map { $0.escaped + "\n" }.joined() } ?? "", explained.diagnostics)
  }

  /// The constraints that determine the frame of a view. If there is no explanation, the value is `nil`, with a
  /// diagnostic.
  package func layoutExplanation(
    _ theme: SelectedTheme, of subject: String, viewport: Viewport
  ) -> Diagnosed<LayoutExplanation?> {
    let explanation = Explanation(themes: self, theme: theme)
    let bound = self.bound(theme.id).value
    let tree = bound.theme.tree
    guard let node = explanation.element(named: subject, in: bound) else {
      return Diagnosed(nil, [explanation.unknown(subject, in: bound, orResource: false)])
    }
    let root = layoutRoots(of: tree, rootViews: bound.theme.rootViews).last { tree.isInside(node, $0) }
    guard let root,
      let explained = ThemeLayout.explainLayout(of: node, in: tree, root: root, viewport: viewport, limits: limits)
    else {
      return Diagnosed(
        nil,
        [
          Diagnostic(
            .unknownElement, "'\(subject.escaped)' is not laid out: it is not a view, or not installed",
            at: tree[node].nameSpan, help: "name a view by its outlet, object id or identifier")
        ])
    }
    return Diagnosed(explained)
  }
}

struct Explanation {
  let themes: LinkedThemes
  let theme: SelectedTheme
  var lines: LineCache

  init(themes: LinkedThemes, theme: SelectedTheme) {
    self.themes = themes
    self.theme = theme
    lines = LineCache(themes.sources)
  }

  private var graph: ThemeGraph { themes.graph }
  var title: String {
    [graph[theme.id].subject, graph[theme.id].themeName].filter { !$0.isEmpty }.map(\.escaped).joined(separator: " · ")
  }

  // MARK: The theme

  func heading() -> String {
    var text = "\(title)\n"
    func add(_ label: String, _ value: String) {
      text += "  \(label)\(String(repeating: " ", count: max(1, 10 - label.count)))\(value.escaped)\n"
    }
    add("file", themes.path(of: theme.id))
    if let lookup = theme.lookup { add("found", how(lookup)) }
    if let kind = graph.kind(of: theme.id) {
      let reason = graph.whyKind(of: theme.id)
      if kind == .full, let parent = themes.assumedParent(of: theme.id) {
        add("kind", "probably extended, from '\(graph[parent].themeName)'; neither its file nor code declares it")
      } else {
        add("kind", "\(kind.rawValue), \(reason == .stated ? "" : "because ")\(reason.sentence(in: graph))")
      }
    }
    for (index, layer) in graph.layers(of: theme.id).filter({ $0 != theme.id }).enumerated() {
      add(index == 0 ? "inherits" : "", "\(graph[layer].themeName)  \(themes.path(of: layer))")
    }
    for (index, id) in themes.resolved(theme.id).value.palette.enumerated() {
      let set = themes.sets[id]
      add(index == 0 ? "sets" : "", "\(set.name)  \(set.document.path)")
    }
    return text
  }

  private func how(_ lookup: Lookup) -> String {
    let how =
      switch lookup.how {
      case .exact: "by name"
      case .ignoringCase: "as '\(lookup.theme)', ignoring case"
      case .fallback: "as the default theme, because there is no theme '\(lookup.theme)'"
      case .noDefault, .unknownScreenlet: "not found"
      }
    let passed = lookup.passedOver.map { other in
      let reason =
        switch other.reason {
        case .shadowed: "shadowed"
        case .otherModule: "in another module"
        case .otherCase: "in another case"
        }
      return "\(themes.path(of: other.theme).escaped) (\(reason))"
    }
    return how + (passed.isEmpty ? "" : "; ignored: \(passed.joined(separator: ", "))")
  }

  func wholeTheme() -> String {
    let bound = themes.bound(theme.id).value
    var text = heading()
    if let viewModel = bound.viewModel { text += "\n\(viewModel.escaped)\n" }
    let lines =
      bound.bindings.map { "  \($0.attribute) → \($0.outlet).\($0.keyPath)" }
      + bound.triggers.map { "  \($0.action) ← \(name(of: $0.view, in: bound))" }
    return text + lines.map { $0.escaped + "\n" }.joined()
  }

  private func name(of node: NodeID, in bound: BoundTheme) -> String {
    let tree = bound.theme.tree
    let id = tree.objectID(of: node)
    return bound.outlets.first { $0.target == node }?.name
      ?? tree.namingOutlets.first { $0.destination == id }?.property ?? id?.text
      ?? tree.resourceName(of: node)?.name ?? "?"
  }

  // MARK: One element

  /// The element with a name: an outlet of the View class, an object id, another outlet (of a scene's controller or a
  /// cell), a restoration identifier, a label or a resource.
  func element(named subject: String, in bound: BoundTheme) -> NodeID? {
    let tree = bound.theme.tree
    func object(_ id: ObjectID) -> NodeID? { tree.all.first { tree.objectID(of: $0) == id } }
    return bound.outlets.first { $0.name == subject }?.target
      ?? object(ObjectID(subject))
      ?? tree.namingOutlets.lazy.filter { $0.property == subject }.compactMap { object($0.destination) }.first
      ?? tree.all.first { tree.string(.restorationIdentifier, of: $0) == subject }
      ?? tree.all.first { tree.string(.userLabel, of: $0) == subject }
      ?? tree.all.first { tree.isResource($0) && tree.resourceName(of: $0)?.name == subject }
  }

  func unknown(_ subject: String, in bound: BoundTheme, orResource: Bool = true) -> Diagnostic {
    let tree = bound.theme.tree
    if let removal = removal(of: subject) {
      return Diagnostic(
        .unknownElement, "'\(subject.escaped)' of \(title) is removed here",
        at: removal, help: "explain it in the parent theme")
    }
    var seen = ElementTree.namelessOutlets
    let outlets = (bound.outlets.map(\.name) + tree.namingOutlets.map(\.property)).filter { seen.insert($0).inserted }
    let others = tree.all.flatMap { node in
      [.id, .restorationIdentifier, .userLabel].compactMap { tree.string($0, of: node) }
    }
    let sets = orResource ? themes.resolved(theme.id).value.palette : []
    let palette = sets.flatMap { themes.sets[$0].entries.map(\.resource.name) }
    let meant = closestMatch(to: subject, in: outlets + others + palette).map { "did you mean '\($0.escaped)'?" }
    return Diagnostic(
      .unknownElement,
      "unknown outlet, \(orResource ? "id, identifier or resource" : "id or identifier") '\(subject.escaped)' in \(title)",
      at: nil,
      help: meant
        ?? (outlets.isEmpty
          ? "run 'themec dump --stage layout' to list the views with their ids"
          : "known outlets: \(outlets.map(\.escaped).quotedList(limit: Self.listedNames))"))
  }

  /// The maximum number of names in a message.
  private static let listedNames = 20

  /// All values of an element with their locations, each followed by the values that it overrides.
  mutating func cascade(of node: NodeID, in bound: BoundTheme) -> String {
    let tree = bound.theme.tree
    if let resource = tree.resourceName(of: node), tree.isResource(node) {
      return "\n\(resource.kind.noun) \(resource.name.escaped)\n" + Self.table(entries(of: resource, in: tree))
    }
    let uses = tree.resourceUses.filter { tree.isInside($0.node, node) }
    var rows: [(name: String, value: String, place: String)] = []
    if let id = tree.attribute(.id, of: node) {
      rows.append(("id", "\"\(id.value.escaped)\"", lines.place(of: id.valueSpan)))
    }
    for part in tree.valueParts(of: node) {
      let inner = part.node
      for attribute in tree.valueAttributes(of: part) {
        let name = tree.valueName(of: attribute.name, written: attribute.writtenName, in: part)
        rows.append((name, "\"\(attribute.value.escaped)\"", lines.place(of: attribute.valueSpan)))
        rows += self.rows(of: tree.overridden(by: attribute), quoted: true)
        if let use = uses.first(where: { $0.node == inner && $0.attribute.name == attribute.name }) {
          rows += entries(of: use.resource, in: tree)
        }
      }
      if let text = tree[inner].text {
        let name = (part.path + ["text"]).joined(separator: ".")
        rows.append((name, "“\(text.escaped)”", lines.place(of: tree[inner].span)))
      }
      rows += self.rows(of: tree.overridden(by: inner))
    }
    if let id = tree.objectID(of: node) { rows += unsetRows(of: id) }
    return "\n\(tree[node].name) \(name(of: node, in: bound).escaped)\n" + Self.table(rows)
  }

  /// The value of a resource in each appearance, followed by the values that it overrides. A color of an asset catalog
  /// overrides the copy in a document.
  mutating func entries(
    of resource: ResourceName, in tree: ElementTree, behind: [ResourceName] = []
  ) -> [(name: String, value: String, place: String)] {
    var rows = behind.isEmpty ? catalogRows(of: resource) : []
    let isCopy = !rows.isEmpty
    for node in tree.all
    where !behind.contains(resource) && tree.isResource(node) && tree.resourceName(of: node) == resource {
      let appearance = tree.string(.appearance, of: node)?.escaped
      rows.append(
        (
          "  " + (isCopy ? "over" : appearance ?? "is"), tree.resourceText(of: node).escaped,
          lines.place(of: tree[node].span)
        ))
      rows += self.rows(of: tree.overridden(by: tree.resourceValue(of: node) ?? node))
      if let target = tree.target(of: node) { rows += entries(of: target, in: tree, behind: behind + [resource]) }
    }
    return rows
  }

  /// The color in an asset catalog that devices show instead of the document's copy; empty if there is none.
  private func catalogRows(of resource: ResourceName) -> [(name: String, value: String, place: String)] {
    let facts = themes.snapshot.facts
    guard resource.kind == .color, let file = facts.assets.catalogFile(of: resource),
      !themes.ownColorNames(of: themes.resolved(theme.id).value).contains(resource.name),
      let color = facts.assets.colors(named: [resource.name])[resource.name]
    else { return [] }
    let shades = [("  is", color.light)] + (color.dark.map { [("  dark", $0)] } ?? [])
    return shades.map { name, shade in (name, shade.text, Path.shortened(file).escaped) }
  }

  private mutating func rows(
    of overridden: [ElementTree.Overridden], quoted: Bool = false
  ) -> [(name: String, value: String, place: String)] {
    overridden.map { ("  over", quoted ? "\"\($0.text.escaped)\"" : $0.text.escaped, lines.place(of: $0.span)) }
  }

  static func table(_ rows: [(name: String, value: String, place: String)]) -> String {
    let rows = rows.map { (name: $0.name.escaped, value: $0.value.escaped, place: $0.place) }
    let name = min(42, rows.map(\.name.count).max() ?? 0)
    let value = min(48, rows.map(\.value.count).max() ?? 0)
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return rows.map { "  \(padded($0.name, name))  \(padded($0.value, value))  \($0.place)\n" }.joined()
  }
}
