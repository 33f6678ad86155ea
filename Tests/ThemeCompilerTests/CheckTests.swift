import Foundation
import Testing
import ThemeCompiler

/// Checks and fixes with the public library.
@Suite struct CheckTests {
  /// A theme with a misspelled value, for which there is a fix.
  private static func theme(_ name: String, comment: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- \(comment) -->
    <document useAutolayout="YES">
      <theme screenlet="Note" name="\(name)" kind="default"/>
      <objects>
        <view id="root" customClass="NoteScreenletView_\(name)">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <label id="l" text="Hello" textAlignment="centre"><rect key="frame" x="20" y="8" width="280" height="20"/></label>
          </subviews>
        </view>
      </objects>
    </document>

    """
  }

  private static let path = "NoteScreenletView_default.xml"

  @Test func `levels replace those of the configuration`() async throws {
    let workspace = try ThemeWorkspace(files: [
      Self.path: Self.theme("default"),
      ".themec.yml":
        "lint: {rules: {syntax/bad-value: {severity: warning}}, paths: [{glob: '*.xml', rules: {syntax/*: {severity: note}}}]}\n",
    ])
    func severity(_ levels: [Diagnostic.Code: CheckOptions.Level]) async throws -> Diagnostic.Severity? {
      var options = CheckOptions()
      options.levels = levels
      return try await workspace.check(options: options).diagnostics.first { $0.code == "syntax/bad-value" }?.severity
    }
    #expect(try await severity([:]) == .note)
    #expect(try await severity(["syntax/bad-value": .error]) == .error)
    #expect(try await severity(["syntax/*": .off]) == nil)
    #expect(try await severity(["syntax/*": .off, "syntax/bad-value": .warning]) == .warning)
    #expect(CheckOptions.rules.contains { $0.code == "syntax/bad-value" && $0.severity == .error })
  }

  @Test func `a profile selects the rules`() async throws {
    let workspace = try ThemeWorkspace(files: [Self.path: Self.theme("default")])
    var counts: [CheckOptions.Profile: Int] = [:]
    for profile in CheckOptions.Profile.allCases {
      var options = CheckOptions()
      options.profile = profile
      counts[profile] = try await workspace.check(options: options).diagnostics.count
    }
    #expect(try #require(counts[.strict]) > #require(counts[.recommended]))
    #expect(try #require(counts[.interfaceBuilder]) <= #require(counts[.recommended]))
  }

  @Test func `the result does not depend on the number of jobs, and progress reaches the total`() async throws {
    let names = (0..<40).map { "N\($0)" }
    let files = names.map { ("\($0)ScreenletView_default.xml", Self.theme("default")) }
    let workspace = try ThemeWorkspace(files: Dictionary(files) { $1 })
    var texts: [[UInt8]] = []
    for jobs in [1, 4] {
      var options = CheckOptions()
      options.jobs = jobs
      let counts = Counts()
      let report = try await workspace.check(options: options) { counts.add($0) }
      #expect(counts.all.last?.checkedFiles == 40 && counts.isRising)
      #expect(counts.all.allSatisfy { $0.totalFiles == 40 })
      #expect(report.checkedFiles.count == 40)
      texts.append(report.formatted(.json))
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `a canceled check throws`() async throws {
    let workspace = try ThemeWorkspace(files: [Self.path: Self.theme("default")])
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try await workspace.check()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `fixes keep bytes that are not UTF-8`() async throws {
    // A comment after the theme is "é" in Latin-1.
    let bytes = Array((Self.theme("default") + "<!-- ").utf8) + [0xE9] + Array(" -->\n".utf8)
    let workspace = try ThemeWorkspace(contents: [Self.path: bytes])
    let fixes = try await workspace.check(files: [Self.path]).fixes(includesUnsafe: true)
    let file = try #require(fixes.files.first)
    let fixed = Self.theme("default").replacing("\"centre\"", with: "\"center\"") + "<!-- "
    #expect(file.before == bytes && file.after == Array(fixed.utf8) + [0xE9] + Array(" -->\n".utf8))
    #expect(!fixes.remaining.diagnostics.contains { $0.code == "syntax/bad-value" })
  }

  @Test func `a file that changes after its check has no excerpt and no fix`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Together larger than the bytes that a report keeps, so that the last files are read again.
    let padding = String(repeating: "padding ", count: 150_000)
    let names = ["a", "b", "c", "d", "e", "f"]
    for name in names {
      let theme = Self.theme("default", comment: padding)
      try Data(theme.utf8).write(to: folder.appending(path: "\(name.uppercased())ScreenletView_default.xml"))
    }
    let workspace = try ThemeWorkspace(path: folder.path)
    let report = try await workspace.check()
    let changed = folder.appending(path: "FScreenletView_default.xml")
    try Data(Self.theme("default", comment: "short").utf8).write(to: changed)

    let faults = report.diagnostics.filter { $0.code == "syntax/bad-value" }
    #expect(faults.count == 6)
    for fault in faults {
      let span = try #require(fault.span)
      let file = try #require(report.sources.file(span.file))
      #expect(file.isChanged == file.path.hasSuffix("FScreenletView_default.xml"))
      #expect((report.sources.location(of: span) == nil) == file.isChanged)
      #expect(report.sources.text(in: span) == (file.isChanged ? nil : "centre"))
    }
    let text = String(decoding: report.formatted(.text), as: UTF8.self)
    #expect(text.contains("= note: the file has changed since it was checked\n"))
    let json = String(decoding: report.formatted(.json), as: UTF8.self)
    #expect(json.components(separatedBy: "\"replacement\": \"center\"").count - 1 == 5)

    let fixes = try await report.fixes(includesUnsafe: true)
    #expect(fixes.files.count == 5 && !fixes.files.contains { $0.path.hasSuffix("FScreenletView_default.xml") })
    #expect(fixes.files.allSatisfy { $0.before == Array(Self.theme("default", comment: padding).utf8) })
    #expect(fixes.rejected.contains { $0.reason == "edit a file that has changed since it was checked" })
  }

  @Test func `every format of diagnostics is written`() async throws {
    let report = try await ThemeWorkspace(files: [Self.path: Self.theme("default")]).check()
    for format in DiagnosticFormat.allCases {
      #expect(String(decoding: report.formatted(format), as: UTF8.self).contains("bad-value"), "\(format)")
    }
  }
}

/// Collects progress.
private final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [CheckProgress] = []

  var all: [CheckProgress] { lock.withLock { counts } }
  var isRising: Bool { zip(all, all.dropFirst()).allSatisfy { $0.checkedFiles <= $1.checkedFiles } }

  func add(_ progress: CheckProgress) { lock.withLock { counts.append(progress) } }
}
