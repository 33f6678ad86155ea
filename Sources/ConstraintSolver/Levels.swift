// Level by level: the required constraints, then the wishes.

extension Simplex {
  enum Outcome {
    case done, conflict, outOfBudget
  }

  /// How far a sum may be from what is wanted, where numbers of magnitude `scale` went into it.
  static func tolerance(for scale: Double) -> Double { max(tolerance, 1e-11 * scale) }

  // MARK: Required constraints

  /// Adds the required constraints in the order that suits elimination: right if they do not contradict each other.
  mutating func addRequiredTogether(_ system: ConstraintSystem) -> Outcome {
    for isShort in [true, false] {
      for (index, record) in system.records.enumerated()
      where record.priority >= ConstraintSystem.required && !record.isRefused && record.relation == .equal {
        if (record.termCount <= 2) != isShort { continue }
        if !addEquality(system, index) { return .conflict }
      }
    }
    for isSingle in [true, false] {
      for (index, record) in system.records.enumerated()
      where record.priority >= ConstraintSystem.required && !record.isRefused && record.relation != .equal {
        if !addInequality(system, index, isSingle: isSingle) { return .conflict }
      }
    }
    startLevel()
    if descend() == .outOfBudget { return .outOfBudget }
    for id in levelQuantities where quantities[Int(id)].role != .live {
      if violation(of: id) > Self.tolerance { return .conflict }
    }
    hardenRequired(system)
    return .done
  }

  /// Eliminates a variable by a required equality, while no inequality is there yet.
  /// - Returns: whether the equality can hold.
  private mutating func addEquality(_ system: ConstraintSystem, _ index: Int) -> Bool {
    let (constant, scale) = substitute(system, index)
    defer { clearSupport() }
    guard let column = columnToEliminate() else { return constant.magnitude <= Self.tolerance(for: scale) }
    eliminate(column, constant: constant)
    eliminators.append(Int32(truncatingIfNeeded: index))
    return true
  }

  /// The column of the sum at work that is best eliminated: free, with a sound coefficient, in few other sums.
  private func columnToEliminate() -> Int32? {
    var largest = 0.0
    for column in support { largest = max(largest, quantities[Int(column)].sum.magnitude) }
    var best: Int32?
    var bestCount = Int32.max
    for column in support {
      let quantity = quantities[Int(column)]
      if quantity.head >= 0 || quantity.hasCost || quantity.isBounded { continue }
      if quantity.sum.magnitude < 0.01 * largest { continue }
      let count = Int(column) < occurrences.count ? occurrences[Int(column)] : 0
      if count < bestCount {
        best = column
        bestCount = count
      }
    }
    return best
  }

  /// Adds a required inequality: over one column as its bound (`isSingle`), else as a row of the first level.
  /// - Returns: whether it can hold, as far as that is seen here.
  private mutating func addInequality(_ system: ConstraintSystem, _ index: Int, isSingle: Bool) -> Bool {
    let record = system.records[index]
    let (constant, scale) = substitute(system, index)
    defer { clearSupport() }
    guard let column = support.first else {
      return !isSingle || record.relation.violation(of: constant) <= Self.tolerance(for: scale)
    }
    if (support.count == 1) != isSingle { return true }
    if !isSingle {
      insertCost(system, index, constant: constant)
      return true
    }
    let factor = quantities[Int(column)].sum
    let bound = -constant / factor
    if (record.relation == .lessOrEqual) == (factor > 0) {
      if bound < quantities[Int(column)].high {
        quantities[Int(column)].high = bound
        quantities[Int(column)].highBy = Int32(truncatingIfNeeded: index)
      }
    } else if bound > quantities[Int(column)].low {
      quantities[Int(column)].low = bound
      quantities[Int(column)].lowBy = Int32(truncatingIfNeeded: index)
    }
    return settleBounds(column)
  }

  /// Moves an unattached column into its bounds and fixes it where they meet.
  /// - Returns: whether the bounds leave room.
  private mutating func settleBounds(_ column: Int32) -> Bool {
    let quantity = quantities[Int(column)]
    if quantity.low > quantity.high {
      let scale = max(quantity.low.magnitude, quantity.high.magnitude)
      if quantity.low - quantity.high > Self.tolerance(for: scale) { return false }
      quantities[Int(column)].high = quantity.low
    }
    let high = quantities[Int(column)].high
    quantities[Int(column)].value = min(max(quantity.value, quantity.low), high)
    if quantity.low == high {
      for constraint in [quantity.lowBy, quantity.highBy] where constraint >= 0 { sides[Int(constraint)] = .zero }
      fix(column)
    }
    return true
  }

