// The required constraints: elimination by equalities, bounds, and a first level for inequalities over several columns.

extension Simplex {
  enum Outcome {
    case done, conflict, outOfBudget
  }

  /// The accepted error of a sum in which numbers of magnitude `scale` occur.
  static func tolerance(for scale: Double) -> Double { max(tolerance, 1e-11 * scale) }

  /// Adds the required constraints in the order that suits elimination, which is correct unless they conflict.
  mutating func addRequiredTogether(_ system: ConstraintSystem) -> Outcome {
    if !addShortEqualities(system) { return .conflict }
    let outcome = addLongEqualities(system)
    if outcome != .done { return outcome }
    for index in 0..<inequalities.count where inequalities[index] >= 0 {
      if !addBound(system, index) { return .conflict }
    }
    // If there are many, most are satisfied without a row of the tableau. For sums of more columns this would not pay:
    // in a chain of them, each would be written in terms of all previous ones. A few inequalities keep their rows,
    // because this determines which of equally good solutions is found.
    let longestBound = inequalities.count > 500 ? 6 : 0
    for index in 0..<inequalities.count where inequalities[index] >= 0 {
      let (constant, scale) = substitute(system, Int(inequalities[index]))
      if support.isEmpty {
        let relation = system.records[Int(inequalities[index])].relation
        if relation.violation(of: constant) > Self.tolerance(for: scale) { return .conflict }
      } else if support.count <= longestBound, factored == nil, let column = columnToEliminate() {
        bound(column, by: Int(inequalities[index]), system, constant: constant)
      } else {
        insertCost(system, Int(inequalities[index]), constant: constant)
        clearSupport()
        if work >= limits.workBudget { return .outOfBudget }
      }
    }
    if isLevelEmpty { return .done }
    startLevel()
    if descend(system) != .optimal { return .outOfBudget }
    if largestViolation > Self.tolerance { return .conflict }
    hardenRequired(system)
    return .done
  }

  /// Adds the equalities of one and two terms, and sorts the other constraints by kind.
  private mutating func addShortEqualities(_ system: ConstraintSystem) -> Bool {
    longEqualities.removeAll()
    inequalities.removeAll()
    optionals.removeAll()
    for index in 0..<system.records.count {
      let record = system.records[index]
      if record.isRefused { continue }
      if record.priority < ConstraintSystem.required {
        optionals.append(Int32(truncatingIfNeeded: index))
      } else if record.relation != .equal {
        inequalities.append(Int32(truncatingIfNeeded: index))
      } else if record.termCount > 2 {
        longEqualities.append(Int32(truncatingIfNeeded: index))
      } else if !addEquality(system, index) {
        return false
      }
    }
    return true
  }

  /// Adds an equality of at most two terms.
  /// - Returns: whether it can hold.
  private mutating func addEquality(_ system: ConstraintSystem, _ index: Int) -> Bool {
    let record = system.records[index]
    guard record.termCount == 2 else { return addAnyEquality(system, index) }
    let (first, second) = (system.terms[Int(record.firstTerm)], system.terms[Int(record.firstTerm) + 1])
    let one = root(of: Int32(truncatingIfNeeded: first.variable.rawValue))
    let two = root(of: Int32(truncatingIfNeeded: second.variable.rawValue))
    let (factor, other) = (first.coefficient * one.scale, second.coefficient * two.scale)
    guard one.root != two.root, quantities[Int(one.root)].role == .live, quantities[Int(two.root)].role == .live,
      factor.magnitude >= 1e-3, other.magnitude >= 1e-3, factor.magnitude <= 1e3, other.magnitude <= 1e3
    else { return addAnyEquality(system, index) }
    let constant = record.constant + first.coefficient * one.offset + second.coefficient * two.offset
    tie(one.root, to: two.root, scale: -other / factor, offset: -constant / factor)
    eliminators.append(Int32(truncatingIfNeeded: index))
    return true
  }

