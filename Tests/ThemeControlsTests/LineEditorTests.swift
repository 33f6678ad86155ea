import Testing
import ThemeControls

@Suite struct LineEditorTests {
  @Test func `typed characters are inserted at the caret`() {
    var editor = LineEditor("ad")
    editor.perform(.left)
    editor.insert("x")
    #expect(editor.text == "axd")
    #expect(editor.caret == 2)
  }

  @Test func `a combining mark joins the preceding character`() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    #expect(editor.characters.count == 1)
    #expect(editor.caret == 1)
  }

  @Test func `an emoji of a family is deleted as one character`() {
    var editor = LineEditor("a👨‍👩‍👧b")
    editor.perform(.left)
    editor.perform(.deleteBackward)
    #expect(editor.text == "ab")
  }

  @Test func `typing replaces the selection`() {
    var editor = LineEditor("one two")
    editor.perform(.wordLeft, extendingSelection: true)
    #expect(editor.selection == 4..<7)
    editor.insert("three")
    #expect(editor.text == "one three")
    #expect(editor.selection.isEmpty)
  }

  @Test func `control characters are removed from pasted text, and line ends become spaces`() {
    var editor = LineEditor()
    editor.insert("a\u{1B}[31mb\nc\u{7}")
    #expect(editor.text == "a[31mb c")
  }
}
