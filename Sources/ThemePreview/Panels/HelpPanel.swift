internal import TerminalUI

/// The help for keys.
struct HelpPanel: Sendable {
  /// The first visible row.
  var first = 0

  mutating func scroll(by rows: Int, room: Int) {
    first = min(max(0, first + rows), max(0, Self.lines.count - room))
  }

  /// A key and its description; a heading has no key.
  struct Line: Sendable {
    var key: String
    var text: String
    var isHeading: Bool { key.isEmpty }
  }

  static let lines: [Line] = {
    func heading(_ text: String) -> Line { Line(key: "", text: text) }
    func keys(_ commands: [Command]) -> [Line] { commands.map { Line(key: String($0.key), text: $0.title) } }
    return [
      heading("On the screen"),
      Line(key: "Tab, arrows", text: "Move the focus in tab order"),
      Line(key: "Return, Space", text: "Touch the focused control"),
      Line(key: "← →", text: "Change a slider, stepper or segmented control"),
      Line(key: "Page Up/Down", text: "Scroll"),
      Line(key: "Esc", text: "Leave the text field: then letters are commands"),
      Line(key: "Alt+key", text: "Perform a command while a text field has the focus"),
      heading("What is shown"),
    ]
      + keys([
        .pickTheme, .nextTheme, .previousTheme, .nextScreenlet, .previousScreenlet, .nextScene, .previousScene,
        .nextDevice,
        .pickDevice, .rotate, .appearance, .largerText, .smallerText, .locale, .direction, .state, .samples, .outlines,
        .hidden,
        .zoom,
      ])
      + [heading("Inspect and edit")]
      + keys([.nextProblem, .previousProblem, .inspect, .pickView, .edit])
      + [Line(key: "x, Backspace", text: "Remove what the theme writes of a value")] + keys([.undo, .redo])
      + [heading("Session")] + keys([.help])
      + [
        Line(key: "Ctrl-L", text: "Draw the terminal again"), Line(key: "Ctrl-Z", text: "Suspend"),
        Line(key: "q, Ctrl-C", text: "Quit"),
      ]
  }()
}

extension PreviewModel {
  mutating func handle(_ press: KeyPress, in help: HelpPanel) -> [PreviewEffect] {
    var help = help
    let room = layout.helpRows
    switch press.key {
    case .up: help.scroll(by: -1, room: room)
    case .down: help.scroll(by: 1, room: room)
    case .pageUp: help.scroll(by: -room, room: room)
    case .pageDown, .character(" "): help.scroll(by: room, room: room)
    case .home: help.first = 0
    case .end: help.scroll(by: HelpPanel.lines.count, room: room)
    case .escape, .enter, .function(1), .character("?"), .character("q"):
      closePanel()
      return []
    default: return [.bell]
    }
    mode = .help(help)
    return []
  }
}
