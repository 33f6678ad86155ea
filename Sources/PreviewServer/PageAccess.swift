/// The rule by which requests are accepted: they name this computer as their host, and a token that only the user has seen.
///
/// A page of another site can send requests to a server on this computer. With a name of its own that resolves to 127.0.0.1, it
/// could even read the answers; such requests have another host. Programs of other users do not know the token.
package struct PageAccess: Sendable {
  package enum Answer: Sendable, Equatable {
    /// The path of a page, such as `index.html`.
    case page(String)
    case forbidden
    case unknown
  }

  package let token: String

  /// Creates a token of 256 random bits, in hexadecimal digits.
  package init() {
    var random = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// - Parameters:
  ///   - method: The method of the request.
  ///   - path: The path of the request, `/TOKEN/PAGE`.
  ///   - host: The field `Host` of the request.
  ///   - port: The port of the server.
  package func answer(method: String, path: String, host: String?, port: UInt16) -> Answer {
    guard let host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host.lowercased()) else { return .forbidden }
    guard method == "GET" else { return .forbidden }
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return .unknown }
    return .page(parts[2].isEmpty ? "index.html" : String(parts[2]))
  }

  /// Whether a text is the token. The time does not depend on the number of equal characters.
  private func isToken(_ text: Substring) -> Bool {
    let (given, own) = (Array(text.utf8), Array(token.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
