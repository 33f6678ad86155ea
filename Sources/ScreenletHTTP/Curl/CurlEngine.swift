#if os(Linux)
  internal import CLibCurl
  internal import Foundation
  internal import Synchronization

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Performs transfers with libcurl, all on one thread, which exists while there are transfers and a few seconds longer.
  ///
  /// Everything of libcurl is confined to that thread, except for the call that wakes it.
  final class CurlEngine: TransferEngine {
    /// What the thread is to do next.
    enum Command: Sendable {
      case add(CurlTransfer)
      case remove(ObjectIdentifier)
    }

    private struct State {
      var commands: [Command] = []
      var isRunning = false
      /// Wakes the thread; nil until it has started.
      var wakeUp: CurlWakeUp?
    }

    private let state = Mutex(State())
    private let authorities: String?

    /// - Parameter authorities: a file with the certificates to trust, in PEM format, in place of the system's.
    init(authorities: String? = nil) { self.authorities = authorities }

    func transfer(_ request: HTTPRequest, limit: Int) async throws(HTTPError) -> HTTPResponse {
      let transfer = Transfer(of: request, limit: limit)
      let curlTransfer = CurlTransfer(transfer, request, authorities: authorities)
      transfer.onCancel { [self] in post(.remove(ObjectIdentifier(transfer))) }
      return try await transfer.result { post(.add(curlTransfer)) }
    }

    private func post(_ command: Command) {
      let mustStart = state.withLock { state in
        state.commands.append(command)
        state.wakeUp?()
        defer { state.isRunning = true }
        return !state.isRunning
      }
      guard mustStart else { return }
      Thread.detachNewThread { [self] in
        Self.blockPipeSignal()
        guard var loop = CurlLoop() else { return failAll() }
        state.withLock { $0.wakeUp = loop.wakeUp }
        while let commands = nextCommands(isIdle: loop.isIdle) { loop.run(commands) }
      }
    }

    /// Keeps a secure connection that is closed while bytes are sent from ending the process: OpenSSL causes SIGPIPE then.
    private static func blockPipeSignal() {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// The next commands; nil if the thread has been idle and is to end.
    private func nextCommands(isIdle: Bool) -> [Command]? {
      state.withLock { state in
        if state.commands.isEmpty, isIdle {
          state.isRunning = false
          state.wakeUp = nil
          return nil
        }
        defer { state.commands = [] }
        return state.commands
      }
    }

    /// Without memory for a loop there is no transfer.
    private func failAll() {
      for case .add(let transfer) in nextCommands(isIdle: false) ?? [] {
        transfer.transfer.finish(.failure(.connectionLost), cancelling: false)
      }
      _ = nextCommands(isIdle: true)
    }
  }

  /// Wakes a loop, from any thread, as long as the loop exists.
  struct CurlWakeUp: Sendable {
    private let address: UInt

    @unsafe init(_ multi: UnsafeMutableRawPointer) { address = UInt(bitPattern: multi) }

    func callAsFunction() { _ = unsafe curl_multi_wakeup(UnsafeMutableRawPointer(bitPattern: address)) }
  }
#endif
