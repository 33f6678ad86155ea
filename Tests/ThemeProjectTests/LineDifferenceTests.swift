import Testing
import ThemeProject

struct LineDifferenceTests {
  /// Applies a unified diff to the lines of a text, as `patch` does: without its `-` lines and with its `+` lines.
  private func patched(_ old: [String], _ diff: String) -> [String] {
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      if line.hasPrefix("@@ -") {
        let start = line.dropFirst(4).prefix { $0.isNumber }
        let count = line.dropFirst(5 + start.count).prefix { $0.isNumber }
        let first = (Int(start) ?? 0) - (Int(count) == 0 ? 0 : 1)
        result += old[position..<first]
        position = first
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        #expect(old[position] == line.dropFirst())
        if line.hasPrefix(" ") { result.append(old[position]) }
        position += 1
      }
    }
    return result + old[position...]
  }

  /// Checks that a diff leads from one text to another. Returns the number of its changed lines.
  private func changes(_ old: [String], _ new: [String]) -> Int {
    func bytes(_ lines: [String]) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    let diff = ChangedFile(path: "a", before: bytes(old), after: bytes(new)).unifiedDiff
    let text = String(decoding: diff, as: UTF8.self)
    #expect(patched(old, text) == new)
    return text.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("+") || $0.hasPrefix("-") }
  }

  /// The names are quoted as by `git diff`.
  @Test func `the name of a file adds no lines to a patch`() throws {
    let name = "a\n+++ b/z.txt \u{9B}\"ü\".xib"
    let diff = ChangedFile(path: name, before: Array("1\n".utf8), after: Array("2\n".utf8)).unifiedDiff
    let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == #"--- "a/a\012+++ b/z.txt \302\233\"\303\274\".xib""#)
    #expect(lines.count == 5)
  }

  @Test func `random changes are those of the diff`() {
    var state: UInt64 = 1
    func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<300 {
      let old = (0..<number(below: 40)).map { _ in "\(number(below: 10))" }
      var new = old
      for _ in 0..<number(below: 8) {
        let place = number(below: new.count + 1)
        if number(below: 2) == 0 || place == new.count {
          new.insert("\(number(below: 10))", at: place)
        } else {
          new.remove(at: place)
        }
      }
      if old != new { _ = changes(old, new) }
    }
  }

  @Test func `one changed line is one line of the diff, wherever it is`() {
    let old = (0..<5000).map { $0.isMultiple(of: 2) ? "line \($0)" : "same" }
    for place in [0, 2500, 4999] {
      var new = old
      new[place] = "other"
      #expect(changes(old, new) == 2)
    }
  }

  @Test func `a hundred thousand changed lines are replaced`() {
    let old = (0..<100_000).map { "old \($0)" }
    let new = (0..<100_000).map { "new \($0)" }
    #expect(changes(old, new) == 200_000)
  }
}
