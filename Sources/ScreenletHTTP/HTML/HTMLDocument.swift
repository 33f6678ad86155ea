public import Foundation

/// Reads HTML documents.
public enum HTMLDocument {
  /// How many bytes of a document are searched for its title.
  public static let searchedBytes = 1 << 20
  /// How many characters a title has at most; the rest is cut off.
  public static let maximumTitleLength = 1000

  /// The title of the page in a response, which may declare its encoding; see ``title(of:contentType:)``. Nil for a response
  /// that says it is no page, such as an image.
  public static func title(of response: HTTPResponse) -> String? {
    let contentType = response.headers["Content-Type"]
    guard contentType.map(mayBePage) ?? true else { return nil }
    return title(of: response.body, contentType: contentType)
  }

  /// Whether a content type is that of HTML or of a text that a server did not look at.
  private static func mayBePage(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return type.isEmpty || type.hasPrefix("text/") || type.hasSuffix("html+xml") || type.hasSuffix("/xml")
  }

  /// The title of a document: the text of its first `title` element, not of one in an image; nil if it has none or an empty one.
  ///
  /// Character references are decoded and white space is collapsed as browsers do. Control characters and those that change the
  /// direction of the text are left out. The encoding is that of a byte order mark, else of the content type, else of a `meta`
  /// element; without any it is UTF-8 if the title is valid in it, else windows-1252.
  ///
  /// - Parameters:
  ///   - document: the bytes of the document, of which the first ``searchedBytes`` are searched.
  ///   - contentType: the value of the header field `Content-Type`.
  public static func title(of document: Data, contentType: String? = nil) -> String? {
    let page = EncodedPage(Array(document.prefix(searchedBytes)), contentType: contentType)
    guard let title = page.head.title else { return nil }
    // Longer ones are no titles. No character reference is cut, since the text is cut again.
    let bytes = Array(page.bytes[title].prefix(16 * maximumTitleLength))
    let text = CharacterReferences.decode(page.encoding.decode(bytes)).titleText
    return text.isEmpty ? nil : text
  }
}

extension String {
  /// The text with white space collapsed, and without characters that could change what surrounds it.
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
