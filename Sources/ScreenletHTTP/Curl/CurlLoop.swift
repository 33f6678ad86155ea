#if os(Linux)
  internal import CLibCurl
  internal import Foundation

  /// Owns transfers of libcurl and their shared connections. It is used on one thread.
  @safe
  struct CurlLoop: ~Copyable {
    private let multi: UnsafeMutableRawPointer
    private var handles: [ObjectIdentifier: CurlHandle] = [:]
    private var transfersByHandle: [UInt: ObjectIdentifier] = [:]
    /// Whether the loop was without transfers for `idleTime`, after which the connections are closed.
    private(set) var isIdle = false

    /// The time for which unused connections stay open, in milliseconds.
    private static let idleTime: CInt = 2000

    private static let isInitialized = curl_global_init(CLong(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Returns nil if there is no memory.
    init?() {
      guard Self.isInitialized, let multi = unsafe curl_multi_init() else { return nil }
      unsafe self.multi = multi
    }

    deinit {
      for (_, handle) in handles { unsafe handle.close(removingFrom: multi) }
      _ = unsafe curl_multi_cleanup(multi)
    }

    var wakeUp: CurlWakeUp { unsafe CurlWakeUp(multi) }

    /// Performs commands, continues all transfers as far as possible, then waits for the next event.
    mutating func run(_ commands: [CurlEngine.Command]) {
      for command in commands {
        switch command {
        case .add(let transfer): add(transfer)
        case .remove(let id): remove(id)
        }
      }
      var running: CInt = 0
      _ = unsafe curl_multi_perform(multi, &running)
      finishTransfers()
      let start = ContinuousClock.now
      let hadTransfers = !handles.isEmpty
      _ = unsafe curl_multi_poll(multi, nil, 0, hadTransfers ? 1000 : Self.idleTime, nil)
      isIdle = !hadTransfers && ContinuousClock.now - start >= .milliseconds(Int(Self.idleTime) - 10)
    }

    private mutating func add(_ transfer: CurlTransfer) {
      guard !transfer.transfer.isFinished else { return }
      guard let handle = CurlHandle(transfer), unsafe curl_multi_add_handle(multi, handle.easy) == CURLM_OK else {
        transfer.transfer.finish(.failure(.connectionLost), cancelling: false)
        return
      }
      handles[ObjectIdentifier(transfer.transfer)] = handle
      transfersByHandle[handle.key] = ObjectIdentifier(transfer.transfer)
    }

    private mutating func remove(_ id: ObjectIdentifier) {
      guard let handle = handles.removeValue(forKey: id) else { return }
      transfersByHandle[handle.key] = nil
      unsafe handle.close(removingFrom: multi)
    }

    private mutating func finishTransfers() {
      var left: CInt = 0
      while let message = unsafe curl_multi_info_read(multi, &left) {
        let (kind, easy, result) = unsafe (
          message.pointee.msg, UInt(bitPattern: message.pointee.easy_handle), message.pointee.data.result
        )
        guard kind == CURLMSG_DONE, let id = transfersByHandle[easy], let handle = handles[id] else { continue }
        handle.finish(code: result)
        remove(id)
      }
    }
  }
#endif
