/// Themes with the same name in one folder of the theme path, by their parent directories. The theme closest to a file
/// is found by walking up from that file.
struct Neighborhood {
  /// The properties that the themes share.
  struct Key: Hashable {
    var subject: ThemeGraph.Subject
    var theme: String
    var folder: UInt16
    var module: String?
  }

  private var first: ThemeID
  /// The first theme at or below each directory.
  private var below: [String: ThemeID] = [:]

  /// Returns `nil` without themes.
  ///
  /// - Parameter themes: the themes, in input order.
  init?(_ themes: [ThemeID], directory: (ThemeID) -> String) {
    guard let first = themes.first else { return nil }
    self.first = first
    guard themes.count > 1 else { return }
    for theme in themes {
      for ancestor in ancestors(of: directory(theme)) where below[ancestor] == nil { below[ancestor] = theme }
    }
  }

  /// The theme that shares the most directories with `directory`.
  func closest(to directory: String) -> ThemeID {
    if below.isEmpty { return first }
    return ancestors(of: directory).lazy.compactMap { below[$0] }.first ?? first
  }
}

/// A directory and its ancestors, nearest first.
private func ancestors(of directory: String) -> [String] {
  var result = [directory]
  var rest = Substring(directory)
  while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
    rest = rest[..<slash]
    result.append(String(rest))
  }
  return result
}

extension Linker {
  /// The theme with a name that is closest to a file in the same folder of the theme path, preferably of the file's
  /// module; `nil` if the folder has none. Includes themes shadowed in that folder, because each may have a separate
  /// set of themes around it.
  mutating func neighbor(of id: ThemeID, named name: String) -> ThemeID? {
    let key = Neighborhood.Key(
      subject: subject(of: id), theme: name, folder: graph[id].folder, module: graph[id].module)
    if let known = neighborhoods[key] { return known?.closest(to: directory(of: id)) }
    let files = graph.index.files(of: key.subject) ?? []
    let all = ThemeIndex.named(name.foldedName, of: files, in: graph).filter {
      graph[$0].themeName == name && graph[$0].folder == key.folder
    }
    let ofModule = all.filter { graph[$0].module == key.module }
    let neighborhood = Neighborhood(ofModule.isEmpty ? all : ofModule) { directory(of: $0) }
    neighborhoods[key] = .some(neighborhood)
    return neighborhood?.closest(to: directory(of: id))
  }

  private func directory(of id: ThemeID) -> String {
    directories.indices.contains(id.index) ? directories[id.index] : ""
  }
}
