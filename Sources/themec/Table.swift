import ThemeSource

/// A table with aligned columns. A first cell that repeats the one above is left out.
func columns(_ header: [String], _ cells: [[String]]) -> String {
  let widths = header.indices.map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
  var previous = ""
  var text = ""
  for row in [header] + cells {
    var row = row
    if row[0] == previous { row[0] = "" } else { previous = row[0] }
    let padded = zip(row, widths).map { cell, width in
      cell.escaped + String(repeating: " ", count: max(0, width - cell.count))
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    text += line + "\n"
  }
  return text
}
