package import TerminalCells

extension CellBuffer {
  /// The same picture with every drawing character replaced by ASCII; letters of texts are kept.
  package func inASCII() -> CellBuffer {
    var buffer = self
    for row in 0..<rows {
      for column in 0..<columns {
        guard let cell = self[column, row], cell.width == 1, let ascii = Self.ascii[cell.glyph] else { continue }
        buffer.update(column: column, row: row) { $0.glyph = UInt32(ascii) }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        buffer.update(column: column, row: row) { $0.plainBlock() }
      }
    }
    return buffer
  }

  private static let ascii: [UInt32: UInt8] = {
    let pairs: [(String, String)] = [
      ("─━╌╸", "-=-="), ("│┃╎▏▕▐▌", "||:[][]"), ("┌┐└┘╭╮╰╯┏┓┗┛┬┴┱┲┹┺", "++++..''++++++++++"), ("╱╲", "/\\"),
      ("•●○▪", "*oo#"),
      ("⌜⌝⌞⌟", "++++"), ("‹›", "<>"), ("…⋯−", "~>-"), ("▣▢◍◎◫", "##@+#"), ("⌕✕✓✎✉▾▴▶★♥⚙☎", "?xv/@vn>*%&t"),
      ("≡⌂↓↑↻⚑", "=^v^@P"), ("♙▦◷▤☾◉⌫⚿", "&#@=)oxn"),
      ("⣾⣽⣻⢿⡿⣟⣯⣷", "|/-\\|/-\\"), ("←→·×‖«»", "<>.x\"<>"),
    ]
    var table: [UInt32: UInt8] = [:]
    for (signs, letters) in pairs {
      for (sign, letter) in zip(signs.unicodeScalars, letters.utf8) { table[sign.value] = letter }
    }
    return table
  }()
}

extension CellBuffer.Cell {
  /// Replaces a block element by a space in the color that fills more of the cell.
  fileprivate mutating func plainBlock() {
    guard (0x2580...0x259F).contains(glyph) else { return }
    guard background != .terminal else {
      glyph = 0x23
      return
    }
    if let block = BlockGlyphs.all.first(where: { $0.scalar == glyph }), block.mask.nonzeroBitCount >= 32 {
      background = foreground
    }
    glyph = 0x20
  }
}
