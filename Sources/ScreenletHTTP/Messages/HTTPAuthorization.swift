internal import Foundation

/// The authorization of a request: the value of its `Authorization` header field.
///
/// It is only sent to the origin of the request, and not to another origin after a redirect. Its descriptions and its
/// mirror do not contain the credentials, which keeps them out of logs.
public struct HTTPAuthorization: Hashable, Sendable {
  /// The scheme, for example `Basic`.
  public let scheme: String
  private let credentials: String

  private init(scheme: String, credentials: String) {
    self.scheme = scheme
    self.credentials = credentials
  }

  /// Basic authentication (RFC 7617), in UTF-8.
  ///
  /// - Returns: Nil if the user name contains a colon, which the scheme does not allow, or if either value contains a
  ///   control character.
  public static func basic(user: String, password: String) -> HTTPAuthorization? {
    let pair = Data("\(user):\(password)".utf8)
    guard !user.utf8.contains(UInt8(ascii: ":")), !pair.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return HTTPAuthorization(scheme: "Basic", credentials: pair.base64EncodedString())
  }

  /// A bearer token (RFC 6750).
  ///
  /// - Returns: Nil if the token is empty or contains characters other than printable ASCII without spaces.
  public static func bearer(token: String) -> HTTPAuthorization? {
    guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    return HTTPAuthorization(scheme: "Bearer", credentials: token)
  }

  /// The value of the header field for the transport. It must not be printed.
  public var headerValue: String { "\(scheme) \(credentials)" }
}

extension HTTPAuthorization: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The scheme, for example `Basic (hidden)`.
  public var description: String { "\(scheme) (hidden)" }

  /// The same as the description.
  public var debugDescription: String { description }

  /// Shows the scheme only.
  public var customMirror: Mirror { Mirror(self, children: ["scheme": scheme]) }
}
