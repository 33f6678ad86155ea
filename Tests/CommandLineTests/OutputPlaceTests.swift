import Foundation
import SwiftSources
import TestSupport
import Testing

/// Where commands write, and how reports name files.
struct OutputPlaceTests {
  /// A theme with a note, for reports.
  private let theme = """
    <document>
        <theme screenlet="Login" name="mine" kind="extended" parent="default"/>
        <objects><view id="v" customClass="LoginScreenletView_mine"/></objects>
    </document>
    """

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `generated classes are written where the configuration has Swift sources`() throws {
    let folder = try TemporaryFolder(
      ["App/Sources/readme.txt": "", ".themec.yml": "themePath: [Themes]\nswift: [App/Sources]\n"])
    try folder.write("Themes/readme.txt", "")
    let made = try themec(["new", "theme", "mine", "--screenlet", "Login"], folder: folder.url)
    let written = made.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    #expect(
      written == ["wrote Themes/LoginScreenletView_mine.xml", "wrote App/Sources/LoginScreenletView_mine.swift"])
    let checked = try themec(["lint", "--select", "swift", "--select", "naming", "--strict"], folder: folder.url)
    #expect(checked.status == 0, "\(checked.output)")
    let view = try themec(["generate", "view", "Login", "--theme", "mine"], folder: folder.url)
    #expect(view.output == "unchanged App/Sources/LoginScreenletView_mine.swift\n")
  }

  @Test func `reports name files relative to the root of the repository`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "App/Themes/LoginScreenletView_mine.xml": theme])
    let below = folder.url.appendingPathComponent("App/Themes")
    for (format, text) in [
      ("github", "file=App/Themes/LoginScreenletView_mine.xml,"),
      ("sarif", #""uri": "App/Themes/LoginScreenletView_mine.xml""#),
      ("gitlab", #""path": "App/Themes/LoginScreenletView_mine.xml""#),
      ("json", #""file": "LoginScreenletView_mine.xml""#),
    ] {
      let report = try themec(["lint", ".", "--format", format], folder: below).output
      #expect(report.contains(text), "\(format): \(report)")
    }
    let checkout = try themec(
      ["lint", ".", "--format", "github"], folder: below,
      environment: ["GITHUB_WORKSPACE": folder.url.appendingPathComponent("App").path])
    #expect(checkout.output.contains("file=Themes/LoginScreenletView_mine.xml,"), "\(checkout.output)")
  }

  @Test func `rules in SARIF have a description and a level`() throws {
    let report = try themec(["lint", "-", "--format", "sarif"], input: theme).output
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(!rules.isEmpty)
    for rule in rules {
      #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
      #expect((rule["defaultConfiguration"] as? [String: String])?["level"] != nil)
    }
  }

  @Test(arguments: [
    ["lint", "Themes", "-o", "-"], ["preview", "Login", "-o", "-"], ["compile", "Login", "-o", "-"],
    ["convert", "Login", "--to", "xib", "-o", "-"], ["strings", "export", "Texts.xml", "-o", "-"],
  ])
  func `a dash is standard output`(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "Themes/LoginScreenletView_mine.xml": theme,
      "Texts.xml": "<document><objects><label id=\"l\" text=\"Hello\"/></objects></document>",
    ])
    let dashed = try themec(arguments, folder: folder.url)
    let plain = try themec(Array(arguments.dropLast(2)), folder: folder.url)
    #expect(dashed.output == plain.output && !dashed.output.isEmpty, "\(dashed.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("-").path))
  }

  @Test func `a folder that does not exist is not taken for a file`() throws {
    let folder = try TemporaryFolder(["readme.txt": ""])
    let made = try themec(["convert", "Login", "--to", "xib", "-o", "Resources"], folder: folder.url)
    #expect(made.status == 2 && made.messages.contains("there is no folder 'Resources'"), "\(made.messages)")
  }

  @Test func `misspelled names of files and configurations are noticed`() throws {
    let folder = try TemporaryFolder([
      "Themes/LoginScreenletView_mine.xml": theme, ".themec.yaml": "themePath: [Themes]\n",
      "Other/LoginScreenletView_mine.xlm": theme,
    ])
    let missing = try themec(["lint", "Themes/LoginScreenletView_min.xml"], folder: folder.url)
    #expect(missing.status == 2 && missing.messages.contains("did you mean 'Themes/LoginScreenletView_mine.xml'?"))
    let ending = try themec(
      ["lint", "Other/LoginScreenletView_mine.xlm", ".", "--select", "naming"], folder: folder.url)
    #expect(ending.output.contains("rename the file to 'LoginScreenletView_mine.xml'"), "\(ending.output)")
    #expect(ending.output.contains("1 error in"), "\(ending.output)")
    #expect(ending.messages.contains("rename it to '.themec.yml'"), "\(ending.messages)")
  }

  @Test func `an excluded path that does not exist is noted`() throws {
    let folder = try TemporaryFolder([
      "Themes/LoginScreenletView_mine.xml": theme,
      ".themec.yml": "themePath: [Themes]\nexclude: [Themes/Old, '**/*.bak.xml', Drafts]\n",
    ])
    let checked = try themec(["lint"], folder: folder.url)
    #expect(checked.messages.contains("'Themes/Old' in 'exclude' matches nothing"), "\(checked.messages)")
    #expect(checked.messages.split(separator: "\n").count { $0.contains("config/no-effect") } == 1)
  }

  @Test func `an export does not replace translations`() throws {
    let german = "\"l.text\" = \"Hallo\";\n"
    let folder = try TemporaryFolder([
      "Base.lproj/Texts.xib": "<document><objects><label id=\"l\" text=\"Hello\"/></objects></document>",
      "de.lproj/Texts.strings": german,
    ])
    func export(_ output: String) throws -> Outcome {
      try themec(["strings", "export", "Base.lproj/Texts.xib", "-o", output], folder: folder.url)
    }
    let refused = try export("de.lproj/Texts.strings")
    #expect(refused.status == 2 && refused.messages.contains("has translations"), "\(refused.messages)")
    #expect(folder.text("de.lproj/Texts.strings") == german)
    #expect(try export("Texts.strings").status == 0 && export("Texts.strings").status == 0)
    try folder.write("fr.lproj/readme.txt", "")
    #expect(try export("fr.lproj/Texts.strings").status == 0 && export("fr.lproj/Texts.strings").status == 0)
    try folder.write("mul.lproj/Texts.xcstrings", "{}")
    try folder.write("it.lproj/readme.txt", "")
    #expect(try export("it.lproj/Texts.strings").messages.contains("'mul.lproj/Texts.xcstrings' has the translations"))
  }

  @Test func `completion offers Screenlets, themes and devices`() throws {
    let script = try themec(["--generate-completion-script", "bash"]).output
    #expect(script.contains("iphone-15"))
    let folder = try TemporaryFolder(["Themes/ShopScreenletView_dark.xml": theme])
    let environment = ["SAP_SHELL": "bash"]
    func completed(_ argument: String, _ words: String...) throws -> [Substring] {
      let place = [argument, String(words.count - 1), String(words.last?.count ?? 0)]
      return try themec(
        ["---completion", "preview", "--"] + place + words, folder: folder.url, environment: environment
      ).output.split(separator: "\n")
    }
    #expect(try completed("positional@0", "themec", "preview", "").contains("Shop"))
    #expect(
      try completed("positional@0", "themec", "preview", "Themes/") == ["Themes/ShopScreenletView_dark.xml"])
    #expect(try completed("--theme", "themec", "preview", "Shop", "--theme", "").contains("dark"))
  }
}
