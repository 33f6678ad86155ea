// What the signatures of the library need, for those who import it alone.
@_exported public import ThemeRendering
@_exported public import ThemeSource
