/// A row of a list as a server sends it: values, keyed by name.
public typealias ListRow = [String: AttributeValue]

/// A page of a list as a server sends it.
public struct ListPage: Codable, Sendable, Hashable {
  /// The rows, in order.
  public var rows: [ListRow]
  /// The number of rows of all pages; nil if it was not requested.
  public var rowCount: Int?

  /// Creates a page.
  public init(rows: [ListRow], rowCount: Int? = nil) {
    self.rows = rows
    self.rowCount = rowCount
  }
}

/// Loads a page of a list, from the server or from the cache.
///
/// A subclass overrides ``createListPageConnector()`` and ``convertResult(_:)``. To keep pages in a cache, it sets
/// ``cacheManager`` and overrides ``cacheKey(_:)`` if the pages depend on more than their rows.
@MainActor
open class BaseListPageLoadInteractor: ServerReadConnectorInteractor<ListPage> {
  /// The number of the page, from 0.
  public let page: Int
  /// Whether the number of all rows is requested too.
  public let computeRowCount: Bool
  /// The cache of pages; nil for none.
  public final var cacheManager: CacheManager?

  /// All rows of the list, keyed by section. Rows that are not loaded are nil.
  public private(set) final var resultAllPagesContent: [String: [AnyObject?]]?
  /// The rows of the page, keyed by section.
  public private(set) final var resultPageContent: [String: [AnyObject]]?
  /// The number of rows of all pages.
  public private(set) final var resultRowCount: Int?
  /// The keys of the sections, in order.
  public private(set) final var sections: [String]?

  /// Creates the Interactor of a page.
  ///
  /// - Parameters:
  ///   - screenlet: The list, which determines the rows of the page and their order.
  ///   - queue: Runs the Connector.
  ///   - page: The number of the page, from 0.
  ///   - computeRowCount: Whether the number of all rows is requested too.
  public init(screenlet: BaseListScreenlet, queue: ConnectorQueue, page: Int, computeRowCount: Bool) {
    self.page = page
    self.computeRowCount = computeRowCount
    super.init(screenlet: screenlet, queue: queue)
  }

  /// The Screenlet.
  public final var listScreenlet: BaseListScreenlet? { screenlet as? BaseListScreenlet }

  /// The first row of the page.
  public final var startRow: Int { listScreenlet?.firstRowForPage(page) ?? 0 }
  /// The row after the last one of the page.
  public final var endRow: Int { listScreenlet?.firstRowForPage(page + 1) ?? 0 }
  /// The name of the server's class that orders the rows; nil for the server's order.
  public final var obcClassName: String? { listScreenlet.flatMap { $0.obcClassName.isEmpty ? nil : $0.obcClassName } }

  // MARK: Declarations of subclasses

  /// Creates the Connector that requests the rows from ``startRow`` to ``endRow``.
  open func createListPageConnector() throws -> PaginationLiferayConnector {
    throw ConnectorError.abortedDueToPreconditions
  }

  /// Converts a row of the server to an object of the list.
  open func convertResult(_ serverResult: ListRow) -> AnyObject { serverResult as AnyObject }

  /// The key of the section of an object; nil for a list without sections.
  open func sectionForRowObject(_ object: AnyObject) -> String? { nil }

  /// The key of the list in the cache, without the page.
  open func cacheKey(_ c: PaginationLiferayConnector) -> String { "list" }

  // MARK: ServerReadConnectorInteractor

  override public final func createConnector() throws -> ServerConnector { try createListPageConnector() }

  @ConnectorActor
  override public final func result(of connector: ServerConnector) throws -> ListPage {
    guard let connector = connector as? PaginationLiferayConnector, let rows = connector.resultPageContent else {
      throw ConnectorError.abortedDueToPreconditions
    }
    return ListPage(rows: rows, rowCount: connector.resultRowCount)
  }

  /// The name of the Screenlet, under which its pages are in the cache.
  private var collection: String { listScreenlet?.screenletName ?? "" }

  private func pageKey(_ c: ServerConnector) -> String? {
    (c as? PaginationLiferayConnector).map { "\(cacheKey($0)) \(obcClassName ?? "") \(startRow)-\(endRow)" }
  }

  /// The page in ``cacheManager``.
  override open func readFromCache(_ c: ServerConnector) async -> ListPage? {
    guard let cacheManager, let key = pageKey(c) else { return nil }
    let page = await cacheManager.getAny(collection: collection, key: key, as: ListPage.self)
    for problem in await cacheManager.takeProblems() { screenlet?.warn(problem) }
    return page
  }

  /// Keeps the page in ``cacheManager``.
  override open func writeToCache(_ c: ServerConnector, _ output: ListPage) async throws {
    guard let cacheManager, let key = pageKey(c) else { return }
    try await cacheManager.setClean(collection: collection, key: key, value: output)
  }

  // MARK: Rows

  /// Adds the rows of the page to those of the view. Called on success, before the view shows them.
  open func processLoadPageResult(_ serverRows: [ListRow], rowCount: Int?) {
    guard let screenlet = listScreenlet, let view = screenlet.baseListView else { return }
    let objects = serverRows.map { convertResult($0) }
    let keys = objects.map { sectionForRowObject($0) }
    if keys.contains(where: { $0 != nil }) || (page == 0 && rowCount == nil) { screenlet.streamMode = true }
    var newRows: [String: [AnyObject]] = [:]
    for (object, key) in zip(objects, keys) { newRows[key ?? BaseListView.DefaultSection, default: []].append(object) }
    resultPageContent = newRows
    if screenlet.streamMode {
      append(objects, keys, to: view)
    } else {
      insert(objects, into: view, rowCount: rowCount)
    }
  }

  private func append(_ objects: [AnyObject], _ keys: [String?], to view: BaseListView) {
    var all = view.rows.filter { !$0.value.isEmpty }
    var sections = view.sections.filter { all[$0] != nil }
    for (object, key) in zip(objects, keys) {
      let key = key ?? BaseListView.DefaultSection
      if all[key] == nil { sections.append(key) }
      all[key, default: []].append(object)
    }
    if sections.isEmpty {
      sections = [BaseListView.DefaultSection]
      all = [BaseListView.DefaultSection: []]
    }
    self.sections = sections
    resultAllPagesContent = all
    resultRowCount = all.values.reduce(0) { $0 + $1.count }
  }

  /// Inserts rows into a list of known length. A first or last page with another number of rows changes the length.
  private func insert(_ objects: [AnyObject], into view: BaseListView, rowCount: Int?) {
    let first = startRow
    let isLast = endRow >= (rowCount ?? view.rowCount)
    var rows: [AnyObject?] = view.rows[BaseListView.DefaultSection] ?? []
    let count = isLast ? first + objects.count : max(rowCount ?? view.rowCount, first + objects.count)
    if rows.count < count {
      rows.append(contentsOf: repeatElement(nil, count: count - rows.count))
    } else {
      rows.removeLast(rows.count - count)
    }
    for (offset, object) in objects.enumerated() { rows[first + offset] = object }
    sections = [BaseListView.DefaultSection]
    resultAllPagesContent = [BaseListView.DefaultSection: rows]
    resultRowCount = count
  }
}
