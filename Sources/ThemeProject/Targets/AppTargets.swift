package import ThemeSource

/// The build targets of a project's files, as far as Xcode projects and Swift packages declare them.
package struct AppTargets: Sendable {
  /// In the order of their paths.
  package let projects: [XcodeProject]
  private let files: [SourceFile]

  /// The project files.
  package var sources: SourceMap {
    var map = SourceMap()
    for file in files { map.insert(file) }
    return map
  }

  /// The folders with a Swift package, each with the modules of its targets' folders, by absolute path.
  private let packages: [String: [String: String]]
  /// Absolute folders whose files other tools may build: CocoaPods, XcodeGen and Tuist.
  private let foreignFolders: [String]
  /// Absolute folders of C# projects, whose documents have classes in C#.
  private let cSharpFolders: [String]

  /// The ends of the names of files that declare targets, besides Swift and YAML.
  package static let endings = [".pbxproj", ".xcconfig", ".plist", ".podspec", ".csproj"]

  /// The first id of a project file: higher than those of sources.
  private static let firstID: UInt32 = (1 << 30) | (1 << 29) | (1 << 28)
  private static let limit = 64 << 20

  /// Finds the project files below a folder.
  package init(below root: String, _ fileSystem: any FileSystem) {
    let search = Discovery(suffixes: [
      "project.pbxproj", "Package.swift", ".podspec", ".csproj", "project.yml", "Project.swift",
    ])
    var projects: [XcodeProject] = []
    var sources: [SourceFile] = []
    var packages: [String: [String: String]] = [:]
    var foreign: [String] = []
    var cSharp: [String] = []
    for path in fileSystem.files(below: root, search).value {
      let folder = Path.folder(of: Path.absolute(path))
      switch Path.name(of: path) {
      case "project.pbxproj":
        guard let bytes = try? fileSystem.read(path, limit: Self.limit) else { continue }
        let id = FileID(rawValue: Self.firstID + UInt32(clamping: sources.count))
        let file = SourceFile(id: id, path: path, bytes: bytes)
        sources.append(file)
        projects.append(
          XcodeProject(file, fileSystem) { other in
            guard let bytes = try? fileSystem.read(other, limit: Self.limit) else { return nil }
            let id = FileID(rawValue: Self.firstID + UInt32(clamping: sources.count))
            sources.append(SourceFile(id: id, path: Path.shortened(other), bytes: bytes))
            return sources.last
          })
      case "Package.swift":
        let bytes = (try? fileSystem.read(path, limit: Self.limit)) ?? []
        packages[folder] = targetFolders(inManifest: String(decoding: bytes, as: UTF8.self), of: folder)
      case "project.yml", "Project.swift": foreign.append(folder)
      case let name where name.hasSuffix(".podspec"): foreign.append(folder)
      case let name where name.hasSuffix(".csproj"): cSharp.append(folder)
      default: break
      }
    }
    self.projects = projects
    self.files = sources
    self.packages = packages
    foreignFolders = foreign
    cSharpFolders = cSharp
  }

  /// Whether nothing is known about targets.
  package var isEmpty: Bool { projects.isEmpty && packages.isEmpty && foreignFolders.isEmpty }

  /// Whether a document belongs to a C# project.
  package func isOfCSharp(_ path: String) -> Bool {
    let path = Path.absolute(path)
    return cSharpFolders.contains { Path.isInside(path, $0) }
  }

  /// The module of the app; `nil` if no target or several targets are apps.
  package var appModule: String? {
    let apps = projects.flatMap(\.targets).filter(\.isApp)
    return apps.count == 1 ? apps[0].module : nil
  }

  /// The Xcode targets that build a file.
  package func targets(of path: String) -> [XcodeProject.Target] {
    let path = Path.absolute(path)
    return projects.flatMap { $0.targets.filter { $0.builds(path) } }
  }

  /// The targets that build a document, one in each row; a single row without a target if there is none.
  package func rows(of path: String) -> [TargetRow] {
    let place = Path.absolute(path)
    let rows = projects.flatMap { project in
      project.targets.filter { $0.builds(place) }.map {
        TargetRow(target: $0.name, module: $0.module, project: Path.folder(of: project.path), file: path)
      }
    }
    if !rows.isEmpty { return rows }
    let package = Path.ancestors(of: Path.folder(of: place)).first { packages[$0] != nil }
    let module = module(ofSource: path)
    return [
      TargetRow(
        target: module, module: module,
        project: package.map { Path.shortened(Path.joined($0, "Package.swift")) }, file: path)
    ]
  }

  /// The module of a source; `nil` if it is unknown, or if several targets build the file.
  package func module(ofSource path: String) -> String? {
    let modules = Set(targets(of: path).map(\.module))
    if let only = modules.first { return modules.count == 1 ? only : nil }
    let path = Path.absolute(path)
    for folder in Path.ancestors(of: Path.folder(of: path)) {
      guard let targets = packages[folder] else { continue }
      let own = targets.filter { Path.isInside(path, $0.key) }.max { $0.key.utf8.count < $1.key.utf8.count }
      if let own { return own.value }
      guard let inside = Path.relative(path, to: Path.joined(folder, "Sources")) else { return nil }
      let parts = inside.split(separator: "/")
      // A folder below `Sources` without a declared path belongs to the target with its name.
      return parts.count > 1 ? moduleName(parts[0]) : nil
    }
    return nil
  }

  /// Whether no target builds a document, although Xcode projects around it declare which files they build.
  package func isInNoTarget(_ path: String) -> Bool {
    guard projects.contains(where: { $0.targets.contains(where: \.buildsAnything) }),
      projects.allSatisfy({ $0.fault == nil }), targets(of: path).isEmpty
    else { return false }
    let path = Path.absolute(path)
    func isAround(_ folder: String) -> Bool { Path.isInside(path, folder) }
    if packages.keys.contains(where: isAround) || foreignFolders.contains(where: isAround) { return false }
    return projects.contains { isAround(Path.folder(of: Path.folder(of: Path.absolute($0.path)))) }
  }
}

/// A row of `themec list --targets`.
package struct TargetRow: Sendable, Equatable {
  package var target: String?
  package var module: String?
  /// The path of the Xcode project or the manifest.
  package var project: String?
  package var file: String
}

/// The folders of a package's targets that a manifest names, with their modules.
///
/// The manifest is not run: `.target(name: "App", path: "Source")` is read as it is written.
private func targetFolders(inManifest text: String, of folder: String) -> [String: String] {
  var result: [String: String] = [:]
  // `.target(`, `.executableTarget(` and `.testTarget(`; its name comes first.
  for call in text.split(separator: /[tT]arget\(/).dropFirst() {
    func argument(_ label: String) -> String? {
      guard let found = call.firstRange(of: "\(label):") else { return nil }
      let tail = call[found.upperBound...].drop(while: \.isWhitespace)
      guard tail.first == "\"", let end = tail.dropFirst().firstIndex(of: "\"") else { return nil }
      return String(tail[tail.index(after: tail.startIndex)..<end])
    }
    guard let name = argument("name"), let path = argument("path") else { continue }
    let place = Path.absolute(path, from: folder)
    if place != folder, Path.isInside(place, folder) { result[place] = moduleName(name) }
  }
  return result
}
