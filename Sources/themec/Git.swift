#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The standard output of git; nil if it fails. Its standard error is discarded.
func git(_ arguments: [String]) throws -> [UInt8]? {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else {
    throw Failure("cannot run git", help: "the system has no free file descriptors")
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
  var words: [UnsafeMutablePointer<CChar>?] = unsafe (["git"] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe words.forEach { unsafe free($0) } }
  var child: pid_t = 0
  let status = unsafe posix_spawnp(&child, "git", &actions, nil, &words, environ)
  close(ends[1])
  guard status == 0 else { throw Failure("cannot run git", help: "check that git is installed and in PATH") }
  let bytes = readAll(ends[0])
  var result: Int32 = 0
  while unsafe waitpid(child, &result, 0) < 0, errno == EINTR {}
  return result == 0 ? bytes : nil
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
