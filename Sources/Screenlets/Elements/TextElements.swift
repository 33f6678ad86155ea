internal import ThemeControls
internal import ThemeRendering

/// A label.
public final class Label: ViewElement {
  /// The text; nil or empty for none.
  public var text: String? {
    get { node?.content.text?.string }
    set { set { $0.text = newValue ?? "" } }
  }
}

/// An editable line of text.
public final class TextField: Control {
  /// The current text, including the user's changes; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { setText(newValue) }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: String? {
    get { node?.content.field?.placeholder }
    set { set { $0.placeholder = newValue ?? "" } }
  }

  /// Whether the characters are shown as dots.
  public var isSecureTextEntry: Bool {
    get { node?.content.field?.isSecure ?? false }
    set { set { $0.isSecure = newValue } }
  }
}

/// Editable lines of text.
public final class TextView: Control {
  /// The current text, including the user's changes; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { setText(newValue, isMultiline: true) }
  }
}

/// A search field.
public final class SearchBar: Control {
  /// The current text, including the user's changes.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { setText(newValue) }
  }
}

extension Control {
  fileprivate func setText(_ text: String?, isMultiline: Bool = false) {
    theme?.set(.text(LineEditor(text ?? "", isMultiline: isMultiline)), of: objectID)
  }
}
