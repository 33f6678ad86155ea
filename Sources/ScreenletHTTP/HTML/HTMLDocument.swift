public import Foundation

/// Reads HTML documents.
public enum HTMLDocument {
  /// The number of bytes of a document that are searched for its title.
  public static let searchedBytes = 1 << 20
  /// The maximum number of characters of a title. A longer title is truncated.
  public static let maximumTitleLength = 1000

  /// The title of the page in a response, which may declare its encoding; see ``title(of:contentType:)``. Nil if the
  /// content type is not that of a page, such as an image.
  public static func title(of response: HTTPResponse) -> String? {
    let contentType = response.headers["Content-Type"]
    guard contentType.map(mayBePage) ?? true else { return nil }
    return title(of: response.body, contentType: contentType)
  }

  /// Whether a content type is that of HTML, or one that servers send for unknown text.
  private static func mayBePage(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return type.isEmpty || type.hasPrefix("text/") || type.hasSuffix("html+xml") || type.hasSuffix("/xml")
  }

  /// The title of a document: the text of its first `title` element outside of images; nil if it is missing or empty.
  ///
  /// Character references are decoded and white space is collapsed as in browsers. Control characters and characters
  /// that change the direction of the text are omitted. The encoding is determined by a byte order mark, the content
  /// type or a `meta` element, in this order. Otherwise it is UTF-8 if the title is valid UTF-8, or else windows-1252.
  ///
  /// - Parameters:
  ///   - document: The bytes of the document, of which the first ``searchedBytes`` are searched.
  ///   - contentType: The value of the header field `Content-Type`.
  public static func title(of document: Data, contentType: String? = nil) -> String? {
    let page = EncodedPage(Array(document.prefix(searchedBytes)), contentType: contentType)
    guard let title = page.head.title else { return nil }
    // A character reference that is cut here is not in the result, because the text is truncated again.
    let bytes = Array(page.bytes[title].prefix(16 * maximumTitleLength))
    let text = CharacterReferences.decode(page.encoding.decode(bytes)).titleText
    return text.isEmpty ? nil : text
  }
}

extension String {
  /// The text with collapsed white space, and without characters that could change surrounding text.
  fileprivate var titleText: String {
    var text = String.UnicodeScalarView()
    var isSpacePending = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x85, 0x2028, 0x2029:
        isSpacePending = !text.isEmpty
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB, 0xFEFF:
        break
      default:
        if isSpacePending { text.append(" ") }
        isSpacePending = false
        text.append(scalar)
      }
    }
    return String(String(text).prefix(HTMLDocument.maximumTitleLength))
  }
}
