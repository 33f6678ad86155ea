import ThemeSource

/// A file in a revision: `HEAD~1:Themes/LoginScreenletView_flat7.xml`.
struct GitObject {
  /// The revision. The path is relative to the repository's root or to the current directory.
  var revision: String
  var path: String

  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex, !text.hasPrefix("-") else { return nil }
    revision = String(text[..<colon])
    path = String(text[text.index(after: colon)...])
    if path.isEmpty || text.utf8.contains(0) { return nil }
  }

  func read() throws -> [UInt8] {
    for name in [path, "./" + path] {
      if let bytes = try git(["cat-file", "blob", "\(revision):\(name)"]) { return bytes }
    }
    guard try git(["rev-parse", "--git-dir"]) != nil else {
      throw Failure(
        "cannot read '\(revision.escaped):\(path.escaped)': the current directory is not in a git repository")
    }
    guard try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]) != nil else {
      throw Failure("unknown revision '\(revision.escaped)'", help: "run 'git log' to list the revisions")
    }
    throw Failure(
      "cannot find '\(path.escaped)' in revision '\(revision.escaped)'",
      help: "check with 'git show \(revision.escaped):\(path.escaped)'")
  }
}
