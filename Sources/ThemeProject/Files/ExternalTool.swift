internal import ThemeSource

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The reason why a tool did not run, and the next step.
package struct ToolFailure: Error {
  package var message: String
  package var help: String

  package init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}

/// What a tool wrote.
package struct ToolOutput {
  package var bytes: [UInt8]
  /// What it wrote to standard error.
  package var messages: String
  /// Whether it exited with status 0.
  package var isSuccess: Bool
}

/// The time in milliseconds for which a tool may be silent before it is ended.
package let toolPatience: Int32 = 120_000

/// Runs a tool in `PATH`.
///
/// - Parameters:
///   - input: The tool's standard input; `nil` for that of this process.
///   - environment: Variables that it gets in place of those of this process.
///   - help: The next step if the tool cannot be started.
///   - patience: The time in milliseconds for which the tool may be silent before it is ended.
package func output(
  of tool: String, _ arguments: [String], input: [UInt8]? = nil, environment: [String: String] = [:], help: String,
  patience: Int32 = toolPatience
) throws(ToolFailure) -> ToolOutput {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else {
    throw ToolFailure("cannot run '\(tool)'", help: "the system has no free file descriptors")
  }
  defer { close(ends[0]) }
  #if canImport(Glibc)
    var actions = unsafe posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
  unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
  let messages = try temporaryFile([])
  defer { close(messages) }
  unsafe posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
  let source: Int32?
  if let input { source = try temporaryFile(input) } else { source = nil }
  defer { if let source { close(source) } }
  if let source { unsafe posix_spawn_file_actions_adddup2(&actions, source, STDIN_FILENO) }
  var words: [UnsafeMutablePointer<CChar>?] = unsafe ([tool] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe words.forEach { unsafe free($0) } }
  var variables = unsafe copiedEnvironment(with: environment)
  defer { unsafe variables.forEach { unsafe free($0) } }
  var child: pid_t = 0
  let status = unsafe posix_spawnp(&child, tool, &actions, nil, &words, &variables)
  close(ends[1])
  guard status == 0 else {
    let reason = status == ENOENT ? "" : ": \(SystemError(code: status).words)"
    throw ToolFailure("cannot run '\(tool)'\(reason)", help: help)
  }
  let bytes = readAll(ends[0], timeout: patience)
  if bytes == nil { kill(child, SIGKILL) }
  var result: Int32 = 0
  while unsafe waitpid(child, &result, 0) < 0, errno == EINTR {}
  guard let bytes else {
    throw ToolFailure(
      "'\(tool)' wrote nothing for \(patience / 1_000) seconds and was ended",
      help: "run '\(([tool] + arguments).joined(separator: " ").escaped)' to see what it waits for")
  }
  lseek(messages, 0, SEEK_SET)
  return ToolOutput(
    bytes: bytes, messages: String(decoding: readAll(messages, timeout: 0) ?? [], as: UTF8.self), isSuccess: result == 0
  )
}

/// The variables of this process, some of them replaced, for `posix_spawn`. The caller frees them.
private func copiedEnvironment(with replaced: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
  var variables = unsafe replaced.sorted { $0.key < $1.key }.map { unsafe strdup("\($0.key)=\($0.value)") }
  var next = unsafe environ
  while let variable = unsafe next.pointee {
    let isReplaced = replaced.keys.contains { unsafe strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }
    if !isReplaced { unsafe variables.append(strdup(variable)) }
    unsafe next += 1
  }
  return unsafe variables + [nil]
}

/// Creates an open, unlinked file with these bytes. Unlike a pipe, it accepts all of them before they are read.
private func temporaryFile(_ bytes: [UInt8]) throws(ToolFailure) -> Int32 {
  let folder = unsafe getenv("TMPDIR").flatMap { unsafe String(validatingCString: $0) } ?? "/tmp"
  var template = Array("\(folder)/themec-XXXXXX".utf8CString)
  let descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
    guard let start = name.baseAddress else { return Int32(-1) }
    let descriptor = unsafe mkstemp(start)
    if descriptor >= 0 { unsafe unlink(start) }
    return descriptor
  }
  guard descriptor >= 0, writeAll(bytes, to: descriptor) else {
    let error = SystemError.last
    if descriptor >= 0 { close(descriptor) }
    throw ToolFailure(
      "cannot write a temporary file in '\(folder.escaped)': \(error.words)",
      help: [EMFILE, ENFILE].contains(error.code)
        ? "raise the limit of open files, as with 'ulimit -n'" : "set TMPDIR to another folder")
  }
  lseek(descriptor, 0, SEEK_SET)
  return descriptor
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
  }
  return true
}

/// Returns all bytes, or nil if none came for a time in milliseconds.
private func readAll(_ descriptor: Int32, timeout: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&event, 1, timeout)
    if ready == 0 { return nil }
    if ready < 0, errno == EINTR { continue }
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe readSome(descriptor, into: $0) }
    if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
  }
}

private func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  #if canImport(Glibc)
    unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
  #else
    unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
  #endif
}
