internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeLint
package import ThemeProject
