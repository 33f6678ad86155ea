// Writing sums in terms of live columns.

extension Simplex {
  /// Follows a variable's ties and shortens their path: `variable = scale · root + offset`.
  mutating func root(of variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
    var current = variable
    var scale = 1.0
    var offset = 0.0
    while quantities[Int(current)].role == .tied {
      let parent = quantities[Int(current)].link
      if quantities[Int(parent)].role == .tied {
        let up = quantities[Int(parent)]
        let own = quantities[Int(current)].scale
        quantities[Int(current)].link = up.link
        quantities[Int(current)].offset += own * up.offset
        quantities[Int(current)].scale = own * up.scale
      }
      offset += scale * quantities[Int(current)].offset
      scale *= quantities[Int(current)].scale
      current = quantities[Int(current)].link
    }
    return (current, scale, offset)
  }

  /// Writes a constraint's sum in terms of live columns.
  ///
  /// Afterwards `support` lists the columns and their `sum` contains the coefficients; ``clearSupport()`` must follow.
  /// - Returns: the constant of the sum, and the largest magnitude of its parts.
  mutating func substitute(_ system: ConstraintSystem, _ constraint: Int) -> (constant: Double, scale: Double) {
    let record = system.records[constraint]
    var constant = record.constant
    var largest = 0.0
    var scale = constant.magnitude
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = system.terms[index]
      let coefficient = term.coefficient
      if coefficient.magnitude < ConstraintSystem.smallestCoefficient { continue }
      largest = max(largest, coefficient.magnitude)
      add(Int32(truncatingIfNeeded: term.variable.rawValue), coefficient, &constant, &scale)
    }
    substituteExpressions(&constant, &scale, largest)
    return (constant, scale)
  }

  /// Writes a quantity in terms of live columns, like ``substitute(_:_:)`` for a constraint's sum.
  /// - Returns: the constant of the sum.
  mutating func substitute(quantity: Int32) -> Double {
    var constant = 0.0
    var scale = 0.0
    add(quantity, 1, &constant, &scale)
    substituteExpressions(&constant, &scale, 1)
    return constant
  }

  private mutating func substituteExpressions(_ constant: inout Double, _ scale: inout Double, _ largest: Double) {
    while let next = popWaiting() {
      let coefficient = quantities[Int(next)].sum
      quantities[Int(next)].sum = 0
      quantities[Int(next)].isSummed = false
      if coefficient.magnitude > Self.coefficientTolerance * largest {
        addExpression(next, coefficient, &constant, &scale)
      }
    }
    dropRoundingErrors(largest)
  }

  /// Clears the current sum.
  mutating func clearSupport() {
    for index in 0..<support.count {
      let column = Int(support[index])
      quantities[column].sum = 0
      quantities[column].isSummed = false
    }
    support.removeAll()
  }

  private mutating func dropRoundingErrors(_ largest: Double) {
    var kept = 0
    for index in 0..<support.count {
      let column = support[index]
      if quantities[Int(column)].sum.magnitude > Self.coefficientTolerance * largest {
        support[kept] = column
        kept += 1
      } else {
        quantities[Int(column)].sum = 0
        quantities[Int(column)].isSummed = false
      }
    }
    support.truncate(to: kept)
  }

  private mutating func add(_ quantity: Int32, _ coefficient: Double, _ constant: inout Double, _ scale: inout Double) {
    var id = quantity
    var factor = coefficient
    if quantities[Int(id)].role == .tied {
      let (root, rootScale, offset) = root(of: id)
      constant += factor * offset
      scale = max(scale, (factor * offset).magnitude)
      factor *= rootScale
      id = root
    }
    switch quantities[Int(id)].role {
    case .fixed, .settled:
      constant += factor * quantities[Int(id)].value
      scale = max(scale, (factor * quantities[Int(id)].value).magnitude)
    case .live:
      quantities[Int(id)].sum += factor
      if !quantities[Int(id)].isSummed {
        quantities[Int(id)].isSummed = true
        support.append(id)
      }
    case .expressed:
      quantities[Int(id)].sum += factor
      if !quantities[Int(id)].isSummed {
        quantities[Int(id)].isSummed = true
        pushWaiting(id)
      }
    case .basic:
      constant += factor * quantities[Int(id)].value
      var entry = quantities[Int(id)].head
      while entry >= 0 {
        let item = entries[Int(entry)]
        constant -= factor * item.value * quantities[Int(item.column)].value
        add(item.column, factor * item.value, &constant, &scale)
        entry = item.nextInRow
      }
    case .tied:
      break
    }
  }

  /// Adds a multiple of an expressed quantity to the sum; records simplifications since its elimination.
  private mutating func addExpression(
    _ id: Int32, _ coefficient: Double, _ constant: inout Double, _ scale: inout Double
  ) {
    simplify(id)
    switch quantities[Int(id)].role {
    case .expressed:
      let quantity = quantities[Int(id)]
      work += Int(quantity.termCount)
      constant += coefficient * quantity.offset
      scale = max(scale, (coefficient * quantity.offset).magnitude)
      for index in Int(quantity.firstTerm)..<Int(quantity.firstTerm + quantity.termCount) {
        let term = expressionTerms[index]
        add(term.quantity, coefficient * term.coefficient, &constant, &scale)
      }
    case .fixed, .settled, .tied, .live, .basic:
      add(id, coefficient, &constant, &scale)
    }
  }

  /// Folds fixed terms of an expression into its constant. Without terms it is fixed; with a single variable it is
  /// tied.
  private mutating func simplify(_ id: Int32) {
    let first = Int(quantities[Int(id)].firstTerm)
    let count = Int(quantities[Int(id)].termCount)
    var kept = 0
    for index in first..<first + count {
      var term = expressionTerms[index]
      if quantities[Int(term.quantity)].role == .tied {
        let (root, scale, offset) = root(of: term.quantity)
        quantities[Int(id)].offset += term.coefficient * offset
        term = ExpressionTerm(quantity: root, coefficient: term.coefficient * scale)
      }
      let role = quantities[Int(term.quantity)].role
      if role == .fixed || role == .settled {
        quantities[Int(id)].offset += term.coefficient * quantities[Int(term.quantity)].value
      } else {
        expressionTerms[first + kept] = term
        kept += 1
      }
    }
    quantities[Int(id)].termCount = Int32(truncatingIfNeeded: kept)
    if kept == 0 {
      quantities[Int(id)].role = .settled
      quantities[Int(id)].value = quantities[Int(id)].offset
    } else if kept == 1 {
      let term = expressionTerms[first]
      quantities[Int(id)].role = .tied
      quantities[Int(id)].link = term.quantity
      quantities[Int(id)].scale = term.coefficient
    }
  }

  /// Records that the current sum is zero by eliminating `column`, which has no bounds, cost or tableau entries.
  mutating func eliminate(_ column: Int32, constant: Double) {
    let factor = -1 / quantities[Int(column)].sum
    if support.count == 1 {
      liveCount -= 1
      quantities[Int(column)].role = .settled
      quantities[Int(column)].value = constant * factor
      return
    }
    if support.count == 2 {
      let other = support[0] == column ? support[1] : support[0]
      tie(column, to: other, scale: quantities[Int(other)].sum * factor, offset: constant * factor)
      return
    }
    liveCount -= 1
    beginExpression(column, constant: constant * factor)
    for index in 0..<support.count where support[index] != column {
      appendExpressionTerm(column, support[index], quantities[Int(support[index])].sum * factor)
    }
  }

  /// Makes a live column an affine function of another quantity.
  mutating func tie(_ column: Int32, to parent: Int32, scale: Double, offset: Double) {
    liveCount -= 1
    quantities[Int(column)].role = .tied
    quantities[Int(column)].link = parent
    quantities[Int(column)].scale = scale
    quantities[Int(column)].offset = offset
  }

  mutating func beginExpression(_ id: Int32, constant: Double) {
    clock += 1
    quantities[Int(id)].role = .expressed
    quantities[Int(id)].offset = constant
    quantities[Int(id)].firstTerm = Int32(truncatingIfNeeded: expressionTerms.count)
    quantities[Int(id)].termCount = 0
    quantities[Int(id)].time = clock
  }

  mutating func appendExpressionTerm(_ id: Int32, _ quantity: Int32, _ coefficient: Double) {
    expressionTerms.append(ExpressionTerm(quantity: quantity, coefficient: coefficient))
    quantities[Int(id)].termCount += 1
  }

  /// The value of a quantity at the end of solving; settles the quantities that it depends on.
  mutating func value(of id: Int32) -> Double {
    switch quantities[Int(id)].role {
    case .live, .fixed, .settled, .basic:
      return quantities[Int(id)].value
    case .tied:
      let (root, scale, offset) = root(of: id)
      let value =
        scale * (quantities[Int(root)].role == .expressed ? expressedValue(of: root) : quantities[Int(root)].value)
        + offset
      quantities[Int(id)].value = value
      quantities[Int(id)].role = .settled
      return value
    case .expressed:
      return expressedValue(of: id)
    }
  }

  private mutating func expressedValue(of id: Int32) -> Double {
    stack.append(id)
    while let top = stack.last {
      let count = stack.count
      let quantity = quantities[Int(top)]
      var sum = quantity.offset
      if quantity.role == .expressed {
        for index in Int(quantity.firstTerm)..<Int(quantity.firstTerm + quantity.termCount) {
          let term = expressionTerms[index]
          let (root, scale, offset) = root(of: term.quantity)
          if quantities[Int(root)].role == .expressed { stack.append(root) }
          sum += term.coefficient * (scale * quantities[Int(root)].value + offset)
        }
      }
      if stack.count == count {
        if quantity.role == .expressed {
          quantities[Int(top)].value = sum
          quantities[Int(top)].role = .settled
        }
        _ = stack.removeLast()
      }
    }
    return quantities[Int(id)].value
  }
}

// MARK: - The heap of expressed quantities: the first eliminated is substituted first

extension Simplex {
  private mutating func pushWaiting(_ id: Int32) {
    waiting.append(id)
    let time = quantities[Int(id)].time
    var child = waiting.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if quantities[Int(waiting[parent])].time <= time { break }
      waiting.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func popWaiting() -> Int32? {
    guard let first = waiting.first else { return nil }
    let last = waiting.removeLast()
    if waiting.isEmpty { return first }
    waiting[0] = last
    let time = quantities[Int(last)].time
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= waiting.count { break }
      if child + 1 < waiting.count
        && quantities[Int(waiting[child + 1])].time < quantities[Int(waiting[child])].time
      {
        child += 1
      }
      if quantities[Int(waiting[child])].time >= time { break }
      waiting.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
