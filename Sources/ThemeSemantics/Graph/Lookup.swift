package import ThemeSource

/// The result of looking up a theme's name, including how it was found and which files were not used, for `explain` and
/// `preview`.
package struct Lookup: Sendable {
  /// How the theme was found.
  package enum How: Sendable, Equatable {
    case exact
    /// By a name that differs only in case and that only one theme has.
    case ignoringCase
    /// No theme has the name, so the default theme is used.
    case fallback
    /// Not found: the Screenlet has no default theme.
    case noDefault
    case unknownScreenlet
  }

  /// A matching file that was not used, and the reason.
  package struct PassedOver: Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
      /// An earlier folder of the theme path also has the theme.
      case shadowed
      /// A theme with the same name and folder, but another `customModule`.
      case otherModule
      /// Its name differs in case, as do others.
      case otherCase
    }
    package var theme: ThemeID
    package var reason: Reason
  }

  package var screenlet: String
  /// The requested name; `default` if none was requested.
  package var theme: String
  package var found: ThemeID?
  package var how: How
  package var passedOver: [PassedOver] = []
  /// The theme path, nearest first.
  package var searched: [String] = []
  /// The names of the Screenlet's themes, sorted, as alternatives.
  package var available: [String] = []
}

extension ThemeGraph {
  /// Looks up a theme: by exact name, otherwise ignoring case if only one matches, otherwise the default theme.
  ///
  /// Without a name, `default` is used. Among themes that differ only in `customModule`, the one of `module` is
  /// preferred, then the first in input order.
  package func find(screenlet: String, theme: String? = nil, module: String? = nil) -> Lookup {
    find(Subject(name: screenlet, isPart: false), theme: theme, module: module)
  }

  /// Looks up the file of a part's class, e.g. `CommentTableViewCell`, in a theme.
  package func find(part className: String, theme: String? = nil, module: String? = nil) -> Lookup {
    find(Subject(name: className, isPart: true), theme: theme, module: module)
  }

  func find(_ subject: Subject, theme: String?, module: String?) -> Lookup {
    var lookup = locate(subject, theme: theme, module: module)
    if lookup.found == nil || lookup.how != .exact { lookup.available = names(of: subject) }
    return lookup
  }

  /// Looks up a theme without listing the alternatives, which takes time linear in the themes.
  func locate(_ subject: Subject, theme: String?, module: String?) -> Lookup {
    let name = theme.flatMap { $0.isEmpty ? nil : $0 } ?? ThemeName.standard
    var lookup = Lookup(screenlet: subject.name, theme: name, found: nil, how: .exact, searched: folders)
    guard let themes = index.files(of: subject) else {
      lookup.how = !subject.isPart && facts.names.contains(subject.name) ? .noDefault : .unknownScreenlet
      return lookup
    }
    if take(name, of: themes, module: module, into: &lookup) { return lookup }
    let fallback = take(ThemeName.standard, of: themes, module: module, into: &lookup)
    if fallback || take(facts.defaultThemes[subject.name], of: themes, module: module, into: &lookup) {
      lookup.how = name == ThemeName.standard ? .exact : .fallback
    } else {
      lookup.how = .noDefault
    }
    return lookup
  }

  /// Looks up one name. Returns whether it was found.
  private func take(
    _ name: String?, of themes: ArraySlice<ThemeID>, module: String?, into lookup: inout Lookup
  ) -> Bool {
    guard let name else { return false }
    let candidates = ThemeIndex.named(name.foldedName, of: themes, in: self)
    if candidates.isEmpty { return false }
    var pool = candidates.filter { self[$0].themeName == name }
    lookup.how = .exact
    if pool.isEmpty {
      let names = Set(candidates.map { self[$0].themeName })
      guard names.count == 1 else {
        lookup.passedOver += candidates.map { Lookup.PassedOver(theme: $0, reason: .otherCase) }
        return false
      }
      pool = Array(candidates)
      lookup.how = .ignoringCase
    }
    let visible = pool.filter { entries[$0.index].shadowedBy == nil }
    guard let found = visible.first(where: { self[$0].module == module }) ?? visible.first else { return false }
    lookup.found = found
    for other in pool where other != found {
      let isShadowed = entries[other.index].shadowedBy != nil
      lookup.passedOver.append(Lookup.PassedOver(theme: other, reason: isShadowed ? .shadowed : .otherModule))
    }
    return true
  }
}

extension Lookup {
  /// Whether the name is a typing error in a theme's name. Names that differ only in numbers are deliberate.
  private var isMisspelled: Bool {
    closestMatch(to: theme, in: available, within: 2).map { !$0.hasLetters(of: theme) } ?? false
  }

  /// Returns a note if another theme than the requested one was found, and an error if none was found.
  ///
  /// - Parameters:
  ///   - span: the location of the request; `nil` if it was on the command line.
  ///   - name: the location of the theme's name, if any: an unknown name is reported there, with a fix.
  package func diagnostics(at span: SourceSpan?, named name: SourceSpan? = nil) -> [Diagnostic] {
    switch how {
    case .exact: return []
    case .ignoringCase:
      return [
        Diagnostic(
          .themeNameCase,
          "the name '\(theme)' of a theme of \(screenlet) differs in case from its file name",
          at: span, about: .theme("\(screenlet) · \(theme)"),
          help: "write the name as in the file name")
      ]
    case .fallback:
      let meant = closestMatch(to: theme, in: available)
      return [
        Diagnostic(
          .missingDefault, severity: isMisspelled ? .warning : .note,
          "\(screenlet) has no theme '\(theme)'; the default theme is used",
          at: name ?? span, about: .theme("\(screenlet) · \(theme)"),
          help: meant.map { "did you mean '\($0)'?" } ?? "known themes: \(available.quotedList())",
          fixes: name.map { Fix.correcting(theme, to: meant, at: $0) } ?? [])
      ]
    case .noDefault:
      return [.missingDefault(screenlet, searched: searched, available: available, at: span)]
    case .unknownScreenlet:
      return [
        Diagnostic(
          .missingDefault, "the Screenlet '\(screenlet)' has no themes\(places(searched))",
          at: span, about: .theme(screenlet),
          help: "add '\(FileName.canonical(screenlet: screenlet, theme: ThemeName.standard))' to the theme path")
      ]
    }
  }
}

extension Diagnostic {
  /// Reports a Screenlet without a default theme, with the folders that were searched.
  static func missingDefault(
    _ screenlet: String, searched: [String], available: [String], at span: SourceSpan?, related: [Related] = []
  ) -> Diagnostic {
    let others = available.isEmpty ? "" : "; it has \(available.quotedSeries("and", limit: 8))"
    return Diagnostic(
      .missingDefault, "\(screenlet) has no default theme\(places(searched))\(others)", at: span,
      about: .theme(screenlet),
      related: related, help: "add '\(FileName.canonical(screenlet: screenlet, theme: ThemeName.standard))'")
  }
}

extension Lookup {
  /// The name of the shipped themes on the theme path; no file system has a folder with this name.
  package static let shippedFolder = "<shipped>"
}

/// The folders that were searched, as the end of a message; empty if there are none.
func places(_ folders: [String]) -> String {
  let names = folders.filter { $0 != Lookup.shippedFolder }.prefix(8).map { "'\($0)'" }
  let all = names + (folders.contains(Lookup.shippedFolder) ? ["the shipped themes"] : [])
  return all.isEmpty ? "" : " in \(all.series("or"))"
}
