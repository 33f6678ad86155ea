package import TerminalCells

/// A terminal's capabilities, first determined from its environment, then from its replies.
package struct TerminalCapabilities: Sendable, Hashable {
  package var depth: ColorDepth
  /// Whether the locale is UTF-8, so that more than ASCII can be shown.
  package var showsUnicode: Bool
  /// Whether output can be held back until a frame is complete (mode 2026).
  package var synchronizesOutput = false
  /// Whether Kitty's keyboard protocol is supported, which distinguishes Control-I from Tab, and escape from the start
  /// of a sequence.
  package var hasKittyKeyboard = false
  /// The size of a cell in pixels, if the terminal reported it.
  package var cellSize: TerminalFrame.Position?

  /// Reads TERM, COLORTERM, NO_COLOR, LC_ALL, LC_CTYPE and LANG.
  package init(environment: (String) -> String?) throws(TerminalError) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let term = value("TERM") ?? ""
    if ["", "dumb", "unknown", "emacs"].contains(term) { throw .noCursorAddressing(term: term) }
    depth = value("NO_COLOR") != nil ? .none : ColorDepth(term: term, colorTerm: value("COLORTERM") ?? "")
    let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
    showsUnicode = locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Adds a reply's information. Returns true if anything is new.
  mutating func learn(_ reply: TerminalReply) -> Bool {
    let before = self
    switch reply {
    case .mode(2026, let setting): synchronizesOutput = setting == .set || setting == .reset
    case .keyboardFlags: hasKittyKeyboard = true
    case .cellSize(let width, let height): cellSize = TerminalFrame.Position(column: width, row: height)
    case .mode, .deviceAttributes: break
    }
    return self != before
  }
}
