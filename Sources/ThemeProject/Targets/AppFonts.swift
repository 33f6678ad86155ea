package import ThemeSource

/// The fonts that an app or an extension loads when it starts: those in `UIAppFonts` of its `Info.plist`.
package struct AppFonts: Sendable {
  package struct Entry: Sendable {
    /// Relative to the bundle.
    package var path: String
    package var span: SourceSpan

    package var fileName: String { Path.name(of: path) }
  }

  package var entries: [Entry]
  /// The path of the file that declares them.
  package var source: String

  package func lists(_ path: String) -> Bool { entries.contains { $0.fileName == Path.name(of: path) } }
}
