public import Foundation

/// The time and the attributes of a cache entry.
public struct CacheMetadata: Sendable, Hashable, Codable {
  /// The time at which the server had the value; nil if the server does not have it yet.
  public var synchronized: Date?
  /// Values that describe the entry, such as those that are needed to send it to the server.
  public var attributes: [String: AttributeValue]

  /// Creates metadata.
  public init(synchronized: Date?, attributes: [String: AttributeValue] = [:]) {
    self.synchronized = synchronized
    self.attributes = attributes
  }
}

/// The place of an entry in a cache.
public struct CacheKey: Sendable, Hashable, Codable {
  /// The name of the collection, such as that of a Screenlet.
  public var collection: String
  /// The name of the entry in its collection.
  public var key: String

  /// Creates a key.
  public init(collection: String, key: String) {
    self.collection = collection
    self.key = key
  }
}

/// An entry as a file: a line with a checksum of the rest, a line of JSON with the key and the metadata, and the value.
struct CacheEntry {
  struct Header: Codable {
    var key: CacheKey
    var metadata: CacheMetadata
  }

  var header: Header
  var value: Data

  private static let format = "screenlets-cache 1 "

  /// Reads a file; nil if it is not complete and unchanged.
  init?(_ file: Data) {
    let newline = UInt8(ascii: "\n")
    guard let first = file.firstIndex(of: newline) else { return nil }
    let rest = file[file.index(after: first)...]
    guard String(decoding: file[..<first], as: UTF8.self) == Self.format + Self.checksum(rest),
      let second = rest.firstIndex(of: newline),
      let header = try? JSONDecoder().decode(Header.self, from: Data(rest[..<second]))
    else { return nil }
    self.header = header
    value = Data(rest[rest.index(after: second)...])
  }

  init(_ key: CacheKey, _ metadata: CacheMetadata, _ value: Data) {
    header = Header(key: key, metadata: metadata)
    self.value = value
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var rest = try encoder.encode(header)
    rest.append(UInt8(ascii: "\n"))
    rest.append(value)
    return Data((Self.format + Self.checksum(rest) + "\n").utf8) + rest
  }

  /// FNV-1a of 64 bits, in hexadecimal digits.
  static func checksum(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }
}

extension CacheKey {
  /// The path of the entry's file in the folder of the cache.
  var path: String { "\(Self.fileName(collection))/\(Self.fileName(key)).entry" }

  /// A name as that of a file or folder. Long names are cut, and end with a checksum.
  static func fileName(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    // File systems allow 255 bytes. Names that differ only in case must not be one file.
    let needsChecksum = text.utf8.count > 180 || text != text.lowercased()
    return needsChecksum ? "\(text.prefix(180))~\(CacheEntry.checksum(name.utf8))" : text.isEmpty ? "~" : text
  }
}
