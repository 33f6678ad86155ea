import Foundation
import SwiftSources
import TestSupport
import Testing

/// `themec lint` with cached results reports the same as without them.
struct CacheTests {
  private static let set = """
    <themeSet name="Base"><resources><namedColor name="accent"><color white="0" alpha="1" \
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor></resources></themeSet>
    """
  private static let standard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <theme screenlet="Note" name="default" kind="default"/>
    <objects><view id="root" customClass="NoteScreenletView_default"><rect key="frame" x="0" y="0" width="320" height="200"/>
    <subviews><label id="title" text="Note"><rect key="frame" x="0" y="0" width="80" height="21"/><color key="textColor" name="accent"/></label>
    <imageView id="icon" image="star"><rect key="frame" x="0" y="30" width="20" height="20"/></imageView></subviews>
    <connections><outlet property="titleLabel" destination="title" id="o"/></connections></view></objects></document>
    """
  private static func child(_ name: String, of parent: String) -> String {
    """
    <document><theme screenlet="Note" name="\(name)" kind="child" parent="\(parent)" form="overlay"/>
    <objects><label id="title" textAlignment="center"/></objects></document>
    """
  }
  private static let descriptor = """
    <viewModel name="NoteViewModel" screenlets="Note"><attribute name="title" type="String?"/></viewModel>
    """
  private static let swift = """
    class NoteScreenletView_default: BaseScreenletView { @IBOutlet var titleLabel: UILabel! }
    """

  /// A chain of three themes with a theme set, a descriptor, translations, a source file and an asset catalog.
  private static let files = [
    ".git/HEAD": "", ".themec.yml": "themePath: [Themes]\nschemas: [Schemas]\nswift: [Sources]\n",
    "Themes/theme-set.xml": set, "Themes/NoteScreenletView_default.xml": standard,
    "Themes/NoteScreenletView_dark.xml": child("dark", of: "default"),
    "Themes/Deep/NoteScreenletView_night.xml": child("night", of: "dark"), "Schemas/NoteViewModel.xml": descriptor,
    "Themes/de.lproj/NoteScreenletView_default.strings": "\"title.text\" = \"Notiz\";\n",
    "Sources/Views.swift": swift, "App.xcassets/star.imageset/Contents.json": "{}",
  ]

  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(Self.files)
    cache = try TemporaryFolder()
  }

  private func lint(_ arguments: [String] = []) throws -> Outcome {
    try themec(
      ["lint", "--format", "json"] + arguments, folder: folder.url, environment: ["THEMEC_CACHE_DIR": cache.path])
  }

  private var entries: [String] { files(".lint") }

  private func files(_ ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []).filter { $0.hasSuffix(ending) }
  }

  /// Checks that cached and uncached runs report the same, with any number of jobs.
  /// Returns the report.
  @discardableResult
  private func expectSame(_ after: String) throws -> String {
    let cold = try lint(["--no-cache"])
    for jobs in ["1", "2"] {
      let warm = try lint(["--jobs", jobs])
      #expect(warm.output == cold.output && warm.messages == cold.messages && warm.status == cold.status, "\(after)")
    }
    return cold.output
  }

  @Test func `cache explain tells why documents were checked again`() throws {
    func explain() throws -> Outcome {
      try themec(["cache", "explain"], folder: folder.url, environment: ["THEMEC_CACHE_DIR": cache.path])
    }
    #expect(try explain().messages.contains("no result of 'lint' in this folder is kept"))
    let night = "Themes/Deep/NoteScreenletView_night.xml"
    _ = try lint()
    #expect(
      try explain().output == "themec lint --format json\nchecked all 3 documents: no earlier run had these arguments\n"
    )
    let changes: [(path: String, text: String, reason: String)] = [
      ("Themes/new.xml", "<note/>", "documents: files in 'Themes' were added, renamed or removed"),
      (".themec.yml", "themePath: [Themes]\n", "documents: '.themec.yml' was edited"),
      (night, Self.child("night", of: "default"), "\(night): it was edited\n"),
      (
        night, Self.child("night", of: "dark"),
        "Themes/NoteScreenletView_dark.xml: it is linked with '\(night)', which was edited\n"
      ),
    ]
    for (path, text, reason) in changes {
      try folder.write(path, text)
      _ = try lint()
      #expect(try explain().output.contains(reason), "\(path)")
      // A run in which nothing changed checks nothing.
      _ = try lint()
      #expect(try explain().output.contains(reason), "\(path)")
    }
  }

  @Test func `every kind of change invalidates cached results`() throws {
    let changes: [(name: String, path: String, text: String?)] = [
      ("nothing", "Themes/theme-set.xml", Self.set),
      ("the parent", "Themes/NoteScreenletView_default.xml", Self.standard.replacing("title", with: "heading")),
      ("the parent again", "Themes/NoteScreenletView_default.xml", Self.standard),
      ("the set", "Themes/theme-set.xml", Self.set.replacing("accent", with: "tint")),
      ("the descriptor", "Schemas/NoteViewModel.xml", Self.descriptor.replacing("title", with: "subject")),
      ("the translations", "Themes/de.lproj/NoteScreenletView_default.strings", ""),
      ("the source", "Sources/Views.swift", Self.swift.replacing("titleLabel", with: "heading")),
      (
        "an image", "Themes/Deep/NoteScreenletView_night.xml",
        Self.standard.replacing("Note\"", with: "Note\" image=\"moon\"")
      ),
      ("a theme appears", "Themes/NoteScreenletView_blue.xml", Self.child("blue", of: "nope")),
      ("its parent appears", "Themes/Deep/NoteScreenletView_nope.xml", Self.child("nope", of: "default")),
      ("a theme is gone", "Themes/NoteScreenletView_dark.xml", nil),
      ("the set is gone", "Themes/theme-set.xml", nil),
      ("the configuration", ".themec.yml", "themePath: [Themes]\nlint: {profile: strict}\n"),
      ("the configuration is gone", ".themec.yml", nil),
      ("a closer configuration", "Themes/.themec.yml", "lint: {rules: {theme/*: {severity: off}}}\n"),
    ]
    try expectSame("first")
    var reports: Set<String> = []
    for change in changes {
      if let text = change.text {
        try folder.write(change.path, text)
      } else {
        try FileManager.default.removeItem(atPath: folder(change.path))
      }
      reports.insert(try expectSame(change.name))
    }
    // Most changes affect the report, so a cache that ignores them would fail the test.
    #expect(reports.count >= 8)
  }

  /// The number of edits per seed.
  private static let edits = trials(8, of: 300)

  @Test(arguments: [1, 2])
  func `random edits invalidate cached results`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var reports: Set<String> = []
    for _ in 0..<Self.edits {
      let what = try edit(&random)
      let cold = try lint(["--no-cache"])
      if Int.random(in: 0..<10, using: &random) == 0 { damageCache(&random) }
      let warm = try lint(["--jobs", Bool.random(using: &random) ? "1" : "2"])
      try #require(
        warm.output == cold.output && warm.messages == cold.messages && warm.status == cold.status, "\(what)")
      reports.insert(cold.output)
    }
    // Most edits affect the report, so a cache that ignores them would fail the test.
    #expect(reports.count > min(Self.edits / 8, 30))
  }

  /// Changes, removes, adds or renames a random file. Returns a description of the change.
  private func edit(_ random: inout SeededNumbers) throws -> String {
    let known = Self.files.keys.filter { !$0.hasPrefix(".git") }.sorted()
    let path = try #require(known.randomElement(using: &random))
    let text: String? = folder.text(path)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      try? FileManager.default.removeItem(atPath: folder(path))
      return "remove \(path)"
    case 1, 2, 3:
      try folder.write(path, Self.files[path] ?? "")
      return "restore \(path)"
    case 4:
      let name = ["blue", "night", "dark", "rose"].randomElement(using: &random) ?? "blue"
      let parent = ["default", "dark", "night", "rose"].randomElement(using: &random) ?? "dark"
      let place = "Themes/\(Bool.random(using: &random) ? "Deep/" : "")NoteScreenletView_\(name).xml"
      try folder.write(place, Self.child(name, of: parent))
      return "write \(place), whose parent is \(parent)"
    case 5:
      let name = ["star", "moon"].randomElement(using: &random) ?? "star"
      let place = "App.xcassets/\(name).imageset/Contents.json"
      if Bool.random(using: &random) {
        try? FileManager.default.removeItem(atPath: folder("App.xcassets/\(name).imageset"))
        return "remove \(place)"
      }
      try folder.write(place, "{}")
      return "write \(place)"
    default:
      let words = (text ?? "").matches(of: #/"[^"]*"/#)
      guard let text, let old = words.randomElement(using: &random), let new = words.randomElement(using: &random)
      else { return "nothing" }
      try folder.write(path, text.replacingCharacters(in: old.range, with: new.0))
      return "replace \(old.0) by \(new.0) in \(path)"
    }
  }

  /// Removes some entries and truncates others.
  private func damageCache(_ random: inout SeededNumbers) {
    for name in entries + files(".code") where Bool.random(using: &random) {
      guard Bool.random(using: &random), let bytes = try? Data(contentsOf: cache.url.appending(path: name)) else {
        try? FileManager.default.removeItem(atPath: cache(name))
        continue
      }
      try? bytes.prefix(bytes.count / 2).write(to: cache.url.appending(path: name))
    }
  }

  @Test(arguments: [".lint", ".code"]) func `damaged cache entries are ignored`(ending: String) throws {
    let cold = try lint(["--no-cache"])
    _ = try lint()
    let result = try #require(entries.first)
    // A build that cannot read Swift stores nothing about it.
    guard let name = files(ending).first else { return #expect(!readsSwift) }
    let bytes = Array(try Data(contentsOf: cache.url.appending(path: name)))
    var damaged: [[UInt8]] = [[], Array(bytes.prefix(10)), Array(bytes.dropLast()), bytes + [0], bytes.map { ~$0 }]
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / trials(4, of: 200))) {
      var other = bytes
      other[place] ^= 0x10
      damaged.append(other)
    }
    for other in damaged {
      if name != result { try FileManager.default.removeItem(atPath: cache(result)) }
      try cache.write(name, other)
      #expect(try lint().output == cold.output)
    }
  }

  @Test func `several processes can write the cache at once`() async throws {
    let cold = try lint(["--no-cache"])
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<6 { group.addTask { try lint().output } }
      for try await output in group { #expect(output == cold.output) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).allSatisfy { !$0.hasSuffix(".tmp") })
    #expect(entries.count == 1)
    #expect(try lint().output == cold.output)
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `cached sources are used after another file changed`() throws {
    try folder.write("Sources/Other.swift", "class Other {}\n")
    try expectSame("first")
    #expect(files(".code").count == 1)
    // The cache is no input of a run: what it contains does not make the next run another one.
    let result = try Data(contentsOf: cache.url.appending(path: try #require(entries.first)))
    #expect(result.range(of: Data(cache.path.utf8)) == nil)
    try folder.write("Themes/NoteScreenletView_blue.xml", Self.child("blue", of: "nope"))
    try expectSame("a theme appears")
    try folder.write("Sources/Views.swift", Self.swift.replacing("titleLabel", with: "heading"))
    #expect(try expectSame("the class changed").contains("swift/"))
  }

  @Test(arguments: [["--no-cache"], ["--isolated"], ["--diff"], ["-"]])
  func `runs with these arguments do not write the cache`(arguments: [String]) throws {
    let plain = arguments == ["--diff"] ? ["lint", "--diff"] : ["lint"] + arguments
    _ = try themec(plain, folder: folder.url, environment: ["THEMEC_CACHE_DIR": cache.path])
    #expect(entries.isEmpty)
  }

  @Test func `the configuration can turn the cache off`() throws {
    try folder.write(".themec.yml", "themePath: [Themes]\nlint: {cache: off}\n")
    _ = try lint()
    #expect(entries.isEmpty)
  }

  @Test func `cleaning the cache removes its entries`() throws {
    _ = try lint()
    #expect(entries.count == 1)
    // Files with other names are not those of the cache.
    try cache.write("Notes.lint", "")
    let environment = ["THEMEC_CACHE_DIR": cache.path]
    #expect(try themec(["cache", "dir"], environment: environment).output == cache.path + "\n")
    #expect(
      try themec(["cache", "clean"], environment: environment).output.hasPrefix(
        readsSwift ? "removed 2 entries (" : "removed 1 entry ("))
    #expect(entries == ["Notes.lint"] && files(".code").isEmpty)
    #expect(try themec(["cache", "clean"], environment: environment).output.hasPrefix("removed 0 entries ("))
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `baselines and report formats apply to cached results`() throws {
    try folder.write("Themes/NoteScreenletView_blue.xml", Self.child("blue", of: "nope"))
    #expect(try lint().status == 1)
    #expect(try lint(["--baseline", "b.txt", "--update-baseline"]).status == 0)
    let accepted = try lint(["--baseline", "b.txt", "--strict"])
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(try lint(["--format", "sarif=report.sarif"]).status == 1)
    #expect(folder.text("report.sarif") as String? != nil)
  }

  @Test func `a configuration with errors is in the report that a file was asked for`() throws {
    try folder.write(".themec.yml", "themePaht: [Themes]\n")
    let outcome = try lint(["--format", "sarif=report.sarif"])
    #expect(outcome.status == 2)
    let text = try #require(folder.text("report.sarif") as String?)
    #expect(text.contains("\"config/unknown-key\"") && text.contains("\"uri\": \".themec.yml\""), "\(text)")
  }
}
