// The modules of the values in the library's signatures, such as `Diagnostic`, `Size`, `Device` and `RenderTree`. They
// are exported so that clients can use these values and their members with one import. Their other declarations have
// `package` access.
@_exported public import ThemeRendering
@_exported public import ThemeSource
