import Foundation
import TestSupport
import Testing

/// Screens compared with what they looked like.
@Suite struct SnapshotTests {
  private static let theme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
            <view id="v">
                <rect key="frame" x="0" y="0" width="320" height="100"/>
                <subviews>
                    <label id="l" text="Hello">
                        <rect key="frame" x="16" y="16" width="200" height="20"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(
      project: ["A.xib": Self.theme, "B.xib": Self.theme.replacing("Hello", with: "World")], configuration: "")
  }

  private func snapshot(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> Outcome {
    try themec(["snapshot"] + arguments, folder: folder.url)
  }

  @Test func `snapshots that were never written differ, and those that were just written do not`() throws {
    let folder = try folder()
    let first = try snapshot(in: folder)
    #expect(first.status == 1)
    #expect(first.messages.contains("4 of 4 snapshots differ"), "\(first.messages)")
    #expect(!folder.entries.contains { $0.hasPrefix("Snapshots") })
    #expect(try snapshot(["--update"], in: folder).status == 0)
    let second = try snapshot(in: folder)
    #expect(second.status == 0)
    #expect(second.output == "4 snapshots are the same\n")
    let kept = folder.entries.filter { $0.hasPrefix("Snapshots/") && $0.contains(".") }
    #expect(kept.count == 4 * 3 + 1)
  }

  @Test func `only what changed is reported, and a second update changes nothing`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("A.xib", Self.theme.replacing("Hello", with: "Goodbye"))
    let outcome = try snapshot(["--report", "Report", "--junit", "results.xml"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output == "changed: a-default/as-recorded-light\nchanged: a-default/as-recorded-dark\n")
    let page = folder.text("Report/index.html") ?? ""
    #expect(page.contains("before/a-default/as-recorded-light.svg") && !page.contains("b-default"))
    #expect((folder.text("Report/before/a-default/as-recorded-light.svg") ?? "").contains("Hello"))
    #expect((folder.text("Report/after/a-default/as-recorded-light.svg") ?? "").contains("Goodbye"))
    let junit = folder.text("results.xml") ?? ""
    #expect(junit.contains("tests=\"4\" failures=\"2\""))
    #expect(try snapshot(["--update"], in: folder).output.contains("updated: a-default/as-recorded-dark"))
    #expect(try snapshot(["--update"], in: folder).output == "4 snapshots are the same\n")
  }

  @Test func `a snapshot whose theme is gone is reported and removed, and other files stay`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("Snapshots/b-default/notes.md", "mine")
    try FileManager.default.removeItem(atPath: folder("B.xib"))
    let outcome = try snapshot(in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("no longer drawn: b-default/as-recorded-light"))
    // Only a run over everything knows what is gone.
    #expect(try snapshot(["A.xib"], in: folder).status == 0)
    #expect(try snapshot(["--update"], in: folder).status == 0)
    #expect(folder.entries.filter { $0.hasPrefix("Snapshots/b-default/") } == ["Snapshots/b-default/notes.md"])
    #expect(try snapshot(in: folder).output == "2 snapshots are the same\n")
  }

  @Test func `a filter updates only what it names`() throws {
    let folder = try folder()
    _ = try snapshot(["--filter", "a-default", "--update"], in: folder)
    let outcome = try snapshot(in: folder)
    #expect(outcome.output == "no snapshot: b-default/as-recorded-light\nno snapshot: b-default/as-recorded-dark\n")
    #expect(try snapshot(["--filter", "nothing"], in: folder).status == 2)
  }

  @Test func `a list that was tampered with removes nothing outside the folder`() throws {
    let folder = try folder()
    _ = try snapshot(["--update"], in: folder)
    try folder.write("victim.svg", "mine")
    let list = folder.text("Snapshots/snapshots.txt") ?? ""
    try folder.write("Snapshots/snapshots.txt", list + "../victim\n/etc/passwd\n")
    #expect(try snapshot(["--update"], in: folder).status == 0)
    #expect(folder.text("victim.svg") == "mine")
  }

  @Test func `any number of jobs gives the same bytes`() throws {
    let folder = try folder()
    _ = try snapshot(["--update", "--jobs", "1", "--folder", "One"], in: folder)
    _ = try snapshot(["--update", "--jobs", "3", "--folder", "Three"], in: folder)
    let files = folder.entries.filter { $0.hasPrefix("One/") && $0.contains(".") }
    #expect(files.count == 13)
    for file in files { #expect(folder.text(file) == folder.text("Three" + file.dropFirst(3)), "\(file)") }
  }
}
