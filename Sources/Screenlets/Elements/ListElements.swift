public import Foundation

/// The base class of handles for tables and collections. Their rows come from code.
@MainActor
public class ListElement: ViewElement {
  private var list: LiveList?
  private var registrations: [String: Registration] = [:]
  private var templates: [String: CellTemplate] = [:]
  private var types: [String: ListCell.Type] = [:]
  private var plain: CellTemplate?

  private enum Registration {
    case cellClass(ListCell.Type)
    case part(String)
  }

  private var loaded: LoadedTheme? { theme as? LoadedTheme }

  /// Starts to show rows of code; later calls only request them again.
  final func show(_ contents: @autoclosure () -> ListContents) {
    if list == nil { list = loaded?.makeList(objectID, contents()) }
    list?.reload()
  }

  /// Requests the number of rows and the visible cells again. The scroll position is kept as far as possible.
  public final func reloadData() { list?.reload() }

  /// A text in place of the rows, such as that the list is empty; nil for none.
  public final var message: String? {
    get { list?.message }
    set { list?.message = newValue }
  }

  /// Performs a refresh when the user presses R in the list. Returns whether it started. Nil for no refresh.
  public final var refreshAction: (@MainActor () -> Bool)? {
    get { list?.refresh }
    set { list?.refresh = newValue }
  }

  /// The visible rows, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath] { list?.visibleRows ?? [] }

  /// The marked row, on which keys act; nil in an empty list.
  public final var indexPathForSelectedRow: IndexPath? { list?.markedRow }

  /// Marks a row, and scrolls to it.
  public final func selectRow(at path: IndexPath) { list?.mark(path) }

  final var height: Double? {
    get { list?.rowHeight }
    set { list?.rowHeight = newValue }
  }

  // MARK: Cells

  final func register(_ cellClass: ListCell.Type, for identifier: String) {
    registrations[identifier] = .cellClass(cellClass)
    templates[identifier] = nil
    types[identifier] = nil
  }

  final func register(part: String, for identifier: String) {
    registrations[identifier] = .part(part)
    templates[identifier] = nil
    types[identifier] = nil
  }

  /// A new cell. It has the theme that is registered for the identifier, or else that of the cell with this identifier
  /// in the file of the list.
  final func dequeue(_ identifier: String) -> ListCell? {
    guard let loaded, let template = template(identifier, in: loaded) else { return nil }
    let type = types[identifier] ?? cellClass(identifier, template, in: loaded)
    types[identifier] = type
    return make(type, template, identifier, loaded)
  }

  /// The registered class of a cell, or else the class of that name in the Screenlet's module.
  private func cellClass(_ identifier: String, _ template: CellTemplate, in loaded: LoadedTheme) -> ListCell.Type {
    if case .cellClass(let registered)? = registrations[identifier] { return registered }
    let found: AnyClass? = template.className.flatMap { NSClassFromString("\(loaded.module).\($0)") }
    return found as? ListCell.Type ?? ListCell.self
  }

  /// A new cell of UIKit's default style: a label.
  final func makePlainCell(_ identifier: String) -> ListCell {
    guard let loaded else { return ListCell() }
    let template = plain ?? loaded.plainCell(of: objectID)
    plain = template
    return make(ListCell.self, template, identifier, loaded)
  }

  private func make(
    _ type: ListCell.Type, _ template: CellTemplate, _ identifier: String, _ loaded: LoadedTheme
  ) -> ListCell {
    let cell = type.init()
    cell.reuseIdentifier = identifier
    cell.attach(template, loaded.options)
    return cell
  }

  private func template(_ identifier: String, in loaded: LoadedTheme) -> CellTemplate? {
    if let known = templates[identifier] { return known }
    let template: CellTemplate?
    switch registrations[identifier] {
    case .part(let name): template = loaded.part(name)
    case .cellClass(let cellClass):
      template =
        loaded.prototype(of: objectID, identifier: identifier) ?? loaded.part(String(describing: cellClass))
    case nil: template = loaded.prototype(of: objectID, identifier: identifier)
    }
    for error in template?.errors ?? [] { loaded.onWarning?(error) }
    templates[identifier] = template
    return template
  }
}

/// A table. Its rows come from its ``dataSource``.
@MainActor
public final class TableView: ListElement {
  /// Provides the rows. Setting it replaces the sample rows of the theme.
  public weak var dataSource: (any TableViewDataSource)? { didSet { if dataSource != nil { connect() } } }
  /// Is informed of rows that the user chooses, and of rows that appear.
  public weak var delegate: (any TableViewDelegate)?

