/// The levels of a system whose tableau would be dense, solved with a sparse factorisation in place of the tableau.
///
/// Every watched sum of the unknowns is a *row*. As many rows as there are unknowns are *active*: the matrix of these rows, factored,
/// gives the unknowns from the values of the active rows. An active row is what a column is in ``Simplex``, the others are what its basic
/// quantities are: a step moves one active row, until another row takes its place.
struct FactoredSimplex: Sendable {
  /// A sum `Σ coefficient·unknown + constant` and what is wanted of it.
  struct Row: Sendable {
    var constant: Double
    /// The value at the start; from then on ``rowValues`` has it.
    var value = 0.0
    /// Bounds that hold from the levels above.
    var low = -Double.infinity
    var high = Double.infinity
    /// Cost per unit below and above zero in the level at work; `costBelow ≤ 0 ≤ costAbove`.
    var costBelow = 0.0
    var costAbove = 0.0
    /// Which of the two a row that is not active pays at present.
    var slope = 0.0
    /// Whether the row is active at the start; from then on ``positions`` says it.
    var isActive = false
    /// The row's constraint; of a variable that has bounds or is free, -1.
    var constraint: Int32 = -1
    /// The variable, if the row is one, and the constraints that its bounds come from.
    var variable: Int32 = -1
    var lowBy: Int32 = -1
    var highBy: Int32 = -1
    /// On which side of zero a constraint's row must stay for the solution to stay optimal.
    var side = Simplex.Side.any
    /// Whether an active row may not move any more.
    var isFixed = false

    var hasCost: Bool { costBelow != costAbove }
    var isWatched: Bool { hasCost || low != -Double.infinity || high != Double.infinity }
  }

  enum Outcome {
    case optimal, outOfBudget
    /// The numbers do not allow to go on.
    case failed
  }

  var rows: [Row] = []
  private(set) var rowValues: [Double] = []
  /// By row: where it is among the active ones; -1 elsewhere.
  private(set) var positions: [Int32] = []
  /// By row: the coefficients, by index of the unknown.
  var matrix = SparseRows()
  /// The rows that are watched in this level, by unknown.
  private var columns = SparseRows()
  /// By position: an active row.
  private(set) var active: [Int32] = []
  private(set) var values: [Double] = []
  var factors = UpdatedFactors()
  /// By position: how the level's cost changes with an active row, its own cost aside.
  private var gradients: [Double] = []
  /// How many active rows may still move.
  var liveCount = 0
  /// The rows with a cost in the level at work.
  private(set) var levelRows: [Int32] = []
  private var breakpoints = Breakpoints()

  /// What the constraints that were eliminated before the start leave to say of the solution: variables that nothing determines, and
  /// the sides on which constraints must stay.
  var settledSeeds: [(variable: Int32, value: Double)] = []
  var settledSides: [(constraint: Int32, side: Simplex.Side)] = []

  // Scratch: zero between uses, or overwritten.
  var byRow: [Double] = []
  private var byUnknown: [Double] = []
  var direction: [Double] = []
  var amounts: [Double] = []
  private var rates: [Double] = []
  private var movingRows: [Int32] = []

  /// Adds a row with the coefficients that were appended to ``matrix``.
  mutating func add(_ row: Row) {
    matrix.endRow()
    rows.append(row)
    rowValues.append(row.value)
    positions.append(-1)
  }

  /// Starts from active rows and their values.
  /// - Returns: whether they determine the unknowns.
  mutating func start(unknownCount: Int) -> Bool {
    for index in rows.indices where rows[index].isActive {
      positions[index] = Int32(truncatingIfNeeded: active.count)
      active.append(Int32(truncatingIfNeeded: index))
      if !rows[index].isFixed { liveCount += 1 }
    }
    if active.count != unknownCount { return false }
    values = Array(repeating: 0, count: unknownCount)
    byRow = values
    byUnknown = values
    direction = values
    amounts = values
    gradients = values
    for index in rows.indices where rows[index].hasCost { levelRows.append(Int32(truncatingIfNeeded: index)) }
    return factor()
  }

