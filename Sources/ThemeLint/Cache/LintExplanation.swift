internal import ThemeProject
internal import ThemeSource

/// Why a run checked documents again.
package struct LintExplanation: Sendable, Equatable {
  /// The reason to check all documents; `nil` if only some were checked.
  package var everything: String?
  /// The checked documents with the reasons, by path.
  package var documents: [Document] = []
  /// The number of documents, with those that were not checked.
  package var count = 0
  /// The edited files, if not everything was checked.
  package var edited: [String] = []
  /// The reason to check names in code again; `nil` if they were not.
  package var shared: String?

  package struct Document: Sendable, Equatable {
    package var path: String
    package var reason: String
  }

  /// The first paths of a list, for messages.
  static func listed(_ paths: [String]) -> String {
    let quoted = paths.map { "'\($0.escaped)'" }
    return (quoted.count > 3 ? Array(quoted.prefix(2)) + ["\(quoted.count - 2) more"] : quoted).series("and")
  }

  /// The explanation as text with a line for each document.
  package var text: String {
    let noun = count == 1 ? "document" : "documents"
    if let everything { return "checked \(count == 1 ? "1" : "all \(count)") \(noun): \(everything)\n" }
    var text = "checked \(documents.count) of \(count) \(noun) after an edit of \(Self.listed(edited))\n"
    for document in documents { text += "  \(document.path.escaped): \(document.reason)\n" }
    if let shared { text += "checked names in code: \(shared)\n" }
    return text
  }
}

extension CacheWriter {
  mutating func add(_ explanation: LintExplanation) {
    add(explanation.everything)
    add(explanation.documents) { writer, document in
      writer.add(document.path)
      writer.add(document.reason)
    }
    add(explanation.count)
    add(explanation.edited) { $0.add($1) }
    add(explanation.shared)
  }
}

extension CacheReader {
  mutating func explanation() throws(Malformed) -> LintExplanation {
    var explanation = LintExplanation()
    explanation.everything = try optionalText()
    explanation.documents = try array { reader throws(Malformed) in
      LintExplanation.Document(path: try reader.text(), reason: try reader.text())
    }
    explanation.count = Int(try id())
    explanation.edited = try array { reader throws(Malformed) in try reader.text() }
    explanation.shared = try optionalText()
    return explanation
  }
}
