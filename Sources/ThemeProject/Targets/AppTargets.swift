package import ThemeSource

/// The build targets of a project's files, as far as Xcode projects, packages, XcodeGen projects and pods declare them.
package struct AppTargets: Sendable {
  /// In the order of their paths.
  package let projects: [XcodeProject]
  /// Files of projects that cannot be read.
  package let faults: [Fault]
  private let files: [SourceFile]

  package struct Fault: Sendable {
    package var path: String
    /// The folder of the project, absolute.
    package var folder: String
    package var message: String
    package var span: SourceSpan?
  }

  /// The project files.
  package var sources: SourceMap {
    var map = SourceMap()
    for file in files { map.insert(file) }
    return map
  }

  /// The targets of packages, XcodeGen projects and pods.
  let declared: [DeclaredTargets]
  /// Absolute folders whose files other tools may build, such as Tuist.
  let foreignFolders: [String]
  /// Absolute folders of C# projects, whose documents have classes in C#.
  let cSharpFolders: [String]

  /// The ends of the names of files that only declare targets.
  package static let endings = [".pbxproj", ".xcconfig", ".plist", ".podspec", ".csproj"]
  private static let names: Set<String> = ["Package.swift", "Project.swift", "project.yml", "project.yaml"]

  /// Whether a file declares targets, or the settings of some.
  package static func areDeclared(in path: String) -> Bool {
    names.contains(Path.name(of: path)) || endings.contains { path.hasSuffix($0) }
  }

  /// The words in a C# project for iOS.
  private static let marksOfIOS = ["Xamarin.iOS", "Xamarin.TVOS", "MonoTouch", "-ios", "InterfaceDefinition"]

  /// The first id of a project file: higher than those of sources.
  private static let firstID: UInt32 = (1 << 30) | (1 << 29) | (1 << 28)
  /// The largest project file that is read, in bytes.
  package static let mostBytes = 64 << 20

  /// Finds the project files below a folder.
  package init(below root: String, _ fileSystem: any FileSystem) {
    var search = Discovery(suffixes: [
      "project.pbxproj", "Package.swift", ".podspec", ".csproj", "project.yml", "project.yaml", "Project.swift",
    ])
    search.findsSpecialFiles = true
    var projects: [XcodeProject] = []
    var sources: [SourceFile] = []
    var declared: [DeclaredTargets] = []
    var foreign: [String] = []
    var cSharp: [String] = []
    var faults: [Fault] = []
    var folder = root
    func bytes(of path: String, _ printed: String) -> [UInt8]? {
      do {
        return try fileSystem.read(path, limit: Self.mostBytes)
      } catch {
        if error.reason != .missing { faults.append(Fault(path: printed, folder: folder, message: error.message)) }
        return nil
      }
    }
    func read(_ path: String, _ printed: String) -> SourceFile? {
      guard let bytes = bytes(of: path, printed) else { return nil }
      let id = FileID(rawValue: Self.firstID + UInt32(clamping: sources.count))
      let file = SourceFile(id: id, path: printed, bytes: bytes)
      sources.append(file)
      return file
    }
    let paths = fileSystem.files(below: root, search).value
    let boundary = ProjectBoundary(around: root, fileSystem)
    for path in paths {
      folder = Path.folder(of: Path.absolute(path))
      if Path.name(of: path) == "project.pbxproj" { folder = Path.folder(of: folder) }
      switch Path.name(of: path) {
      case "project.pbxproj":
        guard let file = read(path, path) else {
          foreign.append(folder)
          continue
        }
        projects.append(XcodeProject(file, fileSystem, in: boundary) { read($0, Path.shortened($0)) })
      case "Package.swift":
        declared.append(packageTargets(bytes(of: path, path) ?? [], path: path, fileSystem))
      case "project.yml", "project.yaml":
        // A project that was generated and committed is more precise, unless it is out of date.
        let isGenerated = paths.contains {
          $0.hasSuffix("project.pbxproj") && Path.folder(of: Path.folder(of: Path.absolute($0))) == folder
        }
        if isGenerated {
          foreign.append(folder)
          continue
        }
        guard let file = read(path, path) else {
          foreign.append(folder)
          continue
        }
        let found = xcodeGenTargets(file, fileSystem)
        declared.append(found.value)
        if let error = found.diagnostics.first(where: { $0.severity == .error }) {
          faults.append(Fault(path: path, folder: folder, message: error.message, span: error.span))
        }
      case "Project.swift": foreign.append(folder)
      case let name where name.hasSuffix(".podspec"):
        declared.append(podspecTargets(bytes(of: path, path) ?? [], path: path))
      case let name where name.hasSuffix(".csproj"):
        let text = bytes(of: path, path) ?? []
        let isOfIOS = Self.marksOfIOS.contains { firstOffset(of: Array($0.utf8), in: text) != nil }
        if isOfIOS { cSharp.append(folder) }
      default: break
      }
    }
    self.projects = projects
    self.faults = faults
    self.files = sources
    self.declared = declared
    groups = projects.map { (Path.folder(of: $0.path), $0.targets) } + declared.map { ($0.path, $0.targets) }
    all = groups.flatMap(\.targets)
    foreignFolders = foreign
    cSharpFolders = cSharp
  }

  /// Whether nothing is known about targets.
  package var isEmpty: Bool {
    projects.isEmpty && declared.isEmpty && foreignFolders.isEmpty && faults.isEmpty
  }

  /// The targets with the paths of the Xcode projects, manifests and podspecs that declare them, in this order.
  package let groups: [(path: String, targets: [BuildTarget])]

  /// All targets, those of Xcode projects first.
  package let all: [BuildTarget]

  /// The module of the app; `nil` if no target or several targets are apps.
  package var appModule: String? {
    let apps = all.filter(\.isApp)
    return apps.count == 1 ? apps[0].module : nil
  }
}
