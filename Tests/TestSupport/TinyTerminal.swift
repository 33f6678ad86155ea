/// A terminal that supports only the encoder's sequences: cursor positions, SGR, clearing, text. It keeps colors as
/// sent.
package struct TinyTerminal {
  package struct Cell: Equatable {
    package var text = " "
    package var foreground = "39"
    package var background = "49"
    package var style: Set<String> = []

    package init() {}
  }

  package let columns: Int
  package let rows: Int
  package private(set) var cells: [Cell]
  /// Unsupported sequences.
  package private(set) var unknown: [String] = []
  private var column = 0
  private var row = 0
  private var pen = Cell()

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  package mutating func feed(_ bytes: [UInt8], width: (Character) -> Int) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        guard rest.popFirst() == "[" else {
          unknown.append("ESC")
          continue
        }
        let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
        let parameters = String(rest[..<end])
        let command = rest[end...].first ?? "?"
        rest = rest[end...].dropFirst()
        obey(command, parameters)
      } else if character == "\n" {
        row += 1
        column = 0
      } else {
        write(character, width(character))
      }
    }
  }

  private mutating func obey(_ command: Character, _ parameters: String) {
    switch command {
    case "H":
      let parts = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = (parts[0] - 1, parts[1] - 1)
    case "C": column += Int(parameters) ?? 1
    case "J": cells = Array(repeating: Cell(), count: columns * rows)
    case "m":
      var codes = parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      while !codes.isEmpty {
        let code = codes.removeFirst()
        switch Int(code) ?? 0 {
        case 0: pen = Cell()
        case 1...9: pen.style.insert(code)
        case 38, 48:
          let count = codes.first == "2" ? 4 : 2
          let color = ([code] + codes.prefix(count)).joined(separator: ";")
          codes.removeFirst(count)
          if code == "38" { pen.foreground = color } else { pen.background = color }
        case 30...39, 90...97: pen.foreground = code
        case 40...49, 100...107: pen.background = code
        default: unknown.append(code)
        }
      }
    default: unknown.append("\(command)")
    }
  }

  private mutating func write(_ character: Character, _ width: Int) {
    guard row < rows, column + width <= columns else {
      unknown.append("outside \(row);\(column)")
      return
    }
    // Overwriting half of a wide character clears the other half.
    if cells[row * columns + column].text.isEmpty, column > 0 { cells[row * columns + column - 1].text = " " }
    let next = column + width
    if next < columns, cells[row * columns + next].text.isEmpty { cells[row * columns + next].text = " " }
    pen.text = String(character)
    cells[row * columns + column] = pen
    if width == 2 {
      pen.text = ""
      cells[row * columns + column + 1] = pen
    }
    column += width
  }
}
