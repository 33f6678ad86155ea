/// A sparse matrix, row by row in flat arrays.
struct SparseRows: Sendable {
  struct Item: Sendable {
    var index: Int32
    var value: Double
  }

  /// All rows' items; `index` is the column.
  private(set) var items: [Item] = []
  /// The start of each row, and the end of the last.
  private(set) var starts: [Int32] = [0]

  var count: Int { starts.count - 1 }

  /// The items of a row, as a range of ``items``.
  func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// Adds an item to the current row; ``endRow()`` ends it.
  mutating func append(column: Int32, _ value: Double) { items.append(Item(index: column, value: value)) }

  mutating func endRow() { starts.append(Int32(truncatingIfNeeded: items.count)) }

  /// Removes rows from the end.
  mutating func truncate(to count: Int) {
    starts.removeLast(starts.count - 1 - count)
    items.removeLast(items.count - Int(starts[count]))
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
  }

  /// The same matrix with its columns renumbered.
  func renumbered(_ numbers: [Int32]) -> SparseRows {
    var result = self
    for index in items.indices { result.items[index].index = numbers[Int(items[index].index)] }
    return result
  }

  /// The same matrix column by column: rows and columns exchanged.
  /// - Parameter isWanted: whether to include a row.
  func transposed(columnCount: Int, where isWanted: (Int) -> Bool = { _ in true }) -> SparseRows {
    var ends = Array(repeating: Int32(0), count: columnCount + 1)
    for row in 0..<count where isWanted(row) {
      for index in range(row) { ends[Int(items[index].index) + 1] += 1 }
    }
    for column in 0..<columnCount { ends[column + 1] += ends[column] }
    var result = SparseRows()
    result.starts = ends
    result.items = Array(repeating: Item(index: 0, value: 0), count: Int(ends[columnCount]))
    for row in 0..<count where isWanted(row) {
      for index in range(row) {
        let column = Int(items[index].index)
        result.items[Int(ends[column])] = Item(index: Int32(truncatingIfNeeded: row), value: items[index].value)
        ends[column] += 1
      }
    }
    return result
  }
}
