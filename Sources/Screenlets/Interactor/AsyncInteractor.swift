internal import Foundation

/// An Interactor that is written as one function.
///
/// ```swift
/// final class GetSiteTitleInteractor: AsyncInteractor<String> {
///   override func run() async throws -> String { try await title(of: url) }
/// }
/// ```
@MainActor
open class AsyncInteractor<Value: Sendable>: Interactor {
  /// What ``run()`` returned; nil before it has.
  public private(set) var value: Value?
  private var task: Task<Void, Never>?

  /// Performs the use case. It runs in a task that ``cancel()`` cancels; an error that it throws is the Interactor's.
  open func run() async throws -> Value { throw ConnectorError.cancelled }

  /// Starts ``run()``.
  override open func start() -> Bool {
    task = Task { [weak self] in
      do {
        guard let value = try await self?.run(), let self, !self.isCancelled else { return }
        self.value = value
        self.callOnSuccess()
      } catch {
        self?.callOnFailure(.bridging(error))
      }
    }
    return true
  }

  /// What ``run()`` returned.
  override open func interactionResult() -> AnyObject? { value as AnyObject? }

  /// Cancels the task of ``run()``.
  override open func cancel() {
    task?.cancel()
    super.cancel()
  }
}
