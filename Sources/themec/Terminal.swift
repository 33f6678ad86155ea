import TerminalUI
import ThemeSource

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process.
func terminate(_ status: Status) -> Never { exit(status.rawValue) }

/// Writes all bytes to a descriptor. Ends the process if the pipe is closed or the disk is full, with an error message
/// for the latter.
func write(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      if errno == EPIPE { exit(0) }
      let reason = unsafe strerror(errno).flatMap { unsafe String(validatingCString: $0) } ?? "error \(errno)"
      if descriptor != STDERR_FILENO { Failure("cannot write to standard output: \(reason)").print() }
      exit(Status.usage.rawValue)
    }
  }
}

/// Writes bytes to standard output.
func standardOutput(_ bytes: [UInt8]) {
  if let captured = CapturedOutput.current { captured.addOutput(bytes) } else { write(bytes, to: STDOUT_FILENO) }
}

/// Writes the contents of a file, or changes of them, to standard output. They are escaped for a terminal.
func standardOutput(contents bytes: [UInt8]) {
  standardOutput(Terminal.current.isTerminal ? Array(bytes.escapedLines.utf8) : bytes)
}

/// Writes text to standard output.
func standardOutput(_ text: String) { standardOutput(Array(text.utf8)) }

/// Writes text to standard error.
func standardError(_ text: String) {
  if let captured = CapturedOutput.current {
    captured.addMessages(Array(text.utf8))
  } else {
    write(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// The terminal on standard output.
struct Terminal {
  var isTerminal: Bool
  /// Columns and rows, or `nil` if standard output is not a terminal.
  var size: (columns: Int, rows: Int)?

  static var current: Terminal {
    guard isatty(STDOUT_FILENO) == 1 else { return Terminal(isTerminal: false, size: nil) }
    var window = winsize()
    let known = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    let size = (min(Int(window.ws_col), LargestTerminal.columns), min(Int(window.ws_row), LargestTerminal.rows))
    return Terminal(isTerminal: true, size: known ? size : (80, 24))
  }

  /// Whether to color messages on standard error.
  static var colorsMessages: Bool {
    colorRequest ?? (isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb")
  }

  /// Whether the environment requests color: false for NO_COLOR, true for FORCE_COLOR or CLICOLOR_FORCE, otherwise
  /// `nil`.
  static var colorRequest: Bool? {
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("FORCE_COLOR"), !value.isEmpty { return value != "0" && value != "false" }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return nil
  }

  /// The width for help: COLUMNS, else the width of the terminal, else 80; at most 100.
  static var helpWidth: Int {
    let width = environment("COLUMNS").flatMap { Int($0) } ?? current.size?.columns ?? 80
    return min(100, max(30, width))
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).flatMap { unsafe String(validatingCString: $0) }
  }
}
