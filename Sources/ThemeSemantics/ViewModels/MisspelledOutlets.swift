internal import ThemeSource
internal import ThemeSyntax

extension ContractCheck {
  /// Reports misspelled outlets. A View class may declare any outlet, so only names similar to an outlet of the
  /// ViewModel are reported, if the same file does not connect that outlet and it is not already reported.
  mutating func findMisspelledOutlets() {
    let candidates = known.filter { !reportedOutlets.contains($0) && !contract.misspelledOutlets.contains($0) }.sorted()
    let owner = theme.rootViews.first.map { connections.className(of: $0) } ?? "UIView"
    var seen: Set<String> = []
    for outlet in connections.outlets where !known.contains(outlet.name) && seen.insert(outlet.name).inserted {
      guard !classes.isFrameworkOutlet(outlet.name, of: owner),
        let property = tree.attribute(.property, of: outlet.connection),
        CodeName.property.fault(in: property.value) == nil
      else { continue }
      // A descendant may have intended to reconnect an outlet of its parent.
      let open = candidates.filter { name in
        connections.outlet(name).map { tree.file(of: $0.connection) != property.file } ?? true
      }
      guard let meant = closestMatch(to: outlet.name, in: open, within: 2) else { continue }
      diagnostics.append(
        Diagnostic(
          .unknownOutlet, "\(viewModel) has no outlet '\(outlet.name)'", at: property.valueSpan,
          about: .member(outlet.name),
          help: "did you mean '\(meant)'?",
          fixes: [.replacing(outlet.name, with: meant, at: property.valueSpan)]))
    }
  }
}
