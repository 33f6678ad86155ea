import ThemeProject

/// Returns the standard output of git, or `nil` if it fails. Its standard error is discarded.
func git(_ arguments: [String], input: [UInt8]? = nil) throws -> [UInt8]? {
  do throws(ToolFailure) {
    return try output(of: "git", arguments, input: input, help: "check that git is installed and in PATH")
  } catch {
    throw Failure(error.message, help: error.help)
  }
}
