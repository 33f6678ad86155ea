package import Diagnostics
package import ThemeSyntax

/// What the names of files say, and what they should say: by ``ThemeID``, in the order of input.
package struct ThemeNames: Sendable {
  /// A file's name.
  package struct Name: Sendable {
    package var written: FileName
    /// The name that the file should have, whose header names a known Screenlet and whose name none; nil for others.
    package var expected: String?
  }

  package var all: [Name]

  package init(all: [Name]) { self.all = all }

  /// Nil for a theme whose name was not checked.
  package subscript(id: ThemeID) -> Name? { all.indices.contains(id.index) ? all[id.index] : nil }
}

/// Reads the names of files and compares them with their headers.
/// - Parameter isKnown: whether there is a Screenlet of that name.
package func checkNames(of documents: [ThemeDocument], isKnown: (String) -> Bool) -> Diagnosed<ThemeNames> {
  let names = documents.map {
    ThemeNames.Name(written: FileName(path: $0.path), expected: misnamed($0, isKnown: isKnown))
  }
  return Diagnosed(ThemeNames(all: names), documents.flatMap { checkNames(of: $0, isKnown: isKnown) })
}
