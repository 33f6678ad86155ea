package import ThemeSource
internal import ThemeSyntax

/// What `format` does beyond order and white space.
package struct FormatStyle: Sendable {
  /// Removes what changes whenever someone opens the file: tool and system versions, versions of plug-ins, the place
  /// on Interface Builder's canvas.
  package var dropsNoise = false

  package init(dropsNoise: Bool = false) { self.dropsNoise = dropsNoise }
}

extension MarkupTree {
  /// The tree in canonical form: attributes and children in Interface Builder's order, four spaces a level, a line for
  /// each element. Comments stay with the element that they stand before; texts and values stay as written.
  ///
  /// Only the order of things whose order says nothing is changed: subviews, constraints, connections and items of
  /// arrays stay as they are. Doing it twice changes nothing more.
  package func formatted(_ style: FormatStyle = FormatStyle()) -> MarkupTree {
    guard !isEmpty else { return self }
    var tree = self
    tree.style = .interfaceBuilder
    if style.dropsNoise { tree.dropNoise() }
    tree.reset(tree.root)
    for index in tree.subtree(of: tree.root) where !tree.isInsideMixed(index) {
      tree.sortAttributes(of: index)
      tree.sortChildren(of: index)
    }
    return tree
  }

  private func isInsideMixed(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      if nodes[current].written?.isMixed == true { return true }
      next = nodes[current].parent
    }
    return false
  }

  private mutating func sortAttributes(of index: Int) {
    let element = nodes[index].name
    let ranked = nodes[index].attributes.enumerated().map {
      (rank: CanonicalOrder.rank(ofAttribute: $1.name, in: element), place: $0, attribute: $1)
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

  private mutating func dropNoise() {
    for index in subtree(of: root) {
      switch nodes[index].kind {
      case .document:
        for name in ["toolsVersion", "systemVersion"] { removeAttribute(name, of: index) }
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
  return Diagnosed(tree.formatted(style).write())
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
