internal import ThemeLayout
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The themes of the cells that a list of a theme shows. The layout of a collection view states the size of its items, so
  /// shipped cells, which have another size, are not shown in a project's own.
  ///
  /// The cells that code registers precede those that a descriptor names.
  func cells(of outlet: String, _ id: ThemeID, _ theme: BoundTheme) -> [ThemeID] {
    let registered = cells(registeredFor: outlet, id, theme)
    if !registered.isEmpty { return registered }
    guard let descriptor = catalog.descriptor(ofScreenlet: theme.theme.screenlet) else { return [] }
    let isOwnCollection =
      !isShipped(id)
      && theme.outlets.contains {
        $0.name == outlet && theme.theme.tree.kind(of: $0.target).painting == .collection
      }
    return catalog.closure(of: descriptor).flatMap(\.parts).filter { $0.outlet == outlet }.compactMap { part in
      graph.find(part: part.className, theme: graph[id].themeName, module: graph[id].module).found
    }.filter { !(isOwnCollection && isShipped($0)) }
  }

  /// The themes of the cells that the class of a list's owner registers for the list, in the order of its code.
  private func cells(registeredFor outlet: String, _ id: ThemeID, _ theme: BoundTheme) -> [ThemeID] {
    let tree = theme.theme.tree
    guard !isShipped(id),
      let owner = theme.outlets.first(where: { $0.name == outlet && tree.isList($0.target) })?.owner,
      let className = tree.string(.customClass, of: owner)
    else { return [] }
    return classes.cells(of: className, list: outlet).compactMap { nib in
      nib.isPart
        ? graph.find(part: nib.name, theme: graph[id].themeName, module: graph[id].module).found
        : cell(inFile: nib.name, of: id)
    }
  }

  /// The cell in the file with a name: the only one, or the only one in the folder of the list; nil if there is none or
  /// it cannot be determined.
  private func cell(inFile name: String, of list: ThemeID) -> ThemeID? {
    let files = graph.all.filter {
      graph[$0].stem == name && !graph[$0].isExtension && [.part, .theme].contains(graph[$0].role) && $0 != list
    }
    let own = files.filter { !isShipped($0) }
    let candidates = own.isEmpty ? files : own
    if candidates.count == 1 { return candidates.first }
    let folder = Path.folder(of: path(of: list))
    let neighbors = candidates.filter { Path.folder(of: path(of: $0)) == folder }
    return neighbors.count == 1 ? neighbors.first : nil
  }
}
