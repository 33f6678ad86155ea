internal import ThemeLayout
internal import ThemeSource
internal import ThemeSyntax

enum MergeConflict: Rule {
  static let descriptor = DiagnosticDescriptor(
    "text/merge-conflict", .error,
    summary: "Conflicts that a merge left in comments",
    why:
      "The merge keeps our side and puts the other side into a comment. The file works, but a change is missing.",
    fix: .unsafe("Keeps our side and removes the comments."),
    flagged: [
      .objects(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <!-- <<<<<<< ours -->
            <label id="l" text="Sign in"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
            <!-- =======
            <label id="l" text="Log in"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
            >>>>>>> theirs -->
          </subviews>
        </view>
        """)
    ],
    accepted: [
      .objects(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Log in"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
          </subviews>
        </view>
        """)
    ])

  static func check(_ input: LintInput, report: inout Report) {
    var open: SourceSpan?
    for range in input.document.comments {
      let span = SourceSpan(file: input.document.file, range: range)
      switch mark(of: range, in: input.file.bytes) {
      case .ours:
        if let open { add(open, theirs: nil, input, &report) }
        open = span
      case .theirs:
        add(open ?? span, theirs: open == nil ? nil : span, input, &report)
        open = nil
      case nil: break
      }
    }
    if let open { add(open, theirs: nil, input, &report) }
  }

  private enum Mark { case ours, theirs }

  /// The kind of conflict marker in a comment; `nil` for other comments.
  private static func mark(of range: SourceRange, in bytes: [UInt8]) -> Mark? {
    let offsets = range.offsets.clamped(to: bytes.indices)
    let content = bytes[offsets].dropFirst(4).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    if content.starts(with: "<<<<<<<".utf8) { return .ours }
    return content.starts(with: "=======".utf8) || content.starts(with: ">>>>>>>".utf8) ? .theirs : nil
  }

  private static func add(_ place: SourceSpan, theirs: SourceSpan?, _ input: LintInput, _ report: inout Report) {
    let edits = [place, theirs].compactMap { $0 }.map { Fix.Edit(withLine($0, in: input.file.bytes), "") }
    report.add(
      "unresolved merge conflict", at: place,
      related: theirs.map { [Diagnostic.Related($0, "the other side of the merge")] } ?? [],
      help: "keep one side, and remove the comments",
      fixes: [Fix("keep ours and remove the comments", .unsafe, edits)])
  }

  /// A comment and the whitespace before it, including the line break.
  private static func withLine(_ span: SourceSpan, in bytes: [UInt8]) -> SourceSpan {
    var start = span.range.offsets.lowerBound
    while start > 0, bytes.indices.contains(start - 1), bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    if start > 0, bytes.indices.contains(start - 1), bytes[start - 1] == 0x0A { start -= 1 }
    return SourceSpan(file: span.file, range: SourceRange(start: UInt32(clamping: start), end: span.range.end))
  }
}
