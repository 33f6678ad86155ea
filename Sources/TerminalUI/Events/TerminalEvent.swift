/// An event at a terminal.
///
/// ``InputParser`` creates the first cases from bytes; the session adds ``resize(columns:rows:)`` and later cases.
package enum TerminalEvent: Sendable, Hashable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Pasted text. Lines end with a line feed; controls other than tabs are left out.
  case paste(String)
  /// A paste of more bytes than ``InputParser/pasteLimit``, which is discarded.
  case oversizedPaste
  /// Whether the terminal's window has become active or inactive.
  case focus(Bool)
  /// The terminal's reply to a query of the session.
  case reply(TerminalReply)
  /// The size of the terminal in cells, also reported once at the start.
  case resize(columns: Int, rows: Int)
  /// The process continues after it was stopped; the next frame is written completely.
  case resumed
  /// The time that the handler requested for waking has been reached.
  case wake
  /// A watched file descriptor can be read.
  case readable(descriptor: Int32)
}

/// A key with the modifiers held down.
///
/// The shift of a letter is part of the character, as in `A`, not a modifier. If control is held, the letter is
/// lowercase, and shift is a modifier if the terminal reports it.
package struct KeyPress: Sendable, Hashable {
  package var key: Key
  package var modifiers: KeyModifiers

  package init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard, or a typed character.
package enum Key: Sendable, Hashable {
  /// A grapheme cluster, as far as the terminal sent it at once.
  ///
  /// A combining mark that arrives later is a separate character; appended to the same string, both form one cluster.
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
  /// Nil for moves and scrolling, and for releases if the terminal does not report the button.
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

/// A terminal's reply to a query.
package enum TerminalReply: Sendable, Hashable {
  /// Whether a private mode is known, and its setting (DECRPM).
  package enum ModeSetting: Int, Sendable, Hashable {
    case unknown = 0
    case set = 1
    case reset = 2
    case permanentlySet = 3
    case permanentlyReset = 4
  }

  /// The attributes of the terminal (DA1), which every terminal reports. Earlier queries are not answered after it.
  case deviceAttributes([Int])
  case mode(Int, ModeSetting)
  /// The enabled flags of Kitty's keyboard protocol.
  case keyboardFlags(Int)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
}
