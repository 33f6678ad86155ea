/// What the asset catalogs and image files of a project supply.
package struct AssetNames: Sendable {
  /// Empty where the project has no images of its own: then nothing is known of them.
  package var images: Set<String> = []
  /// Empty where the project has no colors of its own.
  package var colors: Set<String> = []

  package init() {}

  /// Whether an image is among them; with or without its file name extension, and in any namespace.
  package func hasImage(_ name: String) -> Bool {
    if images.contains(name) { return true }
    let last = lastComponent(of: name)
    if images.contains(last) { return true }
    return last.lastIndex(of: ".").map { images.contains(String(last[..<$0])) } ?? false
  }

  /// Whether a color is among them, in any namespace.
  package func hasColor(_ name: String) -> Bool { colors.contains(name) || colors.contains(lastComponent(of: name)) }

  private func lastComponent(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
