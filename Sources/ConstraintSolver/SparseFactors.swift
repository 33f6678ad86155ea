/// A square sparse matrix as the product of a lower and an upper triangle, rows and columns in an order that keeps both
/// sparse.
///
/// Rows with one unknown are first and columns with one row next, repeatedly, which needs no arithmetic; most bases
/// have only those. The rest is eliminated column by column, short ones first (Gilbert and Peierls, Sparse partial
/// pivoting in time proportional to arithmetic operations, 1988), by the row that keeps it sparse among those with a
/// sound coefficient.
struct SparseFactors: Sendable {
  private(set) var count = 0
  /// By step: the row and column that it eliminates, and the coefficient at their intersection.
  private var rows: [Int32] = []
  private var columns: [Int32] = []
  private var pivots: [Double] = []
  /// By step: multiples of its row to subtract from rows of later steps.
  private var lower = SparseRows()
  /// The steps with such multiples.
  private var lowerSteps: [Int32] = []
  /// By step: its column in the rows of earlier steps.
  private var upper = SparseRows()
  /// By row: its step; -1 for none.
  private var steps: [Int32] = []
  /// By row: the current column.
  private var column: [Double] = []
  private var elimination = Elimination()

  /// The number of coefficients in the triangles.
  var size: Int { lower.items.count + upper.items.count + count }

  /// A coefficient this small relative to 1 is not used as a divisor.
  private static let smallestPivot = 1e-9
  /// In a column with one row left, which is solved last, errors grow by the ratio of other coefficients to its own.
  private static let smallestLatePivot = 1e-3

  /// Factors a matrix with equal numbers of rows and columns.
  /// - Returns: whether it can be inverted.
  mutating func factor(_ matrix: SparseRows) -> Bool {
    count = matrix.count
    rows.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    lower.removeAll()
    lowerSteps.removeAll(keepingCapacity: true)
    upper.removeAll()
    steps = Array(repeating: -1, count: count)
    column = Array(repeating: 0, count: count)
    let byColumn = matrix.transposed(columnCount: count)
    var order = SingletonOrder(matrix, byColumn)
    order.find(smallest: Self.smallestPivot, smallestLate: Self.smallestLatePivot)
    for (row, column) in order.steps { eliminateSingle(column, byColumn, row: row) }
    elimination.start(count: count)
    for column in order.remaining {
      if !eliminate(column, byColumn, order.rowCounts) { return false }
    }
    return rows.count == count
  }

  /// Eliminates a column that is zero in the rows of earlier steps, or with earlier steps that affect no other column.
  private mutating func eliminateSingle(_ column: Int32, _ matrix: SparseRows, row: Int32) {
    let range = matrix.range(Int(column))
    var pivot = 0.0
    for index in range where matrix.items[index].index == row { pivot += matrix.items[index].value }
    for index in range where matrix.items[index].index != row {
      let item = matrix.items[index]
      if steps[Int(item.index)] >= 0 {
        upper.append(column: item.index, item.value)
      } else {
        lower.append(column: item.index, item.value / pivot)
      }
    }
    endStep(row, column, pivot)
  }

  private mutating func endStep(_ row: Int32, _ column: Int32, _ pivot: Double) {
    steps[Int(row)] = Int32(truncatingIfNeeded: rows.count)
    rows.append(row)
    columns.append(column)
    pivots.append(pivot)
    lower.endRow()
    upper.endRow()
    if !lower.range(rows.count - 1).isEmpty { lowerSteps.append(Int32(truncatingIfNeeded: rows.count - 1)) }
  }

  private mutating func eliminate(_ index: Int32, _ matrix: SparseRows, _ rowCounts: [Int32]) -> Bool {
    elimination.begin()
    for item in matrix.range(Int(index)) {
      column[Int(matrix.items[item].index)] += matrix.items[item].value
      elimination.visit(matrix.items[item].index, steps, lower)
    }
    for row in elimination.reached.reversed() {
      let value = column[Int(row)]
      let step = Int(steps[Int(row)])
      if step < 0 || value == 0 { continue }
      for item in lower.range(step) { column[Int(lower.items[item].index)] -= lower.items[item].value * value }
    }
    var largest = 0.0
    for row in elimination.reached where steps[Int(row)] < 0 { largest = max(largest, column[Int(row)].magnitude) }
    let best = sparsestRow(largest, rowCounts)
    guard largest >= Self.smallestPivot, let best else {
      for row in elimination.reached { column[Int(row)] = 0 }
      return false
    }
    let pivot = column[Int(best)]
    for row in elimination.reached {
      let value = column[Int(row)]
      column[Int(row)] = 0
      if value == 0 || row == best { continue }
      if steps[Int(row)] >= 0 {
        upper.append(column: row, value)
      } else if value.magnitude > 1e-14 * largest {
        lower.append(column: row, value / pivot)
      }
    }
    endStep(best, index, pivot)
    return true
  }

