import ConstraintSolver
import Foundation
import Testing

/// A random system with the optima found by scipy's HiGHS. Written by Fixtures/make_levels.py, which documents the
/// format.
struct LevelFixture {
  var system = ConstraintSystem()
  var conflicts: [ConstraintID] = []
  /// Sums of absolute errors, highest level first.
  var optima: [(priority: Double, sum: Double)] = []
  /// Values that are the same in all optimal solutions.
  var unique: [(variable: Variable, value: Double)] = []

  /// Reads the committed fixture, or the file named by `THEMEC_LEVELS`.
  static func load() throws -> [LevelFixture] {
    try read(ProcessInfo.processInfo.environment["THEMEC_LEVELS"] ?? path("levels.txt"))
  }

  /// Reads the committed fixture of systems with more inequalities than layouts have.
  static func loadLarge() throws -> [LevelFixture] { try read(path("large.txt")) }

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/\(name)").path
  }

  private static func read(_ path: String) throws -> [LevelFixture] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var fixtures: [LevelFixture] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "s" {
        fixtures.append(LevelFixture())
        fixtures[fixtures.count - 1].system.addVariables(try #require(Int(words[1])))
      } else {
        try fixtures[fixtures.count - 1].read(words)
      }
    }
    return fixtures
  }

  private mutating func read(_ words: [Substring]) throws {
    switch words[0] {
    case "!":
      conflicts = try words.dropFirst().map { ConstraintID(rawValue: try #require(UInt32($0))) }
    case "=":
      optima = try words.dropFirst().map { try pair($0) }
    case "u":
      unique = try words.dropFirst().map { word in
        let (variable, value) = try pair(word)
        return (Variable(rawValue: UInt32(variable)), value)
      }
    default:
      let relation: Relation = words[1] == "=" ? .equal : words[1] == "<" ? .lessOrEqual : .greaterOrEqual
      let terms = try words.dropFirst(3).map { word in
        let (variable, coefficient) = try pair(word)
        return Term(Variable(rawValue: UInt32(variable)), coefficient)
      }
      system.add(
        terms, constant: try #require(Double(words[2])), relation, priority: try #require(Double(words[0])))
    }
  }

  private func pair(_ word: Substring) throws -> (Double, Double) {
    let parts = word.split(separator: ":")
    return (try #require(Double(parts[0])), try #require(Double(parts[1])))
  }

  /// Returns a solution's sums of absolute errors, by level as in ``optima``.
  func sums(of solution: Solution) -> [Double] {
    optima.map { priority, _ in
      var sum = 0.0
      for id in system.constraintIDs {
        let isOfLevel =
          priority >= 1000 ? solution.conflicts.contains(id) : system.priority(of: id) == priority
        if isOfLevel { sum += solution.violation(of: id, in: system) }
      }
      return sum
    }
  }
}
