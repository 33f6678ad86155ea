/// The appearance of a button in one state: a `<state key="normal" title="…">`.
package struct ButtonState: Sendable {
  package var node: NodeID
  /// `normal`, `highlighted`, `disabled`, `selected`, `focused`.
  package var key: String
  package var title: String?
  package var attributedTitle: AttributedText?
  package var titleColor: ThemeColor?
  package var titleShadowColor: ThemeColor?
  package var image: String?
  /// Whether ``image`` is an SF Symbol.
  package var isSymbol: Bool
  package var backgroundImage: String?
}

/// A button's `<buttonConfiguration>` (iOS 15), which replaces title, image and insets of the states.
package struct ButtonConfiguration: Sendable {
  package var node: NodeID
  /// `plain`, `gray`, `tinted`, `filled`, `borderless`, `bordered`, `borderedTinted`, `borderedProminent`.
  package var style: String
  package var title: String?
  package var attributedTitle: AttributedText?
  package var subtitle: String?
  package var image: String?
  package var titleFont: ThemeFont?
  package var baseForegroundColor: ThemeColor?
  package var baseBackgroundColor: ThemeColor?
  package var background: NodeID?
  package var cornerStyle: String?
  /// `leading`, `trailing`, `top`, `bottom`.
  package var imagePlacement: String?
  /// Space between image and title, in points.
  package var imagePadding: Double?
  package var titlePadding: Double?
  package var showsActivityIndicator: Bool
}

extension ElementTree {
  /// Returns a button's states, in order.
  package func buttonStates(of button: NodeID) -> [ButtonState] {
    children(of: button, .state).compactMap { id in
      string(.key, of: id).map { key in
        ButtonState(
          node: id, key: key, title: text(key: "title", .title, of: id),
          attributedTitle: attributedText(key: "attributedTitle", of: id), titleColor: color(key: "titleColor", of: id),
          titleShadowColor: color(key: "titleShadowColor", of: id), image: imageName(of: id),
          isSymbol: string(.catalog, of: imageReference(of: id) ?? id) == "system",
          backgroundImage: string(.backgroundImage, of: id))
      }
    }
  }

  package func buttonState(_ key: String, of button: NodeID) -> ButtonState? {
    buttonStates(of: button).first { $0.key == key }
  }

  package func buttonConfiguration(of button: NodeID) -> ButtonConfiguration? {
    guard let id = child(of: button, .buttonConfiguration) else { return nil }
    return ButtonConfiguration(
      node: id, style: string(.style, of: id) ?? "plain", title: text(key: "title", .title, of: id),
      attributedTitle: attributedText(key: "attributedTitle", of: id),
      subtitle: text(key: "subtitle", .subtitle, of: id), image: imageName(of: id),
      titleFont: font(key: "titleFontDescription", of: id),
      baseForegroundColor: color(key: "baseForegroundColor", of: id),
      baseBackgroundColor: color(key: "baseBackgroundColor", of: id),
      background: child(of: id, .backgroundConfiguration),
      cornerStyle: string(.cornerStyle, of: id), imagePlacement: string(.imagePlacement, of: id),
      imagePadding: number(.imagePadding, of: id), titlePadding: number(.titlePadding, of: id),
      showsActivityIndicator: bool(.showsActivityIndicator, of: id) ?? false)
  }

  /// Returns a button's title in the normal state. A configuration takes precedence.
  package func buttonTitle(of button: NodeID) -> String? {
    if let configuration = buttonConfiguration(of: button) {
      return configuration.attributedTitle?.text ?? configuration.title
    }
    let normal = buttonState("normal", of: button)
    return normal?.attributedTitle?.text ?? normal?.title
  }
}
