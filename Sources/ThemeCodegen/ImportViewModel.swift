package import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource

extension Snapshot {
  /// The ViewModel protocols of the project's Swift sources, sorted.
  package var viewModels: [String] { facts.classes.viewModelNames }

  /// The descriptor of a protocol; `nil` if no source declares it.
  package func importedViewModel(_ name: String) -> GeneratedFile? {
    facts.classes.importedViewModel(name).map { descriptorFile(of: $0) }
  }
}
