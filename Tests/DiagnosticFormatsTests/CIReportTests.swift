import DiagnosticFormats
import Foundation
import TestSupport
import Testing
import ThemeSource

/// Programs and schemas that are not part of the package. Tests that need a missing one are skipped.
enum Outside {
  /// The folder of published schemas, next to the package. `THEMEC_SCHEMAS` overrides it.
  static let schemas =
    ProcessInfo.processInfo.environment["THEMEC_SCHEMAS"]
    ?? repository.deletingLastPathComponent().appendingPathComponent("shared/schemas").path

  static func has(_ schema: String, _ command: [String]) -> Bool {
    (schema.isEmpty || FileManager.default.fileExists(atPath: schemas + "/" + schema)) && run(command).status == 0
  }

  static let hasXMLLint = has("", ["xmllint", "--version"])
  static let hasJUnitSchema = has("junit.xsd", ["xmllint", "--version"])
  static let hasSARIFSchema = has("sarif-2.1.0.json", ["python3", "-c", "import jsonschema"])

  static func run(_ command: [String]) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return (-1, "\(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Writes a temporary file for a command.
  static func file(_ bytes: [UInt8]) throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "themec-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    return url.path()
  }
}

struct CIReportTests {
  /// Diagnostics with characters and spans that are difficult for report formats.
  private static func difficult() -> (SourceMap, [Diagnostic]) {
    var sample = Sample()
    let one = sample.add("dir/a b,c:é%&<>\"'.xml", "<a>\n  👍<b name=\"x\"/>\n</a>\n")
    let two = sample.add("::error::.xml", "<x/>")
    let three = sample.add("/tmp/##vso[x].xml", "")
    let span = sample.span("<b name", in: one)
    let whole = sample.span("<a>\n  👍<b name=\"x\"/>\n</a>", in: one)
    let missing = SourceSpan(file: FileID(rawValue: 99), range: .zero)
    return (
      sample.sources,
      [
        Diagnostic(
          "theme/missing-parent", .error, "50% <of> \"it\" & '\n::warning::more' ]]> \u{1B}[0m\u{FFFE}", at: span,
          related: [.init(sample.span("<x/>", in: two), "here"), .init(missing, "lost")], help: "write, or: not",
          fixes: [
            Fix("add", .safe, [.init(span, "<c/>"), .init(sample.span("x/", in: two), "\u{9B}")]),
            Fix("look", .displayOnly, [.init(span, "")]), Fix("none", .safe, []),
            Fix("lost", .safe, [.init(missing, "")]),
          ]),
        Diagnostic("theme/missing-parent", .error, "same", at: whole),
        Diagnostic("theme/missing-parent", .error, "same", at: span),
        Diagnostic("a/b", .warning, "w", at: sample.span("<x/>", in: two), help: "\u{2028}"),
        Diagnostic("a/b", .note, "n", at: SourceSpan(file: three, range: SourceRange(start: 9, end: 10))),
        Diagnostic("theme/missing-default", .error, "no file", at: nil), Diagnostic("c/d", .note, "lost", at: missing),
      ]
    )
  }

  /// Options for a build with a website.
  private static let linked: FormatOptions = {
    var options = FormatOptions()
    options.website = "https://example.com/themec"
    options.descriptors = [
      DiagnosticDescriptor(
        "theme/missing-parent", .error, summary: "Parents that do not exist", why: "Nothing is inherited.",
        flagged: [], accepted: []),
      .notice("a/b", .warning, "Something about the run"),
    ]
    return options
  }()

  @Test func `SARIF reports link to the pages of rules, and of nothing else`() throws {
    let (sources, diagnostics) = Self.difficult()
    let bytes = format(diagnostics, sources: sources, as: .sarif, options: Self.linked)
    let root = try JSONSerialization.jsonObject(with: Data(bytes))
    let run = try #require(((root as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let pages = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["helpUri"] as? String }
    #expect(pages == ["https://example.com/themec/rules/theme/missing-parent/"])
  }

  private func text(_ form: DiagnosticFormat) -> String {
    let (sources, diagnostics) = Self.difficult()
    return String(decoding: format(diagnostics, sources: sources, as: form), as: UTF8.self)
  }

