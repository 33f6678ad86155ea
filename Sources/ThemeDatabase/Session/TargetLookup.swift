internal import Synchronization
package import ThemeProject
package import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The build targets of a project, which are read at the first access.
final class TargetLookup: Sendable {
  private let root: String?
  private let fileSystem: OverlayFileSystem
  private let known = Mutex<AppTargets?>(nil)
  /// The classes as modules see them, by module.
  private let classes = Mutex<[String: ClassTable]>([:])
  /// The images and colors of bundles, by the indices of their targets.
  private let ofBundles = Mutex<[[Int]: AssetNames]>([:])

  /// - Parameter project: Its root is searched if it is marked as a project.
  init(_ project: Project, _ fileSystem: OverlayFileSystem) {
    root = project.isMarked ? project.root : nil
    self.fileSystem = fileSystem
  }

  /// `nil` if the project has no files that declare targets.
  var targets: AppTargets? {
    guard let root else { return nil }
    let all = known.withLock { known in
      if let known { return known }
      let made = AppTargets(below: root, fileSystem)
      known = made
      return made
    }
    return all.isEmpty ? nil : all
  }
}

extension TargetLookup {
  /// The images and colors that a document finds.
  func assetNames(of path: String, _ assets: AssetFolders) -> AssetNames {
    guard let targets, targets.all.count > 1, let bundle = targets.bundle(of: path) else { return assets.names }
    return ofBundles.withLock { known in
      if let made = known[bundle.targets] { return made }
      let made = assets.names.limited(to: bundle.name, assets.names(in: bundle.hasResource))
      known[bundle.targets] = made
      return made
    }
  }

  /// The classes as a document's target sees them: its own if other targets have classes of the same names.
  func classes(for document: ThemeDocument, _ all: ClassTable) -> ClassTable {
    guard let targets, targets.all.count > 1 else { return all }
    let modules = targets.targets(of: document.path).map(\.module)
    guard modules.count == 1, case let module?? = modules.first else { return all }
    // A class that the document expects in another module is not that of its target.
    let tree = document.tree
    let expectsOthers = tree.all.contains { node in
      guard let stated = tree.string(.customModule, of: node), !stated.isEmpty, stated != module,
        let name = tree.string(.customClass, of: node)
      else { return false }
      return all.declares(name, in: module) && all.declares(name, in: stated)
    }
    if expectsOthers { return all }
    return classes.withLock { known in
      if let made = known[module] { return made }
      let made = all.preferring(module)
      known[module] = made
      return made
    }
  }
}

extension AppTargets {
  /// The diagnostics about the Xcode projects.
  package var diagnostics: [Diagnostic] { projects.flatMap(\.diagnostics) + faults.map(\.diagnostic) }
}

extension AppTargets.Fault {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      .unreadableProject, "this project file cannot be read: \(message.escaped)", at: span, about: .key(path),
      help: "restore it from version control; the targets in its folder are unknown until then")
  }
}

extension XcodeProject {
  fileprivate var diagnostics: [Diagnostic] {
    if let fault {
      return [
        Diagnostic(
          .unreadableProject, "this Xcode project cannot be read: \(fault.message)", at: fault.span,
          help: "open it in Xcode, or restore it from version control; targets and modules are unknown until then")
      ]
    }
    return missing.map { file in
      Diagnostic(
        .missingFile, "the file '\(Path.shortened(file.path).escaped)' does not exist", at: file.span,
        about: .key(file.path), help: "remove it from the project in Xcode, or restore it")
    }
  }
}

extension Snapshot {
  /// The diagnostics about the Xcode projects around the checked documents, and about the storyboards that their apps load
  /// first.
  package func targetDiagnostics(of isAsked: (FileID) -> Bool) -> [Diagnostic] {
    guard let targets else { return [] }
    let asked = table.ownRecords.filter { isAsked($0.id) }.map { Path.absolute($0.path) }
    func isAround(_ folder: String) -> Bool { asked.contains { Path.isInside($0, folder) } }
    let ofProjects = targets.projects.filter { isAround(Path.folder(of: Path.folder(of: Path.absolute($0.path)))) }
    let launching = targets.groups.filter { group in
      group.targets.contains { !$0.launchStoryboards.isEmpty }
        && (isAround(Path.folder(of: Path.absolute(group.path)))
          || asked.contains { path in group.targets.contains { $0.builds(path) } })
    }
    let faults = targets.faults.filter { isAround($0.folder) }
    return ofProjects.flatMap(\.diagnostics) + faults.map(\.diagnostic)
      + targets.groups.filter { isAround(Path.folder(of: Path.absolute($0.path))) }.flatMap(\.targets)
      .flatMap(unknownFonts)
      + launching.flatMap(\.targets).flatMap { target -> [Diagnostic] in
        let built = target.documents(in: table.reader.fileSystem)
        return target.launchStoryboards.compactMap { check($0, of: target, among: built) }
      }
  }

  private func check(
    _ launched: BuildTarget.LaunchStoryboard, of target: BuildTarget, among built: [String]
  ) -> Diagnostic? {
    let use = launched.isMain ? "when it starts" : "as launch screen"
    // A launch screen may be a XIB.
    let own = built.filter { documentName(of: $0) == launched.name }
    guard let first = own.first else {
      let meant = closestMatch(to: launched.name, in: built.map { documentName(of: $0) }.sorted())
      return Diagnostic(
        .unknownLaunchStoryboard,
        "the target '\(target.name.escaped)' shows the storyboard '\(launched.name.escaped)' \(use), but does not build it",
        at: launched.span, about: .key("\(target.name) \(launched.name)"),
        help: meant.map { "did you mean '\($0.escaped)'?" } ?? "add the storyboard to the target")
    }
    let lacksController = own.allSatisfy { path in
      (try? table.reader.read(path)).map { tags(with: "initialViewController", in: $0).isEmpty } == true
    }
    guard launched.isMain, lacksController else { return nil }
    return Diagnostic(
      .noFirstController,
      "the storyboard '\(launched.name.escaped)' has no initial view controller, but the target '\(target.name.escaped)' shows it \(use)",
      at: launched.span, about: .key("\(target.name) \(launched.name)"),
      help: "set 'Is Initial View Controller' of a scene in '\(Path.shortened(first).escaped)'")
  }

  /// The build targets of the project; `nil` if no file declares any.
  package var targets: AppTargets? { facts.targets.targets }

  /// The screens on which the app shows a document; `nil` if that is unknown.
  package func appScreens(of path: String) -> AppScreens? { targets?.screens(of: path) }
}

extension LinkedThemes {
  /// The screens on which the app shows a theme; `nil` if that is unknown.
  package func appScreens(of id: ThemeID) -> AppScreens? { snapshot.appScreens(of: path(of: id)) }
}
