import Foundation
import SwiftSources
import TestSupport
import Testing

/// Files that somebody else wrote: what they make themec read, write and run.
@Suite struct UntrustedInputTests {
  @Test(arguments: [
    ("extends: /etc/passwd", "must be a path in"), ("extends: ../outside.yml", "must be a path in"),
    ("extends: link.yml", "must not be a link out of"), ("generate: {output: /tmp}", "must be a path in"),
    ("generate: {templates: ../templates}", "must be a path in"),
    ("themePath: [Inside, ../Outside]", "must be a path in"), ("assets: [/]", "must be a path in"),
    ("lint: {baseline: ../b.txt}", "must be a path in"),
    ("lint: {baseline: .git/hooks/pre-commit}", "must not be in '.git'"),
    ("generate: {output: Inside/.GIT}", "must not be in '.git'"),
  ])
  func `a configuration names no file outside of its repository, unless the command line names the configuration`(
    _ text: String, _ reason: String
  ) throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/.themec.yml": text, "app/Inside/x": "", "Outside/x": "", "templates/x": "",
      "outside.yml": "root:x:0:0\n", "b.txt": "",
    ])
    try folder.link("app/link.yml", to: "../outside.yml")
    let outcome = try themec(["config", "show"], folder: folder.url.appending(path: "app"))
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(reason), "\(outcome.messages)")
    #expect(!outcome.messages.contains("root:x"))
    let trusted = try themec(["config", "show", "--config", ".themec.yml"], folder: folder.url.appending(path: "app"))
    #expect(!trusted.messages.contains(reason))
  }

  @Test(arguments: [
    #"base="X { static let e = system(&quot;id&quot;) }; class Y: Z""#, #"base="class""#, #"base="A\(x)""#,
    #"base="$0""#,
  ])
  func `no class and no protocol is written from a descriptor with a name that Swift cannot have`(_ base: String) throws
  {
    let folder = try TemporaryFolder(
      project: [
        ".themec.yml": "schemas: [.]\n",
        "LoginViewModel.xml": "<viewModel name=\"LoginViewModel\" screenlets=\"Login\" \(base)/>\n",
      ], configuration: nil)
    for flavor in ["uikit", "terminal"] {
      let arguments = ["generate", "view", "Login", "--flavor", flavor]
      for more in [["--stdout"], ["--output", "Code"]] {
        let outcome = try themec(arguments + more, folder: folder.url)
        #expect(outcome.status == 1 && outcome.output == "", "\(outcome.output)")
      }
      #expect(!folder.entries.contains("Code"))
    }
    let outcome = try themec(["generate", "view-model", "Login", "--stdout"], folder: folder.url)
    // A protocol has no base class, so that only a descriptor that cannot be read counts.
    #expect(!outcome.output.contains("static let e") && !outcome.output.contains("$0"), "\(outcome.output)")
  }

  @Test func `a descriptor that cannot be read gives no class`() throws {
    let folder = try TemporaryFolder(
      project: [
        ".themec.yml": "schemas: [.]\n",
        "LoginViewModel.xml": "<viewModel name=\"LoginViewModel\" screenlets=\"Login\"",
      ], configuration: nil)
    for command in ["view", "view-model"] {
      let outcome = try themec(["generate", command, "Login", "--stdout"], folder: folder.url)
      #expect(outcome.status == 1 && outcome.output == "", "\(outcome.output)")
    }
  }

  @Test func `no snapshots are written through a default folder that is a link out of the repository`() throws {
    try expectNothingWritten(through: "Snapshots", ["snapshot", "--update"])
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `no descriptors are written through a default folder that is a link out of the repository`() throws {
    try expectNothingWritten(through: "Schemas", ["import", "FooViewModel", "--swift", "."])
  }

  private func expectNothingWritten(through name: String, _ command: [String]) throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/A.xib": Self.xib, "out/x": "",
      "app/FooViewModel.swift": "@objc protocol FooViewModel { var title: String? { get set } }\n",
    ])
    try folder.link("app/\(name)", to: "../out")
    let outcome = try themec(command, folder: folder.url.appending(path: "app"))
    #expect(outcome.status == 2 && outcome.messages.contains("is a link out of the repository"), "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")) == ["x"])
  }

  @Test(arguments: [
    ["generate", "view", "Foo"], ["generate", "view-model", "Foo"], ["new", "theme", "zig", "--screenlet", "Foo"],
  ])
  func `no Swift is written through a default folder that is a link out of the repository`(_ command: [String]) throws {
    let folder = try TemporaryFolder(["out/x": "", "app/.git/HEAD": ""])
    let app = folder.url.appending(path: "app")
    #expect(try themec(["new", "screenlet", "Foo", "--attributes", "title:String"], folder: app).status == 0)
    try folder.write("app/.themec.yml", "themePath: [Themes]\nschemas: [Schemas]\n")
    try FileManager.default.removeItem(at: app.appending(path: "Sources"))
    try folder.link("app/Sources", to: "../out")
    let outcome = try themec(command, folder: app)
    #expect(outcome.status == 2 && outcome.messages.contains("is a link out of the repository"), "\(outcome)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")) == ["x"])
  }

  @Test func `a file that is not a baseline is not replaced by one`() throws {
    for contents in ["let a = 1\n", "# a comment\n"] {
      let folder = try TemporaryFolder([
        "A.xib": Self.xib.replacing("id=\"a\"", with: "id=\"a\" alpha=\"x\""), "b.txt": contents,
        ".themec.yml": "lint: {baseline: b.txt}\n",
      ])
      let outcome = try themec(["lint", "--update-baseline"], folder: folder.url)
      #expect(outcome.status == 2 && outcome.messages.contains("'b.txt' is not a baseline"), "\(outcome)")
      #expect(folder.text("b.txt") == contents)
      try folder.write("b.txt", "")
      #expect(try themec(["lint", "--update-baseline"], folder: folder.url).status == 0)
      #expect(folder.text("b.txt")?.contains("syntax/bad-value") == true)
    }
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: [
      "path = ../out/env; sourceTree = \"<group>\"", "path = in.xcconfig; sourceTree = \"<group>\"",
      "path = link.xcconfig; sourceTree = \"<group>\"",
    ])
  func `an Xcode project reads no settings from outside of the repository`(_ reference: String) throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/A.swift": "import UIKit\nclass Foo: UIView {}\n", "out/env": "SECRET = hunter2\n",
      "app/in.xcconfig": "#include \"../out/env\"\n", "app/Settings/own.xcconfig": "SECRET = Own\n",
      "app/A.xib": Self.xib.replacing("customClass=\"A\"", with: "customClass=\"Foo\" customModule=\"Appx\""),
      "app/App.xcodeproj/project.pbxproj": Self.project(reference),
    ])
    try folder.link("app/link.xcconfig", to: "../out/env")
    let app = folder.url.appending(path: "app")
    #expect(try !themec(["lint", "--no-cache"], folder: app).output.contains("hunter2"))
    try folder.write(
      "app/App.xcodeproj/project.pbxproj",
      Self.project("path = Settings/own.xcconfig; sourceTree = \"<group>\""))
    #expect(try themec(["lint", "--no-cache"], folder: app).output.contains("'Own'"))
  }

  /// An Xcode project with a module that is named by a setting in a file.
  private static func project(_ reference: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 50; objects = {
     P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = CL; };
     CL = { isa = XCConfigurationList; buildConfigurations = (BC); };
     BC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = App;
       PRODUCT_MODULE_NAME = "$(SECRET)"; }; baseConfigurationReference = XC; };
     XC = { isa = PBXFileReference; \(reference); };
     G = { isa = PBXGroup; children = (F4, F1, XC); sourceTree = "<group>"; };
     F4 = { isa = PBXFileReference; path = A.xib; sourceTree = "<group>"; };
     F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
     B4 = { isa = PBXBuildFile; fileRef = F4; };
     B1 = { isa = PBXBuildFile; fileRef = F1; };
     R = { isa = PBXResourcesBuildPhase; files = (B4); };
     S = { isa = PBXSourcesBuildPhase; files = (B1); };
     T = { isa = PBXNativeTarget; name = App; productName = App; buildPhases = (S, R); buildConfigurationList = CL;
       productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """
  }

  @Test func `a configuration that is a link out of the repository is not read`() throws {
    let folder = try TemporaryFolder(["app/.git/HEAD": "", "app/A.xib": Self.xib, "secret.yml": "password: 1\n"])
    let app = folder.url.appendingPathComponent("app")
    try FileManager.default.createSymbolicLink(
      atPath: app.appendingPathComponent(".themec.yml").path, withDestinationPath: "../secret.yml")
    let outcome = try themec(["lint"], folder: app)
    #expect(outcome.status == 2 && !outcome.output.contains("password"), "\(outcome)")
  }

  @Test func `translations that are links out of the repository are not drawn`() throws {
    let xib = Self.xib.replacing(
      "</view>",
      with:
        "<subviews><label id=\"l\" text=\"Hi\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"20\"/></label></subviews></view>"
    ).replacing("width=\"10\" height=\"10\"", with: "width=\"320\" height=\"200\"")
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/Base.lproj/A.xib": xib, "app/de.lproj/x": "",
      "secret.strings": "\"l.text\" = \"Geheim\";\n",
    ])
    let app = folder.url.appendingPathComponent("app")
    let command = ["preview", "Base.lproj/A.xib", "--locale", "de", "-o", "-", "--format", "svg"]
    try folder.write("app/de.lproj/A.strings", "\"l.text\" = \"Offen\";\n")
    #expect(try themec(command, folder: app).output.contains("Offen"))
    let strings = app.appendingPathComponent("de.lproj/A.strings").path
    try FileManager.default.removeItem(atPath: strings)
    try FileManager.default.createSymbolicLink(atPath: strings, withDestinationPath: "../../secret.strings")
    let outcome = try themec(command, folder: app)
    #expect(outcome.status == 0 && !outcome.output.contains("Geheim"), "\(outcome)")
    try FileManager.default.removeItem(at: app.appendingPathComponent("de.lproj"))
    try folder.write("other/A.strings", "\"l.text\" = \"Geheim\";\n")
    try folder.link("app/de.lproj", to: "../other")
    #expect(try !themec(command, folder: app).output.contains("Geheim"))
  }

  @Test func `a new theme escapes the names of files`() throws {
    let name = "F\" x=\"<y>"
    let folder = try TemporaryFolder(["\(name)ScreenletView_default.xml": Self.xib])
    let outcome = try themec(["new", "theme", "flat", "--kind", "full", "--all"], folder: folder.url)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where file.contains("_flat") {
      let text: String = try #require(folder.text(file))
      #expect(!text.contains("x=\"<y>"), "\(text)")
    }
    #expect(outcome.status != 70)
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21000" targetRuntime="iOS.CocoaTouch">
        <objects><view id="a" customClass="A"><rect key="frame" x="0" y="0" width="10" height="10"/></view></objects>
    </document>
    """

  @Test func `a template that is a link out of the repository is not read`() throws {
    let folder = try TemporaryFolder([
      "app/.git/HEAD": "", "app/.themec.yml": "generate: {templates: t}\n", "app/t/x": "", "secret": "let secret = 1\n",
    ])
    try folder.link("app/t/view.swift.stencil", to: "../../secret")
    try folder.link("app/t/own.swift.stencil", to: "../../secret")
    for arguments in [["view", "Login", "--stdout"], ["accessors", "--template", "own", "--stdout"]] {
      let outcome = try themec(["generate"] + arguments, folder: folder.url.appending(path: "app"))
      #expect(outcome.status == 2 && !outcome.output.contains("secret"), "\(arguments): \(outcome.messages)")
      #expect(outcome.messages.contains("is a link to a file outside of the repository"), "\(outcome.messages)")
    }
  }

  @Test func `git runs no program that the repository's own configuration names`() throws {
    let folder = try repository()
    try folder.write(".git/more", "[filter \"included\"]\n\tclean = touch included; cat\n")
    try git(["config", "include.path", "more"], in: folder)
    try git(["config", "filter.evil.clean", "touch ran; cat"], in: folder)
    try git(["config", "filter.a=b.process", "touch processed; cat"], in: folder)
    try git(["config", "core.fsmonitor", "touch monitored; true"], in: folder)
    try folder.write(".gitattributes", "*.xib filter=evil\n*.xml filter=included\nC.xib filter=a=b\n")
    try folder.write("ACell.xml", warnedCell + "<!-- changed -->\n")
    try folder.write("B.xib", "<document/>\n")
    _ = try themec(["lint", "--since", "HEAD"], folder: folder.url)
    #expect(Set(folder.entries).isDisjoint(with: ["ran", "monitored", "included", "processed"]))
  }

  @Test(arguments: ["core.sshCommand", "remote.origin.uploadpack"])
  func `git fetches nothing, for which it would run a program of the repository`(setting: String) throws {
    let folder = try repository()
    let object = try git(["rev-parse", "HEAD:ACell.xml"], in: folder)
    let address = setting == "core.sshCommand" ? "ssh://host/path" : "./other"
    for (name, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", address), ("protocol.allow", "always"),
      ("protocol.ssh.allow", "always"), (setting, "touch fetched; false"),
    ] { try git(["config", name, value], in: folder) }
    try folder.write("ACell.xml", warnedCell + "<!-- changed -->\n")
    try FileManager.default.removeItem(atPath: folder(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    let outcome = try themec(["lint", "--since", "HEAD"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("run 'git diff HEAD' once, which fetches what this partial clone lacks"))
    #expect(!folder.entries.contains("fetched"))
    // The program is run if git may fetch.
    try git(["diff", "HEAD"], in: folder, status: 128)
    #expect(folder.entries.contains("fetched"))
  }

  @Test func `a repository that git does not trust is not taken for a missing one`() throws {
    let folder = try repository()
    for arguments in [["lint", "--since", "HEAD"], ["diff", "HEAD:ACell.xml", "ACell.xml"]] {
      let outcome = try themec(arguments, folder: folder.url, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("git does not trust this repository"), "\(outcome.messages)")
      #expect(outcome.messages.contains("git config --global --add safe.directory"))
    }
  }

  @Test func `each file that cannot be read is reported`() throws {
    let folder = try TemporaryFolder()
    for name in ["A.xib", "B.xib"] { #expect(unsafe mkfifo(folder(name), 0o600) == 0) }
    let both = try themec(["lint", "A.xib", "B.xib"], folder: folder.url)
    #expect(both.status == 2 && both.output.contains("'A.xib' is not") && both.output.contains("'B.xib' is not"))
    #expect(both.output.contains("2 errors in 0 files"), "\(both.output)")
    #expect(try themec(["lint", "B.xib"], folder: folder.url).status == 2)
  }

  @Test func `files in which macOS stores attributes are not documents`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell, "._ACell.xml": "\u{0}\u{5}\u{16}\u{7}"])
    let outcome = try themec(["lint"], folder: folder.url)
    #expect(outcome.status == 0 && outcome.output.contains("in 1 file"), "\(outcome.output)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupted command leaves no temporary file, and files that are old or new`(_ signal: Int32) throws {
    let count = 300
    let text = warnedCell.replacing("  ", with: "      ")
    let folder = try TemporaryFolder(
      project: Dictionary(uniqueKeysWithValues: (0..<count).map { ("Cell\($0).xml", text) }))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("themec")
    process.arguments = ["format", "."]
    process.currentDirectoryURL = folder.url
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    // Signals arrive while temporary files exist, at the latest.
    while process.isRunning, !folder.entries.contains(where: { $0.hasSuffix(".tmp") }) {}
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(!folder.entries.contains { $0.hasSuffix(".tmp") })
    let texts = Set((0..<count).compactMap { folder.text("Cell\($0).xml") })
    #expect(texts.count <= 2 && texts.allSatisfy { $0.contains("</document>") })
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell, "B.xib": "<document />\n"])
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "a"], in: folder)
    return folder
  }

  /// Runs git. Returns the first word that it writes.
  @discardableResult
  private func git(_ arguments: [String], in folder: TemporaryFolder, status: Int32 = 0) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
  }
}
