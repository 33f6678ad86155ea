package import Diagnostics
package import ThemeProject
package import ThemeSource

/// The configuration of a run: the closest `.themec.yml` upward, one that was named, or none.
package struct ProjectSettings: Sendable {
  package var configuration: Configuration
  /// Holds the configuration's files.
  package var sources: SourceMap
  package var diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - path: a configuration file to read instead of the closest one.
  ///   - isIsolated: read none at all.
  package static func load(path: String?, isIsolated: Bool, vocabulary: ConfigurationVocabulary) -> ProjectSettings {
    var sources = SourceMap()
    guard !isIsolated, let file = path ?? Configuration.discover(from: ".") else {
      return ProjectSettings(configuration: Configuration(), sources: sources, diagnostics: [])
    }
    let loaded = Configuration.load(file, sources: &sources, vocabulary: vocabulary)
    return ProjectSettings(configuration: loaded.value, sources: sources, diagnostics: loaded.diagnostics)
  }
}

extension WorkspaceRequest {
  /// Adds what the configuration says, behind what the command line said.
  package mutating func add(_ configuration: Configuration) {
    themePath += configuration.themePath
    schemas += configuration.schemas
    swift += configuration.swift
    discovery.include = configuration.include
    discovery.exclude = configuration.exclude
  }
}
