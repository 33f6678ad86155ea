/// A diagnostic as the protocol describes it.
struct PublishedDiagnostic: Codable, Hashable, Sendable {
  struct Related: Codable, Hashable, Sendable {
    var location: Location
    var message: String
  }

  struct CodeDescription: Codable, Hashable, Sendable {
    var href: String
  }

  var range: TextRange
  /// 1 for errors, 2 for warnings, 3 for notes.
  var severity: Int
  var code: String
  /// The page about the diagnostic.
  var codeDescription: CodeDescription?
  var source = "themec"
  var message: String
  /// 1 for something unused, 2 for something deprecated.
  var tags: [Int]?
  var relatedInformation: [Related]?

  enum CodingKeys: CodingKey {
    case range, severity, code, codeDescription, source, message, tags, relatedInformation
  }
}

struct PublishDiagnostics: Codable, Sendable {
  var uri: String
  var version: Int?
  var diagnostics: [PublishedDiagnostic]
}

struct DocumentDiagnosticReport: Codable, Sendable {
  var kind = "full"
  var items: [PublishedDiagnostic]

  enum CodingKeys: CodingKey { case kind, items }
}

struct WorkspaceDocumentReport: Codable, Sendable {
  var kind = "full"
  var uri: String
  var version: Int?
  var items: [PublishedDiagnostic]

  enum CodingKeys: CodingKey { case kind, uri, version, items }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
    try container.encode(items, forKey: .items)
  }
}

struct WorkspaceDiagnosticReport: Codable, Sendable {
  var items: [WorkspaceDocumentReport]
}
