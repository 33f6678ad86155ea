/// The metrics of a family and weight: advances and line metrics, in em.
package struct FontFace: Sendable {
  /// Distances from the baseline, in em.
  package struct LineMetrics: Hashable, Sendable {
    /// Distance from the baseline to the top of a line.
    package let ascender: Double
    /// Distance from the baseline to the bottom of a line, positive.
    package let descender: Double
    /// Distance from the bottom of a line to the top of the next.
    package let gap: Double

    init(_ ascender: Double, _ descender: Double, gap: Double = 0) {
      self.ascender = ascender
      self.descender = descender
      self.gap = gap
    }

    package var height: Double { ascender + descender }
  }

  package let line: LineMetrics
  private let advances: CharacterAdvances
  /// Advances of the outlines for large sizes, if any; ``advances`` are then those for small sizes.
  private let display: CharacterAdvances?
  private let kerning: KerningTable?

  /// Creates a face from a table of advances. If the table is that of another face, `factor` scales its advances.
  init(
    _ table: AdvanceTable, display: AdvanceTable? = nil, factor: Double = 1, line: LineMetrics,
    kerning: KerningTable? = nil
  ) {
    self.line = line
    self.kerning = kerning
    advances = CharacterAdvances(table, factor: factor)
    self.display = display.map { CharacterAdvances($0, factor: factor) }
  }

  /// Whether the outlines depend on the size.
  var hasOpticalSizes: Bool { display != nil }

  /// Returns the advance of an ASCII byte in em: 0 for controls except a tab, which is as wide as a space.
  /// - Parameter share: the share of the outlines for large sizes, from 0 to 1.
  func advance(ofASCII byte: UInt8, displayShare share: Double = 0) -> Double {
    let small = advances[ascii: byte]
    guard share > 0, let display else { return small }
    return small + (display[ascii: byte] - small) * share
  }

  func kerning(_ first: UInt8, _ second: UInt8) -> Double { kerning?.adjustment(first, second) ?? 0 }

  /// Returns the advance of an isolated scalar in em.
  func advance(of scalar: Unicode.Scalar, displayShare share: Double = 0) -> Double {
    let small = advances[scalar]
    guard share > 0, let display else { return small }
    return small + (display[scalar] - small) * share
  }

  /// Whether the face has a glyph for a scalar, as far as the tables tell: letters of Latin, Greek and Cyrillic scripts
  /// and common punctuation.
  func has(_ scalar: Unicode.Scalar) -> Bool { advances.has(scalar) }

  /// Returns the advance of an emoji in points: recorded labels are 16 wide at 11 points, 24 at 18, 40 at 35, 43 at 38 and
  /// 50 at 45.
  static func emojiAdvance(at pointSize: Double) -> Double {
    min(1.2 * pointSize + min(2.5, 0.25 * pointSize), pointSize + 5.5)
  }
}

/// Advances of single characters, in em.
private struct CharacterAdvances: Sendable {
  /// Advances of U+0000 … U+007F; controls have none.
  private let ascii: [Double]
  private let others: [Unicode.Scalar: Double]

  init(_ table: AdvanceTable, factor: Double) {
    let scale = factor / table.unitsPerEm
    var ascii = Array(repeating: 0.0, count: 128)
    for (index, advance) in table.ascii.prefix(95).enumerated() { ascii[index + 32] = Double(advance) * scale }
    ascii[9] = ascii[32]
    self.ascii = ascii
    var others: [Unicode.Scalar: Double] = [:]
    for (scalar, advance) in zip(AdvanceTable.otherScalars, table.others) { others[scalar] = Double(advance) * scale }
    self.others = others
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 128 || others[scalar] != nil || LatinBase.of(scalar) != nil
  }

  subscript(ascii byte: UInt8) -> Double { byte < 128 ? ascii[Int(byte)] : 0 }

  subscript(scalar: Unicode.Scalar) -> Double {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    if let known = others[scalar] { return known }
    if let base = LatinBase.of(scalar) { return ascii[Int(base)] }
    switch UnicodeTable.shared[scalar].width {
    case 0: return 0
    case 2: return 1
    default: return ascii[0x6E]
    }
  }
}
