package import ThemeSource
package import ThemeSyntax
import ThemeText

/// A system symbol in an image view: a glyph that is aligned like a line of text, independent of its height.
struct SymbolImage {
  /// The size of the whole image, in points.
  let size: Size
  /// Height of the alignment rectangle.
  let alignedHeight: Points

  /// Image minus alignment rectangle; negative if the image is lower.
  ///
  /// The larger half is at the top, as in recorded frames: 2 of 3.5 points for `checkmark`.
  var alignment: Insets {
    let total = size.height - alignedHeight
    let top = (total.magnitude / 2).roundedUp(toScale: 2)
    return Insets(top: total < 0 ? -top : top, left: 0, bottom: total - (total < 0 ? -top : top), right: 0)
  }

  /// The size of the alignment rectangle.
  var alignedSize: Size { Size(width: size.width, height: alignedHeight) }
}

extension SymbolImage {
  /// The attributes of a view's symbol.
  struct Configuration {
    var pointSize: Points = 17
    var scale = 1.0
    var isBold = false

    /// Large: a recorded view was 30.5 points high, where medium is 24. Small is assumed to be the inverse.
    fileprivate mutating func setScale(_ word: String?) {
      switch word {
      case "small": scale = 0.79
      case "large": scale = 1.28
      case .some, nil: break
      }
    }
  }

  /// Nil for a symbol that the table lacks.
  ///
  /// - Parameter resource: the image's size in `<resources>`, used for its proportion.
  init?(_ name: String, resource: Size, _ configuration: Configuration) {
    guard let height = Self.height(of: name), resource.height > 0 else { return nil }
    let points = configuration.pointSize / 17
    let drawn = (height + (configuration.isBold ? 2 : 0)) * points * configuration.scale
    size = Size(width: drawn * resource.width / resource.height, height: drawn)
    alignedHeight = Self.alignedHeight * points
  }

  /// The height for all symbols at 17 points.
  private static let alignedHeight: Points = 20.5

  /// Heights of images at 17 points, regular weight and medium scale, from image views with a recorded frame and
  /// constraints that state the aligned height: 30 views in 24 public documents. Symbols in a circle have one height.
  private static func height(of name: String) -> Points? {
    if name == "circle" || name.hasSuffix(".circle") || name.hasSuffix("circle.fill") { return 19.5 }
    return heights[name]
  }

  private static let heights: [String: Points] = [
    "arrow.down.doc": 20, "checkmark": 17, "doc.text": 20, "envelope.fill": 17, "exclamationmark.bubble.fill": 20,
    "exclamationmark.triangle": 18.5, "externaldrive.fill.badge.minus": 19.5, "hand.thumbsup.fill": 19.5,
    "message.fill": 20, "phone.fill": 18, "photo.fill": 19, "speaker.slash": 18.5,
    "square.and.arrow.up.trianglebadge.exclamationmark": 23.5, "video.fill": 16,
  ]
}

extension ElementTree {
  /// The symbol in an image view; nil for another image, and for a symbol that the table lacks.
  func symbolImage(of view: NodeID, _ facts: DocumentFacts) -> SymbolImage? {
    guard let name = imageName(of: view), facts.symbols.contains(name), let size = facts.images[name] else {
      return nil
    }
    return SymbolImage(name, resource: size, symbolConfiguration(of: view))
  }

  /// The size of the symbol in an image view, in points. Symbols that the table lacks are as high as most.
  ///
  /// - Parameter resource: the image's size in `<resources>`, used for its proportion; nil if it is unknown.
  package func symbolSize(of view: NodeID, resource: Size?) -> Size {
    let configuration = symbolConfiguration(of: view)
    let resource = resource.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? Size(width: 1, height: 1)
    if let symbol = SymbolImage(imageName(of: view) ?? "", resource: resource, configuration) { return symbol.size }
    let height = 19.5 * configuration.pointSize / 17 * configuration.scale
    return Size(width: height * resource.width / resource.height, height: height)
  }

  /// The weight of the symbol in an image view, as of a font: 400 is regular.
  package func symbolWeight(of view: NodeID) -> Int {
    let written = child(of: view, .preferredSymbolConfiguration, key: "preferredSymbolConfiguration")
    return written.flatMap { string(.weight, of: $0) }.flatMap { ThemeFont.Weight(rawValue: $0) }?.number ?? 400
  }

  private func symbolConfiguration(of view: NodeID) -> SymbolImage.Configuration {
    var configuration = SymbolImage.Configuration()
    if let written = child(of: view, .preferredSymbolConfiguration, key: "preferredSymbolConfiguration") {
      configuration.pointSize = length(.pointSize, of: written).flatMap { $0 > 0 ? $0 : nil } ?? 17
      configuration.isBold = ["semibold", "bold", "heavy", "black"].contains(string(.weight, of: written))
      configuration.setScale(string(.scale, of: written))
    }
    configuration.setScale(imageReference(of: view).flatMap { string(.symbolScale, of: $0) })
    return configuration
  }
}
