/// A factored matrix with rows that were replaced later (the product form of the inverse).
///
/// Replacing row p by `Σ αᵢ·rowᵢ` multiplies the matrix from the left by the unit matrix with row p replaced by α.
struct UpdatedFactors: Sendable {
  private var factors = SparseFactors()
  private var sweeps = SparseSweeps()
  /// By replacement: the row, its factor, and the other rows' factors.
  private var replaced: [Int32] = []
  private var pivots: [Double] = []
  private var others = SparseRows()

  /// Whether factoring again would make solving faster.
  var isWorn: Bool { others.items.count > 3 * factors.size + 500 || replaced.count >= 100 }

  /// Whether rows were replaced since factoring.
  var isUpdated: Bool { !replaced.isEmpty }

  /// The approximate maximum number of coefficients that solving touches.
  var size: Int { factors.size + updateSize }

  /// The number of coefficients in the replacements.
  var updateSize: Int { others.items.count }

  mutating func factor(_ matrix: SparseRows) -> Bool {
    replaced.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    others.removeAll()
    guard factors.factor(matrix) else { return false }
    factors.start(&sweeps)
    return true
  }

  /// Replaces a row.
  /// - Parameter amounts: the new row as multiples of the current rows.
  mutating func replace(_ row: Int32, by amounts: MarkedVector) {
    for index in amounts.indices where amounts[index].magnitude > 1e-14 && index != Int(row) {
      others.append(column: Int32(truncatingIfNeeded: index), amounts[index])
    }
    others.endRow()
    replaced.append(row)
    pivots.append(amounts[Int(row)])
  }

  /// Solves `A·x = b`; `right` is b by row, afterwards zeros; `result` is x by column.
  mutating func solve(_ right: inout MarkedVector, into result: inout MarkedVector) {
    for index in (0..<replaced.count).reversed() {
      let sum = right[Int(replaced[index])] - product(index, right.values)
      if sum != 0 { right.set(Int(replaced[index]), sum / pivots[index]) } else { right.unset(Int(replaced[index])) }
    }
    sweeps.solve(&right, into: &result)
  }

  private func product(_ replacement: Int, _ values: [Double]) -> Double {
    let (items, values) = (others.items.span, values.span)
    var sum = 0.0
    for item in others.range(replacement) { sum += items[item].value * values[Int(items[item].index)] }
    return sum
  }

  /// Solves `Aᵀ·y = b`; `right` is b by column, afterwards zeros; `result` is y by row.
  mutating func solveTransposed(_ right: inout MarkedVector, into result: inout MarkedVector) {
    sweeps.solveTransposed(&right, into: &result)
    for index in 0..<replaced.count {
      let value = result[Int(replaced[index])] / pivots[index]
      if value == 0 { continue }
      result.set(Int(replaced[index]), value)
      for item in others.range(index) {
        result.add(-others.items[item].value * value, at: Int(others.items[item].index))
      }
    }
  }
}
