/// What happened at a terminal.
///
/// ``InputParser`` makes the first cases of bytes; ``resize(columns:rows:)`` and those after it come from the session.
package enum TerminalEvent: Sendable, Hashable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Pasted text. Lines end with a line feed; other controls than tabs are left out.
  case paste(String)
  /// A paste of more bytes than ``InputParser/pasteLimit``, of which nothing is kept.
  case oversizedPaste
  /// The terminal's window has become active or inactive.
  case focus(Bool)
  /// The terminal's answer to a query of the session.
  case reply(TerminalReply)
  /// The size of the terminal in cells, also reported once at the start.
  case resize(columns: Int, rows: Int)
  /// The process runs again after it was stopped; the next frame is written whole.
  case resumed
  /// The time that the handler asked to be woken at has come.
  case wake
  /// A watched file descriptor can be read.
  case readable(descriptor: Int32)
}

/// A key with the modifiers held down.
///
/// The shift of a letter is part of the character and no modifier, as in `A`; if control is held, the letter is lowercase,
/// and the shift is a modifier where the terminal reports it.
package struct KeyPress: Sendable, Hashable {
  package var key: Key
  package var modifiers: KeyModifiers

  package init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard, or a character that one types.
package enum Key: Sendable, Hashable {
  /// A grapheme cluster as far as the terminal sent it at once.
  ///
  /// A mark that arrives later is a character of its own, which joins the one before it when both are appended to a string.
  case character(Character)
  case enter
  /// Shift-Tab is `.tab` with `.shift`.
  case tab
  case escape
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 is 1; at most 35.
  case function(Int)
}

/// Modifier keys.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  /// Alt, Option or Meta.
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
  /// Command or Super, which only Kitty's keyboard protocol reports.
  package static let command = KeyModifiers(rawValue: 8)
}

/// An event of the mouse over a cell.
package struct MouseEvent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case press
    case release
    /// A move with a button held down.
    case drag
    /// A move without a button.
    case move
    case scrollUp
    case scrollDown
    case scrollLeft
    case scrollRight
  }

  package enum Button: Sendable, Hashable {
    case left
    case middle
    case right
  }

  package var kind: Kind
  /// Nil for moves and scrolling, and for releases if the terminal does not say which button it was.
  package var button: Button?
  /// From the left, 0-based.
  package var column: Int
  /// From the top, 0-based.
  package var row: Int
  package var modifiers: KeyModifiers

  package init(_ kind: Kind, _ button: Button? = nil, column: Int, row: Int, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

/// A terminal's answer to a query.
package enum TerminalReply: Sendable, Hashable {
  /// Whether a private mode is known, and its setting (DECRPM).
  package enum ModeSetting: Int, Sendable, Hashable {
    case unknown = 0
    case set = 1
    case reset = 2
    case permanentlySet = 3
    case permanentlyReset = 4
  }

  /// The attributes of the terminal (DA1), which every terminal reports: after it, no earlier query is answered any more.
  case deviceAttributes([Int])
  case mode(Int, ModeSetting)
  /// The enabled flags of Kitty's keyboard protocol.
  case keyboardFlags(Int)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
}
