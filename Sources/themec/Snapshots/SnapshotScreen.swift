import PictureRendering
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeRendering
import ThemeText

/// A screen in every format of its snapshot.
struct SnapshotScreen: Sendable {
  /// The path without a type, such as `login-flat7/iphone-se-light`.
  var name: String
  /// Such as `Login · flat7, iPhone SE, light`.
  var title: String
  /// Contents with their file type.
  var files: [(type: String, bytes: [UInt8])]

  /// The types of a snapshot's files.
  static let types = ["svg", "txt", "ans"]

  init(_ screen: DeviceScreen, inCells: RenderTree, _ images: PictureImages, name: String) {
    self.name = name
    title = "\(screen.tree.title), \(screen.label)"
    files = [
      (
        "svg",
        encodeSVG(
          draw(screen.tree, DrawingStyle(images: images.traits)), SVGStyle(title: title, images: images.data))
      ),
      ("txt", Self.text(inCells, depth: .none)), ("ans", Self.text(inCells, depth: .truecolor)),
    ]
  }

  private static func text(_ tree: RenderTree, depth: ColorDepth) -> [UInt8] {
    let style = RasterStyle(depth: depth)
    return encode(compose([Screen(tree, .standard, style)], columns: 1, style: style), depth: depth)
  }
}
