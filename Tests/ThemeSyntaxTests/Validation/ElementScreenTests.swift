import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeSyntax

/// Elements that the quick check skips must have no diagnostics in the full check.
struct ElementScreenTests {
  private func reports(_ file: SourceFile, skipsPlain: Bool) -> [String] {
    let limits = Limits.standard
    return validate(parse(file).value, in: file, limits: limits, skipsPlain: skipsPlain).diagnostics
      .sorted(by: Diagnostic.inOutputOrder)
      .map { "\($0.code) \($0.span.map { "\($0.range)" } ?? "") \($0.message)" }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `mutants of real files have the same diagnostics with and without the quick check`() {
    let files = Corpus.files.filter { $0.bytes.count < 60_000 }
    var reported = 0
    for seed in 0..<trials(100, of: 2_000) {
      guard let file = files.isEmpty ? nil : files[seed * 7 % files.count] else { return }
      let bytes = misspelled(file.bytes, seed: seed)
      let mutant = SourceFile(id: file.id, path: file.path, bytes: bytes)
      let close = reports(mutant, skipsPlain: false)
      reported += close.count
      #expect(reports(mutant, skipsPlain: true) == close, "seed \(seed), \(file.path)")
    }
    #expect(reported > trials(60, of: 1_500))
  }

  @Test(arguments: [
    "0", "1", "-0", "+1", "1.0", "1.", ".5", "0.99999999999999999999", "1.00000000000000000001", "0.80000000000000004",
    "1.01", "-0.5", "1000", "1000.0", "1000.5", "999.99999999999999999999", "1001", "12345678901234567890", "1e3",
    "1e400", "1..2", "1.2.3", "", "-", ".", "1,5", "0x1", "nan", " 1",
  ])
  func `numbers at the bounds of their types are reported if their value is out of range`(text: String) {
    let file = source(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a">
      <rect key="frame" x="\(text)" y="0" width="1" height="1"/>
      <color key="backgroundColor" red="\(text)" green="0" blue="0" alpha="1"/>
      <constraints><constraint firstItem="a" firstAttribute="width" constant="1" priority="\(text)" id="b"/></constraints>
      <subviews><label numberOfLines="\(text)" id="c"/></subviews></view></objects></document>
      """)
    let close = reports(file, skipsPlain: false)
    #expect(reports(file, skipsPlain: true) == close)
    // Numbers in Swift's syntax, except the rare ones with signs, exponents or missing digits.
    guard let number = Double(text), text.allSatisfy({ $0.isNumber || $0 == "." }) else { return }
    func isReported(_ name: String) -> Bool { close.contains { $0.contains("'\(name)'") } }
    #expect(isReported("red") == !(0...1).contains(number))
    #expect(isReported("priority") == !(0...1000).contains(number))
    #expect(!isReported("x"))
  }

  /// A file that stays well-formed, with values, names and whole lines changed.
  private func misspelled(_ bytes: [UInt8], seed: Int) -> [UInt8] {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for _ in 0..<6 {
      let place = numbers.below(lines.count)
      switch numbers.below(5) {
      case 0 where lines[place].hasSuffix("/>"): lines.insert(lines[numbers.below(lines.count)], at: place)
      case 1 where lines[place].hasSuffix("/>"): lines.remove(at: place)
      case 2 where lines[place].hasSuffix("/>"): lines.insert(lines[place], at: place)
      default: lines[place] = changedValue(lines[place], &numbers)
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func changedValue(_ line: String, _ numbers: inout SeededNumbers) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return line }
    var changed = parts
    let values = ["", "yes", "1,5", "-1", "2000", "NaN", "default", "center", "x y", "&amp;", "1e400", "frame", "id"]
    changed[1 + 2 * numbers.below((parts.count - 1) / 2)] = values[numbers.below(values.count)]
    return changed.joined(separator: "\"")
  }
}
