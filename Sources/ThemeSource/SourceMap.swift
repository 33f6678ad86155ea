/// Files with their ids, such as those that a set of diagnostics points into.
///
/// A map holds the bytes of its files, or reads them when they are asked for.
public struct SourceMap: Sendable {
  private struct Entry: Sendable {
    var id: FileID
    var path: String
    /// Nil where the reader has them.
    var bytes: [UInt8]?
    var reader: (any SourceReader)?
  }

  /// Files that many maps have in common.
  private final class Base: Sendable {
    let map: SourceMap

    init(_ map: SourceMap) { self.map = map }
  }

  /// Sorted by id.
  private var entries: [Entry] = []
  /// What the map has beside its entries, none of which have the same ids.
  private var base: Base?
  /// Files that are found when they are asked for, and that ``files`` does not list.
  package var provider: (any SourceLookup)?

  /// Creates an empty map.
  public init() {}

  /// The files, by id. Reads those whose bytes the map does not hold.
  public var files: [SourceFile] { all.map { Self.file($0) } }

  /// The paths of the files, by id.
  public var paths: [String] { all.map(\.path) }

  /// Whether there are no files.
  public var isEmpty: Bool { entries.isEmpty && base == nil }

  private var all: [Entry] {
    guard let base else { return entries }
    return (entries + base.map.all).sorted { $0.id < $1.id }
  }

  /// Adds a file behind all others and returns it with its new id.
  @discardableResult
  public mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: nextID, path: path, bytes: bytes)
    entries.append(Entry(id: file.id, path: path, bytes: bytes))
    return file
  }

  /// Adds a file that has its id already, in place of one of the same id.
  public mutating func insert(_ file: SourceFile) {
    insert(Entry(id: file.id, path: file.path, bytes: file.bytes))
  }

  /// The file of an id, or nil where the map has none.
  public subscript(id: FileID) -> SourceFile? {
    index(of: id).map { Self.file(entries[$0]) } ?? base?.map[id] ?? provider?.file(id)
  }

  /// The path of a file, without reading it; nil where the map has no such file.
  public func path(of id: FileID) -> String? {
    index(of: id).map { entries[$0].path } ?? base?.map.path(of: id) ?? provider?.path(of: id)
  }

  /// The first id behind those of all files.
  package var nextID: FileID {
    let own = entries.last.map { $0.id.rawValue &+ 1 } ?? 0
    return FileID(rawValue: max(own, base?.map.nextID.rawValue ?? 0))
  }

  /// An empty map over this one, to which files of other ids are added. Copies of it share this map.
  package func layer() -> SourceMap {
    var map = SourceMap()
    map.base = Base(self)
    return map
  }

  private static func file(_ entry: Entry) -> SourceFile {
    SourceFile(id: entry.id, path: entry.path, bytes: entry.bytes ?? entry.reader?.bytes(of: entry.path) ?? [])
  }

  private mutating func insert(_ entry: Entry) {
    let index = firstIndex(notBelow: entry.id)
    if index < entries.count, entries[index].id == entry.id {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }

  /// The place of a file in the order of ids; nil where the map has no such file.
  package func index(of id: FileID) -> Int? {
    let index = firstIndex(notBelow: id)
    return index < entries.count && entries[index].id == id ? index : nil
  }

  private func firstIndex(notBelow id: FileID) -> Int {
    // Most maps hold every id from 0 on, and most files come in the order of their ids.
    let guess = Int(id.rawValue)
    if guess < entries.count, entries[guess].id == id { return guess }
    if let last = entries.last, last.id < id { return entries.count }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Reads the bytes of files that a ``SourceMap`` names and does not hold.
package protocol SourceReader: AnyObject, Sendable {
  /// The bytes of a file as they are now; empty if it cannot be read any more.
  func bytes(of path: String) -> [UInt8]
}

/// Finds files that a ``SourceMap`` does not list, by ids of their own.
package protocol SourceLookup: AnyObject, Sendable {
  /// The path of a file as messages show it; nil if the id is not one of the provider's.
  func path(of id: FileID) -> String?
  /// The file as it was read; nil if the id is not one of the provider's.
  func file(_ id: FileID) -> SourceFile?
}

extension SourceMap {
  /// Adds files of another map under new ids, behind the others, and returns the new id of each of its files.
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

  /// Adds the files of another map under their ids.
  package mutating func formUnion(_ other: SourceMap) {
    if isEmpty {
      self = other
      return
    }
    for entry in other.all where path(of: entry.id) == nil { insert(entry) }
  }

  /// For each file, in the order of ids, its place in the order of paths.
  package var pathRanks: [UInt32] {
    let order = entries.indices.sorted { a, b in
      entries[a].path == entries[b].path ? a < b : entries[a].path.isBefore(entries[b].path)
    }
    var ranks = [UInt32](repeating: 0, count: entries.count)
    for (rank, index) in order.enumerated() { ranks[index] = UInt32(clamping: rank) }
    return ranks
  }

  /// How many bytes of files it holds.
  package var heldBytes: Int { entries.reduce(0) { $0 + ($1.bytes?.count ?? 0) } }

  /// The map with the files for which a condition holds, whose bytes are left to a reader.
  package func deferred(to reader: any SourceReader, where isWanted: (FileID) -> Bool) -> SourceMap {
    var result = self
    for index in result.entries.indices where isWanted(result.entries[index].id) {
      result.entries[index].bytes = nil
      result.entries[index].reader = reader
    }
    return result
  }
}
