import Testing

@testable import ThemeText

@Suite struct LineBreakerTests {
  @Test(.enabled(if: UnicodeData.isInstalled, "Debian's package unicode-data is not installed"))
  func `lines break where LineBreakTest of Unicode says`() throws {
    let cases = try UnicodeData.lines("auxiliary/LineBreakTest.txt").compactMap(UnicodeData.lineBreakCase)
    #expect(cases.count > 7_000)
    let failures = cases.filter { LineBreaker.breaks(in: $0.scalars).map(\.offset) != $0.breaks }
    for failure in failures.prefix(20) {
      let hex = failure.scalars.map { String($0.value, radix: 16) }
      Issue.record("\(hex): \(LineBreaker.breaks(in: failure.scalars).map(\.offset)), not \(failure.breaks)")
    }
    #expect(failures.isEmpty, "\(failures.count) of \(cases.count)")
  }
}
