package import ThemeSource

/// A condition in which layouts are checked in addition to the recorded one.
package struct LayoutCondition: Sendable, Equatable {
  /// The name in messages: `iPhone SE`, `iPad in landscape`, `320 × 480 points`.
  package private(set) var name: String
  package var viewport: Viewport

  /// A size in the syntax of ``Viewport/init(_:)``; nil for other text.
  package init?(_ text: String) {
    guard let viewport = Viewport(text) else { return nil }
    self.viewport = viewport
    let isSize = viewport.device == nil || text.first?.isNumber == true
    name = isSize ? viewport.size?.inWords ?? text : Self.deviceName(text, viewport.orientation)
  }

  /// The same size with larger or smaller text.
  private func with(_ textSize: ContentSizeCategory) -> LayoutCondition {
    var condition = self
    condition.viewport.contentSize = textSize
    condition.name += " with the text size '\(textSize.rawValue)'"
    return condition
  }

  /// The default sizes: a small phone, a usual one and a tablet, upright.
  package static let standardSizes = ["iphone-se", "iphone-15", "ipad"]

  /// Every size with the default text; the smallest one also with the largest text.
  /// - Parameters:
  ///   - sizes: sizes in the syntax of ``init(_:)``; others are ignored.
  ///   - textSizes: sizes of text, of which the largest is used.
  package static func all(sizes: [String], textSizes: [ContentSizeCategory]) -> [LayoutCondition] {
    let sizes = sizes.compactMap { LayoutCondition($0) }
    let smallest = smallest(of: sizes)
    let largest = ContentSizeCategory.allCases.last { textSizes.contains($0) }
    guard let smallest, let largest, largest != .large else { return sizes }
    return sizes + [smallest.with(largest)]
  }

  /// The smallest of some conditions; the first of equals.
  package static func smallest(of conditions: [LayoutCondition]) -> LayoutCondition? {
    conditions.enumerated().min { a, b in
      let (x, y) = (a.element.viewport.size ?? .zero, b.element.viewport.size ?? .zero)
      return (x.width, x.height, a.offset) < (y.width, y.height, b.offset)
    }?.element
  }

  /// A device's name in Apple's spelling.
  private static func deviceName(_ text: String, _ orientation: Orientation) -> String {
    var name = ""
    for word in text.lowercased().split(whereSeparator: { $0 == "-" || $0 == " " || $0 == "_" })
    where word != "landscape" {
      if !name.isEmpty { name += " " }
      switch word {
      case "iphone": name += "iPhone"
      case "ipad": name += "iPad"
      case "se", "xr", "xs", "x": name += word.uppercased()
      case "mini": name += "mini"
      default: name += word.prefix(1).uppercased() + String(word.dropFirst())
      }
    }
    return orientation == .landscape ? name + " in landscape" : name
  }
}

extension Size {
  /// `320 × 480 points`.
  fileprivate var inWords: String { "\(width.inWords) × \(height.inWords) points" }
}
