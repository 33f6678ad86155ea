public import Foundation

/// The view of a list Screenlet with a table in the outlet `tableView`.
///
/// ```swift
/// final class BookmarkListScreenletView_default: BaseListTableView {
///   override func doRegisterCellNibs() {
///     tableView?.register(nibName: "BookmarkCell", forCellReuseIdentifier: "bookmark")
///   }
///   override func doGetCellId(row: Int, object: AnyObject?) -> String { "bookmark" }
///   override func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
///     cell.outlet("nameLabel", as: Label.self)?.text = (object as? Bookmark)?.name
///   }
/// }
/// ```
@MainActor
open class BaseListTableView: BaseListView, TableViewDataSource, TableViewDelegate {
  /// The table.
  open var tableView: TableView? { outlet("tableView") }
  override final var list: ListElement? { tableView }

  /// Connects the table. An override calls `super`.
  override open func onCreated() {
    super.onCreated()
    tableView?.dataSource = self
    tableView?.delegate = self
    doRegisterCellNibs()
  }

  // MARK: Cells

  /// Registers the cells of the table.
  open func doRegisterCellNibs() {}

  /// The identifier of the cell for a row; `object` is nil for a row that is not loaded.
  open func doGetCellId(row: Int, object: AnyObject?) -> String { "defaultCellId" }

  /// The cell for an identifier that is neither registered nor in the table's file: a label.
  open func doCreateCell(_ cellId: String) -> TableViewCell { tableView?.makePlainCell(cellId) ?? TableViewCell() }

  /// The cell for a row, not filled.
  open func doDequeueReusableCell(row: Int, object: AnyObject?) -> TableViewCell {
    let id = doGetCellId(row: row, object: object)
    return tableView?.dequeueReusableCell(withIdentifier: id) ?? doCreateCell(id)
  }

  /// Fills the cell of a loaded row. By default, `textLabel` shows the description of the object.
  open func doFillLoadedCell(row: Int, cell: TableViewCell, object: AnyObject) {
    cell.textLabel?.text = String(describing: object)
  }

  /// Fills the cell of a row that is being loaded. By default, the first label shows `…`, and the others are empty.
  open func doFillInProgressCell(row: Int, cell: TableViewCell) { cell.showOnly("…") }

  /// Fills the cell of a row that could not be loaded. By default, the first label shows a message.
  open func doFillFailedCell(row: Int, cell: TableViewCell, error: NSError) {
    cell.showOnly("Not loaded. Press Return to try again")
  }

  // MARK: TableViewDataSource and TableViewDelegate

  /// The number of ``BaseListView/sections``.
  open func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// The number of rows in a section, loaded or not.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count(ofSection: section) }

  /// The key of a section.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// The filled cell of a row.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let object = object(at: indexPath)
    let cell = doDequeueReusableCell(row: indexPath.row, object: object)
    if let object {
      doFillLoadedCell(row: indexPath.row, cell: cell, object: object)
    } else if let error = error(of: indexPath) {
      doFillFailedCell(row: indexPath.row, cell: cell, error: error)
    } else {
      doFillInProgressCell(row: indexPath.row, cell: cell)
    }
    return cell
  }

  /// Informs the Screenlet, or requests a row again that could not be loaded.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath) }

  /// Requests the page of a row that is not loaded. An override calls `super`.
  open func tableView(_ tableView: TableView, willDisplayRowAt indexPath: IndexPath) { appear(indexPath) }
}

/// The view of a list Screenlet with a collection in the outlet `collectionView`.
@MainActor
open class BaseListCollectionView: BaseListView, CollectionViewDataSource, CollectionViewDelegate {
  /// The collection.
  open var collectionView: CollectionView? { outlet("collectionView") }
  override final var list: ListElement? { collectionView }

  /// Connects the collection. An override calls `super`.
  override open func onCreated() {
    super.onCreated()
    collectionView?.dataSource = self
    collectionView?.delegate = self
    doRegisterCellNibs()
  }

  // MARK: Cells

  /// Registers the cells of the collection.
  open func doRegisterCellNibs() {}

  /// The identifier of the cell for an item; `object` is nil for an item that is not loaded.
  open func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String { "defaultCellId" }

  /// The cell for an identifier that is neither registered nor in the collection's file: a label.
  open func doCreateCell(_ cellId: String) -> CollectionViewCell {
    collectionView?.makePlainCell(cellId) ?? CollectionViewCell()
  }

  /// The cell for an item, not filled.
  open func doDequeueReusableCell(indexPath: IndexPath, object: AnyObject?) -> CollectionViewCell {
    let id = doGetCellId(indexPath: indexPath, object: object)
    return collectionView?.dequeueReusableCell(withReuseIdentifier: id) ?? doCreateCell(id)
  }

  /// Fills the cell of a loaded item. By default, `textLabel` shows the description of the object.
  open func doFillLoadedCell(indexPath: IndexPath, cell: CollectionViewCell, object: AnyObject) {
    cell.textLabel?.text = String(describing: object)
  }

  /// Fills the cell of an item that is being loaded. By default, the first label shows `…`, and the others are empty.
  open func doFillInProgressCell(indexPath: IndexPath, cell: CollectionViewCell) { cell.showOnly("…") }

  /// Fills the cell of an item that could not be loaded. By default, the first label shows a message.
  open func doFillFailedCell(indexPath: IndexPath, cell: CollectionViewCell, error: NSError) {
    cell.showOnly("Not loaded")
  }

  // MARK: CollectionViewDataSource and CollectionViewDelegate

  /// The number of ``BaseListView/sections``.
  open func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  /// The number of items in a section, loaded or not.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    count(ofSection: section)
  }

  /// The key of a section.
  open func collectionView(_ collectionView: CollectionView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  /// The filled cell of an item.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let object = object(at: indexPath)
    let cell = doDequeueReusableCell(indexPath: indexPath, object: object)
    if let object {
      doFillLoadedCell(indexPath: indexPath, cell: cell, object: object)
    } else if let error = error(of: indexPath) {
      doFillFailedCell(indexPath: indexPath, cell: cell, error: error)
    } else {
      doFillInProgressCell(indexPath: indexPath, cell: cell)
    }
    return cell
  }

  /// Informs the Screenlet, or requests an item again that could not be loaded.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) { choose(indexPath) }

  /// Requests the page of an item that is not loaded. An override calls `super`.
  open func collectionView(_ collectionView: CollectionView, willDisplayItemAt indexPath: IndexPath) {
    appear(indexPath)
  }
}
