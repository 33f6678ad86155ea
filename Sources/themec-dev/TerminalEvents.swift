import ArgumentParser
import Foundation
import TerminalCells
import TerminalUI

/// `themec-dev terminal`: shows the events of a terminal. CI tests it with a pseudo terminal.
struct TerminalEvents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "terminal", abstract: "Show the events that the terminal sends; q quits, Control-Z suspends")

  func run() throws {
    do {
      var session = try TerminalSession.open { ProcessInfo.processInfo.environment[$0] }
      var log = EventLog()
      try session.run { events, capabilities in log.frame(after: events, capabilities) }
    } catch let error as TerminalError {
      throw ValidationError([error.message, error.help].compactMap(\.self).joined(separator: "\n"))
    }
  }
}

/// The last events, one per row, below the terminal's capabilities.
private struct EventLog {
  private var size = (columns: 80, rows: 24)
  private var lines: [String] = []

  mutating func frame(after events: [TerminalEvent], _ capabilities: TerminalCapabilities) -> TerminalFrame {
    var requests: [TerminalFrame.Request] = []
    for event in events {
      switch event {
      case .resize(let columns, let rows): size = (columns, rows)
      case .reply, .resumed: break
      case .key(KeyPress(.character("q"))): requests.append(.quit)
      case .key(KeyPress(.character("z"), .control)): requests.append(.suspend)
      case .key(KeyPress(.character("b"))): requests.append(.bell)
      case .key(KeyPress(.character("w"))): requests.append(.wake(afterMilliseconds: 300))
      // An endless recursion. A signal handler survives it only on a separate stack.
      case .key(KeyPress(.character("S"))): lines.append(String(depth(of: 1)))
      case .key(KeyPress(.character("T"))): fatalError("trapped as asked for")
      default: lines.append("\(event)")
      }
    }
    lines = Array(lines.suffix(200))
    var picture = CellBuffer(columns: size.columns, rows: size.rows)
    picture.write("\(size.columns) × \(size.rows) \(capabilities)", row: 0, style: .reverse)
    for (row, line) in lines.suffix(max(0, size.rows - 1)).enumerated() { picture.write(line, row: row + 1) }
    return TerminalFrame(picture, requests: requests)
  }

  private func depth(of number: Int) -> Int { number == 0 ? 0 : 1 + depth(of: number + 1) }
}

extension CellBuffer {
  /// Writes a line of narrow characters; others become question marks.
  fileprivate mutating func write(_ text: String, row: Int, style: CellStyle = []) {
    for (column, scalar) in text.unicodeScalars.prefix(columns).enumerated() {
      let isNarrow = (0x20..<0x7F).contains(scalar.value) || (0xA1..<0x300).contains(scalar.value)
      put(isNarrow ? Character(scalar) : "?", width: 1, column: column, row: row, style: style)
    }
  }
}
