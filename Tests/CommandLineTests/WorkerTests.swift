import Foundation
import TestSupport
import Testing

/// A worker while it runs.
private final class RunningWorker {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  init(folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("themec")
    process.arguments = ["worker", "--persistent_worker"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// Waits for the next answer.
  func answer() throws -> Answer {
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
      line.append(byte)
    }
    return try JSONDecoder().decode(Answer.self, from: Data(line))
  }

  /// Closes the input. Returns the remaining answers, and the exit status.
  func end() throws -> (answers: [Answer], status: Int32) {
    try input.fileHandleForWriting.close()
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let answers = try rest.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Answer.self, from: $0) }
    return (answers, process.terminationStatus)
  }
}

private struct Answer: Decodable {
  var requestId: Int
  var exitCode: Int
  var output: String
}

private struct Request: Encodable {
  struct Input: Encodable {
    var path: String
    var digest: String?
  }

  var requestId: Int
  var arguments: [String]
  var inputs: [Input] = []
  var cancel: Bool?

  /// Without a line feed, as Bazel 4 sends it.
  var text: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }
}

/// A theme with a label, and one that changes the text of the label.
private let files = [
  "A/FooScreenletView_default.xml": """
  <document>
      <theme screenlet="Foo" name="default" kind="default" form="complete"/>
      <objects>
          <view id="a" customClass="FooScreenletView_default">
              <rect key="frame" x="0" y="0" width="300" height="100"/>
              <subviews>
                  <label id="b" text="Hello"><rect key="frame" x="20" y="20" width="200" height="21"/></label>
              </subviews>
          </view>
      </objects>
  </document>
  """,
  "B/FooScreenletView_red.xml": """
  <document>
      <theme screenlet="Foo" name="red" kind="child" parent="default" form="overlay"/>
      <objects><label id="b" text="Red"/></objects>
  </document>
  """,
  "WORKSPACE": "",
]
private let parent = "A/FooScreenletView_default.xml"
private let child = "B/FooScreenletView_red.xml"
private let mistake = ("text=\"Hello\"", "text=\"Hello\" textAlignment=\"centre\"")

@Suite struct WorkerTests {
  private func lint(_ paths: [String] = [parent, child], inputs: [String] = [parent, child]) -> [String] {
    inputs.map { "--input=\($0)" } + ["lint", "--isolated"] + paths
  }

  @Test func `requests are answered with their ids, several at once`() throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    for id in 1...20 {
      let name = id.isMultiple(of: 2) ? parent : "A/Missing.xml"
      try worker.send(try Request(requestId: id, arguments: lint([name])).text)
    }
    let (answers, status) = try worker.end()
    #expect(answers.map(\.requestId).sorted() == Array(1...20))
    for answer in answers { #expect(answer.exitCode == (answer.requestId.isMultiple(of: 2) ? 0 : 2), "\(answer)") }
    #expect(status == 0)
  }

