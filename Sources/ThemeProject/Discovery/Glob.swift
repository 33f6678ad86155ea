/// A pattern of paths, as in `.gitignore`.
///
/// - `*` matches any characters except `/`, `?` matches one, `[a-z]` one of a set, and `[!a-z]` one that is not in a
///   set.
/// - `**` as a whole component matches zero or more components.
/// - `{a,b}` matches one of its alternatives, which can be patterns.
/// - `\` escapes the next character.
/// - A pattern without `/` (except at its end) matches entries at any depth. A pattern with `/` is relative to the
///   folder of the file with the pattern. A final `/` matches folders only.
/// - A pattern that matches a folder matches everything in it.
///
/// Matching takes time proportional to the length of the path times the length of the pattern.
package struct Glob: Sendable, Equatable {
  /// The text of the pattern.
  package let pattern: String
  private let program: GlobProgram
  private let foldersOnly: Bool

  /// Maximum length of a pattern in bytes.
  package static let longestPattern = 1_024
  /// Maximum number of alternatives in a pattern.
  package static let mostAlternatives = 100
  /// Maximum number of alternatives of all patterns in a file.
  package static let mostAlternativesInFile = 2_000

  /// A reason why a pattern is invalid.
  package enum Failure: Error, Equatable, Sendable {
    case empty
    case tooLong
    case openBracket
    case openBrace
    /// `{a,{b,…}}` deeper than 8 levels.
    case tooDeep
    case tooManyAlternatives

    /// The message, in lowercase and without a full stop.
    package var message: String {
      switch self {
      case .empty: "the pattern is empty"
      case .tooLong: "the pattern is longer than \(Glob.longestPattern) bytes"
      case .openBracket: "'[' is not closed"
      case .openBrace: "'{' is not closed"
      case .tooDeep: "braces are nested more than 8 levels deep"
      case .tooManyAlternatives: "braces have more than \(Glob.mostAlternatives) alternatives"
      }
    }
  }

  package init(_ pattern: String) throws(Failure) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.longestPattern else { throw .tooLong }
    var body = pattern[...]
    foldersOnly = body.count > 1 && body.last == "/"
    while body.last == "/" { body.removeLast() }
    while body.hasPrefix("./") { body.removeFirst(2) }
    let isAnchored = body.contains("/")
    if body.first == "/" { body.removeFirst() }
    guard !body.isEmpty else { throw .empty }
    program = try GlobProgram(isAnchored ? String(body) : "**/" + body)
  }

  /// The number of alternatives in braces; 1 without braces.
  package var alternatives: Int { program.alternatives }

  package static func == (a: Glob, b: Glob) -> Bool { a.pattern == b.pattern }

  /// The only path that the pattern matches; nil if it has wildcards, or matches at any depth.
  var literalPath: String? {
    let name = pattern.hasSuffix("/") ? pattern.dropLast() : pattern[...]
    return literalPrefix.flatMap { $0 == name ? $0 : nil }
  }

  /// The path before the first component with a wildcard; nil if there is none, or if the pattern matches at any depth.
  var literalPrefix: String? {
    guard pattern.dropLast().contains("/") else { return nil }
    let parts = pattern.split(separator: "/").prefix { !$0.contains { "*?[{\\".contains($0) } }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Whether the pattern matches a path or one of its parent folders.
  ///
  /// - Parameters:
  ///   - path: normalized, and relative to the folder of the pattern.
  ///   - isFolder: whether the path itself is a folder.
  package func matches(_ path: String, isFolder: Bool = false) -> Bool {
    program.matchesPrefix(of: path, wholeCounts: isFolder || !foldersOnly)
  }
}