  /// Factors the active rows anew and computes all values from theirs.
  mutating func factor() -> Bool {
    var basis = SparseRows()
    for row in active {
      for index in matrix.range(Int(row)) { basis.append(column: matrix.items[index].index, matrix.items[index].value) }
      basis.endRow()
    }
    guard factors.factor(basis) else { return false }
    for position in active.indices {
      let row = Int(active[position])
      byRow[position] = rowValues[row] - rows[row].constant
    }
    factors.solve(&byRow, into: &values)
    for row in rows.indices where positions[row] < 0 { rowValues[row] = sum(row) }
    return true
  }

  private func sum(_ row: Int) -> Double {
    var sum = rows[row].constant
    for index in matrix.range(row) { sum += matrix.items[index].value * values[Int(matrix.items[index].index)] }
    return sum
  }

  /// Adds a row with a cost to the level at work.
  mutating func addCost(_ row: Row) {
    levelRows.append(Int32(truncatingIfNeeded: rows.count))
    add(row)
    rowValues[rows.count - 1] = sum(rows.count - 1)
  }

  /// Takes the last row back, which is not active and was added in this level.
  mutating func removeLast() {
    rows.removeLast()
    rowValues.removeLast()
    positions.removeLast()
    matrix.truncate(to: rows.count)
  }
}

// MARK: - A level

extension FactoredSimplex {
  /// Moves active rows until the level's cost cannot be lowered.
  mutating func descend(_ limits: SolverOptions, pivots: inout Int, work: inout Int) -> Outcome {
    startLevel(&work)
    var stalled = 0
    while true {
      let isCareful = stalled > 40
      guard let move = isCareful ? firstMove() : bestMove() else { return .optimal }
      if pivots >= limits.pivotBudget || work >= limits.workBudget { return .outOfBudget }
      pivots += 1
      work += active.count
      guard let isProgress = step(move, isCareful: isCareful, &work) else { return .failed }
      stalled = isProgress ? 0 : stalled + 1
      if factors.isWorn {
        work += 8 * factors.size
        if !factor() { return .failed }
        findGradients()
      }
    }
  }

  private mutating func startLevel(_ work: inout Int) {
    rates = Array(repeating: 0, count: rows.count)
    columns = matrix.transposed(columnCount: values.count) { rows[$0].isWatched }
    work += matrix.items.count
    for row in levelRows where positions[Int(row)] < 0 {
      let isBelow =
        rowValues[Int(row)] < 0 || (rowValues[Int(row)] == 0 && rows[Int(row)].costBelow == 0)
      rows[Int(row)].slope = isBelow ? rows[Int(row)].costBelow : rows[Int(row)].costAbove
    }
    findGradients()
  }

  /// Computes the gradients from the slopes.
  private mutating func findGradients() {
    for row in levelRows where positions[Int(row)] < 0 { scatter(row, times: rows[Int(row)].slope) }
    factors.solveTransposed(&byUnknown, into: &gradients)
  }

  private mutating func scatter(_ row: Int32, times factor: Double) {
    if factor == 0 { return }
    for index in matrix.range(Int(row)) {
      byUnknown[Int(matrix.items[index].index)] += factor * matrix.items[index].value
    }
  }

  private struct Move {
    var position: Int
    /// +1 or -1.
    var direction: Double
    /// How the cost changes per unit; negative.
    var rate: Double
  }

  /// How the active row at a position may be moved to lower the cost.
  private func move(at position: Int) -> Move? {
    let row = Int(active[position])
    let up = gradients[position] + rows[row].costAbove
    if up < -Simplex.gradientTolerance && rowValues[row] < rows[row].high && !rows[row].isFixed {
      return Move(position: position, direction: 1, rate: up)
    }
    let down = -(gradients[position] + rows[row].costBelow)
    if down < -Simplex.gradientTolerance && rowValues[row] > rows[row].low && !rows[row].isFixed {
      return Move(position: position, direction: -1, rate: down)
    }
    return nil
  }

  /// The move with the steepest descent.
  private func bestMove() -> Move? {
    var best: Move?
    // A row's own cost makes a move no better than its gradient.
    var least = Simplex.gradientTolerance
    for position in active.indices where gradients[position].magnitude > least {
      guard let move = move(at: position), move.rate < -least else { continue }
      best = move
      least = -move.rate
    }
    return best
  }