  @Test(.enabled(if: Outside.hasSARIFSchema, "needs python3 with jsonschema, and sarif-2.1.0.json"))
  func `SARIF reports conform to the OASIS schema`() throws {
    let (sources, diagnostics) = Self.difficult()
    for diagnostics in [diagnostics, []] {
      let path = try Outside.file(format(diagnostics, sources: sources, as: .sarif, options: Self.linked))
      let script =
        "import json,sys,jsonschema;"
        + "jsonschema.Draft7Validator(json.load(open(sys.argv[1]))).validate(json.load(open(sys.argv[2])))"
      let result = Outside.run(["python3", "-c", script, Outside.schemas + "/sarif-2.1.0.json", path])
      #expect(result.status == 0, "\(result.output)")
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func `SARIF reports contain locations in UTF-16 units, fixes and escaped paths`() throws {
    let (sources, diagnostics) = Self.difficult()
    let root = try JSONSerialization.jsonObject(with: Data(format(diagnostics, sources: sources, as: .sarif)))
    let run = try #require(((root as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 7)
    let result = try #require(results.first { $0["fixes"] != nil })
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    // Two spaces and a surrogate pair precede the tag.
    #expect(
      location["region"] as? [String: Int] == ["startLine": 2, "startColumn": 5, "endLine": 2, "endColumn": 12])
    #expect(
      (location["artifactLocation"] as? [String: String])?["uri"] == "dir/a%20b%2Cc%3A%C3%A9%25%26%3C%3E%22%27.xml")
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(fixes.count == 1)
    #expect((fixes[0]["artifactChanges"] as? [Any])?.count == 2)
    let uris = results.compactMap {
      (($0["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["artifactLocation"]
        as? [String: String]
    }.compactMap { $0["uri"] }
    #expect(uris.contains("file:///tmp/%23%23vso%5Bx%5D.xml"))
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["themec/v1"] }
    #expect(Set(prints).count == 7)
  }

  @Test(.enabled(if: Outside.hasJUnitSchema, "needs xmllint and junit.xsd"))
  func `JUnit reports conform to their schema`() throws {
    let (sources, diagnostics) = Self.difficult()
    for diagnostics in [diagnostics, []] {
      let path = try Outside.file(format(diagnostics, sources: sources, as: .junit))
      let result = Outside.run(["xmllint", "--noout", "--schema", Outside.schemas + "/junit.xsd", path])
      #expect(result.status == 0, "\(result.output)")
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func `the Azure pipeline agent can parse the commands`() throws {
    // Like the agent: the prefix anywhere in a line, the first ']', properties separated by ';'.
    func unescaped(_ text: Substring) -> String {
      String(text).replacing("%3B", with: ";").replacing("%5D", with: "]").replacing("%0D", with: "\r")
        .replacing("%0A", with: "\n").replacing("%AZP25", with: "%")
    }
    var commands: [(properties: [String: String], message: String)] = []
    var plain = 0
    for line in text(.azure).split(separator: "\n") {
      guard let start = line.range(of: "##vso[") else {
        plain += 1
        continue
      }
      #expect(start.lowerBound == line.startIndex)
      let end = try #require(line.firstIndex(of: "]"))
      let words = line[start.upperBound..<end].split(separator: " ", maxSplits: 1)
      #expect(words.first == "task.logissue")
      var properties: [String: String] = [:]
      for word in words[1].split(separator: ";") {
        let pair = word.split(separator: "=", maxSplits: 1)
        properties[String(pair[0])] = unescaped(pair[1])
      }
      commands.append((properties, unescaped(line[line.index(after: end)...])))
    }
    #expect(commands.count == 5 && plain == 2)
    #expect(commands.map { $0.properties["type"] ?? "" }.sorted() == ["error", "error", "error", "error", "warning"])
    let first = try #require(commands.first { $0.message.hasPrefix("50%") })
    #expect(first.properties["sourcepath"] == "dir/a b,c:é%&<>\"'.xml")
    #expect(first.properties["linenumber"] == "2" && first.properties["code"] == "theme/missing-parent")
    #expect(first.message.contains("::warning::more' ]]>") && first.message.contains("(help: write, or: not)"))
  }

  @Test(.enabled(if: Outside.hasXMLLint, "needs xmllint"))
  func `Checkstyle reports are well formed and contain every diagnostic`() throws {
    let path = try Outside.file(Array(text(.checkstyle).utf8))
    defer { try? FileManager.default.removeItem(atPath: path) }
    func value(_ expression: String) -> String {
      let result = Outside.run(["xmllint", "--xpath", expression, path])
      #expect(result.status == 0, "\(result.output)")
      return result.output.trimmingCharacters(in: .newlines)
    }
    #expect(value("count(/checkstyle/file)") == "5")
    #expect(value("count(/checkstyle/file/error)") == "7")
    #expect(value("string(/checkstyle/file[2]/@name)") == "dir/a b,c:é%&<>\"'.xml")
    #expect(value("string(//error[@line=2 and starts-with(@message, '50%')]/@column)") == "4")
    #expect(value("string(//error[@line=2 and starts-with(@message, '50%')]/@severity)") == "error")
    #expect(value("count(//error[@severity='info'])") == "2")
    #expect(value("string(//file[@name='.']/error/@source)") == "themec.theme/missing-default")
  }

  @Test func `GitHub commands use one line each and cannot be injected`() {
    let lines = text(.github).split(separator: "\n").map(String.init)
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") })
    #expect(
      lines.contains(
        "::error file=dir/a b%2Cc%3Aé%25&<>\"'.xml,line=2,col=4,endLine=2,endColumn=11,title=theme/missing-parent::"
          + "50%25 <of> \"it\" & '\\u{A}::warning::more' ]]> \\u{1B}[0m\u{FFFE}%0Ahelp: write, or: not"))
    #expect(lines.contains("::error title=theme/missing-default::no file"))
    // A span of several lines has no end column.
    #expect(lines.contains { $0.contains("line=1,col=1,endLine=3,title=") })
    #expect(lines.contains { $0.hasPrefix("::warning file=%3A%3Aerror%3A%3A.xml,line=1,") })
  }

  @Test func `Xcode lines start with a location and are never commands of a CI system`() {
    let lines = text(.xcode).split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { !$0.hasPrefix("::") && !$0.hasPrefix("##") })
    #expect(lines.contains("./::error::.xml:1:1: warning: w [a/b]"))
    #expect(lines.contains("./::error::.xml:1:1: note: here"))
    #expect(lines.contains("error: no file [theme/missing-default]"))
  }

  @Test func `GitLab diagnostics have a path, a line and unique fingerprints`() throws {
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(text(.gitlab).utf8)) as? [[String: Any]])
    #expect(objects.count == 7)
    for object in objects {
      #expect(["description", "check_name", "fingerprint"].allSatisfy { object[$0] is String })
      #expect(["info", "minor", "major"].contains(object["severity"] as? String))
      let location = try #require(object["location"] as? [String: Any])
      #expect(location["path"] is String)
      #expect(try #require((location["lines"] as? [String: Int])?["begin"]) >= 1)
    }
    #expect(Set(objects.compactMap { $0["fingerprint"] as? String }).count == 7)
  }

