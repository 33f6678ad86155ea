package import TerminalCells

/// The picture to show after events, and requests to the session.
package struct TerminalFrame: Sendable {
  /// A cell of the screen, 0-based.
  package struct Position: Sendable, Hashable {
    package var column: Int
    package var row: Int
  }

  package enum Request: Sendable, Hashable {
    /// Ends the session after showing the frame.
    case quit
    /// Stops the process and its job, as Control-Z does elsewhere. ``TerminalEvent/resumed`` follows.
    case suspend
    case bell
    /// Writes everything again, in case another process has written to the screen.
    case redraw
    /// Requests ``TerminalEvent/wake`` after some milliseconds. The earliest of several requests is used.
    case wake(afterMilliseconds: Int)
  }

  /// The entire screen, cut to the terminal's size. Nil if it has not changed.
  package var picture: CellBuffer?
  /// Position of the terminal's cursor; nil hides it.
  package var cursor: Position?
  package var requests: [Request]

  package init(_ picture: CellBuffer?, cursor: Position? = nil, requests: [Request] = []) {
    self.picture = picture
    self.cursor = cursor
    self.requests = requests
  }
}
