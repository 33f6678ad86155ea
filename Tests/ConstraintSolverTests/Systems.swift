import ConstraintSolver

extension ConstraintSystem {
  /// Returns the same constraints in another order. `ids[i]` becomes constraint i.
  func reordered(_ ids: [ConstraintID]) -> ConstraintSystem {
    var result = ConstraintSystem()
    result.addVariables(variableCount)
    for id in ids {
      result.add(terms(of: id), constant: constant(of: id), relation(of: id), priority: priority(of: id))
    }
    return result
  }

  /// Adds `left − right + constant relation 0`.
  @discardableResult
  mutating func relate(
    _ left: Variable, _ relation: Relation, _ right: Variable, plus constant: Double = 0, priority: Double = 1000
  ) -> ConstraintID {
    add(Term(left), Term(right, -1), constant: -constant, relation, priority: priority)
  }

  /// Adds `variable relation value`.
  @discardableResult
  mutating func relate(
    _ variable: Variable, _ relation: Relation, _ value: Double, priority: Double = 1000
  ) -> ConstraintID {
    add(Term(variable), constant: -value, relation, priority: priority)
  }
}

extension Solution {
  /// Whether all required constraints that are not listed as conflicts hold within 1e-6.
  func holds(in system: ConstraintSystem) -> Bool {
    system.constraintIDs.allSatisfy {
      !system.isRequired($0) || conflicts.contains($0) || violation(of: $0, in: system) <= 1e-6
    }
  }
}