  @Test func `moved lines and reworded messages do not change fingerprints`() throws {
    var before = Sample()
    let file = before.add("a.xml", "<a/>")
    var after = Sample()
    after.add("a.xml", "\n\n  <a/>")
    let one = format(
      [Diagnostic("a/b", .error, "x", at: before.span("<a/>", in: file))], sources: before.sources, as: .gitlab)
    let two = format(
      [Diagnostic("a/b", .error, "y", at: after.span("<a/>", in: file))], sources: after.sources, as: .gitlab)
    func print(_ bytes: [UInt8]) throws -> String? {
      (try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])?.first?["fingerprint"] as? String
    }
    #expect(try print(one) == print(two))
    #expect(try print(one) != nil)
  }

  @Test func `the order of diagnostics does not affect the report`() {
    let (sources, diagnostics) = Self.difficult()
    for form in DiagnosticFormat.allCases {
      #expect(
        format(diagnostics, sources: sources, as: form) == format(diagnostics.reversed(), sources: sources, as: form),
        "\(form)")
    }
  }

  @Test func `a JSON report of too many diagnostics contains the number of omitted ones`() throws {
    var sample = Sample()
    let file = sample.add("a.xml", "<a/>")
    let many = (0..<1_005).map { Diagnostic("a/b", .error, "\($0)", at: sample.span("<a/>", in: file)) }
    let objects = try JSONSerialization.jsonObject(with: Data(format(many, sources: sample.sources, as: .json)))
    let last = try #require((objects as? [[String: Any]])?.last)
    #expect(last["code"] as? String == "syntax/more-diagnostics")
    #expect(last["message"] as? String == "5 more diagnostics are not written")
    #expect(last["file"] as? String == "a.xml")
  }
}
