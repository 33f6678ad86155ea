internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

/// The files of diagnostics: their hashes or, for those with other bytes than on disk, their contents.
struct PartFiles: Sendable {
  struct File: Sendable {
    var id: FileID
    var path: String
    var hash: ContentHash
    var bytes: [UInt8]?
  }

  var all: [File] = []

  /// - Parameter recorder: Has the hashes of the bytes on disk.
  init(_ ids: Set<FileID>, in sources: SourceMap, _ recorder: InputRecorder?) {
    all = ids.sorted().compactMap { id in
      guard let path = sources.path(of: id) else { return nil }
      if let hash = sources.hash(of: id), recorder?.hash(ofRead: path) == hash {
        return File(id: id, path: path, hash: hash)
      }
      // The bytes of a UTF-16 file are not those on disk.
      return sources[id].map { File(id: id, path: path, hash: ContentHash($0.bytes), bytes: $0.bytes) }
    }
  }

  init(_ files: [File]) { all = files }

  /// The files with the ids that they have in a snapshot, and these ids; `nil` if one of them is not known.
  func current(in snapshot: Snapshot) -> (files: PartFiles, ids: [FileID: FileID])? {
    var (result, ids) = (self, [FileID: FileID]())
    for (index, file) in all.enumerated() {
      guard let id = snapshot.id(ofFormer: file.id, file.path) else { return nil }
      result.all[index].id = id
      ids[file.id] = id
    }
    return (result, ids)
  }

  /// The files, which are read again where they are needed.
  func sources(readBy reader: any SourceReader) -> SourceMap {
    var sources = SourceMap()
    for file in all {
      if let bytes = file.bytes {
        sources.insert(SourceFile(id: file.id, path: file.path, bytes: bytes))
      } else {
        sources.insert(file.id, path: file.path, hash: file.hash, readBy: reader)
      }
    }
    return sources
  }
}

extension CacheWriter {
  mutating func add(_ files: PartFiles) {
    add(files.all) { writer, file in
      writer.add(UInt64(file.id.rawValue))
      writer.add(file.path)
      writer.add(file.hash.rawValue)
      writer.add(file.bytes == nil ? 0 : 1)
      if let bytes = file.bytes { writer.add(bytes) }
    }
  }
}

extension CacheReader {
  mutating func partFiles() throws(Malformed) -> PartFiles {
    PartFiles(
      try array { reader throws(Malformed) in
        var file = PartFiles.File(
          id: FileID(rawValue: try reader.id()), path: try reader.text(),
          hash: ContentHash(rawValue: try reader.number()))
        if try reader.number() == 1 { file.bytes = Array(try reader.slice()) }
        return file
      })
  }
}

extension Diagnostic {
  /// The files of all locations.
  var files: [FileID] {
    (span.map { [$0.file] } ?? []) + related.map(\.span.file) + fixes.flatMap { $0.edits.map(\.span.file) }
  }
}
