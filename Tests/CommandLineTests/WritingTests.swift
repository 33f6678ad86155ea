import Foundation
import TestSupport
import Testing

/// The files that commands write, and the files and links that they never write to.
@Suite struct WritingTests {
  /// A cell without problems. Its attributes are not in Interface Builder's order.
  private static let clean = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document version="3.0" type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <objects>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view>
        </objects>
    </document>

    """

  /// A cell with a duplicate constraint: a problem with a fix.
  private static let fixable = clean.replacing(
    "height=\"44\"/>",
    with: """
      height="44"/><constraints>
      <constraint firstAttribute="width" constant="320" id="a"/><constraint firstAttribute="width" constant="320" id="b"/>
      </constraints>
      """)

  @Test(arguments: [["lint"], ["compile"]])
  func `a report does not overwrite a checked file without problems`(command: [String]) throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": Self.clean])
    #expect(try themec(["lint", "ACell.xml"], folder: folder.url).status == 0)
    let outcome = try themec(command + ["ACell.xml", "-o", "./ACell.xml"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("which this command reads"))
    #expect(folder.text("ACell.xml") == Self.clean)
  }

  @Test(arguments: [
    (["strings", "export", "ACell.xml", "-o", "ACell.xml"]),
    ["strings", "import", "ACell.xml", "a.strings", "-o", "a.strings"],
    ["compile", "Link.xml", "-o", "ACell.xml"], ["lint", ".", "-o", ".themec.yml"],
    ["lint", ".", "--format", "json=.themec.yml"],
  ])
  func `no result replaces a file that the command reads`(command: [String]) throws {
    let files = ["ACell.xml": Self.clean, "a.strings": "\"v.text\" = \"x\";\n", ".themec.yml": "themePath: [.]\n"]
    let folder = try TemporaryFolder(project: files, configuration: nil)
    try folder.link("Link.xml", to: folder("ACell.xml"))
    let outcome = try themec(command, folder: folder.url)
    #expect(outcome.status == 2 && outcome.messages.contains("which this command reads"), "\(outcome.messages)")
    for (name, text) in files { #expect(folder.text(name) == text) }
    // Through a link to the folder.
    let other = try TemporaryFolder()
    try other.link("app", to: folder.path)
    let path = other("app/ACell.xml")
    #expect(try themec(["compile", path, "-o", path]).status == 2)
  }

  @Test func `a file with an unresolved conflict is not converted`() throws {
    let marked = Self.clean.replacing(
      "<view id", with: "<!-- <<<<<<< ours -->\n<!-- =======\n<view/>\n>>>>>>> theirs --><view id")
    let folder = try TemporaryFolder(project: ["ACell.xml": marked])
    let outcome = try themec(["convert", "ACell.xml", "--to", "xib", "-o", "ACell.xib"], folder: folder.url)
    #expect(
      outcome.status == 1 && outcome.messages.contains("error[convert/unresolved-conflict]"), "\(outcome.messages)")
    #expect(folder.text("ACell.xib") == nil)
  }

  @Test func `format does not write through a symbolic link in the project`() throws {
    let outside = try TemporaryFolder(project: ["ACell.xml": Self.clean])
    let folder = try TemporaryFolder(project: ["Themes/BCell.xml": Self.clean])
    try folder.link("Themes/ACell.xml", to: outside.url.appendingPathComponent("ACell.xml").path)
    try folder.link("Linked", to: outside.url.path)
    for path in ["Themes/ACell.xml", "Linked/ACell.xml"] {
      let outcome = try themec(["format", "Themes/BCell.xml", path], folder: folder.url)
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("symbolic link"), "\(outcome.messages)")
      #expect(outside.text("ACell.xml") == Self.clean)
      // Either all files of a project are written, or none.
      #expect(folder.text("Themes/BCell.xml") == Self.clean)
    }
    #expect(try themec(["format", "Themes/BCell.xml"], folder: folder.url).status == 0)
    #expect(folder.text("Themes/BCell.xml") != Self.clean)
  }

  @Test func `fixes are not written through a symbolic link in the project`() throws {
    let outside = try TemporaryFolder(project: ["ACell.xml": Self.fixable])
    let folder = try TemporaryFolder(project: [:])
    try folder.link("ACell.xml", to: outside.url.appendingPathComponent("ACell.xml").path)
    let planned = try themec(["lint", "ACell.xml", "--diff", "--unsafe-fixes"], folder: folder.url)
    #expect(planned.output.contains("@@"), "no fix to write: \(planned.output)\(planned.messages)")
    let outcome = try themec(["lint", "ACell.xml", "--fix", "--unsafe-fixes"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("symbolic link"), "\(outcome.messages)")
    #expect(outside.text("ACell.xml") == Self.fixable)
  }

  @Test func `applying the diff of format produces the formatted file`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": Self.clean])
    let planned = try themec(["format", "ACell.xml", "--diff"], folder: folder.url)
    #expect(planned.status == 1)
    #expect(folder.text("ACell.xml") == Self.clean)
    try planned.output.write(to: folder.url.appendingPathComponent("a.diff"), atomically: true, encoding: .utf8)
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    patch.arguments = ["git", "apply", "a.diff"]
    patch.currentDirectoryURL = folder.url
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)
    let again = try themec(["format", "ACell.xml", "--diff"], folder: folder.url)
    #expect(again.status == 0 && again.output.isEmpty)
    let both = try themec(["format", "ACell.xml", "--diff", "--check"], folder: folder.url)
    #expect(both.status == 2)
  }

  @Test func `format writes and reports the same with any number of jobs`() throws {
    let names = (0..<12).map { "Cell\($0).xml" }
    let project = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.clean) })
    let outcomes = try [1, 2, 5].map { jobs in
      let folder = try TemporaryFolder(project: project.merging(["Broken.xml": "<document"]) { $1 })
      let checked = try themec(["format", ".", "--check", "-j\(jobs)"], folder: folder.url)
      let written = try themec(["format", ".", "--jobs", "\(jobs)"], folder: folder.url)
      return [checked.output, checked.messages, written.output, written.messages] + names.map { folder.text($0) ?? "" }
    }
    #expect(Set(outcomes).count == 1)
    #expect(outcomes[0].suffix(12).allSatisfy { $0 != Self.clean })
  }
}
