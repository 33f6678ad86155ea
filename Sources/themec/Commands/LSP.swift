import ArgumentParser
import LanguageServer
import ThemeCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", _superCommandName: "themec", abstract: "Run the language server on standard input and output",
    discussion: """
      Editors start this command. It checks the files of the opened folders as 'themec lint' does, with the unsaved \
      contents of open files, and answers the requests of the Language Server Protocol 3.17.

      Exit status: 0 if the client sent 'shutdown' before 'exit'; 1 otherwise.
      """)

  @Flag(help: "Use standard input and output, which is the default; accepted because some editors pass it")
  var stdio = false

  @Option(name: [.customShort("j", allowingJoined: true), .long], help: JobCount.help) var jobs: Int?

  func validate() throws { _ = try JobCount(jobs) }

  func run() async throws {
    let cancelled = Server.CancelledRequests()
    let server = Server(version: themecVersion, jobs: try JobCount(jobs).value, cancelled: cancelled) { message in
      standardOutput(framed(message))
    }
    let (frames, continuation) = AsyncStream<MessageReader.Frame>.makeStream()
    // Reading blocks, so it runs in a separate task, which also notes cancellations of requests that still wait.
    let reading = Task.detached {
      var reader = MessageReader()
      while let bytes = readInput() {
        for frame in reader.append(bytes) {
          if case .message(let message) = frame { cancelled.note(message) }
          continuation.yield(frame)
        }
      }
      continuation.finish()
    }
    for await frame in frames {
      switch frame {
      case .message(let message): await server.handle(message)
      case .invalid(let reason): await server.handle(invalid: reason)
      }
      if await server.hasEnded { break }
    }
    reading.cancel()
    await server.end()
    // Checks may still run in other threads. 'exit' would unload the libraries that they use, such as libxml2, before they
    // end. All messages are written.
    _exit(await server.wasShutDown ? Status.clean.rawValue : Status.problems.rawValue)
  }
}

/// Returns the next bytes of standard input; `nil` at its end.
func readInput() -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 { return Array(buffer[..<count]) }
    if count == 0 || errno != EINTR { return nil }
  }
}
