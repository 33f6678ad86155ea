/// Sends requests. ``HTTPClient`` does so over the network; a stub answers in tests.
public protocol HTTPTransport: Sendable {
  /// Sends a request and returns the complete response, whatever its status.
  ///
  /// - Throws: an ``HTTPError``, but not ``HTTPError/status(_:)``: see ``HTTPResponse/validated()``. Cancelling the task throws
  ///   ``HTTPError/cancelled`` at once.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
