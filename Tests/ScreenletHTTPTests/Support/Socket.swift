import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// System calls for a test server.
enum Socket {
  struct Failure: Error { var code = errno }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(bitPattern: UInt32(truncatingIfNeeded: MSG_NOSIGNAL))
  #endif

  /// A listening socket on 127.0.0.1 and its port, which the system chooses.
  static func listen() throws -> (descriptor: Int32, port: Int) {
    let (descriptor, port) = try bound()
    guard system(descriptor) else { throw Failure() }
    return (descriptor, port)
  }

  /// A socket that reserves a port without listening, until it is closed.
  static func bound() throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw Failure() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { throw Failure() }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  private static func system(_ descriptor: Int32) -> Bool {
    #if canImport(Glibc)
      Glibc.listen(descriptor, 64) == 0
    #elseif canImport(Musl)
      Musl.listen(descriptor, 64) == 0
    #else
      Darwin.listen(descriptor, 64) == 0
    #endif
  }

  static func accept(_ listener: Int32) -> Int32? {
    #if canImport(Glibc)
      let connection = Glibc.accept(listener, nil, nil)
    #elseif canImport(Musl)
      let connection = unsafe Musl.accept(listener, nil, nil)
    #else
      let connection = unsafe Darwin.accept(listener, nil, nil)
      var isOn: Int32 = 1
      unsafe setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return connection >= 0 ? connection : nil
  }

  static func receive(from connection: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe recv(connection, $0.baseAddress, $0.count, 0) }
    return count >= 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Sends all bytes. Returns false if the other side has closed the connection.
  static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { rest -> Int in
        #if canImport(Glibc)
          unsafe Glibc.send(connection, rest.baseAddress, rest.count, flags)
        #elseif canImport(Musl)
          unsafe Musl.send(connection, rest.baseAddress, rest.count, flags)
        #else
          unsafe Darwin.send(connection, rest.baseAddress, rest.count, flags)
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Whether the other side closes the connection within a time. Received bytes remain readable.
  static func isClosed(_ connection: Int32, withinMilliseconds milliseconds: Int) -> Bool {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    repeat {
      var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      let left = max(0, Int((end - .now) / .milliseconds(1)))
      guard unsafe poll(&request, 1, Int32(clamping: left)) > 0 else { continue }
      var byte: UInt8 = 0
      let count = unsafe recv(connection, &byte, 1, Int32(truncatingIfNeeded: Int(MSG_PEEK)))
      if count <= 0 { return true }
      usleep(1000)
    } while ContinuousClock.now < end
    return false
  }

  /// Wakes a thread that waits for connections.
  static func shutdown(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.shutdown(descriptor, Int32(SHUT_RDWR))
    #elseif canImport(Musl)
      _ = Musl.shutdown(descriptor, Int32(SHUT_RDWR))
    #else
      _ = Darwin.shutdown(descriptor, Int32(SHUT_RDWR))
    #endif
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Whether connections to a port of 127.0.0.1 are accepted.
  static func isListening(port: Int) -> Bool {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(descriptor, address, length) == 0
      }
    }
  }

  /// Ends a child process.
  static func kill(_ process: Int32) {
    #if canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #else
      _ = Darwin.kill(process, SIGKILL)
    #endif
  }
}
