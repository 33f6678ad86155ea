import Screenlets

/// The view of the theme shelf: a table whose cell is in the file of the table, below a heading.
public final class BookmarkListScreenletView_shelf: BaseListTableView {
  var statusLabel: Label? { outlet("statusLabel") }
  var sortButton: Button? { outlet("sortButton") }

  override public var emptyMessage: String { "No bookmarks yet" }

  override public func doGetCellId(row: Int, object: AnyObject?) -> String { "bookmark" }

  override public func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    guard let bookmark = object as? Bookmark, let cell = cell as? BookmarkShelfCell else { return }
    cell.nameLabel?.text = bookmark.name
    cell.addressLabel?.text = bookmark.url
  }

  /// Sorts the list by loading it again in the other order, without an Interactor.
  override public func onPreAction(name: String, sender: AnyObject?) -> Bool {
    guard name == "sort", let screenlet = screenlet as? BookmarkListScreenlet else { return true }
    screenlet.order = screenlet.order == .added ? .name : .added
    return false
  }

  /// Shows how many bookmarks there are, and where they come from.
  func show(_ count: Int, _ order: BookmarkOrder, isFromCache: Bool) {
    statusLabel?.text = "\(count) bookmarks\(isFromCache ? " (cached)" : "")"
    sortButton?.setTitle(order == .added ? "Sort by title" : "Sort by date", for: .normal)
  }
}

/// The cell of the theme shelf.
final class BookmarkShelfCell: TableViewCell {
  var nameLabel: Label? { outlet("nameLabel") }
  var addressLabel: Label? { outlet("addressLabel") }
}
