import ConstraintSolver

/// Systems of about a wanted number of constraints.
enum Generated: String, CaseIterable {
  /// A row of views between two fixed edges: gaps, widths not negative, wished widths.
  case chain
  /// The same with a weak wish for the place of every edge, which makes the linear program dense.
  case pulled
  /// Columns of equal width and rows of equal height, cells pinned to them.
  case grid
  /// Views hung on earlier ones at random, with wishes at several levels.
  case web

  func system(constraints: Int, seed: UInt64) -> ConstraintSystem {
    var generator = SplitMix(state: seed)
    switch self {
    case .chain: return Self.chain(constraints, isPulled: false, &generator)
    case .pulled: return Self.chain(constraints, isPulled: true, &generator)
    case .grid: return Self.grid(constraints, &generator)
    case .web: return Self.web(constraints, &generator)
    }
  }

  private static func chain(_ constraints: Int, isPulled: Bool, _ generator: inout SplitMix) -> ConstraintSystem {
    var system = ConstraintSystem()
    let count = max(1, constraints / (isPulled ? 6 : 4))
    var edge = system.addVariable()
    let start = edge
    system.add(Term(start), constant: 0, .equal)
    for _ in 0..<count {
      let (left, right) = (system.addVariable(), system.addVariable())
      system.add(Term(left), Term(edge, -1), constant: -8, .equal)
      system.add(Term(right), Term(left, -1), .greaterOrEqual)
      let wished = -Double(Int.random(in: 20...120, using: &generator))
      system.add(Term(right), Term(left, -1), constant: wished, .lessOrEqual, priority: 250)
      system.add(Term(right), Term(left, -1), constant: wished, .greaterOrEqual, priority: 750)
      if isPulled {
        system.add(Term(left), constant: -10, .equal, priority: 0.001)
        system.add(Term(right), constant: -20, .equal, priority: 0.001)
      }
      edge = right
    }
    system.add(Term(edge), constant: -Double(count) * 75 + 8, .equal)
    return system
  }

  private static func grid(_ constraints: Int, _ generator: inout SplitMix) -> ConstraintSystem {
    var system = ConstraintSystem()
    let side = max(1, Int((Double(constraints) / 10).squareRoot()))
    let columns = tracks(side, &system)
    let rows = tracks(side, &system)
    for row in rows {
      for column in columns {
        let cell = (0..<4).map { _ in system.addVariable() }
        system.add(Term(cell[0]), Term(column.0, -1), constant: -4, .equal)
        system.add(Term(cell[1]), Term(column.1, -1), constant: 4, .equal)
        system.add(Term(cell[2]), Term(row.0, -1), constant: -4, .equal)
        system.add(Term(cell[3]), Term(row.1, -1), constant: 4, .equal)
        for (low, high) in [(cell[0], cell[1]), (cell[2], cell[3])] {
          let wished = -Double(Int.random(in: 20...60, using: &generator))
          system.add(Term(high), Term(low, -1), .greaterOrEqual)
          system.add(Term(high), Term(low, -1), constant: wished, .lessOrEqual, priority: 250)
          system.add(Term(high), Term(low, -1), constant: wished, .greaterOrEqual, priority: 750)
        }
      }
    }
    return system
  }

  /// Adjoining tracks of equal size from zero on.
  private static func tracks(_ count: Int, _ system: inout ConstraintSystem) -> [(Variable, Variable)] {
    var edges = [system.addVariable()]
    system.add(Term(edges[0]), .equal)
    for index in 1...count {
      edges.append(system.addVariable())
      if index > 1 {
        system.add(
          [Term(edges[index]), Term(edges[index - 1], -2), Term(edges[index - 2])], .equal)
      }
    }
    return zip(edges, edges.dropFirst()).map { ($0, $1) }
  }

  private static func web(_ constraints: Int, _ generator: inout SplitMix) -> ConstraintSystem {
    var system = ConstraintSystem()
    let count = max(2, constraints / 4)
    let variables = (0..<count).map { _ in system.addVariable() }
    let priorities: [Double] = [250, 251, 500, 750, 999]
    for index in variables.indices {
      let other = variables[Int.random(in: max(0, index - 30)...max(0, index - 1), using: &generator)]
      let distance = -Double(Int.random(in: 1...40, using: &generator))
      if index == 0 {
        system.add(Term(variables[0]), .equal)
      } else if index % 3 != 0 {
        system.add(Term(variables[index]), Term(other, -1), constant: distance, .equal)
      } else {
        system.add(Term(variables[index]), Term(other, -1), constant: distance / 8, .greaterOrEqual)
      }
      for _ in 0..<2 {
        let third = variables[Int.random(in: max(0, index - 30)...index, using: &generator)]
        let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
        let priority = priorities[Int.random(in: 0..<5, using: &generator)]
        system.add(Term(variables[index]), Term(third, -1), constant: distance * 2, relation, priority: priority)
      }
      system.add(Term(variables[index]), constant: -10, .equal, priority: 0.001)
    }
    return system
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
