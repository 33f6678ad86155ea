/// The formats of diagnostics, named like the values of `--format`.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: source line, underlined span, related locations, help, summary.
  case text
  /// One JSON array of objects.
  case json
  /// One JSON object per line.
  case jsonl
  /// SARIF 2.1.0 (OASIS), with fixes: code scanning of GitHub, Azure DevOps, editors.
  case sarif
  /// Workflow commands of GitHub Actions: annotations on a pull request.
  case github
  /// Logging commands of Azure Pipelines: issues of a run.
  case azure
  /// Checkstyle XML, for Jenkins, reviewdog, Danger and many more.
  case checkstyle
  /// JUnit XML, for CI systems that only show tests.
  case junit
  /// GitLab's code quality report.
  case gitlab
  /// `path:line:column: error: …` with absolute paths, for Xcode and other editors.
  case xcode
}
