/// A document that the client has opened, with its unsaved contents.
struct OpenDocument: Sendable {
  let uri: String
  /// Absolute.
  let path: String
  var version: Int
  private(set) var bytes: [UInt8]

  init(uri: String, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
  }

  /// A replacement of a range, or without one of the whole text.
  struct Change: Codable, Sendable {
    var range: TextRange?
    var text: String
  }

  /// Applies changes in order. If one is invalid, none is applied.
  mutating func apply(_ changes: [Change], _ encoding: PositionEncoding) throws {
    var text = bytes
    for change in changes {
      guard let range = change.range else {
        text = Array(change.text.utf8)
        continue
      }
      guard range.start <= range.end else {
        throw ResponseError.invalidParameters("a range ends before its start")
      }
      let positions = TextPositions(text, encoding)
      text.replaceSubrange(positions.offset(of: range.start)..<positions.offset(of: range.end), with: change.text.utf8)
    }
    bytes = text
  }
}
