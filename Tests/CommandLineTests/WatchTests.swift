import Foundation
import TestSupport
import Testing

/// `--watch` with real processes, files and a terminal.
@Suite struct WatchTests {
  private static let theme = """
    <document>
      <theme screenlet="Note" name="default" kind="default"/>
      <objects>
        <view id="root" customClass="NoteScreenletView_default">
          <rect key="frame" x="0" y="0" width="240" height="96"/>
          <subviews>
            <label id="title" text="Before">
              <rect key="frame" x="16" y="16" width="160" height="32"/>
              <color key="textColor" name="ink"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """
  private static let overlay = """
    <document>
      <theme screenlet="Note" name="mine" kind="child" parent="default" form="overlay"/>
      <objects/>
    </document>
    """
  private static let set = """
    <themeSet name="Own"><resources><namedColor name="ink">
      <color red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor></resources></themeSet>
    """
  private static let path = "Themes/NoteScreenletView_default.xml"

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder(project: [
      Self.path: Self.theme, "Themes/NoteScreenletView_mine.xml": Self.overlay, "Themes/theme-set.xml": Self.set,
    ])
  }

  @Test func `a preview is drawn again when a theme, its parent or its theme set changes`() throws {
    let folder = try project()
    let command = try RunningCommand(
      ["preview", "Note", "--theme", "mine", "--watch", "--color", "truecolor"], folder: folder.url)
    #expect(command.wait(for: "drawn in").contains("Before"))
    // Editors replace the file with a new one.
    var start = command.count
    try Data(Self.theme.replacing("Before", with: "After").utf8).write(
      to: folder.url.appending(path: Self.path), options: .atomic)
    #expect(command.wait(for: "drawn in", from: start).contains("After"))
    start = command.count
    try folder.write("Themes/theme-set.xml", Self.set.replacing("red=\"0\"", with: "red=\"1\""))
    #expect(command.wait(for: "drawn in", from: start).contains("255;0;0"))
    start = command.count
    try folder.write(
      "Themes/NoteScreenletView_mine.xml",
      Self.overlay.replacing("<objects/>", with: "<objects><label id=\"title\" text=\"Mine\"/></objects>"))
    #expect(command.wait(for: "drawn in", from: start).contains("Mine"))
    #expect(command.interrupt() == 0)
  }

  @Test func `a syntax error is reported, and the last good picture stays`() throws {
    let folder = try project()
    let command = try RunningCommand(["preview", "Note", "--watch"], folder: folder.url, terminal: (80, 40))
    #expect(command.wait(for: "drawn in").contains("\u{1B}[2J"))
    var start = command.count
    try folder.write(Self.path, String(Self.theme.dropLast(4)))
    let broken = command.wait(for: "last good picture", from: start)
    #expect(broken.contains("Before"))
    #expect(broken.contains("syntax/well-formed"))
    start = command.count
    try folder.write(Self.path, Self.theme.replacing("Before", with: "Again"))
    let repaired = command.wait(for: "drawn in", from: start)
    #expect(repaired.contains("Again") && !repaired.contains("syntax/well-formed"))
    // One synchronized update that does not clear the screen.
    #expect(repaired.hasPrefix("\u{1B}[?2026h") && !repaired.contains("\u{1B}[2J"))
    #expect(command.interrupt() == 0)
  }

  @Test func `a preview is drawn again when files are added or removed and when the configuration changes`() throws {
    let folder = try project()
    let command = try RunningCommand(["preview", "Note", "--theme", "mine", "--watch"], folder: folder.url)
    _ = command.wait(for: "drawn in")
    var start = command.count
    try FileManager.default.removeItem(atPath: folder("Themes/NoteScreenletView_mine.xml"))
    #expect(command.wait(for: "last good picture", from: start).contains("has no theme 'mine'"))
    start = command.count
    try folder.write("Themes/NoteScreenletView_mine.xml", Self.overlay)
    _ = command.wait(for: "drawn in", from: start)
    start = command.count
    try folder.write(".themec.yml", "libary: shipped\n")
    #expect(command.wait(for: "last good picture", from: start).contains("libary"))
    start = command.count
    try folder.write(".themec.yml", "library: shipped\npreview: {scale: 2}\n")
    #expect(command.wait(for: "drawn in", from: start).contains("Before"))
    #expect(command.interrupt() == 0)
  }

  @Test func `a preview is drawn again when the data file changes`() throws {
    let folder = try TemporaryFolder(project: [
      ".themec.yml": "library: shipped\n", "data.json": #"{"userName": "ada"}"#,
    ])
    let command = try RunningCommand(["preview", "Login", "--data", "data.json", "--watch"], folder: folder.url)
    #expect(command.wait(for: "drawn in").contains("ada"))
    let start = command.count
    try folder.write("data.json", #"{"userName": "grace"}"#)
    #expect(command.wait(for: "drawn in", from: start).contains("grace"))
    #expect(command.interrupt() == 0)
  }

  @Test func `a check prints new and fixed problems and its duration`() throws {
    let folder = try project()
    let command = try RunningCommand(["lint", "--watch"], folder: folder.url)
    _ = command.wait(for: "checked in")
    var start = command.count
    try folder.write(Self.path, Self.theme.replacing("text=\"Before\"", with: "text=\"Before\" hiden=\"YES\""))
    let new = command.wait(for: "checked in", from: start)
    #expect(new.contains("'hiden'"))
    #expect(new.contains("1 new"))
    start = command.count
    try folder.write(Self.path, Self.theme)
    let fixed = command.wait(for: "checked in", from: start)
    #expect(!fixed.contains("'hiden'") && fixed.contains("1 fixed"))
    #expect(command.interrupt() == 0)
  }

  @Test(arguments: [
    ["preview", "-"], ["preview", "--specimen"], ["lint", "-"], ["lint", "--fix"], ["lint", "--diff"],
  ])
  func `--watch is rejected with standard input, --specimen, --fix and --diff`(arguments: [String]) throws {
    #expect(try themec(arguments + ["--watch"]).status == 2)
  }
}
