internal import ThemeDatabase
internal import ThemeEditing
internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

extension TextPositions {
  /// The edits of whole lines that turn the text of these positions into other text.
  func edits(from before: [UInt8], to after: [UInt8]) -> [TextEdit] {
    if before == after { return [] }
    let (old, new) = (before.linesWithEndings, after.linesWithEndings)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    func edit(_ range: Range<Int>, _ replacement: ArraySlice<ArraySlice<UInt8>>) -> TextEdit {
      let lower = range.lowerBound < old.count ? old[range.lowerBound].startIndex : before.count
      let upper = range.upperBound < old.count ? old[range.upperBound].startIndex : before.count
      return TextEdit(
        range: self.range(of: SourceRange(lower..<upper)),
        newText: String(decoding: replacement.joined(), as: UTF8.self))
    }
    // The difference takes time quadratic in the number of changed lines.
    guard max(oldEnd, newEnd) - start < 4000 else { return [edit(start..<oldEnd, new[start..<newEnd])] }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new[start..<newEnd].difference(from: old[start..<oldEnd]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    var edits: [TextEdit] = []
    var (i, j) = (start, start)
    while i < oldEnd || j < newEnd {
      let (firstOld, firstNew) = (i, j)
      while i < oldEnd, removed.contains(i) { i += 1 }
      while j < newEnd, inserted.contains(j) { j += 1 }
      if i > firstOld || j > firstNew {
        edits.append(edit(firstOld..<i, new[firstNew..<j]))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return edits
  }
}

extension Inquiry {
  /// The edits that `themec format` makes; none for a file that is no theme. Throws for a theme that it refuses.
  func formattingEdits() throws -> [TextEdit] {
    let limits = snapshot.project.limits
    guard isMarkup(path) else { return [] }
    let parsed = parse(source, limits: limits)
    guard parsed.value.isTheme else { return [] }
    let formatted = format(parsed, of: source)
    guard let text = formatted.value else {
      let reason = formatted.diagnostics.first { $0.severity == .error }
      let line = reason?.span.map { positions.position(of: $0.range.start).line + 1 }
      throw ResponseError.failed(
        "'\(Path.name(of: path))' cannot be formatted"
          + (reason.map { ": \(line.map { "line \($0): " } ?? "")\($0.message)" } ?? ""))
    }
    return positions.edits(from: source.bytes, to: text)
  }

  /// The edits of `formattingEdits()` inside the lines of a range; none if they move text into or out of them.
  func formattingEdits(in range: TextRange) throws -> [TextEdit] {
    let isAtLineStart = range.end.character == 0 && range.end.line > range.start.line
    let lines = range.start.line..<max(range.start.line, range.end.line + (isAtLineStart ? 0 : 1))
    let limits = snapshot.project.limits
    let canonical = format(source, limits: limits).value
    // No text was lost or doubled if the result has the same canonical form.
    func keepsText(_ edits: [TextEdit]) -> Bool {
      format(SourceFile(id: source.id, path: path, bytes: applying(edits)), limits: limits).value == canonical
    }
    let chosen = try formattingEdits().compactMap { $0.part(in: lines) { keepsText([$0]) } }
    return !chosen.isEmpty && keepsText(chosen) ? chosen : []
  }

  /// The text with edits that are in order and do not overlap.
  private func applying(_ edits: [TextEdit]) -> [UInt8] {
    var bytes = source.bytes
    for edit in edits.reversed() {
      let start = positions.offset(of: edit.range.start)
      bytes.replaceSubrange(start..<max(start, positions.offset(of: edit.range.end)), with: edit.newText.utf8)
    }
    return bytes
  }
}

extension TextEdit {
  /// The part of an edit of whole lines that changes only some lines; `nil` if there is none.
  ///
  /// - Parameter keepsText: Whether an edit neither loses nor doubles text, which tells where the new text can be divided.
  fileprivate func part(in lines: Range<Int>, _ keepsText: (TextEdit) -> Bool) -> TextEdit? {
    let (first, end) = (range.start.line, range.end.line + (range.end.character > 0 ? 1 : 0))
    guard first < lines.upperBound, end > lines.lowerBound || first == end && first >= lines.lowerBound else {
      return nil
    }
    let new = Array(newText.utf8).linesWithEndings
    func edit(_ old: Range<Int>, _ kept: Range<Int>) -> TextEdit {
      let start = old.lowerBound == first ? range.start : Position(line: old.lowerBound, character: 0)
      let last = old.upperBound == end ? range.end : Position(line: old.upperBound, character: 0)
      return TextEdit(
        range: TextRange(start: start, end: last), newText: String(decoding: new[kept].joined(), as: UTF8.self))
    }
    /// Divisions of the new lines, those near the place in the old lines first.
    func divisions(at line: Int) -> some Sequence<Int> {
      let expected = (line - first) * new.count / max(1, end - first)
      return (0...new.count).sorted { abs($0 - expected) < abs($1 - expected) }.prefix(40)
    }
    var kept = 0..<new.count
    if first < lines.lowerBound {
      let found = divisions(at: lines.lowerBound).first { keepsText(edit(lines.lowerBound..<end, $0..<new.count)) }
      guard let found else { return nil }
      kept = found..<new.count
    }
    if end > lines.upperBound {
      let found = divisions(at: lines.upperBound).first { keepsText(edit(first..<lines.upperBound, 0..<$0)) }
      guard let found, found >= kept.lowerBound else { return nil }
      kept = kept.lowerBound..<found
    }
    return edit(max(first, lines.lowerBound)..<min(end, lines.upperBound), kept)
  }
}
