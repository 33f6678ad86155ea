internal import Foundation
internal import Synchronization

/// One request and what has been received of its response. Its result is given once, whatever comes first: the response, an
/// error, or cancellation.
final class Transfer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>?
    var result: Result<HTTPResponse, HTTPError>?
    var cancel: (@Sendable () -> Void)?
    var head: HTTPResponse?
    var body = Data()
  }

  private let request: HTTPRequest
  private let limit: Int
  private let state = Mutex(State())

  init(of request: HTTPRequest, limit: Int) {
    self.request = request
    self.limit = limit
  }

  var url: URL { request.url }
  var host: String { request.url.host() ?? "" }
  var isFinished: Bool { state.withLock { $0.result != nil } }

  /// Sets what ends the transfer if its result is given before it has ended by itself. To be called before ``result(start:)``.
  func onCancel(_ cancel: @escaping @Sendable () -> Void) { state.withLock { $0.cancel = cancel } }

  /// Starts the transfer and waits for its result. Cancelling the task ends both at once.
  func result(start: () -> Void) async throws(HTTPError) -> HTTPResponse {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result = state.withLock { state in
          if state.result == nil { state.continuation = continuation }
          return state.result
        }
        if let result { continuation.resume(returning: result) } else { start() }
      }
    } onCancel: {
      finish(.failure(.cancelled), cancelling: true)
    }
    return try result.get()
  }

  /// Gives the result unless there is one, and ends the transfer if `cancelling`.
  func finish(_ result: Result<HTTPResponse, HTTPError>, cancelling: Bool) {
    typealias Waiting = (CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>?, (@Sendable () -> Void)?)
    let (continuation, cancel) = state.withLock { state -> Waiting in
      guard state.result == nil else { return (nil, nil) }
      state.result = result
      state.body = Data()
      defer {
        state.continuation = nil
        state.cancel = nil
      }
      return (state.continuation, state.cancel)
    }
    continuation?.resume(returning: result)
    if cancelling { cancel?() }
  }

  /// Keeps status and header fields. False if the response has a declared length over the limit.
  @discardableResult
  func receive(_ head: HTTPResponse, length: Int64?) -> Bool {
    state.withLock { $0.head = head }
    guard let length, length > Int64(limit), request.method != .head else { return true }
    finish(.failure(.tooLarge(limit: limit)), cancelling: true)
    return false
  }

  /// Appends to the body as long as the limit allows it. False if nothing more is needed.
  @discardableResult
  func receive(_ data: Data) -> Bool {
    let (fits, isFinished) = state.withLock { state in
      guard state.result == nil else { return (true, true) }
      guard data.count <= limit - state.body.count else { return (false, true) }
      state.body.append(data)
      return (true, false)
    }
    if !fits { finish(.failure(.tooLarge(limit: limit)), cancelling: true) }
    return !isFinished
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
    // A connection that is closed within the head leaves none.
    finish(response.map { .success($0) } ?? .failure(.connectionLost), cancelling: false)
  }
}
