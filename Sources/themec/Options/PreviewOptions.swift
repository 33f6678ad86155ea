import ArgumentParser
import ThemeLayout
import ThemeSource
import ThemeText

/// Options for the screen on which a theme is drawn, and the values that it presents there.
struct ScreenOptions: ParsableArguments {
  enum ProgressState: String, OptionValues { case working, failure, success }

  @Option(
    help: ArgumentHelp(
      "Device name, or size of the screen in points as WxH (default: size in the file, or 320x448 without paths)",
      valueName: "size"),
    completion: .devices,
    transform: viewport(ofSize:))
  var size: Viewport?

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "Appearance to draw (default: light)")
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      "Language of translations beside the themes, such as de or pt-BR (default: texts of the themes)",
      valueName: "code"), transform: language(ofLocale:))
  var locale: LanguageTag?

  @Option(
    help: ArgumentHelp("YAML file with values of ViewModel attributes, and rows of lists", valueName: "file"),
    completion: .file())
  var data: String?

  @Option(
    help: ArgumentHelp("Value of a ViewModel attribute (repeatable)", valueName: "attribute=value"),
    transform: Assignment.init(argument:))
  var set: [Assignment] = []

  @Flag(help: "Use sample values for the other attributes")
  var sample = false

  @Option(help: "Show the progress message of a Screenlet whose action is in that state")
  var state: ProgressState?
}

/// Parses `--scale 8x16`: the size of a terminal cell in points.
func grid(ofScale argument: String) throws -> CellGrid {
  let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
    (1...1000).contains(height)
  else { throw ValidationError("expected width and height of a cell in points from 1 to 1000, such as 8x16") }
  return CellGrid(pointsPerColumn: width, pointsPerRow: height)
}

/// A value of `--set`, such as `userName=ada`.
struct Assignment {
  var name: String
  var value: String

  init(argument: String) throws {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
      throw ValidationError("expected an attribute and its value, such as userName=ada")
    }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}

/// Parses `--terminal 80x24`.
func terminalSize(_ argument: String) throws -> (columns: Int, rows: Int) {
  let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let columns = parts[0], let rows = parts[1], (10...1000).contains(columns),
    (5...1000).contains(rows)
  else { throw ValidationError("expected columns from 10 to 1000 and rows from 5 to 1000, such as 80x24") }
  return (columns, rows)
}
