import ScreenletHTTP
import Screenlets

/// A comment on a page.
final class Comment: Sendable {
  /// The number of the comment on the server.
  let commentId: Int64
  /// The author.
  let userName: String
  /// The text.
  let body: String

  init(commentId: Int64, userName: String, body: String) {
    self.commentId = commentId
    self.userName = userName
    self.body = body
  }

  /// Reads a comment of the server; nil for other JSON.
  convenience init?(_ value: JSONValue?) {
    guard let id = value?["commentId"]?.integerValue, let userName = value?["userName"]?.stringValue,
      let body = value?["body"]?.stringValue
    else { return nil }
    self.init(commentId: id, userName: userName, body: body)
  }
}
