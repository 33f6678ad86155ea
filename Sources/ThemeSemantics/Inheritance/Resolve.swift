package import ThemeSource
package import ThemeSyntax

/// Resolves one document without a graph, e.g. a plain XIB or storyboard. Its tree inherits no elements.
package func resolve(_ document: ThemeDocument) -> Diagnosed<ResolvedTheme> {
  let name = FileName(of: document)
  let isHost = document.format == .storyboard
  return Diagnosed(
    ResolvedTheme(
      screenlet: isHost ? name.stem : name.screenlet ?? name.className, name: isHost ? "" : name.effectiveTheme,
      kind: nil, chain: [], format: document.format, tree: document.tree, rootViews: document.rootViews,
      embeds: embeds(in: document.tree) { _, _ in nil }))
}

/// Applies a theme's complete inheritance, from the start of its chain to the theme, each with its `-ext` file.
///
/// The diagnostics are about the theme's own file. The files that it inherits, which ``ThemeGraph/layers(of:)`` lists,
/// are reported when they are resolved themselves. If one of the files was not read completely, no diagnostics are
/// returned, because the rest of its contents is unknown. Files that `documents` does not have are skipped.
/// - Parameters:
///   - isCompared: whether the theme is compared with its parent. Otherwise the parent of a complete file is not
///     applied.
///   - isShippedParent: whether the theme's parent is shipped, so that the View class of either of its names fits.
///   - inherited: returns an already resolved theme, including its `-ext` file, at which chains start. With a cache
///     here, resolving all themes takes time linear in their number.
package func resolve(
  _ id: ThemeID, in graph: ThemeGraph, limits: Limits = .standard, isCompared: Bool = true,
  isShippedParent: Bool = false,
  inherited: (ThemeID) -> ResolvedTheme? = { _ in nil }, documents: (ThemeID) -> ThemeDocument?
) -> Diagnosed<ResolvedTheme> {
  let summary = graph[id]
  var layers = graph.layers(of: id)
  if !isCompared, let own = layers.first(where: { !graph[$0].isExtension }), graph.form(of: own) == .complete {
    layers = Array(layers.prefix { $0 == own || graph[$0].isExtension }.prefix { $0 == own || $0 == layers[0] })
  }
  var resolution = Resolution(
    graph: graph, limits: limits, isCompared: isCompared, isShippedParent: isShippedParent)
  // The first layer that need not be applied, because an inherited theme is already resolved.
  var start = layers.count
  for (index, layer) in layers.enumerated() where index > 0 && graph.parent(of: layers[0].own(in: graph)) != nil {
    let isAdjusted = graph.adjustment(of: layer) != nil && layers[index - 1] == graph.adjustment(of: layer)
    if layer == layers[0].own(in: graph) || graph[layer].isExtension { continue }
    guard let known = inherited(layer) else { continue }
    resolution.start(from: known)
    start = isAdjusted ? index - 1 : index
    break
  }
  for layer in layers[..<start].reversed() {
    guard let document = documents(layer) else { continue }
    resolution.apply(document, layer, isReported: layer == id)
  }
  var theme = resolution.theme
  theme.screenlet = summary.role == .host ? summary.stem : summary.subject
  theme.name = summary.themeName
  theme.kind = graph.kind(of: id)
  theme.chain = graph.chain(of: id)
  theme.isAdrift = graph.isAdrift(id)
  theme.embeds = embeds(in: theme.tree) { screenlet, name in
    let wanted = name ?? (summary.role == .host ? ThemeName.standard : summary.themeName)
    let subject = ThemeGraph.Subject(name: screenlet, isPart: false)
    let found = graph.locate(subject, theme: wanted, module: summary.module).found
    return found.flatMap { graph.areOnOneEmbedCycle(id, $0) ? nil : $0 }
  }
  return Diagnosed(theme, theme.isReadWhole ? resolution.diagnostics.sorted(by: Diagnostic.inOutputOrder) : [])
}

extension ThemeID {
  /// The theme of a layer: the theme that an `-ext` file adjusts, or the file itself.
  fileprivate func own(in graph: ThemeGraph) -> ThemeID { graph.adjusts(self) ?? self }
}

