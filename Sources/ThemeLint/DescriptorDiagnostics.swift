internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

// Names in the project's descriptors for which there is no file.
extension Snapshot {
  /// Diagnostics of descriptors without a Screenlet that has a theme.
  var unknownScreenlets: [Diagnostic] {
    if facts.hasShippedCatalog { return [] }
    // A descriptor is not read if one of its Screenlets has a theme.
    let unused = facts.catalog.headings.filter { isOwn($0) && names.themed.isDisjoint(with: $0.screenlets) }
    return unused.flatMap { heading in
      facts.catalog.descriptor(named: heading.name)?.unknownScreenlets(themed: names.themed) ?? []
    }
  }

  /// Diagnostics of the parts of a theme's ViewModel.
  func missingParts(of id: ThemeID, in themes: LinkedThemes) -> [Diagnostic] {
    guard let screenlet = themes.graph[id].screenlet, let tree = themes.document(id)?.tree,
      let heading = facts.catalog.heading(ofScreenlet: screenlet)
    else { return [] }
    let own = facts.catalog.refined(by: heading).filter(isOwn)
    if own.isEmpty { return [] }
    let outlets = Set(
      tree.all.lazy.filter { tree[$0].kind == .outlet }.compactMap { tree.string(.property, of: $0) })
    return own.compactMap { facts.catalog.descriptor(named: $0.name) }.flatMap { descriptor in
      descriptor.missingParts(
        outlets: outlets, exists: { hasFile(named: $0) || facts.classes.isKnown($0) },
        files: Set(themeFiles.map(\.name.className)).sorted())
    }
  }

  /// Whether a file is named for a class. A class name followed by a theme's name can be that of a Screenlet.
  private func hasFile(named className: String) -> Bool {
    [className, "\(className)_\(ThemeName.standard)"].contains { stem in
      files(of: FileFamily(of: FileName(path: "\(stem).xib"))).contains { $0.name.className == className }
    }
  }
}
