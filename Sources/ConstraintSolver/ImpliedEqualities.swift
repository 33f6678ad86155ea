// Bounds that hold only with equality. Once they are fixed, the remaining moves span all optimal solutions.

extension Simplex {
  /// The distance from its bound at which a quantity counts as apart from it: less than is visible in a layout in
  /// points, and more than the rounding of numbers with seven digits, which files have.
  fileprivate static let slackTolerance = 1e-4

  /// Fixes columns and rows that have room but cannot move, because bounds of others that depend on them meet.
  ///
  /// Every basic quantity at a bound is pulled off it, all together in one level. Bounds that no quantity is at do not
  /// count, because small enough moves stay within them. So the sum of two moves is a move, and moves can be scaled to
  /// any size: every quantity that can leave its bound does so in a single round, and the others hold with equality.
  /// Columns that these depend on are pulled in the next round, because fixing columns is cheaper than fixing rows.
  /// - Returns: whether the budget sufficed.
  mutating func fixImplied(_ system: ConstraintSystem) -> Bool {
    if factored != nil { return fixImpliedRows() }
    var isKnown: Set<Int32> = []
    var suspects: Set<Int32> = []
    var stuckRows: Set<Int32> = []
    while liveCount > 0 {
      passBoundsToColumns()
      fixNarrowColumns()
      let tight = tightQuantities(suspects).filter { !isKnown.contains($0) && !stuckRows.contains($0) }
      if tight.isEmpty && stuckRows.isEmpty { return true }
      if tight.isEmpty {
        for row in stuckRows.sorted() { fixRow(row) }
        isKnown.formUnion(stuckRows)
        stuckRows.removeAll()
        continue
      }
      guard let loose = pullOff(tight, system) else { return false }
      isKnown.formUnion(loose)
      for quantity in tight where !isKnown.contains(quantity) {
        if quantities[Int(quantity)].role == .live {
          fix(quantity)
        } else {
          stuckRows.insert(quantity)
          addColumns(of: quantity, to: &suspects)
        }
      }
    }
    return true
  }

  private func addColumns(of quantity: Int32, to columns: inout Set<Int32>) {
    var entry = quantities[Int(quantity)].head
    while entry >= 0 {
      columns.insert(entries[Int(entry)].column)
      entry = entries[Int(entry)].nextInRow
    }
  }

  /// Passes the bounds of basic quantities that depend on one column to that column.
  private mutating func passBoundsToColumns() {
    for id in 0..<quantityCount {
      let quantity = quantities[id]
      if quantity.role != .basic || quantity.count != 1 || !quantity.isBounded { continue }
      let entry = entries[Int(quantity.head)]
      let column = quantities[Int(entry.column)]
      let one = column.value + (quantity.low - quantity.value) / entry.value
      let other = column.value + (quantity.high - quantity.value) / entry.value
      quantities[Int(entry.column)].low = max(column.low, min(one, other, column.value))
      quantities[Int(entry.column)].high = min(column.high, max(one, other, column.value))
      quantities[id].low = -.infinity
      quantities[id].high = .infinity
    }
  }

  private mutating func fixNarrowColumns() {
    for index in 0..<quantityCount
    where quantities[index].role == .live && quantities[index].high - quantities[index].low <= Self.slackTolerance {
      fix(Int32(truncatingIfNeeded: index))
    }
  }

  /// Quantities at one of their bounds: the basic ones, and those among `columns`.
  private func tightQuantities(_ columns: Set<Int32>) -> [Int32] {
    var result: [Int32] = []
    for index in 0..<quantityCount {
      let id = Int32(truncatingIfNeeded: index)
      let isCounted =
        switch quantities[index].role {
        case .basic: quantities[index].head >= 0
        case .live: quantities[index].isBounded && columns.contains(id)
        case .fixed, .settled, .tied, .expressed: false
        }
      if isCounted && quantities[index].isTight { result.append(id) }
    }
    return result
  }

