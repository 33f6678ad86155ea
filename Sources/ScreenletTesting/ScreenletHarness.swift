public import Screenlets
internal import TerminalCells
internal import TerminalUI

/// Uses a Screenlet as a person at a terminal would: types, presses keys, and reads the screen. It needs no terminal.
///
/// ```swift
/// let harness = try ScreenletHarness(AddBookmarkScreenlet(themes: themes))
/// harness.type("https://example.org", into: "URLTextField")
/// harness.press("addBookmarkButton")
/// await harness.settle()
/// #expect(harness.message == "Could not add the bookmark")
/// ```
///
/// Only ``advance(by:)`` advances ``clock``, which measures the time of messages.
@MainActor
public final class ScreenletHarness {
  /// The first Screenlet of the harness.
  public let screenlet: BaseScreenlet
  /// The clock of the Screenlet.
  public let clock = TestClock()
  /// All calls of the run time to parts of the Screenlet, in order.
  public private(set) var calls: [ScreenletCall] = []
  private let stage: ScreenletStage

  /// Loads a Screenlet and shows it on a screen of cells.
  ///
  /// - Throws: ``ScreenletError``.
  public init(_ screenlet: BaseScreenlet, columns: Int = 60, rows: Int = 30) throws {
    self.screenlet = screenlet
    stage = ScreenletStage(columns: columns, rows: rows, depth: .none)
    screenlet.clock = clock
    screenlet.onCall = { [weak self] in self?.calls.append($0) }
    try stage.present(screenlet)
  }

  // MARK: Input

  /// A key that types no character, or the space bar.
  public enum Key: Sendable {
    /// Return.
    case enter
    /// Tab, which moves the focus forward.
    case tab
    /// Shift-Tab, which moves the focus back.
    case backTab
    /// Escape, which leaves a field.
    case escape
    /// Deletes the character before the caret.
    case backspace
    /// Arrow keys.
    case up, down, left, right
    /// The space bar.
    case space
    /// Keys that move by a page, or to an end.
    case pageUp, pageDown, home, end
  }

  /// Presses a key.
  ///
  /// - Returns: Whether the key had an effect.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    switch key {
    case .enter: send(KeyPress(.enter))
    case .tab: send(KeyPress(.tab))
    case .backTab: send(KeyPress(.tab, .shift))
    case .escape: send(KeyPress(.escape))
    case .backspace: send(KeyPress(.backspace))
    case .up: send(KeyPress(.up))
    case .down: send(KeyPress(.down))
    case .left: send(KeyPress(.left))
    case .right: send(KeyPress(.right))
    case .space: send(KeyPress(.character(" ")))
    case .pageUp: send(KeyPress(.pageUp))
    case .pageDown: send(KeyPress(.pageDown))
    case .home: send(KeyPress(.home))
    case .end: send(KeyPress(.end))
    }
  }

  /// Moves the focus to the control of an outlet, and presses Return.
  ///
  /// - Returns: Whether the control exists and got the focus, and the key had an effect.
  @discardableResult
  public func press(_ outlet: String) -> Bool { focus(outlet) && press(.enter) }

  /// Moves the focus to the control or the list of an outlet with the Tab key, as a person would.
  ///
  /// - Returns: Whether Tab reaches it.
  @discardableResult
  public func focus(_ outlet: String) -> Bool {
    guard let id = current?.screenletView?.outlet(outlet, as: ViewElement.self)?.objectID else { return false }
    var seen = 0
    while focusedID != id, seen < 1000 {
      send(KeyPress(.tab))
      seen += 1
    }
    return focusedID == id
  }

  /// Types text at the focus, character by character.
  public func type(_ text: String) {
    for character in text { send(KeyPress(.character(character))) }
  }

  /// Replaces the text of the field of an outlet by typing.
  ///
  /// - Returns: Whether Tab reaches the field.
  @discardableResult
  public func type(_ text: String, into outlet: String) -> Bool {
    guard focus(outlet) else { return false }
    send(KeyPress(.character("u"), .control))
    type(text)
    return true
  }

  /// Pastes text at the focus.
  public func paste(_ text: String) { _ = stage.handle(.paste(text)) }

  /// Changes the size of the screen, in cells.
  public func resize(columns: Int, rows: Int) { _ = stage.handle(.resize(columns: columns, rows: rows)) }

  /// Removes the current Screenlet, and shows the one below it.
  public func dismiss() { stage.dismiss() }

  /// Shows another Screenlet over the current one.
  ///
  /// - Throws: ``ScreenletError``.
  public func present(_ screenlet: BaseScreenlet) throws(ScreenletError) { try stage.present(screenlet) }

  @discardableResult
  private func send(_ press: KeyPress) -> Bool { stage.handle(.key(press)) == .nothing }

  // MARK: Time

  /// Advances the clock, and runs the tasks that waited for it.
  public func advance(by duration: Duration) async { await clock.advance(by: duration) }

  /// Waits until no action runs, for a limited number of seconds of real time.
  ///
  /// - Returns: Whether all actions have ended.
  @discardableResult
  public func settle(within seconds: Int = 60) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while screenlet.isAnyActionRunning || current?.isAnyActionRunning == true {
      if ContinuousClock.now >= end { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  // MARK: Output

  /// The visible Screenlet, which was presented last.
  public var current: BaseScreenlet? { stage.current }

  /// The screen as text, without spaces at the ends of rows.
  public var screen: String { stage.frame().lines.joined(separator: "\n") }

  /// The text of the message over the view; nil for none, empty for a spinner alone.
  public var message: String? { current?.progressOverlay?.message }

  /// The outlet, or else the object ID, of the control with the focus; nil for none.
  public var focused: String? {
    guard let view = current?.screenletView, let id = focusedID else { return nil }
    return view.outletName(of: id) ?? id
  }

  private var focusedID: String? { current?.screenletView?.focusedID }

  /// Empties ``calls``.
  public func forgetCalls() { calls = [] }
}
