/// Files by id, for example those to which a set of diagnostics refers.
///
/// A map contains the bytes of its files or reads them on access. Bytes that are read on access are compared with the
/// hash of those that the map contained first. A changed file is returned without bytes (see ``SourceFile/isChanged``).
package struct SourceMap: Sendable {
  private struct Entry: Sendable {
    var id: FileID
    var path: String
    /// Nil if `reader` supplies them.
    var bytes: [UInt8]?
    var reader: (any SourceReader)?
    /// The hash of the bytes that `reader` must supply; nil for any.
    var hash: ContentHash?
  }

  /// Files shared by several maps.
  private final class Base: Sendable {
    let map: SourceMap

    init(_ map: SourceMap) { self.map = map }
  }

  /// Sorted by id.
  private var entries: [Entry] = []
  /// Further files, with ids different from those of `entries`.
  private var base: Base?
  /// Finds further files on access. ``files`` omits them.
  package var provider: (any SourceLookup)?

  /// Creates an empty map.
  package init() {}

  /// The files, ordered by id. Bytes that the map does not contain are read.
  package var files: [SourceFile] { all.map { Self.file($0) } }

  /// The paths of the files, ordered by id.
  package var paths: [String] { all.map(\.path) }

  /// Whether the map has no files.
  package var isEmpty: Bool { entries.isEmpty && base == nil }

  private var all: [Entry] {
    guard let base else { return entries }
    return (entries + base.map.all).sorted { $0.id < $1.id }
  }

  /// Appends a file and returns it with its new id.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: nextID, path: path, bytes: bytes)
    entries.append(Entry(id: file.id, path: path, bytes: bytes))
    return file
  }

  /// Adds a file under its existing id, replacing any file with that id.
  package mutating func insert(_ file: SourceFile) {
    insert(Entry(id: file.id, path: file.path, bytes: file.bytes))
  }

  /// The file with an id, or nil if there is none.
  package subscript(id: FileID) -> SourceFile? {
    index(of: id).map { Self.file(entries[$0]) } ?? base?.map[id] ?? provider?.file(id)
  }

  /// Returns the path of a file without reading the file, or nil if there is no such file.
  package func path(of id: FileID) -> String? {
    index(of: id).map { entries[$0].path } ?? base?.map.path(of: id) ?? provider?.path(of: id)
  }

  /// The first id after those of all files.
  package var nextID: FileID {
    let own = entries.last.map { $0.id.rawValue &+ 1 } ?? 0
    return FileID(rawValue: max(own, base?.map.nextID.rawValue ?? 0))
  }

  /// Returns an empty map on top of this one, for adding files with other ids. Its copies share this map.
  package func layer() -> SourceMap {
    var map = SourceMap()
    map.base = Base(self)
    return map
  }

  private static func file(_ entry: Entry) -> SourceFile {
    let bytes = entry.bytes ?? entry.reader?.bytes(of: entry.path) ?? []
    guard entry.bytes == nil, let hash = entry.hash else {
      return SourceFile(id: entry.id, path: entry.path, bytes: bytes)
    }
    return SourceFile(id: entry.id, path: entry.path, rereading: bytes, checked: hash)
  }

  private mutating func insert(_ entry: Entry) {
    let index = firstIndex(notBelow: entry.id)
    if index < entries.count, entries[index].id == entry.id {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }

  /// Returns the file's index in the order of ids, or nil if there is no such file.
  package func index(of id: FileID) -> Int? {
    let index = firstIndex(notBelow: id)
    return index < entries.count && entries[index].id == id ? index : nil
  }

  private func firstIndex(notBelow id: FileID) -> Int {
    // Most maps contain every id from 0, and most files are added in the order of their ids.
    let guess = Int(id.rawValue)
    if guess < entries.count, entries[guess].id == id { return guess }
    if let last = entries.last, last.id < id { return entries.count }
    return entries.partitioningIndex { $0.id >= id }
  }
}

/// Reads the bytes of files that a ``SourceMap`` lists but does not contain.
package protocol SourceReader: AnyObject, Sendable {
  /// Returns the current bytes of a file, or no bytes if it cannot be read.
  func bytes(of path: String) -> [UInt8]
}

/// Finds files that a ``SourceMap`` does not list, under separate ids.
package protocol SourceLookup: AnyObject, Sendable {
  /// Returns the path of a file as shown in messages, or nil if the id is unknown.
  func path(of id: FileID) -> String?
  /// Returns the file as read, or nil if the id is unknown.
  func file(_ id: FileID) -> SourceFile?
}

extension SourceMap {
  /// Appends the files of another map and returns the new id of each.
  package mutating func append(contentsOf other: SourceMap) -> [FileID: FileID] {
    var ids: [FileID: FileID] = [:]
    for var entry in other.all {
      let id = nextID
      ids[entry.id] = id
      entry.id = id
      entries.append(entry)
    }
    return ids
  }

  /// Adds the files of another map under their existing ids.
  package mutating func formUnion(_ other: SourceMap) {
    if isEmpty {
      self = other
      return
    }
    for entry in other.all where path(of: entry.id) == nil { insert(entry) }
  }

  /// The rank of each file in the order of paths. The array is in the order of ids.
  package var pathRanks: [UInt32] {
    let order = entries.indices.sorted { a, b in
      entries[a].path == entries[b].path ? a < b : entries[a].path.isBefore(entries[b].path)
    }
    var ranks = [UInt32](repeating: 0, count: entries.count)
    for (rank, index) in order.enumerated() { ranks[index] = UInt32(clamping: rank) }
    return ranks
  }

  /// Total size of the file contents in the map, in bytes.
  package var heldBytes: Int { entries.reduce(0) { $0 + ($1.bytes?.count ?? 0) } }

  /// Returns the map without the contents of the wanted files, which `reader` supplies instead as long as they do not
  /// change.
  package func deferred(to reader: any SourceReader, where isWanted: (FileID) -> Bool) -> SourceMap {
    var result = self
    for index in result.entries.indices where isWanted(result.entries[index].id) {
      guard let bytes = result.entries[index].bytes else { continue }
      result.entries[index].bytes = nil
      result.entries[index].reader = reader
      result.entries[index].hash = ContentHash(bytes)
    }
    return result
  }

  /// Adds a file whose bytes `reader` supplies.
  /// - Parameter hash: The hash of the bytes; nil if the reader always returns the same bytes.
  package mutating func insert(_ id: FileID, path: String, hash: ContentHash?, readBy reader: any SourceReader) {
    insert(Entry(id: id, path: path, reader: reader, hash: hash))
  }

  /// Returns the hash of the bytes of a file that the map lists, without reading the file.
  package func hash(of id: FileID) -> ContentHash? {
    guard let index = index(of: id) else { return nil }
    return entries[index].hash ?? entries[index].bytes.map { ContentHash($0) }
  }
}
