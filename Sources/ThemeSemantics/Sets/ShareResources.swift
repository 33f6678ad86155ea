package import ThemeSource
package import ThemeSyntax

/// Adds the resources of a theme's sets to a resolved theme: entries of `<resources>` for the names that it uses.
///
/// If several sources define a name, the nearest wins: the theme's own file, its set, that set's parents; then, for an
/// overlay, the parent theme's file, its set and so on. The files of all themes of a set precede the set, at any
/// distance of inheritance. Colors include their variants: a source with a plain color hides the variants in later
/// sources.
///
/// Every entry keeps the location of its source, and the values that it overrode. A theme without sets is returned
/// unchanged. So is a theme that would exceed the limit with the resources of its sets, which is reported.
/// - Parameter host: the palette of the theme that embeds this one, nearest first; it precedes the theme's own sets.
package func share(
  _ sets: ThemeSets, with theme: ResolvedTheme, host: [ThemeSetID] = [], limits: Limits = .standard
) -> Diagnosed<ResolvedTheme> {
  // A complete file inherits no resources from later files.
  let last = theme.sources.firstIndex { $0.form == .complete } ?? theme.sources.count
  let layers = theme.sources.prefix(last + 1)
  var shared = theme
  shared.palette = host + sets.palette(of: layers.map(\.theme)).filter { !host.contains($0) }
  shared.isReadWhole = theme.isReadWhole && shared.palette.allSatisfy { sets[$0].document.isReadWhole }
  let made = share(
    sets, palette: shared.palette, layers: layers.map { ($0.file, $0.theme) }, with: theme.tree)
  guard let made else { return Diagnosed(shared) }
  guard made.tree.count <= max(limits.elements, theme.tree.count) else {
    return Diagnosed(shared, [.tooMuchShared(limits, with: theme)])
  }
  shared.tree = made.tree
  shared.rootViews = theme.rootViews.compactMap { made.places[$0.index] }
  shared.embeds = theme.embeds.compactMap { embed in
    made.places[embed.view.index].map {
      ResolvedTheme.Embed(view: $0, screenlet: embed.screenlet, theme: embed.theme, followsHost: embed.followsHost)
    }
  }
  shared.tree.marked = Set(theme.tree.marked.compactMap { made.places[$0.index] })
  shared.contributors = [:]
  for (node, spans) in theme.contributors {
    if let place = made.places[node.index] { shared.contributors[place] = spans }
  }
  return Diagnosed(shared)
}

/// Adds resources to a tree that was made from these files, nearest first. Returns `nil` if no set defines a used name;
/// otherwise the new tree and the new node of each element.
package func share(
  _ sets: ThemeSets, layers: [(file: FileID, theme: ThemeID)], with tree: ElementTree
) -> (tree: ElementTree, places: [NodeID?])? {
  share(sets, palette: sets.palette(of: layers.map(\.theme)), layers: layers, with: tree)
}

private func share(
  _ sets: ThemeSets, palette: [ThemeSetID], layers: [(file: FileID, theme: ThemeID)], with tree: ElementTree
) -> (tree: ElementTree, places: [NodeID?])? {
  guard !palette.isEmpty, !tree.isEmpty else { return nil }
  var sharing = Sharing(sets: sets, palette: palette, layers: layers, tree: tree)
  sharing.collect()
  return sharing.suppliesAnything ? sharing.rebuilt() : nil
}

/// One theme's tree and the sources of the names that it uses.
private struct Sharing {
  /// A definition of a name.
  struct Candidate {
    /// `nil` for the theme's own tree.
    var set: ThemeSetID?
    var node: NodeID
    /// The appearance that a color is restricted to, if any.
    var appearance: String?
    /// The smallest position is the nearest.
    var position: Int
  }

  /// The definition in effect and the values that it overrode, nearest first.
  struct Winner {
    var candidate: Candidate
    var overridden: [ElementTree.Overridden]
  }

  let sets: ThemeSets
  let palette: [ThemeSetID]
  let tree: ElementTree
  private var filePositions: [FileID: Int] = [:]
  private var setPositions: [Int] = []
  private var candidates: [ResourceName: [Candidate]] = [:]
  /// The names in the tree, in document order; then all others, sorted.
  private var names: [ResourceName] = []
  private(set) var suppliesAnything = false

  init(
    sets: ThemeSets, palette: [ThemeSetID], layers: [(file: FileID, theme: ThemeID)], tree: ElementTree
  ) {
    self.sets = sets
    self.palette = palette
    self.tree = tree
    // A file precedes its own set and the sets of all later files.
    var nearest = palette.count
    for layer in layers.reversed() {
      let set = sets.set(of: layer.theme).flatMap { palette.firstIndex(of: $0) } ?? palette.count
      nearest = min(nearest, set)
      filePositions[layer.file] = nearest * (layers.count + 1)
    }
    // The theme's own file also precedes a host's sets.
    if let own = layers.first { filePositions[own.file] = 0 }
    for (index, layer) in layers.enumerated() { filePositions[layer.file]? += index }
    setPositions = palette.indices.map { $0 * (layers.count + 1) + layers.count }
  }

  mutating func collect() {
    let uses = Set(tree.resourceUses.map(\.resource))
    for list in tree.documentElement.map({ tree.children(of: $0, .resources) }) ?? [] {
      for node in tree.children(of: list) {
        guard let name = tree.resourceName(of: node) else { continue }
        if candidates[name] == nil { names.append(name) }
        let file = tree[tree.resourceValue(of: node) ?? node].span.file
        add(Candidate(node: node, position: filePositions[file] ?? 0), as: name, of: tree)
      }
    }
    let own = Set(names)
    var wanted = uses.union(own)
    var open = wanted
    while !open.isEmpty {
      // Colors and fonts may be aliases; their targets are also needed.
      let added = addShared(open)
      open = added.subtracting(wanted)
      wanted.formUnion(open)
    }
    names += candidates.keys.filter { !own.contains($0) }.sorted()
    for name in names { candidates[name]?.sort { $0.position < $1.position } }
  }

