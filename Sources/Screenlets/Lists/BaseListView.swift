public import Foundation

/// The view of a list Screenlet: rows in sections, some of which may not be loaded.
///
/// Extend ``BaseListTableView`` or ``BaseListCollectionView``.
@MainActor
open class BaseListView: BaseScreenletView {
  /// The key of the only section of a list without sections.
  public static let DefaultSection = ""

  /// The number of rows on the server, as far as known.
  public private(set) final var rowCount = 0
  /// The rows, keyed by section. A row that is not loaded is nil.
  public private(set) final var rows: [String: [AnyObject?]] = [:]
  /// The keys of the sections, in order.
  public private(set) final var sections: [String] = []
  /// Called when the user chooses a loaded row.
  public final var onSelectedRowClosure: (@MainActor (AnyObject) -> Void)?
  /// Called with the number of a visible row that is not loaded, or of the row after the last one.
  public final var fetchPageForRow: (@MainActor (Int) -> Void)?
  /// Whether a request for more rows runs.
  public final var loadingRows = false
  /// Whether the server has more rows.
  public final var moreRows = true

  /// Errors of pages, keyed by the page.
  private var pageErrors: [Int: NSError] = [:]
  /// Whether the first page was loaded.
  private var isLoaded = false
  /// Performs a refresh; nil if the user cannot refresh the list.
  final var refreshClosure: (@MainActor () -> Bool)? { didSet { list?.refreshAction = refreshClosure } }

  /// The table or the collection.
  var list: ListElement? { nil }
  private var listScreenlet: BaseListScreenlet? { screenlet as? BaseListScreenlet }

  // MARK: Texts

  /// The text in place of an empty list.
  open var emptyMessage: String { "No entries" }

  /// The text in place of a list whose first page could not be loaded.
  open func errorMessage(_ error: NSError) -> String {
    let hint = refreshClosure == nil ? "" : "\nPress R to try again"
    return "Could not load the list\n\(error.localizedDescription)\(hint)"
  }

  /// Messages while the first page is loaded, and if that fails.
  override open var progressMessages: [String: ProgressMessages] {
    [BaseListScreenlet.LoadInitialPageAction: [.working: "Loading…", .failure: "Could not load the list"]]
  }

  private func updateMessage() {
    let isEmpty = rows.values.allSatisfy(\.isEmpty)
    if let error = pageErrors[0], isEmpty {
      list?.message = errorMessage(error)
    } else {
      list?.message = isLoaded && isEmpty ? emptyMessage : nil
    }
  }

  // MARK: Rows

  /// Replaces the rows, after a page was loaded.
  ///
  /// - Parameters:
  ///   - allRows: All rows, keyed by section.
  ///   - newRows: The rows of the page, keyed by section.
  ///   - rowCount: The number of rows on the server.
  ///   - sections: The keys of the sections, in order.
  open func setRows(
    _ allRows: [String: [AnyObject?]], newRows: [String: [AnyObject]], rowCount: Int, sections: [String]
  ) {
    let isFirstPage = rows.values.allSatisfy(\.isEmpty)
    loadingRows = false
    moreRows = hasMoreRows(newRows, isFirstPage: isFirstPage)
    isLoaded = true
    self.rowCount = rowCount
    let oldRows = rows
    rows = allRows
    self.sections = sections
    updateMessage()
    if listScreenlet?.streamMode == true { onAddedRows(oldRows) } else { onChangedRows(oldRows) }
  }

  /// A page with fewer rows than requested is the last one.
  private func hasMoreRows(_ newRows: [String: [AnyObject]], isFirstPage: Bool) -> Bool {
    let count = newRows.values.reduce(0) { $0 + $1.count }
    guard count > 0, let screenlet = listScreenlet else { return false }
    return count >= (screenlet.rows(ofPage: isFirstPage ? 0 : 1))
  }

  /// Removes all rows, before the first page is loaded again.
  open func clearRows() {
    let oldRows = rows
    rows = [Self.DefaultSection: []]
    sections = [Self.DefaultSection]
    rowCount = 0
    pageErrors = [:]
    isLoaded = false
    loadingRows = false
    moreRows = true
    updateMessage()
    onClearRows(oldRows)
  }

