internal import ThemeSemantics
internal import ThemeSyntax

/// A row of `themec list`.
package struct ThemeRow: Sendable {
  package var screenlet: String
  package var theme: String
  /// `default`, `full`, `child` or `extended`; `part` for a part.
  package var kind: String
  /// Whether neither the file nor code declares the kind and the parent: see ``LinkedThemes/assumedParent(of:)``.
  package var isAssumed = false
  package var parent: String?
  /// The name of the theme set.
  package var set: String?
  package var file: String
  package var isShipped: Bool
  /// The theme to which a Screenlet without a theme of this name falls back. The kind, parent, set and file are those
  /// of the fallback.
  package var fallback: String?
  /// The `-ext` file that changes the theme.
  package var extensionFile: String?
}

/// A row of `themec list --sets`.
package struct ThemeSetRow: Sendable {
  package var name: String
  package var parent: String?
  /// The number of names that the file declares, without variants.
  package var colors: Int
  package var fonts: Int
  package var images: Int
  /// The number of themes and parts.
  package var themes: Int
  package var file: String
  package var isShipped: Bool
}

extension LinkedThemes {
  /// All sets that are not shadowed, by name.
  package var themeSetRows: [ThemeSetRow] {
    let homes = graph.all.filter { graph.shadowedBy($0) == nil }.compactMap { sets.set(of: $0) }
    let members = Dictionary(homes.map { ($0, 1) }, uniquingKeysWith: +)
    return sets.ids.filter { sets[$0].shadowedBy == nil }.map { id in
      let set = sets[id]
      let names = Set(set.entries.map(\.resource))
      func count(_ kind: ResourceName.Kind) -> Int { names.filter { $0.kind == kind }.count }
      return ThemeSetRow(
        name: set.name, parent: set.parent.map { sets[$0].name }, colors: count(.color), fonts: count(.font),
        images: count(.image), themes: members[id] ?? 0, file: set.document.path,
        isShipped: set.document.path.hasPrefix(Lookup.shippedFolder))
    }
    .sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  /// All themes that a lookup can find, by Screenlet, default first, then by name.
  package var themeRows: [ThemeRow] {
    graph.screenlets.flatMap { screenlet in
      findable(screenlet.themes).map { id in
        let assumed = graph.kind(of: id) == .full ? assumedParent(of: id) : nil
        var row = row(of: id, screenlet.name, kind: (assumed == nil ? graph.kind(of: id) : .extended)?.rawValue ?? "")
        row.isAssumed = assumed != nil
        if let assumed { row.parent = graph[assumed].themeName }
        return row
      }
    }
  }

  /// The files of parts, such as cells, by class, default first, then by theme.
  package var partRows: [ThemeRow] {
    graph.parts.flatMap { part in findable(part.themes).map { row(of: $0, part.name, kind: "part") } }
  }

  private func row(of id: ThemeID, _ subject: String, kind: String) -> ThemeRow {
    ThemeRow(
      screenlet: subject, theme: graph[id].themeName, kind: kind,
      parent: graph.parent(of: id).map { graph[$0].themeName }, set: sets.set(of: id).map { sets[$0].name },
      file: path(of: id), isShipped: isShipped(id), extensionFile: graph.adjustment(of: id).map { path(of: $0) })
  }

  /// The fallbacks of Screenlets that lack a theme of other Screenlets, by theme name, then Screenlet.
  ///
  /// Includes the name `default`, names with at least two Screenlets, and names of themes that are not shipped.
  package var fallbackRows: [ThemeRow] {
    let rows = themeRows
    let byName = Dictionary(grouping: rows, by: \.theme)
    let names = byName.filter { $0.key == "default" || $0.value.count > 1 || $0.value.contains { !$0.isShipped } }.keys
    let defaults = graph.screenlets.compactMap { screenlet in screenlet.defaultTheme.map { (screenlet.name, $0) } }
    return names.sorted().flatMap { name in
      let present = Set(byName[name, default: []].map(\.screenlet))
      return defaults.filter { !present.contains($0.0) }.map { screenlet, id in
        ThemeRow(
          screenlet: screenlet, theme: name, kind: graph.kind(of: id)?.rawValue ?? "",
          parent: graph.parent(of: id).map { graph[$0].themeName }, set: sets.set(of: id).map { sets[$0].name },
          file: path(of: id), isShipped: byName[name, default: []].allSatisfy(\.isShipped),
          fallback: graph[id].themeName)
      }
    }
  }
}
