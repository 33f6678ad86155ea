#if os(Linux)
  internal import CLibCurl
  internal import Foundation

  /// A handle of libcurl with its memory. It is used on the thread of its loop, and ``close(removingFrom:)`` frees it.
  @safe
  struct CurlHandle {
    let easy: UnsafeMutableRawPointer
    private let headers: UnsafeMutablePointer<curl_slist>?
    /// The object of the callbacks' user pointer.
    private let transfer: CurlTransfer

    var key: UInt { unsafe UInt(bitPattern: easy) }

    /// Returns nil if there is no memory.
    init?(_ transfer: CurlTransfer) {
      guard let easy = unsafe curl_easy_init() else { return nil }
      unsafe self.easy = easy
      self.transfer = transfer
      var headers: UnsafeMutablePointer<curl_slist>?
      for line in transfer.headerLines {
        // If there is no memory, the list does not change.
        unsafe headers = curl_slist_append(headers, line) ?? headers
      }
      unsafe self.headers = headers
      setSecurity()
      setMessage()
      setCallbacks()
    }

    private func setSecurity() {
      set(CURLOPT_PROTOCOLS, CLong(CURLPROTO_HTTP | CURLPROTO_HTTPS))
      set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
      set(CURLOPT_FOLLOWLOCATION, 0)
      set(CURLOPT_SSL_VERIFYPEER, 1)
      set(CURLOPT_SSL_VERIFYHOST, 2)
      set(CURLOPT_SSLVERSION, CLong(CURL_SSLVERSION_TLSv1_2))
      if let authorities = transfer.authorities { set(CURLOPT_CAINFO, authorities) }
      set(CURLOPT_NETRC, 0)
      set(CURLOPT_HTTP09_ALLOWED, 0)
      set(CURLOPT_NOSIGNAL, 1)
      // Otherwise a cancelled transfer would wait for the resolution of its host name.
      set(CURLOPT_QUICK_EXIT, 1)
    }

    private func setMessage() {
      let request = transfer.request
      set(CURLOPT_URL, request.url.absoluteString)
      set(CURLOPT_ACCEPT_ENCODING, "")
      if request.method == .head { set(CURLOPT_NOBODY, 1) }
      // libcurl repeats a request if a reused connection is closed without a response. Requests that must not be
      // repeated use new connections.
      if ![.get, .head, .put, .delete].contains(request.method) { set(CURLOPT_FRESH_CONNECT, 1) }
      if let body = request.body {
        set(CURLOPT_POST, 1)
        _ = unsafe clc_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
        unsafe body.withUnsafeBytes { bytes in
          _ = unsafe clc_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes.baseAddress)
        }
      } else if request.method == .post || request.method == .put {
        set(CURLOPT_POST, 1)
        _ = unsafe clc_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, 0)
        set(CURLOPT_COPYPOSTFIELDS, "")
      }
      if request.method != .head { set(CURLOPT_CUSTOMREQUEST, request.method.rawValue) }
      _ = unsafe clc_set_pointer(easy, CURLOPT_HTTPHEADER, headers)
    }

    private func setCallbacks() {
      let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
      _ = unsafe clc_set_pointer(easy, CURLOPT_HEADERDATA, user)
      _ = unsafe clc_set_pointer(easy, CURLOPT_WRITEDATA, user)
      _ = unsafe clc_set_callback(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, user in
        unsafe CurlTransfer.received(bytes, size * count, user) { unsafe $0.receive(headerLine: $1) }
      }
      _ = unsafe clc_set_callback(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, user in
        unsafe CurlTransfer.received(bytes, size * count, user) { unsafe $0.receive(body: $1) }
      }
    }

    private func set(_ option: CURLoption, _ value: CLong) {
      _ = unsafe clc_set_long(easy, option, value)
    }

    private func set(_ option: CURLoption, _ text: String) {
      unsafe text.withCString { text in
        // libcurl copies the text.
        _ = unsafe clc_set_pointer(easy, option, text)
      }
    }

    private func get(_ info: CURLINFO) -> Int {
      var value: CLong = 0
      return unsafe clc_get_long(easy, info, &value) == CURLE_OK ? value : 0
    }

    /// Sets the result of the transfer.
    func finish(code: CURLcode) {
      guard code == CURLE_OK else {
        let failure = CurlFailure(
          code: code, host: transfer.request.url.host() ?? "", verifyResult: get(CURLINFO_SSL_VERIFYRESULT),
          systemError: CInt(truncatingIfNeeded: get(CURLINFO_OS_ERRNO)))
        return transfer.transfer.finish(.failure(failure.error), cancelling: false)
      }
      transfer.transfer.complete()
    }

    /// Ends the transfer, closes its connection unless the transfer is complete, and frees the handle.
    func close(removingFrom multi: UnsafeMutableRawPointer) {
      _ = unsafe curl_multi_remove_handle(multi, easy)
      unsafe curl_easy_cleanup(easy)
      unsafe curl_slist_free_all(headers)
    }
  }
#endif
