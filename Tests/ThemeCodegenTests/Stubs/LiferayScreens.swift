// The part of LiferayScreens that generated View classes use, for type-checking where there is no framework.
import UIKit

public enum ProgressMessageType: Int {
  case working, failure, success, noProgressMessage
}

public typealias ProgressMessages = [ProgressMessageType: String]

@objc open class BaseScreenletView: UIView {
  open var progressMessages: [String: ProgressMessages] { [:] }
  open func userAction(name: String?, sender: AnyObject?) {}
}

@objc open class BaseListView: BaseScreenletView {}

@objc open class BaseListTableView: BaseListView {
  @IBOutlet open weak var tableView: UITableView?
}

@objc open class BaseListCollectionView: BaseListView {
  @IBOutlet open weak var collectionView: UICollectionView?
}

@objc open class User: NSObject {}

public protocol BasicAuthBasedType {
  var basicAuthMethod: String? { get set }
}

public protocol LoginViewModel: BasicAuthBasedType {
  var userName: String? { get set }
  var password: String? { get set }
  var authType: String? { get set }
}

public protocol ForgotPasswordViewModel: BasicAuthBasedType {
  var userName: String? { get set }
}

public protocol SignUpViewModel {
  var emailAddress: String? { get set }
  var screenName: String? { get set }
  var password: String? { get set }
  var firstName: String? { get set }
  var middleName: String? { get set }
  var lastName: String? { get set }
  var jobTitle: String? { get set }
  var editCurrentUser: Bool { get set }
}

public protocol UserPortraitViewModel {
  var image: UIImage? { get set }
  var borderWidth: CGFloat { get set }
  var borderColor: UIColor? { get set }
  func loadPlaceholder(for user: User)
}
