package import ThemeSource

extension ElementTree {
  /// The fix that corrects a misspelled name of elements in their start and end tags; none if no known name differs by
  /// a typo only.
  /// - Parameter nodes: Elements with the same name, of a file without syntax errors.
  package func correctingNames(
    of nodes: [NodeID], among known: [String], _ safety: Fix.Safety = .unsafe
  ) -> [Fix] {
    guard let first = nodes.first, let meant = closestMatch(to: self[first].name, in: known),
      isTypo(self[first].name, of: meant)
    else { return [] }
    let spans = nodes.flatMap { node -> [SourceSpan] in
      let element = self[node]
      // An empty-element tag has no end tag.
      guard element.endTagStart < element.range.end else { return [element.nameSpan] }
      let start = element.endTagStart + 2
      let end = SourceRange(start: start, end: start + UInt32(clamping: element.nameRange.count))
      return [element.nameSpan, SourceSpan(file: element.nameSpan.file, range: end)]
    }
    let edits = spans.sorted { $0.range.start < $1.range.start }.map { Fix.Edit($0, meant) }
    return [Fix("replace '\(quoted(self[first].name))' with '\(meant)'", safety, edits)]
  }
}
