import ThemeSource

extension SourceMap {
  /// `name:line:column` of a place, with the file's last component.
  func words(_ span: SourceSpan?) -> String {
    guard let span, let file = self[span.file] else { return "nowhere" }
    let position = LineTable(file.bytes).position(of: span.range.start)
    return "\(file.name):\(position.line):\(position.column)"
  }

  /// The text of a place.
  func text(_ span: SourceSpan?) -> String? { span.flatMap { self[$0.file]?.text(in: $0.range) } }
}
