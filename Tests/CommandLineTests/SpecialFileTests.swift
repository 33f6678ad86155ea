import Foundation
import TestSupport
import Testing

/// FIFOs and devices where the files of a project are expected. A command that opened one like a file would wait for ever.
struct SpecialFileTests {
  @Test(
    arguments: [
      (".themec.yml", "error[io/unreadable]: '.themec.yml' is not a regular file"),
      ("B.xib", "warning[io/unreadable]: 'B.xib' is not a regular file"),
      ("Deep/B.storyboard", "warning[io/unreadable]: 'Deep/B.storyboard' is not a regular file"),
      ("theme-set.xml", "'theme-set.xml' is not a regular file"), ("FooViewModel.xml", "is not a regular file"),
      ("de.lproj/ACell.strings", "cannot read 'de.lproj/ACell.strings'"),
      ("mul.lproj/ACell.xcstrings", "cannot read 'mul.lproj/ACell.xcstrings'"),
      (
        "App.xcassets/a.imageset/Contents.json",
        "warning[io/unreadable]: 'App.xcassets/a.imageset/Contents.json' is not a regular file"
      ),
      ("App.xcassets/a.imageset/a.png", "'App.xcassets/a.imageset/a.png' is not a regular file"),
      ("Sources/A.swift", nil),
      ("Package.swift", "this project file cannot be read: 'Package.swift' is not a regular file"),
      ("project.yml", "this project file cannot be read: 'project.yml' is not a regular file"),
      ("App.xcodeproj/project.pbxproj", "'App.xcodeproj/project.pbxproj' is not a regular file"),
      ("Info.plist", nil), ("themec-baseline.txt", nil),
    ] as [(String, String?)])
  func `a FIFO in a project is not opened`(_ name: String, message: String?) throws {
    let folder = try TemporaryFolder(["ACell.xml": warnedCell, "\(name).d/x": "", ".git/HEAD": ""])
    #expect(unsafe mkfifo(folder(name), 0o600) == 0)
    for command in [["lint"], ["config", "files"], ["list"], ["lint", "--no-cache", "ACell.xml"]].sampled(every: 2) {
      let outcome = try themec(command, folder: folder.url)
      #expect(outcome.status != 70)
      if command == ["lint"], let message {
        #expect((outcome.output + outcome.messages).contains(message), "\(outcome)")
      }
    }
  }

  @Test func `a link to a device is reported`() throws {
    let folder = try TemporaryFolder(["ACell.xml": warnedCell])
    try folder.link("B.xib", to: "/dev/null")
    let outcome = try themec(["lint"], folder: folder.url)
    #expect(outcome.output.contains("warning[io/unreadable]: 'B.xib' is not a regular file"), "\(outcome)")
    let named = try themec(["lint", "B.xib"], folder: folder.url)
    #expect(named.status == 2 && named.output.contains("error[io/unreadable]: 'B.xib' is not a regular file"))
  }

  @Test(arguments: [
    ["merge", "P", "A.xib", "A.xib"], ["strings", "export", "P"], ["strings", "import", "A.xib", "P"],
    ["diff", "P", "A.xib"], ["format", "P"], ["preview", "A.xib", "--data", "P"], ["lint", "--config", "P"],
    ["lint", "--baseline", "P", "A.xib"], ["compile", "P.xib"], ["generate", "view", "P.xib"],
  ])
  func `a FIFO that is named on the command line is an error`(_ arguments: [String]) throws {
    let folder = try TemporaryFolder(["A.xib": warnedCell])
    for name in ["P", "P.xib"] { #expect(unsafe mkfifo(folder(name), 0o600) == 0) }
    let outcome = try themec(arguments, folder: folder.url)
    #expect(outcome.status == 2, "\(outcome)")
    #expect((outcome.output + outcome.messages).contains("is not a regular file"), "\(outcome)")
  }
}
