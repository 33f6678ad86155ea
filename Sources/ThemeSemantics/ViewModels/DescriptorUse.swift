package import ThemeSource
internal import ThemeSyntax

extension ViewModelDescriptor {
  /// Reports `model/missing-part` for each part in a theme without a file.
  ///
  /// - Parameters:
  ///   - outlets: the outlets that the theme connects; without its list, a part is not displayed.
  ///   - exists: whether a file is named after a class, or code creates its view.
  ///   - files: the classes that files are named after, sorted.
  package func missingParts(
    outlets: Set<String>, exists: (String) -> Bool, files: @autoclosure () -> [String]
  ) -> [Diagnostic] {
    parts.compactMap { part in
      guard part.outlet.map(outlets.contains) ?? true, !exists(part.className) else { return nil }
      let meant = closestMatch(to: part.className, in: files())
      return Diagnostic(
        .missingPart, "the part '\(part.className)' does not exist", at: part.span,
        about: .init(key: part.className, member: name),
        help: meant.map { "did you mean '\($0)'?" } ?? "add '\(part.className)_default.xml' to the theme path",
        fixes: Fix.correcting(part.className, to: meant, at: part.span, .displayOnly))
    }
  }

  /// Reports `model/unknown-screenlet` if no Screenlet of the descriptor has a theme.
  ///
  /// - Parameter themed: Screenlets with a theme.
  package func unknownScreenlets(themed: Set<String>) -> [Diagnostic] {
    guard let place = screenletsSpan, themed.isDisjoint(with: screenlets),
      // An invalid name is reported elsewhere.
      !screenlets.contains(where: { CodeName.property.fault(in: $0) != nil })
    else { return [] }
    if screenlets.isEmpty {
      return [
        Diagnostic(
          .unknownScreenlet, "'screenlets' of '\(name)' is empty", at: place, about: .member(name),
          help: "name the Screenlets whose themes present '\(name)', or remove the attribute")
      ]
    }
    let known = themed.sorted()
    let meant = screenlets.lazy.compactMap { written in
      closestMatch(to: written, in: known).map { (written: written, name: $0) }
    }.first { _ in true }
    let listed = screenlets.quotedList()
    return [
      Diagnostic(
        .unknownScreenlet, severity: meant == nil ? .note : nil,
        screenlets.count == 1 ? "the Screenlet \(listed) has no theme" : "none of the Screenlets \(listed) has a theme",
        at: place, about: .member(name),
        help: meant.map { "did you mean '\($0.name)'\(screenlets.count == 1 ? "" : " for '\($0.written)'")?" }
          ?? "add '\(FileName.canonical(screenlet: screenlets[0], theme: ThemeName.standard))' to the theme path",
        fixes: screenlets.count == 1 ? Fix.correcting(screenlets[0], to: meant?.name, at: place, .displayOnly) : [])
    ]
  }
}
