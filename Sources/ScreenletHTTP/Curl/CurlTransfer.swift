#if os(Linux)
  internal import Foundation
  internal import Synchronization

  /// The object of libcurl's callbacks: a transfer and the received header fields of its response.
  final class CurlTransfer: Sendable {
    let transfer: Transfer
    let request: HTTPRequest
    /// A file with the trusted certificates; nil for those of the system.
    let authorities: String?
    private let head: Mutex<ResponseHead>

    init(_ transfer: Transfer, _ request: HTTPRequest, authorities: String?) {
      self.transfer = transfer
      self.request = request
      self.authorities = authorities
      head = Mutex(ResponseHead(url: request.url))
    }

    /// The lines to send in addition to those of libcurl. libcurl expects `Name;` for a field without a value.
    var headerLines: [String] {
      var headers = request.headers
      if headers["User-Agent"] == nil { headers["User-Agent"] = "Screenlets" }
      var lines = headers.fields.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
      if let authorization = request.authorization { lines.append("Authorization: \(authorization.headerValue)") }
      // Removes libcurl's fields for a delay before the body and for a default type.
      lines.append("Expect:")
      if headers["Content-Type"] == nil { lines.append("Content-Type:") }
      return lines
    }

    /// Receives a line of the head. Returns false to end the transfer.
    func receive(headerLine line: UnsafeRawBufferPointer) -> Bool {
      let response = head.withLock { head in
        head.append(unsafe Array(line))
      }
      switch response {
      case .incomplete: return true
      case .complete(let response):
        return transfer.receive(response, length: response.headers["Content-Length"].flatMap { Int64($0) })
      case .tooLarge:
        transfer.finish(.failure(.malformedResponse), cancelling: false)
        return false
      }
    }

    /// Receives a part of the body. Returns false to end the transfer.
    func receive(body: UnsafeRawBufferPointer) -> Bool { transfer.receive(unsafe Data(body)) }

    /// Passes bytes to the transfer of a user pointer, and returns their number if the transfer continues.
    @unsafe
    static func received(
      _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ user: UnsafeMutableRawPointer?,
      _ receive: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
      guard let user = unsafe user else { return 0 }
      let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(user).takeUnretainedValue()
      let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: count)
      // A number other than that of the bytes ends the transfer.
      return unsafe receive(transfer, buffer) ? count : (count == 0 ? 1 : 0)
    }
  }
#endif
