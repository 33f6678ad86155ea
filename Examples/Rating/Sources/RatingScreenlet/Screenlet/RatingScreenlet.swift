import Foundation
import Screenlets

/// Shows how users rate an entry, and takes the user's own rating.
public final class RatingScreenlet: BaseScreenlet {
  /// The entry.
  @Inspectable public var entryId: Int64 = 0
  /// Whether the ratings are loaded when the Screenlet appears.
  @Inspectable public var autoLoad = true
  private let server: RatingServer

  private var viewModel: (any RatingViewModel)? { screenletView as? any RatingViewModel }

  /// - Parameter server: loads and changes ratings.
  public init(themes: ThemeWorkspace, themeName: String? = nil, server: RatingServer) {
    self.server = server
    super.init(themes: themes, themeName: themeName)
  }

  override public func onShow() { if autoLoad { performAction(name: "load-rating") } }

  override public func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    let interactor: RatingInteractor
    switch name {
    case "load-rating": interactor = RatingInteractor(screenlet: self, server: server, entryId: entryId, score: nil)
    case "rate":
      cancelInteractorsForAction("rate")
      interactor = RatingInteractor(screenlet: self, server: server, entryId: entryId, score: viewModel?.score)
    default: return nil
    }
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let rating = interactor?.value else { return }
      viewModel?.rating = rating
      (delegate as? any RatingScreenletDelegate)?.screenlet(self, onRatingRetrieve: rating)
    }
    return interactor
  }

  override public func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }
}

/// Receives the events of the Screenlet.
@MainActor
public protocol RatingScreenletDelegate: BaseScreenletDelegate {
  /// The ratings were loaded or changed.
  func screenlet(_ screenlet: RatingScreenlet, onRatingRetrieve rating: Rating)
}

/// The contract of the themes.
@MainActor
protocol RatingViewModel: AnyObject {
  /// The ratings of the entry; nil until they are loaded.
  var rating: Rating? { get set }
  /// The stars that the user gives, from 1 to 5.
  var score: Int { get }
}
