internal import Foundation

/// Sends requests over the network.
///
/// All clients share one session. It stores no cookies, no cache and no credentials, and always verifies certificates.
/// A client limits the time of an exchange and the size of a response. It follows redirects itself: it refuses loops
/// and redirects from `https` to `http`, and sends `Authorization` and cookies only to the original scheme, host and
/// port. It uses the proxies of the system, which are the environment variables `http_proxy`, `https_proxy` and
/// `no_proxy` on Linux.
public struct HTTPClient: HTTPTransport {
  /// The maximum time of an exchange, including redirects; 15 seconds by default. The time of a request overrides it.
  public var timeout: Duration
  /// The maximum number of bytes of a decoded body; 4 MiB by default.
  public var maximumResponseSize: Int
  /// The maximum number of redirects; 5 by default.
  public var maximumRedirects: Int
  private let engine: any TransferEngine

  /// Creates a client. Times and numbers below zero count as zero.
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

  /// Sends a request and returns the complete response with any status.
  ///
  /// - Throws: An ``HTTPError``, but not ``HTTPError/status(_:)``. Cancelling the task closes the connection and
  ///   immediately throws ``HTTPError/cancelled``.
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

/// Runs an operation, and cancels and abandons it after a time.
///
/// - Throws: The error of the operation, or ``HTTPError/timedOut(after:)``.
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

/// Sleeps, and returns false if the task is cancelled.
///
/// On Linux, the memory of a cancelled sleep is freed only after its time. A long sleep therefore consists of short
/// ones.
private func sleep(for time: Duration) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now.advanced(by: time)
  while clock.now < end {
    let next = min(end, clock.now.advanced(by: .milliseconds(500)))
    do { try await clock.sleep(until: next) } catch { return false }
  }
  return true
}

/// Sends requests: ``HTTPClient`` over the network, a stub in tests.
public protocol HTTPTransport: Sendable {
  /// Sends a request and returns the complete response with any status.
  ///
  /// - Throws: An ``HTTPError``, but not ``HTTPError/status(_:)``: see ``HTTPResponse/validated()``. Cancelling the
  ///   task immediately throws ``HTTPError/cancelled``.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// Performs single transfers. It returns redirects as responses, stores no data, and verifies certificates.
protocol TransferEngine: Sendable {
  /// Sends one request and receives one response with at most `limit` bytes of body.
  ///
  /// Cancelling the task closes the connection and throws immediately.
  func transfer(_ request: HTTPRequest, limit: Int) async throws(HTTPError) -> HTTPResponse
}

/// The engine of all clients: URLSession on Apple's systems, libcurl on Linux.
///
/// On Linux, a server can end a process that uses URLSession (swift-corelibs-foundation of Swift 6.3). URLSession traps
/// if the connection is closed within the header fields ("Transfer completed, but there's no response") and on a
/// redirect to `//[::1]/` ("Invalid URL"). It also stores the bodies of redirects without a limit.
let sharedEngine: any TransferEngine = {
  #if os(Linux)
    CurlEngine()
  #else
    SessionEngine.shared
  #endif
}()