/// A pattern compiled to a state machine (Thompson's construction).
///
/// Within a component, only states from the last reached `*` on are followed: any match found from an earlier state is
/// found from there too. The same is true of `**` for the whole path.
struct GlobProgram: Sendable {
  private enum Instruction: Sendable {
    case scalar(Unicode.Scalar)
    /// Any character except a slash.
    case any
    /// A character that is in the set, or not in it; never a slash.
    case set([ClosedRange<UInt32>], negated: Bool)
    /// Any number of characters except slashes.
    case anyNumber
    /// Any number of characters, including slashes.
    case everything
    /// Continues at both states.
    case split(Int, Int)
    case jump(Int)
    case accept
  }

  private var instructions: [Instruction] = []
  /// By instruction: the run that it is in. The instructions of a run follow each other without slashes and braces.
  private var runs: [Int] = []
  /// By instruction: whether it is a `**` outside of braces.
  private var isOutermost: [Bool] = []
  let alternatives: Int

  init(_ pattern: String) throws(Glob.Failure) {
    var parser = Parser(scalars: Array(pattern.unicodeScalars))
    try parser.parseSequence(depth: 0)
    parser.append(.accept)
    instructions = parser.instructions
    runs = parser.runs
    isOutermost = parser.isOutermost
    alternatives = max(1, parser.alternatives)
  }

  /// Whether the pattern matches the path up to a slash, or all of it.
  func matchesPrefix(of path: String, wholeCounts: Bool) -> Bool {
    var current = States(count: instructions.count, runs: (runs.last ?? 0) + 1)
    var next = current
    add(0, to: &current)
    for scalar in path.unicodeScalars {
      if scalar == "/", current.isAccepting { return true }
      for index in current.list where !current.isSurpassed(index, in: runs[index]) {
        switch instructions[index] {
        case .scalar(let expected): if expected == scalar { add(index + 1, to: &next) }
        case .any: if scalar != "/" { add(index + 1, to: &next) }
        case .anyNumber: if scalar != "/" { add(index, to: &next) }
        case .everything: add(index, to: &next)
        case .set(let ranges, let negated):
          if scalar != "/", ranges.contains(where: { $0.contains(scalar.value) }) != negated {
            add(index + 1, to: &next)
          }
        case .split, .jump, .accept: break
        }
      }
      swap(&current, &next)
      next.removeAll(runs)
      if current.list.isEmpty { return false }
    }
    return wholeCounts && current.isAccepting
  }

  /// The current states.
  private struct States {
    var list: [Int] = []
    var isAccepting = false
    private var isMember: [Bool]
    /// By run: the last `*`, or -1.
    private var lastStar: [Int]
    /// The last `**` outside of braces, or -1.
    private var lastEverything = -1

    init(count: Int, runs: Int) {
      isMember = [Bool](repeating: false, count: count)
      lastStar = [Int](repeating: -1, count: runs)
    }

    mutating func insert(_ index: Int) -> Bool {
      if isMember[index] { return false }
      isMember[index] = true
      list.append(index)
      return true
    }

    /// Notes that a `*`, or a `**` outside of braces, is among the states.
    mutating func noteStar(_ index: Int, in run: Int) { lastStar[run] = max(lastStar[run], index) }
    mutating func noteEverything(_ index: Int) { lastEverything = max(lastEverything, index) }

    /// Whether every match found from this state is also found from a later one.
    func isSurpassed(_ index: Int, in run: Int) -> Bool { index < lastEverything || index < lastStar[run] }

    mutating func removeAll(_ runs: [Int]) {
      for index in list {
        isMember[index] = false
        lastStar[runs[index]] = -1
      }
      list.removeAll(keepingCapacity: true)
      lastEverything = -1
      isAccepting = false
    }
  }

  /// Adds a state and the states that it reaches without input.
  private func add(_ start: Int, to states: inout States) {
    var open = [start]
    while let index = open.popLast() {
      guard states.insert(index) else { continue }
      switch instructions[index] {
      case .split(let first, let second): open += [second, first]
      case .jump(let target): open.append(target)
      case .accept: states.isAccepting = true
      case .anyNumber:
        states.noteStar(index, in: runs[index])
        open.append(index + 1)
      case .everything:
        if isOutermost[index] { states.noteEverything(index) }
        open.append(index + 1)
      case .scalar, .any, .set: break
      }
    }
  }
}

