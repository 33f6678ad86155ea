package import ThemeSemantics
internal import ThemeSource
package import ThemeSyntax

/// The values of resources in each appearance, with the values that they override.
extension LinkedThemes {
  /// An explanation of a color, font or image that a theme uses or could use: of the theme itself, or of its sets; `nil` if
  /// there is none with the name.
  package func explain(_ resource: ResourceName, of theme: SelectedTheme) -> String? {
    var explanation = Explanation(themes: self, theme: theme)
    let tree = bound(theme.id).value.theme.tree
    if tree.all.contains(where: { tree.isResource($0) && tree.resourceName(of: $0) == resource }) {
      return Explanation.table(explanation.entries(of: resource, in: tree))
    }
    let palette = resolved(theme.id).value.palette.map { sets[$0] }
    return explanation.lines.rows(of: resource, in: palette).map { Explanation.table($0) }
  }
}

extension Snapshot {
  /// An explanation of a resource of theme sets, nearest first; `nil` if no set has it.
  package func explain(_ resource: ResourceName, in sets: [ThemeSet]) -> String? {
    var lines = LineCache(facts.sources)
    return lines.rows(of: resource, in: sets).map { Explanation.table($0) }
  }
}

/// Resources of theme sets that a theme does not use.
extension Explanation {
  /// The values of a color, font or image of the theme's sets; `nil` if no set has the name.
  mutating func unusedResource(named subject: String) -> String? {
    let palette = themes.resolved(theme.id).value.palette.map { themes.sets[$0] }
    for kind in ResourceName.Kind.allCases {
      guard let rows = lines.rows(of: ResourceName(kind, subject), in: palette) else { continue }
      return "\n\(kind.noun) \(subject.escaped), which the theme does not use\n" + Self.table(rows)
    }
    return nil
  }
}

extension LineCache {
  /// The values in the nearest set that has the resource, each followed by those that it overrides; `nil` if no set has it.
  fileprivate mutating func rows(of resource: ResourceName, in sets: [ThemeSet]) -> [Explanation.Row]? {
    let sets = sets.filter { !$0.entries(of: resource).isEmpty }
    guard let nearest = sets.first else { return nil }
    var rows: [Explanation.Row] = []
    for node in nearest.entries(of: resource) {
      let appearance = nearest.document.tree.string(.appearance, of: node)
      rows.append(row(appearance?.escaped ?? "is", node, of: nearest))
      for set in sets.dropFirst() {
        let same = set.entries(of: resource).first { set.document.tree.string(.appearance, of: $0) == appearance }
        if let same { rows.append(row("  over", same, of: set)) }
      }
    }
    return rows
  }

  private mutating func row(_ name: String, _ entry: NodeID, of set: ThemeSet) -> Explanation.Row {
    let tree = set.document.tree
    return (name, tree.resourceText(of: entry).escaped, place(of: tree[entry].span))
  }
}
