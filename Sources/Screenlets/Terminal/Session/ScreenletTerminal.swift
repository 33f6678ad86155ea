public import Foundation
internal import TerminalCells
internal import TerminalUI
internal import ThemeRendering

/// Runs screens of Screenlets in the terminal of the process.
///
/// ```swift
/// let terminal = ScreenletTerminal()
/// try await terminal.run(CommentsViewController(themes: themes, document: "Comments.storyboard"))
/// ```
///
/// The terminal is restored when the process ends, even by a signal or a crash.
@MainActor
public final class ScreenletTerminal {
  private let stage: ScreenletStage
  private var link: TerminalLink?
  private var wantsQuit = false

  /// Creates a terminal without opening it.
  public init() { stage = ScreenletStage(columns: 80, rows: 24) }

  /// Shows a Screenlet on the whole screen until the user presses Control-C or Control-Q, or code calls ``quit()``.
  ///
  /// - Throws: ``ScreenletError`` if the Screenlet cannot be loaded, ``ScreenletTerminalError`` if there is no
  ///   terminal.
  public func run(_ screenlet: BaseScreenlet) async throws { try await run(ScreenletViewController(screenlet)) }

  /// Shows a controller until the user presses Control-C or Control-Q, or code calls ``quit()``.
  ///
  /// - Throws: ``ScreenletError`` if its views cannot be loaded, ``ScreenletTerminalError`` if there is no terminal.
  public func run(_ controller: ScreenletViewController) async throws {
    try stage.present(controller)
    let link = try TerminalLink()
    self.link = link
    wantsQuit = false
    stage.onChange = { link.wake() }
    defer {
      stage.onChange = nil
      self.link = nil
    }
    let failure = await withCheckedContinuation { (done: CheckedContinuation<TerminalError?, Never>) in
      let thread = Thread { [weak self] in
        done.resume(returning: link.run { events, capabilities in self?.frame(after: events, capabilities) })
      }
      thread.name = "terminal"
      thread.stackSize = 8 << 20
      thread.start()
    }
    if let failure { throw ScreenletTerminalError(failure) }
  }

  /// Shows another Screenlet over the current one.
  ///
  /// - Throws: ``ScreenletError`` if the Screenlet cannot be loaded; the current one stays.
  public func present(_ screenlet: BaseScreenlet) throws(ScreenletError) {
    try stage.present(ScreenletViewController(screenlet))
  }

  /// Shows another controller over the current one.
  ///
  /// - Throws: ``ScreenletError`` if its views cannot be loaded; the current one stays.
  public func present(_ controller: ScreenletViewController) throws(ScreenletError) { try stage.present(controller) }

  /// Removes the current controller, and shows the one below it.
  public func dismiss() { stage.dismiss() }

  /// Ends `run`.
  public func quit() {
    wantsQuit = true
    link?.wake()
  }

  /// Handles events and draws.
  private func frame(after events: [TerminalEvent], _ capabilities: TerminalCapabilities) -> TerminalFrame {
    stage.depth = capabilities.depth
    stage.glyphs = capabilities.showsUnicode ? .unicode : .ascii
    var requests: [TerminalFrame.Request] = []
    for event in events {
      switch stage.handle(event) {
      case .nothing: break
      case .bell: requests.append(.bell)
      case .quit: requests.append(.quit)
      case .suspend: requests.append(.suspend)
      case .redraw: requests.append(.redraw)
      }
    }
    if wantsQuit { requests.append(.quit) }
    if stage.isAnimated { requests.append(.wake(afterMilliseconds: 120)) }
    return TerminalFrame(stage.frame(), requests: requests)
  }
}

/// An error that prevents a Screenlet from being shown in the terminal.
public struct ScreenletTerminalError: LocalizedError, Sendable {
  /// A description for users, with a solution.
  public let errorDescription: String?

  init(_ error: TerminalError) {
    let text = [error.message, error.help].compactMap(\.self).joined(separator: "; ")
    errorDescription = text.prefix(1).uppercased() + text.dropFirst()
  }
}
