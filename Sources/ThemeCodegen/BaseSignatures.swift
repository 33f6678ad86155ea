internal import CodeModel
package import ThemeDatabase
internal import ThemeProject
package import ThemeSemantics
internal import ThemeSource

/// Declarations of Liferay Screens' base classes that generated classes override, without access levels.
///
/// Senders and results changed from `AnyObject?` to `Any?` in April 2018. Source: the declarations of `BaseScreenlet`,
/// `BaseScreenletView`, `ServerConnector` and `ServerConnectorInteractor` in liferay/liferay-screens, before and since
/// the commit 9abea09f0.
struct BaseSignatures: Sendable {
  /// The type of senders and results.
  private let value: String

  /// The declarations since April 2018.
  static let current = BaseSignatures(.explicit)

  init(_ era: Wiring) {
    switch era {
    case .allControls, .identifier: value = "AnyObject?"
    case .explicit: value = "Any?"
    }
  }

  // MARK: BaseScreenlet

  var createInteractor: String { "func createInteractor(name: String, sender: \(value)) -> Interactor?" }

  // MARK: BaseScreenletView

  var progressMessages: String { "var progressMessages: [String: ProgressMessages]" }
  var onSetTranslations: String { "func onSetTranslations()" }
  var onStartInteraction: String { "func onStartInteraction()" }
  var onFinishInteraction: String { "func onFinishInteraction(_ result: \(value), error: NSError?)" }
  var createProgressPresenter: String { "func createProgressPresenter() -> ProgressPresenter" }

  // MARK: Interactors and Connectors

  var createConnector: String { "func createConnector() -> ServerConnector?" }
  var doRun: String { "func doRun(session: LRSession)" }
}

// MARK: - The era of a project

extension Snapshot {
  /// The era of Liferay Screens that the project is written for: the configured wiring, or the era of declarations in
  /// its code.
  package var era: Wiring {
    project.configuration.wiring.flatMap { Wiring(rawValue: $0.rawValue) } ?? eraOfCode ?? .explicit
  }

  /// The era of the first method, of the framework's own sources or of a class that overrides one of its methods, whose
  /// types differ between the eras; `nil` if there is none.
  private var eraOfCode: Wiring? {
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
