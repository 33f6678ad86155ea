internal import Foundation
internal import Synchronization

/// One request and the received part of its response. The first of response, error and cancellation is its result.
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

  /// Sets the closure that stops the transfer if its result is known before its end. Call it before ``result(start:)``.
  func onCancel(_ cancel: @escaping @Sendable () -> Void) { state.withLock { $0.cancel = cancel } }

  /// Starts the transfer and waits for its result. Cancelling the task ends both immediately.
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

  /// Sets the result unless it is set, and stops the transfer if `cancelling`.
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

  /// Stores status and header fields. Returns false if the declared length exceeds the limit.
  @discardableResult
  func receive(_ head: HTTPResponse, length: Int64?) -> Bool {
    state.withLock { $0.head = head }
    guard let length, length > Int64(limit), request.method != .head else { return true }
    finish(.failure(.tooLarge(limit: limit)), cancelling: true)
    return false
  }

  /// Appends to the body within the limit. Returns false if no more data is needed.
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

  /// Sets the received response as the result.
  func complete() {
    let response = state.withLock { state in
      state.head.map { head in
        var response = head
        response.body = state.body
        return response
      }
    }
    // A connection that is closed within the head has no response.
    finish(response.map { .success($0) } ?? .failure(.connectionLost), cancelling: false)
  }
}
