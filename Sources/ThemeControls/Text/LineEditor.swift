/// A text during editing, with a caret and a selection. Positions count characters (grapheme clusters).
package struct LineEditor: Sendable, Equatable {
  /// Maximum number of characters; text pasted beyond it is left out.
  package static let limit = 10_000

  package private(set) var characters: [Character]
  package private(set) var caret: Int
  /// The start of the selection; nil if there is none.
  private var anchor: Int?
  /// Whether line feeds can be entered.
  package let isMultiline: Bool

  /// Starts with the caret after the text.
  package init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    characters = Array(text.prefix(Self.limit))
    caret = characters.count
  }

  package var text: String { String(characters) }

  /// The selected characters; without a selection, an empty range at the caret.
  package var selection: Range<Int> {
    guard let anchor else { return caret..<caret }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Replaces the selection by text. Control characters are left out; in a single line, line feeds become spaces.
  ///
  /// - Returns: Whether there was room for all of it.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    let entered = text.compactMap { character -> Character? in
      if character.isNewline { return isMultiline ? "\n" : " " }
      if character == "\t" { return " " }
      return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
    }
    removeSelection()
    let room = max(0, Self.limit - characters.count)
    // Characters may join with their neighbors, such as combining accents.
    let head = String(characters[..<caret]) + String(entered.prefix(room))
    let tail = characters[caret...]
    let joined = Array(head + String(tail))
    caret = min(Array(head).count, joined.count)
    characters = joined
    return entered.count <= room
  }

  /// The action of a key press or a shortcut.
  package enum Edit: Sendable {
    case deleteBackward, deleteForward, deleteWordBackward, deleteToStart
    case left, right, wordLeft, wordRight, start, end, selectAll
  }

  /// Performs an edit. Returns false if it has no effect.
  @discardableResult
  package mutating func perform(_ edit: Edit, extendingSelection extends: Bool = false) -> Bool {
    let before = self
    switch edit {
    case .deleteBackward: remove(selection.isEmpty ? max(0, caret - 1)..<caret : selection)
    case .deleteForward: remove(selection.isEmpty ? caret..<min(characters.count, caret + 1) : selection)
    case .deleteWordBackward: remove(selection.isEmpty ? wordStart..<caret : selection)
    case .deleteToStart: remove(0..<caret)
    case .left: move(to: !extends && !selection.isEmpty ? selection.lowerBound : max(0, caret - 1), extends)
    case .right:
      move(to: !extends && !selection.isEmpty ? selection.upperBound : min(characters.count, caret + 1), extends)
    case .wordLeft: move(to: wordStart, extends)
    case .wordRight: move(to: wordEnd, extends)
    case .start: move(to: 0, extends)
    case .end: move(to: characters.count, extends)
    case .selectAll: (anchor, caret) = (0, characters.count)
    }
    return self != before
  }

  /// Moves the caret to a character, as a click does.
  package mutating func place(at position: Int) { move(to: min(max(0, position), characters.count), false) }

  private mutating func move(to position: Int, _ extends: Bool) {
    if extends { anchor = anchor ?? caret } else { anchor = nil }
    caret = position
    if anchor == caret { anchor = nil }
  }

  private mutating func removeSelection() { if !selection.isEmpty { remove(selection) } }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    caret = range.lowerBound
    anchor = nil
  }

  private var wordStart: Int {
    var index = caret
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = caret
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
