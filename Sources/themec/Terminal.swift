#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process.
func terminate(_ status: Status) -> Never { exit(status.rawValue) }

/// Writes all bytes to a descriptor, again after a short write or an interrupt; a closed pipe ends the command, and so does a
/// full disk, with a message.
func write(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      if errno == EPIPE { exit(0) }
      let reason = unsafe strerror(errno).flatMap { unsafe String(validatingCString: $0) } ?? "error \(errno)"
      if descriptor != STDERR_FILENO { standardError("Error: the output could not be written: \(reason)\n") }
      exit(Status.usage.rawValue)
    }
  }
}

/// Writes bytes to standard output.
func standardOutput(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

/// Writes text to standard output.
func standardOutput(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

/// Writes text to standard error.
func standardError(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

/// What the terminal on standard output is like.
struct Terminal {
  var isTerminal: Bool
  /// Columns and rows; nil when standard output is no terminal.
  var size: (columns: Int, rows: Int)?

  static var current: Terminal {
    guard isatty(STDOUT_FILENO) == 1 else { return Terminal(isTerminal: false, size: nil) }
    var window = winsize()
    let known = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return Terminal(isTerminal: true, size: known ? (Int(window.ws_col), Int(window.ws_row)) : (80, 24))
  }

  /// Whether messages on standard error may carry colours.
  static var colorsMessages: Bool {
    isatty(STDERR_FILENO) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// A variable of the environment.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
  }
}
