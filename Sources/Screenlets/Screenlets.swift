// The parts of the run time, for those who import it as a whole.
@_exported public import ScreenletConnectors
@_exported public import ScreenletCore
@_exported public import ScreenletHTTP
@_exported public import ScreenletTerminal
@_exported public import ThemeCompiler
