internal import CodeModel
internal import ThemeProject
package import ThemeSemantics
internal import ThemeSource

/// The era of Liferay Screens that the project's Screenlets and View classes are written for.
private struct EraQuery: Query {
  struct Answer: Sendable {
    /// The era of the first method whose types differ between the eras; `nil` if there is none.
    var era: Wiring?
    /// Whether there is code for the terminal, where controls fire the actions of their identifiers.
    var hasTerminalCode = false
  }

  func answer(from snapshot: Snapshot) -> Answer {
    let (code, sources) = (snapshot.facts.classes.code, snapshot.facts.sources)
    var answer = Answer()
    // The index has the names, so no other file is read.
    for name in code.names where name.hasSuffix("Screenlet") || name.contains("View_") {
      for declaration in code.type(named: name)?.declarations ?? [] {
        func mentions(_ module: String) -> Bool {
          sources[declaration.span.file].map { hasIdentifier(Array(module.utf8), in: $0.bytes) } == true
        }
        if mentions("Screenlets") { answer.hasTerminalCode = true }
        guard answer.era == nil, let era = declaration.methods.lazy.compactMap(\.era).first else { continue }
        // The run time of the terminal has classes and methods with the same names.
        if name == "BaseScreenlet" || mentions("LiferayScreens") { answer.era = era }
      }
    }
    return answer
  }
}

extension Snapshot {
  /// The era of Liferay Screens that the project is written for: the configured wiring, or the era of declarations in its
  /// code; `nil` if neither states one.
  package var statedEra: Wiring? { configuredWiring ?? answer(EraQuery()).era }

  /// The wiring of all View classes; `nil` if each class may have another one, as until April 2018.
  package var commonWiring: Wiring? {
    if let configuredWiring { return configuredWiring }
    let code = answer(EraQuery())
    return code.era == .explicit && !code.hasTerminalCode ? .explicit : nil
  }

  private var configuredWiring: Wiring? { configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) } }
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
