/// A position in a text: a line from 0 and a column from 0, in units of the negotiated encoding.
package struct Position: Codable, Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// A half-open range of a text.
package struct TextRange: Codable, Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }

  static let zero = TextRange(start: Position(line: 0, character: 0), end: Position(line: 0, character: 0))
}

struct Location: Codable, Hashable, Sendable {
  var uri: String
  var range: TextRange
}

struct TextEdit: Codable, Hashable, Sendable {
  var range: TextRange
  var newText: String
}

struct VersionedDocument: Codable, Hashable, Sendable {
  var uri: String
  var version: Int?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}

/// The edits of one document. The version is that for which the ranges are valid.
struct DocumentEdit: Codable, Hashable, Sendable {
  var textDocument: VersionedDocument
  var edits: [TextEdit]
}

/// The creation of an empty file, unless it exists.
struct FileCreation: Encodable, Hashable, Sendable {
  struct Options: Encodable, Hashable, Sendable {
    var ignoreIfExists = true
  }
  var kind = "create"
  var uri: String
  var options = Options()
}

/// A change of a file by a workspace edit.
enum WorkspaceChange: Encodable, Hashable, Sendable {
  case creation(FileCreation)
  case edit(DocumentEdit)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .creation(let creation): try creation.encode(to: encoder)
    case .edit(let edit): try edit.encode(to: encoder)
    }
  }
}

struct WorkspaceEdit: Encodable, Hashable, Sendable {
  var documentChanges: [WorkspaceChange]?
  /// By URI, for clients that do not support versions.
  var changes: [String: [TextEdit]]?
}

/// The encoding of columns.
package enum PositionEncoding: String, Codable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}
