public import Foundation

/// An error with which a Connector ends, apart from the errors of `doRun(session:)`.
public enum ConnectorError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The Connector was cancelled.
  case cancelled
  /// The Connector needs a login, but no user is logged in.
  case loginRequired
  /// `preRun()` returned false.
  case abortedDueToPreconditions
  /// The Connector depends on itself, directly or through others: the names of the Connectors in the cycle, the first
  /// one repeated at the end.
  case dependencyCycle([String])
  /// The data is neither available from the server nor in the cache, or the strategy excludes the one that has it.
  case notAvailable

  /// A description for the user.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The operation was cancelled"
    case .loginRequired: "Sign in first"
    case .abortedDueToPreconditions: "The operation could not start"
    case .dependencyCycle(let names): "Connectors wait for each other: \(names.joined(separator: " → "))"
    case .notAvailable: "The data is not available on this device"
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
    case .notAvailable: 5
    }
  }

  /// The description.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}

/// An error in the values that a user entered, described for the user.
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
  /// Converts an error to an `NSError` with the same description on all platforms. The Swift error is its underlying
  /// error. An `NSError` is returned unchanged; a `CancellationError` becomes `ConnectorError.cancelled`.
  public static func bridging(_ error: any Error) -> NSError {
    let error = error is CancellationError ? ConnectorError.cancelled : error
    let bridged = error as NSError
    guard !(type(of: error) is NSError.Type) else { return bridged }
    var userInfo = bridged.userInfo
    userInfo[NSLocalizedDescriptionKey] = error.localizedDescription
    userInfo[NSUnderlyingErrorKey] = error
    return NSError(domain: bridged.domain, code: bridged.code, userInfo: userInfo)
  }

  /// The validation error from which this error was made, or nil.
  public var validationError: ValidationError? { underlying() }

  /// The Connector error from which this error was made, or nil.
  public var connectorError: ConnectorError? { underlying() }

  /// Whether the user can correct the error. On Linux, `as NSError` keeps only the domain and the text of an error.
  var isValidation: Bool { validationError != nil || domain == String(reflecting: ValidationError.self) }

  /// Whether the server could not be reached, so that cached data is used in its place: ``ConnectorError/notAvailable``,
  /// or a failure of the connection in the codes of `NSURLErrorDomain`, which the errors of ScreenletHTTP share.
  var isUnavailability: Bool {
    if connectorError == .notAvailable { return true }
    let domains = [NSURLErrorDomain, "ScreenletHTTP.HTTPError", "ScreenletHTTP.JSONWebServiceError"]
    guard domains.contains(domain) else { return false }
    return [-1001, -1003, -1004, -1005, -1006, -1009].contains(code)
  }

  /// Whether the error is a cancellation.
  var isCancellation: Bool {
    connectorError == .cancelled || (domain == NSURLErrorDomain && code == NSURLErrorCancelled)
  }

  private func underlying<Failure: Error>() -> Failure? {
    self as any Error as? Failure ?? userInfo[NSUnderlyingErrorKey] as? Failure
  }
}
