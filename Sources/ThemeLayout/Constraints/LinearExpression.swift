import ConstraintSolver

/// `Σ coefficient·variable + constant` over the edges of views.
struct LinearExpression {
  var terms: [Term] = []
  var constant: Double = 0

  init(_ variable: Variable) { terms = [Term(variable)] }
  init(constant: Double) { self.constant = constant }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.terms += b.terms
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
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// The same sum with every variable in one term, in order of first use, and none with coefficient 0.
  var gathered: LinearExpression {
    var result = LinearExpression(constant: constant)
    result.terms.reserveCapacity(terms.count)
    for term in terms {
      if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
        result.terms[index].coefficient += term.coefficient
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }
}
