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

/// Fetches the title of the page at the address that the user typed; nil for a page without one.
public final class GetSiteTitleInteractor: AsyncInteractor<String?> {
  private let url: String
  private let titles: any TitleLoader

  /// - Parameter url: the address, as it was typed.
  public init(screenlet: BaseScreenlet?, url: String, titles: any TitleLoader) {
    self.url = url
    self.titles = titles
    super.init(screenlet: screenlet)
  }

  override public func run() async throws -> String? { try await titles.title(of: url) }
}
