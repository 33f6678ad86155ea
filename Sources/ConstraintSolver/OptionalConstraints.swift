// Optional constraints, level by level.

extension Simplex {
  /// Solves the levels below the required one.
  mutating func solveOptionals(_ system: ConstraintSystem, ignoringBelow limit: Double) -> Solution.Status {
    if liveCount == 0 { return .solved }
    for conflict in conflicts { addOptional(system, Int(conflict.rawValue)) }
    if !solveLevel(system) { return .budgetExceeded(priority: ConstraintSystem.required) }
    sortOptionals(system)
    (nextLevel, nextOptional) = (0, 0)
    return continueOptionals(system, ignoringBelow: limit)
  }

  /// Solves the remaining levels.
  mutating func continueOptionals(_ system: ConstraintSystem, ignoringBelow limit: Double) -> Solution.Status {
    while nextLevel < priorities.count {
      let (priority, count) = priorities[nextLevel]
      if priority < limit { break }
      for index in nextOptional..<nextOptional + count {
        if liveCount == 0 { return .solved }
        addOptional(system, Int(sortedOptionals[index]))
        if work >= limits.workBudget {
          endLevel()
          return .budgetExceeded(priority: priority)
        }
      }
      if !solveLevel(system) { return .budgetExceeded(priority: priority) }
      nextLevel += 1
      nextOptional += count
    }
    return .solved
  }

  /// Sorts `optionals` by level into `sortedOptionals`, in order of adding inside a level, and counts the levels in
  /// `priorities`.
  private mutating func sortOptionals(_ system: ConstraintSystem) {
    if !priorities.isEmpty { priorities.removeAll(keepingCapacity: true) }
    for index in 0..<optionals.count {
      let priority = system.records[Int(optionals[index])].priority
      if let level = level(of: priority) {
        priorities[level].count += 1
      } else {
        priorities.append((priority, 1))
        if priorities.count > 64 { return sortManyLevels(system) }
      }
    }
    sortedOptionals.removeAll()
    if priorities.count > 1 { priorities.sort { $0.priority > $1.priority } }
    for level in 0..<priorities.count {
      let priority = priorities[level].priority
      for index in 0..<optionals.count where system.records[Int(optionals[index])].priority == priority {
        sortedOptionals.append(optionals[index])
      }
    }
  }

  private func level(of priority: Double) -> Int? {
    for level in 0..<priorities.count where priorities[level].priority == priority { return level }
    return nil
  }

  private mutating func sortManyLevels(_ system: ConstraintSystem) {
    let sorted = optionals.array.sorted {
      let (left, right) = (system.records[Int($0)].priority, system.records[Int($1)].priority)
      return left == right ? $0 < $1 : left > right
    }
    priorities.removeAll(keepingCapacity: true)
    sortedOptionals.replace(with: sorted)
    for optional in sorted {
      let priority = system.records[Int(optional)].priority
      if priorities.last?.priority == priority {
        priorities[priorities.count - 1].count += 1
      } else {
        priorities.append((priority, 1))
      }
    }
  }

  /// Adds an optional constraint to the current level, unless its value is already determined.
  mutating func addOptional(_ system: ConstraintSystem, _ index: Int) {
    let (constant, _) = substitute(system, index)
    if support.isEmpty { return }
    if factored == nil, let column = columnToEliminate() {
      // A free, unwatched column satisfies the optional constraint exactly: the residual replaces it.
      let residual = addResidual(of: index, value: 0)
      liveCount += 1
      setCost(residual, system.records[index].relation)
      levelQuantities.append(residual)
      quantities[Int(residual)].sum = -1
      quantities[Int(residual)].isSummed = true
      support.append(residual)
      eliminate(column, constant: constant)
      touch(residual)
    } else {
      insertCost(system, index, constant: constant)
    }
    clearSupport()
  }

  /// Solves the current level and keeps exactly its optimal solutions.
  /// - Returns: whether the budget sufficed.
  mutating func solveLevel(_ system: ConstraintSystem) -> Bool {
    if isLevelEmpty { return true }
    startLevel()
    if descend(system) != .optimal {
      endLevel()
      return false
    }
    if factored != nil {
      factored?.harden()
      liveCount = factored?.liveCount ?? 0
      return true
    }
    hardenColumns()
    for index in 0..<levelQuantities.count {
      let id = Int(levelQuantities[index])
      if quantities[id].role != .basic { continue }
      if quantities[id].slope == quantities[id].costBelow {
        quantities[id].high = max(0, quantities[id].value)
        quantities[id].side = .below
      } else {
        quantities[id].low = min(0, quantities[id].value)
        quantities[id].side = .above
      }
    }
    for index in 0..<touched.count {
      let id = touched[index]
      if quantities[Int(id)].role == .live && quantities[Int(id)].low == quantities[Int(id)].high { fix(id) }
    }
    endLevel()
    return true
  }

