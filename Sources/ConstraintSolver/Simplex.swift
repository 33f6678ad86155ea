/// The state of one solve: every variable written in terms of a shrinking set of *live* columns.
///
/// A *quantity* is a variable of the system (the first `variableCount` ones) or the residual of a constraint in the
/// tableau. A quantity is
/// - *live*: a column; it may still move between its bounds,
/// - *fixed*: a column that may no longer move: its constraint is *active*,
/// - *settled*: not a column, with a value that follows from fixed ones alone,
/// - *tied*: an affine function of one other variable (a forest with path compression),
/// - *expressed*: a sum of other quantities, recorded when it was eliminated and never updated; substituted when
///   needed,
/// - *basic*: a row of the tableau over live columns, because its bounds or cost must be watched.
///
/// Levels are solved highest first. After a level's optimum, a live column may no longer move in a direction that would
/// worsen the level (complementary slackness: exactly the optimal solutions remain), so columns disappear from level to
/// level.
struct Simplex: Sendable {
  enum Role: UInt8, Sendable {
    case live, fixed, settled, tied, expressed, basic
  }

  struct Quantity: Sendable {
    var value = 0.0
    /// Bounds from the levels above.
    var low = -Double.infinity
    var high = Double.infinity
    /// Cost per unit below and above zero in the current level; `costBelow ≤ 0 ≤ costAbove`.
    var costBelow = 0.0
    var costAbove = 0.0
    /// The current cost per unit of a basic quantity: one of the two.
    var slope = 0.0
    /// For a live column: the change of the level's cost with it, apart from the column's cost.
    var gradient = 0.0
    /// Accumulates coefficients during substitution.
    var sum = 0.0
    /// For a tied variable: `value = scale · parent + offset`. For an expressed quantity, `offset` is its constant.
    var scale = 1.0
    var offset = 0.0
    /// The tied variable's parent; a residual's constraint.
    var link: Int32 = -1
    /// For a variable: the constraints that set its bounds; -1 if there is none.
    var lowBy: Int32 = -1
    var highBy: Int32 = -1
    /// First entry of a basic quantity's row, or of a live quantity's column; -1 if there is none.
    var head: Int32 = -1
    /// The number of entries in that row or column.
    var count: Int32 = 0
    /// For an expressed quantity: its terms in `expressionTerms`, and the time of its elimination.
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var time: Int32 = 0
    /// The number of sums of two and more terms that contain a variable, if counted.
    var occurrences: Int32 = 0
    var role = Role.live
    /// For a residual: the side of zero on which it must stay for an optimal solution.
    var side = Side.any
    var isSummed = false
    var isTouched = false
    var isQueued = false

    var hasCost: Bool { costBelow != costAbove }
    var isBounded: Bool { low != -Double.infinity || high != Double.infinity }
  }

  /// A coefficient of the tableau, linked along its row and its column.
  struct Entry: Sendable {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  struct ExpressionTerm: Sendable {
    var quantity: Int32
    var coefficient: Double
  }

  enum Side: UInt8, Sendable {
    case any, below, above, zero
  }

  /// The error up to which required constraints count as satisfied.
  static let tolerance = 1e-7
  /// Gradients below this count as zero.
  static let gradientTolerance = 1e-9
  /// Coefficients below this, relative to the largest in their sum, are rounding errors.
  static let coefficientTolerance = 1e-11

  /// The variables, then the residuals that were needed; only the first `quantityCount` belong to this solve.
  var quantities: [Quantity] = []
  var quantityCount = 0
  var variableCount = 0
  /// The number of columns that may still move. At zero, the rest can be skipped.
  var liveCount = 0
  var entries: [Entry] = []
  var freeEntry: Int32 = -1
  var expressionTerms: [ExpressionTerm] = []
  var clock: Int32 = 0
  /// Live columns of the current sum.
  var support = IndexList()
  /// Expressed quantities of the current sum, a heap by time.
  var waiting = IndexList()
  /// Live columns with a cost or with a gradient that changed in this level.
  var touched = IndexList()
  /// Live columns that may be worth moving.
  var queue = IndexList()
  var queueHead = 0
  var breakpoints = Breakpoints()
  /// Residuals of the current level.
  var levelQuantities = IndexList()
  /// Required equalities of more than two terms that wait for known variables; required inequalities.
  var longEqualities = IndexList()
  var inequalities = IndexList()
  /// The indices of the optional constraints: in order of adding, and highest level first.
  var optionals = IndexList()
  var sortedOptionals = IndexList()
  /// The distinct priorities of optional constraints, and the number of constraints for each.
  var priorities: [(priority: Double, count: Int)] = []
  /// The first unsolved level, and its first optional constraint in `sortedOptionals`.
  var nextLevel = 0
  var nextOptional = 0
  /// The required equalities that eliminated a variable.
  var eliminators = IndexList()
  /// Required inequalities that hold only with equality because they meet an opposite bound.
  var pinned = IndexList()
  var stack = IndexList()
  /// The required constraints that were broken.
  var conflicts: [ConstraintID] = []
  /// The reasons, if they are recorded.
  var contradictions: [Contradiction]?
  /// The factorization that replaces a dense tableau, and the variables that it determines.
  var factored: FactoredSimplex?
  var unknowns: [Int32] = []
  /// By variable: its index among the unknowns; -1 if it follows from others.
  var unknownIndices: [Int32] = []
  var tableauLimit = 0
  var allowsFactors = true
  /// Whether factorization failed, so that the tableau must suffice.
  var hasFailed = false
  var pivots = 0
  /// The approximate number of coefficients that were touched.
  var work = 0
  var limits = SolverOptions()