  /// Adds the required constraints in order of adding; what contradicts the earlier ones is listed and left out.
  mutating func addRequiredInOrder(_ system: ConstraintSystem, conflicts: inout [ConstraintID]) -> Outcome {
    for (index, record) in system.records.enumerated()
    where record.priority >= ConstraintSystem.required && !record.isRefused {
      let (constant, scale) = substitute(system, index)
      let tolerance = Self.tolerance(for: scale)
      if support.isEmpty {
        if record.relation.violation(of: constant) > tolerance { conflicts.append(id(index)) }
        continue
      }
      if record.relation == .equal, let column = columnToEliminate() {
        eliminate(column, constant: constant)
        eliminators.append(Int32(truncatingIfNeeded: index))
        clearSupport()
        continue
      }
      insertCost(system, index, constant: constant)
      clearSupport()
      startLevel()
      if descend() == .outOfBudget { return .outOfBudget }
      if let residual = levelQuantities.first, quantities[Int(residual)].role != .live,
        violation(of: residual) > tolerance
      {
        conflicts.append(id(index))
        removeRow(residual)
        quantities[Int(residual)].role = .settled
        endLevel()
      } else {
        hardenRequired(system)
      }
    }
    return .done
  }

  private func id(_ index: Int) -> ConstraintID { ConstraintID(rawValue: UInt32(truncatingIfNeeded: index)) }

  /// After a first level that could be satisfied wholly: its constraints become bounds.
  private mutating func hardenRequired(_ system: ConstraintSystem) {
    for id in levelQuantities {
      switch system.records[Int(quantities[Int(id)].link)].relation {
      case .equal:
        quantities[Int(id)].low = 0
        quantities[Int(id)].high = 0
      case .lessOrEqual: quantities[Int(id)].high = 0
      case .greaterOrEqual: quantities[Int(id)].low = 0
      }
      if quantities[Int(id)].role == .live && quantities[Int(id)].low == quantities[Int(id)].high { fix(id) }
    }
    endLevel()
  }

  // MARK: Wishes

  /// Solves the levels below the required one.
  mutating func solveWishes(
    _ system: ConstraintSystem, _ conflicts: [ConstraintID], ignoringBelow limit: Double
  ) -> Solution.Status {
    for conflict in conflicts { addWish(system, Int(conflict.rawValue)) }
    if !solveLevel() { return .budgetExceeded(priority: ConstraintSystem.required) }
    sortWishes(system)
    var start = 0
    while start < wishes.count {
      let priority = system.records[Int(wishes[start])].priority
      if priority < limit { break }
      var end = start
      while end < wishes.count && system.records[Int(wishes[end])].priority == priority {
        addWish(system, Int(wishes[end]))
        end += 1
      }
      if !solveLevel() { return .budgetExceeded(priority: priority) }
      start = end
    }
    return .solved
  }

  private mutating func sortWishes(_ system: ConstraintSystem) {
    wishes.removeAll(keepingCapacity: true)
    var isSorted = true
    for (index, record) in system.records.enumerated()
    where record.priority < ConstraintSystem.required && !record.isRefused {
      if let last = wishes.last, system.records[Int(last)].priority < record.priority { isSorted = false }
      wishes.append(Int32(truncatingIfNeeded: index))
    }
    if isSorted { return }
    wishes.sort {
      let (left, right) = (system.records[Int($0)].priority, system.records[Int($1)].priority)
      return left == right ? $0 < $1 : left > right
    }
  }

  mutating func addWish(_ system: ConstraintSystem, _ index: Int) {
    let (constant, _) = substitute(system, index)
    defer { clearSupport() }
    if support.isEmpty { return }
    guard let column = columnToEliminate() else {
      insertCost(system, index, constant: constant)
      return
    }
    // A free column that nothing watches meets the wish exactly: the residual takes its place.
    let residual = addResidual(of: index, value: 0)
    setCost(residual, system.records[index].relation)
    levelQuantities.append(residual)
    quantities[Int(residual)].sum = -1
    quantities[Int(residual)].isSummed = true
    support.append(residual)
    eliminate(column, constant: constant)
    touch(residual)
  }

