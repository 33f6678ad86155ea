package import ThemeCodegen
internal import ThemeSemantics
package import ThemeSource

extension Snapshot {
  /// The ViewModel protocols of the project's Swift sources, sorted.
  package var viewModels: [String] { facts.classes.viewModelNames }

  /// The descriptor of a protocol; `nil` if no source declares it.
  package func importedViewModel(_ name: String) -> GeneratedFile? {
    facts.classes.importedViewModel(name).map { descriptorFile(of: $0) }
  }

  /// The diagnostics of the sources that were read so far.
  package var codeDiagnostics: [Diagnostic] { facts.code.diagnostics }

  /// The source files of ``codeDiagnostics``.
  package var codeSources: SourceMap {
    var sources = SourceMap()
    sources.provider = facts.code
    return sources
  }
}