  private func connect() {
    show(
      ListContents(
        sections: { [weak self] in self?.sections ?? [] },
        cell: { [weak self] path in
          guard let self else { return nil }
          return dataSource?.tableView(self, cellForRowAt: path)
        },
        willDisplay: { [weak self] path in
          guard let self else { return }
          delegate?.tableView(self, willDisplayRowAt: path)
        },
        didSelect: { [weak self] path in
          guard let self else { return }
          delegate?.tableView(self, didSelectRowAt: path)
        }))
  }

  private var sections: [(title: String?, rows: Int)] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      (
        dataSource.tableView(self, titleForHeaderInSection: $0),
        dataSource.tableView(self, numberOfRowsInSection: $0)
      )
    }
  }

  /// The height of the rows in points, rounded to rows of the terminal; nil for the height of the cells. The theme's
  /// `rowHeight` by default.
  public var rowHeight: Double? {
    get { height }
    set { height = newValue }
  }

  /// Makes ``dequeueReusableCell(withIdentifier:)`` create cells of a class. Their theme is the cell of the table's file
  /// with the identifier, or else the part with the name of the class.
  public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    register(cellClass, for: identifier)
  }

  /// Makes ``dequeueReusableCell(withIdentifier:)`` create cells with the theme of a part, such as `BookmarkCell`.
  public func register(nibName: String, forCellReuseIdentifier identifier: String) {
    register(part: nibName, for: identifier)
  }

  /// Creates a cell; nil if neither is an identifier of that name registered nor has the table's file such a cell.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { dequeue(identifier) }
}

/// Provides the rows of a ``TableView``.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in tableView: TableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  /// The title of a section; nil or empty for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
  /// The cell of a row, filled. Called for visible rows only.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// No title.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Is informed of the use of a ``TableView``.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// The user has chosen a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row has become visible.
  func tableView(_ tableView: TableView, willDisplayRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayRowAt indexPath: IndexPath) {}
}

/// A collection: a grid of items. Its items come from its ``dataSource``.
@MainActor
public final class CollectionView: ListElement {
  /// Provides the items. Setting it replaces the sample items of the theme.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { if dataSource != nil { connect() } } }
  /// Is informed of items that the user chooses, and of items that appear.
  public weak var delegate: (any CollectionViewDelegate)?

  private func connect() {
    show(
      ListContents(
        sections: { [weak self] in self?.sections ?? [] },
        cell: { [weak self] path in
          guard let self else { return nil }
          return dataSource?.collectionView(self, cellForItemAt: path)
        },
        willDisplay: { [weak self] path in
          guard let self else { return }
          delegate?.collectionView(self, willDisplayItemAt: path)
        },
        didSelect: { [weak self] path in
          guard let self else { return }
          delegate?.collectionView(self, didSelectItemAt: path)
        }))
  }

  private var sections: [(title: String?, rows: Int)] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      (
        dataSource.collectionView(self, titleForHeaderInSection: $0),
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      )
    }
  }

  /// Makes ``dequeueReusableCell(withReuseIdentifier:)`` create cells of a class. Their theme is the cell of the
  /// collection's file with the identifier, or else the part with the name of the class.
  public func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, for: identifier)
  }

  /// Makes ``dequeueReusableCell(withReuseIdentifier:)`` create cells with the theme of a part.
  public func register(nibName: String, forCellWithReuseIdentifier identifier: String) {
    register(part: nibName, for: identifier)
  }

  /// Creates a cell; nil if neither is an identifier of that name registered nor has the collection's file such a cell.
  public func dequeueReusableCell(withReuseIdentifier identifier: String) -> CollectionViewCell? { dequeue(identifier) }
}

/// Provides the items of a ``CollectionView``.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The title of a section; nil or empty for none.
  func collectionView(_ collectionView: CollectionView, titleForHeaderInSection section: Int) -> String?
  /// The cell of an item, filled. Called for visible items only.
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// No title.
  public func collectionView(_ collectionView: CollectionView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// Is informed of the use of a ``CollectionView``.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
  /// The user has chosen an item.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item has become visible.
  func collectionView(_ collectionView: CollectionView, willDisplayItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, willDisplayItemAt indexPath: IndexPath) {}
}
