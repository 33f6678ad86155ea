#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The process's terminal in raw mode, which is restored on deinitialization and by ``TerminalSignals``.
///
/// Output processing stays enabled, so that the settings can be restored while output is pending.
struct TerminalDevice: ~Copyable {
  private let descriptor: Int32
  private let signals: TerminalSignals
  private let original: termios
  private var isRaw = false

  private init(_ descriptor: Int32, _ signals: consuming TerminalSignals, _ original: termios) {
    self.descriptor = descriptor
    self.signals = signals
    self.original = original
  }

  /// Opens the terminal and prepares its restoration, without changing its state.
  ///
  /// - Parameters:
  ///   - restoring: The bytes that restore the terminal. Signal handlers write them too.
  ///   - restoringKeyboard: The same for an enabled keyboard protocol.
  static func open(restoring: [UInt8], restoringKeyboard: [UInt8]) throws(TerminalError) -> TerminalDevice {
    let descriptor = try openTerminal()
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(operation: "read the settings of", code: code)
    }
    do throws(TerminalError) {
      let signals = try TerminalSignals.install(
        descriptor, settings: settings, restoring: restoring, restoringKeyboard: restoringKeyboard)
      return TerminalDevice(descriptor, signals, settings)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit {
    signals.restoreTerminal()
    close(descriptor)
  }

  /// Opens the terminal by the name of a standard stream that is a terminal, since macOS cannot poll `/dev/tty`; else
  /// `/dev/tty`.
  private static func openTerminal() throws(TerminalError) -> Int32 {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where isatty(stream) == 1 {
      if let name = unsafe ttyname(stream) {
        let descriptor = unsafe Self.openFile(name)
        if descriptor >= 0 { return descriptor }
      }
      // Another user's terminal can be used, but not opened.
      let copy = fcntl(stream, F_DUPFD_CLOEXEC, 3)
      if copy >= 0 { return copy }
    }
    let descriptor = unsafe "/dev/tty".withCString { name in unsafe Self.openFile(name) }
    guard descriptor >= 0, isatty(descriptor) == 1 else {
      if descriptor >= 0 { close(descriptor) }
      throw .noTerminal
    }
    return descriptor
  }

  private static func openFile(_ name: UnsafePointer<CChar>) -> Int32 {
    while true {
      #if canImport(Glibc)
        let descriptor = unsafe Glibc.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      #elseif canImport(Musl)
        let descriptor = unsafe Musl.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      #else
        let descriptor = unsafe Darwin.open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      #endif
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  /// Columns and rows, at most those of ``LargestTerminal``; 80 × 24 if the terminal does not report its size.
  var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24)
    }
    return (min(Int(window.ws_col), LargestTerminal.columns), min(Int(window.ws_row), LargestTerminal.rows))
  }

  /// Enters raw mode: every typed byte is input immediately, and control keys raise no signals.
  ///
  /// A process in the background stops until it is continued in the foreground, like programs that read from their
  /// terminal. It does not rely on the system for that, since threads may block the signal.
  mutating func enterRawMode() throws(TerminalError) {
    while case let group = tcgetpgrp(descriptor), group >= 0, group != getpgrp() {
      let (arrived, wasStopped) = signals.stop(by: SIGTTIN, wholeJob: true)
      if let number = arrived.first(where: TerminalSignals.ending.contains) { terminate(by: number) }
      // Without a shell that could continue it, a process cannot be stopped.
      if !wasStopped, tcgetpgrp(descriptor) != getpgrp() { throw .inBackground }
    }
    var settings = original
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    settings.c_cflag = settings.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      unsafe bytes[Int(VMIN)] = 1
      unsafe bytes[Int(VTIME)] = 0
    }
    signals.arm()
    while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      if errno != EINTR { throw .system(operation: "change the settings of", code: errno) }
    }
    isRaw = true
  }

  /// Sets which bytes signal handlers write to restore the terminal.
  func setKeyboard(isEnabled: Bool) { signals.setKeyboard(isEnabled: isEnabled) }

  /// Restores the terminal. ``enterRawMode()`` may be called again.
  mutating func restore() {
    signals.restoreTerminal()
    isRaw = false
  }

  /// Restores the terminal and stops the process until it is continued, with the rest of its job if `wholeJob`.
  ///
  /// - Returns: The signals that arrived meanwhile.
  mutating func suspend(wholeJob: Bool) -> [Int32] {
    restore()
    return signals.stop(by: SIGTSTP, wholeJob: wholeJob).signals
  }

  /// Restores the terminal and ends the process by a signal.
  mutating func terminate(by signal: Int32) -> Never {
    restore()
    signals.terminate(by: signal)
  }

  /// Writes all bytes, unless a signal that ends the process interrupts.
  func write(_ bytes: [UInt8]) throws(TerminalError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { rest in
        unsafe systemWrite(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if count < 0, errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, 100)
      } else if count < 0, errno != EINTR {
        if errno == EIO || errno == EPIPE || errno == ENXIO || errno == EBADF { throw .closed }
        throw .system(operation: "write to", code: errno)
      }
      if signals.isEnding { return }
    }
  }

  /// Reads the available bytes; nil if the terminal was closed.
  func read() throws(TerminalError) -> [UInt8]? {
    var code: Int32 = 0
    var isClosed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, initialized in
      let count = unsafe systemRead(descriptor, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
      isClosed = count == 0
      if count < 0 { code = errno }
    }
    switch code {
    case 0: return isClosed ? nil : bytes
    case EINTR, EAGAIN: return []
    case EIO, ENXIO: return nil
    default: throw .system(operation: "read from", code: code)
    }
  }

  /// The sources that are readable.
  struct Readiness {
    var terminal = false
    /// The signals that have arrived, in order.
    var signals: [Int32] = []
    /// The readable ones of the watched descriptors.
    var descriptors: [Int32] = []
  }

  /// Waits until the terminal, a watched descriptor or a signal is readable, or until the time is over.
  ///
  /// - Parameter milliseconds: Nil to wait without limit.
  func wait(watching descriptors: [Int32], milliseconds: Int?) throws(TerminalError) -> Readiness {
    var requests = ([descriptor, signals.descriptor] + descriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard unsafe poll(&requests, nfds_t(requests.count), timeout) >= 0 else {
      if errno != EINTR, errno != EAGAIN { throw .system(operation: "wait for", code: errno) }
      return Readiness(signals: signals.take())
    }
    var readiness = Readiness(terminal: requests[0].revents != 0)
    if requests[1].revents != 0 { readiness.signals = signals.take() }
    readiness.descriptors = requests.dropFirst(2).filter { $0.revents & Int16(POLLIN) != 0 }.map(\.fd)
    return readiness
  }
}

/// `write(2)`, which a method of the same name would hide.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// `read(2)`, which a method of the same name would hide.
func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}
