public import Foundation

/// Reads HTML documents.
public enum HTMLDocument {
  /// The title of a page; nil if it has none or its text is empty.
  public static func title(of response: HTTPResponse) -> String? {
    title(of: response.body, contentType: response.headers["Content-Type"])
  }

  /// The title of a document; nil if it has none or its text is empty.
  public static func title(of document: Data, contentType: String? = nil) -> String? {
    nil
  }
}
