package import ThemeSyntax

/// A text that users see, with its place in a tree.
package struct LocalizableText: Sendable {
  /// As ibtool keys it: `f7D-kx-dsJ.text`.
  package var key: String
  package var value: String
  /// The object that shows it.
  package var object: NodeID

  /// Whether it is what a label, a field, a text view or a button shows in its usual state.
  package var isShown: Bool { key.hasSuffix(".text") || key.hasSuffix(".normalTitle") }
}

/// The texts of a tree that users see, in document order; empty ones are none.
package func localizableTexts(of tree: ElementTree) -> [LocalizableText] {
  if tree.documentElement == nil { return [] }
  // Indices are those of the tree that is copied.
  let markup = MarkupTree(copying: tree)
  let texts = markup.textPlaces.map { place in
    LocalizableText(key: place.key, value: markup.text(at: place), object: NodeID(place.object))
  }
  return texts.filter { !$0.value.isEmpty }.sorted { $0.object < $1.object }
}
