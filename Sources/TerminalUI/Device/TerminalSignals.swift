internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The signal handlers of a session.
///
/// Signals that change or end the session are queued on a pipe. For crashes, the handler itself restores the terminal,
/// using only async-signal-safe calls and prepared bytes. A second signal that ends the process does the same, in case
/// a session hangs.
struct TerminalSignals: ~Copyable {
  /// A descriptor that is readable when signals have arrived.
  let descriptor: Int32
  private let previous: [(signal: Int32, action: sigaction)]

  static let ending: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let queued = ending + [SIGTSTP, SIGCONT, SIGWINCH]
  private static let crashes: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE]

  private init(_ descriptor: Int32, _ previous: [(signal: Int32, action: sigaction)]) {
    self.descriptor = descriptor
    self.previous = previous
  }

  /// Installs the handlers.
  static func install(
    _ terminal: Int32, settings: termios, restoring: [UInt8], restoringKeyboard: [UInt8]
  ) throws(TerminalError) -> TerminalSignals {
    guard
      restoration.isTaken.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
    else { throw .inUse }
    guard let pipe = makePipe() else {
      let code = errno
      restoration.isTaken.store(false, ordering: .sequentiallyConsistent)
      throw .system(operation: "watch", code: code)
    }
    // Never freed, because a handler may be using it at any time.
    let state = UnsafeMutablePointer<RestorationState>.allocate(capacity: 1)
    unsafe state.initialize(
      to: RestorationState(
        terminal: terminal, pipe: pipe.writing, settings: settings, bytes: PreparedBytes(restoring),
        keyboardBytes: PreparedBytes(restoringKeyboard),
        crashes: UnsafeMutableBufferPointer(start: nil, count: 0)))
    restoration.pending.store(0, ordering: .sequentiallyConsistent)
    restoration.isArmed.store(false, ordering: .sequentiallyConsistent)
    restoration.hasKeyboard.store(false, ordering: .sequentiallyConsistent)
    unsafe restorationState = state
    prepareSignalStack()
    var previous: [(signal: Int32, action: sigaction)] = []
    for signal in queued {
      // Signals that nohup ignores stay ignored.
      if let old = setHandler(receiveSignal, for: signal, flags: 0) { previous.append((signal, old)) }
    }
    // By default, Swift's handler would wait for a key.
    if unsafe getenv("SWIFT_BACKTRACE") != nil { unsafe state.pointee.crashes = formerActions(of: crashes) }
    for signal in crashes {
      if let old = setHandler(receiveCrash, for: signal, flags: Int32(SA_ONSTACK)) { previous.append((signal, old)) }
    }
    return TerminalSignals(pipe.reading, previous)
  }

  deinit {
    for (signal, action) in previous {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    guard let state = unsafe restorationState else { return }
    unsafe restorationState = nil
    close(descriptor)
    unsafe close(state.pointee.pipe)
    restoration.isTaken.store(false, ordering: .sequentiallyConsistent)
  }

  private static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Marks the terminal as changed, so that it will be restored.
  func arm() { restoration.isArmed.store(true, ordering: .sequentiallyConsistent) }

  func setKeyboard(isEnabled: Bool) { restoration.hasKeyboard.store(isEnabled, ordering: .sequentiallyConsistent) }

  /// Restores screen, modes and settings of the terminal if ``arm()`` was called since the last time.
  func restoreTerminal() { restoreNow() }

  /// Whether a signal that ends the process is pending.
  var isEnding: Bool { restoration.pending.load(ordering: .sequentiallyConsistent) != 0 }

  /// Takes the signals that have arrived.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      signals += bytes[..<count].map(Int32.init)
    }
    // Signals that end the process are reported even if the pipe is full.
    let pending = restoration.pending.load(ordering: .sequentiallyConsistent)
    if pending != 0, !signals.contains(pending) { signals.append(pending) }
    return signals
  }

  /// Stops the process as its terminal would, until it is continued. If its process group is orphaned, it continues
  /// immediately.
  ///
  /// - Parameters:
  ///   - number: SIGTSTP, or SIGTTIN for a process in the background.
  ///   - wholeJob: Whether the other processes of the job are stopped too.
  /// - Returns: The signals that arrived meanwhile, and whether the process was certainly stopped.
  func stop(by number: Int32, wholeJob: Bool) -> (signals: [Int32], wasStopped: Bool) {
    signal(number, SIG_DFL)
    kill(wholeJob ? 0 : getpid(), number)
    // Another thread may receive the signal, so SIGCONT is the only evidence that the process was stopped.
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&request, 1, 100)
    if number == SIGTSTP { _ = setHandler(receiveSignal, for: SIGTSTP, flags: 0) }
    let arrived = take()
    return (arrived.filter { $0 != SIGCONT }, arrived.contains(SIGCONT))
  }

  /// Ends the process as an unhandled signal does.
  func terminate(by number: Int32) -> Never {
    endProcess(by: number)
    exit(128 + number)
  }
}

/// The effect of a signal on a session.
enum SessionSignal {
  case end, stop, resume, resize

  init?(_ number: Int32) {
    switch number {
    case SIGINT, SIGTERM, SIGHUP, SIGQUIT: self = .end
    case SIGTSTP: self = .stop
    case SIGCONT: self = .resume
    case SIGWINCH: self = .resize
    default: return nil
    }
  }
}

