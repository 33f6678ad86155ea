internal import Synchronization
package import ThemeProject
internal import ThemeSemantics
package import ThemeSource
internal import ThemeSyntax

/// The build targets of a project, which are read at the first access.
final class TargetLookup: Sendable {
  private let root: String?
  private let fileSystem: OverlayFileSystem
  private let known = Mutex<AppTargets?>(nil)
  /// The classes as modules see them, by module.
  private let classes = Mutex<[String: ClassTable]>([:])

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
  /// The classes as a document's target sees them: its own if other targets have classes of the same names.
  func classes(for document: ThemeDocument, _ all: ClassTable) -> ClassTable {
    guard let targets, targets.projects.flatMap(\.targets).count > 1 else { return all }
    let modules = targets.targets(of: document.path).map(\.module)
    guard modules.count == 1, case let module?? = modules.first else { return all }
    // A class that the document expects in another module is not that of its target.
    let tree = document.tree
    let named = tree.all.compactMap { tree.attribute(.customModule, of: $0)?.value }
    guard named.allSatisfy({ $0.isEmpty || $0 == module }) else { return all }
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
  package var diagnostics: [Diagnostic] {
    projects.flatMap { project -> [Diagnostic] in
      if let fault = project.fault {
        return [
          Diagnostic(
            .unreadableProject, "this Xcode project cannot be read: \(fault.message)", at: fault.span,
            help: "open it in Xcode, or restore it from version control; targets and modules are unknown until then")
        ]
      }
      return project.missing.map { file in
        Diagnostic(
          .missingFile, "the file '\(Path.shortened(file.path).escaped)' does not exist", at: file.span,
          about: .key(file.path), help: "remove it from the project in Xcode, or restore it")
      }
    }
  }
}

extension Snapshot {
  /// The build targets of the project; `nil` if no file declares any.
  package var targets: AppTargets? { facts.targets.targets }
}
