import Foundation

/// A server of the `openssl` command, with a certificate that a new authority has signed.
final class TLSServer {
  static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private var process = Process()
  private let folder: URL
  private(set) var port = 0

  /// Starts a server with a certificate for a host name, valid from now on for some days.
  init(host: String = "localhost", days: Int = 1, options: [String] = ["-www"]) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("subjectAltName=DNS:\(host)\n".utf8).write(to: folder.appending(path: "names"))
    let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    try await run(
      ["req", "-x509"] + newKey + ["-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=Authority"])
    try await run(["req"] + newKey + ["-keyout", "key.pem", "-out", "request.pem", "-subj", "/CN=\(host)"])
    try await run(
      [
        "x509", "-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-set_serial", "1", "-days",
        "\(days)",
        "-extfile", "names", "-out", "certificate.pem",
      ])
    // Another process may take the port before the server does.
    for _ in 0..<3 {
      try await listen(options)
      if process.isRunning { return }
    }
  }

  var url: URL { URL(string: "https://localhost:\(port)/") ?? folder }

  /// The file with the certificate of the authority.
  var authority: String { folder.appending(path: "ca.pem").path() }

  /// Writes a file for the option `-HTTP`.
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

  /// Kills the server with a signal that cannot be blocked. Child processes inherit the signals that threads of
  /// Dispatch block.
  func stop() {
    if process.isRunning { Socket.kill(process.processIdentifier) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the server at a free port, and waits until it accepts connections or has ended.
  private func listen(_ options: [String]) async throws {
    let (listener, port) = try Socket.listen()
    Socket.close(listener)
    self.port = port
    process = Process()
    try start(
      process,
      ["s_server", "-accept", "127.0.0.1:\(port)", "-key", "key.pem", "-cert", "certificate.pem"] + options)
    // Each check is a connection, which the server handles before those of the test.
    for _ in 0..<3000 {
      if !process.isRunning || Socket.isListening(port: port) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private func run(_ arguments: [String]) async throws {
    let process = Process()
    try start(process, arguments)
    while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
  }

  private func start(_ process: Process, _ arguments: [String]) throws {
    process.executableURL = URL(filePath: Self.openssl ?? "")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}