/// Returns the views that embed Screenlets, in document order, with the themes that `find` returns.
func embeds(
  in tree: ElementTree, find: (_ screenlet: String, _ theme: String?) -> ThemeID?
) -> [ResolvedTheme.Embed] {
  tree.all.compactMap { node in
    guard tree.kind(of: node) != .placeholder, let screenlet = embeddedScreenlet(of: node, in: tree) else { return nil }
    let name = embeddedThemeName(of: node, in: tree)
    return ResolvedTheme.Embed(
      view: node, screenlet: screenlet, theme: find(screenlet, name), followsHost: name == nil)
  }
}

/// A theme under construction. Each file is applied to the result of the preceding files.
private struct Resolution {
  let graph: ThemeGraph
  let limits: Limits
  /// Whether differences from the parent are reported.
  let isCompared: Bool
  /// Whether the theme's parent is a shipped one.
  let isShippedParent: Bool
  var theme = ResolvedTheme(
    screenlet: "", name: "", kind: nil, chain: [], format: .unreadable, tree: ElementTree(), rootViews: [], embeds: [])
  var diagnostics: [Diagnostic] = []

  init(graph: ThemeGraph, limits: Limits, isCompared: Bool, isShippedParent: Bool) {
    self.graph = graph
    self.limits = limits
    self.isCompared = isCompared
    self.isShippedParent = isShippedParent
  }

  mutating func start(from known: ResolvedTheme) { theme = known }

  mutating func apply(_ document: ThemeDocument, _ layer: ThemeID, isReported: Bool) {
    let form = graph.form(of: layer)
    theme.isReadWhole = theme.isReadWhole && document.isReadWhole
    let isChild = graph.kind(of: layer) == .child && !graph[layer].isExtension
    let parent = isShippedParent ? "the shipped parent" : "the parent"
    let parentName = theme.sources.first.map { "\(parent) '\(graph[$0.theme].themeName)'" } ?? parent
    let check = isReported && isChild && isCompared ? parentName : nil
    var found: [Diagnostic] = []
    if theme.tree.isEmpty || document.tree.isEmpty {
      if theme.tree.isEmpty { take(document) }
    } else if form == .overlay {
      applyOverlay(document, parentName: parentName, check: check, into: &found)
    } else {
      applyComplete(document, parentName: parentName, check: check, into: &found)
    }
    theme.sources.insert(ResolvedTheme.Source(file: document.file, theme: layer, form: form), at: 0)
    guard isReported else { return }
    if isCompared { diagnostics += found }
    if graph[layer].role == .theme, form == .complete, !graph.isAdrift(layer) { diagnostics += document.unusedRoots }
    // For complete files, validation already reports these.
    if document.format == .xib, !document.isKnownComplete, !graph.isAdrift(layer) {
      diagnostics += theme.tree.danglingReferences(in: document.file)
      diagnostics += theme.tree.refusedConstraints(in: document.file)
    }
  }

  private mutating func take(_ document: ThemeDocument) {
    theme.format = document.format
    theme.removed = RemovedParts()
    theme.tree = document.tree
    theme.rootViews = document.rootViews
    theme.contributors = [:]
  }

