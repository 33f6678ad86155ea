internal import ThemeSyntax

/// The RELAX NG schema of the theme language, rendered from the vocabulary: the contents of `Schemas/theme.rng`.
package func renderThemeSchema() -> String { themeSchema() }
