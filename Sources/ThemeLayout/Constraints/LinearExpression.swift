import ConstraintSolver

/// `Σ coefficient·variable + constant` over the edges of views.
struct LinearExpression {
  var terms = TermList()
  var constant: Double = 0

  init(_ variable: Variable) { terms.append(Term(variable)) }
  init(constant: Double) { self.constant = constant }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    for index in 0..<b.terms.count { sum.terms.append(b.terms[index]) }
    sum.constant += b.constant
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

  static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }

  static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    if factor == 1 { return a }
    var product = a
    for index in 0..<product.terms.count { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// The same sum with every variable in one term, in order of first use, and none with coefficient 0.
  var gathered: LinearExpression {
    var result = LinearExpression(constant: constant)
    for index in 0..<terms.count {
      let term = terms[index]
      if let same = (0..<result.terms.count).first(where: { result.terms[$0].variable == term.variable }) {
        result.terms[same].coefficient += term.coefficient
      } else {
        result.terms.append(term)
      }
    }
    if !(0..<result.terms.count).contains(where: { result.terms[$0].coefficient == 0 }) { return result }
    var kept = LinearExpression(constant: constant)
    for index in 0..<result.terms.count where result.terms[index].coefficient != 0 {
      kept.terms.append(result.terms[index])
    }
    return kept
  }
}

/// A few terms; nearly all expressions are made without allocating memory.
struct TermList: Sequence {
  private typealias Few = (Term, Term, Term, Term, Term, Term)

  private(set) var count = 0
  private var first: Few = (.none, .none, .none, .none, .none, .none)
  /// Those after the sixth.
  private var rest: [Term] = []

  subscript(index: Int) -> Term {
    get {
      switch index {
      case 0: first.0
      case 1: first.1
      case 2: first.2
      case 3: first.3
      case 4: first.4
      case 5: first.5
      default: rest[index - 6]
      }
    }
    set {
      switch index {
      case 0: first.0 = newValue
      case 1: first.1 = newValue
      case 2: first.2 = newValue
      case 3: first.3 = newValue
      case 4: first.4 = newValue
      case 5: first.5 = newValue
      default: rest[index - 6] = newValue
      }
    }
  }

  mutating func append(_ term: Term) {
    if count >= 6 {
      rest.append(term)
    } else {
      self[count] = term
    }
    count += 1
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
