import Foundation
import Synchronization

/// A port of the loopback interface without a server, even of another test.
final class SilentPort: Sendable {
  private let descriptor: Int32
  private let port: Int

  init() throws { (descriptor, port) = try Socket.bound() }

  deinit { Socket.close(descriptor) }

  var url: URL { URL(string: "http://127.0.0.1:\(port)/") ?? URL(filePath: "/") }
}

/// A scripted HTTP server on the loopback interface, with a thread for each connection.
final class TestServer: Sendable {
  /// A received request.
  struct Request: Hashable, Sendable {
    var method: String
    var path: String
    /// Values, keyed by lowercased name.
    var headers: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// A step of the server on a connection.
  enum Step: Sendable {
    case send([UInt8])
    case pause(milliseconds: Int)
    case close
    /// Sends the same bytes repeatedly until the client closes the connection.
    case flood([UInt8], millisecondsBetween: Int)
    /// Waits until the client closes the connection.
    case awaitClose

    static func send(_ text: String) -> Step { .send(Array(text.utf8)) }
  }

  private struct State {
    var requests: [Request] = []
    var openConnections = 0
    var acceptedConnections = 0
    var bytesSent = 0
    var isStopped = false
  }

  private let listener: Int32
  let port: Int
  private let state = Mutex(State())
  private let respond: @Sendable (Request) -> [Step]

  init(_ respond: @escaping @Sendable (Request) -> [Step]) throws {
    self.respond = respond
    (listener, port) = try Socket.listen()
    Thread.detachNewThread { [self] in accept() }
  }

  /// A server that answers every request with one response.
  convenience init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) throws {
    try self.init { _ in [.response(status: status, headers: headers, body: body)] }
  }

  deinit { Socket.close(listener) }

  var requests: [Request] { state.withLock(\.requests) }
  var openConnections: Int { state.withLock(\.openConnections) }
  var acceptedConnections: Int { state.withLock(\.acceptedConnections) }
  var bytesSent: Int { state.withLock(\.bytesSent) }

  func url(_ path: String = "/", host: String = "127.0.0.1") -> URL {
    URL(string: "http://\(host):\(port)\(path)") ?? URL(filePath: path)
  }

  /// Stops listening; connections end when the client closes them.
  func stop() {
    state.withLock { $0.isStopped = true }
    Socket.shutdown(listener)
  }

  /// Whether a condition becomes true within some seconds.
  func waits(seconds: Double = 1200, until condition: (TestServer) -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if condition(self) { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition(self)
  }

  private func accept() {
    while let connection = Socket.accept(listener), !state.withLock(\.isStopped) {
      state.withLock { state in
        state.openConnections += 1
        state.acceptedConnections += 1
      }
      Thread.detachNewThread { [self] in
        serve(connection)
        Socket.close(connection)
        state.withLock { $0.openConnections -= 1 }
      }
    }
  }

  private func serve(_ connection: Int32) {
    var reader = RequestReader(connection: connection)
    while let request = reader.next() {
      state.withLock { $0.requests.append(request) }
      for step in respond(request) {
        guard perform(step, on: connection) else { return }
      }
    }
  }

  /// Performs a step. Returns false if the connection is closed.
  private func perform(_ step: Step, on connection: Int32) -> Bool {
    switch step {
    case .send(let bytes):
      let isSent = Socket.send(bytes, to: connection)
      if isSent { state.withLock { $0.bytesSent += bytes.count } }
      return isSent
    case .pause(let milliseconds):
      return !Socket.isClosed(connection, withinMilliseconds: milliseconds)
    case .close:
      return false
    case .flood(let bytes, let milliseconds):
      while Socket.send(bytes, to: connection), !Socket.isClosed(connection, withinMilliseconds: milliseconds) {
        state.withLock { $0.bytesSent += bytes.count }
      }
      return false
    case .awaitClose:
      while !Socket.isClosed(connection, withinMilliseconds: 1000) {}
      return false
    }
  }
}

extension TestServer.Step {
  /// A complete response with its length.
  static func response(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) -> TestServer.Step {
    var head = "HTTP/1.1 \(status) Status\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(body.count)\r\n\r\n"
    return .send(Array(head.utf8) + body)
  }

  /// A redirect with a short body.
  static func redirect(_ status: Int = 302, to location: String) -> TestServer.Step {
    .response(status: status, headers: ["Location": location], body: Array("moved".utf8))
  }
}

/// Reads requests with a `Content-Length` or without a body.
private struct RequestReader {
  let connection: Int32
  var buffer: [UInt8] = []

  mutating func next() -> TestServer.Request? {
    let separator = Array("\r\n\r\n".utf8)
    var end: Int?
    while end == nil {
      end = buffer.indices.first { buffer[$0...].starts(with: separator) }
      if end == nil, !receive() { return nil }
    }
    guard let end else { return nil }
    let lines = String(decoding: buffer[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard let name = parts.first, let value = parts.dropFirst().first else { continue }
      headers[name.lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    buffer.removeFirst(end + separator.count)
    let length = headers["content-length"].flatMap(Int.init) ?? 0
    while buffer.count < length { if !receive() { return nil } }
    let body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return TestServer.Request(method: words[0], path: words[1], headers: headers, body: body)
  }

  private mutating func receive() -> Bool {
    guard let bytes = Socket.receive(from: connection), !bytes.isEmpty else { return false }
    buffer += bytes
    return true
  }
}
