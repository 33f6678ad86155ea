#if os(Linux)
  internal import CLibCurl
  internal import Foundation
  internal import Synchronization

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Performs transfers with libcurl on one thread, which ends a few seconds after the last transfer.
  ///
  /// libcurl is only used on that thread, except for the call that wakes it.
  final class CurlEngine: TransferEngine {
    /// A command for the thread.
    enum Command: Sendable {
      case add(CurlTransfer)
      case remove(ObjectIdentifier)
    }

    private struct State {
      var commands: [Command] = []
      var isRunning = false
      /// Wakes the thread; nil until the thread has started.
      var wakeUp: CurlWakeUp?
    }

    private let state = Mutex(State())
    private let authorities: String?

    /// - Parameter authorities: A file with the trusted certificates, in PEM format; nil for those of the system.
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

    /// Blocks SIGPIPE, which OpenSSL causes if a connection is closed while bytes are sent. It would end the process.
    private static func blockPipeSignal() {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGPIPE)
      unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// The next commands; nil if the thread has been idle and must end.
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

    /// Fails all transfers if there is no memory for a loop.
    private func failAll() {
      for case .add(let transfer) in nextCommands(isIdle: false) ?? [] {
        transfer.transfer.finish(.failure(.connectionLost), cancelling: false)
      }
      _ = nextCommands(isIdle: true)
    }
  }

  /// Wakes an existing loop from any thread.
  struct CurlWakeUp: Sendable {
    private let address: UInt

    @unsafe init(_ multi: UnsafeMutableRawPointer) { address = UInt(bitPattern: multi) }

    func callAsFunction() { _ = unsafe curl_multi_wakeup(UnsafeMutableRawPointer(bitPattern: address)) }
  }
#endif
