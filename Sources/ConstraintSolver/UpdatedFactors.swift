/// A factored matrix of which rows were replaced since (the product form of the inverse).
///
/// Row p replaced by `Σ αᵢ·rowᵢ` is the matrix multiplied from the left by the unit matrix with row p replaced by α.
struct UpdatedFactors: Sendable {
  private var factors = SparseFactors()
  /// By replacement: the row, its own factor, and the other rows' factors.
  private var replaced: [Int32] = []
  private var pivots: [Double] = []
  private var others = SparseRows()

  /// Whether factoring anew would make solving faster.
  var isWorn: Bool { others.items.count > 3 * factors.size + 500 || replaced.count >= 100 }

  /// Whether rows were replaced since factoring.
  var isUpdated: Bool { !replaced.isEmpty }

  /// About how many coefficients solving touches.
  var size: Int { factors.size + others.items.count }

  mutating func factor(_ matrix: SparseRows) -> Bool {
    replaced.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    others.removeAll()
    return factors.factor(matrix)
  }

  /// Replaces a row.
  /// - Parameter amounts: the new row as multiples of the rows so far.
  mutating func replace(_ row: Int32, by amounts: [Double]) {
    for index in 0..<amounts.count where amounts[index].magnitude > 1e-14 && index != Int(row) {
      others.append(column: Int32(truncatingIfNeeded: index), amounts[index])
    }
    others.endRow()
    replaced.append(row)
    pivots.append(amounts[Int(row)])
  }

  /// Solves `A·x = b`; `right` is b by row, afterwards zeros; `result` is x by column.
  func solve(_ right: inout [Double], into result: inout [Double]) {
    for index in (0..<replaced.count).reversed() {
      var sum = right[Int(replaced[index])]
      for item in others.range(index) { sum -= others.items[item].value * right[Int(others.items[item].index)] }
      right[Int(replaced[index])] = sum / pivots[index]
    }
    factors.solve(&right, into: &result)
  }

  /// Solves `Aᵀ·y = b`; `right` is b by column, afterwards zeros; `result` is y by row.
  func solveTransposed(_ right: inout [Double], into result: inout [Double]) {
    factors.solveTransposed(&right, into: &result)
    for index in 0..<replaced.count {
      let value = result[Int(replaced[index])] / pivots[index]
      result[Int(replaced[index])] = value
      if value == 0 { continue }
      for item in others.range(index) { result[Int(others.items[item].index)] -= others.items[item].value * value }
    }
  }
}
