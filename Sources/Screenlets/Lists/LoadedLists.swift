internal import Foundation
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource
internal import ThemeSyntax

// The lists of a theme whose rows come from code.
extension LoadedTheme {
  /// Lets code provide the rows of a table or a collection; nil for another view.
  func makeList(_ id: String, _ contents: ListContents) -> LiveList? {
    guard let node = ids[id], elements.isList(node) else { return nil }
    let isTable = elements.kind(of: node).painting == .table
    // Negative heights leave the height to the cells.
    let height = elements.number(.rowHeight, of: node).flatMap { $0 >= 1 && $0 <= 2000 ? $0 : nil }
    let header = elements.children(of: node).first { elements.string(.key, of: $0) == "tableHeaderView" }
    let list = LiveList(
      id, scope: prefix, flow: isTable ? nil : FlowLayout(of: node, in: elements),
      headerID: header.flatMap { elements.objectID(of: $0)?.text }, rowHeight: isTable ? height : nil,
      contents: contents)
    add(list)
    return list
  }

  /// The cell in the file of a list with a reuse identifier; nil if there is none.
  func prototype(of listID: String, identifier: String) -> CellTemplate? {
    guard let list = ids[listID] else { return nil }
    let cell = elements.subtree(of: list).first {
      elements.string(.reuseIdentifier, of: $0) == identifier && elements.nearestList(around: $0) == list
    }
    guard let cell else { return nil }
    let screen = selected.themes.screen(of: selected.id, root: cell)
    // Errors of the file are reported with the theme.
    return CellTemplate(screen.value, options, errors: [])
  }

  /// The cell in a part of the theme, which has the name of a class; nil if there is no such part.
  func part(_ className: String) -> CellTemplate? {
    guard let (themes, screen) = selected.themes.screen(ofPart: className, in: selected.id) else { return nil }
    let errors = screen.diagnostics.filter { $0.severity == .error }.map { themes.placed($0) }
    return CellTemplate(screen.value, options, errors: errors)
  }

  /// The cell of a list whose theme has no cell: a label in the color of the list's texts.
  func plainCell(of listID: String) -> CellTemplate {
    let ink = compiled.nodes.firstIndex { $0.id == listID }.map {
      ListSkeleton(compiled, $0, headerID: nil).ink
    }
    return CellTemplate(style: RenderTree.TextStyle(color: ink ?? .black, alignment: .left))
  }
}
