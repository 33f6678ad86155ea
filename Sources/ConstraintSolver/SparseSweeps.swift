/// Solves with the triangles of ``SparseFactors`` in time proportional to the coefficients that a right side reaches.
///
/// Elements are numbered by step; those that differ from zero are found as they arise, in the order of steps.
struct SparseSweeps: Sendable {
  /// By row and by column: its step; by step: its row and its column.
  private var rowSteps: [Int32] = []
  private var columnSteps: [Int32] = []
  private var rows: [Int32] = []
  private var columns: [Int32] = []
  private var pivots: [Double] = []
  /// By step: multiples of its row to subtract from later steps; by step: those of earlier steps.
  private var lower = SparseRows()
  private var lowerTransposed = SparseRows()
  /// By step: its column in earlier steps; by step: the columns of later steps in it.
  private var upper = SparseRows()
  private var upperTransposed = SparseRows()
  /// By step: the current elements.
  private var elements = MarkedVector()

  /// Sets the triangles; their items are rows.
  mutating func start(rows: [Int32], columns: [Int32], pivots: [Double], lower: SparseRows, upper: SparseRows) {
    let count = rows.count
    (self.rows, self.columns, self.pivots) = (rows, columns, pivots)
    rowSteps = Self.inverse(rows)
    columnSteps = Self.inverse(columns)
    self.lower = lower.renumbered(rowSteps)
    self.upper = upper.renumbered(rowSteps)
    lowerTransposed = self.lower.transposed(columnCount: count)
    upperTransposed = self.upper.transposed(columnCount: count)
    elements = MarkedVector(count: count)
  }

  private static func inverse(_ order: [Int32]) -> [Int32] {
    var result = order
    for (step, index) in order.enumerated() { result[Int(index)] = Int32(truncatingIfNeeded: step) }
    return result
  }

  /// Solves `A·x = b`; `right` is b by row, afterwards zeros; `result` is x by column.
  mutating func solve(_ right: inout MarkedVector, into result: inout MarkedVector) {
    right.move(to: &elements, places: rowSteps)
    if !lower.items.isEmpty { elements.sweepForward(lower, dividingBy: nil) }
    elements.sweepBackward(upper, dividingBy: pivots)
    result.clear()
    elements.move(to: &result, places: columns)
  }

  /// Solves `Aᵀ·y = b`; `right` is b by column, afterwards zeros; `result` is y by row.
  mutating func solveTransposed(_ right: inout MarkedVector, into result: inout MarkedVector) {
    right.move(to: &elements, places: columnSteps)
    elements.sweepForward(upperTransposed, dividingBy: pivots)
    if !lower.items.isEmpty { elements.sweepBackward(lowerTransposed, dividingBy: nil) }
    result.clear()
    elements.move(to: &result, places: rows)
  }
}
