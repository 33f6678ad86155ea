import ConstraintSolver
import ThemeCompiler

/// A program that uses themec as a library: every entry of it once.
@main
struct Embedding {
  static let path = "Themes/NoteScreenletView_default.xml"

  static func main() async throws {
    let workspace = try ThemeWorkspace(files: [
      path: Sources.note, "Themes/de.lproj/NoteScreenletView_default.strings": "\"title.text\" = \"Hallo\";\n",
      "Schemas/NoteViewModel.xml": Sources.viewModel, "Themes/NoteCell_default.xib": Sources.cell,
      "App/Main.storyboard": Sources.storyboard, ".themec.yml": "themePath: [Themes, App]\nschemas: [Schemas]\n",
    ])
    try list(workspace)
    try await check(workspace)
    try compile(workspace)
    try drawPixels(workspace)
    try compileScenes(workspace)
    try explainAndGenerate(workspace)
    try reportErrors(workspace)
    try openOnDisk()
    try solve()
    print("done")
  }

  // MARK: Contents

  private static func list(_ workspace: ThemeWorkspace) throws {
    let own = workspace.themes.filter { !$0.isShipped }
    print(own.map { "\($0.screenlet) \($0.name), \($0.kind?.rawValue ?? "-"): \($0.file)" })
    precondition(own.map(\.file) == [path] && own.allSatisfy { $0.role == .theme && $0.parent == nil && $0.set == nil })
    precondition(workspace.parts.contains { $0.role == .part && $0.file == "Themes/NoteCell_default.xib" })
    precondition(workspace.storyboards.map(\.screenlet) == ["Main"])
    let (byName, byFile) = (try workspace.theme("Note"), try workspace.theme(inFile: path))
    let locales = try workspace.locales(of: byName)
    precondition(byName == byFile && locales == ["de"])
  }

  // MARK: Checking