/// Bytes that outlive every handler.
@unsafe private struct PreparedBytes {
  let start: UnsafeMutableRawPointer
  let count: Int

  init(_ bytes: [UInt8]) {
    unsafe start = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
    unsafe start.copyMemory(from: bytes, byteCount: bytes.count)
    unsafe count = bytes.count
  }
}

@unsafe private struct RestorationState {
  let terminal: Int32
  let pipe: Int32
  var settings: termios
  let bytes: PreparedBytes
  let keyboardBytes: PreparedBytes
  /// The previous handlers of crashes, restored for Swift's backtraces.
  var crashes: UnsafeMutableBufferPointer<(signal: Int32, action: sigaction)>
}

/// Flags shared by handlers and the session.
private struct Restoration: ~Copyable {
  let isTaken = Atomic(false)
  /// Whether the terminal must be restored.
  let isArmed = Atomic(false)
  let hasKeyboard = Atomic(false)
  /// The first signal that ends the process; 0 if there is none.
  let pending = Atomic<Int32>(0)
}

private let restoration = Restoration()
/// Written only while no handler is installed.
nonisolated(unsafe) private var restorationState: UnsafeMutablePointer<RestorationState>?

// MARK: Handlers. They only call functions that are safe in a signal handler (POSIX, "Signal Concepts").

private func restoreNow() {
  guard let state = unsafe restorationState,
    restoration.isArmed.compareExchange(expected: true, desired: false, ordering: .sequentiallyConsistent).exchanged
  else { return }
  // Without this, changing the settings would stop a process in the background.
  let background = signal(SIGTTOU, SIG_IGN)
  let hasKeyboard = restoration.hasKeyboard.load(ordering: .sequentiallyConsistent)
  let bytes = unsafe hasKeyboard ? state.pointee.keyboardBytes : state.pointee.bytes
  var written = 0
  var attempts = 0
  while unsafe written < bytes.count, attempts < 50 {
    let count = unsafe write(state.pointee.terminal, bytes.start + written, bytes.count - written)
    attempts += 1
    if count > 0 {
      written += count
    } else if errno == EAGAIN {
      var request = unsafe pollfd(fd: state.pointee.terminal, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, 10)
    } else if errno != EINTR {
      break
    }
  }
  _ = unsafe tcsetattr(state.pointee.terminal, TCSANOW, &state.pointee.settings)
  _ = signal(SIGTTOU, background)
}

private func endProcess(by number: Int32) {
  signal(number, SIG_DFL)
  var set = sigset_t()
  unsafe sigemptyset(&set)
  unsafe sigaddset(&set, number)
  unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  raise(number)
}

private func receiveSignal(_ number: Int32) {
  let code = errno
  if number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT,
    !restoration.pending.compareExchange(expected: 0, desired: number, ordering: .sequentiallyConsistent).exchanged
  {
    restoreNow()
    endProcess(by: number)
  }
  if let state = unsafe restorationState {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(state.pointee.pipe, &byte, 1)
  }
  errno = code
}

/// Ends the process, or, if the user enabled Swift's backtraces, leaves that to their handler, which runs when this one
/// returns.
private func receiveCrash(_ number: Int32) {
  restoreNow()
  guard let state = unsafe restorationState, unsafe !state.pointee.crashes.isEmpty else {
    return endProcess(by: number)
  }
  for index in 0..<(unsafe state.pointee.crashes.count) where unsafe state.pointee.crashes[index].signal == number {
    unsafe sigaction(number, &state.pointee.crashes[index].action, nil)
    raise(number)
  }
}

/// Copies the actions of signals into memory that is never freed.
private func formerActions(of signals: [Int32]) -> UnsafeMutableBufferPointer<(signal: Int32, action: sigaction)> {
  let actions = UnsafeMutableBufferPointer<(signal: Int32, action: sigaction)>.allocate(capacity: signals.count)
  for (index, signal) in signals.enumerated() {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    unsafe actions.initializeElement(at: index, to: (signal, action))
  }
  return unsafe actions
}

/// Installs a handler. Returns nil if the signal is ignored, or if there can be no handler.
private func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32, flags: Int32)
  -> sigaction?
{
  var old = sigaction()
  guard unsafe sigaction(number, nil, &old) == 0 else { return nil }
  var action = sigaction()
  #if canImport(Glibc)
    if unsafe unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1 { return nil }
    unsafe action.__sigaction_handler.sa_handler = handler
  #elseif canImport(Musl)
    if unsafe unsafeBitCast(old.__sa_handler.sa_handler, to: Int.self) == 1 { return nil }
    unsafe action.__sa_handler.sa_handler = handler
  #else
    if unsafe unsafeBitCast(old.__sigaction_u.__sa_handler, to: Int.self) == 1 { return nil }
    unsafe action.__sigaction_u.__sa_handler = handler
  #endif
  action.sa_flags = flags
  unsafe sigemptyset(&action.sa_mask)
  guard unsafe sigaction(number, &action, nil) == 0 else { return nil }
  return old
}

/// Gives handlers a separate stack, so that they work after an overflow of the thread's stack.
private func prepareSignalStack() {
  var stack = unsafe stack_t()
  guard unsafe sigaltstack(nil, &stack) == 0, unsafe Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else { return }
  let size = 64 << 10
  unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  unsafe stack.ss_size = numericCast(size)
  unsafe stack.ss_flags = 0
  unsafe sigaltstack(&stack, nil)
}