  /// Called after ``setRows(_:newRows:rowCount:sections:)`` in a list of known length.
  open func onChangedRows(_ oldRows: [String: [AnyObject?]]) { list?.reloadData() }
  /// Called after ``setRows(_:newRows:rowCount:sections:)`` in a list that grows at its end.
  open func onAddedRows(_ oldRows: [String: [AnyObject?]]) { list?.reloadData() }
  /// Called after ``clearRows()``.
  open func onClearRows(_ oldRows: [String: [AnyObject?]]) { list?.reloadData() }

  /// Removes a row that exists.
  open func deleteRow(_ section: String, row: Int) {
    guard rows[section]?.indices.contains(row) == true else { return }
    rows[section]?.remove(at: row)
    rowCount -= 1
    updateMessage()
    list?.reloadData()
  }

  /// Appends a row to a section.
  open func addRow(_ section: String, element: AnyObject) {
    rows[section, default: []].append(element)
    if !sections.contains(section) { sections.append(section) }
    rowCount += 1
    updateMessage()
    list?.reloadData()
  }

  /// Replaces a row that exists.
  open func updateRow(_ section: String, row: Int, element: AnyObject) {
    guard rows[section]?.indices.contains(row) == true else { return }
    rows[section]?[row] = element
    list?.reloadData()
  }

  /// The rows of a section by its number; empty for an unknown one.
  public final func rowsForSectionIndex(_ index: Int) -> [AnyObject?] {
    sections.indices.contains(index) ? rows[sections[index]] ?? [] : []
  }

  /// The row at a position; nil if it is not loaded.
  final func object(at path: IndexPath) -> AnyObject? {
    guard sections.indices.contains(path.section), let rows = rows[sections[path.section]],
      rows.indices.contains(path.row)
    else { return nil }
    return rows[path.row]
  }

  /// The number of rows of a section. A list that grows at its end has a row for the page that is being loaded.
  final func count(ofSection index: Int) -> Int {
    guard sections.indices.contains(index) else { return 0 }
    let count = rows[sections[index]]?.count ?? 0
    return count + (index == sections.count - 1 && showsNextPage ? 1 : 0)
  }

  private var loadedCount: Int { rows.values.reduce(0) { $0 + $1.count } }

  private var showsNextPage: Bool {
    guard let screenlet = listScreenlet, screenlet.streamMode else { return false }
    return loadingRows || pageErrors[screenlet.pageFromRow(loadedCount)] != nil
  }

  // MARK: Pages

  /// Keeps the error of a page, which its rows show. Nil for a page that is loaded again.
  final func setError(_ error: NSError?, ofPage page: Int) {
    guard pageErrors[page] != error else { return }
    pageErrors[page] = error
    loadingRows = false
    updateMessage()
    list?.reloadData()
  }

  /// The error of the page of a row that is not loaded; nil while it is being loaded.
  final func error(of path: IndexPath) -> NSError? {
    guard !pageErrors.isEmpty, let screenlet = listScreenlet else { return nil }
    return pageErrors[screenlet.pageFromRow(screenlet.streamMode ? loadedCount : path.row)]
  }

  /// Requests the page of a row that has become visible, if it is not loaded.
  final func appear(_ path: IndexPath) {
    guard let screenlet = listScreenlet else { return }
    if screenlet.streamMode {
      let isLast = path.section == sections.count - 1 && path.row == rowsForSectionIndex(path.section).count - 1
      guard isLast, moreRows, !loadingRows else { return }
      loadNextPage()
    } else if object(at: path) == nil, error(of: path) == nil {
      fetchPageForRow?(path.row)
    }
  }

  private func loadNextPage() {
    loadingRows = true
    fetchPageForRow?(loadedCount)
    list?.reloadData()
  }

  /// Informs the Screenlet of a chosen row. A row that could not be loaded is requested again.
  final func choose(_ path: IndexPath) {
    if let row = object(at: path) {
      onSelectedRowClosure?(row)
    } else if error(of: path) != nil {
      if listScreenlet?.streamMode == true { loadNextPage() } else { fetchPageForRow?(path.row) }
    }
  }
}
