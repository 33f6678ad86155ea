internal import ThemeControls
internal import ThemeRendering

/// Text that nobody edits.
public final class Label: ViewElement {
  /// The text; nil and an empty one show nothing.
  public var text: String? {
    get { node?.content.text?.string }
    set { set { $0.text = newValue ?? "" } }
  }
}

/// A line of text that is edited.
public final class TextField: Control {
  /// What it holds, as the user left it; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { theme?.set(.text(LineEditor(newValue ?? "")), of: objectID) }
  }

  /// Shown while it holds nothing.
  public var placeholder: String? {
    get { node?.content.field?.placeholder }
    set { set { $0.placeholder = newValue ?? "" } }
  }

  /// Whether characters are shown as dots.
  public var isSecureTextEntry: Bool {
    get { node?.content.field?.isSecure ?? false }
    set { set { $0.isSecure = newValue } }
  }
}

/// Several lines of text that are edited.
public final class TextView: Control {
  /// What it holds, as the user left it; at most 10,000 characters.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { theme?.set(.text(LineEditor(newValue ?? "", isMultiline: true)), of: objectID) }
  }
}

/// A field to search in.
public final class SearchBar: Control {
  /// What it holds, as the user left it.
  public var text: String? {
    get { theme?.text(of: objectID) }
    set { theme?.set(.text(LineEditor(newValue ?? "")), of: objectID) }
  }
}
