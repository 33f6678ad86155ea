internal import Foundation

/// An encoding of the Encoding standard.
enum TextEncoding: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case windows1252
  /// EUC-JP, which Foundation does not decode on Linux.
  case eucJP
  /// An encoding that Foundation decodes, as the number of a `String.Encoding`.
  case other(UInt)
  /// No declared encoding: UTF-8 if the bytes are valid, or else windows-1252.
  case unknown

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in encodingLabels.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " })
      guard let name = words.first?.dropLast() else { continue }
      for label in words.dropFirst() { names[String(label)] = String(name) }
    }
    return names
  }()

  /// Code page 932, which browsers use for Shift_JIS.
  private static let shiftJIS: UInt = 0x8000_0420

  /// Numbers of `NSStringEncoding`. Those with the highest bit contain a number of `CFStringEncodings`.
  private static let numbers: [String: UInt] = [
    "ibm866": 0x8000_041B, "iso-8859-2": 9, "iso-8859-3": 0x8000_0203, "iso-8859-4": 0x8000_0204,
    "iso-8859-5": 0x8000_0205, "iso-8859-6": 0x8000_0206, "iso-8859-7": 0x8000_0207, "iso-8859-8": 0x8000_0208,
    "iso-8859-10": 0x8000_020A, "iso-8859-13": 0x8000_020D, "iso-8859-14": 0x8000_020E, "iso-8859-15": 0x8000_020F,
    "iso-8859-16": 0x8000_0210, "koi8-r": 0x8000_0A02, "koi8-u": 0x8000_0A08, "macintosh": 0x8000_0000,
    "x-mac-cyrillic": 0x8000_0007, "windows-874": 0x8000_041D, "windows-1250": 15, "windows-1251": 11,
    "windows-1253": 13, "windows-1254": 14, "windows-1255": 0x8000_0505, "windows-1256": 0x8000_0506,
    "windows-1257": 0x8000_0507, "windows-1258": 0x8000_0508, "gb18030": 0x8000_0632, "big5": 0x8000_0A06,
    "iso-2022-jp": 21, "shift_jis": shiftJIS, "euc-kr": 0x8000_0422,
  ]

  /// Finds an encoding by one of its labels; nil for an unknown label.
  init?(label: String) {
    let label = label.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard let name = Self.names[label] else { return nil }
    switch name {
    case "utf-8": self = .utf8
    case "utf-16le": self = .utf16(isBigEndian: false)
    case "utf-16be": self = .utf16(isBigEndian: true)
    case "windows-1252": self = .windows1252
    case "euc-jp": self = .eucJP
    default:
      guard let number = Self.numbers[name] else { return nil }
      self = .other(number)
    }
  }

  /// Finds the encoding that a `meta` element declares. It is not UTF-16, because the element was found in ASCII.
  init?(metaLabel: String) {
    guard let encoding = TextEncoding(label: metaLabel) else { return nil }
    if case .utf16 = encoding { self = .utf8 } else { self = encoding }
  }

  /// Whether ASCII bytes are always the characters of ASCII.
  var extendsASCII: Bool {
    switch self {
    case .utf8, .windows1252, .eucJP, .unknown: true
    case .utf16: false
    case .other(let number): number != 21
    }
  }

  /// The text, with U+FFFD for each part that cannot be decoded.
  func decode(_ bytes: [UInt8]) -> String {
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .utf16(let isBigEndian): return Self.decodeUTF16(bytes, isBigEndian: isBigEndian)
    case .windows1252: return Self.decodeWindows1252(bytes)
    case .unknown: return String(validating: bytes, as: UTF8.self) ?? Self.decodeWindows1252(bytes)
    case .eucJP: return Self.other(Self.shiftJIS).decode(Self.shiftJIS(fromEUC: bytes))
    case .other(let number):
      let encoding = String.Encoding(rawValue: number)
      if let text = String(data: Data(bytes), encoding: encoding) { return text }
      return extendsASCII ? Self.decodePiecewise(bytes, encoding) : Self.decodeWindows1252(bytes)
    }
  }

  private static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool) -> String {
    var units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(decoding: units, as: UTF16.self)
  }

  /// Converts EUC-JP to Shift_JIS. Characters outside of JIS X 0208 and JIS X 0201 become 0xFF, which is invalid.
  private static func shiftJIS(fromEUC bytes: [UInt8]) -> [UInt8] {
    let range: ClosedRange<UInt8> = 0xA1...0xFE
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      let trail = index + 1 < bytes.count && range.contains(bytes[index + 1]) ? bytes[index + 1] : nil
      index += 1
      if lead < 0x80 {
        result.append(lead)
      } else if lead == 0x8E, let trail, trail < 0xE0 {
        result.append(trail)
        index += 1
      } else if range.contains(lead), let trail {
        let (row, cell) = (lead - 0xA1, trail - 0xA1)
        result.append(row / 2 + (row < 62 ? 0x81 : 0xC1))
        result.append(row % 2 == 0 ? cell + 0x40 + (cell >= 63 ? 1 : 0) : cell + 0x9F)
        index += 1
      } else {
        result.append(0xFF)
      }
    }
    return result
  }

  private static func decodeWindows1252(_ bytes: [UInt8]) -> String {
    String(String.UnicodeScalarView(bytes.map { windows1252($0) }))
  }

  /// The characters of the bytes from 0x80. Five bytes without characters are controls.
  private static let windows1252Characters = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// The character of a byte in windows-1252.
  static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    let isSpecial = (0x80..<0xA0).contains(byte)
    return isSpecial ? windows1252Characters[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// Decodes character by character, because Foundation decodes no text with an invalid byte.
  private static func decodePiecewise(_ bytes: [UInt8], _ encoding: String.Encoding) -> String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      var length = 1
      if bytes[index] < 0x80 {
        text.append(Unicode.Scalar(bytes[index]))
      } else {
        let longest = min(4, bytes.count - index)
        let piece = (1...longest).lazy.compactMap { length -> (String, Int)? in
          String(data: Data(bytes[index..<(index + length)]), encoding: encoding).map { ($0, length) }
        }.first { !$0.0.isEmpty }
        text.append(contentsOf: (piece?.0 ?? "\u{FFFD}").unicodeScalars)
        length = piece?.1 ?? 1
      }
      index += length
    }
    return String(text)
  }
}
