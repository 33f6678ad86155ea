import Foundation
import TestSupport
import Testing

/// Screens compared with recorded snapshots.
@Suite struct SnapshotTests {
  private static let theme = xib(
    """
    <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews>
            <label id="l" text="Hello">
                <rect key="frame" x="16" y="16" width="200" height="20"/>
            </label>
        </subviews>
    </view>
    """)

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(
      project: ["A.xib": Self.theme, "B.xib": Self.theme.replacing("Hello", with: "World")], configuration: "")
  }

  private func snapshot(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> Outcome {
    try themec(["snapshot"] + arguments, folder: folder.url)
  }

  @Test func `missing snapshots are reported as different, and those just written are not`() throws {
    let folder = try folder()
    let first = try snapshot(in: folder)
    #expect(first.status == 1)
    #expect(first.messages.contains("4 of 4 snapshots are missing"), "\(first.messages)")
    #expect(!folder.entries.contains { $0.hasPrefix("Snapshots") })
    #expect(try snapshot(["--update"], in: folder).status == 0)
    let second = try snapshot(in: folder)
    #expect(second.status == 0)
    #expect(second.output == "4 snapshots are the same\n")
    let kept = folder.entries.filter { $0.hasPrefix("Snapshots/") && $0.contains(".") }
    #expect(kept.count == 4 * 3 + 1)
  }

  @Test func `only changed screens are reported, and a second update changes no files`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("A.xib", Self.theme.replacing("Hello", with: "Goodbye"))
    let outcome = try snapshot(["--report", "Report", "--junit", "results.xml"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == "wrote Report/index.html\nchanged: a/as-recorded-light\nchanged: a/as-recorded-dark\n")
    let page = folder.text("Report/index.html") ?? ""
    #expect(page.contains("before/a/as-recorded-light.svg") && !page.contains("before/b/"))
    #expect((folder.text("Report/before/a/as-recorded-light.svg") ?? "").contains("Hello"))
    #expect((folder.text("Report/after/a/as-recorded-light.svg") ?? "").contains("Goodbye"))
    let junit = folder.text("results.xml") ?? ""
    #expect(junit.contains("tests=\"4\" failures=\"2\""))
    #expect(try snapshot(["--update"], in: folder).output.contains("updated: a/as-recorded-dark"))
    #expect(try snapshot(["--update"], in: folder).output == "4 snapshots are the same\n")
  }

  @Test func `snapshots of a theme that cannot be read are not removed`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    let kept = folder.entries
    try FileManager.default.removeItem(at: folder.url.appending(path: "B.xib"))
    #expect(unsafe mkfifo(folder("B.xib"), 0o600) == 0)
    for arguments in [[], ["--update"]] {
      let outcome = try snapshot(arguments, in: folder)
      #expect(outcome.status == 0 && outcome.messages.contains("'B.xib' is not a regular file"), "\(outcome)")
      #expect(folder.entries == kept)
    }
  }

  @Test func `snapshots of a deleted theme are reported and removed, and other files stay`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("Snapshots/b/notes.md", "mine")
    try FileManager.default.removeItem(atPath: folder("B.xib"))
    let outcome = try snapshot(in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("no longer drawn: b/as-recorded-light"))
    // Snapshots without a theme are reported only if everything is drawn.
    #expect(try snapshot(["A.xib"], in: folder).status == 0)
    #expect(try snapshot(["--update"], in: folder).status == 0)
    #expect(folder.entries.filter { $0.hasPrefix("Snapshots/b/") } == ["Snapshots/b/notes.md"])
    #expect(try snapshot(in: folder).output == "2 snapshots are the same\n")
  }

  @Test func `a filter updates only matching snapshots`() throws {
    let folder = try folder()
    _ = try snapshot(["--filter", "a/", "--update"], in: folder)
    let outcome = try snapshot(in: folder)
    #expect(outcome.output == "no snapshot: b/as-recorded-light\nno snapshot: b/as-recorded-dark\n")
    #expect(try snapshot(["--filter", "nothing"], in: folder).status == 2)
  }

  @Test func `a manipulated list of snapshots does not delete files outside of the folder`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("victim.svg", "mine")
    let list = folder.text("Snapshots/snapshots.txt") ?? ""
    for type in ["svg", "txt"] { try folder.write("Snapshots/logo.\(type)", "mine") }
    try folder.write("Snapshots/snapshots.txt", list + "../victim\n/etc/passwd\nlogo\n")
    #expect(try snapshot(["--update"], in: folder).status == 0)
    #expect(folder.text("Snapshots/logo.svg") == "mine" && folder.text("Snapshots/logo.txt") == "mine")
    #expect(folder.text("victim.svg") == "mine")
  }

  @Test(arguments: ["", "<<<<<<< HEAD\n", "<document>", "\u{0}\u{0}"])
  func `snapshots of a file that cannot be parsed are not removed`(_ contents: String) throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    let before = folder.entries
    try folder.write("B.xib", contents)
    let compared = try snapshot(in: folder)
    #expect(compared.status == 1)
    #expect(!compared.output.contains("no longer drawn"))
    #expect(compared.messages.contains("B.xib"), "\(compared.messages)")
    let updated = try snapshot(["--update"], in: folder)
    #expect(updated.status == 1 && updated.messages.contains("nothing was written"), "\(updated.messages)")
    #expect(folder.entries == before)
  }

  @Test func `names of snapshots do not depend on the other arguments`() throws {
    let folder = try TemporaryFolder(
      project: ["a/Cell.xib": Self.theme, "b/Cell.xib": Self.theme.replacing("Hello", with: "World")],
      configuration: "")
    _ = try snapshot(["--update"], in: folder)
    #expect(try snapshot(["b/Cell.xib"], in: folder).status == 0)
    #expect(try snapshot(["b/Cell.xib", "b", "."], in: folder).output == "4 snapshots are the same\n")
    try FileManager.default.removeItem(atPath: folder("a/Cell.xib"))
    let outcome = try snapshot(in: folder)
    #expect(outcome.output == "no longer drawn: a/cell/as-recorded-dark\nno longer drawn: a/cell/as-recorded-light\n")
  }

  @Test func `an update with other sizes and appearances removes no snapshots`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    let before = folder.entries
    #expect(try snapshot(["--update", "--appearance", "dark", "--size", "ipad"], in: folder).status == 0)
    #expect(folder.entries == before)
  }

  @Test func `a deleted list is written again, and an update reports no failures`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try FileManager.default.removeItem(atPath: folder("Snapshots/snapshots.txt"))
    _ = try snapshot(["--update"], in: folder)
    #expect((folder.text("Snapshots/snapshots.txt") ?? "").contains("a/as-recorded-dark\n"))
    try folder.write("A.xib", Self.theme.replacing("Hello", with: "Goodbye"))
    _ = try snapshot(["--update", "--junit", "results.xml"], in: folder)
    #expect((folder.text("results.xml") ?? "").contains("tests=\"4\" failures=\"0\""))
  }

  @Test func `input files are not overwritten, and no file is removed through a symbolic link`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    let refused = try snapshot(["--junit", "A.xib"], in: folder)
    #expect(refused.status == 2 && refused.messages.contains("cannot overwrite 'A.xib'"), "\(refused.messages)")
    #expect(folder.text("A.xib") == Self.theme)
    let outside = try TemporaryFolder(["as-recorded-light.svg": "mine"])
    try FileManager.default.removeItem(atPath: folder("Snapshots/b"))
    try folder.link("Snapshots/b", to: outside.path)
    try FileManager.default.removeItem(atPath: folder("B.xib"))
    #expect(try snapshot(["--update"], in: folder).status == 2)
    #expect(outside.text("as-recorded-light.svg") == "mine")
  }

  @Test func `a folder without themes is an error`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: "")
    let outcome = try snapshot(["--update"], in: folder)
    #expect(outcome.status == 2 && outcome.messages.contains("the project has no themes"), "\(outcome.messages)")
  }

  @Test func `screens are drawn in the configured sizes, unless options set others`() throws {
    let theme = Self.theme.replacing("height=\"100\"", with: "height=\"480\"").replacing(
      "<objects>", with: "<theme screenlet=\"Note\" name=\"default\" kind=\"default\"/><objects>")
    let folder = try TemporaryFolder(
      project: ["NoteScreenletView_default.xib": theme], configuration: "sizes: [iphone-8, 320x500]\n")
    _ = try snapshot(["--update", "--appearance", "light"], in: folder)
    func names(_ folder: TemporaryFolder) -> [String] {
      folder.entries.filter { $0.hasSuffix(".svg") }.map { String($0.dropFirst("Snapshots/note-default/".count)) }
    }
    #expect(names(folder) == ["320x500-points-light.svg", "iphone-8-light.svg"])
    _ = try snapshot(["--update", "--appearance", "light", "--size", "ipad"], in: folder)
    #expect(names(folder) == ["320x500-points-light.svg", "ipad-light.svg", "iphone-8-light.svg"])
  }

  @Test func `the number of jobs does not affect the files`() throws {
    let folder = try folder()
    _ = try snapshot(["--update", "--jobs", "1", "--folder", "One"], in: folder)
    _ = try snapshot(["--update", "--jobs", "3", "--folder", "Three"], in: folder)
    let files = folder.entries.filter { $0.hasPrefix("One/") && $0.contains(".") }
    #expect(files.count == 13)
    for file in files { #expect(folder.text(file) == folder.text("Three" + file.dropFirst(3)), "\(file)") }
  }
}
