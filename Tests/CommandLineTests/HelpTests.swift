import SwiftSources
import TestSupport
import Testing

/// Help screens and errors about invalid arguments.
@Suite struct HelpTests {
  private static let commands = [
    "", "lint", "preview", "gallery", "snapshot", "format", "list", "explain", "compile", "generate", "generate view",
    "new",
    "new screenlet",
    "new theme",
    "new cell", "new view-model", "convert", "diff",
    "merge",
    "strings", "strings export", "strings import", "rule", "rules", "init", "config", "config show", "config files",
    "limits", "dump",
  ]

  private func help(_ command: String, columns: Int) throws -> String {
    try themec(["help"] + command.split(separator: " ").map(String.init), environment: ["COLUMNS": "\(columns)"]).output
  }

  @Test(arguments: commands.sampled(every: 3))
  func `help fits narrow and wide terminals`(_ command: String) throws {
    for (columns, most) in [(40, 40), (80, 80), (300, 100)] {
      let lines = try help(command, columns: columns).split(separator: "\n")
      #expect(lines.count > 5)
      #expect(lines.filter { $0.count > most } == [], "at \(columns) columns")
    }
  }

  @Test(arguments: commands)
  func `command options precede project options, and help texts do not end with a full stop`(_ command: String) throws {
    let text = try help(command, columns: 80)
    let options = try #require(text.firstRange(of: "\nOPTIONS:"))
    if let project = text.firstRange(of: "\nPROJECT OPTIONS:") { #expect(options.lowerBound < project.lowerBound) }
    let help = text[options.upperBound...].split(separator: "\n").filter { !$0.hasPrefix("  See ") }
    #expect(help.filter { $0.hasSuffix(".") } == [])
    #expect(text.split(separator: "\n").first?.hasSuffix(".") == false)
  }

  @Test(arguments: [
    (
      ["lint", "--strct"], "error: unknown option '--strct'\n  = help: did you mean '--strict'?\n\nUsage: themec lint "
    ),
    (
      ["lint", "--color", "pink"],
      "error: invalid value 'pink' for '--color <color>'\n  = help: possible values: auto, "
    ),
    (["preview", "--glyphs", "x"], "\n  = help: possible values: unicode, ascii\n"),
    (
      ["lint", "--max-warnings=-1"],
      "error: invalid value '-1' for '--max-warnings <n>': expected a whole number, 0 or greater"
    ),
    (["compile"], "error: missing argument '<screenlet|file>'\n  = help: see 'themec compile --help'\n"),
    (["config", "shwo"], "error: unknown subcommand 'shwo'\n  = help: did you mean 'show'?\n"),
    (["help", "lnit"], "error: unknown subcommand 'lnit'\n  = help: did you mean 'lint'?\n"),
    (["--generate-completion-script=tcsh"], "\n  = help: possible values: zsh, bash, fish\n"),
    (["list", "nope"], "error: 'nope' does not exist\n  = help: check the spelling"),
    (["compile", "Themes"], "error: 'Themes' is a folder, not a file\n  = help: specify a file in the folder"),
  ])
  func `errors about arguments have one format`(arguments: [String], text: String) throws {
    let outcome = try themec(arguments + [])
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(text), "\(outcome.messages)")
  }

  @Test func `environment variables turn color on and off`() throws {
    func colors(_ environment: [String: String], _ options: [String] = []) throws -> [Bool] {
      let drawn = try themec(["preview", "Login", "--set", "x=y"] + options, environment: environment)
      let listed = try themec(["lint", "Examples/Mistakes"] + options.prefix(2), environment: environment)
      return [drawn.messages.contains("\u{1B}["), listed.output.contains("\u{1B}[")]
    }
    #expect(try colors([:]) == [false, false])
    #expect(try colors(["FORCE_COLOR": "1"]) == [true, true])
    #expect(try colors(["CLICOLOR_FORCE": "1"]) == [true, true])
    #expect(try colors(["CLICOLOR_FORCE": "0"]) == [false, false])
    #expect(try colors(["FORCE_COLOR": "1", "NO_COLOR": "1"]) == [false, false])
    #expect(try colors(["FORCE_COLOR": "1"], ["--color", "never"]) == [true, false])
    #expect(try colors(["NO_COLOR": "1"], ["--color", "always"]) == [false, true])
  }

  @Test func `the version output shows whether Swift sources are read`() throws {
    let version = try themec(["--version"]).output
    #expect(version.hasPrefix("themec ") && version.contains(" (Swift sources: "))
  }

  @Test func `the xcode format prints absolute paths`() throws {
    let lines = try themec(["lint", "Examples/Mistakes", "--format", "xcode"]).output.split(separator: "\n")
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("<shipped>/") }, "\(lines)")
  }

  @Test(
    .enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"),
    arguments: ["code/unknown-nib", "strings/duplicate-key"])
  func `a rule about other files than documents is suppressed as its page says`(rule: String) throws {
    let folder = try TemporaryFolder(project: [
      "Sources/Example.swift": "import UIKit\nlet note = UINib(nibName: \"Nowhere\", bundle: nil)\n",
      "Base.lproj/Example.xib": warnedCell, "de.lproj/Example.strings": "\"l.text\" = \"A\";\n\"l.text\" = \"B\";\n",
    ])
    let isReported = { try themec(["lint"], folder: folder.url).output.contains(rule) }
    #expect(try isReported())
    let page = try themec(["rule", rule]).output
    for place in ["here:", "everywhere:"] {
      let line = try #require(page.split(separator: "\n").first { $0.contains(place) })
      let setting = line.replacing(place, with: "").replacing(" in .themec.yml", with: "").drop { $0 == " " }
      try folder.write(".themec.yml", "\(setting)\n")
      #expect(try !isReported(), "\(setting)")
    }
  }
}
