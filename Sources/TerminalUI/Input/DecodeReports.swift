extension ControlSequence {
  /// The event of a sequence: a key, the mouse, the focus or a reply. Nil if the sequence is unknown.
  var event: TerminalEvent? {
    switch (marker, intermediate, final) {
    case (0x3C, 0, 0x4D), (0x3C, 0, 0x6D): return mouse.map { .mouse($0) }  // <…M and <…m
    case (0, 0, 0x49): return .focus(true)  // I
    case (0, 0, 0x4F): return .focus(false)  // O
    case (0x3F, 0, 0x63): return .reply(.deviceAttributes(parameters.map { max(0, $0.first ?? 0) }))  // ?…c
    case (0x3F, 0, 0x75): return .reply(.keyboardFlags(number(0)))  // ?…u
    case (0x3F, 0x24, 0x79):  // ?…$y
      return TerminalReply.ModeSetting(rawValue: number(1)).map { .reply(.mode(number(0), $0)) }
    case (0, 0, 0x74):  // t
      let (height, width) = (number(1), number(2))
      guard number(0) == 6, (1...4096).contains(height), (1...4096).contains(width) else { return nil }
      return .reply(.cellSize(width: width, height: height))
    default: return keyPress.map { .key($0) }
    }
  }

  /// `CSI < button ; column ; row M`, or `m` for a release (xterm's mode 1006).
  private var mouse: MouseEvent? {
    MouseEvent(bits: number(0), column: number(1), row: number(2), isRelease: final == 0x6D)
  }
}

extension MouseEvent {
  /// - Parameters:
  ///   - bits: Button, modifiers, motion and wheel in xterm's encoding.
  ///   - column: 1-based.
  ///   - row: 1-based.
  init?(bits: Int, column: Int, row: Int, isRelease: Bool) {
    let cells = 1...Int(UInt16.max)
    guard bits < 128, cells.contains(column), cells.contains(row) else { return nil }
    var modifiers: KeyModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    let low = bits & 3
    let kind: Kind
    var button: Button?
    if bits & 64 != 0 {
      kind = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][low]
      if isRelease { return nil }
    } else {
      button = low == 3 ? nil : [.left, .middle, .right][low]
      if isRelease {
        kind = .release
      } else if bits & 32 != 0 {
        kind = button == nil ? .move : .drag
      } else {
        kind = button == nil ? .release : .press
      }
    }
    self.init(kind, button, column: column - 1, row: row - 1, modifiers: modifiers)
  }
}
