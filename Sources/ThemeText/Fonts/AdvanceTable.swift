/// The advances of characters, as declared by a generated file.
struct AdvanceTable: Sendable {
  let unitsPerEm: Double
  /// Advances of U+0020 … U+007E, in that order.
  let ascii: [UInt16]
  /// Advances of `otherScalars`, in that order.
  let others: [UInt16]

  /// Characters beyond ASCII for which each table has an advance.
  static let otherScalars = Array("¡¢£¥§©«®°·»¿ÆØßæøœŒ‐–—‘’‚“”„†•…‰‹›€™−×".unicodeScalars)
}

/// ASCII letters with the widths of letters outside of ASCII.
///
/// An accented letter is as wide as its base (canonical decomposition, Unicode 15.0), also in the AFM files. Greek and
/// Cyrillic letters take the Latin letter of nearest width in Helvetica-like designs, so their advances are
/// approximate.
enum LatinBase {
  /// Returns the base of a scalar, or nil outside of these scripts.
  static func of(_ scalar: Unicode.Scalar) -> UInt8? {
    let value = Int(scalar.value)
    switch value {
    case 0xA0: return 0x20
    case 0xC0..<0x180: return base(latin, value - 0xC0)
    case 0x1E00..<0x1F00: return base(latinAdditional, value - 0x1E00)
    case 0x391..<0x3CA: return base(greek, value - 0x391)
    case 0x410..<0x460: return base(cyrillic, value - 0x410)
    default: return nil
    }
  }

  private static func base(_ letters: [UInt8], _ index: Int) -> UInt8? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private static let latin = Array(
    ("AAAAAA CEEEEIIIIDNOOOOO  UUUUYP aaaaaa ceeeeiiiionooooo+ uuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiNnJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOo  RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)
  private static let latinAdditional = Array(
    ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm"
      + "MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv"
      + "WwWwWwWwWwXxXxYyZzZzZzhtwyaaaaBaAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe"
      + "EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyaaaaaa").utf8)
  private static let greek = Array("ABLDEZHOIKAMNEOHP STYOXOOIYaeniuabydeznoikvuveonpcotuoxww".utf8)
  private static let cyrillic = Array(
    ("ABBTDEWFNNKAMNOPPCTYOXNAWWQWBCWNaabraewcnnkdwnonpccymxncmmnwbcwn"
      + "eehrcsiijmmhknyn").utf8)
}