  /// Tries to move quantities off their bounds.
  /// - Returns: those that moved; nil if the budget did not suffice.
  private mutating func pullOff(_ tight: [Int32], _ system: ConstraintSystem) -> [Int32]? {
    work += quantityCount
    if work >= limits.workBudget { return nil }
    var trial = self
    trial.allowsFactors = false
    trial.quantities.reserveCapacity(quantityCount + tight.count)
    for id in tight {
      let quantity = quantities[Int(id)]
      if quantity.low == quantity.high { continue }
      let isAtLow = quantity.value - quantity.low <= quantity.high - quantity.value
      let target = isAtLow ? quantity.low + 1 : quantity.high - 1
      let constant = trial.substitute(quantity: id) - target
      trial.insertCost(constraint: -1, constant: constant, isAtLow ? .greaterOrEqual : .lessOrEqual)
      trial.clearSupport()
    }
    if trial.isLevelEmpty { return [] }
    trial.dropDistantBounds()
    trial.startLevel()
    let descent = trial.descend(system)
    (pivots, work) = (trial.pivots, trial.work)
    if descent != .optimal { return nil }
    return tight.filter { !trial.quantities[Int($0)].isTight }
  }

  private mutating func dropDistantBounds() {
    for id in 0..<quantityCount where quantities[id].isBounded {
      let quantity = quantities[id]
      if !quantity.isAtLow { quantities[id].low = -.infinity }
      if !quantity.isAtHigh { quantities[id].high = .infinity }
    }
  }

  /// Fixes a basic quantity at its value, in exchange for a column that it depends on.
  private mutating func fixRow(_ id: Int32) {
    if quantities[Int(id)].role != .basic || quantities[Int(id)].head < 0 { return }
    var best: (column: Int32, magnitude: Double)?
    var entry = quantities[Int(id)].head
    while entry >= 0 {
      let item = entries[Int(entry)]
      if let current = best, (current.magnitude, item.column) >= (item.value.magnitude, current.column) {
        entry = item.nextInRow
        continue
      }
      best = (item.column, item.value.magnitude)
      entry = item.nextInRow
    }
    guard let best else { return }
    pivot(leaving: id, entering: best.column)
    fix(id)
  }

