#if os(Linux)
  internal import CLibCurl
  internal import Foundation

  /// One handle of libcurl with all that it points to. Used on the thread of its loop; ``close(removingFrom:)`` frees it.
  @safe
  struct CurlHandle {
    let easy: UnsafeMutableRawPointer
    private let headers: UnsafeMutableRawPointer?
    /// What the callbacks reach through their user pointer.
    private let transfer: CurlTransfer

    var key: UInt { unsafe UInt(bitPattern: easy) }

    /// Returns nil without memory.
    init?(_ transfer: CurlTransfer) {
      guard let easy = unsafe clc_easy_init() else { return nil }
      unsafe self.easy = easy
      self.transfer = transfer
      var headers: UnsafeMutableRawPointer?
      for line in transfer.headerLines {
        // Without memory the list stays as it is.
        unsafe headers = clc_slist_append(headers, line) ?? headers
      }
      unsafe self.headers = headers
      setSecurity()
      setMessage()
      setCallbacks()
    }

    private func setSecurity() {
      set(CLC_OPT_PROTOCOLS, CLong(CLC_PROTO_HTTP_AND_HTTPS))
      set(CLC_OPT_DISALLOW_USERNAME_IN_URL, 1)
      set(CLC_OPT_FOLLOWLOCATION, 0)
      set(CLC_OPT_SSL_VERIFYPEER, 1)
      set(CLC_OPT_SSL_VERIFYHOST, 2)
      set(CLC_OPT_SSLVERSION, CLong(CLC_SSLVERSION_TLSv1_2))
      if let authorities = transfer.authorities { set(CLC_OPT_CAINFO, authorities) }
      set(CLC_OPT_NETRC, 0)
      set(CLC_OPT_HTTP09_ALLOWED, 0)
      set(CLC_OPT_NOSIGNAL, 1)
      // Otherwise a cancelled transfer would wait for its host name.
      set(CLC_OPT_QUICK_EXIT, 1)
    }

    private func setMessage() {
      let request = transfer.request
      set(CLC_OPT_URL, request.url.absoluteString)
      set(CLC_OPT_ACCEPT_ENCODING, "")
      if request.method == .head { set(CLC_OPT_NOBODY, 1) }
      // libcurl sends a request again if a connection that was used before is closed without a response. What must not happen
      // twice gets a new connection.
      if ![.get, .head, .put, .delete].contains(request.method) { set(CLC_OPT_FRESH_CONNECT, 1) }
      if let body = request.body {
        set(CLC_OPT_POST, 1)
        _ = unsafe clc_set_offset(easy, CInt(CLC_OPT_POSTFIELDSIZE_LARGE), Int64(body.count))
        unsafe body.withUnsafeBytes { bytes in
          _ = unsafe clc_set_pointer(easy, CInt(CLC_OPT_COPYPOSTFIELDS), bytes.baseAddress)
        }
      } else if request.method == .post || request.method == .put {
        set(CLC_OPT_POST, 1)
        _ = unsafe clc_set_offset(easy, CInt(CLC_OPT_POSTFIELDSIZE_LARGE), 0)
        set(CLC_OPT_COPYPOSTFIELDS, "")
      }
      if request.method != .head { set(CLC_OPT_CUSTOMREQUEST, request.method.rawValue) }
      _ = unsafe clc_set_pointer(easy, CInt(CLC_OPT_HTTPHEADER), headers)
    }

    private func setCallbacks() {
      let user = unsafe Unmanaged.passUnretained(transfer).toOpaque()
      _ = unsafe clc_set_pointer(easy, CInt(CLC_OPT_HEADERDATA), user)
      _ = unsafe clc_set_pointer(easy, CInt(CLC_OPT_WRITEDATA), user)
      _ = unsafe clc_set_callback(easy, CInt(CLC_OPT_HEADERFUNCTION)) { bytes, size, count, user in
        unsafe CurlTransfer.received(bytes, size * count, user) { unsafe $0.receive(headerLine: $1) }
      }
      _ = unsafe clc_set_callback(easy, CInt(CLC_OPT_WRITEFUNCTION)) { bytes, size, count, user in
        unsafe CurlTransfer.received(bytes, size * count, user) { unsafe $0.receive(body: $1) }
      }
    }

    private func set(_ option: Int, _ value: CLong) {
      _ = unsafe clc_set_long(easy, CInt(option), value)
    }

    private func set(_ option: Int, _ text: String) {
      unsafe text.withCString { text in
        // libcurl keeps a copy.
        _ = unsafe clc_set_pointer(easy, CInt(option), text)
      }
    }

    private func get(_ info: Int) -> Int {
      var value: CLong = 0
      return unsafe clc_get_long(easy, CInt(info), &value) == 0 ? value : 0
    }

    /// Gives the transfer its result.
    func finish(code: CInt) {
      guard code == 0 else {
        let failure = CurlFailure(
          code: code, host: transfer.request.url.host() ?? "", verifyResult: get(CLC_INFO_SSL_VERIFYRESULT),
          systemError: CInt(truncatingIfNeeded: get(CLC_INFO_OS_ERRNO)))
        return transfer.transfer.finish(.failure(failure.error), cancelling: false)
      }
      transfer.transfer.complete()
    }

    /// Ends the transfer, closes its connection if it is not complete, and frees the handle.
    func close(removingFrom multi: UnsafeMutableRawPointer) {
      _ = unsafe clc_multi_remove_handle(multi, easy)
      unsafe clc_easy_cleanup(easy)
      unsafe clc_slist_free_all(headers)
    }
  }
#endif
