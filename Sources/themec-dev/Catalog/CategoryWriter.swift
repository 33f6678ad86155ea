extension CatalogWriter {
  /// The types `SizeRule`, `Painting` and `ElementTraits`.
  func categories() -> String {
    Self.head
      + enumeration(
        "SizeRule", "size",
        """
        /// How a view gets its intrinsic content size: the size that it has where constraints leave it the choice.
        ///
        /// Closed, and switched over without `default`: ThemeLayout measures each rule.
        """)
      + enumeration(
        "Painting", "painting",
        """
        /// What a view is drawn as.
        ///
        /// Closed, and switched over without `default`: ThemeRendering gives each painting its role and content in the
        /// render tree.
        """) + traits()
  }

  private func declared(_ kind: String) -> [CatalogSource.Category] { source.categories.filter { $0.kind == kind } }

  private func enumeration(_ type: String, _ kind: String, _ documentation: String) -> String {
    var text = documentation + "\npackage enum \(type): String, CaseIterable, Sendable {\n"
    for category in declared(kind) {
      text += "  /// \(category.documentation)\n  case \(Self.identifier(category.name))\n"
    }
    return text + "}\n\n"
  }

  private func traits() -> String {
    var text = """
      /// What views of a kind have in common beyond how they are sized and drawn, as far as layout, inheritance and rules ask.
      package struct ElementTraits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }


      """
    for (bit, category) in declared("trait").enumerated() {
      text += "  /// \(category.documentation)\n"
      text += "  package static let \(category.name) = ElementTraits(rawValue: 1 << \(bit))\n"
    }
    return text + "}\n"
  }
}
