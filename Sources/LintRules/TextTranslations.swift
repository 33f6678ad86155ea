package import ThemeSyntax

/// The texts of a document that lack a translation into one language.
package struct TextTranslations: Sendable {
  /// A text without a translation.
  package struct Missing: Sendable {
    package var object: NodeID
    package var text: String

    package init(object: NodeID, text: String) {
      self.object = object
      self.text = text
    }
  }

  /// The language as a tag: `de`, `pt-BR`.
  package var language: String
  /// The path of the file with the translations.
  package var path: String
  /// In document order.
  package var missing: [Missing]

  package init(language: String, path: String, missing: [Missing]) {
    self.language = language
    self.path = path
    self.missing = missing
  }
}
