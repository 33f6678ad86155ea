package import ThemeSource
package import ThemeSyntax

/// The actual and expected names of files, by ``ThemeID``, in input order.
package struct ThemeNames: Sendable {
  package struct Name: Sendable {
    package var written: FileName
    /// The correct name of a file that is intended as a known Screenlet's theme but not named as one; `nil` for others.
    package var expected: String?

    /// The name by which the file is linked: its right name, if that belongs to the same Screenlet.
    package var linked: FileName? {
      let right = expected.map { FileName(path: $0) }
      return right?.screenlet == written.screenlet ? right : nil
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
    names.all.append(ThemeNames.Name(written: FileName(of: document), expected: misnaming?.right))
    diagnostics += checkNames(of: document, misnaming, known)
  }
  return Diagnosed(names, diagnostics)
}
