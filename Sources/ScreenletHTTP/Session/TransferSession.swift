internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The one URLSession of the process. It performs single transfers: redirects are not followed, nothing is stored.
///
/// What is special about URLSession on Linux (swift-corelibs-foundation, Swift 6.3) is written here and in `SessionDelegate`:
/// - `cancel()` waits for the session's queue, which deadlocks in a cancellation handler: it is called on a queue of its own.
/// - With a cache, cancelling a task that has just completed traps: there is no cache.
/// - The time-out is in whole seconds and restarts with every byte, so that it is set longer than the deadline of the client.
/// - A response that redirects, or one that asks for credentials, needs its own answers: see `SessionDelegate`.
final class TransferSession: Sendable {
  static let shared = TransferSession()

  private let session: URLSession
  private let delegate = SessionDelegate()
  private let cancellations = DispatchQueue(label: "ScreenletHTTP.cancellations")

  private init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // How many transfers run at once is decided by the callers.
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// The number of transfers whose connection is in use.
  var runningTransfers: Int { delegate.count }

  /// Sends one request and receives one response with at most `limit` bytes of body.
  func transfer(_ request: HTTPRequest, limit: Int) async throws(HTTPError) -> HTTPResponse {
    let task = session.dataTask(with: URLRequest(request))
    let transfer = Transfer(of: request, limit: limit) { [cancellations] in
      cancellations.async { task.cancel() }
    }
    delegate.add(transfer, for: task)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.start(continuation)
        task.resume()
      }
    } onCancel: {
      transfer.finish(.failure(.cancelled), cancelling: true)
    }
    return try result.get()
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 86_400)
    httpMethod = request.method.rawValue
    httpBody = request.body
    httpShouldHandleCookies = false
    for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
    if let authorization = request.authorization {
      setValue(authorization.headerValue, forHTTPHeaderField: "Authorization")
    }
  }
}
