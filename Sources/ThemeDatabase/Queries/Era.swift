internal import CodeModel
internal import ThemeProject
package import ThemeSemantics
internal import ThemeSource

private struct EraQuery: Query {
  func answer(from snapshot: Snapshot) -> Wiring? { snapshot.eraOfCode }
}

private struct CommonWiringQuery: Query {
  func answer(from snapshot: Snapshot) -> Wiring? {
    guard snapshot.answer(EraQuery()) == .explicit else { return nil }
    return snapshot.facts.classes.code.mentions("Screenlets") ? nil : .explicit
  }
}

extension Snapshot {
  /// The era of Liferay Screens that the project is written for: the configured wiring, or the era of declarations in its
  /// code; `nil` if neither states one.
  package var statedEra: Wiring? { configuredWiring ?? answer(EraQuery()) }

  /// The wiring of all View classes; `nil` if each class may have another one. Until April 2018, View classes wired their
  /// controls in two ways, and in the terminal, controls fire the actions of their identifiers.
  package var commonWiring: Wiring? { configuredWiring ?? answer(CommonWiringQuery()) }

  private var configuredWiring: Wiring? { configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) } }

  /// The era of the first method, of the framework's own sources or of a class that overrides one of its methods, whose
  /// types differ between the eras; `nil` if there is none.
  fileprivate var eraOfCode: Wiring? {
    let code = facts.classes.code
    if code.isEmpty { return nil }
    for word in ["createInteractor", "onFinishInteraction"] {
      for file in code.files(mentioning: word) where isForLiferayScreens(file) {
        for method in file.types.flatMap(\.methods) { if let era = method.era { return era } }
      }
    }
    return nil
  }

  /// Whether a file belongs to the framework or imports it. The Screenlet run time of the terminal has base classes with
  /// the same names.
  private func isForLiferayScreens(_ file: CodeFile) -> Bool {
    if file.types.contains(where: { $0.kind == .class && ["BaseScreenlet", "BaseScreenletView"].contains($0.name) }) {
      return true
    }
    return facts.sources[file.file].map { hasIdentifier(Array("LiferayScreens".utf8), in: $0.bytes) } == true
  }
}

extension MethodDeclaration {
  /// The era of a method with the name of a base class's method; `nil` for other methods.
  fileprivate var era: Wiring? {
    let type: String? =
      switch name {
      case "createInteractor(name:sender:)": parameters.last?.type
      case "onFinishInteraction(_:error:)": parameters.first?.type
      default: nil
      }
    return switch type {
    case "AnyObject?": .identifier
    case "Any?": .explicit
    default: nil
    }
  }
}
