package import TerminalUI

extension LineEditor {
  /// Handles a key press. Returns false for keys that are not for text or change no text.
  package mutating func handle(_ press: KeyPress) -> Bool {
    let (isControl, isAlt) = (press.modifiers.contains(.control), press.modifiers.contains(.alt))
    let extends = press.modifiers.contains(.shift)
    let byWord = isControl || isAlt
    switch press.key {
    case .character(let character) where isControl:
      switch character {
      case "a": return perform(.start)
      case "e": return perform(.end)
      case "u": return perform(.deleteToStart)
      case "w": return perform(.deleteWordBackward)
      case "d": return perform(.deleteForward)
      case "h": return perform(.deleteBackward)
      default: return false
      }
    case .character(let character) where !isAlt && !press.modifiers.contains(.command):
      return insert(String(character))
    case .enter where isMultiline: return insert("\n")
    case .backspace: return perform(byWord ? .deleteWordBackward : .deleteBackward)
    case .delete: return perform(.deleteForward)
    case .left: return perform(byWord ? .wordLeft : .left, extendingSelection: extends)
    case .right: return perform(byWord ? .wordRight : .right, extendingSelection: extends)
    case .up where isMultiline, .home: return perform(.start, extendingSelection: extends)
    case .down where isMultiline, .end: return perform(.end, extendingSelection: extends)
    default: return false
    }
  }
}
