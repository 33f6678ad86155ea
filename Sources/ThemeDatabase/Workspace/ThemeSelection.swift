package import Diagnostics
package import ThemeSemantics
internal import ThemeSource

/// A theme that a user named, and what is to be said about how it was found.
package struct SelectedTheme: Sendable {
  package var id: ThemeID
  package var lookup: Lookup?

  package init(id: ThemeID, lookup: Lookup? = nil) {
    self.id = id
    self.lookup = lookup
  }
}

extension Workspace {
  /// The theme of a Screenlet by name: exact, in another case, or the default theme with a note.
  ///
  /// A Screenlet's name that nothing answers to is looked up without regard to case, and without `Screenlet` or `View`
  /// behind it, before it is an error with a did-you-mean.
  package func find(screenlet: String, theme: String?) -> Diagnosed<SelectedTheme?> {
    let known = graph.screenlets.map(\.name)
    let name = known.first { $0 == screenlet } ?? known.first { $0.lowercased() == bareName(screenlet).lowercased() }
    guard let name else {
      let meant = closestMatch(to: screenlet, in: known)
      return Diagnosed(
        nil,
        [
          Diagnostic(
            .unknownScreenlet, "unknown Screenlet '\(screenlet.shown)'", at: nil,
            help: meant.map { "did you mean '\($0)'?" } ?? "known Screenlets: \(known.joined(separator: ", "))")
        ])
    }
    let lookup = graph.find(screenlet: name, theme: theme)
    return Diagnosed(lookup.found.map { SelectedTheme(id: $0, lookup: lookup) }, lookup.diagnostics(at: nil))
  }

  private func bareName(_ name: String) -> String {
    for ending in ["ScreenletView", "Screenlet", "View"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
