package import CodeModel
internal import SwiftSources
package import ThemeProject
package import ThemeSemantics
package import ThemeSource

extension LoadableNames {
  /// Adds the names in a document, found in the bytes without parsing.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let name = documentName(of: path)
    let own = tags(with: "reuseIdentifier", in: bytes).map(\.value).filter { !$0.isEmpty }
    guard FileName(path: path).ending == .storyboard else {
      nibs.insert(name)
      nibCells[name, default: []] += own
      let isOfCell = tags(with: "customClass", in: bytes).contains { tag in
        tag.value == name && Self.cellElements.contains { tag.tag.starts(with: $0.utf8) }
      }
      if isOfCell, firstOffset(of: Array("<outlet ".utf8), in: bytes) != nil { cellsWithOutlets.insert(name) }
      return
    }
    controllers[name, default: []].formUnion(tags(with: "storyboardIdentifier", in: bytes).map(\.value))
    cells.formUnion(own)
    for scene in sceneBytes(in: bytes) {
      let own = tags(with: "identifier", in: scene).filter { $0.tag.starts(with: "<segue".utf8) }.map(\.value)
      segues.formUnion(own)
      // The controller is the first object.
      guard let objects = firstOffset(of: Array("<objects>".utf8), in: scene),
        let opening = scene[(objects + 1)...].firstIndex(of: UInt8(ascii: "<")),
        let end = scene[opening...].firstIndex(of: UInt8(ascii: ">")),
        let customClass = value(of: "customClass", in: Array(scene[opening..<end]))
      else { continue }
      let cells = tags(with: "reuseIdentifier", in: scene).map(\.value)
      scenes[customClass, default: SceneNames()].storyboards.insert(name)
      scenes[customClass, default: SceneNames()].segues.formUnion(own)
      scenes[customClass, default: SceneNames()].cells.formUnion(cells.filter { !$0.isEmpty })
    }
  }

  private static let cellElements = ["<tableViewCell ", "<collectionViewCell ", "<collectionReusableView "]

  /// The bytes of each scene of a storyboard.
  private func sceneBytes(in bytes: [UInt8]) -> [[UInt8]] {
    var starts: [Int] = []
    let opening = Array("<scene ".utf8)
    while let start = firstOffset(of: opening, in: bytes, from: starts.last.map { $0 + 1 } ?? 0) {
      starts.append(start)
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { Array(bytes[$0..<$1]) }
  }
}

/// The name of a document in code: without extension and without `~ipad`.
package func documentName(of path: String) -> String {
  let file = Path.name(of: path)
  let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
  return String(["~ipad", "~iphone"].first { stem.hasSuffix($0) }.map { stem.dropLast($0.count) } ?? stem)
}

extension Snapshot {
  /// Groups the names in code by the apps and extensions whose bundles the code looks in, in the order of the first use.
  /// A bundle is `nil` if it is unknown, so that it may be any.
  package func groupedByBundle(_ uses: [NameUse]) -> [(bundle: AppTargets.Bundle?, uses: [NameUse])] {
    guard let targets, !targets.all.isEmpty else { return [(nil, uses)] }
    var groups: [(bundle: AppTargets.Bundle?, uses: [NameUse])] = []
    var bundles: [FileID: AppTargets.Bundle?] = [:]
    for use in uses {
      let bundle = bundles[use.span.file] ?? facts.code.path(of: use.span.file).flatMap { targets.bundle(of: $0) }
      bundles[use.span.file] = .some(bundle)
      if let index = groups.firstIndex(where: { $0.bundle?.targets == bundle?.targets }) {
        groups[index].uses.append(use)
      } else {
        groups.append((bundle, [use]))
      }
    }
    return groups
  }

  /// The names by which the code of a bundle can load the project's documents and resources, without fonts.
  package func loadableNames(in bundle: AppTargets.Bundle?) -> LoadableNames {
    let isForeign: @Sendable (String) -> Bool = { path in bundle?.isForeign(Path.absolute(path)) == true }
    var names = LoadableNames()
    names.assets = bundle == nil ? assetNames : facts.assets.names { !isForeign($0) }
    let (files, root) = (table.reader.fileSystem, project.root)
    var known: Set<String> = []
    var unbuilt: Set<String> = []
    var missing = LoadableNames()
    for record in table.ownRecords where !isForeign(record.path) {
      known.insert(Path.absolute(record.path))
      if bundle != nil, targets?.isInNoTarget(record.path) == true {
        unbuilt.insert(Path.absolute(record.path))
        names.unbuilt.insert(documentName(of: record.path))
        // It is reported where code loads it, and not for each name in it.
        if let bytes = try? record.read() { missing.add(record.path, bytes) }
        continue
      }
      guard let bytes = try? record.read() else { continue }
      names.add(record.path, bytes)
    }
    names.segues.formUnion(missing.segues)
    names.cells.formUnion(missing.cells)
    // Code also loads documents that are not checked.
    for path in files.files(below: root, Discovery(suffixes: [".xib", ".storyboard"])).value
    where !known.contains(Path.absolute(path)) && !isForeign(path) {
      if let bytes = try? table.reader.read(path) { names.add(path, bytes) }
    }
    names.onDisk = { [unbuilt] in
      var search = Discovery(suffixes: [".xib", ".nib", ".storyboard", ".storyboardc"])
      search.entersForeignFolders = true
      return Set(
        files.files(below: root, search).value.filter { !isForeign($0) && !unbuilt.contains(Path.absolute($0)) }
          .map(documentName))
    }
    return names
  }

  /// The names by which a source can load the documents and resources of its bundle, without fonts.
  package func loadableNames(forSourceAt path: String) -> LoadableNames {
    loadableNames(in: targets?.bundle(of: path))
  }

  /// The names of all storyboards below the root, including excluded and compiled ones; `nil` if no target is known to build
  /// a document.
  package func storyboardNames(for path: String) -> [String]? {
    guard let targets, !targets.targets(of: path).isEmpty else { return nil }
    var search = Discovery(suffixes: [".storyboard", ".storyboardc"])
    search.entersForeignFolders = true
    return Set(pathsBelowRoot(search).map(documentName)).sorted()
  }

  /// Scans the project's sources in parallel, before tasks look up names in them one by one.
  ///
  /// - Parameter readsNames: Whether the names by which all sources load documents and resources are asked for later.
  package func prepareCode(jobs: Int, readsNames: Bool) async {
    await facts.code.prepare(jobs: jobs, readsNames: readsNames)
  }

  /// Caches the results of reading the project's sources for later runs.
  /// - Returns: The sources that are not cached as they are now; `nil` if the sources were not listed.
  @discardableResult
  package func storeCode() -> [EditedSource]? { facts.code.save() }

  /// The numbers of the project's sources.
  package var sourceNumbers: [Int] { readsSwift ? Array(facts.code.paths.indices) : [] }

  /// The paths of the project's sources, by number; empty if this build reads no Swift.
  package var sourcePaths: [String] { readsSwift ? facts.code.paths : [] }

  /// The names by which a source loads documents and resources.
  package func nameUses(inSource number: Int) -> [NameUse] { facts.code.nameUses(in: number) }

  /// The names by which the source at an absolute path loads documents and resources; empty if it is no source of the project.
  package func nameUses(inSourceAt path: String) -> [NameUse] {
    facts.code.number(of: path).map { nameUses(inSource: $0) } ?? []
  }

  /// Whether some files are all documents of the project.
  package func areAllDocuments(_ isAsked: (FileID) -> Bool) -> Bool { table.areAllOwn(isAsked) }
}
