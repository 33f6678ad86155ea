import ArgumentParser
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource

struct List: ParsableCommand {
  enum Format: String, OptionValues { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: "themec", abstract: "List Screenlets, parts and their themes",
    usage: """
      themec list [<path>] [--sets | --targets] [--format <format>] [--shipped] [<options>]
      """,
    discussion: """
      Prints the kind, parent, theme set and file of each theme. A kind is assumed if neither the file nor Swift code declares \
      it: themes with their own View class usually extend the default theme. A Screenlet that does not have the requested theme falls back to \
      its default theme. A part is a file that is not a theme of a Screenlet, such as a cell. With '--targets', it prints the \
      target and the Swift module of each document, as Xcode projects and the manifests of packages declare them.
      """)

  @Argument(
    help: ArgumentHelp("File or folder in the project (default: current directory)", valueName: "path"),
    completion: .file())
  var path: String?

  @OptionGroup(title: "Project Options") var project: ProjectOptions

  @Option(help: "Output format")
  var format = Format.text

  @Flag(help: "Include the shipped themes (default if the project has no Screenlets)")
  var shipped = false

  @Flag(help: "List theme sets instead of themes")
  var sets = false

  @Flag(help: "List the documents with the targets that build them")
  var targets = false

  func validate() throws {
    if sets, targets { throw ValidationError("use either '--sets' or '--targets'") }
  }

  func run() throws {
    if let path { try checkExistence(of: path) }
    let snapshot = try project.session(for: path ?? ".", asking: path.map { [$0] } ?? []).snapshot
    project.printDiagnostics(snapshot.unread, sources: SourceMap())
    if targets { return try printTargets(snapshot) }
    let linked = snapshot.everything()
    let showsShipped = shipped || !snapshot.hasOwnFiles
    if sets {
      let rows = linked.themeSetRows.filter { showsShipped || !$0.isShipped }
      standardOutput(format == .text ? Array(table(rows).utf8) : json(rows))
    } else {
      let rows = linked.themeRows.filter { showsShipped || !$0.isShipped }
      let parts = linked.partRows.filter { showsShipped || !$0.isShipped }
      let own = Set(rows.map(\.screenlet))
      let fallbacks = linked.fallbackRows.filter { showsShipped || (!$0.isShipped && own.contains($0.screenlet)) }
      standardOutput(
        format == .text ? Array(text(rows, parts, fallbacks).utf8) : json(rows + parts + fallbacks))
    }
    let own = linked.graph.all.filter { !linked.isShipped($0) }
    let errors = linked.errors(in: own, upTo: .linked, linked.configuration.lint)
    let shared = snapshot.diagnostics.filter { $0.severity == .error }
    project.printDiagnostics(shared + errors, sources: linked.sources)
    let status = Status(after: shared + errors)
    if status != .clean { throw status.error }
  }

  private func printTargets(_ snapshot: Snapshot) throws {
    guard let targets = snapshot.targets else {
      throw Failure(
        "no Xcode project and no package declares targets in '\(snapshot.project.root.escaped)'",
        help: "run it in the folder of the project; if XcodeGen or Tuist makes the project, run that first")
    }
    let rows = snapshot.paths.flatMap { targets.rows(of: $0) }
    standardOutput(format == .text ? Array(table(rows).utf8) : json(rows))
    project.printDiagnostics(targets.diagnostics, sources: targets.sources)
  }

  private func table(_ rows: [TargetRow]) -> String {
    columns(
      ["TARGET", "MODULE", "PROJECT", "FILE"],
      rows.map { [$0.target ?? "–", $0.module ?? "–", $0.project ?? "–", $0.file] })
  }

