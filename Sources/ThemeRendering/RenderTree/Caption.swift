internal import ThemeSource

extension RenderTree {
  /// Names of the Screenlet, the theme, the scene and the parent, such as `Login · flat7 ← default`.
  package var title: String {
    var title = ""
    for name in [screenlet, theme, scene ?? ""] where !name.isEmpty { title += title.isEmpty ? name : " · " + name }
    return title + (parentTheme.map { " ← \($0)" } ?? "")
  }

  /// Size of the screen in points, such as `375 × 667`.
  package var sizeText: String {
    func shown(_ length: Double) -> String { Int(exactly: length).map(String.init) ?? String(describing: length) }
    return "\(shown(viewport.width)) × \(shown(viewport.height))"
  }
}
