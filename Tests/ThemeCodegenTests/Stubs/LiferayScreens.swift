// swift-format-ignore-file
// The part of LiferayScreens that generated View classes use, for type-checking where there is no framework. Protocols and
// base classes as Liferay Screens for iOS declares them.
import UIKit

public enum ProgressMessageType: Int {
  case working, failure, success, noProgressMessage
}

public typealias ProgressMessages = [ProgressMessageType: String]

@objc open class BaseScreenletView: UIView {
  open var progressMessages: [String: ProgressMessages] { [:] }
  open func userAction(name: String?, sender: AnyObject?) {}
  open func onSetTranslations() {}
  open func onStartInteraction() {}
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}
  open func createProgressPresenter() -> ProgressPresenter { DefaultProgressPresenter() }
}

public func nullIfEmpty(_ string: String?) -> String? { string }

extension UIButton {
  public func replaceAttributedTitle(_ title: String, forState state: UIControl.State) {}
}

@objc open class ProgressPresenter: NSObject {}
@objc open class DefaultProgressPresenter: ProgressPresenter {
  public override init() {}
}


@objc public protocol BaseScreenletDelegate {}

@objc open class BaseScreenlet: UIView {
  @IBOutlet open weak var delegate: BaseScreenletDelegate?
  open var screenletView: BaseScreenletView?
  open func createInteractor(name: String, sender: AnyObject?) -> Interactor? { nil }
}

@objc open class Interactor: NSObject {
  public typealias OnSuccess = () -> Void
  public typealias OnFailure = (NSError) -> Void
  open var actionName: String?
  open var onSuccess: OnSuccess?
  open var onFailure: OnFailure?
  open var lastError: NSError?
  public let screenlet: BaseScreenlet?
  public init(screenlet: BaseScreenlet?) { self.screenlet = screenlet }
  open func callOnSuccess() {}
  open func callOnFailure(_ error: NSError) {}
  open func start() -> Bool { false }
  open func cancel() {}
  open func interactionResult() -> AnyObject? { nil }
}

@objc open class ServerConnector: Operation {
  open var lastError: NSError?
  public override init() {}
  open func validateAndEnqueue(_ onComplete: ((ServerConnector) -> Void)? = nil) -> ValidationError? { nil }
  open func enqueue(_ onComplete: ((ServerConnector) -> Void)? = nil) {}
  open func validateData() -> ValidationError? { nil }
  open func preRun() -> Bool { true }
  open func doRun(session: LRSession) {}
  open func postRun() {}
  open func createSession() -> LRSession? { nil }
  open func callOnComplete() {}
}

@objc open class ServerConnectorInteractor: Interactor {
  open var currentConnector: ServerConnector?
  open func createConnector() -> ServerConnector? { nil }
  open func completedConnector(_ c: ServerConnector) {}
  open func readFromCache(_ c: ServerConnector, result: @escaping (AnyObject?) -> Void) {}
  open func writeToCache(_ c: ServerConnector) {}
}

@objc open class ServerWriteConnectorInteractor: ServerConnectorInteractor {}
@objc open class LRSession: NSObject {}

@objc open class BaseListView: BaseScreenletView {}

@objc open class BaseListTableView: BaseListView {
  @IBOutlet open weak var tableView: UITableView?
}

@objc open class BaseListCollectionView: BaseListView {
  @IBOutlet open weak var collectionView: UICollectionView?
}

@objc open class AssetListTableView: BaseListTableView {}
@objc open class WebContentListTableView: BaseListTableView {}

@objc open class DDLFormView: BaseScreenletView, DDLFormViewModel {
  open var showSubmitButton = true
  open var record: DDLRecord?
  open var isRecordEmpty: Bool { record == nil }
  open func validateForm(autoscroll: Bool) -> ValidationError? { nil }
}

@objc open class DDLFormTableView: DDLFormView {
  @IBOutlet open weak var tableView: UITableView?
}

@objc open class ImageGalleryCollectionViewBase: BaseListCollectionView, ImageGalleryViewModel {
  open var totalEntries: Int { 0 }
}

