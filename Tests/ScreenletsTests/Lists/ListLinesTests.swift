import Foundation
import Testing

@testable import Screenlets

@Suite struct ListLinesTests {
  /// The lines, written out section by section.
  private func expected(_ contents: [(title: String?, rows: Int)], perLine: Int) -> [ListLines.Line] {
    var lines: [ListLines.Line] = []
    var next = 0
    for (index, section) in contents.enumerated() {
      if section.title?.isEmpty == false { lines.append(.title(section: index)) }
      var left = section.rows
      while left > 0 {
        let count = min(left, perLine)
        lines.append(.rows(next..<next + count))
        next += count
        left -= count
      }
    }
    return lines
  }

  @Test(arguments: 0..<200)
  func `lines of random sections are those that are written out`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let contents: [(title: String?, rows: Int)] = (0..<Int.random(in: 0...6, using: &random)).map { index in
      (Bool.random(using: &random) ? "S\(index)" : nil, Int.random(in: 0...7, using: &random))
    }
    let perLine = Int.random(in: 1...4, using: &random)
    let lines = ListLines(contents, rowsPerLine: perLine)
    let all = expected(contents, perLine: perLine)
    #expect(lines.count == all.count)
    #expect((0..<lines.count).map { lines[$0] } == all)
    for row in 0..<lines.rowCount {
      let line = lines.line(ofRow: row)
      guard case .rows(let rows) = lines[line] else {
        Issue.record("row \(row) is in a title")
        continue
      }
      #expect(rows.contains(row))
      #expect(lines.indexPath(ofRow: row).flatMap { lines.row(at: $0) } == row)
    }
    #expect(lines.indexPath(ofRow: lines.rowCount) == nil)
    #expect(lines.row(at: IndexPath(row: 99, section: 0)) == nil)
  }

  private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed ^= mixed >> 33
      return mixed &* 0xFF51_AFD7_ED55_8CCD
    }
  }
}
