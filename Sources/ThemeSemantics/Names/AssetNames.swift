/// The names of a project's images and colors, from its asset catalogs and image files.
package struct AssetNames: Sendable {
  /// Empty if the project contains no images; references to images are not checked then.
  package var images: Set<String> = []
  /// Empty if the project contains no colors.
  package var colors: Set<String> = []

  package init() {}

  /// Whether the project has an image, with or without its file name extension, and in any namespace.
  package func hasImage(_ name: String) -> Bool {
    if images.contains(name) { return true }
    let last = lastComponent(of: name)
    if images.contains(last) { return true }
    return last.lastIndex(of: ".").map { images.contains(String(last[..<$0])) } ?? false
  }

  /// Whether the project has a color, in any namespace.
  package func hasColor(_ name: String) -> Bool { colors.contains(name) || colors.contains(lastComponent(of: name)) }

  private func lastComponent(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
