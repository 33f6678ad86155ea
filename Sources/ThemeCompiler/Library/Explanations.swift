internal import ThemeDatabase
internal import ThemeSource

extension ThemeWorkspace {
  /// Explains the origins of a theme and its values, as text.
  ///
  /// - Parameter element: An outlet, object id or restoration identifier, or the name of a color, font or image; `nil`
  ///   for the theme as a whole.
  /// - Throws: ``LibraryError/unknownElement(_:)``, or ``LibraryError/unknownTheme(_:)`` if the file does not exist any
  ///   more.
  public func explain(_ theme: Theme, element: String? = nil) throws(LibraryError) -> String {
    let selected = try selected(theme)
    return try Self.text(selected.themes.explain(selected, subject: element))
  }

  /// Explains the frame of a view by the constraints that determine it, as text.
  ///
  /// - Parameters:
  ///   - element: An outlet, object id or restoration identifier.
  ///   - options: The screen, safe area, text size and direction; other options have no effect.
  /// - Throws: ``LibraryError/unknownElement(_:)`` if there is no such view or nothing to explain,
  ///   ``LibraryError/invalidLocale(_:)``, or ``LibraryError/unknownTheme(_:)`` if the file does not exist any more.
  public func explainLayout(
    of element: String, in theme: Theme, _ options: CompilationOptions = CompilationOptions()
  ) throws(LibraryError) -> String {
    let selected = try selected(theme)
    return try Self.text(selected.themes.explainLayout(selected, of: element, viewport: try options.viewport()))
  }

  private static func text(_ explained: Diagnosed<String>) throws(LibraryError) -> String {
    if let failure = explained.diagnostics.first { throw .unknownElement(failure.reason) }
    return explained.value
  }
}
