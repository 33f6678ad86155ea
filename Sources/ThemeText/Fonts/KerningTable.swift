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
