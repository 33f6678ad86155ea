import Foundation
import ProjectTestSupport
import SwiftSources
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeSource
import ThemeSyntax

/// Fixes as they are applied to bytes, and shown as diffs.
struct FixTests {
  @Test(arguments: lintCatalog.filter { $0.documentation.fix != nil })
  func `a documented fix corrects its example and adds no diagnostic`(_ entry: DiagnosticDescriptor) async throws {
    let settings = entry.isOnByDefault ? LintSettings() : enabling(entry.code)
    let isUnsafe = entry.documentation.fix?.safety == .unsafe
    for example in entry.documentation.flagged where readsSwift || !example.hasSwift {
      try await withFolder(of: example.files) { folder in
        let request = request(for: example.files, in: folder)
        let before = try await request.lint(settings).diagnostics
        var left = before
        let session = request.session
        for _ in 0..<5 {
          let report = try await session.snapshot.lint(settings)
          left = report.diagnostics
          let fixed = session.fix(report, settings, allowsUnsafe: isUnsafe)
          if fixed.files.isEmpty { break }
        }
        #expect(left.count < before.count)
        #expect(left.filter { $0.code == entry.code && !$0.fixes.isEmpty }.isEmpty)
        #expect(Set(left.map(\.code)).isSubset(of: Set(before.map(\.code))))
      }
    }
  }

  @Test func `unsafe fixes are applied only on request`() async throws {
    let example = try #require(lintCatalog.first { $0.code == "layout/duplicate-constraint" }).documentation.flagged[0]
    try await withFolder(of: example.files) { folder in
      let session = request(for: example.files, in: folder).session
      let report = try await session.snapshot.lint()
      #expect(session.fix(report, allowsUnsafe: false).files.isEmpty)
      #expect(session.fix(report, allowsUnsafe: true).files.count == 1)
    }
  }

