/// Linear constraints over Double variables with lexicographic priorities.
///
/// A constraint is `Σ coefficient·variable + constant REL 0`. Priority 1000 and above is *required*. Below, each
/// distinct priority is a separate level: a higher level is satisfied as well as possible before lower ones, and inside
/// a level the sum of the absolute errors is minimal (for inequalities, of the violations).
///
/// Constraints and terms are in flat arrays; once their capacity is reached, adding does not allocate.
public struct ConstraintSystem: Sendable {
  /// The least priority of constraints that must hold.
  @inlinable public static var required: Double { 1000 }
  /// The largest accepted magnitude of a constant.
  @inlinable public static var largestConstant: Double { 1e12 }
  /// The largest accepted magnitude of a coefficient.
  @inlinable public static var largestCoefficient: Double { 1e6 }
  /// The smallest magnitude of a coefficient that counts; smaller ones are treated as zero.
  @inlinable public static var smallestCoefficient: Double { 1e-9 }

  @usableFromInline
  struct Record: Sendable {
    @usableFromInline var constant: Double
    @usableFromInline var priority: Double
    @usableFromInline var firstTerm: UInt32
    @usableFromInline var termCount: UInt32
    @usableFromInline var relation: Relation
    @usableFromInline var isRefused: Bool

    @inlinable
    init(constant: Double, priority: Double, firstTerm: UInt32, relation: Relation) {
      self.constant = constant
      self.priority = priority
      self.firstTerm = firstTerm
      self.termCount = 0
      self.relation = relation
      self.isRefused = false
    }
  }

  /// The number of variables.
  public internal(set) var variableCount: Int = 0
  /// The terms of all constraints, in order of the constraints.
  @usableFromInline var terms: [Term] = []
  @usableFromInline var records: [Record] = []

  /// Creates a system without variables and constraints.
  public init() {}

  /// The number of constraints, including refused ones.
  @inlinable
  public var constraintCount: Int { records.count }

  /// The total number of terms.
  @inlinable
  public var termCount: Int { terms.count }

  /// Reserves capacity, so that adding does not allocate.
  public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    records.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  /// Removes all variables and constraints.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    variableCount = 0
    terms.removeAll(keepingCapacity: keepingCapacity)
    records.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Adds an unknown. If no constraint determines it, its value is 0.
  @discardableResult
  public mutating func addVariable() -> Variable {
    precondition(variableCount < Int(Int32.max) / 2, "too many variables")
    variableCount += 1
    return Variable(rawValue: UInt32(truncatingIfNeeded: variableCount - 1))
  }

  /// Adds `count` unknowns and returns the first; the others follow by index.
  @discardableResult
  public mutating func addVariables(_ count: Int) -> Variable {
    precondition(count >= 0 && variableCount + count < Int(Int32.max) / 2, "too many variables")
    variableCount += count
    return Variable(rawValue: UInt32(truncatingIfNeeded: variableCount - count))
  }
}

// MARK: - Adding constraints

extension ConstraintSystem {
  /// Adds `Σ terms + constant relation 0`.
  ///
  /// A variable may occur in several terms; they add up. A constraint with numbers that are not finite or out of range
  /// (``largestConstant``, ``largestCoefficient``), an unknown variable, or a priority that is not above zero is kept
  /// but *refused*: solving ignores it. See ``isRefused(_:)``.
  /// - Parameter priority: 1000 (``required``) and above must hold; lower values are separate levels.
  @inlinable
  @discardableResult
  public mutating func add(
    _ terms: some Sequence<Term>, constant: Double = 0, _ relation: Relation, priority: Double = 1000
  ) -> ConstraintID {
    begin(constant: constant, relation, priority: priority)
    for term in terms { append(term) }
    return ConstraintID(rawValue: UInt32(truncatingIfNeeded: records.count - 1))
  }

  /// Adds `first + constant relation 0`.
  @inlinable
  @discardableResult
  public mutating func add(
    _ first: Term, constant: Double = 0, _ relation: Relation, priority: Double = 1000
  ) -> ConstraintID {
    begin(constant: constant, relation, priority: priority)
    append(first)
    return ConstraintID(rawValue: UInt32(truncatingIfNeeded: records.count - 1))
  }

