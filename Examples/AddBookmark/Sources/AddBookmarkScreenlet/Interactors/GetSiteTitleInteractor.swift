import Foundation

#if canImport(LiferayScreens)
  import LiferayScreens
#else
  import Screenlets
#endif

/// Reads the title of a page.
public protocol TitleLoader: Sendable {
  /// The title of the page at an address; nil for a page without one.
  func title(of address: String) async throws -> String?
}

/// Fetches the title of the page whose address the user typed.
public final class GetSiteTitleInteractor: Interactor {
  /// The title; empty for a page without one.
  public private(set) var resultTitle: String?

  private let url: String
  private let titles: any TitleLoader
  private var task: Task<Void, Never>?

  /// - Parameter url: the address, as it was typed.
  public init(screenlet: BaseScreenlet?, url: String, titles: any TitleLoader) {
    self.url = url
    self.titles = titles
    super.init(screenlet: screenlet)
  }

  override public func start() -> Bool {
    let (url, titles) = (url, titles)
    task = Task { @MainActor in
      do {
        let title = try await titles.title(of: url)
        self.resultTitle = title ?? ""
        self.callOnSuccess()
      } catch {
        self.callOnFailure(error as NSError)
      }
    }
    return true
  }

  override public func interactionResult() -> AnyObject? { resultTitle as AnyObject? }

  override public func cancel() {
    task?.cancel()
    super.cancel()
  }
}
