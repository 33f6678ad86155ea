import ThemeSource

extension Lint {
  /// Refuses files that are checked only together with the documents around them.
  func checkKind(ofFile path: String) throws {
    let kinds: [(endings: [String], help: String)] = [
      ([".swift"], "Swift files are read through 'swift' in the configuration or '--swift'"),
      (
        [".strings", ".xcstrings", ".stringsdict"],
        "translations are checked with their document, in the folder 'Base.lproj'"
      ),
      (
        [".plist", ".pbxproj", ".podspec"],
        "project files are checked with the documents of the project: lint the project's folder"
      ),
    ]
    for kind in kinds where kind.endings.contains(where: path.hasSuffix) {
      throw Failure("'\(path.escaped)' is not a XIB, a storyboard or a theme", help: kind.help)
    }
  }
}
