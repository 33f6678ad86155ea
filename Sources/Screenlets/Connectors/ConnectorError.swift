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

/// What is wrong with the values that a user entered, in words for the user.
public struct ValidationError: LocalizedError, Hashable, Sendable {
  /// The text to show to the user.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameter message: The text to show to the user.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var errorDescription: String? { message }
}

extension NSError {
  /// An error as `NSError`, with the same description on all platforms and the Swift error as its underlying error.
  /// An `NSError` stays as it is; a `CancellationError` becomes `ConnectorError.cancelled`.
  public static func bridging(_ error: any Error) -> NSError {
    let error = error is CancellationError ? ConnectorError.cancelled : error
    let bridged = error as NSError
    guard !(type(of: error) is NSError.Type) else { return bridged }
    var userInfo = bridged.userInfo
    userInfo[NSLocalizedDescriptionKey] = error.localizedDescription
    userInfo[NSUnderlyingErrorKey] = error
    return NSError(domain: bridged.domain, code: bridged.code, userInfo: userInfo)
  }

  /// The validation error that this error stands for, or nil.
  public var validationError: ValidationError? { underlying() }

  /// The Connector error that this error stands for, or nil.
  public var connectorError: ConnectorError? { underlying() }

  /// Whether it tells what the user should correct. On Linux, `as NSError` keeps the domain and the text of an error alone.
  var isValidation: Bool { validationError != nil || domain == String(reflecting: ValidationError.self) }

  /// Whether it tells of a cancellation.
  var isCancellation: Bool {
    connectorError == .cancelled || (domain == NSURLErrorDomain && code == NSURLErrorCancelled)
  }

  private func underlying<Failure: Error>() -> Failure? {
    self as any Error as? Failure ?? userInfo[NSUnderlyingErrorKey] as? Failure
  }
}
