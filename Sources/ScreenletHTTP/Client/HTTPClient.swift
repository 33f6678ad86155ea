internal import Foundation

/// Sends requests over the network.
///
/// All clients share one session. It keeps no cookies, no cache and no credentials, and always verifies certificates. A client
/// limits the time of an exchange and the size of a response, and follows redirects by itself: it refuses loops and those from
/// `https` to `http`, and sends `Authorization` and cookies only to the scheme, host and port that they were set for. Proxies are
/// those of the system: on Linux the environment variables `http_proxy`, `https_proxy` and `no_proxy`.
public struct HTTPClient: HTTPTransport {
  /// The time that a whole exchange may take, with all redirects, unless the request states another one. 15 seconds by default.
  public var timeout: Duration
  /// The number of bytes that the decoded body of a response may have; 4 MiB by default.
  public var maximumResponseSize: Int
  /// The number of redirects that are followed; 5 by default.
  public var maximumRedirects: Int
  private let engine: any TransferEngine

  /// Creates a client; times and numbers below zero count as zero.
  public init(timeout: Duration = .seconds(15), maximumResponseSize: Int = 4 << 20, maximumRedirects: Int = 5) {
    self.init(
      timeout: timeout, maximumResponseSize: maximumResponseSize, maximumRedirects: maximumRedirects,
      engine: sharedEngine)
  }

  init(
    timeout: Duration = .seconds(15), maximumResponseSize: Int = 4 << 20, maximumRedirects: Int = 5,
    engine: any TransferEngine
  ) {
    self.timeout = timeout
    self.maximumResponseSize = maximumResponseSize
    self.maximumRedirects = maximumRedirects
    self.engine = engine
  }

  /// Sends a request and returns the complete response, whatever its status.
  ///
  /// - Throws: an ``HTTPError``, but not ``HTTPError/status(_:)``. Cancelling the task closes the connection and throws
  ///   ``HTTPError/cancelled`` at once.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try request.check()
    let timeout = request.timeout ?? self.timeout
    return try await withDeadline(after: timeout) { () async throws(HTTPError) in
      try await exchange(request)
    }
  }

  /// Sends a request and follows redirects.
  private func exchange(_ original: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = original
    var visited: Set<RedirectTarget> = [RedirectTarget(request)]
    while true {
      let response = try await engine.transfer(request, limit: max(maximumResponseSize, 0))
      guard let next = try request.redirected(by: response) else { return response }
      guard visited.count <= maximumRedirects else { throw .tooManyRedirects(limit: max(maximumRedirects, 0)) }
      guard visited.insert(RedirectTarget(next)).inserted else { throw .refusedRedirect(.loop) }
      request = next
    }
  }
}

/// Runs an operation, which is cancelled and abandoned when the time is over.
///
/// - Throws: what the operation throws, or ``HTTPError/timedOut(after:)``.
private func withDeadline<Value: Sendable>(
  after timeout: Duration, _ operation: @escaping @Sendable () async throws(HTTPError) -> Value
) async throws(HTTPError) -> Value {
  let timeout = max(timeout, .zero)
  let result = await withTaskGroup(of: Result<Value, HTTPError>?.self) { group in
    group.addTask {
      do throws(HTTPError) { return .success(try await operation()) } catch { return .failure(error) }
    }
    group.addTask {
      await sleep(for: timeout) ? .failure(.timedOut(after: timeout)) : nil
    }
    defer { group.cancelAll() }
    while let result = await group.next() {
      if let result { return result }
    }
    return .failure(.cancelled)
  }
  return try result.get()
}

/// Sleeps, and returns false if the task is cancelled before.
///
/// On Linux the memory of a cancelled sleep is freed only when its time is over, so that a long one is made of short ones.
private func sleep(for time: Duration) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: time)
  while clock.now < end {
    let next = min(end, clock.now.advanced(by: .milliseconds(500)))
    do { try await clock.sleep(until: next) } catch { return false }
  }
  return true
}

/// Sends requests. ``HTTPClient`` does so over the network; a stub answers in tests.
public protocol HTTPTransport: Sendable {
  /// Sends a request and returns the complete response, whatever its status.
  ///
  /// - Throws: an ``HTTPError``, but not ``HTTPError/status(_:)``: see ``HTTPResponse/validated()``. Cancelling the task throws
  ///   ``HTTPError/cancelled`` at once.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

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
