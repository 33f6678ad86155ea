import ThemeProject
import ThemeSource

/// Returns the standard output of git, or `nil` if it fails. git runs no program that the repository names, and fetches nothing.
///
/// - Throws: a failure if git is not installed, or does not trust the repository.
func git(_ arguments: [String], input: [UInt8]? = nil) throws -> [UInt8]? {
  let result: ToolOutput
  do throws(ToolFailure) {
    result = try output(
      of: "git", ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"] + arguments, input: input,
      // The list of allowed protocols replaces the settings about them.
      environment: ["GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", noValue: ""],
      help: "check that git is installed and in PATH")
  } catch {
    throw Failure(error.message, help: error.help)
  }
  if result.isSuccess { return result.bytes }
  // git ends its message, in any language, with the command that helps.
  if let command = result.messages.split(whereSeparator: \.isNewline).first(where: { $0.contains("safe.directory") }) {
    throw Failure(
      "git does not trust this repository, because another user owns it",
      help: "if you do, run '\(String(command.drop { $0.isWhitespace }).escaped)'")
  }
  return nil
}

/// An environment variable that is empty.
private let noValue = "THEMEC_NO_VALUE"

/// Options that turn off the filters that a repository's own configuration defines, which git would run to compare files of the
/// working tree. Those of the user's configuration, such as that of Git LFS, stay.
func withoutFilters(ofRepository root: String) throws -> [String] {
  let query = ["config", "--includes", "--show-scope", "--null", "--name-only", "--get-regexp", #"^filter\."#]
  let words = (try git(["-C", root] + query) ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  // Pairs of the scope and the name of a setting.
  let filters = Set(
    stride(from: 0, to: words.count - 1, by: 2).compactMap { index -> String? in
      let (scope, name) = (words[index], words[index + 1])
      guard scope != "global", scope != "system" else { return nil }
      return name.lastIndex(of: ".").map { String(name[..<$0]) }
    })
  // The name of a filter can contain '=', at which git would divide an argument of '-c'.
  return filters.sorted().flatMap { filter in
    ["clean", "smudge", "process", "required"].map { "--config-env=\(filter).\($0)=\(noValue)" }
  }
}