  @Test func `a syntax error is corrected although it hides other errors`() async throws {
    let example = DiagnosticExample.objects(
      #"""
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
          <label id="l" text="Salt & pepper" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="16" y="8" width="120" height="20"/>
            <constraints>
              <constraint firstAttribute="width" constant="120" id="c1"/>
              <constraint firstAttribute="width" constant="90" id="c2"/>
            </constraints>
          </label>
        </subviews>
      </view>
      """#)
    try await withFolder(of: example.files) { folder in
      let session = request(for: example.files, in: folder).session
      let report = try await session.snapshot.lint()
      let codes = report.diagnostics.map(\.code.rawValue)
      #expect(codes.contains("syntax/well-formed") && !codes.contains("layout/unsatisfiable"), "\(codes)")
      let fixed = session.fix(report, allowsUnsafe: true)
      let text = fixed.files.first.map { String(decoding: $0.after, as: UTF8.self) } ?? ""
      #expect(text.contains("Salt &amp; pepper"))
      let left = try await session.snapshot.lint().diagnostics.map(\.code.rawValue)
      #expect(left.contains("layout/unsatisfiable"), "\(left)")
    }
  }

  /// A view with a frame and a color, and a fix for each of them.
  private static let plain = """
    <view id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <subviews><view id="inner"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
    </view>
    """

  /// Applies a fix made of pairs of a text of that view and its replacement.
  private func fix(
    _ fixes: [[(String, String)]], _ safety: Fix.Safety = .safe, severity: Diagnostic.Severity = .note
  ) async throws -> (fixed: FixedFiles, text: String) {
    let example = DiagnosticExample.objects(Self.plain)
    return try await withFolder(of: example.files) { folder in
      let session = request(for: example.files, in: folder).session
      var report = try await session.snapshot.lint()
      let linked = session.snapshot.selected()
      let document = try #require(linked.document(linked.selection[0]))
      let file = try #require(linked.sources[document.file])
      let text = String(decoding: file.bytes, as: UTF8.self)
      report.sources = linked.sources
      report.diagnostics = try fixes.map { edits in
        let replaced = try edits.map { old, new in
          let place = try #require(text.range(of: old))
          let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
          let range = SourceRange(start..<start + old.utf8.count)
          return Fix.Edit(SourceSpan(file: file.id, range: range), new)
        }
        return Diagnostic(
          "layout/x", severity, "x", at: replaced[0].span, fixes: [Fix("x", safety, replaced)])
      }
      let fixed = session.fix(report, allowsUnsafe: safety == .unsafe)
      return (fixed, fixed.files.first.map { String(decoding: $0.after, as: UTF8.self) } ?? text)
    }
  }

  @Test func `of two adjoining edits only one is applied`() async throws {
    let (fixed, text) = try await fix([[(#" id="v""#, #" id="first""#)], [(#" id="v""#, #" id="second""#)]])
    #expect(fixed.count == 1)
    #expect(text.contains(#"id="first""#))
    #expect(fixed.refused.isEmpty)
  }

  @Test func `a fix that would break the file is refused, and others of the file are applied`() async throws {
    let (fixed, text) = try await fix([
      [(#"<view id="v">"#, "<view")], [(#"key="frame" x="0""#, #"x="0" key="frame""#)],
    ])
    #expect(fixed.count == 1)
    #expect(text.contains(#"<view id="v">"#) && text.contains(#"<rect x="0" key="frame""#))
    #expect(fixed.refused.map(\.fix.edits[0].replacement) == ["<view"])
  }

  @Test func `a safe fix that would change the drawing is refused`() async throws {
    let (fixed, _) = try await fix([[(#"red="1""#, #"red="0""#)]])
    #expect(fixed.files.isEmpty)
    #expect(fixed.refused.map { $0.reason.hasPrefix("change how '") } == [true])
    #expect(try await fix([[(#"red="1""#, #"red="0""#)]], .unsafe).fixed.count == 1)
  }

  @Test func `a fix that would cause another problem of the same severity is refused`() async throws {
    // An unknown element is a warning and not drawn.
    let edit = [[("<rect key", "<oddity/><rect key")]]
    let safe = try await fix(edit)
    #expect(safe.fixed.refused.map { $0.reason.hasPrefix("cause syntax/unknown-element: ") } == [true])
    #expect(try await fix(edit, .unsafe, severity: .warning).fixed.files.isEmpty)
    #expect(try await fix(edit, .unsafe, severity: .error).fixed.count == 1)
  }

  @Test func `a safe fix that changes an element without editing it is refused`() async throws {
    let edit = [[("<subviews>", "<!--<subviews>"), ("</subviews>", "</subviews>-->")]]
    let (fixed, _) = try await fix(edit)
    #expect(fixed.refused.map(\.reason).first?.hasPrefix("change the object 'inner'") == true)
  }

  /// Half of the fixes make a word that is none, so that they must be told apart; the file has more problems than are
  /// reported for one file.
  @Test func `of many fixes, the harmful ones are refused and all others applied`() async throws {
    let labels = (0..<1200).map { "<label id=\"l\($0)\" textAlignment=\"right\" lineBreakMode=\"nothing\($0)\"/>" }
    let example = DiagnosticExample.objects("<view id=\"v\"><subviews>\(labels.joined())</subviews></view>")
    try await withFolder(of: example.files) { folder in
      let session = request(for: example.files, in: folder).session
      var report = try await session.snapshot.lint()
      let linked = session.snapshot.selected()
      let document = try #require(linked.document(linked.selection[0]))
      let file = try #require(linked.sources[document.file])
      report.sources = linked.sources
      report.diagnostics = []
      var place = 0
      for index in 0..<80 {
        place = try #require(firstOffset(of: Array("right".utf8), in: file.bytes, from: place + 1))
        let span = SourceSpan(file: file.id, range: SourceRange(place..<place + 5))
        let fix = Fix("x", .unsafe, [Fix.Edit(span, index.isMultiple(of: 2) ? "left" : "lleft\(index)")])
        report.diagnostics.append(Diagnostic("layout/x", .warning, "x", at: span, fixes: [fix]))
      }
      let fixed = session.fix(report, allowsUnsafe: true)
      #expect(fixed.count == 40)
      let replacements = fixed.refused.flatMap { $0.fix.edits.map(\.replacement) }
      #expect(replacements.sorted() == (0..<80).filter { !$0.isMultiple(of: 2) }.map { "lleft\($0)" }.sorted())
      #expect(fixed.refused.allSatisfy { $0.reason.contains("'\($0.fix.edits[0].replacement)'") })
    }
  }

  /// Changes at both ends, distant changes, changes of all lines, and texts without a last line end.
  private static let pairs: [(String, String)] = {
    let many = (0..<40).map { "\($0)\n" }
    let changed = many.enumerated().map { [3, 9, 30].contains($0.offset) ? "x\n" : $0.element }
    return [
      ("a\nb\nc\n", "a\nX\nc\n"), ("old\n", "new\n"), ("a\nb", "a\nc"), ("a\nb\n", "a\nb"),
      (many.joined(), changed.joined()), (many.joined(), "first\n" + many.joined() + "last\n"),
      (many.joined(), many.dropFirst(2).joined()), ("a\n", "a\nb\nc\n"),
    ]
  }()

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "needs patch"), arguments: pairs)
  func `applying the diff with patch gives the new text`(_ old: String, _ new: String) async throws {
    try await withFolder(of: [.whole("t.txt", old)]) { folder in
      let file = ChangedFile(path: "t.txt", before: Array(old.utf8), after: Array(new.utf8))
      try Data(file.unifiedDiff).write(to: folder.appendingPathComponent("d.diff"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
      process.arguments = ["-s", "-p1", "-i", "d.diff"]
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let target = folder.appendingPathComponent("t.txt")
      #expect(try String(contentsOf: target, encoding: .utf8) == new)
    }
  }
}

extension DiagnosticExample {
  fileprivate var hasSwift: Bool { files.contains { $0.name.hasSuffix(".swift") } }
}
