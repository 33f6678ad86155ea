import Testing

@testable import ThemeText

@Suite struct LineBreakerTests {
  @Test func `lines break at the places in an excerpt of LineBreakTest`() throws {
    let cases = try UnicodeData.fixture("LineBreakTest-excerpt.txt").compactMap(UnicodeData.lineBreakCase)
    #expect(cases.count > 700)
    check(cases)
  }

  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `lines break at the places in all of LineBreakTest`() throws {
    let cases = try UnicodeData.lines("auxiliary/LineBreakTest.txt").compactMap(UnicodeData.lineBreakCase)
    #expect(cases.count > 7_000)
    check(cases)
  }

  private func check(_ cases: [(scalars: [Unicode.Scalar], breaks: [Int])]) {
    func breaks(in scalars: [Unicode.Scalar]) -> [Int] {
      LineBreaker.breaks(in: [String(String.UnicodeScalarView(scalars))]).map(\.offset)
    }
    let failures = cases.filter { breaks(in: $0.scalars) != $0.breaks }
    for failure in failures.prefix(20) {
      let hex = failure.scalars.map { String($0.value, radix: 16) }
      Issue.record("\(hex): \(breaks(in: failure.scalars)), not \(failure.breaks)")
    }
    #expect(failures.isEmpty, "\(failures.count) of \(cases.count)")
  }

  /// Rules LB4 and LB5.
  @Test func `breaks are mandatory only at line ends`() {
    let breaks = LineBreaker.breaks(in: ["a\r\nb\u{85}c d\u{B}e\u{2029}f"])
    #expect(breaks.map(\.offset) == [3, 6, 8, 10, 14])
    #expect(breaks.map(\.isMandatory) == [true, true, false, true, true])
    #expect(LineBreaker.breaks(in: ["a\r", "\nb\u{85}c", " ", "d\u{B}e\u{2029}f"]) == breaks)
  }

  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `every scalar has its class in LineBreak`() throws {
    let resolved = ["AI": "AL", "SG": "AL", "XX": "AL", "SA": nil, "CJ": "NS"]
    var count = 0
    for row in UnicodeData.rows(try UnicodeData.lines("LineBreak.txt")) {
      for value in row.range {
        guard let scalar = Unicode.Scalar(value), let expected = resolved[row.value] ?? row.value else { continue }
        let found = UnicodeTable.shared[scalar].lineBreak.rawValue
        count += 1
        if found != expected, found != expected + "W", found != "EBU" {
          Issue.record("U+\(String(value, radix: 16)) is \(found), not \(expected)")
        }
      }
    }
    #expect(count > 250_000)
  }
}
