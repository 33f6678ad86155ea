import Foundation
import TestSupport
import Testing

/// Common layouts of projects. Every command finds the same Screenlets, themes and parents, in every folder.
@Suite struct ProjectLayoutTests {
  /// A project on disk.
  struct Layout: Sendable, CustomTestStringConvertible {
    var name: String
    /// Contents of files, keyed by path.
    var files: [String: String]
    /// `Screenlet/theme < parent: file`, sorted: the themes that every command has to find.
    var themes: [String]
    /// Folders in which the commands are run.
    var folders = ["."]
    /// Options passed to every command.
    var options: [String] = []
    /// Destinations of symbolic links, keyed by path.
    var links: [String: String] = [:]
    var isReadOnly = false
    var testDescription: String { name }
  }

  @Test(arguments: [
    ["explain", "Map"], ["explain", "Map", "--theme", "dark"], ["compile", "Map"], ["convert", "Map", "--to", "xib"],
    ["generate", "view", "Map", "--stdout"], ["diff", "Map/default", "Map/dark"], ["preview", "Map"],
    ["diff", "Map/default", "Map/dark", "--visual"],
  ])
  func `a folder with the name of a Screenlet does not hide the Screenlet`(arguments: [String]) throws {
    let files = [
      "Themes/MapScreenletView_default.xml": Self.theme("Map", "default"),
      "Themes/MapScreenletView_dark.xml": Self.theme("Map", "dark", parent: "default"),
    ]
    let alone = try TemporaryFolder(project: files, configuration: nil)
    let wanted = try themec(arguments, folder: alone.url)
    #expect(wanted.status == 0 && !wanted.output.isEmpty, "\(wanted.messages)")
    let beside = try TemporaryFolder(
      project: files.merging(["Map/MapScreenlet.swift": "", "Other/Other.swift": ""]) { $1 }, configuration: nil)
    let found = try themec(arguments, folder: beside.url)
    #expect(found.output == wanted.output && found.status == 0, "\(found.messages)")
    // Another folder, or a path, is a folder.
    for path in ["Other", "./Map"] {
      let refused = try themec(["explain", path], folder: beside.url)
      #expect(refused.status == 2 && refused.messages.contains("'\(path)' is a folder, not a file"))
    }
  }

  private static func theme(_ screenlet: String, _ name: String, parent: String? = nil, inside: String = "") -> String {
    guard let parent else {
      return """
        <document useAutolayout="YES"><theme screenlet="\(screenlet)" name="\(name)" kind="\(name == "default" ? "default" : "full")"/><objects>
        <view id="root" customClass="\(screenlet)ScreenletView_\(name)"><rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews><label id="title" text="\(screenlet) \(name)"><rect key="frame" x="20" y="8" width="280" height="20"/></label>\(inside)</subviews>
        </view></objects></document>

        """
    }
    return """
      <document><theme screenlet="\(screenlet)" name="\(name)" kind="child" parent="\(parent)" form="overlay"/><objects>
      <view id="root"><subviews><label id="title" text="\(screenlet) \(name)"/></subviews></view></objects></document>

      """
  }

  private static let standard = theme("Note", "default")
  private static let dark = theme("Note", "dark", parent: "default")

  /// The default theme and a child theme in a subfolder.
  private static func pair(_ folder: String = "Themes/") -> [String: String] {
    [
      "\(folder)NoteScreenletView_default.xml": standard, "\(folder)dark/NoteScreenletView_dark.xml": dark,
    ]
  }

