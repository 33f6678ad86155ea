import ArgumentParser
import ThemeCompiler

/// What `--scale 8x16` asks for: points a column and a row of the terminal stand for.
func grid(ofScale argument: String) throws -> CellGrid {
  let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
    (1...1000).contains(height)
  else { throw ValidationError("write the points of a column and a row from 1 to 1000, as in 8x16") }
  return CellGrid(pointsPerColumn: width, pointsPerRow: height)
}

/// `--set userName=ada`.
struct Assignment {
  var name: String
  var value: String

  init(argument: String) throws {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      throw ValidationError("write an attribute and its value, as in userName=ada")
    }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}

/// What `--terminal 80x24` asks for.
func terminalSize(_ argument: String) throws -> (columns: Int, rows: Int) {
  let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let columns = parts[0], let rows = parts[1], (10...1000).contains(columns),
    (5...1000).contains(rows)
  else { throw ValidationError("write columns from 10 to 1000 and rows from 5 to 1000, as in 80x24") }
  return (columns, rows)
}
