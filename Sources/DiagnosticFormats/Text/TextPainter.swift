internal import ThemeSource

/// The style of a piece of a text report.
enum ReportStyle: Equatable {
  case plain
  /// The headline's message.
  case title
  case severity(Diagnostic.Severity)
  /// Line numbers, bars and arrows.
  case gutter
  /// Marks and messages of related locations.
  case related
  case help
  case fix

  /// The parameters of its SGR sequence; nil for plain text.
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .title: "1"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .gutter: "34"
    case .related: "1;34"
    case .help: "1;36"
    case .fix: "1;32"
    }
  }
}

/// Collects the bytes of a report, with colors if requested.
struct TextPainter {
  private(set) var bytes: [UInt8] = []
  private let color: Bool

  init(color: Bool) { self.color = color }

  /// Writes text that is safe to print: constant text, or text escaped by `escaped`.
  mutating func write(_ text: String, _ style: ReportStyle = .plain) {
    guard color, let parameters = style.parameters, !text.isEmpty else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(contentsOf: "\u{1B}[\(parameters)m".utf8)
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }

  /// Returns the bytes since the last call, and removes them.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Ends the line.
  mutating func newline() { bytes.append(0x0A) }
}

/// A row below a source line: marks, connectors and labels at columns.
struct MarkRow {
  private var cells: [(character: Character, style: ReportStyle)] = []

  /// Puts characters at a column and replaces existing ones.
  mutating func put(_ text: String, at column: Int, _ style: ReportStyle) {
    var index = column
    for character in text {
      while cells.count <= index { cells.append((" ", .plain)) }
      cells[index] = (character, style)
      index += 1
    }
  }

  /// Appends a label after a space.
  mutating func append(_ text: String, _ style: ReportStyle) { put(text, at: cells.count + 1, style) }

  /// Writes the row in runs of one style.
  func write(to painter: inout TextPainter) {
    var run = ""
    var style = ReportStyle.plain
    for cell in cells {
      if cell.style != style {
        painter.write(run, style)
        (run, style) = ("", cell.style)
      }
      run.append(cell.character)
    }
    painter.write(run, style)
  }
}
