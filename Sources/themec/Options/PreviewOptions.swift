import ArgumentParser
import ThemeCompiler

/// `--scale 8x16`: points a column and a row of the terminal stand for.
struct ScaleOption: ExpressibleByArgument {
  var grid: CellGrid

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
      (1...1000).contains(height)
    else { return nil }
    grid = CellGrid(pointsPerColumn: width, pointsPerRow: height)
  }
}

/// `--set userName=ada`.
struct Assignment: ExpressibleByArgument {
  var name: String
  var value: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}

/// `--terminal 80x24`.
struct TerminalSize: ExpressibleByArgument {
  var size: (columns: Int, rows: Int)

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], (10...1000).contains(columns),
      (5...1000).contains(rows)
    else { return nil }
    size = (columns, rows)
  }
}
