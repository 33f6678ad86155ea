internal import ThemeSyntax

extension CanonicalOrder {
  /// The header's, which Interface Builder does not know.
  private static let headerAttributes = ["screenlet", "name", "kind", "parent", "viewModel", "form"]

  /// Where an attribute stands among those of an element; unknown ones come last, in the order written.
  static func rank(ofAttribute name: String, in element: String) -> Int {
    if element == "theme" || element == "themeSet", let place = headerAttributes.firstIndex(of: name) { return place }
    if let own = attributesByElement[element], let rank = own[name] { return rank }
    if name == "xmlns" || name.hasPrefix("xmlns:") { return -1 }
    return attributes[name] ?? .max
  }

  /// Whether the order of an element's children says nothing, so that they may be sorted.
  static func sortsChildren(of kind: ElementKind) -> Bool {
    switch kind.role {
    case .view, .controller, .object: return kind != .menu
    case .document: return true
    case .structure:
      switch kind {
      case .dictionary, .mask, .tabStops, .variation: return false
      default: return true
      }
    case .guide, .value, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque: return false
    }
  }

  /// Where a child stands among its siblings: by key or name; what is not known comes before the constraints.
  static func rank(ofChild tree: MarkupTree, _ child: Int, in element: String) -> Int {
    let node = tree[child]
    switch node.kind {
    case .theme: return -1
    case .remove, .unset, .move: return .max
    default: break
    }
    let key = tree.string("key", of: child)
    let name = key ?? "<" + node.name
    if let rank = rank(ofChild: name, in: element) { return rank }
    if let key, key.hasPrefix("heightClass") || key.hasPrefix("widthClass") {
      return rank(ofChild: "heightClass=regular", in: element) ?? .max - 1
    }
    if node.kind.role == .controller { return rank(ofChild: "<objects", in: element) ?? 0 }
    return (rank(ofChild: key == nil ? "<connections" : "<constraints", in: element) ?? .max - 1) - 1
  }

  private static func rank(ofChild name: String, in element: String) -> Int? {
    // Ranks of an element's own order lie between those of the general one, which its other children follow.
    if let own = childrenByElement[element], let rank = own[name] { return rank }
    return children[name]
  }
}
