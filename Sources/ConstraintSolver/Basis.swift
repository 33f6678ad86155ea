/// The active constraints of a solution, in an order in which they determine every variable's value.
///
/// As many constraints as there are determined variables hold with residual zero. Nearly all can be solved in sequence
/// for one unknown each; the rest, the core, is factored. The order depends only on coefficients, so it stays valid if
/// constants change.
struct Basis: Sendable {
  /// A row that determines `variable` once the other variables of the row are known.
  private struct Step: Sendable {
    var row: Int32
    var variable: Int32
    var coefficient: Double
  }

  private struct Row: Sendable {
    var constraint: Int32
    var firstTerm: Int32
    var termCount: Int32
  }

  private struct RowTerm: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  private var variableCount = 0
  private var rows: [Row] = []
  private var terms: [RowTerm] = []
  /// Steps before the core, and steps after it, in order.
  private var early: [Step] = []
  private var late: [Step] = []
  private var core = SparseFactors()
  private var coreRows: [Int32] = []
  private var coreVariables: [Int32] = []
  /// By variable: its index in the core; -1 elsewhere.
  private var coreIndex: [Int32] = []
  private var isCovering: [Bool] = []
  private var isGivenUp: [Bool] = []
  /// The reasons why required constraints were given up; nil if unknown.
  var contradictions: [Contradiction]?

  /// By constraint: the side of zero on which its residual must stay.
  let sides: [Simplex.Side]

  /// Undetermined variables, with their last values.
  private(set) var seeds: [(variable: Int32, value: Double)] = []

  /// Orders the active constraints; nil if they do not determine the variables.
  init?(
    _ system: ConstraintSystem, active: [Int32], seeds: [(variable: Int32, value: Double)], sides: [Simplex.Side]
  ) {
    self.sides = sides
    variableCount = system.variableCount
    self.seeds = seeds
    guard active.count + seeds.count == variableCount else { return nil }
    isCovering = Array(repeating: false, count: system.constraintCount)
    isGivenUp = isCovering
    for constraint in active { addRow(system, constraint) }
    guard order() else { return nil }
  }

  /// Marks a required constraint as given up.
  mutating func giveUp(_ constraint: Int) { isGivenUp[constraint] = true }

  func isGivenUp(_ constraint: Int) -> Bool { isGivenUp[constraint] }

  /// Whether a constraint is one of the active ones.
  func contains(_ constraint: Int) -> Bool { isCovering[constraint] }

  private mutating func addRow(_ system: ConstraintSystem, _ constraint: Int32) {
    isCovering[Int(constraint)] = true
    let first = terms.count
    for term in system.terms(at: Int(constraint)) {
      if term.coefficient.magnitude < ConstraintSystem.smallestCoefficient { continue }
      let variable = Int32(truncatingIfNeeded: term.variable.rawValue)
      if let same = terms[first...].firstIndex(where: { $0.variable == variable }) {
        terms[same].coefficient += term.coefficient
      } else {
        terms.append(RowTerm(variable: variable, coefficient: term.coefficient))
      }
    }
    rows.append(
      Row(
        constraint: constraint, firstTerm: Int32(truncatingIfNeeded: first),
        termCount: Int32(truncatingIfNeeded: terms.count - first)))
  }

  private func termRange(_ row: Int32) -> Range<Int> {
    let first = Int(rows[Int(row)].firstTerm)
    return first..<first + Int(rows[Int(row)].termCount)
  }

  // MARK: Ordering

  private mutating func order() -> Bool {
    var columns = Columns(variableCount: variableCount)
    for index in rows.indices {
      let row = Int32(truncatingIfNeeded: index)
      for term in termRange(row) { columns.count(terms[term].variable) }
    }
    columns.finishCounting()
    for index in rows.indices {
      let row = Int32(truncatingIfNeeded: index)
      for term in termRange(row) { columns.append(row, to: terms[term].variable) }
    }
    var isKnown = Array(repeating: false, count: variableCount)
    for seed in seeds { isKnown[Int(seed.variable)] = true }
    var isUsed = Array(repeating: false, count: rows.count)
    orderRows(columns, &isKnown, &isUsed)
    orderColumns(columns, &isKnown, &isUsed)
    return collectCore(isKnown, isUsed)
  }

  /// Repeatedly uses rows with one unknown.
  private mutating func orderRows(_ columns: Columns, _ isKnown: inout [Bool], _ isUsed: inout [Bool]) {
    var unknowns = rows.indices.map { index in
      termRange(Int32(truncatingIfNeeded: index)).reduce(into: 0) { count, term in
        if !isKnown[Int(terms[term].variable)] { count += 1 }
      }
    }
    var ready = rows.indices.filter { unknowns[$0] == 1 }.map { Int32(truncatingIfNeeded: $0) }
    var next = 0
    while next < ready.count {
      let row = ready[next]
      next += 1
      guard let term = termRange(row).first(where: { !isKnown[Int(terms[$0].variable)] }) else { continue }
      let variable = terms[term].variable
      if terms[term].coefficient.magnitude < ConstraintSystem.smallestCoefficient { continue }
      early.append(Step(row: row, variable: variable, coefficient: terms[term].coefficient))
      isKnown[Int(variable)] = true
      isUsed[Int(row)] = true
      for other in columns[variable] {
        unknowns[Int(other)] -= 1
        if unknowns[Int(other)] == 1 { ready.append(other) }
      }
    }
  }

