package import ThemeDatabase
package import ThemeSemantics

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

extension Snapshot {
  /// The era of Liferay Screens that classes are generated for.
  package var era: Wiring { statedEra ?? .explicit }
}
