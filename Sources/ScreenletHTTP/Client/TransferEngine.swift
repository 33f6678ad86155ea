/// What performs single transfers: redirects are responses, nothing is stored, certificates are verified.
protocol TransferEngine: Sendable {
  /// Sends one request and receives one response with at most `limit` bytes of body.
  ///
  /// Cancelling the task closes the connection and throws at once.
  func transfer(_ request: HTTPRequest, limit: Int) async throws(HTTPError) -> HTTPResponse
}

/// The engine of all clients: URLSession on Apple's systems, libcurl on Linux.
///
/// URLSession is not used on Linux, where a server can end the process (swift-corelibs-foundation of Swift 6.3): it traps on a
/// connection that is closed within the header fields ("Transfer completed, but there's no response") and on a redirect to
/// `//[::1]/` ("Invalid URL"). It also stores the bodies of redirects without a limit.
let sharedEngine: any TransferEngine = {
  #if os(Linux)
    CurlEngine()
  #else
    SessionEngine.shared
  #endif
}()
