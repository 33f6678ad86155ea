internal import CodeModel
internal import ShippedThemes
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The theme that a theme probably extends, if neither its header nor code declares it; `nil` for other themes.
  ///
  /// In all of Liferay's sets, a theme with its own class extends the default theme of its Screenlet: the class
  /// `LoginView_westeros` extends `LoginView_default`, and `SignUpView_westeros_edit` extends `SignUpView_westeros`.
  func assumedParent(of id: ThemeID) -> ThemeID? {
    let theme = graph[id]
    guard let screenlet = theme.screenlet, let rootClass = theme.rootClass, !isShipped(id), isScreenletTheme(id),
      theme.statedKind == nil, theme.statedParent == nil, classes.code.type(named: rootClass) == nil,
      FrameworkClasses.classes[rootClass] == nil
    else { return nil }
    switch graph.kind(of: id) {
    case .full where rootClass == theme.ownClass: break
    // An app's default theme with the class of its set.
    case .default where FileName(path: rootClass).screenlet == screenlet && rootClass != theme.ownClass: break
    default: return nil
    }
    let parent = baseNames(of: theme.themeName).lazy.compactMap { name -> ThemeID? in
      guard let found = graph.find(screenlet: screenlet, theme: name, module: theme.module).found,
        name == ThemeName.standard || graph[found].themeName == name
      else { return nil }
      return found == id || graph[found].rootClass == rootClass ? nil : found
    }.first
    return (parent ?? shippedDefault(of: screenlet)).flatMap {
      showsAnotherList(than: $0, id) || presentsByItself(id, instead: $0) ? nil : $0
    }
  }

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

  /// The names of themes that a name extends, longest first: `westeros` and `default` for `westeros-white`.
  private func baseNames(of name: String) -> [String] {
    var result: [String] = []
    var rest = name[...]
    while let mark = rest.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      rest = rest[..<mark]
      result.append(String(rest))
    }
    return result + [ThemeName.standard]
  }

  /// The shipped default theme of a Screenlet, even if a theme of the project replaces it.
  private func shippedDefault(of screenlet: String) -> ThemeID? {
    graph.all.first {
      isShipped($0) && graph[$0].role == .theme && graph[$0].screenlet == screenlet
        && graph[$0].themeName == ThemeName.standard
    }
  }

  /// Whether a theme connects a collection where another connects a table, or the other way round. Such a View class has
  /// another base class.
  private func showsAnotherList(than parent: ThemeID, _ id: ThemeID) -> Bool {
    let own = Set(bound(id).value.outlets.map(\.name))
    let others = Set(bound(parent).value.outlets.map(\.name))
    return [("tableView", "collectionView"), ("collectionView", "tableView")].contains { one, other in
      own.contains(one) && !own.contains(other) && others.contains(other) && !others.contains(one)
    }
  }

  /// Whether a theme connects views for values, where the code of another theme's class creates them. Such a View class
  /// presents the ViewModel by itself.
  private func presentsByItself(_ id: ThemeID, instead parent: ThemeID) -> Bool {
    guard bound(parent).value.outlets.isEmpty else { return false }
    let theme = bound(id).value
    return theme.outlets.contains { outlet in
      [.label, .textField, .textView, .imageView].contains(theme.theme.tree.kind(of: outlet.target))
    }
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
