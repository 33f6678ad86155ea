package import TerminalUI
package import ThemeDatabase

package enum PreviewEvent: Sendable {
  /// The user typed, moved the mouse or resized the terminal.
  case input(TerminalEvent)
  /// Files of the project changed.
  case project(Snapshot)
  /// A file requested by the preview was written, or could not be.
  case written(path: String, failure: String?)
  /// The animation's next frame is due.
  case tick
}

/// An action that an interactive preview requests from its driver.
package enum PreviewEffect: Sendable, Equatable {
  /// End the session.
  case quit
  /// Stop the process until the shell continues it.
  case suspend
  /// Draw every cell again.
  case repaint
  /// Signal that the input had no effect.
  case bell
  /// Replace the contents of a file, and report it as ``PreviewEvent/written(path:failure:)``.
  case write(path: String, bytes: [UInt8])
  /// Send ``PreviewEvent/tick`` after a time.
  case wake(milliseconds: Int)
}
