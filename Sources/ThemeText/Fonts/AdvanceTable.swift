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

/// Adjustments between pairs of ASCII characters, in 1/1000 em.
struct KerningTable: Sendable {
  /// Classes of U+0020 … U+007E as the left character of a pair.
  let left: [UInt8]
  /// Classes of U+0020 … U+007E as the right character.
  let right: [UInt8]
  /// Adjustments by left class, then by right class.
  let values: [Int16]
  /// Number of right classes.
  let columns: Int

  /// Returns the adjustment of the advance for a pair of ASCII bytes, in em.
  func adjustment(_ first: UInt8, _ second: UInt8) -> Double {
    let row = Int(first) - 0x20
    let column = Int(second) - 0x20
    guard left.indices.contains(row), right.indices.contains(column) else { return 0 }
    let index = Int(left[row]) * columns + Int(right[column])
    return values.indices.contains(index) ? Double(values[index]) / 1000 : 0
  }
}
