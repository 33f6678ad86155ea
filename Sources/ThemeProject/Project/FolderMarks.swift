/// A sign that a folder is the root of a project.
enum ProjectMark {
  case configuration
  /// The root of a repository, a package or an Xcode project.
  case project
  case themeSet
  /// Other files that declare targets. They are often in folders of a larger project.
  case targets

  /// - Parameter name: The name of a file or folder; the result is `nil` if it marks no project.
  init?(_ name: String) {
    switch name {
    case Configuration.fileName: self = .configuration
    case "theme-set.xml": self = .themeSet
    case ".git", "Package.swift", "WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel": self = .project
    case "project.yml", "project.yaml", "Project.swift": self = .targets
    default:
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        self = .project
      } else if name.hasSuffix(".podspec") {
        self = .targets
      } else {
        return nil
      }
    }
  }

  static func isMark(_ name: String) -> Bool { ProjectMark(name) != nil }
}

/// Signs of projects in folders, which apply to the folders below them.
struct FolderMarks {
  private var known: [String: Set<ProjectMark>] = [:]
  /// Maximum number of folders to keep. Each file in a separate folder needs its folder only once.
  private static let capacity = 4_096

  mutating func marks(of folder: String, _ fileSystem: any FileSystem) -> Set<ProjectMark> {
    if let marks = known[folder] { return marks }
    // If a folder cannot be listed, access to names in it may still be allowed.
    let asked = [Configuration.fileName, "theme-set.xml", ".git", "Package.swift", "WORKSPACE", "MODULE.bazel"]
    let names =
      fileSystem.projectMarks(in: folder) ?? asked.filter { fileSystem.exists(Path.joined(folder, $0)) }
    let marks = Set(names.compactMap { ProjectMark($0) })
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[folder] = marks
    return marks
  }
}
