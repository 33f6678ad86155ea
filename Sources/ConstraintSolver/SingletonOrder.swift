/// The triangular part of a square sparse matrix, found without arithmetic.
struct SingletonOrder {
  private let matrix: SparseRows
  private let byColumn: SparseRows
  /// Rows with one remaining column, then columns with one remaining row, in the order in which they were found.
  private(set) var steps: [(row: Int32, column: Int32)] = []
  /// By row: the number of its columns that are not steps; only for rows that are not steps.
  private(set) var rowCounts: [Int32]
  private var isRowUsed: [Bool]
  private var isColumnUsed: [Bool]

  init(_ matrix: SparseRows, _ byColumn: SparseRows) {
    self.matrix = matrix
    self.byColumn = byColumn
    rowCounts = (0..<matrix.count).map { Int32(truncatingIfNeeded: matrix.range($0).count) }
    isRowUsed = Array(repeating: false, count: matrix.count)
    isColumnUsed = isRowUsed
  }

  /// The columns that are not steps, those with the fewest rows first.
  var remaining: [Int32] {
    var remaining: [(count: Int, column: Int32)] = []
    for column in 0..<byColumn.count where !isColumnUsed[column] {
      remaining.append((byColumn.range(column).count, Int32(truncatingIfNeeded: column)))
    }
    return remaining.sorted { $0 < $1 }.map(\.column)
  }

  /// Finds the steps.
  /// - Parameters:
  ///   - smallest: coefficients with smaller magnitude are not used as divisors.
  ///   - smallestLate: the same for columns with one row.
  mutating func find(smallest: Double, smallestLate: Double) {
    findRows(smallest)
    findColumns(smallestLate)
  }

  private mutating func findRows(_ smallest: Double) {
    var ready: [Int32] = []
    for row in 0..<matrix.count where rowCounts[row] == 1 { ready.append(Int32(truncatingIfNeeded: row)) }
    var next = 0
    while next < ready.count {
      let row = ready[next]
      next += 1
      guard let item = matrix.items[matrix.range(Int(row))].first(where: { !isColumnUsed[Int($0.index)] }),
        item.value.magnitude >= smallest
      else { continue }
      use(row, item.index)
      for other in byColumn.range(Int(item.index)) {
        let other = byColumn.items[other].index
        rowCounts[Int(other)] -= 1
        if rowCounts[Int(other)] == 1 && !isRowUsed[Int(other)] { ready.append(other) }
      }
    }
  }

  private mutating func findColumns(_ smallest: Double) {
    var counts = Array(repeating: Int32(0), count: byColumn.count)
    for row in 0..<matrix.count where !isRowUsed[row] {
      for index in matrix.range(row) { counts[Int(matrix.items[index].index)] += 1 }
    }
    var ready: [Int32] = []
    for column in 0..<byColumn.count where !isColumnUsed[column] && counts[column] == 1 {
      ready.append(Int32(truncatingIfNeeded: column))
    }
    var next = 0
    while next < ready.count {
      let column = ready[next]
      next += 1
      guard !isColumnUsed[Int(column)],
        let item = byColumn.items[byColumn.range(Int(column))].first(where: { !isRowUsed[Int($0.index)] }),
        item.value.magnitude >= smallest
      else { continue }
      use(item.index, column)
      for index in matrix.range(Int(item.index)) {
        let other = matrix.items[index].index
        counts[Int(other)] -= 1
        if counts[Int(other)] == 1 && !isColumnUsed[Int(other)] { ready.append(other) }
      }
    }
  }

  private mutating func use(_ row: Int32, _ column: Int32) {
    isRowUsed[Int(row)] = true
    isColumnUsed[Int(column)] = true
    steps.append((row, column))
  }
}
