import ThemeCompiler

extension [Scene] {
  /// The scenes that go by one of the names; all of them without names. A name that none goes by ends the command.
  func named(_ names: [String]) throws -> [Scene] {
    for name in names where !contains(where: { $0.goes(by: name) }) {
      let meant = closestMatch(to: name, in: flatMap(\.names)).map { "did you mean '\($0.shown)'?" }
      let all = map { "'\($0.name.shown)'" }.joined(separator: ", ")
      throw Failure(
        "there is no scene '\(name.shown)' with a view",
        help: meant ?? (isEmpty ? "name a storyboard" : "its scenes are \(all)"))
    }
    return names.isEmpty ? self : filter { scene in names.contains { scene.goes(by: $0) } }
  }
}

extension Scene {
  func goes(by name: String) -> Bool { self.name == name || names.contains(name) }
}
