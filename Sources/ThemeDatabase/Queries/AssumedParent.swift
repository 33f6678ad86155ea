internal import CodeModel
internal import ShippedThemes
internal import ThemeProject
package import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension LinkedThemes {
  /// The theme that a theme probably extends, if neither its header nor code declares it; `nil` for other themes.
  ///
  /// In all of Liferay's sets, a theme with its own class extends the default theme of its Screenlet: the class
  /// `LoginView_westeros` extends `LoginView_default`, and `SignUpView_westeros_edit` extends `SignUpView_westeros`.
  package func assumedParent(of id: ThemeID) -> ThemeID? {
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
      guard
        let found = self.theme(named: name, beside: id)
          ?? graph.find(screenlet: screenlet, theme: name, module: theme.module).found,
        name == ThemeName.standard || graph[found].themeName == name
      else { return nil }
      return found == id || graph[found].rootClass == rootClass ? nil : found
    }.first
    return (parent ?? shippedDefault(of: screenlet)).flatMap {
      showsAnotherList(than: $0, id) || presentsByItself(id, instead: $0) ? nil : $0
    }
  }

  /// The theme with a name in the folder of another theme of the same Screenlet, even if an earlier folder has one too.
  private func theme(named name: String, beside id: ThemeID) -> ThemeID? {
    let folder = Path.folder(of: path(of: id))
    return graph.all.first {
      graph[$0].role == .theme && graph[$0].screenlet == graph[id].screenlet && graph[$0].themeName == name
        && !graph[$0].isExtension && Path.folder(of: path(of: $0)) == folder
    }
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
}
