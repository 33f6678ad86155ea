package import ThemeSource
package import ThemeSyntax

/// What the names of files say, and what they should say: by ``ThemeID``, in the order of input.
package struct ThemeNames: Sendable {
  /// A file's name.
  package struct Name: Sendable {
    package var written: FileName
    /// The name that the file should have, which is meant as a known Screenlet's theme and not named as one; nil for others.
    package var expected: String?
  }

  package var all: [Name]

  package init(all: [Name]) { self.all = all }

  /// Nil for a theme whose name was not checked.
  package subscript(id: ThemeID) -> Name? { all.indices.contains(id.index) ? all[id.index] : nil }
}

/// Reads the names of files and compares them with their headers and classes.
package func checkNames(of documents: [ThemeDocument], known: KnownScreenlets) -> Diagnosed<ThemeNames> {
  var names = ThemeNames(all: [])
  var diagnostics: [Diagnostic] = []
  for document in documents {
    let misnaming = Misnaming(of: document, known: known)
    names.all.append(ThemeNames.Name(written: FileName(path: document.path), expected: misnaming?.right))
    diagnostics += checkNames(of: document, misnaming, known)
  }
  return Diagnosed(names, diagnostics)
}
