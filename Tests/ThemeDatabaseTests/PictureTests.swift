import Foundation
import ProjectTestSupport
import TerminalCells
import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeText

@testable import ThemeDatabase

/// Pictures of shipped themes, compared with files in `Tests/Golden/text`.
///
/// `THEMEC_UPDATE_GOLDEN=1` records them and fails the run. Before committing a recorded picture, compare it with the
/// frames of `themec dump --stage screen-layout`.
struct PictureTests {
  private static let folder = repository.appendingPathComponent("Tests/Golden/text")
  private static let isRecording = ProcessInfo.processInfo.environment["THEMEC_UPDATE_GOLDEN"] == "1"

  @Test(arguments: Picture.all) func `shipped themes match their recorded pictures`(_ picture: Picture) throws {
    let bytes = try picture.drawn()
    let file = Self.folder.appendingPathComponent(picture.name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      Issue.record("recorded \(picture.name); check it, then run without THEMEC_UPDATE_GOLDEN")
      return
    }
    let recorded = try #require(
      try? Data(contentsOf: file), "no \(picture.name); record it with THEMEC_UPDATE_GOLDEN=1")
    if bytes != [UInt8](recorded) {
      Issue.record(
        "\(picture.name) is drawn differently (- recorded, + drawn):\n\(difference([UInt8](recorded), bytes))")
    }
  }

  @Test func `every recorded picture is compared`() {
    let names = Picture.all.map(\.name)
    #expect(files(below: Self.folder, endings: [""]) == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Picture.all.filter { $0.glyphs == .ascii })
  func `ASCII pictures contain no other characters`(_ picture: Picture) throws {
    #expect(try picture.drawn().allSatisfy { $0 < 0x80 })
  }

  @Test func `differences are listed by row`() {
    let report = difference(Array("one\ntwo\nthree\n".utf8), Array("one\n\u{1B}[1mtwo\nthree\nfour\n".utf8))
    #expect(report == "row 2\n- two\n+ ␛[1mtwo\nrow 4\n- \n+ four")
  }

  /// Returns the rows that differ, with visible escape characters.
  private func difference(_ recorded: [UInt8], _ drawn: [UInt8]) -> String {
    func rows(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let (old, new) = (rows(recorded), rows(drawn))
    return (0..<max(old.count, new.count)).compactMap { row in
      let (before, after) = (old.indices.contains(row) ? old[row] : "", new.indices.contains(row) ? new[row] : "")
      return before == after ? nil : "row \(row + 1)\n- \(before)\n+ \(after)"
    }.joined(separator: "\n")
  }
}

/// A shipped theme as drawn in a terminal.
struct Picture: Sendable, CustomTestStringConvertible {
  var screenlet: String
  var theme: String
  var width: Double
  var height: Double
  var depth = ColorDepth.none
  var glyphs = Glyphs.unicode
  var appearance = Appearance.light
  /// The columns and rows that the screen is reduced to.
  var terminal: (columns: Int, rows: Int)?

  private static let themes = TestProject().themes

  static let all: [Picture] =
    [
      Picture(screenlet: "Login", theme: "default", width: 375, height: 667),
      Picture(screenlet: "Login", theme: "default", width: 320, height: 480, glyphs: .ascii),
      Picture(screenlet: "Login", theme: "default", width: 768, height: 1024, terminal: (80, 24)),
      Picture(screenlet: "Login", theme: "flat7", width: 375, height: 667),
      Picture(screenlet: "Login", theme: "westeros", width: 375, height: 667),
      Picture(screenlet: "Login", theme: "westeros", width: 375, height: 667, terminal: (80, 24)),
      Picture(screenlet: "SignUp", theme: "default", width: 320, height: 568),
      Picture(screenlet: "SignUp", theme: "flat7", width: 375, height: 667),
      Picture(screenlet: "SignUp", theme: "westeros", width: 768, height: 480),
      Picture(screenlet: "Rating", theme: "default-stars", width: 375, height: 112),
      Picture(screenlet: "Rating", theme: "default-emojis", width: 375, height: 112),
      Picture(screenlet: "Rating", theme: "default-like", width: 320, height: 80),
      Picture(screenlet: "Rating", theme: "westeros", width: 375, height: 112),
      Picture(screenlet: "CommentList", theme: "default", width: 375, height: 667),
      Picture(screenlet: "CommentList", theme: "default", width: 568, height: 320),
      Picture(screenlet: "AssetList", theme: "default", width: 375, height: 667),
      Picture(screenlet: "AssetList", theme: "default", width: 320, height: 480, glyphs: .ascii),
    ]
    + [ColorDepth.sixteen, .indexed, .truecolor].flatMap { depth in
      [
        Picture(screenlet: "Login", theme: "default", width: 375, height: 667, depth: depth),
        Picture(screenlet: "Login", theme: "flat7", width: 375, height: 667, depth: depth, appearance: .dark),
      ]
    }

  /// For example, `Login.flat7.375x667.dark.truecolor.ansi`.
  var name: String {
    var parts = [screenlet, theme, "\(Int(width))x\(Int(height))"]
    if appearance == .dark { parts.append("dark") }
    if let terminal { parts.append("in-\(terminal.columns)x\(terminal.rows)") }
    if glyphs == .ascii { parts.append("ascii") }
    return parts.joined(separator: ".") + (depth == .none ? ".txt" : ".\(depth.rawValue).ansi")
  }

  var testDescription: String { name }

  /// Returns the output of `themec preview --sample`.
  func drawn() throws -> [UInt8] {
    let linked = Self.themes
    let found = linked.graph.find(screenlet: screenlet, theme: theme)
    let id = try #require(found.how == .exact ? found.found : nil, "no theme \(theme) of \(screenlet)")
    var options = RenderOptions(
      viewport: Viewport(size: Size(width: width, height: height)), metrics: .cells(.standard))
    options.viewport.appearance = appearance
    options.values = ViewModelValues(usesSamples: true)
    let compiled = linked.rendered(id, options)
    #expect(compiled.diagnostics.map(\.message) == [])
    let tree = try #require(compiled.value)
    let style = RasterStyle(depth: depth, glyphs: glyphs)
    var grid = CellGrid.standard
    if let terminal {
      grid = grid.fitting(tree.viewport, columns: terminal.columns - 2, rows: terminal.rows - 3)
    }
    var screen = Screen(tree, grid, style)
    if terminal != nil { screen.notes = [] }
    return encode(compose([screen], columns: terminal?.columns ?? 100, style: style), depth: depth)
  }
}
