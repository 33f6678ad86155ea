internal import ThemeSource
package import ThemeSyntax

/// The property that distinguishes an element from its siblings and identifies its counterpart in the parent theme.
package enum ItemIdentity: Hashable {
  /// Objects, constraints and connections: by id, independent of their place.
  case id(ObjectID)
  /// Values and structures.
  case key(String)
  /// Runtime attributes.
  case keyPath(String)
  /// Outlets without an id.
  case property(String)
  /// Resources, bindings and named metadata of Interface Builder.
  case name(ElementKind, String)
  /// Elements that occur once in their parent element, such as `subviews` and `constraints`.
  case only(ElementKind, String)
  /// Items of a list that is always replaced as a whole: segments, fragments, mask entries, strings of an array.
  case none
}

extension ElementTree {
  /// The property that distinguishes an element from its siblings.
  package func identity(of node: NodeID) -> ItemIdentity {
    let kind = self[node].kind
    switch kind {
    case .device, .adaptation: return .only(kind, "")
    case .deployment, .plugIn: return .name(kind, string(.identifier, of: node) ?? "")
    case .scene: return .name(kind, string(.sceneID, of: node) ?? "")
    case .capability, .designable: return .name(kind, string(.name, of: node) ?? "")
    case .binding: return .name(kind, string(.attribute, of: node) ?? "")
    case .image, .namedColor, .namedFont, .systemColor:
      let variant = string(.appearance, of: node).map { "\u{0}" + $0 } ?? ""
      return .name(kind, (string(.name, of: node) ?? string(.catalog, of: node) ?? "") + variant)
    default: break
    }
    if let id = objectID(of: node) { return .id(id) }
    if let key = string(.key, of: node) { return .key(key) }
    switch kind {
    case .userDefinedRuntimeAttribute: return .keyPath(string(.keyPath, of: node) ?? "")
    case .outlet: return .property(string(.property, of: node) ?? "")
    case .segment, .fragment, .include, .exclude, .textTab: return .none
    default: break
    }
    switch kind.role {
    case .list, .metadata, .structure, .document: return .only(kind, "")
    case .opaque: return .only(kind, self[node].name)
    case .view, .controller, .object, .guide, .value, .constraint, .connection, .resource, .edit: return .none
    }
  }

  /// Whether an overlay's element replaces the parent's completely instead of changing single values.
  package func isReplacedWhole(_ node: NodeID) -> Bool {
    let kind = self[node].kind
    switch kind {
    case .mask, .fragment, .segment, .segments, .array, .animationImages, .scopeButtonTitles, .tabStops: return true
    case .dependencies, .designables, .designable, .customFonts: return false
    default: break
    }
    switch kind.role {
    case .value, .metadata: return true
    case .opaque: return attribute(.id, of: node) == nil
    case .document, .view, .controller, .object, .guide, .structure, .list, .constraint, .connection, .resource, .edit:
      return false
    }
  }
}

extension ElementTree {
  /// The empty range after an element's last child; `nil` if it has none.
  func behindLastChild(of node: NodeID) -> SourceSpan? {
    var last: NodeID?
    for child in children(of: node) { last = child }
    return last.map { last in
      let end = self[last].span.range.end
      return SourceSpan(file: self[last].span.file, range: SourceRange(start: end, end: end))
    }
  }
}
