// Replacing a dense tableau by a sparse factorization.

extension Simplex {
  /// Whether the tableau has more coefficients than the limit.
  var isDense: Bool { entries.count > tableauLimit && factored == nil && allowsFactors }

  /// Continues with a sparse factorization: rows over the variables replace the tableau, at the same solution.
  ///
  /// Fixed constraints on one or two variables are eliminated. If the numbers do not allow a factorization,
  /// ``hasFailed`` is set.
  mutating func useFactors(_ system: ConstraintSystem) {
    var next = FactoredSimplex()
    let rows = gatherRows(&next)
    let (kept, keptContradictions, keptPinned) = (conflicts, contradictions, pinned)
    reset(system)
    (conflicts, contradictions, pinned) = (kept, keptContradictions, keptPinned)
    let remaining = eliminateFixed(rows, system, &next)
    unknownIndices = Array(repeating: -1, count: variableCount)
    for index in 0..<variableCount where quantities[index].role == .live {
      unknownIndices[index] = Int32(truncatingIfNeeded: unknowns.count)
      unknowns.append(Int32(truncatingIfNeeded: index))
    }
    for row in remaining {
      let constant = substitute(row, system)
      if !support.isEmpty {
        var row = row
        row.constant = constant
        appendSupport(to: &next)
        next.add(row)
      } else if row.isActive {
        hasFailed = true
      } else if row.constraint >= 0 {
        next.settledSides.append((row.constraint, row.side))
      }
      clearSupport()
    }
    if !next.start(unknownCount: unknowns.count) { hasFailed = true }
    liveCount = next.liveCount
    factored = next
  }

  /// All watched or active rows; active rows have a position.
  private func gatherRows(_ next: inout FactoredSimplex) -> [FactoredSimplex.Row] {
    var rows: [FactoredSimplex.Row] = []
    for constraint in eliminators.array {
      var row = FactoredSimplex.Row(constant: 0)
      (row.low, row.high) = (0, 0)
      row.constraint = constraint
      row.isActive = true
      row.isFixed = true
      rows.append(row)
    }
    for index in 0..<quantityCount {
      let quantity = quantities[index]
      let isResidual = index >= variableCount
      var row = FactoredSimplex.Row(constant: 0, value: quantity.value, low: quantity.low, high: quantity.high)
      (row.costBelow, row.costAbove) = (quantity.costBelow, quantity.costAbove)
      row.side = quantity.side
      row.isFixed = quantity.role == .fixed || quantity.low == quantity.high
      if isResidual {
        row.constraint = quantity.link
      } else {
        (row.variable, row.lowBy, row.highBy) = (Int32(truncatingIfNeeded: index), quantity.lowBy, quantity.highBy)
      }
      switch quantity.role {
      case .live, .fixed: row.isActive = true
      case .basic: break
      case .settled, .tied, .expressed:
        if isResidual { next.settledSides.append((quantity.link, quantity.side)) }
        continue
      }
      rows.append(row)
    }
    return rows
  }

  /// Writes a row's sum in terms of live columns.
  /// - Returns: the constant.
  private mutating func substitute(_ row: FactoredSimplex.Row, _ system: ConstraintSystem) -> Double {
    row.constraint >= 0 ? substitute(system, Int(row.constraint)).constant : substitute(quantity: row.variable)
  }

  /// Eliminates variables by the fixed rows over one or two unknowns, repeatedly while that yields new ones.
  /// - Returns: the other rows.
  private mutating func eliminateFixed(
    _ rows: [FactoredSimplex.Row], _ system: ConstraintSystem, _ next: inout FactoredSimplex
  ) -> [FactoredSimplex.Row] {
    var fixed = rows.filter { $0.isFixed && $0.isActive }
    for _ in 0..<8 {
      var long: [FactoredSimplex.Row] = []
      for row in fixed {
        let constant = substitute(row, system) - row.value
        if support.count <= 2, let column = columnToEliminate() {
          eliminate(column, constant: constant)
          note(active: row, at: row.value, &eliminators, &next.settledSeeds)
          if row.constraint >= 0 { next.settledSides.append((row.constraint, row.side)) }
        } else {
          long.append(row)
        }
        clearSupport()
      }
      if long.count == fixed.count { break }
      fixed = long
    }
    return fixed + rows.filter { !($0.isFixed && $0.isActive) }
  }

  private func appendSupport(to next: inout FactoredSimplex) {
    for index in 0..<support.count {
      let column = Int(support[index])
      next.matrix.append(column: unknownIndices[column], quantities[column].sum)
    }
  }

  /// Adds the current sum as a row with a cost to the current level.
  mutating func addFactoredCost(constraint: Int32, constant: Double, below: Double, above: Double) {
    for index in 0..<support.count {
      let column = Int(support[index])
      factored?.matrix.append(column: unknownIndices[column], quantities[column].sum)
    }
    var row = FactoredSimplex.Row(constant: constant)
    row.constraint = constraint
    (row.costBelow, row.costAbove) = (below, above)
    factored?.addCost(row)
  }

  /// Records an active row's role in the system: a constraint, or an undetermined variable.
  func note(
    active row: FactoredSimplex.Row, at value: Double, _ active: inout IndexList,
    _ seeds: inout [(variable: Int32, value: Double)]
  ) {
    if row.constraint >= 0 {
      active.append(row.constraint)
    } else if row.lowBy >= 0 && value == row.low {
      active.append(row.lowBy)
    } else if row.highBy >= 0 && value == row.high {
      active.append(row.highBy)
    } else {
      seeds.append((row.variable, value))
    }
  }

  /// Sets the values of the unknowns.
  mutating func takeFactoredValues() {
    guard let factored else { return }
    for (index, unknown) in unknowns.enumerated() { quantities[Int(unknown)].value = factored.values[index] }
  }

  /// Moves columns, or active rows, until the level's cost cannot be lowered.
  mutating func descend(_ system: ConstraintSystem) -> Descent {
    if factored == nil {
      let outcome = descendTableau()
      if outcome != .dense { return outcome }
      useFactors(system)
    }
    if hasFailed { return .outOfBudget }
    // The coefficients are contiguous: eight take the time of one in the tableau.
    var ahead = limits
    let (budget, overflows) = (limits.workBudget - work).multipliedReportingOverflow(by: 8)
    ahead.workBudget = overflows ? .max : budget
    var touched = 0
    defer { work += touched / 8 }
    switch factored?.descend(ahead, pivots: &pivots, work: &touched) {
    case .optimal: return .optimal
    case .failed:
      hasFailed = true
      return .outOfBudget
    case .outOfBudget, nil: return .outOfBudget
    }
  }
}
