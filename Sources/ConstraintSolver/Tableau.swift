// The tableau: rows of basic quantities over live columns, as entries linked both ways.

extension Simplex {
  /// Makes `id` basic, with the current sum as its row.
  mutating func insertRow(_ id: Int32) {
    work += support.count
    quantities[Int(id)].role = .basic
    quantities[Int(id)].head = -1
    quantities[Int(id)].count = 0
    for index in 0..<support.count {
      insertEntry(row: id, column: support[index], value: quantities[Int(support[index])].sum)
    }
  }

  mutating func insertEntry(row: Int32, column: Int32, value: Double) {
    let nextInRow = quantities[Int(row)].head
    let nextInColumn = quantities[Int(column)].head
    let entry = Entry(
      value: value, row: row, column: column, nextInRow: nextInRow, previousInRow: -1, nextInColumn: nextInColumn,
      previousInColumn: -1)
    let id: Int32
    if freeEntry >= 0 {
      id = freeEntry
      freeEntry = entries[Int(id)].nextInRow
      entries[Int(id)] = entry
    } else {
      id = Int32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    if nextInRow >= 0 { entries[Int(nextInRow)].previousInRow = id }
    if nextInColumn >= 0 { entries[Int(nextInColumn)].previousInColumn = id }
    quantities[Int(row)].head = id
    quantities[Int(column)].head = id
    quantities[Int(row)].count += 1
    quantities[Int(column)].count += 1
  }

  private mutating func unlinkFromRow(_ id: Int32) {
    let entry = entries[Int(id)]
    quantities[Int(entry.row)].count -= 1
    if entry.previousInRow >= 0 {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      quantities[Int(entry.row)].head = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
  }

  private mutating func unlinkFromColumn(_ id: Int32) {
    let entry = entries[Int(id)]
    quantities[Int(entry.column)].count -= 1
    if entry.previousInColumn >= 0 {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      quantities[Int(entry.column)].head = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
  }

  private mutating func free(_ id: Int32) {
    entries[Int(id)].nextInRow = freeEntry
    freeEntry = id
  }

  /// Removes a basic quantity's row from the tableau.
  mutating func removeRow(_ id: Int32) {
    var entry = quantities[Int(id)].head
    while entry >= 0 {
      let next = entries[Int(entry)].nextInRow
      unlinkFromColumn(entry)
      free(entry)
      entry = next
    }
    quantities[Int(id)].head = -1
    quantities[Int(id)].count = 0
  }

  /// Fixes a live column at its value and removes it from the tableau; rows that become empty are settled with it.
  mutating func fix(_ column: Int32) {
    var entry = quantities[Int(column)].head
    while entry >= 0 {
      let item = entries[Int(entry)]
      unlinkFromRow(entry)
      free(entry)
      if quantities[Int(item.row)].head < 0 { quantities[Int(item.row)].role = .settled }
      entry = item.nextInColumn
    }
    quantities[Int(column)].head = -1
    quantities[Int(column)].count = 0
    quantities[Int(column)].role = .fixed
    liveCount -= 1
  }

  /// Exchanges a basic quantity and a live column; both keep their values.
  ///
  /// A column without bounds and cost is eliminated: it is recorded as an expression, and its row need not be watched.
  mutating func pivot(leaving: Int32, entering: Int32) {
    let factor = takePivotRow(leaving, entering)
    updateGradients(leaving: leaving, entering: entering, factor: factor)
    var entry = quantities[Int(entering)].head
    quantities[Int(entering)].head = -1
    quantities[Int(entering)].count = 0
    while entry >= 0 {
      let item = entries[Int(entry)]
      unlinkFromRow(entry)
      free(entry)
      addPivotRow(times: item.value, to: item.row)
      entry = item.nextInColumn
    }
    quantities[Int(leaving)].role = .live
    if quantities[Int(entering)].isBounded || quantities[Int(entering)].hasCost {
      insertRow(entering)
    } else {
      var constant = quantities[Int(entering)].value
      for index in 0..<support.count {
        constant -= quantities[Int(support[index])].sum * quantities[Int(support[index])].value
      }
      beginExpression(entering, constant: constant)
      for index in 0..<support.count {
        appendExpressionTerm(entering, support[index], quantities[Int(support[index])].sum)
      }
    }
    clearSupport()
  }

  /// Removes the leaving row and solves it for the entering column: the current sum becomes the entering quantity's
  /// row.
  /// - Returns: the pivot element.
  private mutating func takePivotRow(_ leaving: Int32, _ entering: Int32) -> Double {
    var pivot = 1.0
    var entry = quantities[Int(leaving)].head
    while entry >= 0 {
      let item = entries[Int(entry)]
      unlinkFromColumn(entry)
      free(entry)
      if item.column == entering {
        pivot = item.value
      } else {
        quantities[Int(item.column)].sum = item.value
        quantities[Int(item.column)].isSummed = true
        support.append(item.column)
      }
      entry = item.nextInRow
    }
    quantities[Int(leaving)].head = -1
    quantities[Int(leaving)].count = 0
    let scale = -1 / pivot
    for index in 0..<support.count { quantities[Int(support[index])].sum *= scale }
    quantities[Int(leaving)].sum = 1 / pivot
    quantities[Int(leaving)].isSummed = true
    support.append(leaving)
    return pivot
  }

  /// Updates the level's cost for the exchange; `support` is the entering quantity's new row.
  private mutating func updateGradients(leaving: Int32, entering: Int32, factor: Double) {
    let slope = quantities[Int(leaving)].slope
    if quantities[Int(leaving)].hasCost && slope != 0 {
      // The leaving residual's cost is counted separately while it is a column.
      for index in 0..<support.count where support[index] != leaving {
        let column = support[index]
        addGradient(column, slope * quantities[Int(column)].sum * factor)
      }
      quantities[Int(entering)].gradient -= slope * factor
    }
    let gradient =
      quantities[Int(entering)].gradient
      + (quantities[Int(entering)].hasCost ? quantities[Int(entering)].slope : 0)
    quantities[Int(entering)].gradient = 0
    if quantities[Int(leaving)].hasCost { touch(leaving) }
    if gradient == 0 { return }
    for index in 0..<support.count {
      addGradient(support[index], gradient * quantities[Int(support[index])].sum)
    }
  }

  /// Adds a multiple of the current sum to a row.
  private mutating func addPivotRow(times factor: Double, to row: Int32) {
    var columnEntries = 0
    for index in 0..<support.count { columnEntries += Int(quantities[Int(support[index])].count) }
    let rowEntries = Int(quantities[Int(row)].count)
    work += min(columnEntries, rowEntries) + support.count
    if columnEntries < rowEntries {
      addByColumns(times: factor, to: row)
    } else {
      addByRow(times: factor, to: row)
    }
    if quantities[Int(row)].head < 0 { quantities[Int(row)].role = .settled }
  }

  /// Adds to a long row: searches for its entries in the few columns of the current sum.
  private mutating func addByColumns(times factor: Double, to row: Int32) {
    for index in 0..<support.count {
      let column = support[index]
      let change = factor * quantities[Int(column)].sum
      var entry = quantities[Int(column)].head
      while entry >= 0 && entries[Int(entry)].row != row { entry = entries[Int(entry)].nextInColumn }
      if entry >= 0 {
        self.change(entry, by: change)
      } else {
        insertEntry(row: row, column: column, value: change)
      }
    }
  }

  private mutating func change(_ entry: Int32, by change: Double) {
    let value = entries[Int(entry)].value + change
    if value.magnitude > Self.coefficientTolerance * max(change.magnitude, 1) {
      entries[Int(entry)].value = value
    } else {
      unlinkFromRow(entry)
      unlinkFromColumn(entry)
      free(entry)
    }
  }

  private mutating func addByRow(times factor: Double, to row: Int32) {
    var entry = quantities[Int(row)].head
    while entry >= 0 {
      let item = entries[Int(entry)]
      if quantities[Int(item.column)].isSummed {
        quantities[Int(item.column)].isSummed = false
        change(entry, by: factor * quantities[Int(item.column)].sum)
      }
      entry = item.nextInRow
    }
    for index in 0..<support.count {
      let column = support[index]
      if quantities[Int(column)].isSummed {
        insertEntry(row: row, column: column, value: factor * quantities[Int(column)].sum)
      } else {
        quantities[Int(column)].isSummed = true
      }
    }
  }

  mutating func touch(_ column: Int32) {
    if !quantities[Int(column)].isTouched {
      quantities[Int(column)].isTouched = true
      touched.append(column)
    }
    if !quantities[Int(column)].isQueued {
      quantities[Int(column)].isQueued = true
      queue.append(column)
    }
  }

  mutating func addGradient(_ column: Int32, _ change: Double) {
    quantities[Int(column)].gradient += change
    touch(column)
  }
}
