/// Parses the bytes that a terminal sends into events.
///
/// Bytes may be split anywhere. Unknown sequences are dropped. The state between calls is bounded: at most
/// ``pasteLimit`` bytes of a paste, else less than 300 bytes. The sequences are those of ECMA-48, of xterm's and rxvt's
/// documentation, and of Kitty's keyboard protocol.
package struct InputParser: Sendable {
  /// Maximum number of bytes of a reported paste.
  package static let pasteLimit = 1 << 20
  private static let longestSequence = 256

  private enum State {
    case ground
    case escape
    /// After `CSI`, until the final byte.
    case control
    /// After `ESC O`.
    case singleShift
    /// After `CSI [`, which Linux's console sends for F1 to F5.
    case console
    /// Within an operating system command or another string. Replies to our queries contain none.
    case string
    /// After an escape character within a string.
    case stringEscape
    /// The three bytes of an X10 mouse event.
    case mouse
    case paste
  }

  private var state = State.ground
  /// Whether another escape character preceded the sequence: Alt in rxvt and iTerm2.
  private var isAlt = false
  private var text = TypedText()
  /// Parameters of a sequence, or the bytes of a paste.
  private var bytes: [UInt8] = []
  /// Whether a sequence or a paste is longer than its limit.
  private var isTooLong = false
  /// The byte after `ESC` that began a string.
  private var opener: UInt8 = 0

  package init() {}

  /// Milliseconds of silence after which pending input is complete and ``flush()`` should be called; nil if there is no
  /// pending input.
  package var pendingTimeout: Int? {
    switch state {
    case .ground: text.isEmpty ? nil : 50
    case .paste: 2000
    case .escape, .control, .singleShift, .console, .string, .stringEscape, .mouse: 50
    }
  }

  /// Whether a paste has begun but not ended.
  var isInPaste: Bool { state == .paste }

  /// Number of bytes kept until more arrive.
  var keptBytes: Int { bytes.count + text.count }

  /// Parses bytes in the order of their arrival.
  package mutating func feed(_ input: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in input { accept(byte, &events) }
    if state == .ground { events += text.take(isEnd: false) }
    return events
  }

  /// Ends pending input. A lone escape character is the key, `ESC [` is Alt with a bracket, and an unfinished paste is
  /// reported as far as it arrived.
  package mutating func flush() -> [TerminalEvent] {
    var events = text.take(isEnd: true)
    switch state {
    case .ground: break
    case .escape: events += Array(repeating: .key(KeyPress(.escape)), count: isAlt ? 2 : 1)
    case .control where bytes.isEmpty && !isTooLong: events.append(.key(KeyPress(.character("["), .alt)))
    case .singleShift: events.append(.key(KeyPress(.character("O"), .alt)))
    case .string where bytes.isEmpty && !isTooLong:
      events.append(.key(KeyPress(.character(Character(Unicode.Scalar(opener))), .alt)))
    case .paste: events.append(paste())
    case .control, .console, .string, .stringEscape, .mouse: break
    }
    reset()
    return events
  }

  private mutating func reset() {
    state = .ground
    isAlt = false
    isTooLong = false
    bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
  }
}

// MARK: Bytes

