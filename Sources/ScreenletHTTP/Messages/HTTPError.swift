public import Foundation

/// An error in an exchange with a server. Its description is a sentence for users.
public enum HTTPError: Error, Hashable, Sendable {
  /// The request is invalid.
  case invalidRequest(reason: InvalidRequest)
  /// The name of the server has no address.
  case cannotFindHost(String)
  /// The server does not accept connections.
  case cannotConnect(host: String)
  /// The connection was closed before the response was complete.
  case connectionLost
  /// The device has no connection to a network.
  case offline
  /// The exchange was not complete within this time.
  case timedOut(after: Duration)
  /// The task that sent the request was cancelled.
  case cancelled
  /// The response has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The server redirected more often than the limit.
  case tooManyRedirects(limit: Int)
  /// A redirect was not followed.
  case refusedRedirect(RefusedRedirect)
  /// No secure connection was possible.
  case tls(TLSFailure)
  /// The status of the response is not one of success.
  case status(Int)
  /// The response is not valid HTTP.
  case malformedResponse

  /// An error in a request.
  public enum InvalidRequest: Hashable, Sendable {
    /// The URL is neither `http` nor `https`, or has no host.
    case unsupportedURL
    /// The URL contains a user name or a password.
    case credentialsInURL
    /// The method is not a word of capital letters, or GET and HEAD have a body.
    case method
    /// The name or value of a header field contains a forbidden character, or the client sets the field.
    case header(name: String)
  }

  /// An error in a redirect.
  public enum RefusedRedirect: Hashable, Sendable {
    /// The redirect is from `https` to `http`.
    case insecure
    /// The redirect is to a previous URL.
    case loop
    /// The redirect is to a URL that is invalid, neither `http` nor `https`, or contains credentials.
    case unsupportedURL
    /// The redirect would send the body of the request to another host.
    case bodyToOtherHost
  }

  /// An error in establishing a secure connection.
  public enum TLSFailure: Hashable, Sendable {
    /// The certificate is not signed by an authority that the system trusts, such as a self-signed certificate.
    case untrustedCertificate
    /// The certificate has expired or is not valid yet.
    case certificateDate
    /// The certificate is for another host.
    case wrongHost
    /// The server requires a certificate of the client.
    case clientCertificate
    /// The handshake failed for another reason, for example because there is no common version of the protocol.
    case handshake
  }
}

extension HTTPError: CustomNSError {
  /// The domain of the error as an `NSError`.
  public static let errorDomain = "ScreenletHTTP.HTTPError"

  /// The status of a response without success, or else the number of the failure in `NSURLErrorDomain`.
  public var errorCode: Int {
    switch self {
    case .invalidRequest: -1000
    case .cannotFindHost: -1003
    case .cannotConnect: -1004
    case .connectionLost: -1005
    case .offline: -1009
    case .timedOut: -1001
    case .cancelled: -999
    case .tooLarge: -1103
    case .tooManyRedirects, .refusedRedirect(.loop): -1007
    case .refusedRedirect: -1010
    case .tls(.untrustedCertificate), .tls(.wrongHost): -1202
    case .tls(.certificateDate): -1201
    case .tls(.clientCertificate): -1206
    case .tls(.handshake): -1200
    case .status(let code): code
    case .malformedResponse: -1017
    }
  }

  /// The description for users.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

extension HTTPError: LocalizedError {
  /// A sentence for users.
  public var errorDescription: String? {
    switch self {
    case .invalidRequest(.unsupportedURL): "The address is not a web address."
    case .invalidRequest(.credentialsInURL): "The address must not contain a user name or a password."
    case .invalidRequest(.method): "The request has an invalid method."
    case .invalidRequest(.header(let name)): "The request has an invalid header field “\(name)”."
    case .cannotFindHost(let host): "The server “\(host)” cannot be found."
    case .cannotConnect(let host): "The server “\(host)” does not accept connections."
    case .connectionLost: "The connection to the server was lost."
    case .offline: "There is no connection to the internet."
    case .timedOut(let time): "The server did not answer within \(Self.seconds(time))."
    case .cancelled: "The request was cancelled."
    case .tooLarge(let limit): "The response is larger than \(Self.size(limit))."
    case .tooManyRedirects(let limit): "The server redirected more than \(limit) times."
    case .refusedRedirect(let reason): reason.message
    case .tls(let reason): reason.message
    case .status(let code): Self.message(ofStatus: code)
    case .malformedResponse: "The server sent a response that cannot be understood."
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let tenths = attoseconds / 100_000_000_000_000_000
    guard tenths == 0 else { return "\(seconds).\(tenths) seconds" }
    return seconds == 1 ? "1 second" : "\(seconds) seconds"
  }

  private static func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20 { return "\(bytes >> 20) MB" }
    return bytes >= 1 << 10 ? "\(bytes >> 10) kB" : "\(bytes) bytes"
  }

  private static func message(ofStatus code: Int) -> String {
    switch code {
    case 401: "The server asks for a user name and a password."
    case 403: "The server refuses access."
    case 404, 410: "The server has no such page."
    case 408, 504: "The server took too long to answer."
    case 429: "The server received too many requests. Try again later."
    case 502, 503: "The server is not available. Try again later."
    case 500...599: "The server reported an internal error (\(code))."
    case 300...399: "The server redirected to nowhere (\(code))."
    default: "The server refused the request (\(code))."
    }
  }
}

extension HTTPError.RefusedRedirect {
  fileprivate var message: String {
    switch self {
    case .insecure: "The server redirected from a secure to an insecure address."
    case .loop: "The server redirected in a loop."
    case .unsupportedURL: "The server redirected to an address that is not a web address."
    case .bodyToOtherHost: "The server redirected to another server, which would receive your data."
    }
  }
}

extension HTTPError.TLSFailure {
  fileprivate var message: String {
    switch self {
    case .untrustedCertificate: "The connection is not secure: the certificate of the server is not trusted."
    case .certificateDate:
      "The connection is not secure: the certificate of the server has expired or is not valid yet."
    case .wrongHost: "The connection is not secure: the certificate belongs to another server."
    case .clientCertificate: "The server requires a certificate, which is not supported."
    case .handshake: "A secure connection to the server is not possible."
    }
  }
}