  /// Adds the equalities of three and more terms: repeatedly those that became short, then the others.
  private mutating func addLongEqualities(_ system: ConstraintSystem) -> Outcome {
    var sweeps = 0
    while !longEqualities.isEmpty {
      var kept = 0
      for index in 0..<longEqualities.count {
        let constraint = Int(longEqualities[index])
        let (constant, scale) = substitute(system, constraint)
        if support.count > 2 && sweeps < 4 {
          longEqualities[kept] = longEqualities[index]
          kept += 1
        } else if !useEquality(constraint, constant, scale) {
          clearSupport()
          return .conflict
        }
        clearSupport()
        if work >= limits.workBudget { return .outOfBudget }
      }
      // Without much progress, the remaining equalities eliminate variables.
      sweeps = kept * 8 > longEqualities.count * 7 ? 4 : sweeps + 1
      longEqualities.truncate(to: kept)
      if sweeps == 4 { countOccurrences(system) }
    }
    return .done
  }

  private mutating func countOccurrences(_ system: ConstraintSystem) {
    for index in 0..<system.records.count {
      let record = system.records[index]
      if record.termCount < 2 || record.isRefused { continue }
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        quantities[Int(system.terms[term].variable.rawValue)].occurrences += 1
      }
    }
  }

  /// Eliminates a variable by a required equality, before inequalities are added.
  /// - Returns: whether the equality can hold.
  private mutating func addAnyEquality(_ system: ConstraintSystem, _ index: Int) -> Bool {
    let (constant, scale) = substitute(system, index)
    let holds = useEquality(index, constant, scale)
    clearSupport()
    return holds
  }

  private mutating func useEquality(_ index: Int, _ constant: Double, _ scale: Double) -> Bool {
    guard let column = columnToEliminate() else { return constant.magnitude <= Self.tolerance(for: scale) }
    eliminate(column, constant: constant)
    eliminators.append(Int32(truncatingIfNeeded: index))
    return true
  }

  /// The best column of the current sum to eliminate: free, with a sound coefficient, in few other sums.
  func columnToEliminate() -> Int32? {
    var largest = 0.0
    for index in 0..<support.count { largest = max(largest, quantities[Int(support[index])].sum.magnitude) }
    var best: Int32?
    var bestCount = Int32.max
    for index in 0..<support.count {
      let column = Int(support[index])
      if quantities[column].head >= 0 || quantities[column].hasCost || quantities[column].isBounded { continue }
      if quantities[column].sum.magnitude < 0.01 * largest { continue }
      if quantities[column].occurrences < bestCount {
        best = support[index]
        bestCount = quantities[column].occurrences
      }
    }
    return best
  }

  // MARK: Bounds

  /// Makes a required inequality over one column that column's bound. An inequality without columns is only checked.
  /// Both are then done.
  /// - Returns: whether it can hold, as far as this step shows.
  private mutating func addBound(_ system: ConstraintSystem, _ index: Int) -> Bool {
    let constraint = inequalities[index]
    let (constant, scale) = substitute(system, Int(constraint))
    defer { clearSupport() }
    if support.count > 1 { return true }
    let relation = system.records[Int(constraint)].relation
    inequalities[index] = -1
    guard let column = support.first else { return relation.violation(of: constant) <= Self.tolerance(for: scale) }
    let factor = quantities[Int(column)].sum
    let bound = -constant / factor
    if (relation == .lessOrEqual) == (factor > 0) {
      if bound < quantities[Int(column)].high {
        quantities[Int(column)].high = bound
        quantities[Int(column)].highBy = constraint
      }
    } else if bound > quantities[Int(column)].low {
      quantities[Int(column)].low = bound
      quantities[Int(column)].lowBy = constraint
    }
    return settleBounds(column)
  }

  /// Satisfies a required inequality exactly by eliminating a free, unwatched column: the residual replaces it.
  private mutating func bound(_ column: Int32, by constraint: Int, _ system: ConstraintSystem, constant: Double) {
    let residual = addResidual(of: constraint, value: 0)
    liveCount += 1
    if system.records[constraint].relation == .lessOrEqual {
      quantities[Int(residual)].high = 0
    } else {
      quantities[Int(residual)].low = 0
    }
    quantities[Int(residual)].sum = -1
    quantities[Int(residual)].isSummed = true
    support.append(residual)
    eliminate(column, constant: constant)
    clearSupport()
  }

  /// Moves an unattached column into its bounds, and fixes it if they are equal.
  /// - Returns: whether the bounds leave room.
  private mutating func settleBounds(_ column: Int32) -> Bool {
    let quantity = quantities[Int(column)]
    if quantity.low < quantity.high {
      quantities[Int(column)].value = min(max(quantity.value, quantity.low), quantity.high)
      return true
    }
    let scale = max(quantity.low.magnitude, quantity.high.magnitude)
    if quantity.low - quantity.high > Self.tolerance(for: scale) { return false }
    quantities[Int(column)].value = quantity.low
    quantities[Int(column)].high = quantity.low
    if quantity.lowBy >= 0 { pinned.append(quantity.lowBy) }
    if quantity.highBy >= 0 { pinned.append(quantity.highBy) }
    fix(column)
    return true
  }

  // MARK: In order

  /// Adds the required constraints in order of adding. Constraints that contradict earlier ones are listed and left
  /// out.
  mutating func addRequiredInOrder(_ system: ConstraintSystem) -> Outcome {
    optionals.removeAll()
    for index in 0..<system.records.count {
      let record = system.records[index]
      if record.isRefused { continue }
      if record.priority < ConstraintSystem.required {
        optionals.append(Int32(truncatingIfNeeded: index))
        continue
      }
      switch addInOrder(system, index) {
      case .done: break
      case .conflict:
        noteContradiction(system, index)
        conflicts.append(ConstraintID(rawValue: UInt32(truncatingIfNeeded: index)))
      case .outOfBudget: return .outOfBudget
      }
    }
    return .done
  }

  /// Adds a required constraint to those that hold, if it can hold together with them.
  mutating func addInOrder(_ system: ConstraintSystem, _ index: Int) -> Outcome {
    let relation = system.records[index].relation
    let (constant, scale) = substitute(system, index)
    let tolerance = Self.tolerance(for: scale)
    if support.isEmpty { return relation.violation(of: constant) > tolerance ? .conflict : .done }
    if work >= limits.workBudget { return .outOfBudget }
    if relation == .equal, factored == nil, let column = columnToEliminate() {
      eliminate(column, constant: constant)
      eliminators.append(Int32(truncatingIfNeeded: index))
      clearSupport()
      return .done
    }
    insertCost(system, index, constant: constant)
    clearSupport()
    startLevel()
    if descend(system) != .optimal { return .outOfBudget }
    if largestViolation <= tolerance {
      hardenRequired(system)
      return .done
    }
    let residual = levelQuantities.first
    endLevel()
    if factored != nil {
      factored?.removeLast()
    } else if let residual {
      removeRow(residual)
      quantities[Int(residual)].role = .settled
    }
    return .conflict
  }

  /// Turns the constraints of a fully satisfied first level into bounds.
  private mutating func hardenRequired(_ system: ConstraintSystem) {
    if factored != nil {
      factored?.hardenRequired(system)
      liveCount = factored?.liveCount ?? 0
      return
    }
    for index in 0..<levelQuantities.count {
      let id = Int(levelQuantities[index])
      switch system.records[Int(quantities[id].link)].relation {
      case .equal:
        quantities[id].low = 0
        quantities[id].high = 0
        if quantities[id].role == .live { fix(levelQuantities[index]) }
      case .lessOrEqual: quantities[id].high = 0
      case .greaterOrEqual: quantities[id].low = 0
      }
    }
    endLevel()
  }

  /// The largest violation among the level's constraints.
  private var largestViolation: Double {
    if let factored { return factored.largestViolation }
    var largest = 0.0
    for index in 0..<levelQuantities.count {
      let quantity = quantities[Int(levelQuantities[index])]
      if quantity.role == .live { continue }
      largest = max(
        largest, quantity.costBelow == 0 ? 0 : -quantity.value, quantity.costAbove == 0 ? 0 : quantity.value)
    }
    return largest
  }
}