  /// The variables that depend on quantities that may still move, in order.
  ///
  /// Every live column, or active row, moves by a different amount. Variables that depend on any of them move too,
  /// because amounts cancel each other only by chance.
  var movableVariables: [Variable] {
    var moving = self
    for index in 0..<quantityCount {
      moving.quantities[index].value = 0
      moving.quantities[index].offset = 0
    }
    if let directions = moving.factored?.spread {
      for (index, unknown) in unknowns.enumerated() { moving.quantities[Int(unknown)].value = directions[index] }
    } else {
      moving.spreadColumns()
    }
    return (0..<variableCount).filter { moving.value(of: Int32(truncatingIfNeeded: $0)).magnitude > 1e-9 }
      .map { Variable(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  private mutating func spreadColumns() {
    var amounts = SpreadAmounts()
    for index in 0..<quantityCount where quantities[index].role == .live { quantities[index].value = amounts.next() }
    for index in 0..<quantityCount where quantities[index].role == .basic {
      var entry = quantities[index].head
      while entry >= 0 {
        let item = entries[Int(entry)]
        quantities[index].value += item.value * quantities[Int(item.column)].value
        entry = item.nextInRow
      }
    }
  }

  /// ``fixImplied(_:)`` for a factorization instead of a tableau.
  private mutating func fixImpliedRows() -> Bool {
    guard var rows = factored else { return true }
    factored = nil
    defer {
      liveCount = rows.liveCount
      factored = rows
    }
    rows.fixNarrow()
    var isKnown: Set<Int32> = []
    var stuck: Set<Int32> = []
    while rows.liveCount > 0 {
      let open = rows.tightRows
      stuck.formIntersection(open)
      let columns = stuck.isEmpty ? [] : rows.active.filter { !rows.rows[Int($0)].isFixed && rows.isTight(Int($0)) }
      let tight = (open + columns).filter { !isKnown.contains($0) && !stuck.contains($0) }
      if tight.isEmpty && stuck.isEmpty { return true }
      if tight.isEmpty {
        for row in stuck.sorted() where !rows.fix(row) { return false }
        isKnown.formUnion(stuck)
        stuck.removeAll()
        continue
      }
      work += rows.rows.count
      if work >= limits.workBudget { return false }
      var trial = rows
      trial.addPulls(tight)
      trial.dropDistantBounds()
      if !trial.levelRows.isEmpty && trial.descend(limits, pivots: &pivots, work: &work) != .optimal { return false }
      for row in tight {
        if !trial.isTight(Int(row)) {
          isKnown.insert(row)
        } else if rows.positions[Int(row)] >= 0 {
          rows.fixActive(row)
        } else {
          stuck.insert(row)
        }
      }
    }
    return true
  }
}

extension Simplex {
  /// Whether the room before a bound is so small that a value counts as being at the bound.
  fileprivate static func isTight(_ value: Double, room: Double) -> Bool {
    room <= max(slackTolerance, 1e-6 * value.magnitude)
  }
}

extension Simplex.Quantity {
  fileprivate var isAtLow: Bool { Simplex.isTight(value, room: value - low) }
  fileprivate var isAtHigh: Bool { Simplex.isTight(value, room: high - value) }
  fileprivate var isTight: Bool { isAtLow || isAtHigh }
}

extension FactoredSimplex {
  private func isAtLow(_ row: Int) -> Bool { Simplex.isTight(rowValues[row], room: rowValues[row] - rows[row].low) }
  private func isAtHigh(_ row: Int) -> Bool { Simplex.isTight(rowValues[row], room: rows[row].high - rowValues[row]) }
  fileprivate func isTight(_ row: Int) -> Bool { isAtLow(row) || isAtHigh(row) }

  /// Removes the bounds of rows that they are not at.
  fileprivate mutating func dropDistantBounds() {
    for row in rows.indices {
      if !isAtLow(row) { rows[row].low = -.infinity }
      if !isAtHigh(row) { rows[row].high = .infinity }
    }
  }

  /// Fixes active rows with negligible room.
  fileprivate mutating func fixNarrow() {
    for row in active {
      let row = Int(row)
      if rows[row].isFixed || rows[row].high - rows[row].low > Simplex.slackTolerance { continue }
      rows[row].isFixed = true
      liveCount -= 1
    }
  }

  /// Rows at one of their bounds that are not active and depend on rows that may still move.
  fileprivate var tightRows: [Int32] {
    mutating get {
      findSpread()
      return rows.indices.filter { row in
        if positions[row] >= 0 || !isTight(row) { return false }
        var (sum, scale) = (0.0, 0.0)
        for index in matrix.range(row) {
          let part = matrix.items[index].value * direction[Int(matrix.items[index].index)]
          sum += part
          scale = max(scale, part.magnitude)
        }
        return sum.magnitude > 1e-9 * scale
      }.map { Int32(truncatingIfNeeded: $0) }
    }
  }

  /// The change of the unknowns while every movable active row moves.
  fileprivate var spread: [Double] {
    mutating get {
      findSpread()
      return direction.values
    }
  }

  private mutating func findSpread() {
    var amounts = SpreadAmounts()
    for position in active.indices where !rows[Int(active[position])].isFixed { byRow.set(position, amounts.next()) }
    factors.solve(&byRow, into: &direction)
  }

  /// Adds costs that pull rows off their bounds.
  fileprivate mutating func addPulls(_ tight: [Int32]) {
    for id in tight {
      let row = rows[Int(id)]
      if row.low == row.high { continue }
      let isAtLow = rowValues[Int(id)] - row.low <= row.high - rowValues[Int(id)]
      for index in matrix.range(Int(id)) {
        matrix.append(column: matrix.items[index].index, matrix.items[index].value)
      }
      var pull = Row(constant: row.constant - (isAtLow ? row.low + 1 : row.high - 1))
      (pull.costBelow, pull.costAbove) = isAtLow ? (-1, 0) : (0, 1)
      addCost(pull)
    }
  }

  /// Fixes a row at its value, in exchange for an active row that it depends on and that may still move, if any.
  /// - Returns: whether the numbers are sound.
  fileprivate mutating func fix(_ row: Int32) -> Bool {
    findAmounts(row)
    var best: Int?
    for position in active.indices where !rows[Int(active[position])].isFixed {
      if let current = best, amounts[current].magnitude >= amounts[position].magnitude { continue }
      best = position
    }
    guard let best, amounts[best].magnitude > 1e-9 else { return true }
    exchange(at: best, with: Int(row))
    fixActive(row)
    return !factors.isWorn || factor()
  }

  fileprivate mutating func fixActive(_ row: Int32) {
    rows[Int(row)].isFixed = true
    liveCount -= 1
  }
}

/// Unrelated numbers from 1 to 2, the same ones every time.
private struct SpreadAmounts {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    return 1 + Double(state >> 12) / Double(1 << 52)
  }
}