  /// Adds `first + second + constant relation 0`.
  @inlinable
  @discardableResult
  public mutating func add(
    _ first: Term, _ second: Term, constant: Double = 0, _ relation: Relation, priority: Double = 1000
  ) -> ConstraintID {
    begin(constant: constant, relation, priority: priority)
    append(first)
    append(second)
    return ConstraintID(rawValue: UInt32(truncatingIfNeeded: records.count - 1))
  }

  @inlinable
  mutating func begin(constant: Double, _ relation: Relation, priority: Double) {
    precondition(records.count < Int(Int32.max) / 2, "too many constraints")
    var record = Record(
      constant: constant, priority: priority, firstTerm: UInt32(truncatingIfNeeded: terms.count), relation: relation)
    record.isRefused = !(constant.magnitude <= Self.largestConstant) || !(priority > 0)
    records.append(record)
  }

  @inlinable
  mutating func append(_ term: Term) {
    precondition(terms.count < Int(Int32.max), "too many terms")
    terms.append(term)
    let last = records.count - 1
    records[last].termCount += 1
    let isKnown = Int(term.variable.rawValue) < variableCount
    if !isKnown || !(term.coefficient.magnitude <= Self.largestCoefficient) { records[last].isRefused = true }
  }

  /// Changes a constraint's constant. A constant that is not finite or out of range refuses the constraint until a
  /// valid one is set.
  public mutating func setConstant(_ id: ConstraintID, _ value: Double) {
    let index = Int(id.rawValue)
    let wasGood = records[index].constant.magnitude <= Self.largestConstant
    let isGood = value.magnitude <= Self.largestConstant
    records[index].constant = value
    if wasGood && isGood { return }
    records[index].isRefused = !isGood || !hasGoodNumbers(index)
  }

  private func hasGoodNumbers(_ index: Int) -> Bool {
    records[index].priority > 0
      && terms(at: index).allSatisfy {
        Int($0.variable.rawValue) < variableCount && $0.coefficient.magnitude <= Self.largestCoefficient
      }
  }
}

// MARK: - Reading

extension ConstraintSystem {
  /// The constraints in order of adding.
  public var constraintIDs: some RandomAccessCollection<ConstraintID> {
    (0..<records.count).lazy.map { ConstraintID(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  /// A constraint's terms in order of adding.
  public func terms(of id: ConstraintID) -> ArraySlice<Term> { terms(at: Int(id.rawValue)) }

  /// The constant that is added to the terms.
  public func constant(of id: ConstraintID) -> Double { records[Int(id.rawValue)].constant }

  /// The relation of the sum to zero.
  public func relation(of id: ConstraintID) -> Relation { records[Int(id.rawValue)].relation }

  /// The given priority; 1000 and above is required.
  public func priority(of id: ConstraintID) -> Double { records[Int(id.rawValue)].priority }

  /// Whether the constraint must hold (and was not refused).
  public func isRequired(_ id: ConstraintID) -> Bool {
    let record = records[Int(id.rawValue)]
    return record.priority >= Self.required && !record.isRefused
  }

  /// Whether the constraint is ignored because of invalid numbers.
  public func isRefused(_ id: ConstraintID) -> Bool { records[Int(id.rawValue)].isRefused }

  /// The constraints that are ignored because of invalid numbers, in order of adding.
  public var refusedConstraints: [ConstraintID] { constraintIDs.filter { isRefused($0) } }

  /// Whether the system differs from another one at most in constants.
  func hasStructure(of other: ConstraintSystem) -> Bool {
    variableCount == other.variableCount && terms == other.terms
      && records.elementsEqual(other.records) {
        $0.priority == $1.priority && $0.relation == $1.relation && $0.termCount == $1.termCount
          && $0.isRefused == $1.isRefused
      }
  }

  func terms(at index: Int) -> ArraySlice<Term> {
    let first = Int(records[index].firstTerm)
    return terms[first..<first + Int(records[index].termCount)]
  }
}
