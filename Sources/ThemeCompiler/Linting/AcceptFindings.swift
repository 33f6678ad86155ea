package import ThemeLint
internal import ThemeProject
package import ThemeSource
internal import ThemeSyntax

extension Workspace {
  /// The baseline that accepts all these findings, for a file in that folder.
  package func baseline(accepting findings: [Diagnostic], in folder: String) -> Baseline {
    Baseline(findings.compactMap { entry(of: $0, in: folder) })
  }

  /// What a baseline in that folder says of a finding; nil for one without a place in a theme.
  func entry(of finding: Diagnostic, in folder: String) -> Baseline.Entry? {
    guard let span = finding.span, let file = sources[span.file], finding.code.group != "lint" else { return nil }
    let document = self.document(of: span.file)
    let base = Path.absolute(folder.isEmpty ? "." : folder)
    return Baseline.Entry(
      code: finding.code.rawValue, path: Path.relative(Path.absolute(file.path), to: base) ?? file.path,
      element: document?.element(around: span.range.start) ?? "", message: finding.message)
  }

  private func document(of file: FileID) -> ThemeDocument? {
    for id in selection {
      if let candidate = document(id), candidate.file == file { return candidate }
    }
    return nil
  }

  /// Whether a path of a baseline in that folder is among the selected files, or is not there any more.
  func isChecked(_ path: String, in folder: String) -> Bool {
    let whole = Path.absolute(Path.joined(folder.isEmpty ? "." : folder, path))
    let isSelected = selection.contains { id in document(id).map { Path.absolute($0.path) == whole } ?? false }
    return isSelected || !SourceProvider().exists(whole)
  }
}
