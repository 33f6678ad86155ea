import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource

/// Creates a folder that exists as long as the body runs.
func withFolder<Result>(of files: [DiagnosticExample.File], _ body: (URL) async throws -> Result) async throws -> Result
{
  let folder = try TemporaryFolder(Dictionary(files.map { ($0.name, $0.text) }) { $1 })
  defer { withExtendedLifetime(folder) {} }
  return try await body(folder.url)
}

/// The input of `themec lint` when it is started in an example's folder.
func request(for files: [DiagnosticExample.File], in folder: URL) -> TestProject {
  var request = TestProject()
  request.includesShipped = false
  var folders: [String] = []
  for file in files {
    let top = file.name.contains("/") ? file.name.split(separator: "/").first.map(String.init) ?? "" : ""
    if !folders.contains(top) { folders.append(top) }
  }
  request.schemas = folders.filter { $0 == "Schemas" }.map { folder.appendingPathComponent($0).path }
  let themes = folders.filter { $0 != "Schemas" }
  // Files at the top are named one by one, since their folder contains the others.
  request.inputs =
    themes.contains("")
    ? files.filter { !$0.name.hasPrefix("Schemas/") && !$0.name.hasSuffix(".swift") }.map {
      folder.appendingPathComponent($0.name).path
    }
    : themes.map { folder.appendingPathComponent($0).path }
  return request
}

/// All diagnostics that `themec lint` reports for an example.
func diagnostics(
  in example: DiagnosticExample, _ settings: LintSettings = LintSettings(), configuration: Configuration = .init()
) async throws -> [Diagnostic] {
  try await withFolder(of: example.files) { folder in
    let others = [DiagnosticExample.baselineName, Configuration.fileName]
    let themes = example.files.filter { !others.contains($0.name) }
    var settings = settings
    if example.files.contains(where: { $0.name == Configuration.fileName }) {
      var sources = SourceMap()
      let path = folder.appendingPathComponent(Configuration.fileName).path
      settings.classes = Configuration.load(path, sources: &sources).value.lint.classes
    }
    let baseline = example.files.first { $0.name == DiagnosticExample.baselineName }.map { file in
      BaselineFile(path: folder.appendingPathComponent(file.name).path, bytes: Array(file.text.utf8))
    }
    var request = request(for: themes, in: folder)
    request.configuration = configuration
    request.isMarked = themes.contains { ["project.yml", "project.pbxproj"].contains(Path.name(of: $0.name)) }
    return try await request.lint(settings, baseline: baseline).diagnostics
  }
}

/// Quantities that constraints leave open, also those that code or a list usually determines.
func openLayouts(_ example: DiagnosticExample) async throws -> [Diagnostic] {
  var settings = LintSettings()
  settings.profile = .interfaceBuilder
  return try await diagnostics(in: example, settings).filter {
    ["layout/ambiguous", "layout/undetermined"].contains($0.code)
  }
}

/// Settings that turn a rule on, independent of its default.
func enabling(_ code: Diagnostic.Code) -> LintSettings {
  var settings = LintSettings()
  settings.rules = [.init(code: code.rawValue, level: .warning)]
  return settings
}
