import Foundation
import Screenlets
import Testing

/// Interactors as asynchronous functions. `OrderOfCallsTests` has those that override `start()`.
@MainActor
@Suite struct InteractorTests {
  private final class Work: AsyncInteractor<String> {
    private let body: @MainActor () async throws -> String

    init(_ body: @escaping @MainActor () async throws -> String) {
      self.body = body
      super.init(screenlet: nil)
    }

    override func run() async throws -> String { try await body() }
  }

  /// Starts an Interactor, waits until it ends, and returns its error.
  private func run(_ interactor: Interactor, whileRunning body: () -> Void = {}) async -> NSError? {
    await withCheckedContinuation { continuation in
      interactor.onSuccess = { continuation.resume(returning: nil) }
      interactor.onFailure = { continuation.resume(returning: $0) }
      #expect(interactor.start())
      body()
    }
  }

  @Test func `the result of run is the value`() async {
    let work = Work {
      await Task.yield()
      return "done"
    }
    #expect(work.value == nil && work.interactionResult() == nil)
    #expect(await run(work) == nil)
    #expect(work.value == "done")
    #expect(work.interactionResult() as? String == "done")
    #expect(work.lastError == nil)
  }

  @Test func `an error of run is the failure`() async {
    let work = Work { throw ValidationError("Type a title") }
    let error = await run(work)
    #expect(error?.validationError == ValidationError("Type a title"))
    #expect(work.lastError === error)
    #expect(work.value == nil)
  }

  @Test func `cancelling ends an Interactor at once and cancels the task of run`() async {
    let (stream, ended) = AsyncStream.makeStream(of: Bool.self)
    let work = Work {
      try? await Task.sleep(for: .seconds(3600))
      ended.yield(Task.isCancelled)
      return "late"
    }
    let error = await run(work) {
      work.cancel()
      #expect(work.isCancelled && work.lastError?.connectorError == .cancelled)
    }
    #expect(error?.connectorError == .cancelled)
    var taskEnds = stream.makeAsyncIterator()
    #expect(await taskEnds.next() == true)
    await Task.yield()
    #expect(work.value == nil)
  }

  @Test func `an Interactor without an override of run fails`() async {
    let error = await run(AsyncInteractor<Int>(screenlet: nil))
    #expect(error?.connectorError == .abortedDueToPreconditions)
  }

  @Test func `an Interactor without start and run does not start`() {
    #expect(!Interactor(screenlet: nil).start())
  }
}