  /// The row with the fewest coefficients, among the current column's rows without a step and with a sound coefficient.
  private func sparsestRow(_ largest: Double, _ rowCounts: [Int32]) -> Int32? {
    var best: Int32?
    for row in elimination.reached where steps[Int(row)] < 0 {
      if column[Int(row)].magnitude < 0.1 * largest { continue }
      if let current = best, (rowCounts[Int(current)], current) <= (rowCounts[Int(row)], row) { continue }
      best = row
    }
    return best
  }

  /// Passes the triangles to the sweeps, which solve with few nonzeros.
  func start(_ sweeps: inout SparseSweeps) {
    sweeps.start(rows: rows, columns: columns, pivots: pivots, lower: lower, upper: upper)
  }

  // MARK: Solving

  /// Solves `A·x = b`.
  /// - Parameters:
  ///   - right: b by row; afterwards zeros.
  ///   - result: x by column.
  func solve(_ right: inout [Double], into result: inout [Double]) {
    var right = right.mutableSpan
    var result = result.mutableSpan
    let (rows, columns, pivots) = (rows.span, columns.span, pivots.span)
    let (starts, items) = (lower.starts.span, lower.items.span)
    for index in lowerSteps.indices {
      let step = Int(lowerSteps[index])
      let value = right[Int(rows[step])]
      if value == 0 { continue }
      for item in Int(starts[step])..<Int(starts[step + 1]) {
        right[Int(items[item].index)] -= items[item].value * value
      }
    }
    let hasUpper = !upper.items.isEmpty
    for step in (0..<count).reversed() {
      let row = Int(rows[step])
      let value = right[row]
      if value == 0 {
        result[Int(columns[step])] = 0
        continue
      }
      right[row] = 0
      let solved = value / pivots[step]
      result[Int(columns[step])] = solved
      if !hasUpper { continue }
      for item in upper.range(step) { right[Int(upper.items[item].index)] -= upper.items[item].value * solved }
    }
  }

  /// Solves `Aᵀ·y = b`.
  /// - Parameters:
  ///   - right: b by column; afterwards zeros.
  ///   - result: y by row.
  func solveTransposed(_ right: inout [Double], into result: inout [Double]) {
    var right = right.mutableSpan
    var result = result.mutableSpan
    let (rows, columns, pivots) = (rows.span, columns.span, pivots.span)
    let hasUpper = !upper.items.isEmpty
    var last = -1
    for step in 0..<count {
      let column = Int(columns[step])
      var sum = right[column]
      if sum != 0 { right[column] = 0 }
      if hasUpper {
        for item in upper.range(step) { sum -= upper.items[item].value * result[Int(upper.items[item].index)] }
      }
      if sum == 0 {
        result[Int(rows[step])] = 0
      } else {
        result[Int(rows[step])] = sum / pivots[step]
        last = step
      }
    }
    let (starts, items) = (lower.starts.span, lower.items.span)
    for index in lowerSteps.indices.reversed() {
      let step = Int(lowerSteps[index])
      // Later ones are zero, and so are those that depend on them.
      if step > last { continue }
      var sum = result[Int(rows[step])]
      for item in Int(starts[step])..<Int(starts[step + 1]) {
        sum -= items[item].value * result[Int(items[item].index)]
      }
      result[Int(rows[step])] = sum
    }
  }
}

/// The rows that a column reaches through the steps that change it, each after the rows that it changes.
private struct Elimination: Sendable {
  private(set) var reached: [Int32] = []
  private var marks: [Int32] = []
  private var mark: Int32 = 0
  private var stack: [(row: Int32, next: Int32)] = []

  mutating func start(count: Int) {
    marks = Array(repeating: 0, count: count)
    mark = 0
  }

  mutating func begin() {
    mark += 1
    reached.removeAll(keepingCapacity: true)
  }

  /// Adds a row and the rows that it changes.
  mutating func visit(_ row: Int32, _ steps: [Int32], _ lower: SparseRows) {
    if marks[Int(row)] == mark { return }
    marks[Int(row)] = mark
    stack.append((row, 0))
    while let top = stack.last {
      let step = Int(steps[Int(top.row)])
      let range = step < 0 ? 0..<0 : lower.range(step)
      if Int(top.next) >= range.count {
        reached.append(top.row)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let next = lower.items[range.lowerBound + Int(top.next)].index
      if marks[Int(next)] == mark { continue }
      marks[Int(next)] = mark
      stack.append((next, 0))
    }
  }
}
