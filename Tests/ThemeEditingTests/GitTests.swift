import Foundation
import TestSupport
import Testing

/// The built `themec` in the same folder as the tests. It and git are available after `swift build`.
private let themec: String? = {
  var folder = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "").deletingLastPathComponent()
  for _ in 0..<4 {
    let path = folder.appending(path: "themec").path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if type == .typeRegular { return path }
    folder.deleteLastPathComponent()
  }
  return nil
}()

private let hasGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

@Suite(.enabled(if: themec != nil && hasGit, "themec or git is not there"))
struct GitTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  func git(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=n", "-c", "user.email=e@example.org"] + arguments
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  func write(_ text: String) throws { try folder.write("A.xib", text) }

  func read() throws -> String { try #require(folder.text("A.xib")) }

  /// Makes a repository with two branches that change the same file.
  func makeRepository(ours: (String, String), theirs: (String, String)) throws {
    try git("init", "-q", "-b", "main")
    try folder.write(".gitattributes", "*.xib merge=theme diff=theme\n")
    let path = themec ?? ""
    try git("config", "merge.theme.driver", "'\(path)' merge %O %A %B -o %A --name=%P")
    try git("config", "diff.theme.command", "'\(path)' diff --git --")
    try write(MergeTests.base)
    try git("add", "-A")
    try git("commit", "-qm", "base")
    try git("checkout", "-qb", "other")
    try write(MergeTests.base.replacing(theirs.0, with: theirs.1))
    try git("commit", "-qam", "theirs")
    try git("checkout", "-q", "main")
    try write(MergeTests.base.replacing(ours.0, with: ours.1))
    try git("commit", "-qam", "ours")
  }

  @Test func `git merges changes of different attributes on the same line`() throws {
    try makeRepository(ours: (#"text="A""#, #"text="X""#), theirs: (#" id="a">"#, #" tag="4" id="a">"#))
    let merged = try git("merge", "-q", "other", "-m", "merged")
    #expect(merged.status == 0, "\(merged.output)")
    #expect(try read().contains(#"<label tag="4" text="X" id="a">"#))
    #expect(try git("status", "--porcelain").output.isEmpty)
  }

  @Test func `git compares a file with a name like an option`() throws {
    try makeRepository(ours: (#"text="A""#, #"text="X""#), theirs: (#"text="A""#, #"text="Y""#))
    try folder.write("-o.xib", MergeTests.base)
    try git("add", "-A")
    try folder.write("-o.xib", MergeTests.base.replacing(#"text="A""#, with: #"text="Z""#))
    let path = themec ?? ""
    for (setting, value) in [("command", "'\(path)' diff --git --"), ("textconv", "'\(path)' diff --textconv --")] {
      try git("config", "diff.theme.\(setting)", value)
      let compared = try git("diff")
      #expect(compared.status == 0 && compared.output.contains("Z"), "\(compared.output)")
      try git("config", "--unset", "diff.theme.command")
    }
  }

  @Test func `git marks a conflict at its object, and the file stays well-formed`() throws {
    try makeRepository(ours: (#"text="A""#, #"text="X""#), theirs: (#"text="A""#, #"text="Y""#))
    let merged = try git("merge", "other", "-m", "merged")
    #expect(merged.status == 1)
    #expect(merged.output.contains("A.xib:6:") && merged.output.contains("'text' is 'X' in ours and 'Y' in theirs"))
    #expect(try git("status", "--porcelain").output == "UU A.xib\n")
    #expect(markup(try read()) != nil)
  }

  @Test func `git diff reports differences by meaning`() throws {
    try makeRepository(ours: (#"text="A""#, #"text="X""#), theirs: (#"text="A""#, #"text="Y""#))
    let difference = try git("diff", "main", "other").output
    #expect(difference.contains("~ the label 'Y'\n    text: X → Y\n"), "\(difference)")
  }
}
