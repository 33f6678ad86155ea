/// An error that prevents a session on a terminal from beginning or continuing.
package enum TerminalError: Error, Hashable, Sendable {
  /// The process has no terminal.
  case noTerminal
  /// The value of TERM belongs to a terminal without cursor addressing; empty if the variable is not set.
  case noCursorAddressing(term: String)
  /// Another session of the process uses the terminal.
  case inUse
  /// The process is in the background, and no shell can bring it to the foreground.
  case inBackground
  /// The terminal has been closed.
  case closed
  /// A call of the operating system failed.
  case system(operation: String, code: Int32)

  /// A description of the error, without a full stop.
  package var message: String {
    switch self {
    case .noTerminal: "there is no terminal"
    case .noCursorAddressing(let term) where term.isEmpty: "TERM is not set"
    case .noCursorAddressing(let term): "the terminal '\(term)' has no cursor addressing"
    case .inUse: "the terminal is in use by another session"
    case .inBackground: "the terminal belongs to another process"
    case .closed: "the terminal was closed"
    case .system(let operation, let code): "cannot \(operation) the terminal: error \(code)"
    }
  }

  /// The next step for the user; nil if there is none.
  package var help: String? {
    switch self {
    case .noTerminal: "run the program in one"
    case .noCursorAddressing: "use a terminal that supports it, and set TERM to its name"
    case .inBackground: "run the program in the foreground"
    case .inUse, .closed, .system: nil
    }
  }
}
