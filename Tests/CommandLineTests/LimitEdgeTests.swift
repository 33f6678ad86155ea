import Foundation
import TestSupport
import Testing
import ThemeSource

/// Tests input at fixed limits and just above them.
struct LimitEdgeTests {
  @Test(arguments: [("10000x1", true), ("1x10000", true), ("10001x1", false), ("1x10001", false), ("1x1e9", false)])
  func `a screen has at most 10,000 points on each side`(size: String, isAccepted: Bool) throws {
    let folder = try TemporaryFolder([".themec.yml": "sizes: [\(size)]\n", "A.xib": warnedCell])
    let preview = try themec(["preview", "A.xib", "--size", size, "-o", "A.svg", "--isolated"], folder: folder.url)
    #expect(preview.status == (isAccepted ? 0 : 2), "\(preview)")
    #expect(isAccepted || preview.messages.contains("from 1 to 10000"), "\(preview)")
    let lint = try themec(["lint", "A.xib"], folder: folder.url)
    #expect(lint.status == (isAccepted ? 0 : 2), "\(lint)")
    #expect(isAccepted || lint.messages.contains("must be from 1x1 to 10000x10000 points"), "\(lint)")
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "App/App.xcodeproj/project.pbxproj", "project.yml"])
  func `a project file that is too large is reported`(name: String) throws {
    let folder = try TemporaryFolder(project: ["App/A.xib": warnedCell, name: ""])
    #expect(unsafe truncate(folder(name), (64 << 20) + 1) == 0)
    let outcome = try themec(["lint"], folder: folder.url)
    #expect(outcome.output.contains("cannot be read"), "\(outcome)")
    #expect(outcome.output.contains(name) && outcome.output.contains("67108864 bytes"), "\(outcome)")
  }

  /// Two pictures of 796 columns, with borders and a gap, fill 1,599 columns.
  @Test(arguments: [("796x20", true), ("797x20", false)])
  func `a terminal has at most 1,600 columns`(size: String, isSideBySide: Bool) throws {
    let widest = try #require(try linesInLargeTerminal(size).map(\.count).max())
    #expect((widest > 1_500) == isSideBySide && widest <= 1_600, "\(widest)")
  }

  @Test func `a terminal has at most 800 rows`() throws {
    let lines = try linesInLargeTerminal("9x900")
    #expect(lines.count == 800)
    #expect(lines.last?.contains("more rows") == true, "\(lines.last ?? "")")
  }

  /// Returns what is drawn in a terminal of 3,000 × 3,000 cells: two Screenlets, and a line with the status.
  private func linesInLargeTerminal(_ size: String) throws -> [String] {
    let command = try RunningCommand(
      ["preview", "Login", "AddBookmark", "--size", size, "--scale", "1x1", "--watch"], folder: repository,
      terminal: (3000, 3000))
    // The last sequence of a frame.
    let text = command.wait(for: "\u{1B}[?2026l").replacing(/\u{1B}\[[?0-9;]*[A-Za-z]/, with: "")
    #expect(command.interrupt() == 0)
    return text.utf8.split(separator: 0x0A).map { line in String(decoding: line.filter { $0 != 0x0D }, as: UTF8.self) }
  }

  #if PNG
    /// 10,000 × 10,000 points are 100 million pixels.
    @Test(arguments: [("10000x10000", 1, true), ("10000x2501", 2, false), ("9000x9000", 3, false)])
    func `a picture has at most 100 million pixels`(size: String, ratio: Int, isDrawn: Bool) throws {
      let folder = try TemporaryFolder(["A.xib": warnedCell])
      let outcome = try themec(
        ["preview", "A.xib", "--size", size, "--pixel-ratio", "\(ratio)", "-o", "A.png"], folder: folder.url)
      #expect((outcome.status == 0) == isDrawn, "\(outcome)")
      #expect(isDrawn || outcome.messages.contains("a picture cannot have"), "\(outcome)")
      #expect(FileManager.default.fileExists(atPath: folder.url.path + "/A.png") == isDrawn)
    }

    /// Each element uses the one before it ten times: a billion rectangles.
    @Test func `an SVG image that takes too long is named and not drawn`() throws {
      var svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><defs><rect id=\"a0\" width=\"9\" height=\"9\"/>"
      for level in 1...9 {
        let uses = String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10)
        svg += "<g id=\"a\(level)\">\(uses)</g>"
      }
      svg += "</defs><use href=\"#a9\"/></svg>"
      let theme = xib(
        "<imageView image=\"slow\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></imageView>")
      let folder = try TemporaryFolder([
        "A.xib": theme, "Assets.xcassets/slow.imageset/slow.svg": svg,
        "Assets.xcassets/slow.imageset/Contents.json":
          "{\"images\": [{\"filename\": \"slow.svg\", \"idiom\": \"universal\"}]}",
      ])
      let begun = ContinuousClock.now
      let outcome = try themec(["preview", "A.xib", "-o", "A.png"], folder: folder.url)
      #expect(ContinuousClock.now - begun < .seconds(60))
      #expect(outcome.status == 0 && outcome.messages.contains("cannot draw"), "\(outcome)")
    }
  #endif
}
