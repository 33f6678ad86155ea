import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeSource

/// Properties of all fixes, checked on shipped themes with generated mistakes.
struct FixPropertyTests {
  private static let themes: [String] = {
    let folder = repository.appendingPathComponent("Themes")
    return files(below: folder, endings: [".xml"]).filter { $0.contains("View_") }.map { folder.path + "/" + $0 }
  }()

  /// Exchanges two letters of a word, doubles one, or omits one.
  private static func misspelled(_ word: Substring, _ random: inout SeededNumbers) -> String {
    var letters = Array(word)
    guard letters.count > 3 else { return String(word) + "x" }
    let place = Int.random(in: 1..<letters.count - 1, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.insert(letters[place], at: place)
    default: letters.remove(at: place)
    }
    return String(letters)
  }

  /// Makes one mistake: in an attribute's name, with or without the right one following it, or in a value.
  private static func mistake(in text: String, _ random: inout SeededNumbers) -> String {
    let all = text.matches(of: #/ ([A-Za-z]+)="([^"]*)"/#).filter { !$0.2.isEmpty }
    guard let match = all.randomElement(using: &random) else { return text }
    let (name, value) = (match.1, match.2)
    let wrong: String
    switch Int.random(in: 0..<4, using: &random) {
    case 0: wrong = " \(misspelled(name, &random))=\"\(value)\""
    case 1: wrong = " \(misspelled(name, &random))=\"\(value)\" \(name)=\"\(value)\""
    case 2: wrong = " \(name)=\"\(all.filter { $0.1 == name }.randomElement(using: &random)?.2 ?? value)\""
    default: wrong = " \(name)=\"\(misspelled(value, &random))\""
    }
    return text.replacingCharacters(in: match.range, with: wrong)
  }

  private static func request(_ path: String, _ text: [UInt8]) -> TestProject {
    var request = TestProject()
    request.inputs = [path]
    request.contents = [path: text]
    return request
  }

  private static func applied(_ fix: Fix, to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for edit in fix.edits.sorted(by: { $1.span < $0.span }) {
      result.replaceSubrange(edit.span.range.offsets, with: edit.replacement.utf8)
    }
    return result
  }

  @Test(arguments: [0, 1, 2, 3, 11])
  func `every fix removes its diagnostic and adds no other`(seed: Int) async throws {
    var random = SeededNumbers(seed: UInt64(seed) &* 7919 &+ 17)
    var tried = 0
    for _ in 0..<10 {
      let path = try #require(Self.themes.randomElement(using: &random))
      let bytes = Array(Self.mistake(in: try String(contentsOfFile: path, encoding: .utf8), &random).utf8)
      let before = try await Self.request(path, bytes).lint().diagnostics
      let known = Set(before.filter { $0.severity == .error }.map(\.code))
      for diagnostic in before {
        for fix in diagnostic.fixes where Set(fix.edits.map(\.span.file)).count == 1 {
          tried += 1
          let after = try await Self.request(path, Self.applied(fix, to: bytes)).lint().diagnostics
          func same(_ other: Diagnostic) -> Bool {
            other.code == diagnostic.code && other.message == diagnostic.message
          }
          #expect(
            after.count(where: same) < before.count(where: same),
            "\(path): \(diagnostic.message): \(fix.title)")
          let new = after.filter { $0.severity == .error && !known.contains($0.code) }
          #expect(new.map(\.message) == [], "\(path): \(diagnostic.message): \(fix.title)")
        }
      }
    }
    #expect(tried > 0)
  }
}
