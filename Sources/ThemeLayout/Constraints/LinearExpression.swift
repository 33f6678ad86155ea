import ConstraintSolver

/// `Σ coefficient·variable + constant` over the edges of views.
struct LinearExpression {
  private var terms = TermList()
  var constant: Double = 0

  init(_ variable: Variable) { terms.append(Term(variable)) }
  init(constant: Double) { self.constant = constant }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b, times: 1) }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b, times: -1) }

  static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    factor == 1 ? a : LinearExpression(constant: 0).adding(a, times: factor)
  }

  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    for index in 0..<other.terms.count {
      let term = other.terms[index]
      sum.terms.append(Term(term.variable, term.coefficient * factor))
    }
    sum.constant += other.constant * factor
    return sum
  }

  /// The terms with one term for each variable, in order of first use, and none with coefficient 0.
  var gathered: TermList {
    if terms.isGathered { return terms }
    var sums = TermList()
    for index in 0..<terms.count { sums.gather(terms[index]) }
    var kept = TermList()
    for index in 0..<sums.count where sums[index].coefficient != 0 { kept.append(sums[index]) }
    return kept
  }
}

/// The terms of an expression, stored inline without an allocation.
///
/// The difference of two distances between centers has eight terms before they are gathered; no expression has more. A
/// constraint between two items has at most two edges of each, and twice an edge of its owner.
struct TermList: Sequence {
  private var all = (
    Term.none, Term.none, Term.none, Term.none, Term.none, Term.none, Term.none, Term.none
  )
  private(set) var count = 0

  private(set) subscript(index: Int) -> Term {
    get {
      switch index {
      case 0: all.0
      case 1: all.1
      case 2: all.2
      case 3: all.3
      case 4: all.4
      case 5: all.5
      case 6: all.6
      case 7: all.7
      default: preconditionFailure("an expression has at most eight terms")
      }
    }
    set {
      switch index {
      case 0: all.0 = newValue
      case 1: all.1 = newValue
      case 2: all.2 = newValue
      case 3: all.3 = newValue
      case 4: all.4 = newValue
      case 5: all.5 = newValue
      case 6: all.6 = newValue
      case 7: all.7 = newValue
      default: preconditionFailure("an expression has at most eight terms")
      }
    }
  }

  mutating func append(_ term: Term) {
    self[count] = term
    count += 1
  }

  /// Adds a term to the term of the same variable, or appends it.
  mutating func gather(_ term: Term) {
    for index in 0..<count where self[index].variable == term.variable {
      self[index].coefficient += term.coefficient
      return
    }
    append(term)
  }

  /// Whether no two terms have the same variable and none has coefficient 0.
  var isGathered: Bool {
    for index in 0..<count {
      let term = self[index]
      if term.coefficient == 0 { return false }
      for other in index + 1..<count where self[other].variable == term.variable { return false }
    }
    return true
  }

  struct Iterator: IteratorProtocol {
    fileprivate let list: TermList
    fileprivate var index = 0

    mutating func next() -> Term? {
      if index >= list.count { return nil }
      index += 1
      return list[index - 1]
    }
  }

  func makeIterator() -> Iterator { Iterator(list: self) }
}

extension Term {
  fileprivate static var none: Term { Term(Variable(rawValue: 0), 0) }
}
