import Foundation
import SwiftSources
import TestSupport
import Testing

@Suite struct StatusTests {
  @Test func `themes without problems exit with 0`() throws {
    #expect(try themec(["lint", "Themes/Default"]).status == 0)
  }

  @Test func `errors exit with 1, and with 0 if --exit-zero is given`() throws {
    #expect(try themec(["lint", "Examples/Mistakes"]).status == 1)
    #expect(try themec(["lint", "Examples/Mistakes", "--exit-zero"]).status == 0)
  }

  @Test(arguments: [
    ["lint", "no/such/folder"], ["preview", "NoSuchScreenlet"], ["lint", "--no-such-option"], ["nonsense"],
    ["compile", "README.md"], ["preview", "Login", "--size", "0x0"], ["explain", "Login", "noSuchOutlet"],
  ])
  func `a usage error exits with 2 and prints a message`(arguments: [String]) throws {
    let outcome = try themec(arguments)
    #expect(outcome.status == 2)
    #expect(!outcome.messages.isEmpty)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a configuration with an unknown key exits with 2 and suggests the right one`() throws {
    let folder = try TemporaryFolder(project: [".themec.yml": "themePaht: [Themes]\n"])
    let outcome = try themec(["list"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("did you mean 'themePath'?"))
    #expect(outcome.messages.contains(".themec.yml:1:1"))
  }

  @Test func `--assume-filename sets the name of standard input`() throws {
    let outcome = try themec(
      ["lint", "-", "--assume-filename", "LoginScreenletView_x.xml"], input: "<document><objects>")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("LoginScreenletView_x.xml:1:"))
  }

  @Test func `a diff without fixes is not taken for a file without problems`() throws {
    let folder = try TemporaryFolder([
      "Row.xib": "<document><objects><view id=\"a\"><subviews><lable id=\"b\"/></subviews></view></objects></document>"
    ])
    let plain = try themec(["lint", "--format", "xcode"], folder: folder.url)
    let empty = try themec(["lint", "--diff"], folder: folder.url)
    #expect(empty.status == plain.status && empty.output.isEmpty, "\(empty.output)")
    #expect(empty.messages.contains("no fixes for "), "\(plain.output)\(empty.messages)")
  }

  @Test func `patterns of 'lint.paths' that match nothing are noted`() throws {
    let row = "<document><objects><view id=\"a\"/></objects></document>"
    let folder = try TemporaryFolder([
      ".themec.yml":
        "lint:\n  paths:\n    - glob: Old/**\n      rules: {layout/overlap: off}\n    - glob: Rows/**\n      rules: {layout/overlap: off}\n",
      "Rows/Row.xib": row,
    ])
    let outcome = try themec(["lint", "--format", "xcode"], folder: folder.url)
    let notes = (outcome.output + outcome.messages).split(separator: "\n").filter { $0.contains("matches nothing") }
    #expect(notes.count == 1 && notes.first?.contains("'Old/**' in 'lint.paths'") == true, "\(outcome)")
  }

