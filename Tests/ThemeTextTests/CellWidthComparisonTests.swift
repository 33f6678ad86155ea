import Testing

@testable import ThemeText

/// Compares the columns of strings of many scripts and of emoji sequences with those that Python's wcwidth counts for
/// the same version of Unicode.
struct CellWidthComparisonTests {
  private struct Row {
    var group: String
    var columns: Int32
    var text: String
  }

  /// Reasons for a difference.
  private enum Reason: String, CaseIterable {
    /// UTS #51: U+FE0E requests text presentation, which terminals draw in one column. wcwidth ignores it.
    case textSelector = "U+FE0E makes an emoji text"
    /// UTS #51: a base that is text by default is an emoji before a skin tone. wcwidth counts the base as text.
    case skinTone = "a skin tone behind a base that is text by default"
    /// UAX #29: two regional indicators are one flag, and terminals draw a single one as wide. wcwidth counts one each.
    case regionalIndicator = "a single regional indicator"
    /// UTS #51: a keycap is an emoji without U+FE0F too. wcwidth counts the digit.
    case keycap = "a keycap without U+FE0F"
    /// wcwidth joins every character that follows U+200D to the one before; UAX #29 joins only emoji.
    case joiner = "U+200D between letters"
    /// UAX #29 makes separate clusters of some marks that have a width, such as Myanmar's vowel signs. wcwidth does not
    /// count them.
    case separateMark = "marks that are clusters of their own"
  }

  @Test func `strings of many scripts have the columns that wcwidth counts, or differ for a reason`() throws {
    let rows = try Self.rows()
    #expect(rows.count >= 500)
    var counts: [Reason: Int] = [:]
    for row in rows where cellWidth(of: row.text) != row.columns {
      guard let reason = reason(row) else {
        let scalars = row.text.unicodeScalars.map { String($0.value, radix: 16) }
        Issue.record("\(row.group) '\(row.text)' \(scalars): \(cellWidth(of: row.text)), wcwidth \(row.columns)")
        continue
      }
      counts[reason, default: 0] += 1
    }
    print("\(rows.count) strings, \(counts.values.reduce(0, +)) differ:")
    for reason in Reason.allCases { print("  \(counts[reason] ?? 0) × \(reason.rawValue)") }
  }

  private func reason(_ row: Row) -> Reason? {
    let scalars = Array(row.text.unicodeScalars)
    func has(_ range: ClosedRange<UInt32>) -> Bool { scalars.contains { range.contains($0.value) } }
    if has(0xFE0E...0xFE0E) { return .textSelector }
    if has(0x1F3FB...0x1F3FF) { return .skinTone }
    if has(0x1F1E6...0x1F1FF) { return .regionalIndicator }
    if has(0x20E3...0x20E3), !has(0xFE0F...0xFE0F) { return .keycap }
    if has(0x200D...0x200D), !scalars.contains(where: { $0.properties.isEmojiPresentation }) { return .joiner }
    let isMark = { (character: Character) in
      character.unicodeScalars.first?.properties.generalCategory == .spacingMark
    }
    return row.text.contains(where: isMark) ? .separateMark : nil
  }

  private static func rows() throws -> [Row] {
    try UnicodeData.fixture("cell-widths.txt").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let columns = Int32(fields[1]) else { return nil }
      let scalars = fields[2].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return Row(
        group: String(fields[0]), columns: columns,
        text: scalars.reduce(into: "") { $0.unicodeScalars.append($1) })
    }
  }
}
