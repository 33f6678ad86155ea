internal import CodeModel
internal import ShippedThemes
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The framework's class that the class of a part probably extends, if neither its file nor code declares it.
  ///
  /// `ImageUploadDetailView_westeros` extends the base class of `ImageUploadDetailView_default`, because it connects only
  /// that class's outlets.
  func assumedSuperclass(of id: ThemeID) -> String? {
    guard let rootClass = graph[id].rootClass, !isShipped(id), !isScreenletTheme(id), graph.parent(of: id) == nil,
      classes.code.type(named: rootClass) == nil, FrameworkClasses.classes[rootClass] == nil
    else { return nil }
    let file = FileName(path: rootClass)
    let standard = FileName.viewClass(className: file.className, themeName: ThemeName.standard)
    guard file.themeName != nil, let known = FrameworkClasses.classes[standard] else { return nil }
    let connected = Set(bound(id).value.outlets.map(\.name))
    if !known.outlets.isEmpty, connected.isDisjoint(with: known.outlets.keys),
      let base = FrameworkClasses.classes[known.superclass], !connected.isDisjoint(with: base.outlets.keys)
    {
      return known.superclass
    }
    return standard
  }

  /// The classes of a theme and of its parents in the project, with the members that a subclass inherits.
  func inheritedClasses(of id: ThemeID) -> [String: KnownClass] {
    var result: [String: KnownClass] = [:]
    var next: ThemeID? = id
    while let current = next, let name = graph[current].rootClass, !isShipped(current), result[name] == nil {
      let bound = bound(current).value
      next = graph.parent(of: current) ?? assumedParent(of: current)
      result[name] = KnownClass(
        superclass: next.flatMap { className(of: $0) } ?? "",
        outlets: Dictionary(bound.outlets.map { ($0.name, "UIView") }) { first, _ in first },
        actions: bound.theme.tree.nodes(.action).compactMap { bound.theme.tree.string(.selector, of: $0) })
    }
    return result
  }

  /// The class of a theme's root view, with the framework's name if it is a shipped theme.
  private func className(of id: ThemeID) -> String? {
    let short = FileName.viewClass(className: "\(graph[id].screenlet ?? "")View", themeName: graph[id].themeName)
    return isShipped(id) && FrameworkClasses.classes[short] != nil ? short : graph[id].rootClass
  }

  /// A note about the parent that a theme is assumed to have.
  func assumption(that id: ThemeID, extends parent: ThemeID) -> Diagnostic {
    Diagnostic(
      .assumedParent,
      "\(graph.name(of: id)) is taken for an Extended theme of '\(graph[parent].themeName.escaped)': neither its file nor a source says otherwise",
      at: graph[id].anchorSpan,
      help: "if it inherits nothing, use '--kind full'; if from another theme, use '--parent'")
  }

  /// A note about the superclass that a part's class is assumed to have.
  func assumption(that id: ThemeID, hasSuperclass name: String) -> Diagnostic {
    Diagnostic(
      .assumedParent,
      "the class of '\(graph[id].stem.escaped)' is taken for a subclass of '\(name)': no source says otherwise",
      at: graph[id].anchorSpan, help: "add the source of the class to 'swift' in the configuration if this is wrong")
  }
}
