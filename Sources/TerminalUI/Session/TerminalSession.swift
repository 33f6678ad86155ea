package import TerminalCells

/// A full-screen program on the terminal: its screen, its input and the loop between them.
///
/// The terminal is restored when the session ends for any reason: a request to quit, a thrown error, a signal or a
/// crash. A signal then ends the process within ``run(watching:_:)``.
package struct TerminalSession: ~Copyable {
  private var device: TerminalDevice
  private var parser = InputParser()
  private var screen: ScreenWriter
  private var wake: ContinuousClock.Instant?
  /// Whether the terminal may still reply to queries.
  private var awaitsReplies = false
  private var isSuspending = false
  /// The terminal's capabilities, which are updated when ``TerminalEvent/reply(_:)`` arrives.
  package private(set) var capabilities: TerminalCapabilities
  /// Number of bytes written for the last frame.
  package private(set) var bytesOfLastFrame = 0

  /// Alternate screen, no line wrap, no cursor; buttons, drags and the wheel of the mouse, with SGR coordinates; focus; pastes.
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"
  private static let leaving =
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// Kitty's keyboard protocol, disambiguating keys only; pushed onto the stack of the alternate screen.
  private static let pushingKeyboard = "\u{1B}[>1u"
  private static let poppingKeyboard = "\u{1B}[<1u"
  /// Mode 2026, Kitty's keyboard protocol, the size of a cell, and last the query that every terminal answers.
  private static let queries = "\u{1B}[?2026$p\u{1B}[?u\u{1B}[16t\u{1B}[c"

  /// Enters the alternate screen and raw mode.
  ///
  /// - Parameters:
  ///   - depth: Overrides the environment's color depth.
  ///   - environment: Returns the value of a variable.
  package static func open(
    depth: ColorDepth? = nil, environment: (String) -> String?
  ) throws(TerminalError) -> TerminalSession {
    var capabilities = try TerminalCapabilities(environment: environment)
    if let depth { capabilities.depth = depth }
    let device = try TerminalDevice.open(
      restoring: Array(leaving.utf8), restoringKeyboard: Array((poppingKeyboard + leaving).utf8))
    var session = TerminalSession(device: device, capabilities)
    try session.enter()
    return session
  }

  private init(device: consuming TerminalDevice, _ capabilities: TerminalCapabilities) {
    screen = ScreenWriter(size: device.size, depth: capabilities.depth)
    self.device = device
    self.capabilities = capabilities
  }

  private mutating func enter() throws(TerminalError) {
    try device.enterRawMode()
    screen.size = device.size
    screen.forget()
    var bytes = Self.entering
    if capabilities.hasKittyKeyboard {
      device.setKeyboard(isEnabled: true)
      bytes += Self.pushingKeyboard
    }
    awaitsReplies = true
    try device.write(Array((bytes + Self.queries).utf8))
  }

  /// Runs until the program requests to quit or the terminal is closed.
  ///
  /// - Parameters:
  ///   - descriptors: Additional file descriptors to wait for. The program reads them when
  ///     ``TerminalEvent/readable(descriptor:)`` arrives.
  ///   - update: Handles events that arrived together, in their order, given the terminal's capabilities, and returns
  ///     the frame to show. The first call reports the size.
  package mutating func run(
    watching descriptors: [Int32] = [],
    _ update: ([TerminalEvent], TerminalCapabilities) throws -> TerminalFrame
  ) throws {
    do {
      try loop(watching: descriptors, update)
      try drainReplies()
    } catch {
      device.restore()
      throw error
    }
    device.restore()
  }

  private mutating func loop(
    watching descriptors: [Int32], _ update: ([TerminalEvent], TerminalCapabilities) throws -> TerminalFrame
  ) throws {
    var events: [TerminalEvent] = [.resize(columns: screen.size.columns, rows: screen.size.rows)]
    while true {
      if !events.isEmpty, try show(try update(events, capabilities)) { return }
      guard let next = try nextEvents(watching: descriptors) else { throw TerminalError.closed }
      events = next
    }
  }
}

// MARK: Output

extension TerminalSession {
  /// Shows a frame and performs its requests. Returns true if the session ends.
  private mutating func show(_ frame: TerminalFrame) throws(TerminalError) -> Bool {
    if frame.requests.contains(.redraw) { screen.forget() }
    var bytes = screen.bytes(for: frame)
    bytesOfLastFrame = bytes.count
    if frame.requests.contains(.bell) { bytes.append(0x07) }
    if !bytes.isEmpty { try device.write(bytes) }
    for case .wake(let milliseconds) in frame.requests {
      let time = ContinuousClock.now + .milliseconds(max(0, milliseconds))
      wake = min(wake ?? time, time)
    }
    if frame.requests.contains(.quit) { return true }
    isSuspending = frame.requests.contains(.suspend)
    return false
  }