  /// Repeatedly uses unknowns that occur in only one remaining row; they are solved last.
  private mutating func orderColumns(_ columns: Columns, _ isKnown: inout [Bool], _ isUsed: inout [Bool]) {
    var counts = Array(repeating: Int32(0), count: variableCount)
    for index in rows.indices where !isUsed[index] {
      for term in termRange(Int32(truncatingIfNeeded: index)) { counts[Int(terms[term].variable)] += 1 }
    }
    var ready = (0..<variableCount).filter { !isKnown[$0] && counts[$0] == 1 }.map { Int32(truncatingIfNeeded: $0) }
    var next = 0
    while next < ready.count {
      let variable = ready[next]
      next += 1
      guard !isKnown[Int(variable)], let row = columns[variable].first(where: { !isUsed[Int($0)] }),
        let own = termRange(row).first(where: { terms[$0].variable == variable }),
        terms[own].coefficient.magnitude >= 1e-3
      else { continue }
      late.append(Step(row: row, variable: variable, coefficient: terms[own].coefficient))
      isKnown[Int(variable)] = true
      isUsed[Int(row)] = true
      for term in termRange(row) {
        let other = terms[term].variable
        counts[Int(other)] -= 1
        if counts[Int(other)] == 1 && !isKnown[Int(other)] { ready.append(other) }
      }
    }
    late.reverse()
  }

  private mutating func collectCore(_ isKnown: [Bool], _ isUsed: [Bool]) -> Bool {
    coreIndex = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where !isKnown[variable] {
      coreIndex[variable] = Int32(truncatingIfNeeded: coreVariables.count)
      coreVariables.append(Int32(truncatingIfNeeded: variable))
    }
    coreRows = rows.indices.filter { !isUsed[$0] }.map { Int32(truncatingIfNeeded: $0) }
    let count = coreVariables.count
    if coreRows.count != count { return false }
    if count == 0 { return true }
    var matrix = SparseRows()
    for row in coreRows {
      for term in termRange(row) {
        let column = coreIndex[Int(terms[term].variable)]
        if column >= 0 { matrix.append(column: column, terms[term].coefficient) }
      }
      matrix.endRow()
    }
    return core.factor(matrix)
  }

  // MARK: Using the order

  /// Computes the values of all variables from the system's constants.
  func solve(_ system: ConstraintSystem, into values: inout [Double]) {
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(0, count: variableCount))
    for seed in seeds { values[Int(seed.variable)] = seed.value }
    run(early, system, &values)
    if !coreRows.isEmpty {
      // Core variables are still zero, so the sum of a row is its right side.
      var right = coreRows.map { -sum(of: $0, system, values) }
      var solved = right
      core.solve(&right, into: &solved)
      for (index, variable) in coreVariables.enumerated() { values[Int(variable)] = solved[index] }
    }
    run(late, system, &values)
  }

  private func run(_ steps: [Step], _ system: ConstraintSystem, _ values: inout [Double]) {
    for step in steps {
      let row = rows[Int(step.row)]
      var sum = system.records[Int(row.constraint)].constant
      for index in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) where terms[index].variable != step.variable
      {
        sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      values[Int(step.variable)] = -sum / step.coefficient
    }
  }

  private func sum(of row: Int32, _ system: ConstraintSystem, _ values: [Double]) -> Double {
    var sum = system.records[Int(rows[Int(row)].constraint)].constant
    for index in termRange(row) { sum += terms[index].coefficient * values[Int(terms[index].variable)] }
    return sum
  }

  /// The change of a variable per unit of an active constraint's constant; constraints without influence are omitted.
  func influences(on variable: Variable) -> [(constraint: Int32, amount: Double)] {
    var weights = Array(repeating: 0.0, count: variableCount)
    weights[Int(variable.rawValue)] = 1
    return influences(of: &weights)
  }

  /// The same for a weighted sum of variables; afterwards `weights` contains its dependence on the undetermined
  /// variables.
  func influences(of weights: inout [Double]) -> [(constraint: Int32, amount: Double)] {
    var found: [(constraint: Int32, amount: Double)] = []
    runBack(late, &weights, &found)
    if !coreRows.isEmpty {
      var right = coreVariables.map { weights[Int($0)] }
      var solved = right
      core.solveTransposed(&right, into: &solved)
      for (index, row) in coreRows.enumerated() where solved[index].magnitude > 1e-9 {
        found.append((rows[Int(row)].constraint, -solved[index]))
        for term in termRange(row) where coreIndex[Int(terms[term].variable)] < 0 {
          weights[Int(terms[term].variable)] -= solved[index] * terms[term].coefficient
        }
      }
    }
    runBack(early, &weights, &found)
    return found.sorted { $0.constraint < $1.constraint }
  }

  private func runBack(
    _ steps: [Step], _ weights: inout [Double], _ found: inout [(constraint: Int32, amount: Double)]
  ) {
    for step in steps.reversed() {
      let weight = -weights[Int(step.variable)] / step.coefficient
      if weight.magnitude <= 1e-9 { continue }
      found.append((rows[Int(step.row)].constraint, weight))
      weights[Int(step.variable)] = 0
      for term in termRange(step.row) where terms[term].variable != step.variable {
        weights[Int(terms[term].variable)] += weight * terms[term].coefficient
      }
    }
  }
}

/// The rows in which each variable occurs, all lists in one array.
private struct Columns {
  private var starts: [Int32]
  private var ends: [Int32] = []
  private var items: [Int32] = []

  init(variableCount: Int) { starts = Array(repeating: 0, count: variableCount + 1) }

  mutating func count(_ variable: Int32) { starts[Int(variable) + 1] += 1 }

  mutating func finishCounting() {
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    ends = starts
    items = Array(repeating: 0, count: Int(starts[starts.count - 1]))
  }

  mutating func append(_ row: Int32, to variable: Int32) {
    items[Int(ends[Int(variable)])] = row
    ends[Int(variable)] += 1
  }

  subscript(variable: Int32) -> ArraySlice<Int32> { items[Int(starts[Int(variable)])..<Int(ends[Int(variable)])] }
}
