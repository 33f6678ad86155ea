internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Resources of theme sets that a theme does not use.
extension Explanation {
  /// The values of a color, font or image of the theme's sets in each appearance, with the values that they override;
  /// `nil` if no set has the name.
  mutating func unusedResource(named subject: String) -> String? {
    let palette = themes.resolved(theme.id).value.palette.map { themes.sets[$0] }
    for kind in ResourceName.Kind.allCases {
      let resource = ResourceName(kind, subject)
      let sets = palette.filter { !$0.entries(of: resource).isEmpty }
      guard let nearest = sets.first else { continue }
      var rows: [Row] = []
      for node in nearest.entries(of: resource) {
        let appearance = nearest.document.tree.string(.appearance, of: node)
        rows.append(row(appearance?.escaped ?? "is", node, of: nearest))
        for set in sets.dropFirst() {
          let same = set.entries(of: resource).first { set.document.tree.string(.appearance, of: $0) == appearance }
          if let same { rows.append(row("  over", same, of: set)) }
        }
      }
      return "\n\(kind.noun) \(subject.escaped), which the theme does not use\n" + table(rows)
    }
    return nil
  }

  private mutating func row(_ name: String, _ entry: NodeID, of set: ThemeSet) -> Row {
    let tree = set.document.tree
    return (name, tree.resourceText(of: entry).escaped, lines.place(of: tree[entry].span))
  }
}
