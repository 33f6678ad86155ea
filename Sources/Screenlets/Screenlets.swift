// The parts of the run time, for those who import it as a whole.
@_exported public import ScreenletHTTP
@_exported public import ThemeCompiler
