import Foundation
import SwiftSources
import TestSupport
import Testing

/// `--since` reports problems on changed lines.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "needs git"))
struct SinceTests {
  private static func cell(_ labels: [String]) -> String {
    let views = labels.map {
      "<label id=\"\($0)\" text=\"Label\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"20\"/></label>\n"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      \(views.joined())</subviews></view>
      </objects></document>

      """
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"] + arguments
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project: [
      "App/ACell.xml": Self.cell(["a", "b"]), "App/Ünï cöde \"q\".xib": Self.cell(["u"]),
    ])
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "First"], in: folder)
    return folder
  }

  /// The identifiers of labels with reported placeholder texts.
  private func labels(_ folder: TemporaryFolder, _ arguments: [String], from place: String = ".") throws -> [String] {
    let working = folder.url.appending(path: place)
    let outcome = try themec(["lint", "--format", "jsonl"] + arguments, folder: working)
    #expect(outcome.status < 2, "\(outcome.messages)")
    return try outcome.diagnostics.filter { $0["code"] as? String == "text/placeholder-text" }.map { diagnostic in
      let path = try #require(diagnostic["file"] as? String)
      let start = try #require((diagnostic["range"] as? [String: Any])?["start"] as? [String: Any])
      let text = try String(contentsOf: working.appending(path: path), encoding: .utf8)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[try #require(start["line"] as? Int) - 1]
      return String(line.split(separator: "\"")[1])
    }
  }

  @Test func `problems are reported only on changed lines, committed or not, from every folder`() throws {
    let folder = try repository()
    #expect(try labels(folder, [".", "--since", "HEAD"]) == [])
    try folder.write("App/ACell.xml", Self.cell(["a", "new", "b"]))
    #expect(try labels(folder, [".", "--since", "HEAD"]) == ["new"])
    #expect(try labels(folder, ["--since", "HEAD"], from: "App") == ["new"])
    try git(["commit", "-q", "-a", "-m", "Second"], in: folder)
    #expect(try labels(folder, [".", "--since", "HEAD"]) == [])
    #expect(try labels(folder, [".", "--since", "HEAD~1"]) == ["new"])
    try folder.write("App/Ünï cöde \"q\".xib", Self.cell(["u", "w"]))
    #expect(try labels(folder, [".", "--since", "HEAD~1"]).sorted() == ["new", "w"])
  }

  @Test func `changes on the other branch are ignored`() throws {
    let folder = try repository()
    try git(["checkout", "-q", "-b", "topic"], in: folder)
    try folder.write("App/ACell.xml", Self.cell(["a", "b", "mine"]))
    try git(["commit", "-q", "-a", "-m", "Mine"], in: folder)
    try git(["checkout", "-q", "main"], in: folder)
    try folder.write("App/ACell.xml", Self.cell(["theirs", "a", "b"]))
    try git(["commit", "-q", "-a", "-m", "Theirs"], in: folder)
    try git(["checkout", "-q", "topic"], in: folder)
    #expect(try labels(folder, [".", "--since", "main"]) == ["mine"])
  }

  @Test func `all lines of a new file count as changed`() throws {
    let folder = try repository()
    try folder.write("App/BCell.xml", Self.cell(["x", "y"]))
    #expect(try labels(folder, [".", "--since", "HEAD"]).sorted() == ["x", "y"])
    try git(["add", "."], in: folder)
    #expect(try labels(folder, [".", "--since", "HEAD"]).sorted() == ["x", "y"])
  }

  @Test func `baseline entries on unchanged lines are not reported as stale`() throws {
    let folder = try repository()
    _ = try themec(["lint", ".", "--baseline", "b.txt", "--update-baseline"], folder: folder.url)
    let outcome = try themec(["lint", ".", "--strict", "--baseline", "b.txt", "--since", "HEAD"], folder: folder.url)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [(["--since", "nope"], "unknown revision 'nope'"), (["--since", "--all"], "unknown revision")])
  func `an unknown revision is an error`(arguments: [String], message: String) throws {
    let folder = try repository()
    let outcome = try themec(["lint", "."] + arguments, folder: folder.url)
    #expect(outcome.status == 2)
  }

  @Test func `a file that is not in a git repository is an error`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": Self.cell(["a"])])
    let outcome = try themec(["lint", ".", "--since", "HEAD"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("it is not in a git repository"))
  }

  // MARK: Changes with effects elsewhere

  private static let note = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v" customClass="NoteView" customModule="App" customModuleProvider="target">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews><label id="l" text="Note"><rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews>
    <connections><outlet property="nameLabel" destination="l" id="o"/></connections></view>
    </objects></document>

    """

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project: [
      "Sources/App/NoteView.xib": Self.note,
      "Sources/App/NoteView.swift": "import UIKit\nclass NoteView: UIView {\n  @IBOutlet var nameLabel: UILabel?\n}\n",
      "Sources/App/Loading.swift": "import UIKit\nlet note = UINib(nibName: \"NoteView\", bundle: nil)\n",
      "Sources/App/Old.swift": "import UIKit\nlet old = UINib(nibName: \"Nowhere\", bundle: nil)\n",
    ])
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-q", "-m", "First"], in: folder)
    return folder
  }

  /// The codes and files of problems since the last commit.
  private func problems(_ folder: TemporaryFolder) throws -> [String] {
    try themec(["lint", "--format", "jsonl", "--since", "HEAD"], folder: folder.url).diagnostics.map {
      "\($0["code"] as? String ?? "") \($0["file"] as? String ?? "")"
    }
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `problems that a change causes in other files are reported, and old ones are not`() throws {
    let folder = try app()
    #expect(try problems(folder) == [])
    try folder.write(
      "Sources/App/NoteView.swift", "import UIKit\nclass NoteView: UIView {\n  @IBOutlet var titleLabel: UILabel?\n}\n")
    #expect(try problems(folder) == ["swift/unknown-outlet Sources/App/NoteView.xib"])
    try git(["checkout", "-q", "."], in: folder)
    try git(["mv", "Sources/App/NoteView.xib", "Sources/App/Memo.xib"], in: folder)
    #expect(try problems(folder) == ["code/unknown-nib Sources/App/Loading.swift"])
    // A moved source keeps its problems, and a new one has its own.
    try git(["reset", "-q", "--hard"], in: folder)
    try git(["mv", "Sources/App/Old.swift", "Sources/App/Older.swift"], in: folder)
    #expect(try problems(folder) == [])
    try folder.write("Sources/App/New.swift", "import UIKit\nlet new = UINib(nibName: \"New\", bundle: nil)\n")
    #expect(try problems(folder) == ["code/unknown-nib Sources/App/New.swift"])
  }
}