extension InputParser {
  private mutating func accept(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: acceptText(byte, &events)
    case .escape: acceptEscaped(byte, &events)
    case .control: acceptControl(byte, &events)
    case .singleShift:
      if restarts(byte, &events) { return }
      // A digit encodes modifiers, which keys that send them also send as `CSI`.
      if (0x30...0x39).contains(byte), bytes.isEmpty { return bytes.append(byte) }
      let modifiers = ControlSequence([0x31, 0x3B] + bytes, final: 0x41)?.modifiers(1) ?? []
      emit(KeyPress(singleShift: byte).map { .key(KeyPress($0.key, $0.modifiers.union(modifiers))) }, &events)
    case .console:
      if restarts(byte, &events) { return }
      emit((0x41...0x45).contains(byte) ? .key(KeyPress(.function(Int(byte) - 0x40))) : nil, &events)
    case .string, .stringEscape: acceptString(byte, &events)
    case .mouse:
      bytes.append(byte)
      if bytes.count == 3 {
        let numbers = bytes.map { Int($0) - 32 }
        emit(
          MouseEvent(bits: max(0, numbers[0]), column: numbers[1], row: numbers[2], isRelease: false).map {
            .mouse($0)
          },
          &events)
      }
    case .paste: acceptPasted(byte, &events)
    }
  }

  private mutating func acceptText(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    if byte >= 0x20, byte != 0x7F { return text.append(byte) }
    events += text.take(isEnd: true)
    if byte == 0x1B { state = .escape } else { events.append(.key(KeyPress(control: byte))) }
  }

  private mutating func acceptEscaped(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B:
      if isAlt { events.append(.key(KeyPress(.escape))) }
      isAlt = true
    case 0x5B: state = .control  // [
    case 0x4F: state = .singleShift  // O
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:  // P X ] ^ _
      state = .string
      opener = byte
    default:
      if isAlt { events.append(.key(KeyPress(.escape))) }
      reset()
      if byte >= 0x80 { return text.beginAlt(byte) }
      var press = KeyPress(control: byte)
      if byte >= 0x20, byte < 0x7F { press = KeyPress(.character(Character(Unicode.Scalar(byte)))) }
      press.modifiers.insert(.alt)
      events.append(.key(press))
    }
  }

  private mutating func acceptControl(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    if restarts(byte, &events) { return }
    switch byte {
    case 0x20...0x3F:
      if bytes.count < Self.longestSequence { bytes.append(byte) } else { isTooLong = true }
    case 0x40...0x7E:
      guard !isTooLong else { return reset() }
      if bytes.isEmpty, byte == 0x5B {
        state = .console
      } else if bytes.isEmpty, byte == 0x4D {
        state = .mouse
      } else if bytes.elementsEqual([0x32, 0x30, 0x30]), byte == 0x7E {
        reset()
        state = .paste
      } else {
        emit(ControlSequence(bytes, final: byte)?.event, &events)
      }
    default: reset()
    }
  }

  /// Ends a sequence at a control character; later bytes are new input.
  private mutating func restarts(_ byte: UInt8, _ events: inout [TerminalEvent]) -> Bool {
    guard byte < 0x20 || byte == 0x7F else { return false }
    reset()
    acceptText(byte, &events)
    return true
  }

  private mutating func acceptString(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch (state, byte) {
    case (.stringEscape, 0x5C): reset()
    case (.stringEscape, _):
      reset()
      state = .escape
      acceptEscaped(byte, &events)
    case (_, 0x1B): state = .stringEscape
    case (_, 0x07), (_, 0x18), (_, 0x1A): reset()
    default: isTooLong = true
    }
  }

  /// Reports the event of a sequence and prepares for the next one.
  private mutating func emit(_ event: TerminalEvent?, _ events: inout [TerminalEvent]) {
    switch event {
    case .key(var press) where isAlt:
      press.modifiers.insert(.alt)
      events.append(.key(press))
    case let event?: events.append(event)
    case nil: break
    }
    reset()
  }
}

// MARK: Pastes

extension InputParser {
  /// The end of a paste, `CSI 201~`.
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  private mutating func acceptPasted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    bytes.append(byte)
    if byte == 0x7E, bytes.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      bytes.removeLast(Self.pasteEnd.count)
      events.append(paste())
      reset()
    } else if bytes.count > Self.pasteLimit + Self.pasteEnd.count {
      isTooLong = true
      bytes = Array(bytes.suffix(Self.pasteEnd.count))
    }
  }

  private func paste() -> TerminalEvent {
    guard !isTooLong, bytes.count <= Self.pasteLimit else { return .oversizedPaste }
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.append("\n")
      case "\n": if !isAfterReturn { text.append("\n") }
      case "\t": text.append(scalar)
      default: if !scalar.isControl { text.append(scalar) }
      }
      isAfterReturn = scalar == "\r"
    }
    return .paste(String(text))
  }
}
