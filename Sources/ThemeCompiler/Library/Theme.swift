package import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// A theme of a Screenlet, the file of a part, or a storyboard.
public struct Theme: Sendable, Hashable {
  /// What the file of a theme contains.
  public enum Role: String, Sendable, CaseIterable {
    /// A theme of a Screenlet.
    case theme
    /// A view of another class, such as a cell.
    case part
    /// A storyboard.
    case storyboard
  }

  /// What the file contains.
  public let role: Role
  /// The Screenlet, such as `Login`; the class of a part; the file name of a storyboard, without extension.
  public let screenlet: String
  /// The name, such as `flat7`; empty for a storyboard.
  public let name: String
  /// The kind; `nil` for a part and a storyboard.
  public let kind: RenderTree.Kind?
  /// The name of the parent; `nil` if it inherits from no theme.
  public let parent: String?
  /// The name of the theme set that contains the file; `nil` without a set.
  public let set: String?
  /// The path of the file.
  public let file: String
  /// Whether the theme is shipped with themec.
  public let isShipped: Bool
}

/// A scene of a storyboard with a view.
public struct StoryboardScene: Sendable, Hashable {
  /// The display name, which is unique in its storyboard: the controller's storyboard identifier, class, label, title
  /// or object id.
  public let name: String
  /// Other names by which the scene can be selected, including the ids of the scene and its controller.
  public let aliases: [String]
}

extension ThemeWorkspace {
  /// The themes of all Screenlets, including shipped ones, by Screenlet, default first, then by name.
  public var themes: [Theme] { listed(.theme) }

  /// The files of parts, such as cells, including shipped ones, by class, default first, then by theme name.
  public var parts: [Theme] { listed(.part) }

  /// The project's storyboards, by path.
  public var storyboards: [Theme] { listed(.storyboard) }

  private func listed(_ role: Theme.Role) -> [Theme] {
    let linked = session.snapshot.everything()
    let ids =
      switch role {
      case .theme: linked.graph.screenlets.flatMap { linked.findable($0.themes) }
      case .part: linked.graph.parts.flatMap { linked.findable($0.themes) }
      case .storyboard:
        linked.graph.all.filter { linked.graph[$0].role == .host }
          .sorted { linked.path(of: $0).isBefore(linked.path(of: $1)) }
      }
    return ids.map { Theme(SelectedTheme(linked, $0)) }
  }

  /// The theme of a Screenlet, or of a part's class, by name.
  ///
  /// - Parameter name: The theme's name; `nil` for the default theme.
  /// - Throws: ``LibraryError/unknownTheme(_:)``.
  public func theme(_ screenlet: String, named name: String? = nil) throws(LibraryError) -> Theme {
    let found = session.snapshot.find(screenlet, theme: name)
    guard let selected = found.value else { throw .unknownTheme(found.diagnostics.first?.reason ?? "") }
    return Theme(selected)
  }

  /// The theme, part or storyboard in a file of the project.
  ///
  /// - Throws: ``LibraryError/unreadable(_:)``; ``LibraryError/unknownTheme(_:)`` if the project has no such file, or
  ///   the file contains no theme.
  public func theme(inFile path: String) throws(LibraryError) -> Theme {
    let snapshot = session.snapshot
    guard let record = snapshot.file(at: path) else {
      throw .unknownTheme("no theme file '\(path.escaped)' in the project")
    }
    let found = snapshot.theme(in: record)
    let linked = found?.themes ?? snapshot.themes(of: [record.family])
    let failures = linked.diagnostics.filter { $0.code.group == "io" && $0.message.contains(record.path.escaped) }
    if let failure = failures.first { throw .unreadable(failure.reason) }
    guard let found, found.themes.document(found.id)?.isTheme == true else {
      throw .unknownTheme("no theme in '\(path.escaped)'")
    }
    return Theme(found)
  }

  /// The scenes of a storyboard that have a view, the initial scene first; empty for other themes.
  ///
  /// - Throws: ``LibraryError/unknownTheme(_:)`` if the file does not exist any more.
  public func scenes(of theme: Theme) throws(LibraryError) -> [StoryboardScene] {
    let selected = try selected(theme)
    return selected.themes.scenes(of: selected.id).map { scene in
      StoryboardScene(name: scene.name, aliases: scene.names.filter { $0 != scene.name })
    }
  }

  /// The languages into which a theme and its relatives are translated, such as `de` and `pt-BR`, and the configured
  /// ones; sorted.
  ///
  /// - Throws: ``LibraryError/unknownTheme(_:)`` if the file does not exist any more.
  public func locales(of theme: Theme) throws(LibraryError) -> [String] {
    try selected(theme).themes.languages.map(\.text)
  }

  /// The theme in its links.
  ///
  /// - Throws: ``LibraryError/unknownTheme(_:)``.
  package func selected(_ theme: Theme) throws(LibraryError) -> SelectedTheme {
    let snapshot = session.snapshot
    let own = theme.isShipped ? nil : snapshot.themes(inFile: theme.file)
    let linked = own ?? snapshot.themes(ofScreenlet: theme.screenlet)
    guard let id = linked.graph.all.first(where: { linked.path(of: $0) == theme.file }) else {
      throw .unknownTheme("no theme in '\(theme.file.escaped)' any more")
    }
    return SelectedTheme(linked, id)
  }
}

extension Theme {
  init(_ selected: SelectedTheme) {
    let (linked, id) = (selected.themes, selected.id)
    let summary = linked.graph[id]
    let kind = linked.graph.kind(of: id)
    self.init(
      role: summary.role == .host ? .storyboard : summary.screenlet == nil ? .part : .theme,
      screenlet: summary.role == .host ? summary.stem : summary.subject, name: summary.themeName,
      kind: kind.flatMap { RenderTree.Kind(rawValue: $0.rawValue) },
      parent: linked.graph.parent(of: id).map { linked.graph[$0].themeName },
      set: linked.sets.set(of: id).map { linked.sets[$0].name }, file: linked.path(of: id),
      isShipped: linked.isShipped(id))
  }
}

extension ThemeDocument {
  fileprivate var isTheme: Bool {
    switch format {
    case .xib, .storyboard: true
    case .notIOS, .themeSet, .unreadable: false
    }
  }
}

extension Diagnostic {
  /// The message with the next step.
  var reason: String { [message, help].compactMap(\.self).joined(separator: "; ") }
}