  private mutating func applyOverlay(
    _ document: ThemeDocument, parentName: String, check: String?, into found: inout [Diagnostic]
  ) {
    let base = theme
    var merge = OverlayMerge(base: base.tree, overlay: document.tree, parentName: parentName, limits: limits)
    merge.run()
    found += merge.diagnostics
    let (tree, places, exceeded) = merge.draft.finish(limits: limits)
    if let exceeded { found.append(.resolvedTreeTooLarge(limits, exceeded, at: document)) }
    theme.tree = tree
    theme.rootViews = base.rootViews.compactMap { places[$0.index] }
    theme.tree.marked = Set(base.tree.marked.compactMap { places[$0.index] })
    theme.contributors = [:]
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var spans = merge.draft.nodes[index].contributors
      if index < merge.baseCount, let earlier = base.contributors[NodeID(index)] {
        spans += earlier
      } else if !spans.isEmpty {
        spans.append(tree[place].nameSpan)
      }
      if !spans.isEmpty { theme.contributors[place] = spans }
    }
    theme.removed = RemovedParts(of: base.tree, merge.removals, Array(places.prefix(merge.baseCount)))
    guard let check else { return }
    var parents = [NodeID?](repeating: nil, count: tree.count)
    for index in 0..<merge.baseCount {
      if let place = places[index] { parents[place.index] = NodeID(index) }
    }
    var childCheck = ChildCheck(
      mine: Components(tree), theirs: Components(base.tree), parents: parents,
      children: Array(places.prefix(merge.baseCount)), roots: theme.rootViews, parentRoots: base.rootViews,
      removals: Dictionary(uniqueKeysWithValues: merge.removals.map { (NodeID($0.key), $0.value) }),
      endOfObjects: merge.endOfObjects, kindSpan: document.statedKindSpan,
      contributors: theme.contributors.compactMapValues { $0.first?.file == document.file ? $0.first : nil },
      parentName: check, isShippedParent: isShippedParent)
    run(&childCheck, into: &found)
  }

  private mutating func applyComplete(
    _ document: ThemeDocument, parentName: String, check: String?, into found: inout [Diagnostic]
  ) {
    let base = theme
    let matching = ElementMatching(
      document.tree, roots: document.rootViews, parent: base.tree, parentRoots: base.rootViews)
    take(document)
    theme.tree = matching.withHistories(document.tree, parent: base.tree)
    theme.tree.marked = Set(base.tree.marked.compactMap { matching.children[$0.index] })
    for (index, parent) in matching.parents.enumerated() {
      guard let parent, document.tree[NodeID(index)].kind.role != .value else { continue }
      theme.contributors[NodeID(index)] =
        [document.tree[NodeID(index)].nameSpan] + (base.contributors[parent] ?? [base.tree[parent].nameSpan])
    }
    if matching.disagreements.isEmpty, check == nil { return }
    let (mine, theirs) = (Components(document.tree), Components(base.tree))
    for disagreement in matching.disagreements {
      found.append(
        .outletDecides(
          mine, theirs, child: disagreement.child, outlet: disagreement.outlet, byID: disagreement.byID,
          byOutlet: disagreement.byOutlet, parentName: parentName))
    }
    guard let check else { return }
    var childCheck = ChildCheck(
      mine: mine, theirs: theirs, parents: matching.parents, children: matching.children, roots: document.rootViews,
      parentRoots: base.rootViews, removals: [:], endOfObjects: nil, kindSpan: document.statedKindSpan,
      contributors: [:],
      parentName: check, isShippedParent: isShippedParent)
    run(&childCheck, into: &found)
  }
}

extension Resolution {
  private mutating func run(_ check: inout ChildCheck, into found: inout [Diagnostic]) {
    check.run()
    found += check.diagnostics
    theme.marks.formUnion(check.marks)
    theme.tree.marked.formUnion(check.marked)
  }
}

extension ThemeDocument {
  fileprivate var statedKindSpan: SourceSpan? {
    header.flatMap { tree.attribute(.kind, of: $0.node)?.valueSpan }
  }
}

extension ThemeDocument {
  /// The `theme/second-root` diagnostics: root views after the first that no outlet connects.
  fileprivate var unusedRoots: [Diagnostic] {
    guard rootViews.count > 1, let first = rootViews.first else { return [] }
    var connected: Set<ObjectID> = []
    for node in tree.all where tree.kind(of: node).role == .connection {
      if let target = tree.reference(.destination, of: node) { connected.insert(target) }
    }
    let components = Components(tree)
    return rootViews.dropFirst().compactMap { root in
      if let id = tree.objectID(of: root), connected.contains(id) { return nil }
      return Diagnostic(
        .secondRoot, "\(components.name(of: root)) is not shown, because a theme has one root view",
        at: tree[root].nameSpan, related: [.init(tree[first].nameSpan, "the root view")],
        help: "move it into the root view, or connect it to an outlet if code shows it")
    }
  }
}

extension Diagnostic {
  static func resolvedTreeTooLarge(
    _ limits: Limits, _ exceeded: LimitName, at document: ThemeDocument
  ) -> Diagnostic {
    let place = document.header?.node ?? document.tree.documentElement
    return Diagnostic(
      .limits,
      exceeded == .depth
        ? "elements of the resolved theme are nested deeper than \(limits.depth)"
        : "the resolved theme has more than \(limits.elements) elements",
      at: place.map { document.tree[$0].nameSpan },
      help: limits.advice(
        exceeded == .depth
          ? "deeper elements are left out: use fewer nested views"
          : "elements beyond the limit are left out: use fewer",
        toRaise: exceeded))
  }
}
