internal import InterfaceBuilderCatalog

extension ElementTree {
  /// Whether constraints decide about frames: `useAutolayout`. Interface Builder leaves it out where they do not; a document
  /// that was written by hand, which has no `toolsVersion`, uses Auto Layout unless it says otherwise.
  package var usesAutoLayout: Bool {
    guard let document = documentElement else { return false }
    return bool(.useAutolayout, of: document) ?? (attribute(.toolsVersion, of: document) == nil)
  }
}
