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
  /// The edits that `themec format` makes; none for a file that it refuses.
  func formattingEdits() -> [TextEdit] {
    let limits = snapshot.project.limits
    guard isMarkup(path), source.isTheme(limits: limits),
      let formatted = format(source, limits: limits).value
    else { return [] }
    return positions.edits(from: source.bytes, to: formatted)
  }

  /// The edits of `formattingEdits()` in the lines of a range. If they move text into or out of the range, those in the
  /// element around it; none if they move text into or out of that element, too.
  func formattingEdits(in range: TextRange) -> [TextEdit] {
    let edits = formattingEdits()
    guard edits.contains(where: { $0.range.touchesLines(of: range) }),
      let formatted = format(source, limits: snapshot.project.limits).value
    else { return [] }
    var ranges = [range]
    let (start, end) = (positions.offset(of: range.start), positions.offset(of: range.end))
    if let inner = tree.innermost(at: UInt32(clamping: start)) {
      let around = ([inner] + Array(tree.ancestors(of: inner))).first { tree[$0].range.end >= UInt32(clamping: end) }
      if let around { ranges.append(positions.range(of: tree[around].range)) }
    }
    for range in ranges {
      let chosen = edits.filter { $0.range.touchesLines(of: range) }
      let edited = SourceFile(id: source.id, path: path, bytes: applying(chosen))
      // No text was lost or doubled if the result has the same canonical form.
      if format(edited, limits: snapshot.project.limits).value == formatted { return chosen }
    }
    return []
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

extension TextRange {
  /// Whether an edit of whole lines changes one of the lines of a range, or inserts lines before one of them.
  fileprivate func touchesLines(of range: TextRange) -> Bool {
    let isAtLineStart = range.end.character == 0 && range.end.line > range.start.line
    let last = isAtLineStart ? range.end.line - 1 : range.end.line
    return start.line <= last && max(end.line, start.line + 1) > range.start.line
  }
}
