import Foundation
import Screenlets

/// The view of the Screenlet AddBookmark in the theme default.
open class AddBookmarkScreenletView_default: BaseScreenletView, AddBookmarkViewModel {
  open var URLTextField: TextField? { outlet("URLTextField") }
  open var titleTextField: TextField? { outlet("titleTextField") }
  open var addBookmarkButton: Button? { outlet("addBookmarkButton") }
  open var getTitleButton: Button? { outlet("getTitleButton") }
  open var activityIndicatorView: ActivityIndicator? { outlet("activityIndicatorView") }

  open var URL: String? {
    URLTextField?.text
  }

  open var title: String? {
    get { titleTextField?.text }
    set { titleTextField?.text = newValue }
  }

  override open var progressMessages: [String: ProgressMessages] {
    [
      "add-bookmark": [
        .working: NSLocalizedString("Adding the bookmark…", comment: ""),
        .failure: NSLocalizedString("Could not add the bookmark", comment: ""),
        .success: NSLocalizedString("Bookmark added", comment: ""),
      ],
      "get-title": [
        .failure: NSLocalizedString("Could not fetch the title", comment: "")
      ],
    ]
  }
}
