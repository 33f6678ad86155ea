// Minimizing the cost of a level: the primal simplex for sums of kinked costs.

extension Simplex {
  enum Descent {
    case optimal, outOfBudget
    /// The tableau became dense.
    case dense
  }

  private struct Move {
    var column: Int32
    /// +1 or -1.
    var direction: Double
    /// The change of the cost per unit; negative.
    var rate: Double
  }

  /// Moves live columns until the level's cost cannot be lowered.
  ///
  /// A column moves past the kinks of other residuals while the cost falls (a line search through breakpoints). After
  /// many steps without progress Bland's rule is used, which cannot cycle.
  mutating func descendTableau() -> Descent {
    var stalled = 0
    while true {
      let isCareful = stalled > 40
      guard let move = isCareful ? firstMove() : bestMove() else { return .optimal }
      if isDense { return .dense }
      if pivots >= limits.pivotBudget || work >= limits.workBudget { return .outOfBudget }
      pivots += 1
      if step(move, isCareful: isCareful) { stalled = 0 } else { stalled += 1 }
    }
  }

  /// The move of a live column that lowers the cost.
  private func move(of column: Int32) -> Move? {
    let quantity = quantities[Int(column)]
    if quantity.role != .live { return nil }
    let up = quantity.gradient + quantity.costAbove
    if up < -Self.gradientTolerance && quantity.value < quantity.high {
      return Move(column: column, direction: 1, rate: up)
    }
    let down = -(quantity.gradient + quantity.costBelow)
    if down < -Self.gradientTolerance && quantity.value > quantity.low {
      return Move(column: column, direction: -1, rate: down)
    }
    return nil
  }

  /// The move with the steepest descent among the first few in the queue.
  private mutating func bestMove() -> Move? {
    var best: Move?
    var found = 0
    var index = queueHead
    while index < queue.count && found < 16 {
      let column = queue[index]
      if let move = move(of: column) {
        found += 1
        if let current = best, current.rate <= move.rate {
          index += 1
          continue
        }
        best = move
      } else {
        // Swap columns without a move to the front and drop them.
        quantities[Int(column)].isQueued = false
        queue[index] = queue[queueHead]
        queueHead += 1
      }
      index += 1
    }
    if best == nil {
      queue.removeAll()
      queueHead = 0
    }
    return best
  }

  /// Bland's choice: the possible move with the least index.
  private mutating func firstMove() -> Move? {
    var best: Move?
    work += touched.count
    for index in 0..<touched.count {
      let column = touched[index]
      if let current = best, current.column < column { continue }
      if let move = move(of: column) { best = move }
    }
    return best
  }

  /// Moves a column to the best place in its direction.
  /// - Returns: whether it made progress.
  private mutating func step(_ move: Move, isCareful: Bool) -> Bool {
    collectBreakpoints(move)
    let end = breakpoints.search(rate: move.rate, isCareful: isCareful)
    guard let end else {
      // The move has no end: the gradient was a rounding error.
      quantities[Int(move.column)].gradient =
        move.direction > 0 ? -quantities[Int(move.column)].costAbove : -quantities[Int(move.column)].costBelow
      return false
    }
    for point in breakpoints.passed { flip(point.quantity) }
    advance(move.column, by: move.direction * end.step)
    if quantities[Int(move.column)].hasCost {
      let quantity = quantities[Int(move.column)]
      quantities[Int(move.column)].slope = move.direction > 0 ? quantity.costAbove : quantity.costBelow
    }
    if end.quantity == move.column {
      quantities[Int(end.quantity)].value =
        move.direction > 0 ? quantities[Int(end.quantity)].high : quantities[Int(end.quantity)].low
    } else {
      let leaving = quantities[Int(end.quantity)]
      if leaving.hasCost && end.jump.isFinite {
        quantities[Int(end.quantity)].value = 0
      } else {
        quantities[Int(end.quantity)].value = end.rate > 0 ? leaving.high : leaving.low
      }
      pivot(leaving: end.quantity, entering: move.column)
      touch(end.quantity)
    }
    return end.step > 1e-12
  }

  private mutating func collectBreakpoints(_ move: Move) {
    breakpoints.removeAll()
    work += Int(quantities[Int(move.column)].count)
    let own = quantities[Int(move.column)]
    let room = move.direction > 0 ? own.high - own.value : own.value - own.low
    if room < .infinity {
      breakpoints.append(
        Breakpoints.Point(step: max(0, room), jump: .infinity, rate: move.direction, quantity: move.column))
    }
    var entry = own.head
    while entry >= 0 {
      let item = entries[Int(entry)]
      entry = item.nextInColumn
      let rate = item.value * move.direction
      if rate.magnitude < 1e-10 { continue }
      let row = quantities[Int(item.row)]
      if row.hasCost {
        let isBelow = row.slope == row.costBelow
        if (rate > 0) == isBelow {
          let step = max(0, -row.value / rate)
          let jump = rate.magnitude * (row.costAbove - row.costBelow)
          breakpoints.append(Breakpoints.Point(step: step, jump: jump, rate: rate, quantity: item.row))
        }
      }
      let bound = rate > 0 ? row.high : row.low
      if bound.isFinite {
        let step = max(0, (bound - row.value) / rate)
        breakpoints.append(Breakpoints.Point(step: step, jump: .infinity, rate: rate, quantity: item.row))
      }
    }
  }

  /// Moves a basic residual past its kink.
  private mutating func flip(_ id: Int32) {
    let quantity = quantities[Int(id)]
    let isBelow = quantity.slope == quantity.costBelow
    let slope = isBelow ? quantity.costAbove : quantity.costBelow
    let change = slope - quantity.slope
    quantities[Int(id)].slope = slope
    var entry = quantity.head
    while entry >= 0 {
      addGradient(entries[Int(entry)].column, change * entries[Int(entry)].value)
      entry = entries[Int(entry)].nextInRow
    }
  }

  /// Changes the value of a live column and of its rows.
  mutating func advance(_ column: Int32, by change: Double) {
    if change == 0 { return }
    quantities[Int(column)].value += change
    var entry = quantities[Int(column)].head
    while entry >= 0 {
      let item = entries[Int(entry)]
      quantities[Int(item.row)].value += item.value * change
      entry = item.nextInColumn
    }
  }
}
