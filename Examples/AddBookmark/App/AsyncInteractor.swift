import Foundation
import LiferayScreens

/// The `AsyncInteractor` of the run time for an app with Liferay Screens: Interactors that subclass it move to the app as they are.
open class AsyncInteractor<Output: Sendable>: Interactor {
  /// The result of ``run()``; nil until it has succeeded.
  public private(set) var value: Output?
  private var task: Task<Void, Never>?

  /// Performs the use case.
  @MainActor open func run() async throws -> Output { throw CancellationError() }

  override open func start() -> Bool {
    task = Task { @MainActor in
      do {
        self.value = try await self.run()
        self.callOnSuccess()
      } catch {
        self.callOnFailure(error as NSError)
      }
    }
    return true
  }

  override open func interactionResult() -> Any? { value }

  override open func cancel() {
    task?.cancel()
    super.cancel()
  }
}
