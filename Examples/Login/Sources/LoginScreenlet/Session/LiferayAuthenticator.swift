import Foundation
import ScreenletHTTP
import Screenlets

/// Asks the portal who a user is, with the user's own name and password.
///
/// A name with an @ is an email address, one of digits a user id, any other a screen name.
public struct LiferayAuthenticator: Authenticator {
  private let transport: any HTTPTransport

  /// Creates an authenticator that sends its requests by a transport.
  public init(transport: any HTTPTransport = HTTPClient()) { self.transport = transport }

  /// Finds the user whom the credentials belong to.
  ///
  /// - Throws: ``SignInError`` if the portal refuses or describes no user; `JSONWebServiceError` if it cannot be asked.
  public func authenticate(_ session: ConnectorSession) async throws -> User {
    guard let credentials = session.credentials,
      let authorization = HTTPAuthorization.basic(user: credentials.username, password: credentials.password)
    else { throw SignInError.wrongCredentials }
    let portal = JSONWebService(server: session.server, authorization: authorization, transport: transport)
    let (method, parameters) = Self.request(for: credentials.username, companyId: session.serverContext.companyId)
    let answer: JSONValue
    do throws(JSONWebServiceError) {
      answer = try await portal.invoke(method, parameters)
    } catch {
      if error.isRefusal { throw SignInError.wrongCredentials }
      throw error
    }
    guard let members = answer.objectValue, answer["userId"]?.integerValue != nil else {
      throw SignInError.unexpectedAnswer
    }
    return User(attributes: members.compactMapValues(AttributeValue.init))
  }

  private static func request(for name: String, companyId: Int64) -> (method: String, parameters: JSONParameters) {
    if name.contains("@") {
      return ("user/get-user-by-email-address", ["companyId": .integer(companyId), "emailAddress": .string(name)])
    }
    if let id = Int64(name), id > 0 { return ("user/get-user-by-id", ["userId": .integer(id)]) }
    return ("user/get-user-by-screen-name", ["companyId": .integer(companyId), "screenName": .string(name)])
  }
}

extension JSONWebServiceError {
  /// Whether the portal does not know the user or the password.
  fileprivate var isRefusal: Bool {
    switch self {
    case .http(.status(401)), .http(.status(403)): true
    case .exception(let exception):
      [401, 403].contains(exception.status)
        || ["AuthException", "NoSuchUserException", "PrincipalException", "SecurityException"].contains {
          exception.type?.hasSuffix($0) == true
        }
    default: false
    }
  }
}

extension AttributeValue {
  /// The value of an attribute that the portal sent; nil for an array, an object and null.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .number(number)
    case .bool(let flag): self = .boolean(flag)
    case .null, .array, .object: return nil
    }
  }
}
