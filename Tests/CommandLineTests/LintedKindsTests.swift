import TestSupport
import Testing

struct LintedKindsTests {
  /// Files that Xcode projects have beside their documents, and a word of the advice.
  @Test(arguments: [
    ("View.swift", "'--swift'"), ("Main.strings", "Base.lproj"), ("Main.xcstrings", "Base.lproj"),
    ("Info.plist", "the project's folder"), ("App.xcodeproj/project.pbxproj", "the project's folder"),
  ])
  func `a named file that is checked with others is refused with advice`(_ path: String, _ advice: String) throws {
    let folder = try TemporaryFolder([path: ""])
    let outcome = try themec(["lint", path], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'\(path)' is not a XIB, a storyboard or a theme"))
    #expect(outcome.messages.contains(advice))
  }
}
