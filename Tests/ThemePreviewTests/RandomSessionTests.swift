import Foundation
import TerminalCells
import TerminalUI
import TestSupport
import Testing
import ThemeDatabase
import ThemeText

@testable import ThemePreview

/// Random events over the shipped themes. No event traps, and differences between frames produce the same as whole
/// frames.
@Suite struct RandomSessionTests {
  private static let sessions = trials(20, of: 200)
  private static let eventsOfSession = 8

  @Test func `differences between frames show the same as whole frames`() throws {
    let choices = try #require(PreviewScript()).model.choices
    var random = SeededNumbers(seed: 16)
    for number in 0..<Self.sessions {
      var (columns, rows) = (20 + random.below(100), 5 + random.below(40))
      let choice = choices[number % choices.count]
      let style = PreviewModel.Style(depth: ColorDepth.allCases[random.below(ColorDepth.allCases.count)])
      var script = try #require(PreviewScript(showing: choice.title, style: style, columns: columns, rows: rows))
      var shown = script.model.frame()
      var terminal = TinyTerminal(columns: columns, rows: rows)
      terminal.feed(
        encode(shown, previous: CellBuffer(columns: columns, rows: rows), depth: style.depth), width: Self.width)
      for _ in 0..<Self.eventsOfSession {
        let event = Self.event(&random, columns: columns, rows: rows)
        script.send(.input(event))
        let next = script.model.frame()
        if case .resize = event {
          (columns, rows) = (script.model.columns, script.model.rows)
          terminal = TinyTerminal(columns: columns, rows: rows)
          shown = CellBuffer(columns: columns, rows: rows)
        }
        terminal.feed(encode(next, previous: shown, depth: style.depth), width: Self.width)
        shown = next
        var whole = TinyTerminal(columns: columns, rows: rows)
        whole.feed(
          encode(next, previous: CellBuffer(columns: columns, rows: rows), depth: style.depth), width: Self.width)
        let stale = terminal.cells.indices.first { terminal.cells[$0].text != whole.cells[$0].text }
        let place = stale.map { "row \($0 / columns), column \($0 % columns): '\(terminal.cells[$0].text)'" } ?? ""
        let line = stale.map { next.line($0 / columns) } ?? ""
        try #require(stale == nil, "session \(number), \(choice.title), \(event): \(place) in '\(line)'")
      }
      #expect(terminal.unknown.isEmpty)
    }
  }

  private static func width(_ character: Character) -> Int { Int(cellWidth(of: character)) }

  static func event(_ random: inout SeededNumbers, columns: Int, rows: Int) -> TerminalEvent {
    let keys: [Key] = [
      .tab, .enter, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function(1), .character(" "),
    ]
    let letters = Array("/tTnNcdDoa+-rpvbhziweuUl?xyzäß漢👩‍👧é")
    switch random.below(20) {
    case 0: return .resize(columns: 1 + random.below(140), rows: 1 + random.below(60))
    case 1, 2:
      return .mouse(
        MouseEvent(
          [.press, .drag, .scrollDown, .scrollUp, .release][random.below(5)], .left, column: random.below(columns),
          row: random.below(rows)))
    case 3: return .paste(["hello", "漢字かな", "a\nb\tc", "👨‍👩‍👧‍👦", ""][random.below(5)])
    case 4...11: return .key(KeyPress(keys[random.below(keys.count)], random.below(4) == 0 ? .shift : []))
    default:
      return .key(KeyPress(.character(letters[random.below(letters.count)]), random.below(4) == 0 ? .alt : []))
    }
  }
}
