import Diagnostics
import Foundation
import InterfaceBuilderCatalog
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
  func `a documented fix mends its example and brings no new fault`(_ entry: DiagnosticDescriptor) async throws {
    let settings = entry.isOnByDefault ? LintSettings() : enabling(entry.code)
    let isUnsafe = entry.documentation.fix?.safety == .unsafe
    for example in entry.documentation.flagged where readsSwift || !example.hasSwift {
      try await withFolder(of: example.files) { folder in
        var request = request(for: example.files, in: folder)
        let before = try await request.lint(settings).diagnostics
        var left = before
        for _ in 0..<5 {
          let report = try await request.lint(settings)
          left = report.diagnostics
          let fixed = report.fixed(allowsUnsafe: isUnsafe)
          if fixed.files.isEmpty { break }
          for file in fixed.files { request.contents[file.path] = file.after }
        }
        #expect(left.count < before.count)
        #expect(left.filter { $0.code == entry.code && !$0.fixes.isEmpty }.isEmpty)
        #expect(Set(left.map(\.code)).isSubset(of: Set(before.map(\.code))))
      }
    }
  }

  @Test func `unsafe fixes wait until they are asked for`() async throws {
    let example = try #require(lintCatalog.first { $0.code == "layout/duplicate-constraint" }).documentation.flagged[0]
    try await withFolder(of: example.files) { folder in
      let report = try await request(for: example.files, in: folder).lint()
      #expect(report.fixed(allowsUnsafe: false).files.isEmpty)
      #expect(report.fixed(allowsUnsafe: true).files.count == 1)
    }
  }

  @Test func `edits that touch each other are not both applied`() async throws {
    let example = DiagnosticExample.objects(
      #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#)
    try await withFolder(of: example.files) { folder in
      let request = request(for: example.files, in: folder)
      let (workspace, report) = (request.workspace, try await request.lint())
      let document = try #require(workspace.document(workspace.selection[0]))
      let id = try #require(document.tree.attribute(.id, of: document.rootViews[0])).valueSpan
      func diagnostic(_ text: String) -> Diagnostic {
        Diagnostic("layout/x", .note, text, at: id, fixes: [Fix(text, .safe, [Fix.Edit(id, text)])])
      }
      let fixed = report.reporting([diagnostic("first"), diagnostic("second")], in: workspace.sources).fixed(
        allowsUnsafe: false)
      #expect(fixed.count == 1)
      #expect(String(decoding: fixed.files[0].after, as: UTF8.self).contains(#"id="first""#))
    }
  }

  @Test func `a fix that would break the file is left out, and others of the file are applied`() async throws {
    let example = DiagnosticExample.objects(
      #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#)
    try await withFolder(of: example.files) { folder in
      let request = request(for: example.files, in: folder)
      let (workspace, report) = (request.workspace, try await request.lint())
      let document = try #require(workspace.document(workspace.selection[0]))
      let tag = document.tree[document.rootViews[0]].startTagSpan
      let diagnostic = Diagnostic(
        "layout/x", .note, "x", at: tag, fixes: [Fix("break it", .safe, [Fix.Edit(tag, "<view")])])
      #expect(report.reporting([diagnostic], in: workspace.sources).fixed(allowsUnsafe: false).files.isEmpty)
      let frame = try #require(document.tree.child(of: document.rootViews[0], key: "frame"))
      let width = try #require(document.tree.attribute(.width, of: frame)).valueSpan
      let other = Diagnostic("layout/y", .note, "y", at: width, fixes: [Fix("8", .safe, [Fix.Edit(width, "8")])])
      let fixed = report.reporting([diagnostic, other], in: workspace.sources).fixed(allowsUnsafe: false)
      #expect(fixed.count == 1)
      #expect(fixed.files.map { String(decoding: $0.after, as: UTF8.self).contains(#"width="8""#) } == [true])
    }
  }

  /// Changes at both ends, far apart, of everything, without a last line end.
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
  func `patch makes the new text of the old one with the diff`(_ old: String, _ new: String) async throws {
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

extension LintReport {
  /// The same files with other diagnostics.
  fileprivate func reporting(_ diagnostics: [Diagnostic], in sources: SourceMap) -> LintReport {
    var report = self
    report.sources = sources
    report.diagnostics = diagnostics
    return report
  }
}
