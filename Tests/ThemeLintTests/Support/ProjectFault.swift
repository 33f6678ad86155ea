import Foundation
import TestSupport
import Testing

/// An entry of a list such as `ContractFaults.txt`: changes of the project in `Fixtures/Contract`, and their diagnostics.
struct ProjectFault: Sendable, CustomTestStringConvertible {
  private struct Change {
    var file: String
    /// Nil for a new file.
    var replaced: String?
    var text: String
    /// Whether the text is the file's new name.
    var isRenaming = false
  }

  /// The folder of the project in `Fixtures`.
  private let folder: String
  private(set) var title = "sound"
  private var changes: [Change] = []
  private(set) var code = ""
  private(set) var file = ""
  private(set) var place = ""
  private(set) var help = ""
  private(set) var severity: String?

  var testDescription: String { title }

  static let all = entries.filter { !$0.code.isEmpty }
  /// Changes that cause no diagnostic.
  static let sound = entries.filter(\.code.isEmpty)

  private static let entries = ["App", "Contract", "Liferay", "Looks", "Names", "Targets"].flatMap { folder in
    let list = fixtures.appendingPathComponent("\(folder)Faults.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n== ").dropFirst().map { ProjectFault(reading: $0, in: folder) }
  }

  /// The mistakes of `LooksMistakes.txt`, each in a complete file, in a Child and in an Extended overlay, and in a theme set.
  /// The place in the complete file is empty: it is the element or the value.
  static let looks = {
    let text = (try? String(contentsOf: fixtures.appendingPathComponent("LooksMistakes.txt"), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n== ").dropFirst().flatMap { entry in
      ["complete", "child", "extended", "set"].map { ProjectFault(ofLooks: entry, in: $0) }
    }
  }()

  private init(ofLooks entry: String, in form: String) {
    folder = "Looks"
    var (root, own, ofSet, replaced) = ("", "", "", "")
    for line in entry.components(separatedBy: "\n").dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = (parts.last ?? "").replacingOccurrences(of: "↵", with: "\n")
      switch parts.first {
      case "root": root = rest
      case "own": own = rest
      case "set": ofSet = rest
      case "-": replaced = rest
      case "+" where form == "complete":
        file = "GreetingScreenletView_default.xml"
        changes = [Change(file: file, replaced: replaced, text: rest)]
      case "+", nil: break
      case let code?:
        self.code = code
        place = form == "complete" ? "" : String(rest.dropFirst(3))
      }
    }
    title = "\(entry.prefix { $0 != "\n" }), \(form)"
    if form == "complete" { return }
    let isInSet = form == "set" && !ofSet.isEmpty
    file = isInSet ? "Night/theme-set.xml" : "GreetingScreenletView_night.xml"
    let className = form == "extended" ? " customClass=\"GreetingScreenletView_night\"" : ""
    let theme = """
      <document>
        <theme screenlet="Greeting" name="night" kind="\(form == "extended" ? form : "child")" parent="default"/>
        <objects>
          <view id="root"\(className)>\(isInSet ? "" : root)</view>
          \(isInSet ? "" : own)
        </objects>
      </document>

      """
    let folder = form == "set" ? "Themes/Night" : "Themes"
    changes = [Change(file: "\(folder)/GreetingScreenletView_night.xml", text: theme)]
    if form == "set" {
      let set = "<themeSet name=\"Night\" parent=\"Harbor\"><resources>\(ofSet)</resources></themeSet>\n"
      changes.append(Change(file: "\(folder)/theme-set.xml", text: set))
    }
  }

  private static let fixtures = repository.appendingPathComponent("Tests/ThemeLintTests/Fixtures")

  /// Creates the unchanged project.
  init(soundIn folder: String) { self.folder = folder }

  private init(reading entry: String, in folder: String) {
    self.folder = folder
    var lines = entry.components(separatedBy: "\n")[...]
    title = lines.popFirst() ?? ""
    var current = ""
    var replaced: String?
    while let line = lines.popFirst() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let rest = (parts.count > 1 ? parts[1] : "").replacingOccurrences(of: "↵", with: "\n")
      switch parts[0] {
      case "in": current = rest
      case "new":
        var body: [String] = []
        while let line = lines.popFirst(), line != "end" { body.append(line) }
        changes.append(Change(file: rest, text: body.joined(separator: "\n") + "\n"))
      case "rename": changes.append(Change(file: current, text: rest, isRenaming: true))
      case "-": replaced = rest
      case "+": changes.append(Change(file: current, replaced: replaced ?? "", text: rest))
      case "help": help = rest
      case "severity": severity = rest
      case "": break
      default:
        code = parts[0]
        let expected = rest.dropFirst(3).components(separatedBy: ": ")
        file = expected.first ?? ""
        place = expected.dropFirst().joined(separator: ": ")
      }
    }
  }

  /// The project with the changes, in a folder that exists as long as the value.
  func project() throws -> TemporaryFolder {
    let base = Self.fixtures.appendingPathComponent(folder)
    var contents: [String: String] = [:]
    let endings = [
      ".yml", ".xml", ".xib", ".storyboard", ".swift", ".m", ".pbxproj", ".plist", ".strings", ".xcstrings", ".json",
    ]
    let names = files(below: base, endings: endings)
    for name in names {
      contents[name] = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
    }
    for change in changes {
      let name = names.first { $0 == change.file || $0.hasSuffix("/" + change.file) } ?? change.file
      if change.isRenaming {
        contents[(name as NSString).deletingLastPathComponent + "/" + change.text] = contents.removeValue(forKey: name)
        continue
      }
      guard let replaced = change.replaced else {
        contents[change.file] = change.text
        continue
      }
      guard let range = contents[name]?.range(of: replaced) else { throw NotFound(text: replaced, file: change.file) }
      contents[name]?.replaceSubrange(range, with: change.text)
    }
    return try TemporaryFolder(contents)
  }

  struct NotFound: Error {
    let text: String
    let file: String
  }
}
