import ThemeProject

/// A project with the paths that a command was asked about in it.
struct AskedProject: Sendable {
  var place: ProjectPlace
  /// The folder by which it was found.
  var folder: String
  /// Whether a folder was asked about, or only files.
  var isRecursive: Bool
  /// Files and folders in the order of the command line; empty for all of the project.
  var inputs: [String] = []
  var readsInput = false
  /// The project where it was opened already: where it has a configuration, which can have errors.
  var found: Project?

  /// The same with its project opened, if that reads a configuration.
  func opened(_ options: ProjectOptions) throws -> AskedProject {
    var result = self
    if place.hasConfiguration || options.config != nil { result.found = try options.project(in: self) }
    return result
  }
}

/// The projects of many paths, in the order of their first path.
struct AskedProjects {
  private(set) var all: [AskedProject] = []
  private var indices: [ProjectPlace: Int] = [:]
  /// The project of each folder of files.
  private var known: [String: Int] = [:]
  private var finder: ProjectFinder

  init(finder: ProjectFinder) { self.finder = finder }

  /// Adds a path.
  /// - Parameter folder: the path itself or the folder of the file.
  mutating func add(_ path: String, in folder: String, isRecursive: Bool) {
    let index = index(of: folder, isRecursive: isRecursive)
    all[index].inputs.append(path)
  }

  mutating func addStandardInput(named name: String) {
    all[index(of: Path.folder(of: name), isRecursive: false)].readsInput = true
  }

  mutating func addWorkingFolder() { _ = index(of: ".", isRecursive: true) }

  private mutating func index(of folder: String, isRecursive: Bool) -> Int {
    if !isRecursive, let index = known[folder] { return index }
    let place = finder.place(of: folder)
    let index = indices[place] ?? all.count
    if index == all.count {
      indices[place] = index
      all.append(AskedProject(place: place, folder: folder, isRecursive: isRecursive))
    }
    if isRecursive { all[index].isRecursive = true }
    known[folder] = index
    return index
  }
}
