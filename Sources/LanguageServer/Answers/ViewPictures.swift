internal import FoundationEssentials
internal import PictureRendering
internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeRendering
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The maximum length of a picture. Visual Studio Code cuts off Markdown after 100,000 characters.
  private static var longestPicture: Int { 90_000 }

  /// The picture of a view with its subviews as the data URI of an SVG; `nil` if the view is not drawn, or the picture is too
  /// long.
  func picture(of id: String) -> String? {
    guard let theme else { return nil }
    let resolved = theme.themes.bound(theme.id).value.theme
    let scenes = resolved.tree.scenes
    guard let node = ObjectIndex(resolved.tree)[ObjectID(id)],
      let root = (scenes.isEmpty ? resolved.rootViews : scenes.map(\.view)).last(where: {
        resolved.tree.isInside(node, $0)
      })
    else { return nil }
    let screen = theme.themes.rendered(theme.id, root: root, RenderOptions()).value
    guard let index = screen.nodes.firstIndex(where: { $0.id == id }) else { return nil }
    let images = PictureImages([screen], of: [theme])
    guard
      let view = draw(screen, DrawingStyle(images: images.traits)).part(ofView: index, frame: screen.nodes[index].frame)
    else { return nil }
    let bytes = encodeSVG(view, SVGStyle(images: images.data))
    let uri = "data:image/svg+xml;base64," + Data(bytes).base64EncodedString()
    return uri.utf8.count <= Self.longestPicture ? uri : nil
  }
}