  private static func check(_ workspace: ThemeWorkspace) async throws {
    var options = CheckOptions()
    options.profile = .themesOnly
    options.levels = ["theme/raw-color": .off, "syntax/bad-value": .error]
    options.jobs = 2
    precondition(CheckOptions.rules.contains { $0.code == "syntax/bad-value" && !$0.summary.isEmpty })
    let report = try await workspace.check(files: [path], options: options) { progress in
      print("\(progress.checkedFiles) of \(progress.totalFiles)")
    }
    print(String(decoding: report.formatted(.text), as: UTF8.self))
    precondition(report.checkedFiles == [path])
    guard let diagnostic = report.diagnostics.first(where: { $0.code == "syntax/bad-value" }),
      let span = diagnostic.span, let location = report.sources.location(of: span)
    else { preconditionFailure("no diagnostic") }
    precondition(diagnostic.severity == .error && location.path == path && location.line == 8)
    precondition(report.sources.text(in: span)?.contains("centre") == true)
    precondition(report.sources.path(of: span.file) == path)
    precondition(report.sources.file(span.file).map { $0.bytes == Array(Sources.note.utf8) && !$0.isChanged } == true)
    for format in DiagnosticFormat.allCases { precondition(!report.formatted(format).isEmpty) }

    // Fixes are changed files, which nobody has written yet.
    let fixes = try await report.fixes(includesUnsafe: true)
    guard let file = fixes.files.first else { preconditionFailure("no fix") }
    print(String(decoding: file.unifiedDiff, as: UTF8.self))
    precondition(file.path == path && file.before == Array(Sources.note.utf8) && fixes.rejected.isEmpty)
    precondition(fixes.remaining.diagnostics.allSatisfy { $0.severity != .error })

    // Unsaved contents, as in an editor.
    workspace.update(path, contents: file.after)
    let again = try await workspace.check(files: [path])
    precondition(again.diagnostics.allSatisfy { $0.severity != .error })
    workspace.update("Themes/NoteScreenletView_draft.xml", contents: Array(Sources.note.utf8))
    workspace.refresh("Themes/NoteScreenletView_draft.xml")

    let canceled = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try await workspace.check()
    }
    canceled.cancel()
    do {
      try await canceled.value
      preconditionFailure("the check was canceled")
    } catch is CancellationError {}
  }

  // MARK: Compiling

  private static func compile(_ workspace: ThemeWorkspace) throws {
    let theme = try workspace.theme("Note")
    var options = CompilationOptions()
    options.screen = .device(Device.named("iPhone 15") ?? .iPhone8, .landscape)
    options.appearance = .dark
    options.textSize = .accessibility1
    options.direction = .rightToLeft
    options.safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
    options.locale = "de-AT"
    options.state = .working
    let compiled = try workspace.compile(theme, options)
    precondition(compiled.diagnostics.isEmpty && compiled.tree.appearance == .dark)
    precondition(compiled.tree.viewport == Device.iPhone15.size(in: .landscape))
    let svg = compiled.picture(.svg)
    precondition(svg.format == .svg && svg.text.contains(">Hallo</text>"))

    options = CompilationOptions()
    options.screen = .size(Size(width: 320, height: 200))
    options.values = ["title": "Good morning"]
    options.usesSampleValues = true
    options.metrics = .standardCells
    let terminal = try workspace.compile(theme, options)
    var drawing = Picture.Options()
    drawing.columns = 60
    drawing.usesASCII = true
    let text = terminal.picture(.text, drawing)
    print(text.text)
    precondition(text.text.contains("Good morning") && text.bytes.allSatisfy { $0 < 0x80 })
    drawing.colors = .indexed
    drawing.fits = true
    precondition(terminal.picture(.ansi, drawing).bytes.contains(0x1B))
    for format in Picture.Format.allCases { precondition(!terminal.picture(format).bytes.isEmpty) }
  }

  /// Draws with the `themec-png` of the first argument, a program that this package does not build.
  private static func drawPixels(_ workspace: ThemeWorkspace) throws {
    let compiled = try workspace.compile(try workspace.theme("Note"))
    guard let tool = CommandLine.arguments.dropFirst().first else {
      do {
        _ = try compiled.png(tool: "/nothing/here")
        preconditionFailure("there is no such program")
      } catch {
        return print(error)
      }
    }
    let png = try compiled.png(pixelsPerPoint: 3, tool: tool)
    for note in png.notes { print("note:", note) }
    // The signature of PNG files.
    precondition(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  private static func compileScenes(_ workspace: ThemeWorkspace) throws {
    let storyboard = try workspace.theme(inFile: "App/Main.storyboard")
    let scenes = try workspace.scenes(of: storyboard)
    print(scenes.map(\.name))
    precondition(scenes.map(\.name) == ["Second", "First"] && scenes[0].aliases.contains("two"))
    for scene in scenes {
      var options = CompilationOptions()
      options.scene = scene.name
      let compiled = try workspace.compile(storyboard, options)
      precondition(compiled.tree.scene == scene.name)
    }
  }

  private static func explainAndGenerate(_ workspace: ThemeWorkspace) throws {
    let theme = try workspace.theme("Note")
    print(try workspace.explain(theme))
    print(try workspace.explain(theme, element: "titleLabel"))
    print(try workspace.explainLayout(of: "titleLabel", in: theme))
    let generated = try workspace.generateClasses(of: theme, for: .screenlets)
    precondition(generated.files.map(\.name) == ["NoteScreenletView_default.swift"])
    precondition(generated.files[0].text.contains("class \(generated.files[0].className)"))
    precondition(generated.diagnostics.allSatisfy { $0.severity != .error })
  }

  // MARK: Errors

  /// Errors are values of one type.
  private static func reportErrors(_ workspace: ThemeWorkspace) throws {
    func error(_ body: () throws(LibraryError) -> Void) -> LibraryError? {
      do {
        try body()
        return nil
      } catch {
        print(error)
        return error
      }
    }
    let theme = try workspace.theme("Note")
    var options = CompilationOptions()
    options.scene = "Third"
    precondition(error { () throws(LibraryError) in _ = try workspace.theme("Nothing") } != nil)
    precondition(error { () throws(LibraryError) in _ = try workspace.compile(theme, options) } != nil)
    precondition(error { () throws(LibraryError) in _ = try workspace.explain(theme, element: "nothing") } != nil)
    let missing = error { () throws(LibraryError) in _ = try ThemeWorkspace(path: "/nothing/here") }
    precondition(missing == .noSuchPath("/nothing/here"))
    let broken = error { () throws(LibraryError) in
      _ = try ThemeWorkspace(contents: [".themec.yml": [0xFF]], includesShipped: false)
    }
    precondition(broken != nil)
  }

  /// The project of this file is the repository.
  private static func openOnDisk() throws {
    let workspace = try ThemeWorkspace(path: #filePath)
    let login = try workspace.theme("Login", named: "flat7")
    precondition(login.name == "flat7" && login.role == .theme)
    print("themec \(themecVersion)", try workspace.compile(login).tree.nodes.count)
  }

  /// The solver alone: a width that should be 400 and must leave room for margins in 375.
  private static func solve() throws {
    var system = ConstraintSystem()
    let width = system.addVariable()
    let room = system.add(Term(width), constant: -335, .lessOrEqual)
    let wanted = system.add(Term(width), constant: -400, .equal, priority: 750)
    var solver = Solver()
    let solution = solver.solve(system)
    precondition(solution.status == .solved && abs(solution[width] - 335) < 0.001)
    precondition(solution.violation(of: room, in: system) < 0.001)
    precondition(abs(solution.violation(of: wanted, in: system) - 65) < 0.001)
  }
}
