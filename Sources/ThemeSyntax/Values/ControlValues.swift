package struct Segment: Sendable {
  package var node: NodeID
  package var title: String?
  package var image: String?
  package var isEnabled: Bool
}

/// A text field's or text view's `<textInputTraits>`, as written.
package struct TextInputTraits: Sendable {
  package var node: NodeID?
  /// `emailAddress`, `numberPad`, `URL` …
  package var keyboardType: String?
  package var returnKeyType: String?
  package var textContentType: String?
  package var autocapitalizationType: String?
  package var autocorrectionType: String?
  package var isSecure: Bool
}

/// A view's description for assistive technology.
package struct AccessibilityDescription: Sendable {
  package var node: NodeID?
  package var label: String?
  package var hint: String?
  package var identifier: String?
  package var value: String?
  /// `isElement`; nil for UIKit's default.
  package var isElement: Bool?
  /// Enabled traits, in the order written: `button`, `staticText`, `notEnabled` …
  package var traits: [String]
}

extension ElementTree {
  /// Returns the segments of a segmented control, in order.
  package func segments(of control: NodeID) -> [Segment] {
    children(of: control, .segments).flatMap { children(of: $0, .segment) }.map { id in
      Segment(
        node: id, title: text(key: "title", .title, of: id), image: string(.image, of: id),
        isEnabled: bool(.enabled, of: id) ?? true)
    }
  }

  /// Returns the `<textInputTraits>` of a view; empty if there are none.
  package func textInputTraits(of view: NodeID) -> TextInputTraits {
    guard let id = child(of: view, .textInputTraits) else { return TextInputTraits(isSecure: false) }
    return TextInputTraits(
      node: id, keyboardType: string(.keyboardType, of: id), returnKeyType: string(.returnKeyType, of: id),
      textContentType: string(.textContentType, of: id),
      autocapitalizationType: string(.autocapitalizationType, of: id),
      autocorrectionType: string(.autocorrectionType, of: id), isSecure: bool(.secureTextEntry, of: id) ?? false)
  }

  /// Returns a view's description for assistive technology, from `<accessibility>` or runtime attributes.
  package func accessibility(of view: NodeID) -> AccessibilityDescription {
    let id = child(of: view, .accessibility)
    func runtime(_ keyPath: String) -> String? {
      switch runtimeAttribute(keyPath, of: view)?.value {
      case .string(let text), .localizedString(let text): text
      default: nil
      }
    }
    return AccessibilityDescription(
      node: id,
      label: runtime("accessibilityLabel") ?? id.flatMap { text(key: "label", .label, of: $0) },
      hint: runtime("accessibilityHint") ?? id.flatMap { text(key: "hint", .hint, of: $0) },
      identifier: runtime("accessibilityIdentifier") ?? id.flatMap { string(.identifier, of: $0) }
        ?? string(.accessibilityIdentifier, of: view),
      value: runtime("accessibilityValue") ?? id.flatMap { text(key: "value", .value, of: $0) },
      isElement: id.flatMap { child(of: $0, .bool, key: "isElement") }.flatMap { bool(.value, of: $0) },
      traits: id.flatMap { child(of: $0, .accessibilityTraits) }.map { traits in
        attributes(of: traits).filter { $0.name != .key && $0.value == "YES" }.map(\.writtenName)
      } ?? [])
  }
}
