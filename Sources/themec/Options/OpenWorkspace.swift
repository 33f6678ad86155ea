import ArgumentParser
import ThemeCompiler

extension ProjectOptions {
  /// The configuration; a faulty one is printed and ends the command.
  func settings() throws -> ProjectSettings {
    let settings = ProjectSettings.load(path: config, isIsolated: isolated, vocabulary: .themec)
    let findings = settings.diagnostics + settings.configuration.idleSettings
    if !findings.isEmpty {
      printFindings(findings, sources: settings.sources)
      if settings.diagnostics.contains(where: { $0.severity == .error }) { throw Status.usage.error }
    }
    return settings
  }

  /// Opens the themes of the options, the configuration and the binary, with files or folders that the command is about;
  /// '-' is standard input.
  func open(
    _ settings: ProjectSettings, inputs: [String] = [], standardInput: StandardInput? = nil,
    contents: [String: [UInt8]] = [:], entersForeignFolders: Bool = false
  ) async throws -> Workspace {
    for (folders, option) in [(themePath, "--theme-path"), (schemas, "--schemas"), (swift, "--swift")] {
      for folder in folders where !SourceProvider().exists(folder) {
        throw Failure(
          "the \(option) '\(folder.shown)' does not exist",
          help: "check the spelling; paths are relative to the current directory")
      }
    }
    var request = WorkspaceRequest()
    request.inputs = inputs.filter { $0 != "-" }
    let input = standardInput == nil && inputs.contains("-") ? try StandardInput.read() : standardInput
    request.standardInput = input.map { ($0.name, $0.bytes) }
    request.contents = contents
    request.themePath = themePath
    request.schemas = schemas
    request.swift = swift
    request.add(settings.configuration)
    request.discovery.entersForeignFolders = entersForeignFolders
    return await Workspace.open(request, sources: settings.sources, limits: settings.configuration.limits)
  }

  /// Prints findings as text on standard error; with `--quiet` only errors.
  func printFindings(_ diagnostics: [Diagnostic], sources: SourceMap) {
    let shown = quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    var options = FormatOptions()
    options.color = Terminal.colorsMessages
    options.summary = false
    standardError(String(decoding: format(shown, sources: sources, as: .text, options: options), as: UTF8.self))
  }
}

extension ConfigurationVocabulary {
  /// Rules and devices that a configuration may name.
  static var themec: ConfigurationVocabulary {
    let groups = Set(lintCatalog.map { "\($0.code.group)/*" }).sorted()
    return ConfigurationVocabulary(
      rules: lintCatalog.map { Rule($0.code.rawValue, options: $0.options.map(\.name)) } + groups.map { Rule($0) },
      devices: Device.all.flatMap(\.names))
  }
}