  private mutating func suspend(wholeJob: Bool) throws(TerminalError) -> [TerminalEvent] {
    try drainReplies()
    let signals = device.suspend(wholeJob: wholeJob)
    return try resume() + respond(to: signals)
  }

  /// Enters again after the process was continued, regardless of how it was stopped.
  private mutating func resume() throws(TerminalError) -> [TerminalEvent] {
    device.restore()
    try enter()
    return [.resumed, .resize(columns: screen.size.columns, rows: screen.size.rows)]
  }

  /// Waits for replies to queries, at most a fifth of a second, so that they do not become input of the shell.
  private mutating func drainReplies() throws(TerminalError) {
    let end = ContinuousClock.now + .milliseconds(200)
    while awaitsReplies, ContinuousClock.now < end {
      guard try device.wait(watching: [], milliseconds: 50).terminal else { continue }
      guard let bytes = try device.read() else { return }
      _ = try learned(parser.feed(bytes))
    }
  }
}

// MARK: Input

extension TerminalSession {
  /// Waits for events; nil if the terminal was closed. The list may be empty.
  private mutating func nextEvents(watching descriptors: [Int32]) throws(TerminalError) -> [TerminalEvent]? {
    if isSuspending {
      isSuspending = false
      return try suspend(wholeJob: true)
    }
    let pending = parser.pendingTimeout
    let untilWake = wake.map { Self.milliseconds(until: $0) }
    let ready = try device.wait(
      watching: descriptors, milliseconds: [pending, untilWake].compactMap(\.self).min())
    var events: [TerminalEvent] = []
    if ready.terminal {
      guard let bytes = try device.read() else { return nil }
      // A paste without an end must not swallow the key that quits. Within a paste, that key does not arrive alone.
      if parser.isInPaste, bytes == [0x03] { events += parser.flush() }
      events += try learned(parser.feed(bytes))
    } else if let pending, untilWake.map({ pending <= $0 }) ?? true, ready.signals.isEmpty, ready.descriptors.isEmpty {
      events += parser.flush()
    }
    events += try respond(to: ready.signals)
    events += ready.descriptors.map { .readable(descriptor: $0) }
    if let time = wake, time <= ContinuousClock.now {
      wake = nil
      events.append(.wake)
    }
    return coalesced(events)
  }

  /// Rounded up, so that the time has been reached after waiting.
  private static func milliseconds(until time: ContinuousClock.Instant) -> Int {
    let rest = (time - ContinuousClock.now).components
    return Int(clamping: max(0, rest.seconds)) * 1000 + Int(clamping: max(0, rest.attoseconds) / 1_000_000_000_000_000)
      + 1
  }

  private mutating func respond(to signals: [Int32]) throws(TerminalError) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for signal in signals {
      switch SessionSignal(signal) {
      case .end: device.terminate(by: signal)
      case .stop: events += try suspend(wholeJob: false)
      case .resume where !events.contains(.resumed): events += try resume()
      case .resize:
        screen.size = device.size
        // Terminals differ in whether they keep, cut or move their cells.
        screen.forget()
        events.append(.resize(columns: screen.size.columns, rows: screen.size.rows))
      case .resume, nil: break
      }
    }
    return events
  }

  /// Applies the information in replies.
  private mutating func learned(_ events: [TerminalEvent]) throws(TerminalError) -> [TerminalEvent] {
    for case .reply(let reply) in events {
      let hadKeyboard = capabilities.hasKittyKeyboard
      if case .deviceAttributes = reply { awaitsReplies = false }
      guard capabilities.learn(reply) else { continue }
      screen.synchronizesOutput = capabilities.synchronizesOutput
      if capabilities.hasKittyKeyboard, !hadKeyboard {
        device.setKeyboard(isEnabled: true)
        try device.write(Array(Self.pushingKeyboard.utf8))
      }
    }
    return events
  }
}

/// Removes events that a later one replaces: sizes, and consecutive moves of the mouse.
func coalesced(_ events: [TerminalEvent]) -> [TerminalEvent] {
  var result: [TerminalEvent] = []
  let lastSize = events.lastIndex { if case .resize = $0 { true } else { false } }
  for (index, event) in events.enumerated() {
    switch (result.last, event) {
    case (_, .resize) where index != lastSize: continue
    case (.mouse(let last), .mouse(let next))
    where last.kind == next.kind && last.button == next.button && (next.kind == .drag || next.kind == .move):
      result[result.count - 1] = event
    default: result.append(event)
    }
  }
  return result
}
