// Modules of types in the library's signatures, so that clients need only one import.
@_exported public import ThemeRendering
@_exported public import ThemeSource
