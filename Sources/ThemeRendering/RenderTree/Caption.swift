internal import ThemeSource

extension RenderTree {
  /// What the screen shows, such as `Login · flat7 ← default`.
  package var title: String {
    let names = [screenlet, theme, scene ?? ""].filter { !$0.isEmpty }
    return names.joined(separator: " · ") + (parentTheme.map { " ← \($0)" } ?? "")
  }

  /// Size of the screen in points, such as `375 × 667`.
  package var sizeText: String {
    func shown(_ length: Double) -> String { Int(exactly: length).map(String.init) ?? String(describing: length) }
    return "\(shown(viewport.width)) × \(shown(viewport.height))"
  }
}
