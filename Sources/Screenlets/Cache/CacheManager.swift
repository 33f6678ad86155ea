public import Foundation

/// Keeps what a server sent, and what it has not received yet, in files.
///
/// An entry is a file in a folder that only its owner can access. It is replaced as a whole: whoever reads it has the old
/// value or the new one. A file that is damaged, or has a value of another type, counts as missing, and is reported by
/// ``takeProblems()``.
public actor CacheManager {
  /// The maximum size of an entry, in bytes.
  public static let maximumSize = 16 << 20

  /// The folder of the cache.
  public nonisolated let folder: URL
  private var problems: [String] = []

  /// Creates a cache in a folder, which need not exist.
  public init(folder: URL) { self.folder = folder.absoluteURL }

  /// Creates a cache with a name in the user's folder of caches: `$XDG_CACHE_HOME`, or else `~/.cache`.
  public init(name: String) {
    let stated = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let caches =
      stated.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    self.init(folder: caches.appending(path: "screenlets").appending(path: CacheKey.fileName(name)))
  }

  // MARK: Reading

  /// The text of an entry; nil if there is none.
  public func getString(collection: String, key: String) -> String? {
    getAny(collection: collection, key: key, as: String.self)
  }

  /// The value of an entry; nil if there is none.
  public func getAny<Value: Decodable & Sendable>(collection: String, key: String, as type: Value.Type) -> Value? {
    getAnyWithAttributes(collection: collection, key: key, as: type)?.value
  }

  /// The value and the attributes of an entry; nil if there is none.
  public func getAnyWithAttributes<Value: Decodable & Sendable>(
    collection: String, key: String, as type: Value.Type
  ) -> (value: Value, attributes: [String: AttributeValue])? {
    let key = CacheKey(collection: collection, key: key)
    guard let entry = entry(key) else { return nil }
    do {
      return (try JSONDecoder().decode(type, from: entry.value), entry.header.metadata.attributes)
    } catch {
      problems.append("the entry '\(key.key)' of '\(key.collection)' is not used: it has a value of another type")
      return nil
    }
  }

  /// The values of entries; nil for those that do not exist.
  public func getSome<Value: Decodable & Sendable>(
    collection: String, keys: [String], as type: Value.Type
  ) -> [Value?] {
    keys.map { getAny(collection: collection, key: $0, as: type) }
  }

  /// The metadata of an entry; nil if there is none.
  public func getMetadata(collection: String, key: String) -> CacheMetadata? {
    entry(CacheKey(collection: collection, key: key))?.header.metadata
  }

  /// The messages about files that could not be used since the last call, for the developer.
  public func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private func entry(_ key: CacheKey) -> CacheEntry? {
    guard let entry = entry(at: folder.appending(path: key.path)) else { return nil }
    // Two long names can have the same checksum.
    return entry.header.key == key ? entry : nil
  }

  private func entry(at file: URL) -> CacheEntry? {
    let path = file.path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    guard attributes[.type] as? FileAttributeType == .typeRegular,
      (attributes[.size] as? NSNumber)?.intValue ?? .max <= Self.maximumSize + 4096
    else {
      problems.append("the cached file '\(path)' is not used: it is not a file, or too large")
      return nil
    }
    do {
      if let entry = CacheEntry(try Data(contentsOf: file)) { return entry }
      problems.append("the cached file '\(path)' is not used: it is damaged")
    } catch {
      problems.append("the cached file '\(path)' is not used: \(error.localizedDescription)")
    }
    return nil
  }

  // MARK: Writing

  /// Keeps a value that the server has.
  ///
  /// - Throws: ``CacheError``.
  public func setClean(
    collection: String, key: String, value: some Encodable & Sendable, attributes: [String: AttributeValue] = [:]
  ) throws {
    let metadata = CacheMetadata(synchronized: Date(), attributes: attributes)
    try write(CacheKey(collection: collection, key: key), metadata, value)
  }

  /// Keeps values that the server has. An error leaves the values before the one that failed.
  ///
  /// - Throws: ``CacheError``.
  public func setClean<Value: Encodable & Sendable>(
    collection: String, values: [(key: String, value: Value)], attributes: [String: AttributeValue] = [:]
  ) throws {
    for (key, value) in values { try setClean(collection: collection, key: key, value: value, attributes: attributes) }
  }

  /// Marks an entry as one that the server has; no effect on a missing one.
  ///
  /// - Throws: ``CacheError``.
  public func setClean(collection: String, key: String, attributes: [String: AttributeValue]) throws {
    let key = CacheKey(collection: collection, key: key)
    guard let entry = entry(key) else { return }
    try write(CacheEntry(key, CacheMetadata(synchronized: Date(), attributes: attributes), entry.value))
  }

  /// Keeps a value that the server does not have yet.
  ///
  /// - Throws: ``CacheError``.
  public func setDirty(
    collection: String, key: String, value: some Encodable & Sendable, attributes: [String: AttributeValue] = [:]
  ) throws {
    let metadata = CacheMetadata(synchronized: nil, attributes: attributes)
    try write(CacheKey(collection: collection, key: key), metadata, value)
  }

  private func write(_ key: CacheKey, _ metadata: CacheMetadata, _ value: some Encodable) throws {
    let data: Data
    do {
      data = try JSONEncoder().encode(value)
    } catch {
      throw CacheError.invalidValue(key: key, reason: "\(error)")
    }
    guard data.count <= Self.maximumSize else { throw CacheError.tooLarge(key: key, limit: Self.maximumSize) }
    try write(CacheEntry(key, metadata, data))
  }

  private func write(_ entry: CacheEntry) throws {
    let file = folder.appending(path: entry.header.key.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // The file gets its name after it was written.
      try entry.encoded().write(to: file, options: .atomic)
    } catch {
      throw CacheError.file(path: file.path(percentEncoded: false), reason: error.localizedDescription)
    }
  }

  // MARK: Removing

  /// Removes an entry, if it exists.
  ///
  /// - Throws: ``CacheError``.
  public func remove(collection: String, key: String) throws {
    try remove(folder.appending(path: CacheKey(collection: collection, key: key).path))
  }

  /// Removes all entries of a collection.
  ///
  /// - Throws: ``CacheError``.
  public func remove(collection: String) throws { try remove(folder.appending(path: CacheKey.fileName(collection))) }

  /// Removes all entries.
  ///
  /// - Throws: ``CacheError``.
  public func removeAll() throws { try remove(folder) }

  private func remove(_ file: URL) throws {
    let path = file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw CacheError.file(path: path, reason: error.localizedDescription)
    }
  }

  // MARK: Values that the server does not have

  /// The number of entries that the server does not have.
  public func countPendingToSync() -> Int { pendingToSync().count }

  /// The entries that the server does not have, by collection and key.
  public func pendingToSync() -> [(key: CacheKey, attributes: [String: AttributeValue])] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var pending: [(key: CacheKey, attributes: [String: AttributeValue])] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "entry", let header = entry(at: file)?.header, header.metadata.synchronized == nil
      else { continue }
      pending.append((header.key, header.metadata.attributes))
    }
    return pending.sorted { ($0.key.collection, $0.key.key) < ($1.key.collection, $1.key.key) }
  }
}

/// An error in writing to a cache.
public enum CacheError: LocalizedError, Sendable, Hashable {
  /// The value cannot be written as JSON.
  case invalidValue(key: CacheKey, reason: String)
  /// The value has more bytes than the limit.
  case tooLarge(key: CacheKey, limit: Int)
  /// The system refused an operation.
  case file(path: String, reason: String)

  /// A description for users.
  public var errorDescription: String? {
    switch self {
    case .invalidValue(let key, let reason): "'\(key.key)' cannot be kept: \(reason)"
    case .tooLarge(let key, let limit): "'\(key.key)' is larger than \(limit >> 20) MB"
    case .file(let path, let reason): "'\(path)' cannot be written: \(reason)"
    }
  }
}
