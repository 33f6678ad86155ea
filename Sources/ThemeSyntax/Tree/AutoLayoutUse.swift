extension ElementTree {
  /// Whether constraints determine frames: `useAutolayout`. Interface Builder omits the attribute if they do not. A
  /// handwritten document, which has no `toolsVersion`, uses Auto Layout by default.
  package var usesAutoLayout: Bool {
    guard let document = documentElement else { return false }
    return bool(.useAutolayout, of: document) ?? (attribute(.toolsVersion, of: document) == nil)
  }

  /// Whether any value varies by size class.
  package var variesBySizeClass: Bool { nodes(.variation).contains { isOfSizeClass($0) } }

  /// Whether a `<variation>` is for a size class, such as `heightClass=regular`.
  package func isOfSizeClass(_ variation: NodeID) -> Bool { string(.key, of: variation)?.contains("Class=") == true }
}