  mutating func solve(_ system: ConstraintSystem, _ options: SolverOptions, into solution: inout Solution) {
    solveLevels(system, options, ignoringBelow: 0, into: &solution)
    evaluate(into: &solution)
  }

  /// Solves a system.
  /// - Returns: the state after the levels down to a priority, if they leave variables open; nil also if solving
  ///   failed.
  mutating func solve(
    _ system: ConstraintSystem, _ options: SolverOptions, keepingLevelsDownTo priority: Double,
    into solution: inout Solution
  ) -> Simplex? {
    solveLevels(system, options, ignoringBelow: priority, into: &solution)
    let kept = solution.status == .solved && liveCount > 0 ? self : nil
    if solution.status == .solved {
      solution.status = continueOptionals(system, ignoringBelow: 0)
      solution.pivots = pivots
    }
    if hasFailed { solveLevels(system, options, ignoringBelow: 0, into: &solution) }
    evaluate(into: &solution)
    return kept
  }

  /// Solves a system's levels down to a priority, without computing the values.
  mutating func solveLevels(
    _ system: ConstraintSystem, _ options: SolverOptions, ignoringBelow priority: Double, into solution: inout Solution
  ) {
    allow(options)
    hasFailed = false
    allowsFactors = true
    solveLevelsOnce(system, ignoringBelow: priority, into: &solution)
    if hasFailed {
      allowsFactors = false
      solveLevelsOnce(system, ignoringBelow: priority, into: &solution)
    }
  }

  private mutating func solveLevelsOnce(
    _ system: ConstraintSystem, ignoringBelow priority: Double, into solution: inout Solution
  ) {
    solution.status = .solved
    solution.isReused = false
    nextLevel = .max
    reset(system)
    var outcome = addRequiredTogether(system)
    if outcome == .conflict {
      reset(system)
      outcome = addRequiredInOrder(system)
    }
    solution.conflicts = conflicts
    if outcome == .outOfBudget {
      solution.status = .budgetExceeded(priority: ConstraintSystem.required)
    } else {
      solution.status = solveOptionals(system, ignoringBelow: priority)
    }
    solution.pivots = pivots
  }

  /// Whether the required constraints are satisfiable; true if the budget does not suffice.
  mutating func isSatisfiable(_ system: ConstraintSystem, _ options: SolverOptions) -> Bool {
    allow(options)
    hasFailed = false
    allowsFactors = true
    reset(system)
    let outcome = addRequiredTogether(system)
    if !hasFailed { return outcome != .conflict }
    allowsFactors = false
    reset(system)
    return addRequiredTogether(system) != .conflict
  }

  /// Resets the counts that budgets limit.
  mutating func allow(_ options: SolverOptions) {
    limits = options
    pivots = 0
    work = 0
  }

  mutating func reset(_ system: ConstraintSystem) {
    if factored != nil { factored = nil }
    empty(&unknowns)
    tableauLimit = limits.tableauLimit ?? 4_000 + system.terms.count
    variableCount = system.variableCount
    quantityCount = variableCount
    liveCount = variableCount
    for index in 0..<min(variableCount, quantities.count) { quantities[index] = Quantity() }
    if quantities.count < variableCount {
      quantities.append(contentsOf: repeatElement(Quantity(), count: variableCount - quantities.count))
    }
    empty(&entries)
    freeEntry = -1
    empty(&expressionTerms)
    clock = 0
    support.removeAll()
    touched.removeAll()
    queue.removeAll()
    queueHead = 0
    levelQuantities.removeAll()
    eliminators.removeAll()
    pinned.removeAll()
    empty(&conflicts)
  }

  private func empty<Element>(_ array: inout [Element]) {
    if !array.isEmpty { array.removeAll(keepingCapacity: true) }
  }

  /// Adds a live quantity for the residual of a constraint.
  mutating func addResidual(of constraint: Int, value: Double) -> Int32 {
    let id = Int32(truncatingIfNeeded: quantityCount)
    var quantity = Quantity()
    quantity.value = value
    quantity.link = Int32(truncatingIfNeeded: constraint)
    if quantityCount < quantities.count {
      quantities[quantityCount] = quantity
    } else {
      quantities.append(quantity)
    }
    quantityCount += 1
    return id
  }

  /// Computes the variables' values and destroys their expressions.
  mutating func evaluate(into solution: inout Solution) {
    takeFactoredValues()
    empty(&solution.values)
    solution.values.reserveCapacity(variableCount)
    for index in 0..<variableCount {
      let value = value(of: Int32(truncatingIfNeeded: index))
      if value.isFinite {
        solution.values.append(value)
      } else {
        solution.values.append(0)
        solution.status = .outOfRange
      }
    }
  }
}
