internal import Synchronization
package import ThemeProject
package import ThemeSemantics
internal import ThemeSyntax

/// The build targets of a project, which are read at the first access.
final class LazyTargets: Sendable {
  private let root: String?
  private let fileSystem: OverlayFileSystem
  private let known = Mutex<AppTargets?>(nil)
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

extension LazyTargets {
  /// The images and colors that a document finds.
  func assetNames(of path: String, _ assets: AssetFolders) -> AssetNames {
    guard let bundle = targets?.bundle(of: path) else { return assets.names }
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
    return all.preferring(module)
  }
}

extension Snapshot {
  /// The build targets of the project; `nil` if no file declares any.
  package var targets: AppTargets? { facts.targets.targets }

  /// The screens on which the app shows a document; `nil` if that is unknown.
  package func appScreens(of path: String) -> AppScreens? { targets?.screens(of: path) }
}

extension LinkedThemes {
  /// The screens on which the app shows a theme; `nil` if that is unknown.
  package func appScreens(of id: ThemeID) -> AppScreens? { snapshot.appScreens(of: path(of: id)) }
}
