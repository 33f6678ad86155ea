/// The active constraints of a solution and the conditions in which they determine the solution after constants
/// changed.
final class ReusableBasis: Sendable {
  let basis: Basis
  /// The required constraints that were given up.
  let conflicts: [ConstraintID]

  init(_ basis: Basis, conflicts: [ConstraintID]) {
    self.basis = basis
    self.conflicts = conflicts
  }

  /// Computes the values from a system's constants.
  /// - Returns: whether they are the solution.
  func solve(_ system: ConstraintSystem, into values: inout [Double]) -> Bool {
    basis.solve(system, into: &values)
    return basis.accepts(values, system) && (conflicts.isEmpty || stillConflict(system))
  }

  /// Whether a full search would give up the same constraints.
  private func stillConflict(_ system: ConstraintSystem) -> Bool {
    guard let contradictions = basis.contradictions else { return false }
    return contradictions.allSatisfy { $0.holds(in: system) }
  }
}

/// The reason why a required constraint contradicts earlier ones: if these hold, its residual is a sum of constants.
///
/// The factors are those of Farkas' lemma and depend only on coefficients.
struct Contradiction: Sendable {
  var constraint: Int32
  var factors: [(constraint: Int32, amount: Double)]

  /// Whether the sum of the constants still violates the constraint.
  func holds(in system: ConstraintSystem) -> Bool {
    var sum = system.records[Int(constraint)].constant
    var scale = sum.magnitude
    for factor in factors {
      let part = factor.amount * system.records[Int(factor.constraint)].constant
      sum += part
      scale = max(scale, part.magnitude)
    }
    return system.records[Int(constraint)].relation.violation(of: sum) > 2 * Simplex.tolerance(for: scale)
  }
}

extension Simplex {
  /// The active constraints at the end of the last solve; nil if they cannot be ordered.
  func makeBasis(_ system: ConstraintSystem) -> Basis? {
    var active = eliminators.array
    var seeds: [(variable: Int32, value: Double)] = []
    var sides = Array(repeating: Side.any, count: system.constraintCount)
    if let factored {
      (active, seeds) = activeRows(factored)
      for (constraint, side) in factored.settledSides { sides[Int(constraint)] = side }
      for row in factored.rows where row.constraint >= 0 { sides[Int(row.constraint)] = row.side }
    }
    // With a factorization, the quantities are the unknowns, which the rows determine.
    for index in 0..<quantityCount where factored == nil {
      let quantity = quantities[index]
      if quantity.role != .live && quantity.role != .fixed { continue }
      if index >= system.variableCount {
        active.append(quantity.link)
      } else if quantity.lowBy >= 0 && quantity.value == quantity.low {
        active.append(quantity.lowBy)
      } else if quantity.highBy >= 0 && quantity.value == quantity.high {
        active.append(quantity.highBy)
      } else {
        seeds.append((Int32(truncatingIfNeeded: index), quantity.value))
      }
    }
    for residual in quantities[variableCount..<quantityCount] { sides[Int(residual.link)] = residual.side }
    for constraint in pinned.array { sides[Int(constraint)] = .zero }
    guard var basis = Basis(system, active: active, seeds: seeds, sides: sides) else { return nil }
    for conflict in conflicts { basis.giveUp(Int(conflict.rawValue)) }
    if !conflicts.isEmpty && contradictions == nil { basis.contradictions = findContradictions(system) }
    return basis
  }

  private func activeRows(
    _ factored: FactoredSimplex
  ) -> (active: [Int32], seeds: [(variable: Int32, value: Double)]) {
    var active = eliminators
    var seeds = factored.settledSeeds
    for row in factored.active {
      note(active: factored.rows[Int(row)], at: factored.rowValues[Int(row)], &active, &seeds)
    }
    return (active.array, seeds)
  }

  /// Adds the required constraints again to record the reasons for conflicts; nil if these are unknown.
  private func findContradictions(_ system: ConstraintSystem) -> [Contradiction]? {
    var replay = Simplex()
    replay.allow(limits)
    replay.contradictions = []
    replay.reset(system)
    guard replay.addRequiredInOrder(system) == .done, replay.conflicts == conflicts else { return nil }
    return replay.contradictions
  }

  /// Records why a constraint contradicts those added so far.
  mutating func noteContradiction(_ system: ConstraintSystem, _ index: Int) {
    guard contradictions != nil else { return }
    guard let basis = makeBasis(system), let factors = basis.factors(of: index, system) else {
      contradictions = nil
      return
    }
    contradictions?.append(Contradiction(constraint: Int32(truncatingIfNeeded: index), factors: factors))
  }
}

extension Basis {
  /// The growth of a constraint's sum with the active constraints' constants; nil if it depends on undetermined
  /// variables.
  fileprivate func factors(
    of index: Int, _ system: ConstraintSystem
  ) -> [(constraint: Int32, amount: Double)]? {
    var weights = Array(repeating: 0.0, count: system.variableCount)
    for term in system.terms(at: index) where term.coefficient.magnitude >= ConstraintSystem.smallestCoefficient {
      weights[Int(term.variable.rawValue)] += term.coefficient
    }
    let found = influences(of: &weights)
    return seeds.allSatisfy { weights[Int($0.variable)].magnitude < 1e-9 } ? found : nil
  }

  /// Whether values from the active constraints are still feasible and optimal.
  fileprivate func accepts(_ values: [Double], _ system: ConstraintSystem) -> Bool {
    for index in 0..<system.records.count {
      let record = system.records[index]
      if record.isRefused { continue }
      let isRequired = record.priority >= ConstraintSystem.required && !isGivenUp(index)
      let side = sides[index]
      if (!isRequired && side == .any) || (contains(index) && side != .zero) { continue }
      var sum = record.constant
      var scale = sum.magnitude
      for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let term = system.terms[index]
        let part = term.coefficient * values[Int(term.variable.rawValue)]
        sum += part
        scale = max(scale, part.magnitude)
      }
      let tolerance = Simplex.tolerance(for: scale) * 0.1
      // Written so that NaN is not accepted.
      if isRequired && !(record.relation.violation(of: sum) <= tolerance) { return false }
      switch side {
      case .any: break
      case .below: if !(sum <= tolerance) { return false }
      case .zero: if !(sum.magnitude <= tolerance) { return false }
      case .above: if !(sum >= -tolerance) { return false }
      }
    }
    for index in 0..<values.count where !values[index].isFinite { return false }
    return true
  }
}
