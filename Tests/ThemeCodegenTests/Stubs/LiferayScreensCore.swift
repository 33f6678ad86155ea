// swift-format-ignore-file
// Declarations of Liferay Screens until April 2018 and, with the condition EXPLICIT, since then. They are for
// type-checking where there is no framework.
// Written by .ci/liferay_stubs.py from the declarations in liferay/liferay-screens; do not edit.
import UIKit
import WebKit

// Types of other frameworks, without their members.
@objc open class CGSize: NSObject {}
@objc open class Data: NSObject {}
@objc open class IndexPath: NSObject {}
@objc open class LRBatchSession: NSObject {}
@objc open class LRJSONObjectWrapper: NSObject {}
@objc open class LRSession: NSObject {}
@objc open class LRUploadData: NSObject {}
@objc open class Locale: NSObject {}
@objc open class MBProgressHUD: NSObject {}
@objc open class MBProgressHUDMode: NSObject {}
@objc open class NSError: NSObject {}
#if EXPLICIT
@objc open class Progress: NSObject {}
#endif
@objc open class URL: NSObject {}
@objc open class URLRequest: NSObject {}

public protocol AnonymousBasicAuthType {
  var anonymousApiUserName: String? { get }
  var anonymousApiPassword: String? { get }
}

#if EXPLICIT
@objc open class Asset: NSObject, MimeTypeable {
  public var attributes: [String: AnyObject] { fatalError() }
  public var title: String { fatalError() }
  open var mimeType: String? { get { nil } set {} }
  open var classNameId: Int64 { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var groupId: Int64 { get { fatalError() } set {} }
  open var companyId: Int64 { get { fatalError() } set {} }
  open var url: String { get { fatalError() } set {} }
  open var entryId: Int64 { get { fatalError() } set {} }
  open var createDate: Date { get { fatalError() } set {} }
  open var modifiedDate: Date { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#else
@objc open class Asset: NSObject, MimeTypeable {
  open var attributes: [String: AnyObject] { fatalError() }
  open var title: String { fatalError() }
  open var mimeType: String? { get { nil } set {} }
  open var classNameId: Int64 { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var groupId: Int64 { get { fatalError() } set {} }
  open var companyId: Int64 { get { fatalError() } set {} }
  open var url: String { get { fatalError() } set {} }
  open var entryId: Int64 { get { fatalError() } set {} }
  open var createDate: Date { get { fatalError() } set {} }
  open var modifiedDate: Date { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#endif

@objc open class AssetDisplayScreenlet: BaseScreenlet {
  open var assetEntryId: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  public var portletItemName: String? { get { nil } set {} }
  public var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var assetDisplayDelegate: AssetDisplayScreenletDelegate? { get { nil } set {} }
  open var assetDisplayViewModel: AssetDisplayViewModel? { get { nil } set {} }
  open var assetEntry: Asset? { get { nil } set {} }
  open func load() -> Bool { fatalError() }
  open func createInnerScreenlet(_ asset: Asset) -> UIView? { nil }
  open func configureInnerScreenlet(_ innerScreenlet: BaseScreenlet, asset: Asset) {}
  open func removeInnerScreenlet() {}
}

@objc public protocol AssetDisplayScreenletDelegate: BaseScreenletDelegate {}

public protocol AssetDisplayViewModel {
  var asset: Asset? { get set }
  var innerScreenlet: UIView? { get set }
}

#if EXPLICIT
@objc open class AssetListScreenlet: BaseListScreenlet {
  open var groupId: Int64 { get { fatalError() } set {} }
  open var classNameId: Int64 { get { fatalError() } set {} }
  open var portletItemName: String? { get { nil } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var assetListDelegate: AssetListScreenletDelegate? { get { nil } set {} }
  open var customEntryQuery: [String: Any]? { get { nil } set {} }
}
#else
@objc open class AssetListScreenlet: BaseListScreenlet {
  open var groupId: Int64 { get { fatalError() } set {} }
  open var classNameId: Int64 { get { fatalError() } set {} }
  open var portletItemName: String? { get { nil } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var assetListDelegate: AssetListScreenletDelegate? { get { nil } set {} }
  open var customEntryQuery: [String: AnyObject]? { get { nil } set {} }
}
#endif

@objc public protocol AssetListScreenletDelegate: BaseScreenletDelegate {}

@objc open class AssetListTableView: BaseListTableView {}

@objc open class AsyncServerConnector: ServerConnector {}

#if EXPLICIT
@objc open class AudioDisplayScreenlet: FileDisplayScreenlet {}
#else
@objc open class AudioDisplayScreenlet: FileDisplayScreenlet {
  open var mimeTypes: String { get { fatalError() } set {} }
}
#endif

#if EXPLICIT
public enum AuthType: Int {
  case basic = 1
  case cookie = 2
  case oauth2Redirect = 3
  case oauth2UsernameAndPassword = 4
}
#else
public enum AuthType: Int {
  case basic = 1
  case cookie = 2
}
#endif

@objc open class BaseListCollectionView: BaseListView {
  open var collectionView: UICollectionView? { get { nil } set {} }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) {}
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath) -> CGSize { fatalError() }
  open func doConfigureCollectionView(_ collectionView: UICollectionView) {}
  open func doCreateLayout() -> UICollectionViewLayout { fatalError() }
  open func doDequeueReusableCell(_ indexPath: IndexPath, object: AnyObject?) -> UICollectionViewCell { fatalError() }
  open func doFillLoadedCell(indexPath: IndexPath, cell: UICollectionViewCell, object: AnyObject) {}
  open func doFillInProgressCell(indexPath: IndexPath, cell: UICollectionViewCell) {}
  open func doRegisterCellNibs() {}
  open func doRegisterLoadMoreCell() {}
  open func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String { fatalError() }
  open func doGetLoadMoreCellId() -> String { fatalError() }
  open func doCreateCell(_ cellId: String) -> UICollectionViewCell { fatalError() }
  open func doFillLoadMoreCell(_ cell: UICollectionViewCell) {}
  open func doGetLoadMoreViewSize(_ layout: UICollectionViewFlowLayout) -> CGSize { fatalError() }
  open func updateRefreshControl() {}
}

#if EXPLICIT
@objc open class BaseListPageLoadInteractor: ServerReadConnectorInteractor {
  public var page: Int { fatalError() }
  public var computeRowCount: Bool { fatalError() }
  open var obcClassName: String? { get { nil } set {} }
  open var resultAllPagesContent: [String: [AnyObject?]]? { get { nil } set {} }
  open var resultPageContent: [String: [AnyObject]]? { get { nil } set {} }
  open var resultRowCount: Int? { get { nil } set {} }
  open var sections: [String]? { get { nil } set {} }
  public init(screenlet: BaseListScreenlet, page: Int, computeRowCount: Bool) { fatalError() }
  open func createListPageConnector() -> PaginationLiferayConnector { fatalError() }
  open func processLoadPageResult(_ serverRows: [[String: AnyObject]], rowCount: Int?) {}
  open func convertResult(_ serverResult: [String: AnyObject]) -> AnyObject { fatalError() }
  open func sectionForRowObject(_ object: AnyObject) -> String? { nil }
  open func cacheKey(_ c: PaginationLiferayConnector) -> String { fatalError() }
}
#else
@objc open class BaseListPageLoadInteractor: ServerReadConnectorInteractor {
  open var page: Int { fatalError() }
  open var computeRowCount: Bool { fatalError() }
  open var obcClassName: String? { get { nil } set {} }
  open var resultAllPagesContent: [String: [AnyObject?]]? { get { nil } set {} }
  open var resultPageContent: [String: [AnyObject]]? { get { nil } set {} }
  open var resultRowCount: Int? { get { nil } set {} }
  open var sections: [String]? { get { nil } set {} }
  public init(screenlet: BaseListScreenlet, page: Int, computeRowCount: Bool) { fatalError() }
  open func createListPageConnector() -> PaginationLiferayConnector { fatalError() }
  open func processLoadPageResult(_ serverRows: [[String: AnyObject]], rowCount: Int?) {}
  open func convertResult(_ serverResult: [String: AnyObject]) -> AnyObject { fatalError() }
  open func sectionForRowObject(_ object: AnyObject) -> String? { nil }
  open func cacheKey(_ c: PaginationLiferayConnector) -> String { fatalError() }
}
#endif

@objc open class BaseListScreenlet: BaseScreenlet {
  open class var LoadInitialPageAction: String { get { fatalError() } set {} }
  open class var LoadPageAction: String { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var refreshControl: Bool { get { fatalError() } set {} }
  open var firstPageSize: Int { get { fatalError() } set {} }
  open var pageSize: Int { get { fatalError() } set {} }
  open var obcClassName: String { get { fatalError() } set {} }
  open var baseListView: BaseListView { get { fatalError() } set {} }
  open func loadList() -> Bool { fatalError() }
  open func loadPageForRow(_ row: Int) {}
  open func pageFromRow(_ row: Int) -> Int { fatalError() }
  open func firstRowForPage(_ page: Int) -> Int { fatalError() }
  open func createPageLoadInteractor(page: Int, computeRowCount: Bool) -> BaseListPageLoadInteractor { fatalError() }
  open func onLoadPageError(page: Int, error: NSError) {}
  open func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {}
  open func onSelectedRow(_ row: AnyObject) {}
}

@objc open class BaseListTableView: BaseListView {
  open var tableView: UITableView? { get { nil } set {} }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  open func doDequeueReusableCell(row: Int, object: AnyObject?) -> UITableViewCell { fatalError() }
  open func doFillLoadedCell(row: Int, cell: UITableViewCell, object: AnyObject) {}
  open func doFillInProgressCell(row: Int, cell: UITableViewCell) {}
  open func doRegisterCellNibs() {}
  open func doGetCellId(row: Int, object: AnyObject?) -> String { fatalError() }
  open func doCreateCell(_ cellId: String) -> UITableViewCell { fatalError() }
  open func createLoadingMoreView() -> UIView? { nil }
}

@objc open class BaseListView: BaseScreenletView {
  open var rowCount: Int { get { fatalError() } set {} }
  open var rows: [String: [AnyObject?]] { get { fatalError() } set {} }
  open var sections: [String] { get { fatalError() } set {} }
  open var onSelectedRowClosure: ((AnyObject) -> Void)? { get { nil } set {} }
  open var fetchPageForRow: ((Int) -> Void)? { get { nil } set {} }
  open func setRows(_ allRows: [String: [AnyObject?]], newRows: [String: [AnyObject]], rowCount: Int, sections: [String]) {}
  open func clearRows() {}
  open func onChangedRows(_ oldRows: [String: [AnyObject?]]) {}
  open func onAddedRows(_ oldRows: [String: [AnyObject?]]) {}
  open func onClearRows(_ oldRows: [String: [AnyObject?]]) {}
  open func deleteRow(_ section: String, row: Int) {}
  open func addRow(_ section: String, element: AnyObject) {}
  open func updateRow(_ section: String, row: Int, element: AnyObject) {}
  open func rowsForSectionIndex(_ index: Int) -> [AnyObject?] { fatalError() }
}

#if EXPLICIT
@objc open class BaseScreenlet: UIView {
  open var delegate: BaseScreenletDelegate? { get { nil } set {} }
  open var themeName: String? { get { nil } set {} }
  open var screenletView: BaseScreenletView? { get { nil } set {} }
  open var presentingViewController: UIViewController? { get { nil } set {} }
  public init(frame: CGRect, themeName: String?) { super.init(frame: frame) }
  override convenience init(frame: CGRect) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open func onCreated() {}
  open func onPreCreate() {}
  open func onHide() {}
  open func onShow() {}
  open func performAction(name: String, sender: Any? = nil) -> Bool { fatalError() }
  open func performDefaultAction() -> Bool { fatalError() }
  open func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool { fatalError() }
  open func isActionRunning(_ name: String) -> Bool { fatalError() }
  open func cancelInteractorsForAction(_ name: String) {}
  open func createInteractor(name: String, sender: Any?) -> Interactor? { nil }
  open func endInteractor(_ interactor: Interactor, error: NSError?) {}
  open func onStartInteraction() {}
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}
  open func showHUDWithMessage(_ message: String?, forInteractor interactor: Interactor) {}
  open func hideHUDWithMessage(_ message: String?, forInteractor interactor: Interactor, withError error: NSError?) {}
  open func refreshTranslations() {}
}
#else
@objc open class BaseScreenlet: UIView {
  open var delegate: BaseScreenletDelegate? { get { nil } set {} }
  open var themeName: String? { get { nil } set {} }
  open var screenletView: BaseScreenletView? { get { nil } set {} }
  open var presentingViewController: UIViewController? { get { nil } set {} }
  public init(frame: CGRect, themeName: String?) { super.init(frame: frame) }
  override convenience init(frame: CGRect) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open func onCreated() {}
  open func onPreCreate() {}
  open func onHide() {}
  open func onShow() {}
  open func performAction(name: String, sender: AnyObject? = nil) -> Bool { fatalError() }
  open func performDefaultAction() -> Bool { fatalError() }
  open func onAction(name: String, interactor: Interactor, sender: AnyObject?) -> Bool { fatalError() }
  open func isActionRunning(_ name: String) -> Bool { fatalError() }
  open func cancelInteractorsForAction(_ name: String) {}
  open func createInteractor(name: String, sender: AnyObject?) -> Interactor? { nil }
  open func endInteractor(_ interactor: Interactor, error: NSError?) {}
  open func onStartInteraction() {}
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}
  open func showHUDWithMessage(_ message: String?, forInteractor interactor: Interactor) {}
  open func hideHUDWithMessage(_ message: String?, forInteractor interactor: Interactor, withError error: NSError?) {}
  open func refreshTranslations() {}
}
#endif

@objc public protocol BaseScreenletDelegate: NSObjectProtocol {}

#if EXPLICIT
@objc open class BaseScreenletView: UIView {
  open var screenlet: BaseScreenlet? { get { nil } set {} }
  open var presentingViewController: UIViewController? { get { nil } set {} }
  open var progressMessages: [String: ProgressMessages] { fatalError() }
  open var editable: Bool { get { fatalError() } set {} }
  open func onCreated() {}
  open func onDestroy() {}
  open func onPreCreate() {}
  open func onHide() {}
  open func onShow() {}
  open func onSetUserActionForControl(_ control: UIControl) -> Bool { fatalError() }
  open func onPreAction(name: String, sender: Any?) -> Bool { fatalError() }
  open func onSetDefaultDelegate(_ delegate: AnyObject, view: UIView) -> Bool { fatalError() }
  open func onSetTranslations() {}
  open func onStartInteraction() {}
  open func onFinishInteraction(_ result: Any?, error: NSError?) {}
  open func createProgressPresenter() -> ProgressPresenter { fatalError() }
  open func progressMessageForAction(_ actionName: String, messageType: ProgressMessageType) -> String? { nil }
  open func userAction(name: String?) {}
  open func userAction(name: String?, sender: Any?) {}
  open func changeEditable(_ editable: Bool) {}
}
#else
@objc open class BaseScreenletView: UIView {
  open var screenlet: BaseScreenlet? { get { nil } set {} }
  open var presentingViewController: UIViewController? { get { nil } set {} }
  open var progressMessages: [String: ProgressMessages] { fatalError() }
  open var editable: Bool { get { fatalError() } set {} }
  open func onCreated() {}
  open func onDestroy() {}
  open func onPreCreate() {}
  open func onHide() {}
  open func onShow() {}
  open func onSetUserActionForControl(_ control: UIControl) -> Bool { fatalError() }
  open func onPreAction(name: String, sender: AnyObject?) -> Bool { fatalError() }
  open func onSetDefaultDelegate(_ delegate: AnyObject, view: UIView) -> Bool { fatalError() }
  open func onSetTranslations() {}
  open func onStartInteraction() {}
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}
  open func createProgressPresenter() -> ProgressPresenter { fatalError() }
  open func progressMessageForAction(_ actionName: String, messageType: ProgressMessageType) -> String? { nil }
  open func userAction(name: String?) {}
  open func userAction(name: String?, sender: AnyObject?) {}
  open func changeEditable(_ editable: Bool) {}
}
#endif

public protocol BasicAuthBasedType {
  var basicAuthMethod: String? { get set }
}

public protocol BlogsDisplayViewModel {
  var blogsEntry: BlogsEntry? { get set }
}

@objc open class BlogsEntry: Asset {
  open var blogsEntry: [String: AnyObject]? { get { nil } set {} }
  open var blogId: Int64 { get { fatalError() } set {} }
  open var subtitle: String { get { fatalError() } set {} }
  open var userName: String { get { fatalError() } set {} }
  open var displayDate: Date? { get { nil } set {} }
  open var content: String { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  open var coverImageFileEntryId: Int64 { get { fatalError() } set {} }
}

@objc open class BlogsEntryDisplayScreenlet: BaseScreenlet {
  open var assetEntryId: Int64 { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var blogsEntryDisplayDelegate: BlogsEntryDisplayScreenletDelegate? { get { nil } set {} }
  open var blogsEntryViewModel: BlogsDisplayViewModel? { get { nil } set {} }
  open var blogsEntry: BlogsEntry? { get { nil } set {} }
  open func load() -> Bool { fatalError() }
}

@objc public protocol BlogsEntryDisplayScreenletDelegate: BaseScreenletDelegate {}

public enum CacheStrategyType: String {
  case remoteOnly = "remote-only"
  case remoteFirst = "remote-first"
  case cacheOnly = "cache-only"
  case cacheFirst = "cache-first"
}

#if EXPLICIT
@objc open class Comment: NSObject {
  public static func plainBodyToHtml(_ plainBody: String) -> String { fatalError() }
  public var attributes: [String: AnyObject] { fatalError() }
  open var originalBody: String { get { fatalError() } set {} }
  open var plainBody: String { get { fatalError() } set {} }
  open var htmlBody: String { get { fatalError() } set {} }
  open var isStyled: Bool { get { fatalError() } set {} }
  open var commentId: Int64 { get { fatalError() } set {} }
  open var userName: String { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  open var createDate: Date { get { fatalError() } set {} }
  open var modifiedDate: Date { get { fatalError() } set {} }
  open var canDelete: Bool { get { fatalError() } set {} }
  open var canEdit: Bool { get { fatalError() } set {} }
  open func encode(with aCoder: NSCoder) {}
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
#else
@objc open class Comment: NSObject {
  public static func plainBodyToHtml(_ plainBody: String) -> String { fatalError() }
  open var attributes: [String: AnyObject] { fatalError() }
  open var originalBody: String { get { fatalError() } set {} }
  open var plainBody: String { get { fatalError() } set {} }
  open var htmlBody: String { get { fatalError() } set {} }
  open var isStyled: Bool { get { fatalError() } set {} }
  open var commentId: Int64 { get { fatalError() } set {} }
  open var userName: String { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  open var createDate: Date { get { fatalError() } set {} }
  open var modifiedDate: Date { get { fatalError() } set {} }
  open var canDelete: Bool { get { fatalError() } set {} }
  open var canEdit: Bool { get { fatalError() } set {} }
  open func encode(with aCoder: NSCoder) {}
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
#endif

@objc open class CommentAddScreenlet: BaseScreenlet {
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var commentAddDelegate: CommentAddScreenletDelegate? { get { nil } set {} }
  open var viewModel: CommentAddViewModel { get { fatalError() } set {} }
  open var comment: Comment? { get { nil } set {} }
}

@objc public protocol CommentAddScreenletDelegate: BaseScreenletDelegate {}

public protocol CommentAddViewModel {
  var body: String { get set }
}

@objc open class CommentDisplayScreenlet: BaseScreenlet {
  open var commentId: Int64 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var editable: Bool { get { fatalError() } set {} }
  open var commentDisplayDelegate: CommentDisplayScreenletDelegate? { get { nil } set {} }
  open var viewModel: CommentDisplayViewModel { get { fatalError() } set {} }
  open var comment: Comment? { get { nil } set {} }
  open func load() {}
  open func deleteComment() {}
  open func editComment() {}
}

@objc public protocol CommentDisplayScreenletDelegate: BaseScreenletDelegate {}

public protocol CommentDisplayViewModel {
  var comment: Comment? { get set }
  func editComment()
}

@objc open class CommentListScreenlet: BaseListScreenlet, CommentDisplayScreenletDelegate {
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var editable: Bool { get { fatalError() } set {} }
  open var viewModel: CommentListViewModel? { get { nil } set {} }
  open var commentListDelegate: CommentListScreenletDelegate? { get { nil } set {} }
  open func addComment(_ comment: Comment) {}
  open func deleteComment(_ comment: Comment) {}
  open func updateComment(_ comment: Comment) {}
  open func screenlet(_ screenlet: CommentDisplayScreenlet, onCommentDeleted comment: Comment) {}
  open func screenlet(_ screenlet: CommentDisplayScreenlet, onDeleteComment comment: Comment, onError error: NSError) {}
  open func screenlet(_ screenlet: CommentDisplayScreenlet, onCommentUpdated comment: Comment) {}
  open func screenlet(_ screenlet: CommentDisplayScreenlet, onUpdateComment comment: Comment, onError error: NSError) {}
}

@objc public protocol CommentListScreenletDelegate: BaseScreenletDelegate {}

public protocol CommentListViewModel {
  func addComment(_ comment: Comment)
  func deleteComment(_ comment: Comment)
  func updateComment(_ comment: Comment)
}

@objc open class DDLFormScreenlet: BaseScreenlet {
  open class var LoadFormAction: String { get { fatalError() } set {} }
  open class var LoadRecordAction: String { get { fatalError() } set {} }
  open class var SubmitFormAction: String { get { fatalError() } set {} }
  open class var UploadDocumentAction: String { get { fatalError() } set {} }
  open var structureId: Int64 { get { fatalError() } set {} }
  open var groupId: Int64 { get { fatalError() } set {} }
  open var recordSetId: Int64 { get { fatalError() } set {} }
  open var recordId: Int64 { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  open var repositoryId: Int64 { get { fatalError() } set {} }
  open var folderId: Int64 { get { fatalError() } set {} }
  open var filePrefix: String { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var autoscrollOnValidation: Bool { get { fatalError() } set {} }
  open var showSubmitButton: Bool { get { fatalError() } set {} }
  open var editable: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var ddlFormDelegate: DDLFormScreenletDelegate? { get { nil } set {} }
  open var viewModel: DDLFormViewModel { get { fatalError() } set {} }
  open var isFormLoaded: Bool { get { fatalError() } set {} }
  open func loadForm() -> Bool { fatalError() }
  open func clearForm() {}
  open func loadRecord() -> Bool { fatalError() }
  open func submitForm() -> Bool { fatalError() }
}

@objc public protocol DDLFormScreenletDelegate: BaseScreenletDelegate {}

@objc open class DDLFormTableView: DDLFormView, KeyboardLayoutable {
  open var tableView: UITableView? { get { nil } set {} }
  open func layoutWhenKeyboardShown(_ keyboardHeight: CGFloat, animation:(time: NSNumber, curve: NSNumber)) {}
  open func layoutWhenKeyboardHidden() {}
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) {}
}

@objc open class DDLFormView: BaseScreenletView, DDLFormViewModel {
  open var showSubmitButton: Bool { get { fatalError() } set {} }
  open var record: DDLRecord? { get { nil } set {} }
  open var isRecordEmpty: Bool { get { fatalError() } set {} }
  open func refresh() {}
  open func validateForm(autoscroll: Bool) -> ValidationError? { nil }
  open func getField(_ index: Int) -> DDMField? { nil }
  open func getFieldIndex(_ field: DDMField) -> Int? { nil }
}

public protocol DDLFormViewModel {
  var showSubmitButton: Bool { get set }
  var record: DDLRecord? { get set }
  var isRecordEmpty: Bool { get }
  func validateForm(autoscroll: Bool) -> ValidationError?
}

@objc open class DDLListScreenlet: BaseListScreenlet {
  open var userId: Int64 { get { fatalError() } set {} }
  open var recordSetId: Int64 { get { fatalError() } set {} }
  open var labelFields: String? { get { nil } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var ddlListDelegate: DDLListScreenletDelegate? { get { nil } set {} }
  open var viewModel: DDLListViewModel { get { fatalError() } set {} }
}

@objc public protocol DDLListScreenletDelegate: BaseScreenletDelegate {}

public protocol DDLListViewModel {
  var labelFields: [String] { get set }
}

#if EXPLICIT
@objc open class DDLRecord: NSObject {
  open var structure: DDMStructure? { get { nil } set {} }
  public var untypedValues: [DDMField]? { nil }
  open var attributes: [String: AnyObject] { get { fatalError() } set {} }
  open var recordId: Int64? { get { nil } set {} }
  open var fields: [DDMField] { get { fatalError() } set {} }
  open var values: [String: Any] { get { fatalError() } set {} }
  public init(structure: DDMStructure) { fatalError() }
  public init(xsd: String, locale: Locale) { fatalError() }
  public init(json: String, locale: Locale) { fatalError() }
  public init(data: [String: AnyObject], attributes: [String: AnyObject]) { fatalError() }
  public init(dataAndAttributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func fieldBy(name: String) -> DDMField? { nil }
  open func updateCurrentValues(values: [String: AnyObject]) {}
  open func updateCurrentValues(xmlValues: String) -> Int { fatalError() }
  open func clearValues() {}
}
#else
@objc open class DDLRecord: NSObject {
  open var structure: DDMStructure? { get { nil } set {} }
  open var untypedValues: [DDMField]? { nil }
  open var attributes: [String: AnyObject] { get { fatalError() } set {} }
  open var recordId: Int64? { get { nil } set {} }
  open var fields: [DDMField] { get { fatalError() } set {} }
  open var values: [String: AnyObject] { get { fatalError() } set {} }
  public init(structure: DDMStructure) { fatalError() }
  public init(xsd: String, locale: Locale) { fatalError() }
  public init(json: String, locale: Locale) { fatalError() }
  public init(data: [String: AnyObject], attributes: [String: AnyObject]) { fatalError() }
  public init(dataAndAttributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func fieldBy(name: String) -> DDMField? { nil }
  open func updateCurrentValues(values: [String: AnyObject]) {}
  open func updateCurrentValues(xmlValues: String) -> Int { fatalError() }
  open func clearValues() {}
}
#endif

#if EXPLICIT
@objc open class DDMField: NSObject {
  open var onPostValidation: ((Bool) -> Void)? { get { nil } set {} }
  open var lastValidationResult: Bool? { get { nil } set {} }
  open var currentValue: Any? { get { nil } set {} }
  open var currentValueAsString: String? { get { nil } set {} }
  open var currentValueAsLabel: String? { get { nil } set {} }
  open var currentLocale: Locale { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject], locale: Locale) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func validate() -> Bool { fatalError() }
}
#else
@objc open class DDMField: NSObject {
  open var onPostValidation: ((Bool) -> Void)? { get { nil } set {} }
  open var lastValidationResult: Bool? { get { nil } set {} }
  open var currentValue: AnyObject? { get { nil } set {} }
  open var currentValueAsString: String? { get { nil } set {} }
  open var currentValueAsLabel: String? { get { nil } set {} }
  open var currentLocale: Locale { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject], locale: Locale) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func validate() -> Bool { fatalError() }
}
#endif

@objc open class DDMFieldTableCell: UITableViewCell {
  open class func viewAsFieldCell(_ view: UIView?) -> DDMFieldTableCell? { nil }
  open var tableView: UITableView? { get { nil } set {} }
  open var indexPath: IndexPath? { get { nil } set {} }
  open var formView: DDLFormTableView? { get { nil } set {} }
  open var field: DDMField? { get { nil } set {} }
  open var isLastCell: Bool { get { fatalError() } set {} }
  open var isFullyVisible: Bool { get { fatalError() } set {} }
  open func onChangedField() {}
  open func onPostValidation(_ valid: Bool) {}
  open func setCellHeight(_ height: CGFloat) {}
  open func resetCellHeight() -> CGFloat { fatalError() }
}

#if EXPLICIT
@objc open class DDMStructure: NSObject {
  public var attributes: [String: AnyObject] { fatalError() }
  public var locale: Locale { fatalError() }
  public init(fields: [DDMField], locale: Locale, attributes: [String: AnyObject]) { fatalError() }
  public convenience init?(xsd: String, locale: Locale, attributes: [String: AnyObject] = [:]) { fatalError() }
  public convenience init?(json: String, locale: Locale, attributes: [String: AnyObject] = [:]) { fatalError() }
  public convenience init?(structureData: [String: AnyObject], locale: Locale) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func fieldBy(name: String) -> DDMField? { nil }
}
#else
@objc open class DDMStructure: NSObject {
  open var attributes: [String: AnyObject] { fatalError() }
  open var locale: Locale { fatalError() }
  public init(fields: [DDMField], locale: Locale, attributes: [String: AnyObject]) { fatalError() }
  public convenience init?(xsd: String, locale: Locale, attributes: [String: AnyObject] = [:]) { fatalError() }
  public convenience init?(json: String, locale: Locale, attributes: [String: AnyObject] = [:]) { fatalError() }
  public convenience init?(structureData: [String: AnyObject], locale: Locale) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
  open func fieldBy(name: String) -> DDMField? { nil }
}
#endif

#if EXPLICIT
@objc open class FileDisplayScreenlet: BaseScreenlet {
  open var assetEntryId: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var mimeTypes: String { get { fatalError() } set {} }
  open var fileDisplayDelegate: FileDisplayScreenletDelegate? { get { nil } set {} }
  open var fileDisplayViewModel: FileDisplayViewModel? { get { nil } set {} }
  open var supportedMimeTypes: [String] { get { fatalError() } set {} }
  open var fileEntry: FileEntry? { get { nil } set {} }
  open func load() -> Bool { fatalError() }
}
#else
@objc open class FileDisplayScreenlet: BaseScreenlet {
  open var assetEntryId: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var fileDisplayDelegate: FileDisplayScreenletDelegate? { get { nil } set {} }
  open var fileDisplayViewModel: FileDisplayViewModel? { get { nil } set {} }
  open var supportedMimeTypes: [String] { get { fatalError() } set {} }
  open var fileEntry: FileEntry? { get { nil } set {} }
  open func load() -> Bool { fatalError() }
}
#endif

@objc public protocol FileDisplayScreenletDelegate: BaseScreenletDelegate {}

public protocol FileDisplayViewModel {
  var url: URL? { get set }
  var title: String? { get set }
}

@objc open class FileEntry: Asset {
  open var fileExtension: String? { get { nil } set {} }
  open var fileEntry: [String: AnyObject] { get { fatalError() } set {} }
  open var fileEntryId: Int64 { get { fatalError() } set {} }
}

@objc open class ForgotPasswordScreenlet: BaseScreenlet, BasicAuthBasedType, AnonymousBasicAuthType {
  open var anonymousApiUserName: String? { get { nil } set {} }
  open var anonymousApiPassword: String? { get { nil } set {} }
  open var basicAuthMethod: String? { get { nil } set {} }
  open var forgotPasswordDelegate: ForgotPasswordScreenletDelegate? { get { nil } set {} }
  open var viewModel: ForgotPasswordViewModel { get { fatalError() } set {} }
  open var saveCredentials: Bool { get { fatalError() } set {} }
}

@objc public protocol ForgotPasswordScreenletDelegate: BaseScreenletDelegate {}

public protocol ForgotPasswordViewModel: BasicAuthBasedType {
  var userName: String? { get set }
}

open class HttpConnector: AsyncServerConnector {
  open var url: URL { get { fatalError() } set {} }
  open var resultData: Data? { get { nil } set {} }
  public init(url: URL) { fatalError() }
}

open class HttpDownloadConnector: AsyncServerConnector {
  open var url: URL { get { fatalError() } set {} }
  open var resultUrl: URL? { get { nil } set {} }
  public init(url: URL) { fatalError() }
}

#if EXPLICIT
@objc open class ImageDisplayScreenlet: FileDisplayScreenlet {
  open var placeholder: UIImage? { get { nil } set {} }
  open var imageDisplayViewModel: ImageDisplayViewModel? { get { nil } set {} }
  open var imageMode: UIView.ContentMode { get { fatalError() } set {} }
  open var placeholderImageMode: UIView.ContentMode { get { fatalError() } set {} }
}
#else
@objc open class ImageDisplayScreenlet: FileDisplayScreenlet {
  open var placeholder: UIImage? { get { nil } set {} }
  open var mimeTypes: String { get { fatalError() } set {} }
  open var imageDisplayViewModel: ImageDisplayViewModel? { get { nil } set {} }
  open var imageMode: UIView.ContentMode { get { fatalError() } set {} }
  open var placeholderImageMode: UIView.ContentMode { get { fatalError() } set {} }
}
#endif

public protocol ImageDisplayViewModel: FileDisplayViewModel {
  var imageMode: UIView.ContentMode { get set }
  var placeholder: UIImage? { get set }
  var placeholderImageMode: UIView.ContentMode { get set }
}

@objc open class ImageEntry: Asset {
  open var image: UIImage? { get { nil } set {} }
  open var thumbnailUrl: String { get { fatalError() } set {} }
  open var imageUrl: String { get { fatalError() } set {} }
  open var imageEntryId: Int64 { get { fatalError() } set {} }
  public override init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}

#if EXPLICIT
@objc open class ImageEntryUpload: NSObject {
  public var image: UIImage { fatalError() }
  public var thumbnail: UIImage? { nil }
  public var title: String { fatalError() }
  public var notes: String { fatalError() }
  public init(image: UIImage, thumbnail: UIImage? = nil, title: String, notes: String = "") { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#else
@objc open class ImageEntryUpload: NSObject {
  open var image: UIImage { fatalError() }
  open var thumbnail: UIImage? { nil }
  open var title: String { fatalError() }
  open var notes: String { fatalError() }
  public init(image: UIImage, thumbnail: UIImage? = nil, title: String, notes: String = "") { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#endif

@objc open class ImageGalleryCollectionViewBase: BaseListCollectionView, ImageGalleryViewModel {
  open var totalEntries: Int { get { fatalError() } set {} }
}

@objc open class ImageGalleryScreenlet: BaseListScreenlet {
  open var repositoryId: Int64 { get { fatalError() } set {} }
  open var folderId: Int64 { get { fatalError() } set {} }
  open var mimeTypes: String { get { fatalError() } set {} }
  open var filePrefix: String { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var imageGalleryDelegate: ImageGalleryScreenletDelegate? { get { nil } set {} }
  open var viewModel: ImageGalleryViewModel { get { fatalError() } set {} }
  open func cancelUploads() {}
  open func deleteImageCache() {}
  open func startMediaSelectorAndUpload() {}
  open func showDetailUploadView(_ imageUpload: ImageEntryUpload) {}
  open func deleteImageEntry(_ imageEntry: ImageEntry) {}
}

@objc public protocol ImageGalleryScreenletDelegate: BaseScreenletDelegate {}

public protocol ImageGalleryViewModel {
  var totalEntries: Int { get }
}

@objc open class ImageUploadDetailViewBase: UIView {
  open var image: UIImage? { get { nil } set {} }
  open var imageTitle: String? { get { nil } set {} }
  open var screenlet: ImageGalleryScreenlet? { get { nil } set {} }
  open var imagePreview: UIImageView? { get { nil } set {} }
  open var titleText: UITextField? { get { nil } set {} }
  open var descripText: UITextView? { get { nil } set {} }
  open func startUpload() {}
  open func startUpload(_ title: String, notes: String, thumbnail: UIImage? = nil) {}
}

public protocol InjectableScript {
  var name: String { get }
  var content: String { get }
}

#if EXPLICIT
@objc open class Interactor: NSObject {
  open var actionName: String? { get { nil } set {} }
  open var onSuccess: (() -> Void)? { get { nil } set {} }
  open var onFailure: ((NSError) -> Void)? { get { nil } set {} }
  open var lastError: NSError? { get { nil } set {} }
  public var screenlet: BaseScreenlet? { nil }
  public init(screenlet: BaseScreenlet?) { super.init() }
  public override convenience init() { fatalError() }
  open func callOnSuccess() {}
  open func callOnFailure(_ error: NSError) {}
  open func start() -> Bool { fatalError() }
  open func cancel() {}
  open func interactionResult() -> Any? { nil }
}
#else
@objc open class Interactor: NSObject {
  open var actionName: String? { get { nil } set {} }
  open var onSuccess: (() -> Void)? { get { nil } set {} }
  open var onFailure: ((NSError) -> Void)? { get { nil } set {} }
  open var lastError: NSError? { get { nil } set {} }
  open var screenlet: BaseScreenlet? { nil }
  public init(screenlet: BaseScreenlet?) { super.init() }
  public override convenience init() { fatalError() }
  open func callOnSuccess() {}
  open func callOnFailure(_ error: NSError) {}
  open func start() -> Bool { fatalError() }
  open func cancel() {}
  open func interactionResult() -> AnyObject? { nil }
}
#endif

public protocol KeyboardLayoutable {
  func layoutWhenKeyboardShown(_ keyboardHeight: CGFloat, animation:(time: NSNumber, curve: NSNumber))
  func layoutWhenKeyboardHidden()
}

open class KeyboardManager {
  open class var currentHeight: CGFloat? { get { nil } set {} }
  open class var isVisible: Bool { get { fatalError() } set {} }
  open class var defaultHeight: CGFloat { get { fatalError() } set {} }
  open class var defaultAutocorrectionBarHeight: CGFloat { get { fatalError() } set {} }
  public init() { fatalError() }
  open func registerObserver(_ layoutable: KeyboardLayoutable) {}
  open func unregisterObserver() {}
}

public enum LiferayMediaType: Int {
  case camera
  case video
  case image
  case imageEdited
}

#if EXPLICIT
@objc open class LoginScreenlet: BaseScreenlet, BasicAuthBasedType {
  open var basicAuthMethod: String? { get { nil } set {} }
  open var saveCredentials: Bool { get { fatalError() } set {} }
  open var companyId: Int64 { get { fatalError() } set {} }
  open var shouldHandleCookieExpiration: Bool { get { fatalError() } set {} }
  open var cookieExpirationTime: Double { get { fatalError() } set {} }
  open var oauth2clientId: String { get { fatalError() } set {} }
  open var oauth2clientSecret: String? { get { nil } set {} }
  open var oauth2redirectURL: String? { get { nil } set {} }
  open var oauth2Scopes: String? { get { nil } set {} }
  open var loginMode: String { get { fatalError() } set {} }
  open var loginDelegate: LoginScreenletDelegate? { get { nil } set {} }
  open var viewModel: LoginViewModel { get { fatalError() } set {} }
  open var authType: AuthType { get { fatalError() } set {} }
  open func loadStoredCredentials() -> Bool { fatalError() }
}
#else
@objc open class LoginScreenlet: BaseScreenlet, BasicAuthBasedType {
  open var basicAuthMethod: String? { get { nil } set {} }
  open var saveCredentials: Bool { get { fatalError() } set {} }
  open var companyId: Int64 { get { fatalError() } set {} }
  open var shouldHandleCookieExpiration: Bool { get { fatalError() } set {} }
  open var cookieExpirationTime: Double { get { fatalError() } set {} }
  open var loginMode: String { get { fatalError() } set {} }
  open var loginDelegate: LoginScreenletDelegate? { get { nil } set {} }
  open var viewModel: LoginViewModel { get { fatalError() } set {} }
  open var authType: AuthType { get { fatalError() } set {} }
  open func loadStoredCredentials() -> Bool { fatalError() }
}
#endif

@objc public protocol LoginScreenletDelegate: BaseScreenletDelegate {}

public protocol LoginViewModel: BasicAuthBasedType {
  var userName: String? { get set }
  var password: String? { get set }
  var authType: String? { get set }
}

@objc open class MBProgressHUDPresenter: NSObject, ProgressPresenter {
  open var instance: MBProgressHUD? { get { nil } set {} }
  open var customView: UIView? { get { nil } set {} }
  open var customColor: UIColor? { get { nil } set {} }
  open func hideHUDFromView(_ view: UIView?, message: String?, forInteractor interactor: Interactor, withError error: NSError?) {}
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {}
  open func hideHud() {}
  open func configureAndShowHUD(_ hud: MBProgressHUD, message: String?, closeMode: ProgressCloseMode, spinnerMode: ProgressSpinnerMode) {}
  open func rootView(_ currentView: UIView) -> UIView { fatalError() }
  open func spinnerModeToProgressModeHUD(_ spinnerMode: ProgressSpinnerMode) -> MBProgressHUDMode { fatalError() }
}

#if EXPLICIT
@objc open class MediaSelector: NSObject {
  open func show() {}
  open func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
#else
@objc open class MediaSelector: NSObject {
  open func show() {}
  open func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {}
  open func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
#endif

public protocol MimeTypeable {
  var mimeType: String? { get }
}

@objc open class NetworkActivityIndicatorPresenter: NSObject, ProgressPresenter {
  open func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {}
  open func hideHUDFromView(_ view: UIView?, message: String?, forInteractor interactor: Interactor, withError error: NSError?) {}
}

#if EXPLICIT
open class PaginationLiferayConnector: ServerConnector {
  public var startRow: Int { fatalError() }
  public var endRow: Int { fatalError() }
  public var computeRowCount: Bool { fatalError() }
  open var obcClassName: String? { get { nil } set {} }
  open var resultPageContent: [[String: AnyObject]]? { get { nil } set {} }
  open var resultRowCount: Int? { get { nil } set {} }
  public init(startRow: Int, endRow: Int, computeRowCount: Bool) { fatalError() }
  open func doAddPageRowsServiceCall(session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?) {}
  open func doAddRowCountServiceCall(session: LRBatchSession) {}
}
#else
open class PaginationLiferayConnector: ServerConnector {
  open var startRow: Int { fatalError() }
  open var endRow: Int { fatalError() }
  open var computeRowCount: Bool { fatalError() }
  open var obcClassName: String? { get { nil } set {} }
  open var resultPageContent: [[String: AnyObject]]? { get { nil } set {} }
  open var resultRowCount: Int? { get { nil } set {} }
  public init(startRow: Int, endRow: Int, computeRowCount: Bool) { fatalError() }
  open func doAddPageRowsServiceCall(session: LRBatchSession, startRow: Int, endRow: Int, obc: LRJSONObjectWrapper?) {}
  open func doAddRowCountServiceCall(session: LRBatchSession) {}
}
#endif

#if EXPLICIT
@objc open class PdfDisplayScreenlet: FileDisplayScreenlet {}
#else
@objc open class PdfDisplayScreenlet: FileDisplayScreenlet {
  open var mimeTypes: String { get { fatalError() } set {} }
}
#endif

public enum ProgressCloseMode: Int {
  case manualClose
  case manualClose_TouchClosable
  case autoclose
  case autoclose_TouchClosable
}

public enum ProgressMessageType: Int {
  case working
  case failure
  case success
}

public protocol ProgressPresenter {
  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor)
  func hideHUDFromView(_ view: UIView?, message: String?, forInteractor interactor: Interactor, withError error: NSError?)
}

public enum ProgressSpinnerMode: Int {
  case indeterminateSpinner
  case determinateSpinner
  case noSpinner
}

#if EXPLICIT
@objc open class RatingEntry: NSObject {
  public var attributes: [String: AnyObject] { fatalError() }
  open var totalCount: Int { get { fatalError() } set {} }
  open var average: Double { get { fatalError() } set {} }
  open var userScore: Double { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var ratings: [Int] { get { fatalError() } set {} }
  open func encode(with aCoder: NSCoder) {}
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
#else
@objc open class RatingEntry: NSObject {
  open var attributes: [String: AnyObject] { fatalError() }
  open var totalCount: Int { get { fatalError() } set {} }
  open var average: Double { get { fatalError() } set {} }
  open var userScore: Double { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var ratings: [Int] { get { fatalError() } set {} }
  open func encode(with aCoder: NSCoder) {}
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
#endif

@objc open class RatingScreenlet: BaseScreenlet {
  open var entryId: Int64 { get { fatalError() } set {} }
  open var className: String { get { fatalError() } set {} }
  open var classPK: Int64 { get { fatalError() } set {} }
  open var ratingsGroupCount: Int32 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var editable: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var ratingDisplayDelegate: RatingScreenletDelegate? { get { nil } set {} }
  open var viewModel: RatingViewModel? { get { nil } set {} }
  open func loadRatings() -> Bool { fatalError() }
}

@objc public protocol RatingScreenletDelegate: BaseScreenletDelegate {}

public protocol RatingViewModel {
  var defaultRatingsGroupCount: Int32 { get }
  var ratingEntry: RatingEntry? { get set }
}

@objc open class ServerConnector: Operation {
  open var lastError: NSError? { get { nil } set {} }
  open func validateAndEnqueue(_ onComplete: ((ServerConnector) -> Void)? = nil) -> ValidationError? { nil }
  open func enqueue(_ onComplete: ((ServerConnector) -> Void)? = nil) {}
  open func validateData() -> ValidationError? { nil }
  open func preRun() -> Bool { fatalError() }
  open func doRun(session: LRSession) {}
  open func postRun() {}
  open func createSession() -> LRSession? { nil }
  open func callOnComplete() {}
}

#if EXPLICIT
@objc open class ServerConnectorChain: ServerConnector {
  open var onNextStep: ((ServerConnector, Int) -> ServerConnector?)? { get { nil } set {} }
  public var headConnector: ServerConnector { fatalError() }
  open var currentConnector: ServerConnector { get { fatalError() } set {} }
  public init(head: ServerConnector) { fatalError() }
}
#else
@objc open class ServerConnectorChain: ServerConnector {
  open var onNextStep: ((ServerConnector, Int) -> ServerConnector?)? { get { nil } set {} }
  open var headConnector: ServerConnector { fatalError() }
  open var currentConnector: ServerConnector { get { fatalError() } set {} }
  public init(head: ServerConnector) { fatalError() }
}
#endif

#if EXPLICIT
open class ServerConnectorInteractor: Interactor {
  open var currentConnector: ServerConnector? { get { nil } set {} }
  open func createConnector() -> ServerConnector? { nil }
  open func completedConnector(_ c: ServerConnector) {}
  open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {}
  open func writeToCache(_ c: ServerConnector) {}
  open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy { fatalError() }
  open func defaultStrategyRemote(_ connector: ServerConnector, whenSuccess: @escaping () -> Void, whenFailure: @escaping (NSError) -> Void) {}
  open func defaultStrategyReadFromCache(_ connector: ServerConnector, whenSuccess: @escaping () -> Void, whenFailure: @escaping (NSError) -> Void) {}
  open func defaultStrategyWriteToCache(_ connector: ServerConnector, whenSuccess: () -> Void, whenFailure: (NSError) -> Void) {}
  open func createStrategy(whenFails mainStrategy: @escaping CacheStrategy, then onFailStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
  open func createStrategy(whenSucceeds mainStrategy: @escaping CacheStrategy, then onSuccessStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
  open func createStrategy(_ firstStrategy: @escaping CacheStrategy, andThen secondStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
}
#else
open class ServerConnectorInteractor: Interactor {
  open var currentConnector: ServerConnector? { get { nil } set {} }
  open func createConnector() -> ServerConnector? { nil }
  open func completedConnector(_ c: ServerConnector) {}
  open func readFromCache(_ c: ServerConnector, result: @escaping (AnyObject?) -> Void) {}
  open func writeToCache(_ c: ServerConnector) {}
  open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy { fatalError() }
  open func defaultStrategyRemote(_ connector: ServerConnector, whenSuccess: @escaping () -> Void, whenFailure: @escaping (NSError) -> Void) {}
  open func defaultStrategyReadFromCache(_ connector: ServerConnector, whenSuccess: @escaping () -> Void, whenFailure: @escaping (NSError) -> Void) {}
  open func defaultStrategyWriteToCache(_ connector: ServerConnector, whenSuccess: () -> Void, whenFailure: (NSError) -> Void) {}
  open func createStrategy(whenFails mainStrategy: @escaping CacheStrategy, then onFailStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
  open func createStrategy(whenSucceeds mainStrategy: @escaping CacheStrategy, then onSuccessStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
  open func createStrategy(_ firstStrategy: @escaping CacheStrategy, andThen secondStrategy: @escaping CacheStrategy) -> CacheStrategy { fatalError() }
}
#endif

open class ServerReadConnectorInteractor: ServerConnectorInteractor {}

open class ServerWriteConnectorInteractor: ServerConnectorInteractor {}

@objc open class SignUpScreenlet: BaseScreenlet, AnonymousBasicAuthType {
  open var anonymousApiUserName: String? { get { nil } set {} }
  open var anonymousApiPassword: String? { get { nil } set {} }
  open var autoLogin: Bool { get { fatalError() } set {} }
  open var saveCredentials: Bool { get { fatalError() } set {} }
  open var companyId: Int64 { get { fatalError() } set {} }
  open var autoLoginDelegate: LoginScreenletDelegate? { get { nil } set {} }
  open var signUpDelegate: SignUpScreenletDelegate? { get { nil } set {} }
  open var viewModel: SignUpViewModel { get { fatalError() } set {} }
  open func loadCurrentUser() -> Bool { fatalError() }
}

@objc public protocol SignUpScreenletDelegate: BaseScreenletDelegate {}

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

#if EXPLICIT
open class UploadFileConnector: AsyncServerConnector {
  public var fileName: String { fatalError() }
  public var mimeType: String { fatalError() }
  open func onProgress(_ progress: Progress) {}
  open func onProgress(_ data: Data, totalBytes: Int64) {}
  open func onFailure(_ error: Error) {}
  open func doSendFile(_ session: LRSession, data: LRUploadData) throws {}
  open func onSuccess(_ result: Any) {}
}
#else
open class UploadFileConnector: AsyncServerConnector {
  open var fileName: String { fatalError() }
  open var mimeType: String { fatalError() }
  open func onProgress(_ data: Data, totalBytes: Int64) {}
  open func onFailure(_ error: Error) {}
  open func doSendFile(_ session: LRSession, data: LRUploadData) throws {}
  open func onSuccess(_ result: Any) {}
}
#endif

public protocol UploadProgressViewBase {
  func addUpload(_ thumbnail: UIImage?)
  func uploadComplete()
  func uploadError()
  func setProgress(_ progress: Float)
  var cancelClosure: (() -> Void)? { get }
}

#if EXPLICIT
@objc open class User: NSObject {
  public var attributes: [String: AnyObject] { fatalError() }
  open var firstName: String { get { fatalError() } set {} }
  open var lastName: String { get { fatalError() } set {} }
  open var middleName: String { get { fatalError() } set {} }
  open var screenName: String { get { fatalError() } set {} }
  open var greeting: String { get { fatalError() } set {} }
  open var jobTitle: String { get { fatalError() } set {} }
  open var email: String { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func int64Attribute(_ key: String) -> Int64 { fatalError() }
  open func stringAttribute(_ key: String) -> String { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#else
@objc open class User: NSObject {
  open var attributes: [String: AnyObject] { fatalError() }
  open var firstName: String { get { fatalError() } set {} }
  open var lastName: String { get { fatalError() } set {} }
  open var middleName: String { get { fatalError() } set {} }
  open var screenName: String { get { fatalError() } set {} }
  open var greeting: String { get { fatalError() } set {} }
  open var jobTitle: String { get { fatalError() } set {} }
  open var email: String { get { fatalError() } set {} }
  open var userId: Int64 { get { fatalError() } set {} }
  public init(attributes: [String: AnyObject]) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
  open func int64Attribute(_ key: String) -> Int64 { fatalError() }
  open func stringAttribute(_ key: String) -> String { fatalError() }
  open func encode(with aCoder: NSCoder) {}
}
#endif

@objc open class UserPortraitScreenlet: BaseScreenlet {
  open var borderWidth: CGFloat { get { fatalError() } set {} }
  open var borderColor: UIColor? { get { nil } set {} }
  open var editable: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var userPortraitDelegate: UserPortraitScreenletDelegate? { get { nil } set {} }
  open var viewModel: UserPortraitViewModel { get { fatalError() } set {} }
  open var userId: Int64? { get { nil } set {} }
  open func loadLoggedUserPortrait() -> Bool { fatalError() }
  open func load(portraitId: Int64, uuid: String, male: Bool = true) -> Bool { fatalError() }
  open func load(userId: Int64) -> Bool { fatalError() }
  open func load(companyId: Int64, emailAddress: String) -> Bool { fatalError() }
  open func load(companyId: Int64, screenName: String) -> Bool { fatalError() }
  open func loadPlaceholder() {}
}

@objc public protocol UserPortraitScreenletDelegate: BaseScreenletDelegate {}

public protocol UserPortraitViewModel {
  var image: UIImage? { get set }
  var borderWidth: CGFloat { get set }
  var borderColor: UIColor? { get set }
  func loadPlaceholder(for user: User)
}

open class ValidationError: NSError {
  public init(_ message: String) { fatalError() }
  public convenience init(_ key: String, _ message: String) { fatalError() }
  public convenience init(_ key: String, _ message: String, _ bundleObject: AnyObject) { fatalError() }
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}

#if EXPLICIT
@objc open class VideoDisplayScreenlet: FileDisplayScreenlet {}
#else
@objc open class VideoDisplayScreenlet: FileDisplayScreenlet {
  open var mimeTypes: String { get { fatalError() } set {} }
}
#endif

@objc open class WebContentDisplayScreenlet: BaseScreenlet {
  open var groupId: Int64 { get { fatalError() } set {} }
  open var articleId: String { get { fatalError() } set {} }
  open var templateId: Int64 { get { fatalError() } set {} }
  open var structureId: Int64 { get { fatalError() } set {} }
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var customCssFile: String { get { fatalError() } set {} }
  open var webContentDisplayDelegate: WebContentDisplayScreenletDelegate? { get { nil } set {} }
  open var webContentDisplayViewModel: WebContentDisplayViewModel? { get { nil } set {} }
  open func loadWebContent() -> Bool { fatalError() }
}

@objc public protocol WebContentDisplayScreenletDelegate: BaseScreenletDelegate {}

public protocol WebContentDisplayViewModel {
  var htmlContent: String? { get set }
  var recordContent: DDLRecord? { get set }
  var customCssFile: String? { get set }
  var onUrlClicked: ((String) -> Bool)? { get set }
}

@objc open class WebContentListScreenlet: BaseListScreenlet {
  open var groupId: Int64 { get { fatalError() } set {} }
  open var folderId: Int64 { get { fatalError() } set {} }
  open var offlinePolicy: String? { get { nil } set {} }
  open var webContentListDelegate: WebContentListScreenletDelegate? { get { nil } set {} }
}

@objc public protocol WebContentListScreenletDelegate: BaseScreenletDelegate {}

@objc open class WebContentListTableView: BaseListTableView {}

@objc open class WebScreenlet: BaseScreenlet {
  open var autoLoad: Bool { get { fatalError() } set {} }
  open var loggingEnabled: Bool { get { fatalError() } set {} }
  open var isScrollEnabled: Bool { get { fatalError() } set {} }
  open var configuration: WebScreenletConfiguration? { get { nil } set {} }
  open var webDelegate: WebScreenletDelegate? { get { nil } set {} }
  open var webViewModel: WebViewModel { get { fatalError() } set {} }
  open func clearCache() {}
  open func handleJsCall(namespace: String, message: String) {}
  open func inject(injectableScript: InjectableScript) {}
  open func load() {}
}

@objc open class WebScreenletConfiguration: NSObject {
  public var url: String { fatalError() }
  public var scripts: [InjectableScript] { fatalError() }
  public var isCordovaEnabled: Bool { fatalError() }
  public var webType: WebType { fatalError() }
  public init(url: String, scripts: [InjectableScript], isCordovaEnabled: Bool, webType: WebType) { fatalError() }
}

@objc public protocol WebScreenletDelegate: BaseScreenletDelegate {}

public enum WebType: Int {
  case liferayAuthenticated, other
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

extension Date {
  public func equalToDate(_ date: Date) -> Bool { fatalError() }
}

extension UIButton {
  public func replaceAttributedTitle(_ title: String, forState state: UIControl.State) { fatalError() }
}

extension UIImage {
  public func resizeImage(toWidth width: Int, completion: @escaping (UIImage?) -> Void) { fatalError() }
  public func resizeImage(toWidth width: Int) -> UIImage? { fatalError() }
}

extension UIView {
  public func changeVisibility(visible: Bool) { fatalError() }
  public func changeVisibility(visible: Bool, delay: Double) { fatalError() }
}

extension WKWebView {
  public func loadCss(file: String, extension ext: String = "css") -> String { fatalError() }
  public func injectCookies() { fatalError() }
  public func injectViewportMetaTag() { fatalError() }
  public func clearCache() { fatalError() }
}
