import Foundation
import Screenlets
import TerminalCells
import TerminalUI
import TestSupport
import Testing
import ThemeCompiler

/// Screenlets for the shipped themes, without code.
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

  /// Screenlets in shipped themes.
  private final class UserPortraitScreenlet: BaseScreenlet {}
  private final class ImageDisplayScreenlet: BaseScreenlet {}

  /// The rows of a stage as text.
  private func lines(_ stage: ScreenletStage) -> [String] {
    let frame = stage.frame()
    return (0..<frame.rows).map { row in
      (0..<frame.columns).map { column in frame[column, row].map { frame.text(of: $0) } ?? " " }.joined()
    }
  }

  /// A screen of 667 points with a label at the top.
  private func stage(y: Int = 16) throws -> (ScreenletStage, BaseScreenlet) {
    let themes = try ThemeWorkspace(files: [
      "Themes/PageView_default.xml": """
      <document><theme screenlet="Page" name="default" kind="default"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="667"/><subviews>
          <label text="Headline" id="l"><rect key="frame" x="16" y="\(y)" width="200" height="20"/></label>
        </subviews></view>
      </objects></document>
      """
    ])
    let stage = ScreenletStage(columns: 60, rows: 12)
    let screenlet = AnyScreenlet("Page", theme: "default", themes: themes)
    try stage.present(ScreenletViewController(screenlet))
    return (stage, screenlet)
  }

  @Test func `scrolling ends at the last row in use`() throws {
    let (short, _) = try stage()
    for _ in 0..<8 { _ = short.handle(.key(KeyPress(.pageDown))) }
    #expect(lines(short).contains { $0.contains("Headline") })
    // A row has at most 26 points, so 520 points are 20 rows.
    let (long, _) = try stage(y: 520)
    #expect(!lines(long).contains { $0.contains("Headline") })
    for _ in 0..<8 { _ = long.handle(.key(KeyPress(.pageDown))) }
    #expect(lines(long).last?.contains("Headline") == true, "\(lines(long))")
  }

  @Test func `control characters of a message are escaped, and its box fits the escaped text`() throws {
    let (stage, screenlet) = try stage()
    screenlet.showHUDAlert(message: "one\u{1B}[2Jtwo\tthree")
    let lines = lines(stage)
    let line = try #require(lines.first { $0.contains("two three") })
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 })
    let edges = ["│", "┃", "║", "▏", "▕"]
    let box = line.trimmingCharacters(in: .whitespaces)
    #expect(edges.contains { box.hasPrefix($0) } && edges.contains { box.hasSuffix($0) }, "\(lines)")
    let above = lines.first { $0.contains("┌") || $0.contains("╭") || $0.contains("┏") }
    #expect(above?.trimmingCharacters(in: .whitespaces).count == box.count, "\(lines)")
  }

  @Test func `random input over all shipped themes leaves a screen of the right size`() throws {
    let themes = try ThemeWorkspace(files: [:])
    var random = RandomBytes(seed: 7)
    let shipped = themes.themes.filter { $0.kind != nil }
    #expect(shipped.count > 40)
    for theme in shipped {
      let stage = ScreenletStage(columns: 60, rows: 24)
      let screenlet = AnyScreenlet(theme.screenlet, theme: theme.name, themes: themes)
      screenlet.screenletClasses.register(UserPortraitScreenlet.self) { UserPortraitScreenlet(themes: $0) }
      screenlet.screenletClasses.register(ImageDisplayScreenlet.self) { ImageDisplayScreenlet(themes: $0) }
      try stage.present(ScreenletViewController(screenlet))
      for _ in 0..<trials(3, of: 100) {
        _ = stage.handle(random.event())
        let frame = stage.frame()
        #expect(frame.columns == stage.columns && frame.rows == stage.rows)
      }
    }
  }
}

extension StageTests {
  @Test func `random input on a screen with several Screenlets leaves a screen of the right size`() throws {
    var random = RandomBytes(seed: 11)
    let stage = ScreenletStage(columns: 50, rows: 30)
    let controller = BoardViewController(themes: try .board(), document: "Board")
    controller.screenletClasses.register(NoteScreenlet.self) { NoteScreenlet(themes: $0) }
    controller.screenletClasses.register(CardScreenlet.self) { CardScreenlet(themes: $0) }
    try stage.present(controller)
    for _ in 0..<trials(100, of: 2_000) {
      _ = stage.handle(random.event())
      let frame = stage.frame()
      #expect(frame.columns == stage.columns && frame.rows == stage.rows)
    }
    #expect(controller.warnings.allSatisfy { $0.contains("missing:") })
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
