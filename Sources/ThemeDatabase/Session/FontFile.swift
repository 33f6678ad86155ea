/// The names of the fonts in a TrueType or OpenType file, as its `name` tables state them.
struct FontFile {
  /// The PostScript names by which UIKit finds the fonts; empty for other files.
  let postScriptNames: [String]

  init(_ bytes: [UInt8]) {
    let reader = Reader(bytes: bytes)
    let starts =
      bytes.starts(with: "ttcf".utf8)
      ? (0..<min(reader.word(8), 64)).map { reader.word(12 + 4 * $0) } : [0]
    postScriptNames = starts.compactMap { reader.postScriptName(ofFontAt: $0) }
  }

  private struct Reader {
    let bytes: [UInt8]

    /// An unsigned big-endian number; 0 behind the end of the file.
    func number(_ offset: Int, count: Int) -> Int {
      guard offset >= 0, offset + count <= bytes.count else { return 0 }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func short(_ offset: Int) -> Int { number(offset, count: 2) }
    func word(_ offset: Int) -> Int { number(offset, count: 4) }

    /// Name 6 of the font whose table directory is at an offset.
    func postScriptName(ofFontAt start: Int) -> String? {
      let records = (0..<min(short(start + 4), 128)).map { start + 12 + 16 * $0 }
      guard let record = records.first(where: { word($0) == 0x6E61_6D65 }) else { return nil }
      let table = word(record + 8)
      let texts = table + short(table + 4)
      for name in (0..<min(short(table + 2), 4096)).map({ table + 6 + 12 * $0 }) where short(name + 6) == 6 {
        let (start, length) = (texts + short(name + 10), short(name + 8))
        guard length > 0, length < 256, start + length <= bytes.count else { continue }
        // PostScript names are ASCII. The Mac platform, 1, has one byte for each letter, the others have two.
        let letters = bytes[start..<start + length].filter { $0 != 0 }
        if letters.allSatisfy({ (0x21...0x7E).contains($0) }) { return String(decoding: letters, as: UTF8.self) }
      }
      return nil
    }
  }
}
