package import Diagnostics
internal import InterfaceBuilderCatalog
internal import ThemeSource

extension ViewModelDescriptor {
  /// `model/missing-part` for each part that a theme shows and that no file has.
  ///
  /// - Parameters:
  ///   - outlets: the outlets that the theme connects: a list that it does not have shows no cells.
  ///   - exists: whether a file is named after a class, or code makes its view.
  ///   - files: classes that files are named after, sorted.
  package func missingParts(
    outlets: Set<String>, exists: (String) -> Bool, files: @autoclosure () -> [String]
  ) -> [Diagnostic] {
    parts.compactMap { part in
      guard part.outlet.map(outlets.contains) ?? true, !exists(part.className) else { return nil }
      return Diagnostic(
        .missingPart, "the part '\(part.className)' does not exist", at: part.span,
        about: .init(key: part.className, member: name),
        help: closestMatch(to: part.className, in: files()).map { "did you mean '\($0)'?" }
          ?? "add '\(part.className)_default.xml' to the theme path")
    }
  }
}
