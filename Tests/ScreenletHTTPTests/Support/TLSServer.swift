import Foundation

/// A server with a certificate of its own, by the `openssl` command.
final class TLSServer {
  private let process = Process()
  private let folder: URL
  let port: Int

  static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts a server whose certificate is valid from now on for some days.
  init(commonName: String, days: Int = 1, options: [String] = []) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (listener, port) = try Socket.listen()
    Socket.close(listener)
    self.port = port
    let key = folder.appending(path: "key.pem").path()
    let certificate = folder.appending(path: "certificate.pem").path()
    let request = try Self.start(
      Process(),
      [
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "\(days)",
        "-subj",
        "/CN=\(commonName)",
      ])
    while request.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    _ = try Self.start(
      process, ["s_server", "-accept", "127.0.0.1:\(port)", "-key", key, "-cert", certificate, "-www"] + options)
    for _ in 0..<200 where process.isRunning && !Socket.isListening(port: port) {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  var url: URL { URL(string: "https://localhost:\(port)/") ?? folder }

  /// Kills the server: the signals that threads of Dispatch block are blocked in their child processes as well.
  func stop() {
    if process.isRunning { Socket.kill(process.processIdentifier) }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func start(_ process: Process, _ arguments: [String]) throws -> Process {
    process.executableURL = URL(filePath: openssl ?? "")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
