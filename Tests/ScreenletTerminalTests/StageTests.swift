import Foundation
import ScreenletCore
import ScreenletTerminal
import TerminalCells
import TerminalUI
import Testing
import ThemeCompiler

/// Screenlets of the shipped themes, without code of their own.
@MainActor
@Suite struct StageTests {
  private final class AnyScreenlet: BaseScreenlet {
    let name: String
    init(_ name: String, theme: String, themes: ThemeWorkspace) {
      self.name = name
      super.init(themes: themes, themeName: theme)
    }
    override var screenletName: String { name }
  }

  /// Events for each theme; the environment can ask for more.
  private var events: Int { ProcessInfo.processInfo.environment["THEMEC_EVENTS"].flatMap { Int($0) } ?? 8 }

  @Test func `random input over all shipped themes leaves a screen of the right size`() throws {
    let themes = try ThemeWorkspace(files: [:])
    var random = RandomBytes(seed: 7)
    let shipped = themes.themes.filter { $0.kind != nil }
    #expect(shipped.count > 40)
    for theme in shipped {
      let stage = ScreenletStage(columns: 60, rows: 24)
      try stage.present(AnyScreenlet(theme.screenlet, theme: theme.name, themes: themes))
      for _ in 0..<events {
        _ = stage.handle(random.event())
        let frame = stage.frame()
        #expect(frame.columns == stage.columns && frame.rows == stage.rows)
      }
    }
  }
}

/// Events of a seeded generator: keys, text, touches and sizes.
private struct RandomBytes {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func event() -> TerminalEvent {
    switch next(12) {
    case 0: return .resize(columns: 1 + next(200), rows: 1 + next(80))
    case 1: return .paste("Zeile\nmit\u{1B}[31m Umbruch")
    case 2: return .mouse(MouseEvent(.press, .left, column: next(80), row: next(30)))
    case 3: return .mouse(MouseEvent(.scrollDown, column: next(80), row: next(30)))
    case 4, 5: return .key(KeyPress(.character(Array("aé€ß漢👩‍👧 ")[next(7)])))
    default:
      let keys: [Key] = [
        .tab, .enter, .escape, .up, .down, .left, .right, .backspace, .pageDown, .pageUp, .home, .delete,
      ]
      return .key(KeyPress(keys[next(keys.count)], next(4) == 0 ? .shift : []))
    }
  }
}
