package import ThemeSource
package import ThemeSyntax

/// The actual and expected names of files, by ``ThemeID``, in input order.
package struct ThemeNames: Sendable {
  package struct Name: Sendable {
    package var written: FileName
    /// The correct name of a file that is intended as a known Screenlet's theme but not named as one; `nil` for others.
    package var expected: String?

    /// Whether the file is the only default theme of the Screenlet in its right name.
    var isMissingDefault = false

    /// The name by which the file is linked: its right name, if that belongs to the same Screenlet or to one that would
    /// otherwise lack its default theme.
    package var linked: FileName? {
      let right = expected.map { FileName(path: $0) }
      return right?.screenlet == written.screenlet || isMissingDefault ? right : nil
    }
  }

  package var all: [Name]

  /// `nil` for a theme with an unchecked name.
  package subscript(id: ThemeID) -> Name? { all.indices.contains(id.index) ? all[id.index] : nil }
}

/// Reads the names of files and compares them with their headers and classes.
package func checkNames(of documents: [ThemeDocument], known: KnownScreenlets) -> Diagnosed<ThemeNames> {
  var names = ThemeNames(all: [])
  var diagnostics: [Diagnostic] = []
  for document in documents {
    let misnaming = Misnaming(of: document, known: known)
    var name = ThemeNames.Name(written: FileName(of: document), expected: misnaming?.right)
    if let right = misnaming.map({ FileName(path: $0.right) }), right.themeName == ThemeName.standard {
      name.isMissingDefault = right.screenlet.map { !known.hasDefault($0) } ?? false
    }
    names.all.append(name)
    diagnostics += checkNames(of: document, misnaming, known)
  }
  return Diagnosed(names, diagnostics)
}
