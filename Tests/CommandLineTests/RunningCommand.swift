import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes that a command has printed.
private final class Printed: Sendable {
  let bytes = Mutex<[UInt8]>([])
}

/// The built command while it runs, with its output and messages.
final class RunningCommand {
  private let process = Process()
  private let printed = Printed()
  private let handle: FileHandle

  /// - Parameter terminal: The size of the command's terminal, or nil for a pipe.
  init(_ arguments: [String], folder: URL, terminal: (columns: UInt16, rows: UInt16)? = nil) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("themec")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"] { variables[name] = nil }
    variables["TERM"] = "xterm-256color"
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    let output: FileHandle
    if let terminal {
      var (main, other): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: terminal.rows, ws_col: terminal.columns, ws_xpixel: 0, ws_ypixel: 0)
      guard unsafe openpty(&main, &other, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
      handle = FileHandle(fileDescriptor: main, closeOnDealloc: true)
      output = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    } else {
      let pipe = Pipe()
      handle = pipe.fileHandleForReading
      output = pipe.fileHandleForWriting
    }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try output.close()
    let descriptor = handle.fileDescriptor
    Thread.detachNewThread { [printed] in
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe buffer.withUnsafeMutableBytes {
          unsafe read(descriptor, $0.baseAddress, $0.count)
        }
        guard count > 0 else { return }
        printed.bytes.withLock { $0 += buffer.prefix(count) }
      }
    }
  }

  deinit { process.terminate() }

  /// The command's entire output.
  var text: String { String(decoding: printed.bytes.withLock { $0 }, as: UTF8.self) }

  /// Returns the output since `start` as soon as it contains `text`, or after 20 seconds.
  func wait(for text: String, from start: Int = 0) -> String {
    for _ in 0..<2000 {
      let new = String(decoding: self.printed.bytes.withLock { $0.dropFirst(start) }, as: UTF8.self)
      if new.contains(text) { return new }
      usleep(10_000)
    }
    return String(decoding: printed.bytes.withLock { $0.dropFirst(start) }, as: UTF8.self)
  }

  /// The number of bytes printed.
  var count: Int { printed.bytes.withLock { $0.count } }

  /// Presses Ctrl-C and returns the exit status, or nil if a signal ended the command.
  func interrupt() -> Int32? {
    process.interrupt()
    for _ in 0..<1000 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
