package import ThemeSource

/// The keys of a document's texts.
package struct StringKeys {
  private let all: Set<String>
  /// The keys of each object, sorted, by its identifier.
  private let byObject: [String: [String]]
  private let objects: [String]
  /// The number of keys for which similar ones are searched, because each is compared with all objects.
  private var remainingSearches = 100

  package init(_ keys: some Sequence<String>) {
    all = Set(keys)
    byObject = Dictionary(grouping: all.sorted()) { String(Self.object(of: $0)) }
    objects = byObject.keys.sorted()
  }

  package var isEmpty: Bool { all.isEmpty }

  package func contains(_ key: String) -> Bool { all.contains(key) }

  private static func object(of key: String) -> Substring { key.prefix { $0 != "." } }

  /// A diagnostic of a translation that matches no text. The key of a removed object is only a note.
  /// - Parameter used: The keys of the file with the translation.
  package mutating func unknown(_ string: TranslatedText, used: Set<String>) -> Diagnostic {
    let object = String(Self.object(of: string.key))
    let own = byObject[object] ?? []
    var meant: String?
    if remainingSearches > 0 {
      remainingSearches -= 1
      // Keys have common endings, so that the identifier alone shows which element is meant.
      let near = own.isEmpty ? closestMatch(to: object, in: objects, within: 2).flatMap { byObject[$0] } : own
      meant = closestMatch(to: string.key, in: near ?? []).map { key in
        "did you mean '\(key)'?" + (used.contains(key) ? " It has a translation already" : "")
      }
    }
    let help =
      own.isEmpty
      ? "the element may have been removed: export the strings again"
      : "the keys of this element: \(own.quotedList())"
    return Diagnostic(
      .unknownKey, severity: own.isEmpty && meant == nil ? .note : nil, "unknown key '\(string.key.escaped)'",
      at: string.span, about: .key(string.key), help: meant ?? help)
  }
}
