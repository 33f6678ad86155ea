internal import ThemeSyntax

/// UIKit's defaults for the values that people edit most.
enum UIKitDefault {
  /// Attributes of all views that support them.
  static let attributes: [(AttributeName, String)] = [
    (.text, ""), (.placeholder, ""), (.hidden, "NO"), (.alpha, "1"), (.textAlignment, "natural"),
    (.numberOfLines, "1"), (.enabled, "YES"), (.on, "NO"), (.userInteractionEnabled, "YES"), (.clipsSubviews, "NO"),
  ]

  static let colors = ["textColor", "backgroundColor", "tintColor"]

  static func color(_ key: String, of kind: ElementKind) -> String {
    switch key {
    case "textColor": "labelColor"
    case "tintColor": "tintColor"
    default: "none"
    }
  }
}
