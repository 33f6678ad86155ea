import ArgumentParser
import Synchronization
import ThemeProject
import ThemeSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct Worker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", _superCommandName: "themec", abstract: "Run commands for a build system",
    usage: """
      themec worker @<file> ...
      themec worker --persistent_worker
      """,
    discussion: """
      The rules in Integrations/bazel start this command. It runs lint, compile and generate with declared inputs: no other \
      files exist for them. Each line of a file is an argument. The inputs are first, then the commands, separated by \
      a line with a semicolon:

        --input=Themes/LoginScreenletView_default.xml
        --status=lint.status
        lint
        --isolated
        Themes/LoginScreenletView_default.xml

      With '--status', the exit status 1 is written to a file, and is not a failure. With '--persistent_worker', the \
      command answers requests of Bazel's JSON protocol for workers on standard input until its end, several at once, and \
      keeps parsed files.

      Exit status: the highest of the commands; 2 if a request is invalid.
      """)

  @Argument(
    help: ArgumentHelp("Arguments of an action, or files of them with '@'", valueName: "@file"), completion: .file())
  var arguments: [String] = []

  @Flag(name: .customLong("persistent_worker"), help: "Answer requests on standard input")
  var isPersistent = false

  func validate() throws {
    if isPersistent, !arguments.isEmpty {
      throw ValidationError("'--persistent_worker' reads its arguments from standard input")
    }
  }

  @MainActor
  func run() async throws {
    if isPersistent { return await answerRequests() }
    let status = try await Action(arguments).run()
    if status != .clean { throw status.error }
  }

  /// Answers requests until the end of standard input, and then waits for the answers.
  ///
  /// Reading blocks the main thread, and the answers are computed in others.
  @MainActor
  private func answerRequests() async {
    let kept = KeptSessions()
    let answers = Answers()
    var reader = WorkRequestReader()
    await withDiscardingTaskGroup { group in
      while let text = reader.next(reading: readInput) {
        do throws(Failure) {
          let request = try WorkRequest(json: text)
          // A request that is not needed any more is answered all the same, which the protocol allows.
          if request.cancel { continue }
          group.addTask { answers.send(await Self.answer(request, kept)) }
        } catch {
          answers.send(
            WorkResponse(
              requestId: WorkRequest.id(json: text), exitCode: Status.usage.rawValue, output: error.description + "\n"))
        }
      }
    }
  }

  @concurrent
  private static func answer(_ request: WorkRequest, _ kept: KeptSessions) async -> WorkResponse {
    let captured = CapturedOutput()
    let status = await CapturedOutput.$current.withValue(captured) {
      do {
        guard request.sandboxDir.isEmpty else {
          throw Failure("'sandboxDir' is not supported", help: "omit 'supports-multiplex-sandboxing'")
        }
        let digests = request.inputs.filter { !$0.digest.isEmpty }.map { ($0.path, $0.digest) }
        return try await Action(request.arguments, digests: Dictionary(digests) { $1 }, kept: kept).run()
      } catch {
        Failure(error, text: "Error: \(error)").print()
        return Status.usage
      }
    }
    return WorkResponse(
      requestId: request.requestId, exitCode: status.rawValue,
      output: String(decoding: captured.output + captured.messages, as: UTF8.self))
  }
}

/// Standard output, to which answers are written one after the other.
private final class Answers: Sendable {
  private let lock = Mutex(())

  func send(_ answer: WorkResponse) { lock.withLock { _ in write(answer.line, to: STDOUT_FILENO) } }
}
