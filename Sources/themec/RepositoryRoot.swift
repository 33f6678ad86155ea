import ThemeProject
import ThemeSource

/// The folder that paths in a report start at, as the service that reads the report expects.
struct RepositoryRoot {
  /// The root of the checkout in GitHub Actions or GitLab CI, else of the git repository of the working folder; nil if
  /// there is none.
  let path: String?

  init(of format: DiagnosticFormat) {
    let variable: String? =
      switch format {
      case .github, .sarif: "GITHUB_WORKSPACE"
      case .gitlab: "CI_PROJECT_DIR"
      case .text, .json, .jsonl, .azure, .checkstyle, .junit, .xcode: nil
      }
    path =
      variable.flatMap(Terminal.environment).map { Path.absolute($0) }
      ?? Path.ancestors(of: Path.workingFolder).first { DiskFileSystem().exists(Path.joined($0, ".git")) }
  }
}
