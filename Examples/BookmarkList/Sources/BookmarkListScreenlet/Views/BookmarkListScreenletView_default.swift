import Screenlets

/// The view of the themes default and westeros: a table whose cells are the part `BookmarkCell`.
open class BookmarkListScreenletView_default: BaseListTableView {
  override open func doRegisterCellNibs() {
    tableView?.register(nibName: "BookmarkCell", forCellReuseIdentifier: "bookmark")
  }

  override open func doGetCellId(row: Int, object: AnyObject?) -> String { "bookmark" }

  override open func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    guard let bookmark = object as? Bookmark else { return }
    cell.outlet("nameLabel", as: Label.self)?.text = bookmark.name
    cell.outlet("urlLabel", as: Label.self)?.text = bookmark.url
  }
}
