// Minimizing the cost of a level over active rows.

extension FactoredSimplex {
  /// Moves active rows until the level's cost cannot be lowered.
  mutating func descend(_ limits: SolverOptions, pivots: inout Int, work: inout Int) -> Outcome {
    startLevel(&work)
    var stalled = 0
    var refreshed = pivots
    while true {
      let isCareful = stalled > 40
      guard let move = isCareful ? firstMove() : bestMove() else { return .optimal }
      if pivots >= limits.pivotBudget || work >= limits.workBudget { return .outOfBudget }
      pivots += 1
      work += active.count / 8
      guard let isProgress = step(move, isCareful: isCareful, &work) else { return .failed }
      stalled = isProgress ? 0 : stalled + 1
      if factors.isWorn || pivots >= refreshed + 200 {
        work += 8 * factors.size
        // Rounding errors add up only over many steps.
        if pivots < refreshed + 100 {
          if !refactor() { return .failed }
          continue
        }
        if !factor() { return .failed }
        findGradients()
        refreshed = pivots
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
    factors.solveTransposed(&byUnknown, into: &amounts)
    gradients = amounts.values
    gains.clear()
    for position in active.indices { noteGain(at: position) }
  }

  /// Updates whether moving an active row lowers the cost, after its gradient or value changed.
  private mutating func noteGain(at position: Int) {
    let row = Int(active[position])
    let gain = rows[row].gain(at: rowValues[row], gradient: gradients[position])
    if gain != 0 {
      gains.set(position, gain.magnitude)
    } else if gains[position] != 0 {
      gains.unset(position)
    }
  }

  private mutating func scatter(_ row: Int32, times factor: Double) {
    if factor == 0 { return }
    for index in matrix.range(Int(row)) {
      byUnknown.add(factor * matrix.items[index].value, at: Int(matrix.items[index].index))
    }
  }

  private struct Move {
    var position: Int
    /// +1 or -1.
    var direction: Double
    /// The change of the cost per unit; negative.
    var rate: Double
  }

  /// The move of the active row at a position that lowers the cost.
  private func move(at position: Int) -> Move? {
    let row = Int(active[position])
    let gain = rows[row].gain(at: rowValues[row], gradient: gradients[position])
    return gain == 0 ? nil : Move(position: position, direction: gain > 0 ? 1 : -1, rate: -gain.magnitude)
  }

  /// The move with the steepest descent.
  private func bestMove() -> Move? { gains.largest.flatMap(move(at:)) }

  /// Bland's choice: the possible move of the row with the least index.
  private func firstMove() -> Move? {
    var best: Int?
    for position in gains.indices {
      if let current = best, active[current] < active[position] { continue }
      best = position
    }
    return best.flatMap(move(at:))
  }

  /// Moves an active row to the best place in its direction.
  /// - Returns: whether it made progress; nil if the numbers are unsound.
  private mutating func step(_ move: Move, isCareful: Bool, _ work: inout Int) -> Bool? {
    let moving = Int(active[move.position])
    findDirection(move, &work)
    defer {
      for row in movingRows { rates[Int(row)] = 0 }
    }
    collectBreakpoints(moving, move)
    guard let end = breakpoints.search(rate: move.rate, isCareful: isCareful) else {
      // The move has no end: the gradient was a rounding error.
      gradients[move.position] = move.direction > 0 ? -rows[moving].costAbove : -rows[moving].costBelow
      noteGain(at: move.position)
      return false
    }
    passKinks(&work)
    advance(by: end.step)
    rowValues[moving] += move.direction * end.step
    if rows[moving].hasCost {
      rows[moving].slope = move.direction > 0 ? rows[moving].costAbove : rows[moving].costBelow
    }
    let isProgress = end.step > 1e-12
    if Int(end.quantity) == moving {
      rowValues[moving] = move.direction > 0 ? rows[moving].high : rows[moving].low
      noteGain(at: move.position)
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

  private mutating func advance(by step: Double) {
    direction.add(to: &values, times: step)
    Self.advance(&rowValues, movingRows, rates, step)
  }

  private static func advance(_ values: inout [Double], _ rows: [Int32], _ rates: [Double], _ step: Double) {
    var values = values.mutableSpan
    let (rows, rates) = (rows.span, rates.span)
    for index in rows.indices { values[Int(rows[index])] += rates[Int(rows[index])] * step }
  }

  /// Finds the changes of unknowns and rows while the row moves.
  private mutating func findDirection(_ move: Move, _ work: inout Int) {
    byRow.set(move.position, move.direction)
    factors.solve(&byRow, into: &direction)
    direction.unset(below: 1e-12)
    work += factors.updateSize
    movingRows.removeAll(keepingCapacity: true)
    for unknown in direction.indices {
      work += Self.addRates(columns, Int(unknown), times: direction[unknown], positions, &rates, &movingRows)
    }
    movingRows.removeAll { row in
      if rates[Int(row)].magnitude > Self.noRate { return false }
      rates[Int(row)] = 0
      return true
    }
  }

  /// Represents a rate that passed through zero, so that the row is not listed twice.
  private static let noRate = 1e-200

  /// Adds the effect of an unknown's change on the rows that are not active.
  /// - Returns: the amount of work.
  private static func addRates(
    _ columns: SparseRows, _ unknown: Int, times amount: Double, _ positions: [Int32], _ rates: inout [Double],
    _ moving: inout [Int32]
  ) -> Int {
    let (items, positions) = (columns.items.span, positions.span)
    var rates = rates.mutableSpan
    let range = columns.range(unknown)
    for index in range {
      let row = Int(items[index].index)
      if positions[row] >= 0 { continue }
      if rates[row] == 0 { moving.append(items[index].index) }
      let rate = rates[row] + items[index].value * amount
      rates[row] = rate == 0 ? noRate : rate
    }
    return range.count + 2
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

  /// Switches the rows that were passed to their other slope.
  private mutating func passKinks(_ work: inout Int) {
    if breakpoints.passed.isEmpty { return }
    for point in breakpoints.passed {
      let row = rows[Int(point.quantity)]
      let slope = row.slope == row.costBelow ? row.costAbove : row.costBelow
      rows[Int(point.quantity)].slope = slope
      scatter(point.quantity, times: slope - row.slope)
    }
    factors.solveTransposed(&byUnknown, into: &amounts)
    for position in amounts.indices {
      gradients[position] += amounts[position]
      noteGain(at: position)
      work += 4
    }
    work += factors.updateSize
  }

  /// Makes a row active instead of another row.
  /// - Parameter rate: the change of the row with the other row.
  /// - Returns: whether the numbers are sound.
  private mutating func exchange(_ leaving: Int, _ entering: Int, rate: Double, _ work: inout Int) -> Bool {
    findAmounts(Int32(truncatingIfNeeded: entering))
    let position = Int(positions[leaving])
    let pivot = amounts[position]
    if (pivot - rate).magnitude > 1e-6 * (1 + rate.magnitude) || pivot.magnitude < 1e-9 { return false }
    let slope = rows[entering].hasCost ? rows[entering].slope : 0
    let own = rows[leaving].hasCost ? rows[leaving].slope : 0
    let gradient = (gradients[position] + own - slope * pivot) / pivot
    let change = slope + gradient
    for other in amounts.indices where other != position {
      gradients[other] -= change * amounts[other]
      noteGain(at: other)
      work += 4
    }
    work += factors.updateSize
    gradients[position] = gradient
    exchange(at: position, with: entering)
    noteGain(at: position)
    return true
  }

  /// Writes a row as multiples of the active rows.
  mutating func findAmounts(_ row: Int32) {
    scatter(row, times: 1)
    factors.solveTransposed(&byUnknown, into: &amounts)
  }

  /// Replaces an active row by a row with known amounts.
  mutating func exchange(at position: Int, with entering: Int) {
    factors.replace(Int32(truncatingIfNeeded: position), by: amounts)
    positions[Int(active[position])] = -1
    active[position] = Int32(truncatingIfNeeded: entering)
    positions[entering] = Int32(truncatingIfNeeded: position)
  }
}