// MARK: - Compiling

extension GlobProgram {
  private struct Parser {
    let scalars: [Unicode.Scalar]
    var index = 0
    private(set) var instructions: [Instruction] = []
    private(set) var runs: [Int] = []
    private(set) var isOutermost: [Bool] = []
    private(set) var alternatives = 0
    private var run = 0

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    mutating func append(_ instruction: Instruction, isOutermost: Bool = false) {
      instructions.append(instruction)
      runs.append(run)
      self.isOutermost.append(isOutermost)
    }

    /// Compiles up to the end, or in braces up to the next `,` or `}`.
    mutating func parseSequence(depth: Int) throws(Glob.Failure) {
      while index < scalars.count {
        let scalar = scalars[index]
        switch scalar {
        case ",", "}":
          if depth > 0 { return }
          literal(scalar)
        case "{": try parseBraces(depth: depth)
        case "[": try parseSet()
        case "*": parseStars(inBraces: depth > 0)
        case "?":
          append(.any)
          index += 1
        case "\\" where index + 1 < scalars.count:
          index += 1
          literal(scalars[index])
        default: literal(scalar)
        }
      }
    }

    private mutating func literal(_ scalar: Unicode.Scalar) {
      append(.scalar(scalar))
      if scalar == "/" { run += 1 }
      index += 1
    }

    /// Compiles `*` within a component, or `**` as a whole component with the slash after it.
    private mutating func parseStars(inBraces: Bool) {
      let start = index
      while index < scalars.count, scalars[index] == "*" { index += 1 }
      let before = start == 0 ? "/" : scalars[start - 1]
      let after = index == scalars.count ? nil : scalars[index]
      let startsComponent = before == "/" || inBraces && (before == "{" || before == ",")
      let isLast = after == nil || inBraces && (after == "}" || after == ",")
      guard index - start == 2, startsComponent, isLast || after == "/" else {
        append(.anyNumber)
        return
      }
      if isLast {
        append(.everything, isOutermost: !inBraces)
      } else {
        // (anything '/')?
        let split = instructions.count
        append(.accept)
        append(.everything, isOutermost: !inBraces)
        append(.scalar("/"))
        instructions[split] = .split(split + 1, instructions.count)
        index += 1
        // Further ones match nothing else.
        while scalars[index...].starts(with: "**/".unicodeScalars) { index += 3 }
      }
      run += 1
    }

    private mutating func parseSet() throws(Glob.Failure) {
      index += 1
      let negated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
      if negated { index += 1 }
      var ranges: [ClosedRange<UInt32>] = []
      var isFirst = true
      while index < scalars.count, isFirst || scalars[index] != "]" {
        isFirst = false
        if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
        let low = scalars[index].value
        index += 1
        if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
          let high = scalars[index + 1].value
          index += 2
          if low <= high { ranges.append(low...high) }
        } else {
          ranges.append(low...low)
        }
      }
      guard index < scalars.count else { throw .openBracket }
      index += 1
      append(.set(ranges, negated: negated))
    }

    private mutating func parseBraces(depth: Int) throws(Glob.Failure) {
      guard depth < 8 else { throw .tooDeep }
      index += 1
      var exits: [Int] = []
      while true {
        run += 1
        alternatives += 1
        guard alternatives <= Glob.mostAlternatives else { throw .tooManyAlternatives }
        let split = instructions.count
        append(.accept)
        try parseSequence(depth: depth + 1)
        guard index < scalars.count else { throw .openBrace }
        let isLast = scalars[index] == "}"
        index += 1
        if isLast {
          instructions[split] = .jump(split + 1)
          break
        }
        exits.append(instructions.count)
        append(.accept)
        instructions[split] = .split(split + 1, instructions.count)
      }
      for exit in exits { instructions[exit] = .jump(instructions.count) }
      run += 1
    }
  }
}
