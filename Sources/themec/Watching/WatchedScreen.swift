#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows the output of a watched command. On a terminal, it replaces the previous output; otherwise it is appended.
struct WatchedScreen {
  private let terminal = Terminal.current
  private var isFirst = true
  /// The output of the last successful run.
  private var picture: [UInt8] = []
  private var printed: (output: [UInt8], messages: [UInt8])?

  private var redraws: Bool { terminal.isTerminal && Terminal.environment("TERM") != "dumb" }

  /// Shows a run.
  /// - Parameters:
  ///   - isBroken: Whether to keep the last successful picture.
  ///   - status: The status of the run, on one line.
  mutating func show(_ run: CapturedOutput, isBroken: Bool, status: String) {
    let keeps = isBroken && !picture.isEmpty
    if !keeps { picture = run.output }
    guard redraws else {
      let former = printed
      printed = (keeps ? former?.output ?? [] : run.output, run.messages)
      // Editors write a file more than once.
      if let former, let printed, former == printed { return }
      if former?.messages != run.messages { write(run.messages, to: STDERR_FILENO) }
      if !keeps, former?.output != run.output { standardOutput(run.output) }
      standardError(status + "\n")
      return
    }
    standardOutput(frame(messages: run.messages, status))
    isFirst = false
  }

  /// The picture above the messages, both truncated at the end to fit the terminal.
  private func frame(messages: [UInt8], _ status: String) -> [UInt8] {
    let size = Terminal.current.size ?? (columns: 80, rows: 24)
    let room = max(2, size.rows) - 1
    let said = lines(messages)
    var picture = lines(picture)
    let below = min(said.count, max(room / 2, room - picture.count))
    let above = min(picture.count, room - below)
    var status = status
    if above < picture.count || below < said.count {
      status += " · \(picture.count - above + said.count - below) more rows"
      picture = Array(picture.prefix(above))
    }
    // A single synchronized update without wrapping prevents flicker.
    var bytes = Array("\u{1B}[?2026h\u{1B}[?7l\(isFirst ? "\u{1B}[2J" : "")\u{1B}[H".utf8)
    for line in picture + said.prefix(below) {
      bytes += line
      bytes += "\u{1B}[0m\u{1B}[K\r\n".utf8
    }
    bytes += "\(status)\u{1B}[K\u{1B}[J".utf8
    bytes += Self.frameEnd.utf8Bytes
    return bytes
  }

  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static let frameEnd: StaticString = "\u{1B}[?7h\u{1B}[?2026l"

  /// Ends a frame that may be incomplete. Writes only constant bytes, so that a signal handler may call it.
  static func end() {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    unsafe _ = writeBytes(STDOUT_FILENO, frameEnd.utf8Start, frameEnd.utf8CodeUnitCount)
    let lineEnd: StaticString = "\n"
    unsafe _ = writeBytes(STDOUT_FILENO, lineEnd.utf8Start, lineEnd.utf8CodeUnitCount)
  }
}

extension StaticString {
  fileprivate var utf8Bytes: [UInt8] { withUTF8Buffer { unsafe Array($0) } }
}

/// The system's `write`, which is shadowed by a function of this module.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  #if canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes, count)
  #else
    unsafe Darwin.write(descriptor, bytes, count)
  #endif
}
