internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request and what has been received of its response. Its result is given once, whatever comes first: the response, an
/// error, or cancellation.
final class Transfer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>?
    var result: Result<HTTPResponse, HTTPError>?
    var head: HTTPResponse?
    var body = Data()
  }

  private let request: HTTPRequest
  private let limit: Int
  private let cancel: @Sendable () -> Void
  private let state = Mutex(State())

  init(of request: HTTPRequest, limit: Int, cancel: @escaping @Sendable () -> Void) {
    self.request = request
    self.limit = limit
    self.cancel = cancel
  }

  var host: String { request.url.host() ?? "" }

  /// Sets what is resumed with the result, at once if there is one.
  func start(_ continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(returning: result) }
  }

  /// Gives the result unless there is one, and stops the session's task if `cancelling`.
  func finish(_ result: Result<HTTPResponse, HTTPError>, cancelling: Bool) {
    let (isFirst, continuation) = state.withLock { state in
      guard state.result == nil else { return (false, state.continuation) }
      state.result = result
      state.body = Data()
      defer { state.continuation = nil }
      return (true, state.continuation)
    }
    guard isFirst else { return }
    continuation?.resume(returning: result)
    if cancelling { cancel() }
  }

  /// Keeps status and header fields. Interim responses are replaced by the final one.
  func receive(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    let head = HTTPResponse(response, url: request.url)
    state.withLock { state in
      state.head = head
    }
    let hasBody = request.method != .head
    if hasBody, response.expectedContentLength > Int64(limit) {
      finish(.failure(.tooLarge(limit: limit)), cancelling: true)
    }
  }

  /// Appends to the body as long as the limit allows it.
  func receive(_ data: Data) {
    let fits = state.withLock { state in
      guard state.result == nil else { return true }
      guard data.count <= limit - state.body.count else { return false }
      state.body.append(data)
      return true
    }
    if !fits { finish(.failure(.tooLarge(limit: limit)), cancelling: true) }
  }

  /// Gives what has been received as the result.
  func complete() {
    let response = state.withLock { state in
      state.head.map { head in
        var response = head
        response.body = state.body
        return response
      }
    }
    finish(response.map { .success($0) } ?? .failure(.malformedResponse), cancelling: false)
  }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse, url: URL) {
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).flatMap { name in (value as? String).map { HTTPHeaders.Field(name: name, value: $0) } }
    }
    self.init(
      url: url, status: response.statusCode,
      headers: HTTPHeaders(fields.sorted { ($0.name, $0.value) < ($1.name, $1.value) }))
  }
}
