import Foundation
import Screenlets

/// The view of the theme default-collection: a grid.
public final class BookmarkListScreenletView_default_collection: BaseListCollectionView {
  override public func doRegisterCellNibs() {
    collectionView?.register(nibName: "BookmarkCell", forCellWithReuseIdentifier: "bookmark")
  }

  override public func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String { "bookmark" }

  override public func doFillLoadedCell(indexPath: IndexPath, cell: CollectionViewCell, object: AnyObject) {
    guard let bookmark = object as? Bookmark else { return }
    cell.outlet("centerLabel", as: Label.self)?.text = bookmark.name
    cell.outlet("urlLabel", as: Label.self)?.text = bookmark.url
  }
}
