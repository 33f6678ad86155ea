internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// What `format` does beyond order and white space.
package struct FormatStyle: Sendable {
  /// Removes what changes whenever someone opens the file: tool and system versions, versions of plug-ins, the place
  /// on Interface Builder's canvas, its remarks that a view is misplaced or ambiguous.
  package var dropsNoise = false

  package init(dropsNoise: Bool = false) { self.dropsNoise = dropsNoise }
}

extension MarkupTree {
  /// The tree in canonical form: attributes and children in Interface Builder's order, four spaces a level, a line for
  /// each element. Comments stay with the element that they stand before; texts and values stay as written.
  ///
  /// In an overlay an id says which element of the parent is meant: it comes first. A blank line between siblings stays.
  /// Only the order of things whose order says nothing is changed: subviews, constraints, connections and items of
  /// arrays stay as they are. Doing it twice changes nothing more.
  /// - Parameter isOverlay: nil to go by the file's header.
  package func formatted(_ style: FormatStyle = FormatStyle(), isOverlay: Bool? = nil) -> MarkupTree {
    guard !isEmpty else { return self }
    var tree = self
    tree.style = .interfaceBuilder
    if style.dropsNoise { tree.dropNoise() }
    tree.reset(tree.root)
    let idsFirst = isOverlay ?? tree.isOverlay
    for index in tree.subtree(of: tree.root) where !tree.isInsideMixed(index) {
      tree.sortAttributes(of: index, idFirst: idsFirst)
      tree.sortChildren(of: index)
    }
    return tree
  }

  /// Whether the header says, or means, that the file holds differences from its parent.
  private var isOverlay: Bool {
    guard let theme = nodes[root].children.first(where: { nodes[$0].kind == .theme }) else { return false }
    return string("form", of: theme).map { $0 == ThemeForm.overlay.rawValue } ?? (string("parent", of: theme) != nil)
  }

  private func isInsideMixed(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if nodes[current].written?.isMixed == true { return true }
      next = nodes[current].parent
    }
    return false
  }

  private mutating func sortAttributes(of index: Int, idFirst: Bool) {
    let element = nodes[index].name
    let ranked = nodes[index].attributes.enumerated().map { place, attribute in
      let rank = CanonicalOrder.rank(ofAttribute: attribute.name, in: element)
      return (rank: idFirst && attribute.name == "id" ? -2 : rank, place: place, attribute: attribute)
    }
    nodes[index].attributes = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.attribute)
  }

  private mutating func sortChildren(of index: Int) {
    guard CanonicalOrder.sortsChildren(of: nodes[index].kind) else { return }
    let element = nodes[index].name
    let ranked = nodes[index].children.enumerated().map {
      (rank: CanonicalOrder.rank(ofChild: self, $1, in: element), place: $0, child: $1)
    }
    nodes[index].children = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.child)
  }

  /// Removes what ``FormatStyle/dropsNoise`` names.
  mutating func dropNoise() {
    for index in subtree(of: root) {
      for name in ["misplaced", "ambiguous"] where nodes[index].kind.isView { removeAttribute(name, of: index) }
      switch nodes[index].kind {
      case .document:
        for name in toolVersionNames { removeAttribute(name, of: index) }
      case .plugIn, .deployment: removeAttribute("version", of: index)
      case .point where string("key", of: index) == "canvasLocation": remove(index)
      default: break
      }
    }
  }
}

/// A theme file in canonical form; nil with the reasons when it could not be read as a whole.
package func format(
  _ file: SourceFile, style: FormatStyle = FormatStyle(), limits: Limits = .standard
) -> Diagnosed<[UInt8]?> {
  let document = parse(file, limits: limits)
  guard let tree = MarkupTree(document, of: file) else {
    return Diagnosed(nil, document.diagnostics.filter(\.preventsEditing))
  }
  let name = FileName(path: file.path)
  let adjusts = name.isExtension && name.ending == .xml
  return Diagnosed(tree.formatted(style, isOverlay: adjusts ? true : nil).write())
}

extension SourceFile {
  /// Whether the file is a theme, theme set, XIB or storyboard rather than other XML.
  package func isTheme(limits: Limits = .standard) -> Bool {
    switch parse(self, limits: limits).value.format {
    case .xib, .storyboard, .themeSet: true
    case .notIOS, .unreadable: false
    }
  }
}

/// Attributes of a document that say which tools wrote it, and nothing of what it is.
let toolVersionNames = ["toolsVersion", "systemVersion"]