  /// Bland's choice: the possible move of the least row.
  private func firstMove() -> Move? {
    var best: Move?
    for position in active.indices {
      if let current = best, active[current.position] < active[position] { continue }
      if let move = move(at: position) { best = move }
    }
    return best
  }

  /// Moves an active row to the best place on its way.
  /// - Returns: whether that was progress; nil if the numbers are not sound.
  private mutating func step(_ move: Move, isCareful: Bool, _ work: inout Int) -> Bool? {
    let moving = Int(active[move.position])
    findDirection(move, &work)
    defer {
      for row in movingRows { rates[Int(row)] = 0 }
    }
    collectBreakpoints(moving, move)
    guard let end = breakpoints.search(rate: move.rate, isCareful: isCareful) else {
      // Nothing ends the move: the gradient was a rounding error.
      gradients[move.position] = move.direction > 0 ? -rows[moving].costAbove : -rows[moving].costBelow
      return false
    }
    passKinks(&work)
    for unknown in values.indices where direction[unknown] != 0 { values[unknown] += direction[unknown] * end.step }
    for row in movingRows { rowValues[Int(row)] += rates[Int(row)] * end.step }
    rowValues[moving] += move.direction * end.step
    if rows[moving].hasCost {
      rows[moving].slope = move.direction > 0 ? rows[moving].costAbove : rows[moving].costBelow
    }
    let isProgress = end.step > 1e-12
    if Int(end.quantity) == moving {
      rowValues[moving] = move.direction > 0 ? rows[moving].high : rows[moving].low
      return isProgress
    }
    let entering = Int(end.quantity)
    if rows[entering].hasCost && end.jump.isFinite {
      rowValues[entering] = 0
    } else {
      rowValues[entering] = end.rate > 0 ? rows[entering].high : rows[entering].low
    }
    return exchange(moving, entering, rate: end.rate * move.direction, &work) ? isProgress : nil
  }

  /// How unknowns and rows change while the row moves.
  private mutating func findDirection(_ move: Move, _ work: inout Int) {
    byRow[move.position] = move.direction
    factors.solve(&byRow, into: &direction)
    movingRows.removeAll(keepingCapacity: true)
    work += factors.size
    for unknown in direction.indices {
      let amount = direction[unknown]
      if amount.magnitude < 1e-12 {
        direction[unknown] = 0
        continue
      }
      let range = columns.range(unknown)
      work += range.count
      for index in range {
        let item = columns.items[index]
        if positions[Int(item.index)] >= 0 { continue }
        if rates[Int(item.index)] == 0 { movingRows.append(item.index) }
        let rate = rates[Int(item.index)] + item.value * amount
        // Keeps a rate that passes through zero from listing its row twice.
        rates[Int(item.index)] = rate == 0 ? 1e-200 : rate
      }
    }
  }

  private mutating func collectBreakpoints(_ moving: Int, _ move: Move) {
    breakpoints.removeAll()
    let room =
      move.direction > 0 ? rows[moving].high - rowValues[moving] : rowValues[moving] - rows[moving].low
    if room < .infinity {
      breakpoints.append(
        .init(
          step: max(0, room), jump: .infinity, rate: move.direction, quantity: Int32(truncatingIfNeeded: moving)))
    }
    for id in movingRows {
      let rate = rates[Int(id)]
      if rate.magnitude < 1e-9 { continue }
      let row = rows[Int(id)]
      if row.hasCost && (rate > 0) == (row.slope == row.costBelow) {
        let jump = rate.magnitude * (row.costAbove - row.costBelow)
        breakpoints.append(.init(step: max(0, -rowValues[Int(id)] / rate), jump: jump, rate: rate, quantity: id))
      }
      let bound = rate > 0 ? row.high : row.low
      if bound.isFinite {
        breakpoints.append(
          .init(step: max(0, (bound - rowValues[Int(id)]) / rate), jump: .infinity, rate: rate, quantity: id))
      }
    }
  }

  /// Lets the rows that were passed pay their other slope.
  private mutating func passKinks(_ work: inout Int) {
    if breakpoints.passed.isEmpty { return }
    for point in breakpoints.passed {
      let row = rows[Int(point.quantity)]
      let slope = row.slope == row.costBelow ? row.costAbove : row.costBelow
      rows[Int(point.quantity)].slope = slope
      scatter(point.quantity, times: slope - row.slope)
    }
    factors.solveTransposed(&byUnknown, into: &amounts)
    work += factors.size
    for position in gradients.indices { gradients[position] += amounts[position] }
  }

