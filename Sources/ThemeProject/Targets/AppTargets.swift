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
  private let declared: [DeclaredTargets]
  /// Absolute folders whose files other tools may build, such as Tuist.
  private let foreignFolders: [String]
  /// Absolute folders of C# projects, whose documents have classes in C#.
  private let cSharpFolders: [String]

  /// The ends of the names of files that declare targets, besides Swift and YAML.
  package static let endings = [".pbxproj", ".xcconfig", ".plist", ".podspec", ".csproj"]

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
    for path in paths {
      folder = Path.folder(of: Path.absolute(path))
      if Path.name(of: path) == "project.pbxproj" { folder = Path.folder(of: folder) }
      switch Path.name(of: path) {
      case "project.pbxproj":
        guard let file = read(path, path) else {
          foreign.append(folder)
          continue
        }
        projects.append(XcodeProject(file, fileSystem) { read($0, Path.shortened($0)) })
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

  /// Whether a document belongs to a C# project.
  package func isOfCSharp(_ path: String) -> Bool {
    let place = Path.absolute(path)
    return cSharpFolders.contains { Path.isInside(place, $0) } && targets(of: path).isEmpty
  }

  /// The module of the app; `nil` if no target or several targets are apps.
  package var appModule: String? {
    let apps = all.filter(\.isApp)
    return apps.count == 1 ? apps[0].module : nil
  }

  /// The targets that build a file.
  package func targets(of path: String) -> [BuildTarget] {
    let path = Path.absolute(path)
    return all.filter { $0.builds(path) }
  }

  /// The oldest version of iOS that a document's targets run on; `nil` if that of one is unknown.
  package func deploymentTarget(of path: String) -> Double? {
    let versions = targets(of: path).map { $0.deploymentTarget.flatMap(Double.init) }
    return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
  }

  /// Whether no target builds a source: its class is in no app.
  package func isUnbuilt(_ path: String) -> Bool {
    if isInNoTarget(path) { return true }
    let place = Path.absolute(path)
    return targets(of: path).isEmpty && all.contains { $0.leavesOut(place) }
  }

  /// The modules of apps and extensions other than those of some targets, which build them in bundles of their own.
  package func foreignModules(besides own: Set<String>) -> Set<String> {
    Set(all.filter { $0.isApp || $0.isExtension }.compactMap(\.module)).subtracting(own)
  }

  /// The indices, in ``all``, of the targets that build a file.
  private func indices(of path: String) -> [Int] {
    let path = Path.absolute(path)
    return all.indices.filter { all[$0].builds(path) }
  }

  /// The bundle of an app or an extension in which alone a document finds images.
  package struct Bundle: Sendable {
    /// The name of its target.
    package var name: String
    /// The indices of its targets.
    package var targets: [Int]
    /// Whether it has a catalog or an image file.
    package var hasResource: @Sendable (_ path: String) -> Bool
    /// Whether only other apps and extensions have a file.
    package var isForeign: @Sendable (_ path: String) -> Bool
  }

  /// The bundle of a document or a source; `nil` if it may find images in other bundles, or if its target is unknown.
  package func bundle(of path: String) -> Bundle? {
    let own = indices(of: path)
    guard !own.isEmpty, own.allSatisfy({ all[$0].isApp || all[$0].isExtension }),
      projects.allSatisfy({ $0.fault == nil })
    else { return nil }
    return Bundle(
      name: own.map { all[$0].name }.joined(separator: "', '"), targets: own,
      hasResource: { path in
        let builders = indices(of: path)
        // Another tool may copy a resource that no target builds.
        return builders.isEmpty || builders.contains(where: own.contains)
      },
      isForeign: { path in
        let builders = indices(of: path)
        return !builders.isEmpty && !builders.contains(where: own.contains)
          && builders.allSatisfy { all[$0].isApp || all[$0].isExtension }
      })
  }

  /// The targets that build a document, one in each row; a single row without a target if there is none.
  package func rows(of path: String) -> [TargetRow] {
    let place = Path.absolute(path)
    let rows = groups.flatMap { group in
      group.targets.filter { $0.builds(place) }.map {
        TargetRow(target: $0.name, module: $0.module, project: Path.shortened(Path.absolute(group.path)), file: path)
      }
    }
    return rows.isEmpty ? [TargetRow(target: nil, module: module(ofSource: path), project: nil, file: path)] : rows
  }

  /// The module of a source; `nil` if it is unknown, or if several targets build the file.
  package func module(ofSource path: String) -> String? {
    let modules = Set(targets(of: path).map(\.module))
    if let only = modules.first { return modules.count == 1 ? only : nil }
    // A package that computes its targets has them in the usual folders.
    let path = Path.absolute(path)
    for package in declared where package.isPartial && package.path.hasSuffix("Package.swift") {
      guard let inside = Path.relative(path, to: Path.joined(package.folder, "Sources")) else { continue }
      let parts = inside.split(separator: "/")
      if Path.isInside(path, package.folder), parts.count > 1 { return moduleName(parts[0]) }
    }
    return nil
  }

  /// Whether no target builds a document, although the projects around it declare which files they build.
  package func isInNoTarget(_ path: String) -> Bool {
    guard projects.allSatisfy({ $0.fault == nil }), targets(of: path).isEmpty else { return false }
    let path = Path.absolute(path)
    func isAround(_ folder: String) -> Bool { Path.isInside(path, folder) }
    if foreignFolders.contains(where: isAround) { return false }
    // Other packages and pods may build what one of them does not.
    let generated = declared.filter { Path.name(of: $0.path).hasPrefix("project.y") }
    if declared.contains(where: {
      isAround($0.folder) && ($0.isPartial || !Path.name(of: $0.path).hasPrefix("project.y"))
    }) {
      return false
    }
    return projects.contains {
      $0.targets.contains(where: \.buildsAnything) && isAround(Path.folder(of: Path.folder(of: Path.absolute($0.path))))
    } || generated.contains { $0.targets.contains(where: \.buildsAnything) && isAround($0.folder) }
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
