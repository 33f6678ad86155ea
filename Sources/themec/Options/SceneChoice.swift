import ThemeSource
import ThemeSyntax

extension [Scene] {
  /// The scenes with one of the names, or all scenes if there are no names. Throws if a name does not match.
  func named(_ names: [String]) throws -> [Scene] {
    for name in names where !contains(where: { $0.goes(by: name) }) {
      let meant = closestMatch(to: name, in: flatMap(\.names)).map { "did you mean '\($0.escaped)'?" }
      let all = map(\.name.escaped).quotedList(limit: .max)
      throw Failure(
        "unknown scene '\(name.escaped)'",
        help: meant ?? (isEmpty ? "scenes are only available in storyboards" : "known scenes: \(all)"))
    }
    return names.isEmpty ? self : filter { scene in names.contains { scene.goes(by: $0) } }
  }
}

extension Scene {
  func goes(by name: String) -> Bool { self.name == name || names.contains(name) }
}