  /// Solves the level at work and keeps exactly its optimal solutions.
  /// - Returns: whether the budget sufficed.
  mutating func solveLevel() -> Bool {
    if levelQuantities.isEmpty { return true }
    startLevel()
    if descend() == .outOfBudget {
      endLevel()
      return false
    }
    for id in touched where quantities[Int(id)].role == .live {
      let quantity = quantities[Int(id)]
      // The bound that holds the column, if one does, is the other one: it stays known by its constraint.
      if quantity.gradient + quantity.costAbove > Self.gradientTolerance && quantity.value < quantity.high {
        quantities[Int(id)].high = quantity.value
        quantities[Int(id)].highBy = -1
        if quantity.link >= 0 { sides[Int(quantity.link)] = .below }
      }
      if quantity.gradient + quantity.costBelow < -Self.gradientTolerance && quantity.value > quantity.low {
        quantities[Int(id)].low = quantity.value
        quantities[Int(id)].lowBy = -1
        if quantity.link >= 0 { sides[Int(quantity.link)] = .above }
      }
    }
    for id in levelQuantities where quantities[Int(id)].role == .basic {
      let quantity = quantities[Int(id)]
      if quantity.slope == quantity.costBelow {
        quantities[Int(id)].high = max(0, quantity.value)
        sides[Int(quantity.link)] = .below
      } else {
        quantities[Int(id)].low = min(0, quantity.value)
        sides[Int(quantity.link)] = .above
      }
    }
    for id in touched where quantities[Int(id)].role == .live {
      if quantities[Int(id)].low == quantities[Int(id)].high { fix(id) }
    }
    endLevel()
    return true
  }

  // MARK: A level

  /// Adds the sum at work as a row with a cost to the level at work.
  private mutating func insertCost(_ system: ConstraintSystem, _ index: Int, constant: Double) {
    var value = constant
    for column in support { value += quantities[Int(column)].sum * quantities[Int(column)].value }
    let residual = addResidual(of: index, value: value)
    setCost(residual, system.records[index].relation)
    insertRow(residual)
    levelQuantities.append(residual)
  }

  private mutating func setCost(_ residual: Int32, _ relation: Relation) {
    quantities[Int(residual)].costBelow = relation == .lessOrEqual ? 0 : -1
    quantities[Int(residual)].costAbove = relation == .greaterOrEqual ? 0 : 1
  }

  /// Finds the slopes and gradients where the level starts.
  private mutating func startLevel() {
    for id in levelQuantities where quantities[Int(id)].role == .basic {
      let quantity = quantities[Int(id)]
      let isBelow = quantity.value < 0 || (quantity.value == 0 && quantity.costBelow == 0)
      let slope = isBelow ? quantity.costBelow : quantity.costAbove
      quantities[Int(id)].slope = slope
      if slope == 0 { continue }
      var entry = quantity.head
      while entry >= 0 {
        addGradient(entries[Int(entry)].column, slope * entries[Int(entry)].value)
        entry = entries[Int(entry)].nextInRow
      }
    }
  }

  /// Forgets the level's costs.
  private mutating func endLevel() {
    for id in touched {
      quantities[Int(id)].gradient = 0
      quantities[Int(id)].isTouched = false
      quantities[Int(id)].isQueued = false
    }
    for id in queue { quantities[Int(id)].isQueued = false }
    for id in levelQuantities {
      quantities[Int(id)].costBelow = 0
      quantities[Int(id)].costAbove = 0
      quantities[Int(id)].slope = 0
      quantities[Int(id)].gradient = 0
    }
    touched.removeAll(keepingCapacity: true)
    queue.removeAll(keepingCapacity: true)
    queueHead = 0
    levelQuantities.removeAll(keepingCapacity: true)
  }

  private func violation(of residual: Int32) -> Double {
    let quantity = quantities[Int(residual)]
    return max(0, quantity.costBelow == 0 ? 0 : -quantity.value, quantity.costAbove == 0 ? 0 : quantity.value)
  }
}
