import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeSyntax

@testable import themec

/// The output of `themec dump` for the shipped themes, stage by stage.
struct DumpStageTests {
  private func snapshot(_ files: String...) -> Snapshot {
    TestProject(
      (files.isEmpty ? ["Themes"] : files.map { "Themes/" + $0 }).map {
        repository.appendingPathComponent($0).path
      }
    ).session.snapshot
  }

  /// Returns the JSON lines of a stage.
  private func rows(_ stage: DumpStage, _ file: String, sample: Bool = false) async throws -> [[String: Any]] {
    var options = DumpOptions()
    options.format = .jsonl
    options.values = ViewModelValues(usesSamples: sample)
    return try await snapshot(file).dump(stage, options).bytes.split(separator: UInt8(ascii: "\n")).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
  }

  private func names(of value: Any?) -> [String] {
    (value as? [String] ?? []).compactMap { $0.split(separator: "/").suffix(2).joined(separator: "/") }
  }

  @Test func `stages are listed in the order of the pipeline`() {
    #expect(
      DumpStage.allCases.map(\.rawValue) == [
        "tokens", "document", "names", "summary", "graph", "sets", "resolved", "shared", "bound", "screen",
        "constraints",
        "layout", "screen-layout", "render",
      ])
  }

  @Test func `the names stage contains the Screenlet and the theme`() async throws {
    let row = try #require(await rows(.names, "Flat7/LoginScreenletView_flat7.xml").first)
    #expect(row["screenlet"] as? String == "Login")
    #expect(row["theme"] as? String == "flat7")
    #expect(row["expected"] == nil)
  }

  @Test func `the graph contains a theme's parents and embedded Screenlets`() async throws {
    let login = try #require(await rows(.graph, "Flat7/LoginScreenletView_flat7.xml").first)
    #expect(names(of: login["parent"]) == ["Default/LoginScreenletView_default.xml"])
    #expect(
      names(of: login["chain"]) == ["Flat7/LoginScreenletView_flat7.xml", "Default/LoginScreenletView_default.xml"])
    let comment = try #require(await rows(.graph, "Default/CommentDisplayScreenletView_default.xml").first)
    #expect(names(of: comment["embeds"]) == ["Default/UserPortraitScreenletView_default.xml"])
  }

  @Test func `a theme uses its own theme set before those of its parents`() async throws {
    let row = try #require(await rows(.sets, "Flat7/LoginScreenletView_flat7.xml").first)
    #expect(names(of: row["set"]) == ["Flat7/theme-set.xml"])
    #expect(names(of: row["palette"]) == ["Flat7/theme-set.xml", "Default/theme-set.xml"])
  }

  @Test func `the shared stage adds the named colors that a theme uses`() async throws {
    func colors(_ stage: DumpStage) async throws -> Int {
      try await rows(stage, "Flat7/LoginScreenletView_flat7.xml").count { $0["element"] as? String == "namedColor" }
    }
    #expect(try await colors(.resolved) == 0)
    #expect(try await colors(.shared) > 0)
  }

  @Test func `a bound theme contains the views that present attributes and fire actions`() async throws {
    let rows = try await rows(.bound, "Flat7/LoginScreenletView_flat7.xml")
    let name = try #require(rows.first { $0["attribute"] as? String == "userName" })
    #expect(name["outlet"] as? String == "userNameField" && name["keyPath"] as? String == "text")
    #expect(name["writable"] as? Bool == true)
    #expect(rows.contains { $0["action"] as? String == "defaultAction" })
    #expect(rows.contains { $0["outlet"] as? String == "loginButton" })
  }

  @Test func `the screen and screen-layout stages contain nested embedded Screenlets`() async throws {
    let rows = try await rows(.screen, "Default/CommentListScreenletView_default.xml")
    #expect(
      rows.map { $0["screenlet"] as? String } == [
        "CommentList", "CommentTableViewCell", "CommentDisplay", "UserPortrait",
      ])
    #expect(rows.map { $0["host"] as? Int } == [nil, 0, 1, 2])
    #expect(rows.map { $0["sizing"] as? String } == ["screen", "row", "view", "view"])
    let frames = try await self.rows(.screenLayout, "Default/CommentListScreenletView_default.xml")
    let cells = frames.filter { $0["shows"] as? Int == 1 }.compactMap { $0["frame"] as? [Double] }
    #expect(cells == [[0, 0, 375, 192], [0, 192, 375, 192], [0, 384, 375, 192]])
  }

  @Test func `sample values are assigned to the views that present them`() async throws {
    let row = try #require(await rows(.screen, "Flat7/LoginScreenletView_flat7.xml", sample: true).first)
    let values = (row["values"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
    #expect(values == ["ada", "password"])
  }

  @Test(arguments: [.tokens, .document, .names, .summary] as [DumpStage])
  func `a stage prints the same for themes that are linked together and separately`(stage: DumpStage) async throws {
    var options = DumpOptions()
    options.format = .jsonl
    let together = await snapshot().dump(stage, options).bytes
    // With more jobs than themes, each theme is linked separately.
    options.jobs = 10_000
    #expect(await snapshot().dump(stage, options).bytes == together)
  }

  @Test(arguments: DumpStage.allCases)
  func `a stage prints the same output each time and contains every file`(stage: DumpStage) async throws {
    let (snapshot, fresh) = (snapshot(), snapshot())
    for format in isThorough ? DumpFormat.allCases : [.jsonl] {
      var options = DumpOptions()
      options.format = format
      let first = await snapshot.dump(stage, options).bytes
      let second = await fresh.dump(stage, options).bytes
      #expect(first == second)
      #expect(!first.isEmpty)
      guard format == .jsonl else { continue }
      let files = Set(
        try first.split(separator: UInt8(ascii: "\n")).compactMap {
          (try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])?["file"] as? String
        })
      #expect(stage == .bound || files.count >= snapshot.selection.count, "\(files.count) files")
    }
  }
}
