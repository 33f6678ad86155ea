// What ThemeCompiler's signatures need, for those who import it alone.
@_exported public import ConstraintSolver
@_exported public import DiagnosticFormats
@_exported public import Diagnostics
@_exported public import InterfaceBuilderCatalog
@_exported public import ThemeCodegen
@_exported public import ThemeDatabase
@_exported public import ThemeEditing
@_exported public import ThemeLayout
@_exported public import ThemeLint
@_exported public import ThemeProject
@_exported public import ThemeRendering
@_exported public import ThemeScreens
@_exported public import ThemeSemantics
@_exported public import ThemeSource
@_exported public import ThemeSyntax
@_exported public import ThemeText
