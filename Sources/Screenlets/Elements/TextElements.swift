internal import ThemeControls
internal import ThemeRendering

/// Text that nobody edits.
public final class Label: ViewElement {
  /// The text; nil and an empty one show nothing.
  public var text: String? {
    get { if case .text(let text)? = node?.content { text.string } else { nil } }
    set { set { $0.text = newValue ?? "" } }
  }
}

/// A line of text that is edited.
public final class TextField: Control {
  /// What it holds, as the user left it; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { setText(newValue) }
  }

  /// Shown while it holds nothing.
  public var placeholder: String? {
    get { if case .field(let field)? = node?.content { field.placeholder } else { nil } }
    set { set { $0.placeholder = newValue ?? "" } }
  }

  /// Whether characters are shown as dots.
  public var isSecureTextEntry: Bool {
    get { if case .field(let field)? = node?.content { field.isSecure } else { false } }
    set { set { $0.isSecure = newValue } }
  }
}

/// Several lines of text that are edited.
public final class TextView: Control {
  /// What it holds, as the user left it; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { setText(newValue, isMultiline: true) }
  }
}

/// A field to search in.
public final class SearchBar: Control {
  /// What it holds, as the user left it.
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
