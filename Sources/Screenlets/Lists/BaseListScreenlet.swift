public import Foundation

/// The base class of Screenlets that list rows of a server, page by page.
///
/// A subclass overrides ``createPageLoadInteractor(page:computeRowCount:)``. The list is loaded when it appears. Its
/// length is known from the first page; the page of a row is loaded when the row becomes visible. If the length is not
/// known, or rows belong to sections, pages are appended when the last row becomes visible.
@MainActor
open class BaseListScreenlet: BaseScreenlet {
  /// The action that loads the first page, after the list was emptied.
  open class var LoadInitialPageAction: String { "load-initial-page" }
  /// The action that loads another page. Its sender is the number of the page.
  open class var LoadPageAction: String { "load-page" }

  /// Whether the list is loaded when it appears.
  @Inspectable public final var autoLoad = true
  /// Whether the user can refresh the list.
  @Inspectable public final var refreshControl = true { didSet { updateRefreshClosure() } }
  /// The number of rows of the first page. Numbers below 1 count as 1.
  @Inspectable public final var firstPageSize = 50
  /// The number of rows of all other pages. Numbers below 1 count as 1.
  @Inspectable public final var pageSize = 25
  /// The name of the server's class that orders the rows; empty for the server's order.
  @Inspectable public final var obcClassName = ""

  /// The view; nil until the theme is loaded, and if its class is not a ``BaseListView``.
  public final var baseListView: BaseListView? { screenletView as? BaseListView }

  /// Whether pages are appended, because the length of the list is unknown or rows belong to sections.
  final var streamMode = false

  private enum PageState {
    case loading, loaded, failed
  }

  /// The pages that were requested since the list was loaded.
  private var pages: [Int: PageState] = [:]

  // MARK: BaseScreenlet

  /// Connects the view. An override calls `super`.
  override open func onCreated() {
    super.onCreated()
    guard let view = baseListView else {
      warn("the View class of the theme '\(themeName)' is not a BaseListTableView or BaseListCollectionView")
      return
    }
    view.onSelectedRowClosure = { [weak self] in self?.onSelectedRow($0) }
    view.fetchPageForRow = { [weak self] in self?.loadPageForRow($0) }
    updateRefreshClosure()
  }

  /// Loads the list if ``autoLoad`` is set. An override calls `super`.
  override open func onShow() {
    super.onShow()
    if autoLoad { loadList() }
  }

  /// Creates the Interactor of a page. An override calls `super` for the actions of the list.
  override open func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    guard name == Self.LoadInitialPageAction || name == Self.LoadPageAction else { return nil }
    let page = name == Self.LoadInitialPageAction ? 0 : (sender as? NSNumber)?.intValue ?? 0
    guard let interactor = createPageLoadInteractor(page: page, computeRowCount: page == 0) else { return nil }
    interactor.onSuccess = { [weak self, weak interactor] in
      guard let self, let interactor else { return }
      show(interactor)
    }
    interactor.onFailure = { [weak self] error in
      guard let self else { return }
      pages[page] = .failed
      baseListView?.setError(error, ofPage: page)
      if !error.isCancellation { onLoadPageError(page: page, error: error) }
    }
    return interactor
  }

  private func show(_ interactor: BaseListPageLoadInteractor) {
    guard let view = baseListView, let result = interactor.value else { return }
    pages[interactor.page] = .loaded
    interactor.processLoadPageResult(result.rows, rowCount: result.rowCount)
    view.setError(nil, ofPage: interactor.page)
    let newRows = interactor.resultPageContent ?? [:]
    let sections = interactor.sections ?? [BaseListView.DefaultSection]
    view.setRows(
      interactor.resultAllPagesContent ?? [:], newRows: newRows, rowCount: interactor.resultRowCount ?? view.rowCount,
      sections: sections)
    onLoadPageResult(
      page: interactor.page, rows: sections.flatMap { newRows[$0] ?? [] }, rowCount: view.rowCount)
  }

  /// Empties the list before its first page is loaded. An override calls `super`.
  override open func onAction(name: String, interactor: Interactor, sender: AnyObject?) -> Bool {
    if name == Self.LoadInitialPageAction { baseListView?.clearRows() }
    return super.onAction(name: name, interactor: interactor, sender: sender)
  }

  // MARK: Pages

  /// Loads the list from its first page. Pages that are being loaded are cancelled.
  ///
  /// - Returns: Whether the request started.
  @discardableResult
  open func loadList() -> Bool {
    cancelInteractorsForAction(Self.LoadInitialPageAction)
    cancelInteractorsForAction(Self.LoadPageAction)
    pages = [0: .loading]
    streamMode = false
    return performAction(name: Self.LoadInitialPageAction)
  }

  /// Loads the page of a row, unless that was done or is being done. A page that could not be loaded is loaded again.
  open func loadPageForRow(_ row: Int) {
    let page = pageFromRow(row)
    switch pages[page] {
    case .loading, .loaded: return
    case .failed, nil: break
    }
    pages[page] = .loading
    baseListView?.setError(nil, ofPage: page)
    let action = page == 0 ? Self.LoadInitialPageAction : Self.LoadPageAction
    performAction(name: action, sender: NSNumber(value: page))
  }

  /// The page of a row, from 0.
  open func pageFromRow(_ row: Int) -> Int {
    row < rows(ofPage: 0) ? 0 : (row - rows(ofPage: 0)) / rows(ofPage: 1) + 1
  }

  /// The first row of a page.
  open func firstRowForPage(_ page: Int) -> Int {
    page <= 0 ? 0 : rows(ofPage: 0) + (page - 1) * rows(ofPage: 1)
  }

  /// The number of rows that are requested for a page, at least 1.
  final func rows(ofPage page: Int) -> Int { max(1, page == 0 ? firstPageSize : pageSize) }

  /// Creates the Interactor that loads a page.
  ///
  /// - Parameters:
  ///   - page: The number of the page, from 0.
  ///   - computeRowCount: Whether the number of all rows is requested too, as for the first page.
  /// - Returns: The Interactor. Nil, the default, is reported in ``BaseScreenlet/warnings``.
  open func createPageLoadInteractor(page: Int, computeRowCount: Bool) -> BaseListPageLoadInteractor? { nil }

  /// Called after a page could not be loaded.
  open func onLoadPageError(page: Int, error: NSError) {}
  /// Called after a page was loaded and shown.
  open func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {}
  /// Called when the user chooses a row.
  open func onSelectedRow(_ row: AnyObject) {}

  /// Adds the reason to the message of a failure.
  override open func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }

  private func updateRefreshClosure() {
    guard refreshControl else {
      baseListView?.refreshClosure = nil
      return
    }
    baseListView?.refreshClosure = { [weak self] in self?.loadList() ?? false }
  }
}
