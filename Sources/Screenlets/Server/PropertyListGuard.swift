internal import Foundation

/// Rejects property lists for which Foundation's recursive parsers could exhaust the stack or expand shared values.
enum PropertyListGuard {
  /// The maximum number of arrays, dictionaries and sets in a property list, which also limits its depth.
  static let maximumContainers = 64

  static func check(_ data: Data) throws(ServerContextError) {
    guard data.count <= LiferayServerContext.maximumSize else {
      throw .tooLarge(limit: LiferayServerContext.maximumSize)
    }
    if data.starts(with: Array("bplist".utf8)) { try checkBinary(Array(data)) } else { try checkMarkup(Array(data)) }
  }

  /// Counts possible tags of containers. Only UTF-8 is accepted, because another encoding could hide a tag.
  private static func checkMarkup(_ bytes: [UInt8]) throws(ServerContextError) {
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0), text.contains("<plist"),
      declaresUTF8(text)
    else { throw .notAPropertyList }
    let containers = ["<array", "<dict"].reduce(0) { $0 + text.ranges(of: $1).count }
    guard containers <= maximumContainers else { throw .tooComplex }
  }

  private static func declaresUTF8(_ text: String) -> Bool {
    guard let declaration = text.firstRange(of: "encoding=") else { return true }
    let name = text[declaration.upperBound...].dropFirst().prefix(5).uppercased()
    return name == "UTF-8"
  }

  /// Counts the containers of a binary property list, which has a header, then all objects.
  private static func checkBinary(_ bytes: [UInt8]) throws(ServerContextError) {
    guard bytes.count >= 40 else { throw .notAPropertyList }
    let trailer = Array(bytes.suffix(32))
    let offsetSize = Int(trailer[6])
    let count = bigEndian(trailer[8..<16])
    let table = bigEndian(trailer[24..<32])
    guard (1...8).contains(offsetSize), count <= bytes.count, table <= bytes.count - 32,
      count * offsetSize <= bytes.count - 32 - table
    else { throw .notAPropertyList }
    var containers = 0
    for index in 0..<count {
      let start = table + index * offsetSize
      let offset = bigEndian(bytes[start..<start + offsetSize])
      guard bytes.indices.contains(offset), offset < table else { throw .notAPropertyList }
      // Arrays, ordered sets, sets and dictionaries.
      if bytes[offset] >> 4 >= 0xA { containers += 1 }
    }
    guard containers <= maximumContainers else { throw .tooComplex }
  }

  /// A number of at most 8 bytes, clamped to `Int.max`.
  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
