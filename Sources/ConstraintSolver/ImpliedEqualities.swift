// Bounds that hold only with equality. Without them, what may still move spans all optimal solutions.

extension Simplex {
  /// How far a quantity must be from its bound to count as apart from it: below what is seen of a layout in points, and above what numbers
  /// with seven digits, as files have them, leave open by rounding.
  fileprivate static let slackTolerance = 1e-4

  /// Fixes what may not move although it has room, because bounds of others that depend on it meet.
  ///
  /// A basic quantity at a bound is asked to leave it, all together in one level. Those that do in any round could, and a mean of the rounds'
  /// solutions is apart from all their bounds; those that can no more hold with equality.
  /// - Returns: whether the budget sufficed.
  mutating func fixImplied(_ system: ConstraintSystem) -> Bool {
    if factored != nil { return fixImpliedRows() }
    var isLoose: Set<Int32> = []
    while liveCount > 0 {
      passBoundsToColumns()
      fixNarrowColumns()
      let tight = tightQuantities().filter { !isLoose.contains($0) }
      if tight.isEmpty { return true }
      guard let loose = pullOff(tight, system) else { return false }
      isLoose.formUnion(loose)
      if loose.isEmpty {
        for quantity in tight { fixRow(quantity) }
      }
    }
    return true
  }

  /// Makes the bounds of basic quantities that depend on one column that column's.
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

  /// Basic quantities at one of their bounds.
  private func tightQuantities() -> [Int32] {
    (0..<Int32(truncatingIfNeeded: quantityCount)).filter { id in
      let quantity = quantities[Int(id)]
      return quantity.role == .basic && quantity.head >= 0 && quantity.isTight
    }
  }

  /// Tries to move quantities off their bounds.
  /// - Returns: those that moved; nil if the budget did not suffice.
  private func pullOff(_ tight: [Int32], _ system: ConstraintSystem) -> [Int32]? {
    var trial = self
    trial.allowsFactors = false
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
    trial.startLevel()
    if trial.descend(system) != .optimal { return nil }
    return tight.filter { !trial.quantities[Int($0)].isTight }
  }

  /// Fixes a basic quantity at its value: one of the columns that it depends on takes its place.
  private mutating func fixRow(_ id: Int32) {
    if quantities[Int(id)].role != .basic { return }
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

  /// The variables that depend on what may still move, in order.
  ///
  /// Every live column, or active row, moves by an amount of its own: what depends on any of them moves with it, because no two amounts
  /// cancel each other but by chance.
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

  /// ``fixImplied(_:)`` where a factorisation has taken the tableau's place.
  private mutating func fixImpliedRows() -> Bool {
    guard var rows = factored else { return true }
    factored = nil
    defer {
      liveCount = rows.liveCount
      factored = rows
    }
    rows.fixNarrow()
    var isLoose: Set<Int32> = []
    while rows.liveCount > 0 {
      let tight = rows.tightRows.filter { !isLoose.contains($0) }
      if tight.isEmpty { return true }
      var trial = rows
      trial.addPulls(tight)
      if !trial.levelRows.isEmpty && trial.descend(limits, pivots: &pivots, work: &work) != .optimal { return false }
      let loose = tight.filter { !trial.isTight(Int($0)) }
      isLoose.formUnion(loose)
      if loose.isEmpty {
        for row in tight where !rows.fix(row) { return false }
      }
    }
    return true
  }
}

extension Simplex.Quantity {
  fileprivate var isTight: Bool {
    min(value - low, high - value) <= max(Simplex.slackTolerance, 1e-6 * value.magnitude)
  }
}

extension FactoredSimplex {
  fileprivate func isTight(_ row: Int) -> Bool {
    let value = rowValues[row]
    return min(value - rows[row].low, rows[row].high - value) <= max(Simplex.slackTolerance, 1e-6 * value.magnitude)
  }

  /// Fixes active rows without room to speak of.
  fileprivate mutating func fixNarrow() {
    for row in active {
      let row = Int(row)
      if rows[row].isFixed || rows[row].high - rows[row].low > Simplex.slackTolerance { continue }
      rows[row].isFixed = true
      liveCount -= 1
    }
  }

  /// Rows at one of their bounds that are not active and depend on what may still move.
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

  /// How the unknowns move while every active row that may move does.
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

  /// Asks rows to leave the bounds that they are at.
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

  /// Fixes a row at its value: an active row that it depends on takes its place, if one may still move.
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
    rows[Int(row)].isFixed = true
    liveCount -= 1
    return !factors.isWorn || factor()
  }
}

/// Numbers from 1 to 2 that have nothing to do with each other, the same ones every time.
private struct SpreadAmounts {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
    return 1 + Double(state >> 12) / Double(1 << 52)
  }
}