  /// Makes a row active in place of another one.
  /// - Parameter rate: how the row changes with the other one.
  /// - Returns: whether the numbers are sound.
  private mutating func exchange(_ leaving: Int, _ entering: Int, rate: Double, _ work: inout Int) -> Bool {
    findAmounts(Int32(truncatingIfNeeded: entering))
    work += factors.size
    let position = Int(positions[leaving])
    let pivot = amounts[position]
    if (pivot - rate).magnitude > 1e-6 * (1 + rate.magnitude) || pivot.magnitude < 1e-9 { return false }
    let slope = rows[entering].hasCost ? rows[entering].slope : 0
    let own = rows[leaving].hasCost ? rows[leaving].slope : 0
    let gradient = (gradients[position] + own - slope * pivot) / pivot
    let change = slope + gradient
    for other in gradients.indices where amounts[other] != 0 { gradients[other] -= change * amounts[other] }
    gradients[position] = gradient
    exchange(at: position, with: entering)
    return true
  }

  /// Writes a row as multiples of the active ones.
  mutating func findAmounts(_ row: Int32) {
    scatter(row, times: 1)
    factors.solveTransposed(&byUnknown, into: &amounts)
  }

  /// Puts a row, of which the amounts are at hand, in the place of an active one.
  mutating func exchange(at position: Int, with entering: Int) {
    factors.replace(Int32(truncatingIfNeeded: position), by: amounts)
    positions[Int(active[position])] = -1
    active[position] = Int32(truncatingIfNeeded: entering)
    positions[entering] = Int32(truncatingIfNeeded: position)
  }
}

// MARK: - After a level

extension FactoredSimplex {
  /// Keeps exactly the level's optimal solutions; the level's costs are forgotten.
  mutating func harden() {
    for position in active.indices {
      let id = Int(active[position])
      if rows[id].isFixed { continue }
      if gradients[position] + rows[id].costAbove > Simplex.gradientTolerance && rowValues[id] < rows[id].high {
        rows[id].high = rowValues[id]
        rows[id].highBy = -1
        rows[id].side = .below
      }
      if gradients[position] + rows[id].costBelow < -Simplex.gradientTolerance && rowValues[id] > rows[id].low {
        rows[id].low = rowValues[id]
        rows[id].lowBy = -1
        rows[id].side = .above
      }
    }
    for id in levelRows where positions[Int(id)] < 0 {
      if rows[Int(id)].slope == rows[Int(id)].costBelow {
        rows[Int(id)].high = max(0, rowValues[Int(id)])
        rows[Int(id)].side = .below
      } else {
        rows[Int(id)].low = min(0, rowValues[Int(id)])
        rows[Int(id)].side = .above
      }
    }
    endLevel()
  }

  /// After a level that could be satisfied wholly: its constraints become bounds.
  mutating func hardenRequired(_ system: ConstraintSystem) {
    for id in levelRows {
      switch system.records[Int(rows[Int(id)].constraint)].relation {
      case .equal: (rows[Int(id)].low, rows[Int(id)].high) = (0, 0)
      case .lessOrEqual: rows[Int(id)].high = 0
      case .greaterOrEqual: rows[Int(id)].low = 0
      }
    }
    endLevel()
  }

  /// The largest violation among the level's rows that are not active.
  var largestViolation: Double {
    levelRows.reduce(0) { largest, id in
      let (row, value) = (rows[Int(id)], rowValues[Int(id)])
      if positions[Int(id)] >= 0 { return largest }
      return max(largest, row.costBelow == 0 ? 0 : -value, row.costAbove == 0 ? 0 : value)
    }
  }

  /// Forgets the level's costs; active rows without room are fixed.
  mutating func endLevel() {
    for id in levelRows {
      rows[Int(id)].costBelow = 0
      rows[Int(id)].costAbove = 0
      rows[Int(id)].slope = 0
    }
    levelRows.removeAll(keepingCapacity: true)
    for id in active where !rows[Int(id)].isFixed && rows[Int(id)].low == rows[Int(id)].high {
      rows[Int(id)].isFixed = true
      liveCount -= 1
    }
  }
}