@objc open class ImageUploadDetailViewBase: UIView {}

@objc open class Asset: NSObject {}
@objc open class BlogsEntry: NSObject {
  open var title = ""
  open var subtitle = ""
  open var content = ""
  open var userName = ""
  open var displayDate: Date?
}
@objc open class Comment: NSObject {
  open var userName = ""
  open var plainBody = ""
  open var createDate: Date?
}
@objc open class DDLRecord: NSObject {}
@objc open class Enabled: NSObject {}
@objc open class Entry: NSObject {}
@objc open class EntryUpload: NSObject {}
@objc open class ImageEntry: NSObject {}
@objc open class ImageEntryUpload: NSObject {}
@objc open class InjectableScript: NSObject {}
@objc open class RatingEntry: NSObject {
  open var totalCount = 0
  open var ratings: [Int] = []
}
@objc open class Script: NSObject {}
@objc open class Scripts: NSObject {}
@objc open class Sent: NSObject {}
@objc open class ToSend: NSObject {}
@objc open class URL: NSObject {}
@objc open class URLRequest: NSObject {}
@objc open class User: NSObject {}
@objc open class ValidationError: NSObject {}
@objc open class NSError: NSObject {}
@objc open class UserPortraitScreenlet: UIView {}
@objc open class ImageDisplayScreenlet: UIView {}
@objc open class CommentDisplayScreenlet: UIView {}

public protocol AssetDisplayViewModel {
  var asset: Asset? { get set }
  var innerScreenlet: UIView? { get set }
}

public protocol BasicAuthBasedType {
  var basicAuthMethod: String? { get set }
}

public protocol ForgotPasswordViewModel: BasicAuthBasedType {
  var userName: String? { get set }
}

public protocol LoginViewModel: BasicAuthBasedType {
  var userName: String? { get set }
  var password: String? { get set }
  var authType: String? { get set }
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

public protocol BlogsDisplayViewModel {
  var blogsEntry: BlogsEntry? { get set }
}

public protocol CommentAddViewModel {
  var body: String { get set }
}

public protocol CommentDisplayViewModel {
  var comment: Comment? { get set }
  func editComment()
}

public protocol CommentListViewModel {
  func addComment(_ comment: Comment)
  func deleteComment(_ comment: Comment)
  func updateComment(_ comment: Comment)
}

public protocol DDLFormViewModel {
  var showSubmitButton: Bool { get set }
  var record: DDLRecord? { get set }
  var isRecordEmpty: Bool { get }
  func validateForm(autoscroll: Bool) -> ValidationError?
}

public protocol DDLListViewModel {
  var labelFields: [String] { get set }
}

public protocol FileDisplayViewModel {
  var url: URL? { get set }
  var title: String? { get set }
}

public protocol ImageDisplayViewModel: FileDisplayViewModel {
  var imageMode: UIView.ContentMode { get set }
  var placeholder: UIImage? { get set }
  var placeholderImageMode: UIView.ContentMode { get set }
}

public protocol ImageGalleryViewModel {
  var totalEntries: Int { get }
}

public protocol WebViewModel {
  var isLoggingEnabled: Bool { get set }
  var isScrollEnabled: Bool { get set }
  func configureView(with cordovaEnabled: Bool)
  func add(injectableScripts: [InjectableScript])
  func add(injectableScript: InjectableScript)
  func inject(injectableScript: InjectableScript)
  func load(request: URLRequest)
  func load(htmlString: String)
  func clearCache()
}

public protocol RatingViewModel {
  var defaultRatingsGroupCount: Int32 { get }
  var ratingEntry: RatingEntry? { get set }
}

public protocol WebContentDisplayViewModel {
  var htmlContent: String? { get set }
  var recordContent: DDLRecord? { get set }
  var customCssFile: String? { get set }
  var onUrlClicked: ((String) -> Bool)? { get set }
}

public protocol AddBookmarkViewModel {
  var URL: String? { get }
  var title: String? { get set }
}
@objc open class DefaultTextField: UITextField {}
