/// The levels of a system with a dense tableau, solved with a sparse factorization instead.
///
/// Every watched sum of the unknowns is a *row*. As many rows as there are unknowns are *active*: the factored matrix
/// of these rows determines the unknowns from the values of the active rows. An active row corresponds to a column in
/// ``Simplex``, the other rows to its basic quantities: a step moves one active row until another row replaces it.
struct FactoredSimplex: Sendable {
  /// A sum `Σ coefficient·unknown + constant` and its bounds and costs.
  struct Row: Sendable {
    var constant: Double
    /// The value at the start; later values are in ``rowValues``.
    var value = 0.0
    /// Bounds from the levels above.
    var low = -Double.infinity
    var high = Double.infinity
    /// Cost per unit below and above zero in the current level; `costBelow ≤ 0 ≤ costAbove`.
    var costBelow = 0.0
    var costAbove = 0.0
    /// The current cost per unit of a row that is not active: one of the two.
    var slope = 0.0
    /// Whether the row is active at the start; later, see ``positions``.
    var isActive = false
    /// The row's constraint; -1 for a variable that has bounds or is free.
    var constraint: Int32 = -1
    /// The variable, if the row is one, and the constraints that set its bounds.
    var variable: Int32 = -1
    var lowBy: Int32 = -1
    var highBy: Int32 = -1
    /// The side of zero on which a constraint's row must stay for an optimal solution.
    var side = Simplex.Side.any
    /// Whether an active row may no longer move.
    var isFixed = false

    var hasCost: Bool { costBelow != costAbove }
    var isWatched: Bool { hasCost || low != -Double.infinity || high != Double.infinity }

    /// The decrease in cost per unit of a move of the active row: positive if it moves up, negative if it moves down.
    func gain(at value: Double, gradient: Double) -> Double {
      if gradient.magnitude <= Simplex.gradientTolerance || isFixed { return 0 }
      let up = gradient + costAbove
      if up < -Simplex.gradientTolerance && value < high { return -up }
      let down = gradient + costBelow
      return down > Simplex.gradientTolerance && value > low ? -down : 0
    }
  }

  enum Outcome {
    case optimal, outOfBudget
    /// The numbers are too unsound to continue.
    case failed
  }

  var rows: [Row] = []
  var rowValues: [Double] = []
  /// By row: its position among the active rows; -1 if it is not active.
  var positions: [Int32] = []
  /// By row: the coefficients, by index of the unknown.
  var matrix = SparseRows()
  /// The rows that are watched in this level, by unknown.
  var columns = SparseRows()
  /// By position: an active row.
  var active: [Int32] = []
  var values: [Double] = []
  var factors = UpdatedFactors()
  /// By position: the change of the level's cost with an active row, apart from the row's cost.
  var gradients: [Double] = []
  /// The number of active rows that may still move.
  var liveCount = 0
  /// The rows with a cost in the current level.
  var levelRows: [Int32] = []
  var breakpoints = Breakpoints()

  /// The effects on the solution of constraints that were eliminated before the start: undetermined variables, and the
  /// sides on which constraints must stay.
  var settledSeeds: [(variable: Int32, value: Double)] = []
  var settledSides: [(constraint: Int32, side: Simplex.Side)] = []

  /// By position: the decrease in cost per unit of a move of the active row, if there is one.
  var gains = MarkedVector()

  // Scratch: zero between uses, or overwritten.
  var byRow = MarkedVector()
  var byUnknown = MarkedVector()
  var direction = MarkedVector()
  var amounts = MarkedVector()
  var rates: [Double] = []
  var movingRows: [Int32] = []

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
    gradients = values
    byRow = MarkedVector(count: unknownCount)
    (byUnknown, direction, amounts, gains) = (byRow, byRow, byRow, byRow)
    for index in rows.indices where rows[index].hasCost { levelRows.append(Int32(truncatingIfNeeded: index)) }
    return factor()
  }

  /// Factors the active rows again.
  mutating func refactor() -> Bool {
    var basis = SparseRows()
    for row in active {
      for index in matrix.range(Int(row)) { basis.append(column: matrix.items[index].index, matrix.items[index].value) }
      basis.endRow()
    }
    return factors.factor(basis)
  }

  /// Factors the active rows again and computes all values from theirs.
  mutating func factor() -> Bool {
    if !refactor() { return false }
    for position in active.indices {
      let row = Int(active[position])
      byRow.set(position, rowValues[row] - rows[row].constant)
    }
    factors.solve(&byRow, into: &direction)
    values = direction.values
    for row in rows.indices where positions[row] < 0 { rowValues[row] = sum(row) }
    return true
  }

  private func sum(_ row: Int) -> Double {
    var sum = rows[row].constant
    for index in matrix.range(row) { sum += matrix.items[index].value * values[Int(matrix.items[index].index)] }
    return sum
  }

  /// Adds a row with a cost to the current level.
  mutating func addCost(_ row: Row) {
    levelRows.append(Int32(truncatingIfNeeded: rows.count))
    add(row)
    rowValues[rows.count - 1] = sum(rows.count - 1)
  }

  /// Removes the last row, which is not active and was added in this level.
  mutating func removeLast() {
    rows.removeLast()
    rowValues.removeLast()
    positions.removeLast()
    matrix.truncate(to: rows.count)
  }
}

// MARK: - After a level

extension FactoredSimplex {
  /// Keeps exactly the level's optimal solutions and clears its costs.
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

  /// Turns the constraints of a fully satisfied level into bounds.
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

  /// Clears the level's costs and fixes active rows without room.
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
