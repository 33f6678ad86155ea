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

  /// The size in points; nil for views without a font.
  static func fontSize(of view: NodeID, in tree: ElementTree) -> Double? {
    switch tree.kind(of: view).painting {
    case .label: 17
    case .textField, .textView: 14
    // The size of a custom button differs from that of a system button.
    case .button: tree.attribute(.buttonType, of: view) == nil ? 18 : 15
    default: nil
    }
  }
}
