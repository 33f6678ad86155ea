/// A square matrix as the product of a lower and an upper triangle, rows exchanged for stability.
struct DenseFactors: Sendable {
  private var count = 0
  /// Row by row: below the diagonal the lower triangle (its diagonal is one), else the upper.
  private var matrix: [Double] = []
  /// Which given row became row i.
  private var order: [Int] = []

  /// Factors a matrix given row by row.
  /// - Returns: whether it can be inverted.
  mutating func factor(_ matrix: [Double], count: Int) -> Bool {
    self.matrix = matrix
    self.count = count
    order = Array(0..<count)
    for pivot in 0..<count {
      var best = pivot
      for row in pivot..<count where self[row, pivot].magnitude > self[best, pivot].magnitude { best = row }
      if self[best, pivot].magnitude < 1e-9 { return false }
      if best != pivot {
        for column in 0..<count { self.matrix.swapAt(best * count + column, pivot * count + column) }
        order.swapAt(best, pivot)
      }
      for row in pivot + 1..<max(count, pivot + 1) where self[row, pivot] != 0 {
        let factor = self[row, pivot] / self[pivot, pivot]
        self[row, pivot] = factor
        for column in pivot + 1..<max(count, pivot + 1) { self[row, column] -= factor * self[pivot, column] }
      }
    }
    return true
  }

  private subscript(row: Int, column: Int) -> Double {
    get { matrix[row * count + column] }
    set { matrix[row * count + column] = newValue }
  }

  /// Solves `A·x = b`; `right` is b, then x.
  func solve(_ right: inout [Double]) {
    var result = order.map { right[$0] }
    for row in 0..<count {
      for column in 0..<row { result[row] -= self[row, column] * result[column] }
    }
    for row in (0..<count).reversed() {
      for column in row + 1..<max(count, row + 1) { result[row] -= self[row, column] * result[column] }
      result[row] /= self[row, row]
    }
    right = result
  }

  /// Solves `Aᵀ·y = b`; `right` is b, then y.
  func solveTransposed(_ right: inout [Double]) {
    for row in 0..<count {
      for column in 0..<row { right[row] -= self[column, row] * right[column] }
      right[row] /= self[row, row]
    }
    for row in (0..<count).reversed() {
      for column in row + 1..<max(count, row + 1) { right[row] -= self[column, row] * right[column] }
    }
    var result = right
    for (index, original) in order.enumerated() { result[original] = right[index] }
    right = result
  }
}
