internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The signals by which people and systems end a program, held back while files are written so that none is left half done.
enum HeldSignals {
  /// Whether one of the signals arrived, so that the work should be undone.
  static var isRequested: Bool { arrivedSignal.load(ordering: .relaxed) != 0 }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let state = Mutex(State())

  private struct State: Sendable {
    var holders = 0
    var former: [(signal: Int32, action: sigaction)] = []
  }

  /// Runs a function. A signal that arrives is delivered when no thread is in such a function any more.
  static func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    hold()
    defer { release() }
    return try body()
  }

  private static func hold() {
    _ = isRequested
    state.withLock { state in
      state.holders += 1
      guard state.holders == 1 else { return }
      for signal in signals {
        var former = sigaction()
        guard unsafe sigaction(signal, nil, &former) == 0, !former.isIgnored else { continue }
        var action = sigaction()
        action.setHandler(store)
        if unsafe sigaction(signal, &action, nil) == 0 { state.former.append((signal, former)) }
      }
    }
  }

  private static func release() {
    let signal = state.withLock { state -> Int32 in
      state.holders -= 1
      guard state.holders == 0 else { return 0 }
      for (signal, former) in state.former {
        var former = former
        unsafe sigaction(signal, &former, nil)
      }
      state.former = []
      return arrivedSignal.exchange(0, ordering: .relaxed)
    }
    // `raise` would send it to this thread alone, and threads of Dispatch block signals.
    if signal != 0 { kill(getpid(), signal) }
  }
}

/// The signal that arrived, or 0.
private let arrivedSignal = Atomic<Int32>(0)

/// A handler may do hardly more than this.
private func store(_ signal: Int32) { arrivedSignal.store(signal, ordering: .relaxed) }

extension sigaction {
  fileprivate var isIgnored: Bool {
    let ignore = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    #if canImport(Darwin)
      return unsafe unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == ignore
    #else
      return unsafe unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == ignore
    #endif
  }

  fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      unsafe __sigaction_u.__sa_handler = handler
    #else
      unsafe __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = SA_RESTART
  }
}
