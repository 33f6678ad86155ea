public import Screenlets
internal import TerminalCells
internal import TerminalUI

/// Uses a Screenlet, or a screen with several, as a person at a terminal would: types, presses keys, and reads the screen. It needs no terminal.
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
  /// The first controller of the harness.
  public let controller: ScreenletViewController
  /// The clock of the Screenlets.
  public let clock = TestClock()
  /// All calls of the run time to the first controller and to parts of its Screenlets, in order. A controller that the
  /// harness has made for a Screenlet has no calls.
  public private(set) var calls: [ScreenletCall] = []
  private let stage: ScreenletStage

  /// Loads a Screenlet and shows it on a screen of cells.
  ///
  /// - Throws: ``ScreenletError``.
  public convenience init(_ screenlet: BaseScreenlet, columns: Int = 60, rows: Int = 30) throws {
    self.init(ScreenletViewController(screenlet), columns, rows)
    screenlet.clock = clock
    screenlet.onCall = { [weak self] in self?.calls.append($0) }
    try stage.present(controller)
  }

  /// Loads the views of a controller and shows them on a screen of cells.
  ///
  /// - Throws: ``ScreenletError``.
  public convenience init(_ controller: ScreenletViewController, columns: Int = 60, rows: Int = 30) throws {
    self.init(controller, columns, rows)
    controller.clock = clock
    controller.onCall = { [weak self] in self?.calls.append($0) }
    try stage.present(controller)
  }

  private init(_ controller: ScreenletViewController, _ columns: Int, _ rows: Int) {
    self.controller = controller
    stage = ScreenletStage(columns: columns, rows: rows, depth: .none)
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
  /// - Parameter alt: Whether Alt is held down, as for long presses and swipes.
  /// - Returns: Whether the key had an effect.
  @discardableResult
  public func press(_ key: Key, alt: Bool = false) -> Bool {
    let modifiers: KeyModifiers = alt ? .alt : []
    return switch key {
    case .enter: send(KeyPress(.enter, modifiers))
    case .tab: send(KeyPress(.tab, modifiers))
    case .backTab: send(KeyPress(.tab, .shift))
    case .escape: send(KeyPress(.escape, modifiers))
    case .backspace: send(KeyPress(.backspace, modifiers))
    case .up: send(KeyPress(.up, modifiers))
    case .down: send(KeyPress(.down, modifiers))
    case .left: send(KeyPress(.left, modifiers))
    case .right: send(KeyPress(.right, modifiers))
    case .space: send(KeyPress(.character(" "), modifiers))
    case .pageUp: send(KeyPress(.pageUp, modifiers))
    case .pageDown: send(KeyPress(.pageDown, modifiers))
    case .home: send(KeyPress(.home, modifiers))
    case .end: send(KeyPress(.end, modifiers))
    }
  }

  /// Moves the focus to the control of an outlet, and presses Return.
  ///
  /// - Parameter screenlet: The Screenlet whose theme has the outlet; nil for the first document with such an outlet.
  /// - Returns: Whether the control exists and got the focus, and the key had an effect.
  @discardableResult
  public func press(_ outlet: String, in screenlet: BaseScreenlet? = nil) -> Bool {
    focus(outlet, in: screenlet) && press(.enter)
  }

  /// Moves the focus to the control or the list of an outlet with the Tab key, as a person would.
  ///
  /// - Parameter screenlet: The Screenlet whose theme has the outlet; nil for the first document with such an outlet.
  /// - Returns: Whether Tab reaches it.
  @discardableResult
  public func focus(_ outlet: String, in screenlet: BaseScreenlet? = nil) -> Bool {
    guard let id = stage.current?.id(ofOutlet: outlet, in: screenlet) else { return false }
    var reached = Set([focusedID])
    // Tab may visit several rows of a list in turn.
    var pressesWithoutChange = 0
    while focusedID != id, pressesWithoutChange < 100 {
      send(KeyPress(.tab))
      pressesWithoutChange = reached.insert(focusedID).inserted ? 0 : pressesWithoutChange + 1
    }
    return focusedID == id
  }

  /// Types text at the focus, character by character.
  public func type(_ text: String) {
    for character in text { send(KeyPress(.character(character))) }
  }

  /// Replaces the text of the field of an outlet by typing.
  ///
  /// - Parameter screenlet: The Screenlet whose theme has the outlet; nil for the first document with such an outlet.
  /// - Returns: Whether Tab reaches the field.
  @discardableResult
  public func type(_ text: String, into outlet: String, in screenlet: BaseScreenlet? = nil) -> Bool {
    guard focus(outlet, in: screenlet) else { return false }
    send(KeyPress(.character("u"), .control))
    type(text)
    return true
  }

  /// Pastes text at the focus.
  public func paste(_ text: String) { _ = stage.handle(.paste(text)) }

  /// Changes the size of the screen, in cells.
  public func resize(columns: Int, rows: Int) { _ = stage.handle(.resize(columns: columns, rows: rows)) }

  /// Removes the current controller, and shows the one below it.
  public func dismiss() { stage.dismiss() }

  /// Shows another Screenlet over the current one.
  ///
  /// - Throws: ``ScreenletError``.
  public func present(_ screenlet: BaseScreenlet) throws(ScreenletError) {
    try stage.present(ScreenletViewController(screenlet))
  }

  /// Shows another controller over the current one.
  ///
  /// - Throws: ``ScreenletError``.
  public func present(_ controller: ScreenletViewController) throws(ScreenletError) { try stage.present(controller) }

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
    while stage.controllers.contains(where: { $0.allScreenlets.contains(where: \.isAnyActionRunning) }) {
      if ContinuousClock.now >= end { return false }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  // MARK: Output

  /// The visible controller, which was presented last.
  public var currentController: ScreenletViewController? { stage.current }

  /// The first Screenlet of the visible controller.
  public var current: BaseScreenlet? { stage.current?.screenlets.first }

  /// The first Screenlet of the first controller.
  public var screenlet: BaseScreenlet {
    guard let screenlet = controller.screenlets.first else { preconditionFailure("the screen has no Screenlet") }
    return screenlet
  }

  /// The screen as text, without spaces at the ends of rows.
  public var screen: String { stage.frame().lines.joined(separator: "\n") }

  /// The text of the message over the screen; nil for none, empty for a spinner alone.
  public var message: String? { stage.covering?.progressOverlay?.message }

  /// The outlet, or else the object ID, of the control with the focus; nil for none.
  public var focused: String? { stage.current?.focusedName }

  private var focusedID: String? { stage.current?.focusedID }

  /// Empties ``calls``.
  public func forgetCalls() { calls = [] }
}