  @Test(arguments: [
    "nonsense\n", "{\"arguments\": \"lint\"}", "{\"requestId\": 99999999999}", "[1, 2]", "{\"arguments\": [\"lint\n",
    "}\n", "{]\n", "{\"inputs\": [{\"path\": 1}]}", "{\"arguments\": [null]}", "\"\\\n", "{\"cancel\": {}}",
    String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000), "{\"\\u0000\": \u{FEFF}}",
  ])
  func `an invalid request is answered with an error, and the next one is answered`(text: String) throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    try worker.send(text)
    let refusal = try worker.answer()
    #expect(refusal.exitCode == 2 && refusal.requestId == 0)
    #expect(refusal.output.hasPrefix("error: invalid work request: "), "\(refusal.output)")
    try worker.send(try Request(requestId: 5, arguments: lint()).text + "\n")
    let answer = try worker.answer()
    #expect(answer.requestId == 5 && answer.exitCode == 0, "\(answer)")
    #expect(try worker.end().status == 0)
  }

  @Test func `a request with a wrong member is answered with its id`() throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    try worker.send("{\"requestId\": 7, \"arguments\": 1}")
    let answer = try worker.answer()
    #expect(answer.requestId == 7)
    #expect(answer.output.contains("'arguments' has the wrong type"))
  }

  @Test(arguments: [
    (["lint", "--bogus"], "unknown option '--bogus'"), (["bogus"], "unknown command 'bogus'"),
    ([], "no command to run"),
    (["--bogus", "lint"], "unknown option '--bogus'"), (["lint", "-"], "'-' cannot be used in a worker"),
    (["lint", "--watch"], "'--watch' cannot be used in a worker"),
    (["lint", "--since=HEAD"], "'--since=HEAD' cannot be used in a worker"),
    (["preview", "Login"], "unknown command 'preview'"),
    (["@missing.params"], "'missing.params' does not exist"),
    (["lint", "A/Missing.xml"], "'A/Missing.xml' does not exist"),
    (["lint", ";", ";", "compile"], "missing argument"),
  ])
  func `invalid arguments are reported in the output`(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    try worker.send(try Request(requestId: 1, arguments: arguments).text)
    let answer = try worker.answer()
    #expect(answer.exitCode == 2)
    #expect(answer.output.contains(message), "\(answer.output)")
    let alone = try themec(["worker", "--"] + arguments, folder: folder.url)
    #expect(alone.status == 2 && alone.messages.contains(message), "\(alone)")
  }

  @Test func `a cancelled request is answered once`() throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    try worker.send(try Request(requestId: 3, arguments: lint()).text)
    try worker.send(try Request(requestId: 3, arguments: [], cancel: true).text)
    let (answers, status) = try worker.end()
    #expect(answers.map(\.requestId) == [3] && answers.map(\.exitCode) == [0])
    #expect(status == 0)
  }

  @Test func `a changed digest gives a new result, and an equal one that of the kept files`() throws {
    let folder = try TemporaryFolder(files)
    let worker = try RunningWorker(folder: folder.url)
    func status(_ digest: String?) throws -> Int {
      let inputs = [Request.Input(path: parent, digest: digest), Request.Input(path: child, digest: "1")]
      try worker.send(try Request(requestId: 1, arguments: lint(), inputs: inputs).text)
      return try worker.answer().exitCode
    }
    #expect(try status("1") == 0)
    try folder.write(parent, (files[parent] ?? "").replacingOccurrences(of: mistake.0, with: mistake.1))
    #expect(try status("1") == 0)
    #expect(try status("2") == 1)
    try folder.write(parent, files[parent] ?? "")
    #expect(try status(nil) == 0)
    try folder.write(parent, (files[parent] ?? "").replacingOccurrences(of: mistake.0, with: mistake.1))
    #expect(try status(nil) == 1)
  }

  @Test func `a changed configuration is read again`() throws {
    let folder = try TemporaryFolder(files.merging(["c.yml": "library: shipped\n"]) { $1 })
    let worker = try RunningWorker(folder: folder.url)
    let arguments = ["--input=c.yml", "--input=\(parent)", "lint", "--no-cache", "--config=c.yml", parent]
    for (digest, text, status) in [("1", "library: shipped\n", 0), ("2", "unknownKey: 1\n", 2), ("3", "", 0)] {
      try folder.write("c.yml", text)
      let inputs = [Request.Input(path: parent, digest: "1"), Request.Input(path: "c.yml", digest: digest)]
      try worker.send(try Request(requestId: 1, arguments: arguments, inputs: inputs).text)
      let answer = try worker.answer()
      #expect(answer.exitCode == status, "\(answer)")
    }
  }

  @Test func `outputs are those of single processes`() throws {
    let folder = try TemporaryFolder(files)
    func commands(_ prefix: String) -> [String] {
      [
        "lint", "--isolated", parent, child, "--format=json=\(prefix).json", ";", "compile", "--isolated", parent,
        "--output=\(prefix)-a.tree", ";", "compile", "--isolated", child, "--output=\(prefix)-b.tree", ";", "generate",
        "view", "--isolated", parent, "--output=\(prefix)-classes",
      ]
    }
    let inputs = ["--input=\(parent)", "--input=\(child)"]
    var messages = ""
    for command in commands("alone").split(separator: ";") {
      messages += try themec(Array(command), folder: folder.url).output
    }
    try folder.write("once.params", (inputs + commands("once")).joined(separator: "\n"))
    #expect(try themec(["worker", "@once.params"], folder: folder.url).status == 0)
    let worker = try RunningWorker(folder: folder.url)
    for prefix in ["kept1", "kept2"] {
      try worker.send(try Request(requestId: 1, arguments: inputs + commands(prefix)).text)
      #expect(try worker.answer().output == messages.replacingOccurrences(of: "alone", with: prefix))
    }
    for ending in [".json", "-a.tree", "-b.tree", "-classes/FooScreenletView_default.swift"] {
      let expected = try #require(folder.text("alone" + ending))
      for prefix in ["once", "kept1", "kept2"] {
        #expect(folder.text(prefix + ending) == expected, "\(prefix)\(ending)")
      }
    }
  }

  @Test func `files that are not declared do not exist`() throws {
    let folder = try TemporaryFolder(files.merging([".themec.yml": "unknownKey: 1\n"]) { $1 })
    try folder.write("declared.params", lint([child], inputs: [child]).joined(separator: "\n"))
    let outcome = try themec(["worker", "@declared.params"], folder: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("theme/missing-parent"))
    #expect(!outcome.messages.contains("unknownKey"))
  }

  @Test func `--status writes the status of problems to a file, and invalid usage still fails`() throws {
    let folder = try TemporaryFolder(files)
    try folder.write(parent, (files[parent] ?? "").replacingOccurrences(of: mistake.0, with: mistake.1))
    #expect(try themec(["worker", "--", "--status=s"] + lint(), folder: folder.url).status == 0)
    #expect(folder.text("s") == "1\n")
    try folder.write(parent, files[parent] ?? "")
    #expect(try themec(["worker", "--", "--status=s"] + lint(), folder: folder.url).status == 0)
    #expect(folder.text("s") == "0\n")
    let failed = try themec(["worker", "--", "--status=t", "lint", "--bogus"], folder: folder.url)
    #expect(failed.status == 2 && folder.text("t") == nil)
  }
}
