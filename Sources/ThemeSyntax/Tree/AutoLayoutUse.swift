extension ElementTree {
  /// Whether constraints decide about frames: `useAutolayout`. Interface Builder leaves it out where they do not; a document
  /// that was written by hand, which has no `toolsVersion`, uses Auto Layout unless it says otherwise.
  package var usesAutoLayout: Bool {
    guard let document = documentElement else { return false }
    return bool(.useAutolayout, of: document) ?? (attribute(.toolsVersion, of: document) == nil)
  }

  /// Whether anything differs between size classes.
  package var variesBySizeClass: Bool { nodes(.variation).contains { isOfSizeClass($0) } }

  /// Whether a `<variation>` is for a size class, such as `heightClass=regular`.
  package func isOfSizeClass(_ variation: NodeID) -> Bool { string(.key, of: variation)?.contains("Class=") == true }
}
