public import Foundation

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

  private func underlying<Failure: Error>() -> Failure? {
    self as any Error as? Failure ?? userInfo[NSUnderlyingErrorKey] as? Failure
  }
}
