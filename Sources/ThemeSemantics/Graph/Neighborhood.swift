/// Themes of one name in one folder of the theme path, by the directories above them: which of them is the closest to a file
/// is found by going up from it.
struct Neighborhood {
  /// What the themes have in common.
  struct Key: Hashable {
    var subject: ThemeGraph.Subject
    var theme: String
    var folder: UInt16
    var module: String?
  }

  private var first: ThemeID
  /// The first theme at or below each directory.
  private var below: [String: ThemeID] = [:]

  /// Nil without themes; they are in the order of input.
  init?(_ themes: [ThemeID], directory: (ThemeID) -> String) {
    guard let first = themes.first else { return nil }
    self.first = first
    guard themes.count > 1 else { return }
    for theme in themes {
      for ancestor in ancestors(of: directory(theme)) where below[ancestor] == nil { below[ancestor] = theme }
    }
  }

  /// The theme that has the most directories in common with one.
  func closest(to directory: String) -> ThemeID {
    if below.isEmpty { return first }
    return ancestors(of: directory).lazy.compactMap { below[$0] }.first ?? first
  }
}

/// A directory and those above it, nearest first.
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
  /// The theme of a name in the same folder of the theme path that is closest to a file, of the file's module where there is
  /// one; nil where the folder has none. Themes that another one of the folder hides count: each has a set of its own
  /// around it.
  mutating func neighbor(of id: ThemeID, named name: String) -> ThemeID? {
    let key = Neighborhood.Key(
      subject: subject(of: id), theme: name, folder: graph[id].folder, module: graph[id].module)
    if let known = neighborhoods[key] { return known?.closest(to: directory(of: id)) }
    let files = graph.index.files(of: key.subject) ?? []
    let all = NameIndex.named(name.foldedName, of: files, in: graph).filter {
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
