package import TerminalCells

/// What a program shows after events, and what it asks of the session.
package struct TerminalFrame: Sendable {
  /// A cell of the screen, 0-based.
  package struct Position: Sendable, Hashable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  package enum Request: Sendable, Hashable {
    /// Ends the session after the frame was shown.
    case quit
    /// Stops the process and its job, as Control-Z does elsewhere. ``TerminalEvent/resumed`` follows.
    case suspend
    case bell
    /// Writes everything again, for a screen that another process has written to.
    case redraw
    /// Asks for ``TerminalEvent/wake`` after some milliseconds. Of several requests the earliest counts.
    case wake(afterMilliseconds: Int)
  }

  /// The whole screen; what is beyond the terminal's size is cut off. Nil if nothing has changed.
  package var picture: CellBuffer?
  /// Where the terminal's own cursor is shown; nil hides it.
  package var cursor: Position?
  package var requests: [Request]

  package init(_ picture: CellBuffer?, cursor: Position? = nil, requests: [Request] = []) {
    self.picture = picture
    self.cursor = cursor
    self.requests = requests
  }
}
