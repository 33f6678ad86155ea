import Foundation
import Screenlets

/// Saves the address of a page, with its title, in the portal.
public final class AddBookmarkScreenlet: BaseScreenlet {
  /// The folder of the portal that bookmarks go to; 0 for the top.
  public var folderId: Int64 = 0

  private let queue: ConnectorQueue
  private let connectors: any BookmarkConnectorFactory

  /// - Parameters:
  ///   - queue: runs the requests, in the name of who is logged in.
  ///   - connectors: makes the requests.
  public init(
    themes: ThemeWorkspace, themeName: String? = nil, queue: ConnectorQueue,
    connectors: any BookmarkConnectorFactory = LiferayBookmarkConnectorFactory()
  ) {
    self.queue = queue
    self.connectors = connectors
    super.init(themes: themes, themeName: themeName)
  }

  override public class var viewClasses: [BaseScreenletView.Type] {
    [
      AddBookmarkScreenletView_default.self, AddBookmarkScreenletView_ocean.self,
      AddBookmarkScreenletView_flat7.self,
    ]
  }

  private var viewModel: (any AddBookmarkViewModel)? { screenletView as? any AddBookmarkViewModel }
  private var bookmarkDelegate: (any AddBookmarkScreenletDelegate)? { delegate as? any AddBookmarkScreenletDelegate }

  override public func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    switch name {
    case Themec.Actions.AddBookmark.getTitle: createGetTitleInteractor()
    case Themec.Actions.AddBookmark.addBookmark: createAddBookmarkInteractor()
    default: nil
    }
  }

  private func createGetTitleInteractor() -> GetSiteTitleInteractor {
    // The address of an earlier request is not wanted any more.
    cancelInteractorsForAction(Themec.Actions.AddBookmark.getTitle)
    let titles = ConnectorTitleLoader(queue: queue, connectors: connectors)
    let typed = viewModel?.title
    let interactor = GetSiteTitleInteractor(screenlet: self, url: viewModel?.URL ?? "", titles: titles)
    let view = screenletView as? AddBookmarkScreenletView_default
    view?.activityIndicatorView?.startAnimating()
    interactor.onSuccess = { [weak self, weak interactor] in
      view?.activityIndicatorView?.stopAnimating()
      // What was typed meanwhile stays.
      guard let self, viewModel?.title == typed else { return }
      if let title = interactor?.value ?? nil {
        viewModel?.title = title
      } else {
        showHUDAlert(message: "The page has no title")
      }
    }
    interactor.onFailure = { _ in view?.activityIndicatorView?.stopAnimating() }
    return interactor
  }

  private func createAddBookmarkInteractor() -> LiferayAddBookmarkInteractor {
    let interactor = LiferayAddBookmarkInteractor(
      screenlet: self, folderId: folderId, title: viewModel?.title ?? "", url: viewModel?.URL ?? "",
      bookmarks: ConnectorBookmarkStore(queue: queue, connectors: connectors))
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let entry = interactor?.value else { return }
      bookmarkDelegate?.screenlet(self, onBookmarkAdded: entry)
    }
    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      bookmarkDelegate?.screenlet(self, onAddBookmarkError: error)
    }
    return interactor
  }

  override public func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }
}

/// Hears of the Screenlet's events.
@MainActor
public protocol AddBookmarkScreenletDelegate: BaseScreenletDelegate {
  /// A bookmark was added; `entry` is its id in the portal.
  func screenlet(_ screenlet: AddBookmarkScreenlet, onBookmarkAdded entry: Int64)
  /// A bookmark could not be added.
  func screenlet(_ screenlet: AddBookmarkScreenlet, onAddBookmarkError error: NSError)
}
