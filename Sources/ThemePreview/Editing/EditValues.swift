internal import TerminalUI
internal import ThemeCompiler
internal import ThemeControls
internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
internal import ThemeRendering

extension PreviewModel {
  /// Begins editing the selected value of the inspector, or reports why it cannot be edited.
  mutating func startEditing(_ inspector: Inspector) -> [PreviewEffect] {
    var inspector = inspector
    guard let index = inspector.selected, inspector.rows.indices.contains(index),
      let value = inspector.rows[index].value
    else { return [.bell] }
    if let refusal = value.refusal {
      inspector.refusal = refusal
      mode = .inspector(inspector)
      return [.bell]
    }
    inspector.refusal = nil
    if case .flag = value.kind {
      // There is only one other value.
      mode = .inspector(inspector)
      return apply(value.text == "YES" ? "NO" : "YES", to: value, in: inspector)
    }
    var editor = LineEditor(value.text)
    editor.perform(.selectAll)
    inspector.editor = editor
    inspector.editedText = value.text
    mode = .inspector(inspector)
    return []
  }

  /// Handles keys while a value is typed.
  mutating func edit(_ press: KeyPress, in inspector: Inspector) -> [PreviewEffect] {
    var inspector = inspector
    guard var editor = inspector.editor else { return [] }
    switch press.key {
    case .escape:
      (inspector.editor, inspector.refusal) = (nil, nil)
    case .enter:
      guard let index = inspector.selected, inspector.rows.indices.contains(index),
        let value = inspector.rows[index].value
      else { return [.bell] }
      if let former = inspector.editedText, former != value.text, value.text != editor.text {
        inspector.editedText = value.text
        inspector.refusal =
          "it has become \(value.text.quotedIfEmpty) outside, while you typed: Return replaces it, Esc keeps it"
        mode = .inspector(inspector)
        return [.bell]
      }
      return apply(editor.text, to: value, in: inspector)
    case .up where inspector.choices != nil, .down where inspector.choices != nil:
      editor = LineEditor(inspector.choice(after: editor.text, by: press.key == .up ? -1 : 1))
      editor.perform(.selectAll)
      inspector.editor = editor
    default:
      guard editor.handle(press) else { return [.bell] }
      inspector.editor = editor
      inspector.refusal = nil
    }
    mode = .inspector(inspector)
    return []
  }

  /// Requests the change of a value. A refusal shows its reason in the inspector and keeps the typed text.
  private mutating func apply(_ text: String, to value: ViewValue, in inspector: Inspector) -> [PreviewEffect] {
    var inspector = inspector
    guard let screen else { return [.bell] }
    // Setting a value back restores the file exactly.
    if let last = history.nextUndo, last.view == inspector.id, last.key == value.key, last.text == text,
      snapshot.bytes(at: last.path) == last.after
    {
      inspector.editor = nil
      mode = .inspector(inspector)
      let effects = undo()
      report("\(value.label): \(value.text.quotedIfEmpty) → \(text.quotedIfEmpty) in \(last.path), as before")
      return effects
    }
    let edit = screen.selected.themes.edit(value, to: text, of: inspector.id, in: screen.selected)
    let title = "\(value.label): \(value.text.quotedIfEmpty) → \(text.quotedIfEmpty)"
    return write(edit, of: value, title, in: inspector)
  }

  /// Removes the theme's declaration of the selected value, so that the value that it overrides applies.
  mutating func removeValue(_ inspector: Inspector) -> [PreviewEffect] {
    guard let screen, let value = inspector.chosen else { return [.bell] }
    let edit = screen.selected.themes.removal(of: value, of: inspector.id, in: screen.selected)
    let behind = value.overridden.first.map { "that of \($0.origin.theme)" } ?? "UIKit's default"
    var title = "\(value.text.quotedIfEmpty) → \(behind)"
    // Removing the constant of a constraint that the file declares removes the constraint.
    if case .changed(let file) = edit, value.key.hasSuffix(".constant"), value.extent?.path == file.path {
      title = "removed"
    }
    return write(edit, of: value, "\(value.label): \(title)", in: inspector)
  }

  /// Requests the change of a file. A refusal shows its reason in the inspector.
  private mutating func write(
    _ edit: ValueEdit, of value: ViewValue, _ title: String, in inspector: Inspector
  ) -> [PreviewEffect] {
    var inspector = inspector
    defer { mode = .inspector(inspector) }
    switch edit {
    case .refused(let reason):
      inspector.refusal = reason
      report(reason, .error)
      return [.bell]
    case .changed(let file):
      (inspector.editor, inspector.refusal) = (nil, nil)
      if file.before == file.after { return [] }
      history.add(
        EditHistory.Edit(
          path: file.path, before: file.before, after: file.after, title: title, view: inspector.id, key: value.key,
          text: value.text))
      report("\(title) in \(file.path)")
      return [.write(path: file.path, bytes: file.after)]
    }
  }

  mutating func undo() -> [PreviewEffect] {
    guard let edit = history.nextUndo else {
      report("nothing to undo")
      return []
    }
    guard let current = snapshot.bytes(at: edit.path), let bytes = history.undo(in: current) else {
      report("cannot undo: the same lines of \(edit.path) were changed since", .error)
      return [.bell]
    }
    report("undid: \(edit.title)")
    return [.write(path: edit.path, bytes: bytes)]
  }

  mutating func redo() -> [PreviewEffect] {
    guard let edit = history.nextRedo else {
      report("nothing to redo")
      return []
    }
    guard let current = snapshot.bytes(at: edit.path), let bytes = history.redo(in: current) else {
      report("cannot redo: the same lines of \(edit.path) were changed since", .error)
      return [.bell]
    }
    report("redid: \(edit.title)")
    return [.write(path: edit.path, bytes: bytes)]
  }
}

extension Inspector {
  /// The possible values of the selected value; nil if they cannot be listed.
  var choices: [String]? {
    guard let selected, rows.indices.contains(selected), case .choice(let all)? = rows[selected].value?.kind else {
      return nil
    }
    return all
  }

  /// The choice after or before another.
  fileprivate func choice(after text: String, by step: Int) -> String {
    guard let all = choices, !all.isEmpty else { return text }
    let current = all.firstIndex(of: text)
    return all[((current ?? (step > 0 ? -1 : 0)) + step + all.count) % all.count]
  }
}

extension String {
  fileprivate var quotedIfEmpty: String { isEmpty ? "“”" : self }
}
