internal import ThemeSyntax

/// RELAX NG of the theme language, rendered from the vocabulary: what `Schemas/theme.rng` holds.
package func renderThemeSchema() -> String { themeSchema() }
