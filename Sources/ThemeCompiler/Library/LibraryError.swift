internal import ThemeSource

/// An error of the library. Mistakes in themes are diagnostics instead.
public enum LibraryError: Error, Sendable, Hashable {
  /// The file or folder does not exist.
  case noSuchPath(String)
  /// A theme file cannot be read. The value is the reason, with the path.
  case unreadable(String)
  /// The configuration of the project has these errors.
  case configuration([String])
  /// The project has no such Screenlet, part, theme or file. The value is the reason, with a suggestion.
  case unknownTheme(String)
  /// The storyboard has no such scene. The value is the reason, with the known scenes.
  case unknownScene(String)
  /// The theme has no such element. The value is the reason, with a suggestion.
  case unknownElement(String)
  /// The text is not a language code, such as `de` or `pt-BR`.
  case invalidLocale(String)
  /// The theme has no view to draw, or its file has errors that prevent compilation.
  case nothingToDraw(String)
  /// No class belongs to the theme.
  case nothingToGenerate(String)
  /// There is no PNG. The value is the reason.
  case png(String)
  /// A template of the project could not be rendered.
  case template(String)
}

extension LibraryError: CustomStringConvertible {
  /// A description for users, without control characters.
  public var description: String {
    switch self {
    case .noSuchPath(let path): "there is no file or folder '\(path.escaped)'"
    case .configuration(let errors): "the configuration has errors: \(errors.joined(separator: "; "))"
    case .invalidLocale(let text): "expected a language code such as 'de' or 'pt-BR', not '\(text.escaped)'"
    case .unreadable(let reason), .unknownTheme(let reason), .unknownScene(let reason), .unknownElement(let reason),
      .nothingToDraw(let reason), .nothingToGenerate(let reason), .template(let reason),
      .png(let reason):
      reason
    }
  }
}
