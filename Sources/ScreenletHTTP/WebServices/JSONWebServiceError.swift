public import Foundation

/// An error in a call of a web service. Its description is a sentence for users.
public enum JSONWebServiceError: Error, Hashable, Sendable {
  /// The exchange failed, or the portal only answered with a status such as 401.
  case http(HTTPError)
  /// The service reported an exception.
  case exception(PortalException)
  /// The answer is not JSON; the offset counts bytes from its start.
  case malformedAnswer(offset: Int)
  /// The answer is nested deeper than the limit.
  case nestedTooDeeply(limit: Int)
  /// The portal answered with a web page, for example to log in.
  case webPage
  /// The portal redirected to another scheme, host or port, to which the credentials are not sent.
  case moved(to: URL)
  /// The name is not of the form `service/method`.
  case invalidMethod(String)

  /// An exception of the portal.
  public struct PortalException: Hashable, Sendable {
    /// The class of the exception, for example `com.liferay.portal.kernel.exception.NoSuchGroupException`; nil if
    /// unknown.
    public var type: String?
    /// The portal's message for developers; nil for none.
    public var message: String?
    /// The status of the response; some versions of Liferay report exceptions with status 200.
    public var status: Int

    /// Creates an exception, for example for a stub.
    public init(type: String?, message: String?, status: Int = 200) {
      self.type = type
      self.message = message
      self.status = status
    }
  }
}

extension JSONWebServiceError: CustomNSError {
  /// The domain of the error as an `NSError`.
  public static let errorDomain = "ScreenletHTTP.JSONWebServiceError"

  /// The code of the ``HTTPError`` if the exchange failed, 1 for an exception, 2 for an invalid answer, 3 for an
  /// invalid name, 4 for a portal that has moved.
  public var errorCode: Int {
    switch self {
    case .http(let error): error.errorCode
    case .exception: 1
    case .malformedAnswer, .nestedTooDeeply, .webPage: 2
    case .invalidMethod: 3
    case .moved: 4
    }
  }

  /// The description for users, and the class of an exception as the reason.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
    if case .exception(let exception) = self, let type = exception.type {
      info[NSLocalizedFailureReasonErrorKey] = type
    }
    return info
  }
}

extension JSONWebServiceError: LocalizedError {
  /// A sentence for users.
  public var errorDescription: String? {
    switch self {
    case .http(.status(401)): "The user name or the password is wrong."
    case .http(.status(403)): "You are not allowed to do this."
    case .http(.status(404)): "The server has no such service. Is its address that of a portal?"
    case .http(let error): error.errorDescription
    case .exception(let exception): exception.text
    case .malformedAnswer: "The server sent an answer that cannot be understood."
    case .nestedTooDeeply: "The server sent an answer that is too complex."
    case .webPage: "The server sent a web page instead of an answer."
    case .moved(let url): "The server has moved to “\(Self.origin(of: url))”. Use this address."
    case .invalidMethod(let method): "The web service “\(method)” has an invalid name."
    }
  }
}

extension JSONWebServiceError {
  /// The address without its path and confidential parts.
  private static func origin(of url: URL) -> String {
    let port = url.port.map { ":\($0)" } ?? ""
    return "\(url.scheme ?? "")://\(url.host() ?? "")\(port)"
  }
}

extension JSONWebServiceError.PortalException {
  fileprivate var text: String {
    let name = type?.split(separator: ".").last.map(String.init)
    return switch (message, name) {
    case (let message?, _) where !message.isEmpty: "The server reported an error: \(message)"
    case (_, let name?): "The server reported an error: \(name)"
    case (_, nil): "The server reported an error."
    }
  }
}
