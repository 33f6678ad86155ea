import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource
import ThemeSyntax

/// Fixes that edit several files, and diagnostics that have several fixes.
struct FixGroupTests {
  private typealias Edit = (file: String, old: String, new: String)

  private static func theme(_ screenlet: String, _ views: String) -> DiagnosticExample.File {
    .whole(
      "\(screenlet)ScreenletView_default.xml",
      """
      <document>
        <theme screenlet="\(screenlet)" name="default" kind="default"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            \(views)
          </view>
        </objects>
      </document>
      """)
  }

  private static let label = """
    <subviews>
      <label id="title" text="Hello" textAlignment="left">
        <rect key="frame" x="0" y="0" width="99" height="40"/>
      </label>
    </subviews>
    """

  private static let files = ["Note", "Card", "List"].map { theme($0, label) }

  /// Applies the fixes of diagnostics, each a list of edits.
  private func fix(_ files: [DiagnosticExample.File], _ diagnostics: [[[Edit]]]) async throws -> FixedFiles {
    try await withFolder(of: files) { folder in
      let session = request(for: files, in: folder).session
      var report = try await session.snapshot.lint()
      let linked = session.snapshot.selected()
      report.sources = linked.sources
      let sources = linked.selection.compactMap { linked.document($0) }.compactMap { linked.sources[$0.file] }
      func edit(_ wanted: Edit) throws -> Fix.Edit {
        let file = try #require(sources.first { $0.path.contains("/\(wanted.file)ScreenletView") })
        let start = try #require(firstOffset(of: Array(wanted.old.utf8), in: file.bytes, from: 0))
        let range = SourceRange(start..<start + wanted.old.utf8.count)
        return Fix.Edit(SourceSpan(file: file.id, range: range), wanted.new)
      }
      report.diagnostics = try diagnostics.map { fixes in
        let fixes = try fixes.map { Fix("x", .unsafe, try $0.map(edit)) }
        return Diagnostic("layout/x", .warning, "x", at: fixes.first?.edits.first?.span, fixes: fixes)
      }
      return session.fix(report, allowsUnsafe: true)
    }
  }

  private func texts(_ fixed: FixedFiles) -> [String] { fixed.files.map { String(decoding: $0.after, as: UTF8.self) } }

  @Test func `fixes of several files are all applied`() async throws {
    let one: [Edit] = [("Note", "\"Hello\"", "\"One\"")]
    let two: [Edit] = [("Card", "\"Hello\"", "\"Two\"")]
    let both: [Edit] = [("Card", "\"left\"", "\"right\""), ("Note", "\"left\"", "\"right\"")]
    for order in [[one, two, both], [both, two, one], [two, both, one]] {
      let fixed = try await fix(Self.files, order.map { [$0] })
      #expect(fixed.count == 3 && fixed.refused.isEmpty)
      #expect(texts(fixed).filter { $0.contains("\"right\"") }.count == 2)
      #expect(texts(fixed).filter { $0.contains("\"One\"") || $0.contains("\"Two\"") }.count == 2)
    }
  }

  @Test func `a fix that is already applied counts, and equal replacements in other places are applied`() async throws {
    let one: [Edit] = [("Note", "\"Hello\"", "\"One\"")]
    let same = try await fix(Self.files, [[one], [one]])
    #expect(same.count == 2 && same.refused.isEmpty)
    #expect(texts(same).map { $0.split(separator: "\"One\"").count } == [2])
    let (later, earlier): ([Edit], [Edit]) = (
      [("Note", "\"left\"", "\"center\"")], [("Note", "\"Hello\"", "\"center\"")]
    )
    let both = try await fix(Self.files, [[later], [earlier]])
    #expect(both.count == 2 && both.refused.isEmpty)
    #expect(texts(both).map { $0.split(separator: "\"center\"").count } == [3])
  }

  @Test func `a fix that is harmful in one of its files changes none of them`() async throws {
    let fixed = try await fix(
      Self.files,
      [[[("Card", "\"left\"", "\"right\""), ("Note", "\"left\"", "\"rihgt\"")]], [[("Note", "\"Hello\"", "\"One\"")]]])
    #expect(fixed.count == 1 && fixed.refused.count == 1)
    #expect(texts(fixed).count == 1 && texts(fixed).allSatisfy { $0.contains("\"One\"") && $0.contains("\"left\"") })
    #expect(fixed.refused.first?.reason.contains("'rihgt'") == true)
  }

  @Test func `the second fix of a diagnostic is applied if the first one is harmful`() async throws {
    let fixed = try await fix(
      Self.files, [[[("Note", "\"left\"", "\"rihgt\"")], [("Note", "\"left\"", "\"right\"")]]])
    #expect(fixed.count == 1 && fixed.refused.isEmpty && texts(fixed).first?.contains("\"right\"") == true)
    let none = try await fix(
      Self.files, [[[("Note", "\"left\"", "\"rihgt\"")], [("Note", "\"left\"", "\"lfet\"")]]])
    // The reason is that of the first fix, which is the best one.
    #expect(none.count == 0 && none.refused.map { $0.reason.contains("'rihgt'") } == [true])
  }

  /// Each fix renames a view that an outlet connects, so that what it breaks is in the place of no fix.
  @Test func `many fixes whose harm is elsewhere are all refused`() async throws {
    let names = (0..<trials(40, of: 150)).map { "v\($0)x" }
    let views = names.map { "<view id=\"\($0)\"/>" }.joined()
    let outlets = names.map { "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined()
    let file = Self.theme("Note", "<subviews>\(views)</subviews><connections>\(outlets)</connections>")
    let fixed = try await fix([file], names.map { [[("Note", "<view id=\"\($0)\"", "<view id=\"other\($0)\"")]] })
    #expect(fixed.count == 0 && fixed.files.isEmpty)
    #expect(fixed.refused.count == names.count)
    #expect(fixed.refused.allSatisfy { $0.reason.contains("cause ") })
    // With many fixes, the limit of trials is reached.
    #expect(!isThorough || fixed.refused.contains { $0.reason.hasPrefix("together with other fixes") })
  }

  @Test func `a file with a syntax error is fixed nowhere else`() async throws {
    let theme = Self.theme("Note", Self.label.replacing("</subviews>", with: ""))
    try await withFolder(of: [theme]) { folder in
      let session = request(for: [theme], in: folder).session
      var report = try await session.snapshot.lint()
      let error = try #require(report.diagnostics.first { $0.code == "syntax/well-formed" })
      let file = try #require(error.span?.file)
      let start = try #require(
        report.sources[file].flatMap { firstOffset(of: Array("left".utf8), in: $0.bytes, from: 0) })
      let edit = Fix.Edit(SourceSpan(file: file, range: SourceRange(start..<start + 4)), "right")
      report.diagnostics.append(
        Diagnostic("layout/x", .error, "x", at: edit.span, fixes: [Fix("x", .safe, [edit])]))
      let fixed = session.fix(report, allowsUnsafe: true)
      #expect(fixed.files.allSatisfy { !String(decoding: $0.after, as: UTF8.self).contains("\"right\"") })
    }
  }
}
