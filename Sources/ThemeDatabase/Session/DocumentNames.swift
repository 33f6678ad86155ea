package import CodeModel
internal import SwiftSources
internal import ThemeProject
package import ThemeSemantics
package import ThemeSource

extension LoadableNames {
  /// Adds the names in a document, found in the bytes without parsing.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let name = documentName(of: path)
    let own = tags(with: "reuseIdentifier", in: bytes).map(\.value).filter { !$0.isEmpty }
    cells.formUnion(own)
    guard FileName(path: path).ending == .storyboard else {
      nibs.insert(name)
      nibCells[name, default: []] += own
      return
    }
    controllers[name, default: []].formUnion(tags(with: "storyboardIdentifier", in: bytes).map(\.value))
    segues.formUnion(tags(with: "identifier", in: bytes).filter { $0.tag.starts(with: "<segue".utf8) }.map(\.value))
  }
}

/// The name of a document in code: without extension and without `~ipad`.
func documentName(of path: String) -> String {
  let file = Path.name(of: path)
  let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
  return String(["~ipad", "~iphone"].first { stem.hasSuffix($0) }.map { stem.dropLast($0.count) } ?? stem)
}

extension Snapshot {
  /// The names by which code can load the project's documents and resources, without fonts.
  package var loadableNames: LoadableNames {
    var names = LoadableNames()
    names.assets = assetNames
    let (files, root) = (table.reader.fileSystem, project.root)
    var known: Set<String> = []
    for record in table.ownRecords {
      guard let bytes = try? record.read() else { continue }
      known.insert(Path.absolute(record.path))
      names.add(record.path, bytes)
    }
    // Code also loads documents that are not checked.
    for path in files.files(below: root, Discovery(suffixes: [".xib", ".storyboard"])).value
    where !known.contains(Path.absolute(path)) {
      if let bytes = try? table.reader.read(path) { names.add(path, bytes) }
    }
    names.onDisk = {
      var search = Discovery(suffixes: [".xib", ".nib", ".storyboard", ".storyboardc"])
      search.entersForeignFolders = true
      return Set(files.files(below: root, search).value.map(documentName))
    }
    return names
  }

  /// The numbers of the sources that may load documents and resources by name.
  package var loadingSources: [Int] { readsSwift ? facts.code.loading : [] }

  /// The names by which a source loads documents and resources.
  package func nameUses(inSource number: Int) -> [NameUse] { facts.code.nameUses(in: number) }

  /// Whether some files are all documents of the project.
  package func areAllDocuments(_ isAsked: (FileID) -> Bool) -> Bool { table.ownRecords.allSatisfy { isAsked($0.id) } }
}
