package import ThemeSource
package import ThemeSyntax

/// Checks the ViewModel in a theme's header: that it exists, and that the theme is checked against it.
///
/// A name without a descriptor is reported only if it is similar to another one: an app may have no descriptors.
package func checkViewModelName(
  of document: ThemeDocument, screenlet: String, in catalog: ViewModelCatalog
) -> [Diagnostic] {
  guard let header = document.header, let written = document.tree.attribute(.viewModel, of: header.node) else {
    return []
  }
  let expected = catalog.descriptor(ofScreenlet: screenlet)
  if let stated = catalog.descriptor(named: written.value) {
    guard let expected, !catalog.closure(of: expected).contains(where: { $0.name == stated.name }),
      !catalog.closure(of: stated).contains(where: { $0.name == expected.name })
    else { return [] }
    return [
      .wrongViewModel(
        "the header says viewModel '\(stated.name)', but the Screenlet '\(screenlet)' uses '\(expected.name)'",
        written, meant: expected.name, help: "use '\(expected.name)'")
    ]
  }
  let match = closestMatch(to: written.value, in: catalog.names)
  guard let meant = match ?? expected?.name else { return [] }
  return [
    .wrongViewModel(
      "unknown ViewModel '\(written.value)'", written, meant: meant,
      help: match == nil ? "the Screenlet '\(screenlet)' uses '\(meant)'" : "did you mean '\(meant)'?")
  ]
}

extension Diagnostic {
  fileprivate static func wrongViewModel(
    _ message: String, _ written: ElementTree.Attribute, meant: String, help: String
  ) -> Diagnostic {
    Diagnostic(
      .wrongViewModel, message, at: written.valueSpan, help: help,
      fixes: [.replacing(written.value, with: meant, at: written.valueSpan)])
  }
}
