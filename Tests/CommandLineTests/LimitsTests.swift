import Foundation
import TestSupport
import Testing

/// `themec limits`, and limits on the command line.
struct LimitsTests {
  /// A cell with elements that are nested more than three deep.
  private static let files = ["ACell.xml": warnedCell]

  /// The rows of the table, by name, without the descriptions.
  private func rows(_ outcome: Outcome) -> [String: [String]] {
    let lines = outcome.output.split(separator: "\n").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let cells = line.split(separator: " ").map(String.init)
        return (cells[0], Array(cells[1..<4]))
      })
  }

  @Test func `each limit is listed with its default, how far it can be raised, and a description`() throws {
    let folder = try TemporaryFolder(["x": ""])
    let outcome = try themec(["limits"], folder: folder.url)
    #expect(outcome.status == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("NAME "))
    let listed = rows(outcome)
    #expect(listed["depth"] == ["100", "100", "250"])
    #expect(listed["elements"] == ["200000", "200000", "10000000"])
    #expect(listed["imagePixels"] == ["16000000", "16000000", "fixed"])
    #expect(listed["templateBytes"] == ["67108864", "67108864", "fixed"])
    #expect(listed.values.filter { $0[2] != "fixed" }.count == 10)
    #expect(outcome.output.split(separator: "\n").dropFirst().allSatisfy { $0.split(separator: " ").count > 5 })
    let keys = try themec(["config", "show"], folder: folder.url).output
    for (name, cells) in listed where cells[2] != "fixed" { #expect(keys.contains("\(name): \(cells[0])")) }
  }

  @Test(
    arguments: [
      ([], ["9", "100", "250"]), (["--isolated"], ["100", "100", "250"]),
      (["--limit", "depth=200"], ["200", "100", "250"]), (["--limit", "depth=8"], ["8", "100", "250"]),
      (["--limit", "depth=8", "--limit=depth=7"], ["7", "100", "250"]),
      (["--limit", "depth=250", "--limit", "elements=1"], ["250", "100", "250"]),
    ] as [([String], [String])])
  func `the command line has precedence over the configuration, and the last value counts`(
    arguments: [String], row: [String]
  ) throws {
    let folder = try TemporaryFolder([".themec.yml": "limits: {depth: 9}\n", "Themes/x": ""])
    for path in [[], ["Themes"]] {
      #expect(rows(try themec(["limits"] + path + arguments, folder: folder.url))["depth"] == row)
    }
    let shown = try themec(["config", "show"] + arguments, folder: folder.url).output.split(separator: "\n")
    let depth = try #require(shown.first { $0.contains(" depth: ") })
    #expect(depth.contains("depth: \(row[0]) "))
    #expect(depth.hasSuffix("# --limit") == arguments.contains("--limit"))
  }

  @Test(
    arguments: [
      ("depht=200", "unknown limit 'depht'", "did you mean 'depth'?"),
      ("colors=2", "unknown limit 'colors'", "run 'themec limits' to list all limits"),
      ("depth=251", "expected a whole number from 1 to 250", nil),
      ("depth=0", "expected a whole number from 1 to 250", nil),
      ("depth=-1", "expected a whole number from 1 to 250", nil),
      ("depth=many", "expected a whole number from 1 to 250", nil),
      ("depth=", "expected a whole number from 1 to 250", nil),
      ("depth=99999999999999999999", "expected a whole number from 1 to 250", nil),
      ("depth", "expected a name and a number, such as 'depth=200'", nil),
      ("depht", "expected a name and a number, such as 'depth=200'", "did you mean 'depth'?"),
      ("", "expected a name and a number, such as 'depth=200'", "run 'themec limits' to list all limits"),
      ("imagePixels=1", "the limit 'imagePixels' cannot be changed", "run 'themec limits' to list all limits"),
    ] as [(String, String, String?)])
  func `a limit that cannot be set is a usage error`(argument: String, message: String, help: String?) throws {
    for command in ["lint", "limits"] {
      let outcome = try themec([command, "--limit", argument])
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(
        outcome.messages.hasPrefix("error: invalid value '\(argument)' for '--limit <name=number>': \(message)\n"),
        "\(outcome.messages)")
      if let help { #expect(outcome.messages.contains("= help: \(help)\n"), "\(outcome.messages)") }
    }
  }

  @Test func `results of former runs with other limits are not used`() throws {
    let (folder, cache) = (try TemporaryFolder(project: Self.files), try TemporaryFolder())
    func isReported(_ arguments: [String]) throws -> Bool {
      let outcome = try themec(
        ["lint"] + arguments, folder: folder.url, environment: ["THEMEC_CACHE_DIR": cache.path])
      return outcome.output.contains("[syntax/limits]: elements are nested deeper than")
    }
    for _ in 1...2 {
      #expect(try !isReported([]))
      #expect(try isReported(["--limit", "depth=3"]))
      #expect(try !isReported(["--limit", "depth=200"]))
    }
  }

  @Test func `a limit that a configuration lowered can be raised on the command line alone`() throws {
    let folder = try TemporaryFolder(Self.files.merging([".themec.yml": "limits: {depth: 3}\n"]) { first, _ in first })
    let lowered = try themec(["lint"], folder: folder.url)
    #expect(lowered.status == 1 && lowered.output.contains("ACell.xml:"))
    #expect(lowered.output.contains("raise 'limits.depth' in the configuration or with '--limit depth=6'"))
    #expect(try themec(["lint", "--limit", "depth=100"], folder: folder.url).status == 0)
    try folder.write(".themec.yml", "limits: {depth: 101}\n")
    let raised = try themec(["lint"], folder: folder.url)
    #expect(raised.status == 2 && raised.messages.contains("'limits.depth' must be from 1 to 100, not 101"))
  }

  @Test(arguments: [
    ["merge", "A.xib", "A.xib", "A.xib"], ["strings", "export", "A.xib"], ["strings", "import", "A.xib", "A.strings"],
    ["diff", "A.xib", "B.xib"], ["format", "--check", "A.xib"], ["format", "--check", "-"], ["lint", "A.xib"],
    ["lint", "-"], ["preview", "A.xib"], ["preview", "-"], ["compile", "A.xib"], ["generate", "view", "A.xib"],
    ["dump", "--stage", "document", "A.xib"],
  ])
  func `every command that reads a file has the limits of the command line`(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["A.xib": warnedCell, "B.xib": warnedCell, "A.strings": ""])
    let outcome = try themec(arguments + ["--limit", "fileBytes=100"], input: warnedCell, folder: folder.url)
    #expect((outcome.output + outcome.messages).contains("larger than 100 bytes"), "\(outcome)")
    #expect((outcome.output + outcome.messages).contains("'--limit fileBytes=200'"), "\(outcome)")
    #expect(outcome.status != 0 && outcome.status != 70)
  }

  @Test func `the limits of reports are those of the project`() throws {
    let views = (0..<9).map { "<view id=\"a\($0)\" x=\"\"/>" }.joined()
    let folder = try TemporaryFolder(["A.xib": "<document><objects>\(views)</objects></document>\n"])
    func lines(_ arguments: [String]) throws -> [Substring] {
      try themec(["lint", "A.xib"] + arguments, folder: folder.url).output.split(separator: "\n")
    }
    #expect(try lines([]).contains { $0.contains("more in A.xib") } == false)
    let limited = try lines(["--limit", "messageBytesPerFile=2000"])
    #expect(limited.contains { $0.hasPrefix("… and ") && $0.hasSuffix(" more in A.xib") })
    #expect(
      limited.contains(
        "  = help: fix the first ones, or raise 'limits.messageBytesPerFile' in the configuration or with '--limit messageBytesPerFile=4000'"
      ), "\(limited)")
    try folder.write(".themec.yml", "limits: {messageBytesPerFile: 2000}\n")
    #expect(try lines(["--no-cache"]).contains { $0.hasSuffix(" more in A.xib") })
  }

  @Test func `names of limits are completed`() throws {
    #expect(try themec(["--generate-completion-script", "bash"]).output.contains("depth="))
  }
}