  @Test func `the name of a document that is no Screenlet is answered with its path`() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard":
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><scenes/></document>"
    ])
    let outcome = try themec(["preview", "Main"], folder: folder.url)
    #expect(outcome.status == 2 && outcome.messages.contains("name the file: 'App/Main.storyboard'"), "\(outcome)")
  }

  @Test func `a theme on standard input is named by its header`() throws {
    let theme = try String(
      contentsOf: repository.appendingPathComponent("Themes/Default/LoginScreenletView_default.xml"), encoding: .utf8)
    for command in ["preview", "explain"] {
      let outcome = try themec([command, "-"], input: theme)
      #expect(outcome.output.contains("Login · default"), "\(outcome.messages)")
    }
    let direct = try themec(["compile", "Themes/Default/LoginScreenletView_default.xml"])
    let piped = try themec(["compile", "-"], input: theme)
    #expect(direct.output.count > 1000 && piped.output.count > 1000)
  }

  @Test(arguments: [
    (["preview", "Login", "--size", "iphone-99"], "unknown device 'iphone-99'"),
    (["preview", "Login", "--scale", "0x8"], "such as 8x16"),
    (["preview", "Login", "--set", "usrName=ada"], "did you mean 'userName'?"),
    (["lnit"], "did you mean 'lint'?"),
    (["lint", "--unsafe-fixes"], "'--unsafe-fixes' requires '--fix' or '--diff'"),
    (["lint", "--diff", "--update-baseline"], "'--diff' and '--update-baseline' cannot be used together"),
    (["lint", "--format", "json", "--format", "sarif"], "'--format' without a file can only be used once"),
    (["lint", "Themes", "--assume-filename", "x.xml"], "'--assume-filename' can only be used with '-'"),
    (["lint", "--isolated", "--config", "x.yml"], "'--isolated' and '--config' cannot be used together"),
    (["lint", "--config", "no-such.yml"], "file 'no-such.yml' given by '--config' does not exist"),
    (["preview", "README.xib", "--theme", "flat7"], "'--theme' selects a theme of a Screenlet"),
    (["preview", "--theme", "nope"], "no Screenlet has a theme 'nope'"),
    (["explain", "Login", "loginButton", "--layout", "loginButton"], "name one element"),
    (
      ["explain", "Login", "--size", "10x10"],
      "'--size', '--landscape', '--text-size' and '--direction' can only be used with '--layout'"
    ),
    (["preview", "Login", "--landscape"], "'--landscape' needs '--size'"),
    (["compile", "Login", "--landscape"], "'--landscape' needs '--size'"),
    (["generate", "view", "Login", "--stdout", "-o", "x"], "'--stdout' and '--output' cannot be used together"),
    (["convert", "Login", "--to", "xib", "--parent", "default"], "'--parent' can only be used with '--to overlay'"),
    (["convert", "Login", "--to", "overlay", "--parent", "default"], "a theme cannot be its own parent"),
    (["init", "README.md"], "'README.md' is a file, not a folder"),
    (["diff", "nope:README.md", "README.md"], "unknown revision 'nope'"),
    (["strings", "export", "no-such.xib"], "'no-such.xib' does not exist"),
  ])
  func `an invalid value is reported, with a suggestion if there is one`(arguments: [String], message: String) throws {
    let outcome = try themec(arguments + (arguments.count > 1 ? [] : []))
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func `rules that this build cannot check are not selected alone`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell])
    let alone = try themec(["lint", "--select", "swift", "."], folder: folder.url)
    #expect(alone.status == (readsSwift ? 0 : 2), "\(alone)")
    #expect(alone.messages.contains("this build cannot read Swift sources") == !readsSwift)
    let both = try themec(["lint", "--select", "swift,naming", "."], folder: folder.url)
    #expect(both.status == 0, "\(both)")
  }

  @Test func `every scene of a storyboard is drawn, and --scene selects one`() throws {
    let folder = try TemporaryFolder(project: [
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      initialViewController="n"><scenes>\
      <scene sceneID="s"><objects><viewController id="v" customClass="AboutController"><view key="view" id="a">\
      <rect key="frame" x="0.0" y="0.0" width="200" height="64"/></view></viewController></objects></scene>\
      <scene sceneID="t"><objects><viewController storyboardIdentifier="Settings" id="w"><view key="view" id="b">\
      <rect key="frame" x="0.0" y="0.0" width="200" height="64"/></view></viewController></objects></scene>\
      <scene sceneID="u"><objects><navigationController id="n"><connections>\
      <segue destination="w" kind="relationship" relationship="rootViewController" id="j"/></connections>\
      </navigationController></objects></scene></scenes></document>
      """
    ])
    func run(_ arguments: String...) throws -> Outcome { try themec(arguments + [], folder: folder.url) }
    let all = try run("preview", "Main.storyboard").output
    let (first, second) = (try #require(all.range(of: "Main · Settings")), all.range(of: "Main · AboutController"))
    #expect(second.map { first.upperBound < $0.lowerBound } == true, "\(all)")
    let one = try run("preview", "Main.storyboard", "--scene", "AboutController").output
    #expect(one.contains("AboutController") && !one.contains("Settings"))
    let unknown = try run("preview", "Main.storyboard", "--scene", "Setings")
    #expect(unknown.status == 2 && unknown.messages.contains("did you mean 'Settings'?"))
    let compiled = try run("compile", "Main.storyboard")
    #expect(compiled.output.contains("\"scene\": \"Settings\"") && compiled.output.contains("\"id\": \"b\""))
    #expect(compiled.messages.contains("'Settings' is compiled, one of 2 scenes"))
    #expect(compiled.messages.contains("use '--scene' to compile 'AboutController'"))
    let other = try run("compile", "Main.storyboard", "--scene", "s")
    #expect(other.output.contains("\"id\": \"a\"") && other.messages.isEmpty)
  }

  @Test func `explain finds views of a scene by the names that it prints`() throws {
    let folder = try TemporaryFolder(project: [
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
      <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="a">\
      <rect key="frame" x="0.0" y="0.0" width="200" height="64"/><subviews><view userLabel="Line" id="b">\
      <rect key="frame" x="10" y="0.0" width="20" height="64"/></view><view id="d">\
      <rect key="frame" x="40" y="0.0" width="20" height="64"/></view></subviews></view><connections>\
      <outlet property="box" destination="d" id="o"/><outlet property="box2" destination="d" id="p"/>\
      <outlet property="delegate" destination="v" id="q"/><outlet property="dataSource" destination="v" id="r"/>\
      </connections></viewController></objects></scene></scenes></document>
      """,
      "Plain.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">\
      <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="a">\
      <rect key="frame" x="0.0" y="0.0" width="200" height="64"/></view></viewController></objects></scene></scenes></document>
      """,
    ])
    func run(_ arguments: String...) throws -> Outcome {
      try themec(["explain"] + arguments + [], folder: folder.url)
    }
    #expect(try run("Main.storyboard", "--layout", "box").output.hasPrefix("view 'box' is at (40, 0)"))
    #expect(try run("Main.storyboard", "--layout", "Line").output.hasPrefix("view 'Line' is at (10, 0)"))
    #expect(try run("Main.storyboard", "box").output.contains("view box"))
    let unknown = try run("Main.storyboard", "--layout", "somethingElse")
    #expect(
      unknown.status == 2
        && unknown.messages.contains("unknown outlet, id or identifier 'somethingElse' in Main")
    )
    #expect(unknown.messages.contains("known outlets: 'box', 'box2'\n"), "\(unknown.messages)")
    #expect(try run("Main.storyboard", "--layout", "boxx").messages.contains("did you mean 'box'?"))
    #expect(
      try run("Plain.storyboard", "--layout", "somethingElse").messages.contains("'themec dump"))
  }

  @Test func `a folder's XIB that cannot be read is an error of format, and other XML is not`() throws {
    let folder = try TemporaryFolder(["Empty.xib": "", "note.xml": "<note/>\n", "text.xml": ""])
    let outcome = try themec(["format", "--check", "."], folder: folder.url)
    #expect(outcome.status == 1 && outcome.messages.contains("Empty.xib"), "\(outcome)")
    #expect(!outcome.messages.contains("note.xml") && !outcome.messages.contains("text.xml"))
  }

  @Test func `format leaves other XML alone, and accepts descriptors`() throws {
    let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text><tspan>a</tspan><tspan>b</tspan></text></svg>\n"
    let descriptor = "<viewModel  name=\"FooViewModel\" screenlets=\"Foo\"/>\n"
    let folder = try TemporaryFolder(["a.svg": picture, "FooViewModel.xml": descriptor])
    for arguments in [["a.svg"], ["-"]] {
      let outcome = try themec(["format"] + arguments, input: picture, folder: folder.url)
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(outcome)")
      #expect(outcome.messages.contains("the document element is 'svg', not 'document'"))
    }
    for arguments in [["FooViewModel.xml"], ["--check", "FooViewModel.xml"], ["--check", "-"], ["-"]] {
      let outcome = try themec(["format"] + arguments, input: descriptor, folder: folder.url)
      #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome)")
      #expect(outcome.output == (arguments == ["-"] ? descriptor : ""))
    }
    #expect(folder.text("a.svg") == picture && folder.text("FooViewModel.xml") == descriptor)
  }

  @Test func `an output file that cannot be written is an error`() throws {
    let outcome = try themec(["compile", "Themes/Default/LoginScreenletView_default.xml", "-o", "/tmp"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("is a folder"))
  }

  @Test(arguments: ["list", "lint", "preview Login", "explain Login"])
  func `a missing theme path is a usage error`(command: String) throws {
    let outcome = try themec(
      command.split(separator: " ").map(String.init) + ["--theme-path", "no-such"])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("folder 'no-such' given by '--theme-path' does not exist"))
  }

  @Test(arguments: ["themePath", "schemas", "swift", "assets"])
  func `a configured folder that does not exist is a usage error at its key`(key: String) throws {
    let folder = try TemporaryFolder(project: [
      "ACell.xml": warnedCell, ".themec.yml": "names: short\n\(key): [Nope]\n",
    ])
    let outcome = try themec(["lint"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'Nope' in '\(key)' does not exist"))
    #expect(outcome.messages.contains(".themec.yml:2:"))
  }

  @Test func `--quiet hides warnings and does not change the exit status`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell])
    let options = ["ACell.xml", "--strict"]
    #expect(try themec(["lint"] + options, folder: folder.url).status == 1)
    let quiet = try themec(["lint", "-q"] + options, folder: folder.url)
    #expect(quiet.status == 1)
    #expect(quiet.output.isEmpty && quiet.messages == "error: 1 problem with '--strict'\n")
    let most = try themec(["lint", "-q", "ACell.xml", "--max-warnings", "0"], folder: folder.url)
    #expect(most.status == 1 && most.messages == "error: 1 warning, more than the maximum of 0\n")
  }

  @Test func `updating a baseline keeps its entries of files that were not checked`() throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell, "BCell.xml": warnedCell])
    let options = ["--baseline", "accepted.txt"]
    #expect(try themec(["lint", ".", "--update-baseline"] + options, folder: folder.url).status == 0)
    let again = try themec(["lint", "ACell.xml", "--update-baseline"] + options, folder: folder.url)
    #expect(
      again.messages.contains("wrote 1 accepted problem to accepted.txt, and kept 1 that was not checked"))
    #expect(try themec(["lint", ".", "--strict"] + options, folder: folder.url).status == 0)
  }

  @Test(arguments: [["--select", "a11y"], ["--ignore", "text/placeholder-text"]])
  func `entries of rules that are not selected are neither stale nor removed`(selection: [String]) throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell])
    let options = ["--baseline", "accepted.txt"]
    #expect(try themec(["lint", "--update-baseline"] + options, folder: folder.url).status == 0)
    let written = try #require(folder.text("accepted.txt"))
    #expect(written.contains("text/placeholder-text"))
    for change in [[], ["--prune-baseline"]] {
      let outcome = try themec(["lint"] + options + selection + change, folder: folder.url)
      #expect(!(outcome.output + outcome.messages).contains("unused"))
      let lines = { (text: String?) in Set((text ?? "").split(separator: "\n")) }
      #expect(lines(folder.text("accepted.txt")).isSuperset(of: lines(written)))
    }
  }

  @Test(arguments: [["lint", "ACell.xml"], ["compile", "ACell.xml"]])
  func `a report does not overwrite the theme that was read`(arguments: [String]) throws {
    let folder = try TemporaryFolder(project: ["ACell.xml": warnedCell])
    let outcome = try themec(arguments + ["-o", "ACell.xml"], folder: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("cannot overwrite 'ACell.xml', which this command reads"))
    #expect(try String(contentsOf: folder.url.appendingPathComponent("ACell.xml"), encoding: .utf8) == warnedCell)
  }

  /// Compiles a modified theme and generates code from it. Both output files already exist.
  private func made(from change: (String) -> String) throws -> (statuses: [Int32], kept: [Bool], output: [Int]) {
    let path = "Themes/Default/LoginScreenletView_default.xml"
    let theme = try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    let folder = try TemporaryFolder(project: [
      "LoginScreenletView_default.xml": change(theme), "out.json": "old", "LoginScreenletView_default.swift": "old",
    ])
    let file = folder.url.appendingPathComponent("LoginScreenletView_default.xml").path
    func isKept(_ name: String) throws -> Bool {
      try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8) == "old"
    }
    let compiled = try themec(["compile", file, "-o", folder.url.appendingPathComponent("out.json").path])
    let generated = try themec(
      ["generate", "view", file, "--force", "--output", folder.url.path])
    let printed = [["compile", file], ["generate", "view", file, "--stdout"]]
    return (
      [compiled.status, generated.status], [try isKept("out.json"), try isKept("LoginScreenletView_default.swift")],
      try printed.map { try themec($0 + []).output.count }
    )
  }

  @Test func `the output of a theme without errors replaces existing files`() throws {
    let made = try made { $0 }
    #expect(made.statuses == [0, 0] && made.kept == [false, false])
  }

  @Test func `with a wrong connection a theme is still compiled, but no class is written, and the status is 1`() throws
  {
    let made = try made { $0.replacing(#"property="passwordField""#, with: #"property="other""#) }
    #expect(made.statuses == [1, 1] && made.kept == [false, true])
    #expect(made.output.map { $0 > 100 } == [true, false])
  }

  @Test func `a wrong layout fails compiling, but not the generation of a class, which does not depend on it`() throws {
    let conflict = [10, 20].map {
      "<constraint firstItem=\"lgn-pw-fld\" firstAttribute=\"height\" constant=\"\($0)\" id=\"new-\($0)-hgt\"/>"
    }.joined()
    let made = try made { text in
      guard let last = text.range(of: "</constraints>", options: .backwards) else { return text }
      return text.replacingCharacters(in: last, with: conflict + "</constraints>")
    }
    #expect(made.statuses == [1, 0] && made.kept == [false, false])
    #expect(made.output.allSatisfy { $0 > 100 })
  }

  @Test(arguments: [
    ("<subviews>", "\n<<<<<<< HEAD\n<subviews>"), ("<objects>", "<objects"),
    (#"kind="default""#, #"kind="child" parent="defualt""#), (#"kind="default""#, #"kind="full" parent="flat7""#),
    (#"kind="default""#, #"kind="extended" parent="default""#),
  ])
  func `a syntax error or an invalid parent prevents any output`(text: String, change: String) throws {
    let made = try made { $0.replacing(text, with: change, maxReplacements: 1) }
    #expect(made.statuses == [1, 1] && made.kept == [true, true])
    #expect(made.output == [0, 0])
  }

  @Test func `output to a pipe contains no escape sequences`() throws {
    let outcome = try themec(["preview", "Login"])
    #expect(outcome.status == 0)
    #expect(!outcome.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `repeated runs print the same output`() throws {
    let runs = try (0..<3).map { _ in try themec(["dump", "--stage", "render", "Themes"]).output }
    #expect(runs[0] == runs[1] && runs[1] == runs[2])
    #expect(runs[0].count > 10_000)
  }
}
