import Foundation
import SwiftSources
import TestSupport
import Testing

/// Shipped themes, converted to the names that Liferay Screens looks up.
@Suite struct ConvertNamesTests {
  @Test(arguments: [
    ("Login", "default", "LoginView_default.xib", "customClass=\"LoginView_default\""),
    ("Rating", "default-thumbs", "RatingView_default-thumbs.xib", "customClass=\"RatingView_default_thumbs\""),
    ("Login", "flat7", "LoginView_flat7.xib", "customClass=\"LoginView_flat7\" customModule=\"LiferayScreens\""),
    ("DDLFieldTextTableCell", "default", "DDLFieldTextTableCell_default.xib", "\"DDLFieldTextTableCell_default\""),
  ])
  func `short names change the file name, the class and the module to those of Liferay Screens`(
    screenlet: String, theme: String, name: String, text: String
  ) throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let made = try themec(
      ["convert", screenlet, "--theme", theme, "--to", "xib", "--names", "short", "-o", "."], folder: folder.url)
    #expect(made.status == 0 && made.output.contains("wrote \(name)"), "\(made.messages)")
    let written = try #require(folder.text(name))
    #expect(written.contains(text) && !written.contains("ScreenletView"))
    #expect(written.contains("customModule") == text.contains("customModule"))
    #expect(try themec(["lint", name], folder: folder.url).output.contains("error") == false)
  }

  @Test func `a Child theme has the short class of a shipped parent`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: "library: shipped\n")
    for theme in ["default", "large"] {
      let made = try themec(
        ["convert", "Login", "--theme", theme, "--to", "xib", "--names", "short", "-o", "."], folder: folder.url)
      #expect(made.status == 0, "\(made.messages)")
    }
    // Without a file of the project, the parent is the shipped theme.
    try FileManager.default.removeItem(atPath: folder("LoginView_default.xib"))
    let report = try themec(["lint", "--format", "jsonl"], folder: folder.url)
    #expect(report.status == 0, "\(report.output)")
  }

  @Test func `a project class gets the configured module, and names can be converted in both directions`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: "names: short\ngenerate: {module: App}\n")
    let made = try themec(["convert", "Rating", "--theme", "westeros", "--to", "xib", "-o", "./"], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let written = try #require(folder.text("RatingView_westeros.xib"))
    #expect(
      written.contains("customClass=\"RatingView_westeros\" customModule=\"App\" customModuleProvider=\"target\""))
    let view = try themec(
      ["generate", "view", "RatingView_westeros.xib", "--parent", "default-stars", "--stdout"], folder: folder.url)
    #expect(
      view.output.contains("class RatingView_westeros: RatingView_default_stars {"), "\(view.output)\(view.messages)")
    #expect(!view.output.contains("@IBOutlet"))
    let back = try themec(
      ["convert", "RatingView_westeros.xib", "--to", "complete", "--names", "screenlet", "-o", "."], folder: folder.url)
    #expect(back.status == 0, "\(back.messages)")
    #expect(
      folder.text("RatingScreenletView_westeros.xml")?.contains("customClass=\"RatingScreenletView_westeros\"") == true)
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"), arguments: [true, false])
  func `the steps that 'new' prints lead to XIBs with the names and classes of the app`(keepsClasses: Bool) throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    let commands = [
      "screenlet Note --actions send --attributes text:String?", "theme night --kind child --screenlet Note",
      "theme sea --kind extended --screenlet Note",
    ]
    let steps = try commands.flatMap { command in
      let made = try themec(["new"] + command.split(separator: " ").map(String.init), folder: folder.url)
      return made.output.matches(of: #/themec (convert .*) -o FOLDER/#).map { String($0.1) }
    }
    #expect(steps.count == 3, "\(steps)")
    try FileManager.default.createDirectory(atPath: folder("App"), withIntermediateDirectories: false)
    // Without the classes, the XIBs get the short names, and the classes are generated from them.
    let classes = folder.entries.filter { $0.contains("View_") && $0.hasSuffix(".swift") }
    if !keepsClasses { for path in classes { try FileManager.default.removeItem(atPath: folder(path)) } }
    for step in steps {
      let arguments = step.split(separator: " ").map(String.init) + ["-o", "App"]
      #expect(try themec(arguments, folder: folder.url).status == 0)
    }
    if !keepsClasses {
      for theme in ["default", "sea"] {
        let made = try themec(["generate", "view", "App/NoteView_\(theme).xib"], folder: folder.url)
        #expect(made.status == 0, "\(made.messages)")
      }
    }
    let prefix = keepsClasses ? "NoteScreenletView" : "NoteView"
    for (theme, wanted) in [("default", "default"), ("night", "default"), ("sea", "sea")] {
      let text = try #require(folder.text("App/NoteView_\(theme).xib"))
      #expect(text.contains("customClass=\"\(prefix)_\(wanted)\""))
    }
    let sea = try #require(folder.text("Sources/\(prefix)_sea.swift"))
    #expect(sea.contains("class \(prefix)_sea: \(prefix)_default {"), "\(sea)")
    let lint = try themec(["lint", "App", "--format", "jsonl"], folder: folder.url)
    let problems = lint.diagnostics.filter { $0["severity"] as? String != "note" }
    #expect(lint.status == 0 && problems.isEmpty, "\(lint.output)")
  }

  @Test func `a converted overlay has no class in a Child theme and a renamed class in an Extended theme`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: nil)
    for (theme, wanted) in [("large", nil), ("flat7", "LoginView_flat7")] {
      let made = try themec(
        ["convert", "Login", "--theme", theme, "--to", "overlay", "--names", "short", "-o", "."], folder: folder.url)
      #expect(made.status == 0, "\(made.messages)")
      let text = try #require(folder.text("LoginView_\(theme).xml"))
      #expect(!text.contains("ScreenletView"))
      #expect(text.contains("customClass=\"\(wanted ?? "")\"") == (wanted != nil))
    }
  }
}
