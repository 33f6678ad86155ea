internal import Diagnostics
package import ThemeLint
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LintReport {
  /// The baseline that accepts all these diagnostics, for a file in that folder.
  ///
  /// - Parameter former: what the file accepts now; its entries of files that were not checked are kept.
  /// - Returns: the baseline, and how many of its entries are kept ones.
  package func baseline(
    replacing former: Baseline? = nil, in folder: String
  ) -> (baseline: Baseline, kept: Int) {
    let kept = former?.entries.filter { !isChecked($0.path, in: folder) } ?? []
    return (Baseline(diagnostics.compactMap { entry(of: $0, in: folder) } + kept), kept.count)
  }

  /// What a baseline in that folder says of a diagnostic; nil for one without a place in a theme.
  func entry(of diagnostic: Diagnostic, in folder: String) -> Baseline.Entry? {
    guard let path = diagnostic.span.flatMap({ sources.path(of: $0.file) }), diagnostic.code.group != "lint" else {
      return nil
    }
    let base = Path.absolute(folder.isEmpty ? "." : folder)
    return Baseline.Entry(diagnostic, path: Path.relative(Path.absolute(path), to: base) ?? path)
  }

  /// Whether a path of a baseline in that folder is among the selected files, or is not there any more.
  func isChecked(_ path: String, in folder: String) -> Bool {
    let whole = Path.absolute(Path.joined(folder.isEmpty ? "." : folder, path))
    return checkedPaths.contains { Path.absolute($0) == whole } || !SourceProvider().exists(whole)
  }
}
