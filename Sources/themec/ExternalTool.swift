#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Returns the standard output of git, or `nil` if it fails. Its standard error is discarded.
func git(_ arguments: [String]) throws -> [UInt8]? {
  try output(of: "git", arguments, help: "check that git is installed and in PATH")
}

/// Returns the standard output of a tool in `PATH`, or `nil` if it fails. Its standard error is discarded.
///
/// - Parameters:
///   - input: The tool's standard input; `nil` for that of this process.
///   - help: The next step if the tool cannot be started.
func output(
  of tool: String, _ arguments: [String], input: [UInt8]? = nil, help: String
) throws -> [UInt8]? {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else {
    throw Failure("cannot run '\(tool)'", help: "the system has no free file descriptors")
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
  unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  let source = try input.map { try temporaryFile($0) }
  defer { if let source { close(source) } }
  if let source { unsafe posix_spawn_file_actions_adddup2(&actions, source, STDIN_FILENO) }
  var words: [UnsafeMutablePointer<CChar>?] = unsafe ([tool] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe words.forEach { unsafe free($0) } }
  var child: pid_t = 0
  let status = unsafe posix_spawnp(&child, tool, &actions, nil, &words, environ)
  close(ends[1])
  guard status == 0 else { throw Failure("cannot run '\(tool)'", help: help) }
  let bytes = readAll(ends[0])
  var result: Int32 = 0
  while unsafe waitpid(child, &result, 0) < 0, errno == EINTR {}
  return result == 0 ? bytes : nil
}

/// Creates an open, unlinked file with these bytes. Unlike a pipe, it accepts all of them before they are read.
private func temporaryFile(_ bytes: [UInt8]) throws -> Int32 {
  var template = Array("\(Terminal.environment("TMPDIR") ?? "/tmp")/themec-XXXXXX".utf8CString)
  let descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
    guard let start = name.baseAddress else { return Int32(-1) }
    let descriptor = unsafe mkstemp(start)
    if descriptor >= 0 { unsafe unlink(start) }
    return descriptor
  }
  guard descriptor >= 0 else {
    throw Failure("cannot create a temporary file", help: "set TMPDIR to a folder that can be written to")
  }
  write(bytes, to: descriptor)
  lseek(descriptor, 0, SEEK_SET)
  return descriptor
}

private func readAll(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
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
