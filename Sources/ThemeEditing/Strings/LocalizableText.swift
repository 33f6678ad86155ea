package import ThemeSyntax

/// A text that users see, with its place in a tree.
package struct LocalizableText: Sendable {
  /// The key in ibtool's form: `f7D-kx-dsJ.text`.
  package var key: String
  package var value: String
  /// The object that shows it.
  package var object: NodeID

  /// Whether a label, a field, a text view or a button shows the text in its usual state.
  package var isShown: Bool { key.hasSuffix(".text") || key.hasSuffix(".normalTitle") }
}

/// Returns the nonempty texts of a tree that users see, in document order.
package func localizableTexts(of tree: ElementTree) -> [LocalizableText] {
  if tree.documentElement == nil { return [] }
  // Indices are those of the copied tree.
  let markup = MarkupTree(copying: tree)
  let texts = markup.textPlaces.map { place in
    LocalizableText(key: place.key, value: markup.text(at: place), object: NodeID(place.object))
  }
  return texts.filter { !$0.value.isEmpty }.sorted { $0.object < $1.object }
}

/// Returns the keys of all texts that a tree can have, sorted: also those of empty texts.
package func localizableKeys(of tree: ElementTree) -> [String] {
  tree.documentElement == nil ? [] : MarkupTree(copying: tree).textPlaces.map(\.key)
}
