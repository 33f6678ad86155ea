internal import TerminalUI

/// The commands of keys, available while no text is edited, and with Alt always.
enum Command: Sendable, CaseIterable {
  case pickTheme, nextTheme, previousTheme, nextScreenlet, previousScreenlet, nextScene, previousScene
  case nextDevice, pickDevice, rotate, appearance, largerText, smallerText, locale, direction, state, samples
  case outlines, hidden, zoom, nextProblem, previousProblem, inspect, pickView, edit, undo, redo, help, quit

  var key: Character {
    switch self {
    case .pickTheme: "/"
    case .nextTheme: "t"
    case .previousTheme: "T"
    case .nextScreenlet: "n"
    case .previousScreenlet: "N"
    case .nextScene: "c"
    case .previousScene: "C"
    case .nextDevice: "d"
    case .pickDevice: "D"
    case .rotate: "o"
    case .appearance: "a"
    case .largerText: "+"
    case .smallerText: "-"
    case .locale: "l"
    case .direction: "r"
    case .state: "p"
    case .samples: "v"
    case .outlines: "b"
    case .hidden: "h"
    case .zoom: "z"
    case .nextProblem: "g"
    case .previousProblem: "G"
    case .inspect: "i"
    case .pickView: "w"
    case .edit: "e"
    case .undo: "u"
    case .redo: "U"
    case .help: "?"
    case .quit: "q"
    }
  }

  var title: String {
    switch self {
    case .pickTheme: "Choose a Screenlet or theme"
    case .nextTheme: "Next theme of the Screenlet"
    case .previousTheme: "Previous theme of the Screenlet"
    case .nextScreenlet: "Next Screenlet"
    case .previousScreenlet: "Previous Screenlet"
    case .nextScene: "Next scene of the storyboard"
    case .previousScene: "Previous scene of the storyboard"
    case .nextDevice: "Next device size"
    case .pickDevice: "Choose a device"
    case .rotate: "Turn the device on its side"
    case .appearance: "Light or dark appearance"
    case .largerText: "Larger text"
    case .smallerText: "Smaller text"
    case .locale: "Next language of the translations"
    case .direction: "Reading direction"
    case .state: "Progress message: working, failure, success"
    case .samples: "Sample values"
    case .outlines: "Outlines of all views"
    case .hidden: "Hidden views"
    case .zoom: "Fit the screen, or draw it at its own size"
    case .nextProblem: "Go to the next problem of the theme"
    case .previousProblem: "Go to the previous problem"
    case .inspect: "Inspect the focused view"
    case .pickView: "Choose a view to inspect"
    case .edit: "Edit a value of the focused view"
    case .undo: "Undo the last edit"
    case .redo: "Redo"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// The command of a key press; nil for keys without one.
  init?(_ press: KeyPress) {
    guard case .character(let character) = press.key, press.modifiers.isDisjoint(with: [.control, .command]),
      let command = Self.allCases.first(where: { $0.key == character || $0 == .largerText && character == "=" })
    else { return nil }
    self = command
  }
}