  /// Adds the definitions of these names in the sets. Returns the names that they are aliases of.
  private mutating func addShared(_ wanted: Set<ResourceName>) -> Set<ResourceName> {
    var next: Set<ResourceName> = []
    for (place, id) in palette.enumerated() {
      let set = sets[id]
      for name in wanted {
        for node in set.entries(of: name) {
          add(Candidate(set: id, node: node, position: setPositions[place]), as: name, of: set.document.tree)
          suppliesAnything = true
          if let target = set.document.tree.target(of: node) { next.insert(target) }
        }
      }
    }
    return next
  }

  private mutating func add(_ candidate: Candidate, as name: ResourceName, of tree: ElementTree) {
    var candidate = candidate
    if name.kind == .color { candidate.appearance = tree.string(.appearance, of: candidate.node) }
    candidates[name, default: []].append(candidate)
  }

  /// The entries of a name that are in effect: one for each appearance.
  private func winners(of name: ResourceName) -> [Winner] {
    var winners: [Winner] = []
    /// The position of the nearest plain value, which hides all later entries.
    var plain = Int.max
    for candidate in candidates[name] ?? [] {
      let isFirst = !winners.contains { $0.candidate.appearance == candidate.appearance }
      guard isFirst, candidate.position <= plain else { continue }
      winners.append(Winner(candidate: candidate, overridden: overridden(by: candidate, as: name)))
      if candidate.appearance == nil { plain = candidate.position }
    }
    return winners
  }

  /// The values that later files and sets define for the same appearance: the variant, otherwise the plain value.
  private func overridden(by winner: Candidate, as name: ResourceName) -> [ElementTree.Overridden] {
    var shown: [Candidate] = []
    for candidate in candidates[name] ?? [] where candidate.position > winner.position {
      guard candidate.appearance == winner.appearance || candidate.appearance == nil else { continue }
      if let last = shown.indices.last, shown[last].position == candidate.position {
        if candidate.appearance == winner.appearance { shown[last] = candidate }
      } else {
        shown.append(candidate)
      }
    }
    return shown.map { overridden(by: $0) }
  }

  private func source(of candidate: Candidate) -> ElementTree {
    candidate.set.map { sets[$0].document.tree } ?? tree
  }

  private func overridden(by candidate: Candidate) -> ElementTree.Overridden {
    let source = source(of: candidate)
    return ElementTree.Overridden(resource: candidate.node, of: source)
  }

  // MARK: Building

  /// Returns the tree with its `<resources>` at the end.
  func rebuilt() -> (tree: ElementTree, places: [NodeID?]) {
    var builder = TreeBuilder()
    var places = [NodeID?](repeating: nil, count: tree.count)
    guard let root = tree.documentElement else { return (tree, places) }
    builder.open(tree[root])
    for attribute in tree.attributes(of: root) {
      builder.add(attribute, history: tree.overridden(by: attribute))
    }
    places[root.index] = root
    var lists: [NodeID] = []
    for child in tree.children(of: root) {
      guard tree.kind(of: child) != .resources else {
        lists.append(child)
        continue
      }
      for index in child.index..<tree[child].subtreeEnd.index {
        places[index] = NodeID(builder.count + index - child.index)
      }
      builder.copy(child, of: tree)
    }
    if let list = lists.first {
      builder.open(tree[list])
      places[list.index] = NodeID(builder.count - 1)
      for attribute in tree.attributes(of: list) { builder.add(attribute, history: tree.overridden(by: attribute)) }
    } else if let id = palette.first(where: { !sets[$0].entries.isEmpty }) {
      let other = sets[id].document.tree
      if let list = other.documentElement.flatMap({ other.child(of: $0, .resources) }) { builder.open(other[list]) }
    }
    for name in names { for winner in winners(of: name) { add(winner, to: &builder) } }
    for list in lists {
      for node in tree.children(of: list) where tree.resourceName(of: node) == nil { builder.copy(node, of: tree) }
    }
    return (builder.finish(), places)
  }

  /// Copies an entry; the overridden values are attached to its value.
  private func add(_ winner: Winner, to builder: inout TreeBuilder) {
    let source = source(of: winner.candidate)
    let node = winner.candidate.node
    let value = source.resourceValue(of: node)
    builder.open(source[node], history: value == nil ? winner.overridden : source.overridden(by: node))
    for attribute in source.attributes(of: node) { builder.add(attribute, history: source.overridden(by: attribute)) }
    for child in source.children(of: node) {
      guard child == value else {
        builder.copy(child, of: source)
        continue
      }
      builder.open(source[child], history: source.overridden(by: child) + winner.overridden)
      for attribute in source.attributes(of: child) {
        builder.add(attribute, history: source.overridden(by: attribute))
      }
      for inner in source.children(of: child) { builder.copy(inner, of: source) }
      builder.close()
    }
    builder.close()
  }
}

extension Diagnostic {
  fileprivate static func tooMuchShared(_ limits: Limits, with theme: ResolvedTheme) -> Diagnostic {
    Diagnostic(
      .limits, "with the resources of its sets the theme has more than \(limits.elements) elements",
      at: theme.tree.documentElement.map { theme.tree[$0].nameSpan },
      help: limits.advice("the resources of its sets are left out: use fewer", toRaise: .elements))
  }
}
