internal import Dispatch
internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Performs transfers with the one URLSession of the process.
///
/// On Linux only tests use it, and these differences matter (swift-corelibs-foundation of Swift 6.3):
/// - `cancel()` waits for the session's queue, which deadlocks in a cancellation handler. It is called on a separate
///   queue.
/// - With a cache, cancelling a task that has just completed traps. The cache is disabled.
/// - The time-out is in whole seconds and restarts with every byte. It is longer than any deadline.
/// - Responses that redirect or require credentials are handled in `SessionDelegate`.
final class SessionEngine: TransferEngine {
  static let shared = SessionEngine()

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
    // The callers limit the number of simultaneous transfers.
    configuration.httpMaximumConnectionsPerHost = 64
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  func transfer(_ request: HTTPRequest, limit: Int) async throws(HTTPError) -> HTTPResponse {
    let task = session.dataTask(with: URLRequest(request))
    let transfer = Transfer(of: request, limit: limit)
    transfer.onCancel { [cancellations] in cancellations.async { task.cancel() } }
    return try await transfer.result {
      delegate.add(transfer, for: task)
      task.resume()
    }
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
