package import TerminalUI
package import ThemeDatabase

/// What happens to an interactive preview.
package enum PreviewEvent: Sendable {
  /// The user typed, moved the mouse or resized the terminal.
  case input(TerminalEvent)
  /// Files of the project changed.
  case project(Snapshot)
  /// A file that the preview asked to write was written, or could not be.
  case written(path: String, failure: String?)
  /// The time of the animation's next frame.
  case tick
}

/// What an interactive preview asks its driver to do.
package enum PreviewEffect: Sendable, Equatable {
  /// End the session.
  case quit
  /// Stop the process until the shell continues it.
  case suspend
  /// Draw every cell again.
  case repaint
  /// The input meant nothing here.
  case bell
  /// Replace the contents of a file, and report it as ``PreviewEvent/written(path:failure:)``.
  case write(path: String, bytes: [UInt8])
  /// Send ``PreviewEvent/tick`` after a time.
  case wake(milliseconds: Int)
}
