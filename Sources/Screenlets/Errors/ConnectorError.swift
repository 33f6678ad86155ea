public import Foundation

/// Why a Connector ended without a result, apart from errors of its own work.
public enum ConnectorError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// It was cancelled.
  case cancelled
  /// It needs a login, and nobody is logged in.
  case loginRequired
  /// Its `preRun()` returned false.
  case abortedDueToPreconditions
  /// It depends on itself, directly or through others: the names of the Connectors on the way, the first again at the end.
  case dependencyCycle([String])

  /// A text for the user.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The operation was cancelled"
    case .loginRequired: "Sign in first"
    case .abortedDueToPreconditions: "The operation could not start"
    case .dependencyCycle(let names): "Connectors wait for each other: \(names.joined(separator: " → "))"
    }
  }

  /// The domain of these errors as `NSError`.
  public static var errorDomain: String { "Screenlets.ConnectorError" }

  /// The code as `NSError`: from 1, in the order of the cases.
  public var errorCode: Int {
    switch self {
    case .cancelled: 1
    case .loginRequired: 2
    case .abortedDueToPreconditions: 3
    case .dependencyCycle: 4
    }
  }

  /// The description.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}
