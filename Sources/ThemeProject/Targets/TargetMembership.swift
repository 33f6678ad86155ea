internal import ThemeSource

// The targets that build a file.
extension AppTargets {
  /// Whether a document belongs to a C# project.
  package func isOfCSharp(_ path: String) -> Bool {
    let place = Path.absolute(path)
    return cSharpFolders.contains { Path.isInside(place, $0) } && targets(of: path).isEmpty
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
    /// Whether only other apps and extensions have a file, or no target builds a catalog.
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
        return builders.isEmpty ? !isUnbuiltCatalog(path) : builders.contains(where: own.contains)
      },
      isForeign: { path in
        let builders = indices(of: path)
        if builders.isEmpty { return isUnbuiltCatalog(path) }
        return !builders.contains(where: own.contains) && builders.allSatisfy { all[$0].isApp || all[$0].isExtension }
      })
  }

  /// Whether no target builds an asset catalog. Another tool may copy a file that no target builds, but Xcode compiles
  /// catalogs.
  private func isUnbuiltCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") && isInNoTarget(path) }

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
