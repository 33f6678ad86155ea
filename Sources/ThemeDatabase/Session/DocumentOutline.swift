internal import ThemeProject
internal import ThemeSemantics
package import ThemeSource

extension FileRecord {
  /// The hash of the names in a document that other files refer to: its classes, actions, scenes, segues and cells.
  ///
  /// An edit that keeps it affects no answer about other documents, except those that are linked with this one.
  package func outline(_ bytes: [UInt8]) -> ContentHash {
    var outline = CacheWriter()
    let uses = DocumentClasses.Uses(of: self, bytes)
    outline.add(uses.forwarded) { $0.add($1) }
    outline.add(uses.classes) { writer, used in
      writer.add(used.name)
      writer.add(used.module)
    }
    var names = LoadableNames()
    names.add(path, bytes)
    outline.add(names)
    outline.add(tags(with: "initialViewController", in: bytes).isEmpty ? 0 : 1)
    return ContentHash(outline.bytes)
  }

  /// The hash of the names in the document as it is now; `nil` if it cannot be read.
  package var outline: ContentHash? { (try? read()).map { outline($0) } }
}

extension CacheWriter {
  /// Adds the names of one document.
  fileprivate mutating func add(_ names: LoadableNames) {
    add(names.cellsWithOutlets.count)
    for list in names.nibCells.sorted(by: { $0.key < $1.key }).map(\.value) { add(list) { $0.add($1) } }
    for set in [names.segues, names.cells] + names.controllers.sorted(by: { $0.key < $1.key }).map(\.value) {
      add(set.sorted()) { $0.add($1) }
    }
    add(names.scenes.sorted { $0.key < $1.key }) { writer, scene in
      writer.add(scene.key)
      writer.add(scene.value.segues.sorted()) { $0.add($1) }
      writer.add(scene.value.cells.sorted()) { $0.add($1) }
    }
  }
}