  private static func found(_ folder: String = "Themes/") -> [String] {
    [
      "Note/dark < default: \(folder)dark/NoteScreenletView_dark.xml",
      "Note/default: \(folder)NoteScreenletView_default.xml",
    ]
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="44"/></view></objects></document>

    """

  static let layouts = [
    Layout(
      name: "configuration beside", files: pair().merging([".themec.yml": "themePath: [Themes]\n"]) { $1 },
      themes: found(), folders: [".", "Themes", "Themes/dark"]),
    Layout(
      name: "configuration above",
      files: pair("App/Looks/").merging([".themec.yml": "themePath: [App/Looks]\n"]) { $1 },
      themes: found("App/Looks/"), folders: [".", "App", "App/Looks/dark"]),
    Layout(
      name: "no configuration, a package", files: pair().merging(["Package.swift": ""]) { $1 }, themes: found(),
      folders: [".", "Themes/dark"]),
    Layout(
      name: "no configuration, an Xcode project",
      files: pair("A/B/").merging(["A.xcodeproj/project.pbxproj": ""]) { $1 },
      themes: found("A/B/"), folders: [".", "A", "A/B/dark"]),
    Layout(
      name: "sets in the middle",
      files: pair().merging([
        "Themes/theme-set.xml": "<themeSet name=\"base\"/>\n",
        "Themes/dark/theme-set.xml": "<themeSet name=\"dark\" parent=\"base\"/>\n", ".git/HEAD": "",
      ]) { $1 }, themes: found(), folders: [".", "Themes", "Themes/dark"]),
    Layout(
      name: "two theme paths",
      files: [
        ".themec.yml": "themePath: [App, Base]\n", "Base/NoteScreenletView_default.xml": standard,
        "App/NoteScreenletView_dark.xml": dark,
      ],
      themes: [
        "Note/dark < default: App/NoteScreenletView_dark.xml", "Note/default: Base/NoteScreenletView_default.xml",
      ],
      folders: [".", "App", "Base"]),
    Layout(
      name: "sources and descriptors elsewhere",
      files: pair().merging([
        ".themec.yml": "themePath: [Themes]\nschemas: [Models]\n",
        "Models/NoteViewModel.xml": "<viewModel name=\"NoteViewModel\" screenlets=\"Note\"/>\n",
        "Sources/NoteView.swift": "class NoteScreenletView_default {}\n",
      ]) { $1 }, themes: found(), folders: [".", "Models", "Sources"]),
    Layout(
      name: "a file alone", files: ["NoteScreenletView_default.xml": standard],
      themes: ["Note/default: NoteScreenletView_default.xml"]),
    Layout(
      name: "a framework, and an app that inherits from it",
      files: [
        "Framework/.themec.yml": "themePath: [Themes]\n", "Framework/Themes/NoteScreenletView_default.xml": standard,
        "App/.themec.yml": "themePath: [Looks, ../Framework/Themes]\n", "App/Looks/NoteScreenletView_dark.xml": dark,
        ".git/HEAD": "",
      ],
      themes: [
        "Note/dark < default: App/Looks/NoteScreenletView_dark.xml",
        "Note/default: Framework/Themes/NoteScreenletView_default.xml",
      ], folders: ["App", "App/Looks"]),
    Layout(
      name: "symbolic links",
      files: pair("Real/").merging([".themec.yml": "themePath: [Real]\n", "elsewhere/x.txt": ""]) { $1 },
      themes: found("Real/"), links: ["Real/loop": "..", "Real/again": "dark"]),
    Layout(
      name: "a folder that cannot be written", files: pair().merging([".git/HEAD": ""]) { $1 }, themes: found(),
      folders: [".", "Themes"], isReadOnly: true),
    Layout(
      name: "spaces and umlauts",
      files: pair("Größe & Form/").merging([".themec.yml": "themePath: ['Größe & Form']\n"]) { $1 },
      themes: found("Größe & Form/"), folders: [".", "Größe & Form/dark"]),
    Layout(
      name: "a storyboard app",
      files: [
        "App.xcodeproj/x": "", "App/Cells/NoteCell.xib": xib, "App/NoteScreenletView_default.xml": standard,
        "App/Base.lproj/Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c"><scenes>
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view id="n" customClass="NoteScreenlet"><rect key="frame" x="0" y="100" width="375" height="100"/></view></subviews></view>
        </viewController></objects></scene></scenes></document>

        """,
      ], themes: ["Note/default: App/NoteScreenletView_default.xml"], folders: [".", "App/Cells"]),
  ]

  @Test(arguments: layouts)
  func `every command finds the same themes`(_ layout: Layout) throws {
    let folder = try TemporaryFolder(project: layout.files, configuration: nil)
    for (path, target) in layout.links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: target)
    }
    if layout.isReadOnly { try setMode(0o555, of: folder.url) }
    defer { if layout.isReadOnly { try? setMode(0o755, of: folder.url) } }
    for place in layout.folders.sampled(every: 4) {
      let here = folder.url.appendingPathComponent(place).standardizedFileURL
      #expect(try listed(from: here, root: folder.url) == layout.themes, "list in \(place)")
      for theme in layout.themes.sampled(every: 2) {
        let (name, parent, file) = parts(of: theme)
        let path = folder.url.appendingPathComponent(file).path
        let names = name.split(separator: "/").map(String.init)
        for target in [[names[0], "--theme", names[1]], [path]] {
          let explained = try themec(["explain"] + target, folder: here)
          #expect(explained.status == 0, "explain \(target) in \(place): \(explained.messages)")
          #expect(explained.output.contains(Path(file).lastComponent), "explain \(target) in \(place)")
          if let parent { #expect(explained.output.contains("inherits  \(parent)"), "explain \(target) in \(place)") }
        }
        let compiled = try themec(["compile", names[0], "--theme", names[1]], folder: here)
        #expect(compiled.status == 0 && compiled.output.contains("\(names[0]) \(names[1])"), "\(compiled.messages)")
        #expect(try themec(["compile", path], folder: here).output == compiled.output)
        let difference = try themec(["diff", name, path, "--resolved", "--exit-code"], folder: here)
        #expect(difference.status == 0, "diff in \(place): \(difference.output) \(difference.messages)")
        let alone = try themec(["lint", path, "--format", "jsonl"], folder: here)
        #expect(!alone.diagnostics.contains { $0["severity"] as? String == "error" }, "\(alone.output)")
        let drawn = try themec(["preview", names[0], "--theme", names[1], "--color", "never"], folder: here)
        #expect(drawn.status == 0 && drawn.output.contains("\(names[0]) \(names[1])"), "\(drawn.output)")
      }
    }
    let whole = try themec(["lint", folder.url.path, "--format", "jsonl"])
    #expect(whole.diagnostics.filter { $0["severity"] as? String == "error" }.isEmpty, "\(whole.output)")
  }

  @Test func `a world-writable folder is not the project of its subfolders`() throws {
    let folder = try TemporaryFolder(
      project: [
        "Package.swift": "", "theme-set.xml": "<themeSet name=\"base\"/>\n", ".themec.yml": "unknown: 1\n",
        "OtherScreenletView_default.xml": Self.theme("Other", "default"),
        "mine/NoteScreenletView_default.xml": Self.standard,
      ], configuration: nil)
    let mine = folder.url.appendingPathComponent("mine").standardizedFileURL
    let before = try themec(["list"], folder: mine)
    #expect(before.status == 2 && before.messages.contains("unknown"), "\(before)")
    // The mode of /tmp.
    try setMode(0o1777, of: folder.url)
    let outcome = try themec(["list", "--format", "json"], folder: mine)
    #expect(outcome.status == 0 && !outcome.output.contains("Other"), "\(outcome)")
    #expect(try listed(from: mine, root: folder.url) == ["Note/default: mine/NoteScreenletView_default.xml"])
    // In the folder itself, its configuration applies, also to paths below it.
    for arguments in [["list"], ["lint", "mine"]] {
      #expect(try themec(arguments, folder: folder.url).messages.contains("unknown"))
    }
  }

  @Test func `standard input belongs to the project of the current directory`() throws {
    let folder = try TemporaryFolder(
      project: [".themec.yml": "themePath: [Themes]\n", "Themes/NoteScreenletView_default.xml": Self.standard],
      configuration: nil)
    for arguments in [["explain", "-"], ["compile", "-"], ["preview", "-", "--color", "never"]] {
      let outcome = try themec(arguments, input: Self.dark, folder: folder.url)
      #expect(outcome.status == 0 && outcome.output.contains("dark"), "\(arguments) \(outcome.messages)")
    }
    let linted = try themec(["lint", "-"], input: Self.dark, folder: folder.url)
    #expect(linted.status == 0, "\(linted.output)")
  }

  @Test func `several projects in one run use their own configurations`() throws {
    let rule = "lint: {rules: {layout/zero-area: {severity: error}}}\n"
    let empty = Self.standard.replacing("width=\"280\" height=\"20\"", with: "width=\"0\" height=\"20\"")
    let folder = try TemporaryFolder(
      project: [
        "A/.themec.yml": rule, "A/NoteScreenletView_default.xml": empty, "B/.git/HEAD": "",
        "B/NoteScreenletView_default.xml": empty,
      ], configuration: nil)
    let diagnostics = try themec(["lint", "A", "B", "--format", "jsonl"], folder: folder.url).diagnostics
    let severities = diagnostics.filter { $0["code"] as? String == "layout/zero-area" }.map {
      "\($0["file"] ?? "") \($0["severity"] ?? "")"
    }
    #expect(severities == ["A/NoteScreenletView_default.xml error", "B/NoteScreenletView_default.xml warning"])
    for path in ["A", "B"] {
      #expect(
        try themec(["lint", path, "--format", "jsonl"], folder: folder.url).diagnostics.count
          == diagnostics.count { ($0["file"] as? String ?? "").hasPrefix(path) })
    }
  }

  @Test func `a theme has the colors of its theme set, selected by name or by any form of its path`() throws {
    let set = { (white: String) in
      "<themeSet name=\"Night\"><resources><namedColor name=\"ground\"><color white=\"\(white)\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></namedColor></resources></themeSet>\n"
    }
    let theme = Self.theme("Note", "night").replacing(
      "<subviews>", with: #"<color key="backgroundColor" name="ground"/><subviews>"#)
    let folder = try TemporaryFolder(
      project: [
        "Themes/NoteScreenletView_default.xml": Self.standard, "Themes/Night/theme-set.xml": set("0"),
        "Themes/Night/NoteScreenletView_night.xml": theme, ".themec.yml": "themePath: [Themes]\n",
      ], configuration: nil)
    let file = "Themes/Night/NoteScreenletView_night.xml"
    let asked: [(arguments: [String], folder: String)] = [
      (["Note", "--theme", "night"], "."), ([file], "."), (["./" + file], "."), ([folder(file)], "."),
      (["NoteScreenletView_night.xml"], "Themes/Night"), (["../../" + file], "Themes/Night"),
      ([folder(file)], "Themes"),
    ]
    for (arguments, place) in asked {
      let here = folder.url.appendingPathComponent(place)
      let compiled = try themec(["compile"] + arguments, folder: here)
      #expect(compiled.output.contains("\"background\": \"#000000\""), "\(arguments) \(place): \(compiled.messages)")
      guard arguments.count == 1 else { continue }
      let lint = try themec(["lint", "--format", "jsonl"] + arguments, folder: here)
      #expect(!lint.output.contains("missing-resource"), "\(arguments) \(place): \(lint.output)")
    }
  }

  @Test func `a cell is listed and drawn by its class name`() throws {
    let folder = try TemporaryFolder(project: ["App/NoteCell.xib": Self.xib], configuration: nil)
    let listed = try themec(["list"], folder: folder.url)
    #expect(listed.output.contains("NoteCell") && listed.output.contains("App/NoteCell.xib"))
    for command in ["preview", "explain", "compile"] {
      let outcome = try themec([command, "NoteCell"], folder: folder.url)
      #expect(outcome.status == 0 && outcome.output.contains("NoteCell"), "\(command): \(outcome.messages)")
    }
  }

  private func listed(from folder: URL, root: URL) throws -> [String] {
    let outcome = try themec(["list", "--format", "json"], folder: folder)
    let rows = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    let base = root.resolvingSymlinksInPath().path
    return rows.filter { $0["fallback"] is NSNull && $0["kind"] as? String != "part" }.compactMap { row in
      guard let screenlet = row["screenlet"] as? String, let theme = row["theme"] as? String,
        let file = row["file"] as? String, !file.hasPrefix("<shipped>")
      else { return nil }
      let path = URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath().path
      let parent = (row["parent"] as? String).map { " < \($0)" } ?? ""
      return "\(screenlet)/\(theme)\(parent): \(path.replacing(base + "/", with: ""))"
    }.sorted()
  }

  private func parts(of theme: String) -> (name: String, parent: String?, file: String) {
    let sides = theme.components(separatedBy: ": ")
    let names = sides[0].components(separatedBy: " < ")
    return (names[0], names.count > 1 ? names[1] : nil, sides[1])
  }

  private func setMode(_ mode: Int, of folder: URL) throws {
    for path in [folder.path]
      + (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    {
      let full = path == folder.path ? path : folder.appendingPathComponent(path).path
      var isFolder: ObjCBool = false
      if unsafe FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: full)
      }
    }
  }
}

/// The last component of a path.
private struct Path {
  let lastComponent: String
  init(_ path: String) { lastComponent = path.components(separatedBy: "/").last ?? path }
}