  /// Keeps columns from moving where that would cost. If a column is already at a bound, this is the opposite bound.
  private mutating func hardenColumns() {
    for index in 0..<touched.count {
      let id = Int(touched[index])
      let quantity = quantities[id]
      if quantity.role != .live { continue }
      if quantity.gradient + quantity.costAbove > Self.gradientTolerance && quantity.value < quantity.high {
        quantities[id].high = quantity.value
        quantities[id].highBy = -1
        quantities[id].side = .below
      }
      if quantity.gradient + quantity.costBelow < -Self.gradientTolerance && quantity.value > quantity.low {
        quantities[id].low = quantity.value
        quantities[id].lowBy = -1
        quantities[id].side = .above
      }
    }
  }

  // MARK: A level

  /// Adds the current sum as a row with a cost to the current level.
  mutating func insertCost(_ system: ConstraintSystem, _ index: Int, constant: Double) {
    insertCost(constraint: Int32(truncatingIfNeeded: index), constant: constant, system.records[index].relation)
    if isDense { useFactors(system) }
  }

  /// The same for a sum that belongs to no constraint (-1).
  mutating func insertCost(constraint: Int32, constant: Double, _ relation: Relation) {
    if factored != nil {
      addFactoredCost(
        constraint: constraint, constant: constant, below: relation == .lessOrEqual ? 0 : -1,
        above: relation == .greaterOrEqual ? 0 : 1)
      return
    }
    var value = constant
    for index in 0..<support.count {
      let column = Int(support[index])
      value += quantities[column].sum * quantities[column].value
    }
    let residual = addResidual(of: Int(constraint), value: value)
    setCost(residual, relation)
    insertRow(residual)
    levelQuantities.append(residual)
  }

  private mutating func setCost(_ residual: Int32, _ relation: Relation) {
    quantities[Int(residual)].costBelow = relation == .lessOrEqual ? 0 : -1
    quantities[Int(residual)].costAbove = relation == .greaterOrEqual ? 0 : 1
  }

  var isLevelEmpty: Bool { factored.map { $0.levelRows.isEmpty } ?? levelQuantities.isEmpty }

  /// Finds the slopes and gradients at the start of the level.
  mutating func startLevel() {
    for index in 0..<levelQuantities.count {
      let id = Int(levelQuantities[index])
      if quantities[id].role != .basic { continue }
      let isBelow = quantities[id].value < 0 || (quantities[id].value == 0 && quantities[id].costBelow == 0)
      let slope = isBelow ? quantities[id].costBelow : quantities[id].costAbove
      quantities[id].slope = slope
      if slope == 0 { continue }
      var entry = quantities[id].head
      while entry >= 0 {
        addGradient(entries[Int(entry)].column, slope * entries[Int(entry)].value)
        entry = entries[Int(entry)].nextInRow
      }
    }
    if queue.count >= 2000 { spreadQueue() }
  }

  /// Moves every fourth of many columns to the end, in an order in which any number of the first ones is evenly spread.
  ///
  /// If columns need more than the available room, the last ones get none. If these are adjacent, all columns between
  /// them and the room for lower levels have to move repeatedly.
  private mutating func spreadQueue() {
    let count = queue.count
    let columns = queue.array
    var kept = 0
    for index in 0..<count where index % 4 != 0 {
      queue[kept] = columns[index]
      kept += 1
    }
    // Steps of the golden ratio cover a circle evenly.
    let waiting = (count + 3) / 4
    let step = waiting * 618 / 1000
    var isTaken = Array(repeating: false, count: waiting)
    var next = 0
    for index in kept..<count {
      while isTaken[next] { next = next + 1 == waiting ? 0 : next + 1 }
      isTaken[next] = true
      queue[index] = columns[4 * next]
      next = (next + step) % waiting
    }
  }

  /// Clears the level's costs.
  mutating func endLevel() {
    factored?.endLevel()
    for index in 0..<touched.count {
      let id = Int(touched[index])
      quantities[id].gradient = 0
      quantities[id].isTouched = false
      quantities[id].isQueued = false
    }
    for index in 0..<queue.count { quantities[Int(queue[index])].isQueued = false }
    for index in 0..<levelQuantities.count {
      let id = Int(levelQuantities[index])
      quantities[id].costBelow = 0
      quantities[id].costAbove = 0
      quantities[id].slope = 0
      quantities[id].gradient = 0
    }
    touched.removeAll()
    queue.removeAll()
    queueHead = 0
    levelQuantities.removeAll()
  }
}