  private func json(_ rows: [TargetRow]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { list in
      for row in rows {
        list.object {
          $0.member("target", orNull: row.target)
          $0.member("module", orNull: row.module)
          $0.member("project", orNull: row.project)
          $0.member("file", row.file)
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// Tables of the Screenlets' themes and of the parts, and the fallbacks.
  private func text(_ rows: [ThemeRow], _ parts: [ThemeRow], _ fallbacks: [ThemeRow]) -> String {
    var tables: [String] = []
    if !rows.isEmpty || parts.isEmpty { tables.append(table(rows)) }
    if !parts.isEmpty {
      tables.append(
        columns(
          ["PART", "THEME", "PARENT", "SET", "FILE"],
          parts.flatMap { row in
            [[row.screenlet, row.theme, row.parent ?? "–", row.set ?? "–", row.file]]
              + extensions(of: row) { [row.screenlet, $0, row.theme, "–", $1] }
          }))
    }
    return tables.joined(separator: "\n") + summary(fallbacks)
  }

  /// The Screenlets that fall back to another theme, grouped by theme name.
  private func summary(_ fallbacks: [ThemeRow]) -> String {
    if fallbacks.isEmpty { return "" }
    let width = fallbacks.map(\.theme.count).max() ?? 0
    var text = "\nScreenlets that fall back to their default theme, by theme name:\n"
    for (index, row) in fallbacks.enumerated() {
      let isNew = index == 0 || fallbacks[index - 1].theme != row.theme
      let isLast = index + 1 == fallbacks.count || fallbacks[index + 1].theme != row.theme
      let fallback = row.fallback.flatMap { $0 == "default" ? nil : " (\($0.escaped))" } ?? ""
      let word = row.screenlet.escaped + fallback + (isLast ? "" : ",")
      let line = text.reversed().prefix { $0 != "\n" }.count
      if isNew {
        text += (index == 0 ? "" : "\n") + row.theme.escaped
        text += String(repeating: " ", count: max(0, width - row.theme.count) + 2) + word
      } else if line + 1 + word.count > 100 {
        text += "\n" + String(repeating: " ", count: width + 2) + word
      } else {
        text += " " + word
      }
    }
    return text + "\n"
  }

  private func table(_ rows: [ThemeRow]) -> String {
    columns(
      ["SCREENLET", "THEME", "KIND", "PARENT", "SET", "FILE"],
      rows.flatMap { row in
        let kind = row.isAssumed ? "\(row.kind) (assumed)" : row.kind
        return [[row.screenlet, row.theme, kind, row.parent ?? "–", row.set ?? "–", row.file]]
          + extensions(of: row) { [row.screenlet, $0, "extension", row.theme, "–", $1] }
      })
  }

  /// The line of the file that changes a theme, from its name and its path; empty if there is none.
  private func extensions(of row: ThemeRow, _ cells: (_ name: String, _ file: String) -> [String]) -> [[String]] {
    row.extensionFile.map { [cells(row.theme + ThemeName.extensionSuffix, $0)] } ?? []
  }

  private func table(_ rows: [ThemeSetRow]) -> String {
    columns(
      ["SET", "PARENT", "COLORS", "FONTS", "IMAGES", "THEMES", "FILE"],
      rows.map {
        [$0.name, $0.parent ?? "–", "\($0.colors)", "\($0.fonts)", "\($0.images)", "\($0.themes)", $0.file]
      })
  }

  private func json(_ rows: [ThemeRow]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { list in
      for row in rows {
        list.object {
          $0.member("screenlet", row.screenlet)
          $0.member("theme", row.theme)
          $0.member("kind", row.kind)
          $0.member("isAssumed", row.isAssumed)
          $0.member("parent", orNull: row.parent)
          $0.member("set", orNull: row.set)
          $0.member("file", row.file)
          $0.member("extension", orNull: row.extensionFile)
          $0.member("fallback", orNull: row.fallback)
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private func json(_ rows: [ThemeSetRow]) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { list in
      for row in rows {
        list.object {
          $0.member("set", row.name)
          $0.member("parent", orNull: row.parent)
          $0.member("colors", row.colors)
          $0.member("fonts", row.fonts)
          $0.member("images", row.images)
          $0.member("themes", row.themes)
          $0.member("file", row.file)
        }
      }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, orNull value: String?) {
    if let value { return member(name, value) }
    key(name)
    null()
  }
}
