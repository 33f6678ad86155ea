import ThemeProject

/// A project with the command's paths inside it.
struct AskedProject: Sendable {
  /// A project that is opened before it is checked.
  final class Opened: Sendable {
    let project: Project

    init(_ project: Project) { self.project = project }
  }

  var place: ProjectPlace
  /// Whether one of the paths is a folder.
  var isRecursive: Bool
  var readsInput = false
  /// The range of the project's paths among all sorted paths; empty for the whole project.
  fileprivate(set) var inputs: Range<UInt32> = 0..<0
  /// The project, if it has a configuration; the configuration can have errors.
  private var opened: Opened?

  init(_ place: ProjectPlace, isRecursive: Bool) {
    self.place = place
    self.isRecursive = isRecursive
  }

  var configured: Project? { opened?.project }

  /// A copy with its project opened, if that reads a configuration.
  func opened(_ options: ProjectOptions, _ finder: inout ProjectFinder) throws -> AskedProject {
    var result = self
    if place.hasConfiguration || options.config != nil {
      result.opened = Opened(try options.project(in: self, &finder))
    }
    return result
  }
}

/// The projects of many paths, in the order of their first path.
struct AskedProjects {
  private(set) var all: [AskedProject] = []
  /// Paths in the order of the command line, and the index of each path's project.
  private var paths: [String] = []
  private var projects: [UInt32] = []
  private var indices: [ProjectPlace: UInt32] = [:]
  /// The folder of the last path and its project: consecutive files are often in one folder.
  private var last: (folder: String, index: Int)?
  private var finder: ProjectFinder

  init(finder: ProjectFinder) { self.finder = finder }

  /// Adds a path.
  /// - Parameter folder: The path of the folder, or of the file's folder.
  mutating func add(_ path: String, in folder: String, isRecursive: Bool) {
    let index = index(of: folder, isRecursive: isRecursive)
    paths.append(path)
    projects.append(UInt32(clamping: index))
  }

  mutating func addStandardInput(named name: String) {
    let index = index(of: Path.folder(of: name), isRecursive: false)
    all[index].readsInput = true
  }

  /// The paths of all projects, grouped by project, in their order.
  mutating func sortedPaths() -> [String] {
    var counts = [Int](repeating: 0, count: all.count)
    for project in projects { counts[Int(project)] += 1 }
    var start: UInt32 = 0
    for (index, count) in counts.enumerated() {
      let end = start + UInt32(clamping: count)
      all[index].inputs = start..<end
      start = end
    }
    let isGrouped = zip(projects, projects.dropFirst()).allSatisfy { $0 <= $1 }
    if isGrouped { return paths }
    return projects.indices.sorted { (projects[$0], $0) < (projects[$1], $1) }.map { paths[$0] }
  }

  mutating func addWorkingFolder() { _ = index(of: ".", isRecursive: true) }

  private mutating func index(of folder: String, isRecursive: Bool) -> Int {
    if !isRecursive, let last, last.folder == folder { return last.index }
    let place = finder.place(of: folder)
    let index = indices[place].map { Int($0) } ?? all.count
    if index == all.count {
      indices[place] = UInt32(clamping: index)
      all.append(AskedProject(place, isRecursive: isRecursive))
    }
    if isRecursive { all[index].isRecursive = true }
    last = (folder, index)
    return index
  }
}
