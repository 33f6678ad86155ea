internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Passes events of the session to their transfers.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let transfers = Mutex<[Int: Transfer]>([:])

  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    transfer(of: dataTask)?.receive(response as? HTTPURLResponse)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(of: dataTask)?.receive(data)
  }

  /// Completes the transfer, because the client follows redirects. The proposed request is not used: on Linux it
  /// carries `Authorization` to any host.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let transfer = transfer(of: task)
    transfer?.receive(response)
    transfer?.complete()
    completionHandler(nil)
    #if canImport(Darwin)
      // The body has not been received, and is not needed.
      task.cancel()
    #endif
  }

  /// Lets the system verify certificates. Other credentials are only sent with the request.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // On Linux this is a complete response with status 401. Default handling would never end. A refusal would be a
      // cancellation, so the transfer is completed first.
      transfer(of: task)?.complete()
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error {
      transfer.finish(.failure(HTTPError(error, host: transfer.host)), cancelling: false)
    } else {
      // On Linux, a redirect without a valid target is only reported here.
      transfer.receive(task.response as? HTTPURLResponse)
      transfer.complete()
    }
  }
}

extension Transfer {
  /// Stores the status and the header fields of a response.
  fileprivate func receive(_ response: HTTPURLResponse?) {
    guard let response else { return }
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).flatMap { name in (value as? String).map { HTTPHeaders.Field(name: name, value: $0) } }
    }
    receive(
      HTTPResponse(url: url, status: response.statusCode, headers: HTTPHeaders(received: fields)),
      length: response.expectedContentLength)
  }
}
