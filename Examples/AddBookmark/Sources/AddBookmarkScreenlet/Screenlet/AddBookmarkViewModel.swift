/// Keeps the address of a page with a title.
@MainActor
public protocol AddBookmarkViewModel: AnyObject {
  /// The address of the page, as the user typed it.
  var URL: String? { get }
  /// The title of the page: typed, or fetched from the page.
  var title: String? { get set }
}
