import Foundation
import ProjectTestSupport
import TestSupport
import Testing
import ThemeDatabase
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource

/// Sessions with changing files return the same results as a new session with these files.
@Suite struct SessionTests {
  /// The number of random edits per seed.
  private static let edits = trials(6, of: 200)

  @Test(arguments: [1, 2, 3])
  func `after random edits, all results are those of a new session`(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    var files = GeneratedProject.files(screenlets: 6, themes: 8, &random)
    let session = Self.session(files)
    for round in 0..<Self.edits {
      let (changes, what) = GeneratedProject.edit(&files, &random)
      session.apply(changes)
      // Some edits are applied without a request between them.
      if Int.random(in: 0..<4, using: &random) == 0 { continue }
      let fresh = Self.session(files)
      let asked = files.keys.filter { $0.hasSuffix(".xml") }.sorted().filter { _ in
        Int.random(in: 0..<5, using: &random) == 0
      }
      let kept = try await Self.answers(session.snapshot, asked)
      let anew = try await Self.answers(fresh.snapshot, asked)
      #expect(kept == anew, "seed \(seed), round \(round), \(what)")
      if kept != anew { return }
    }
  }

  @Test func `after edits of thousands of files, all results are those of a new session`() async throws {
    var random = SeededNumbers(seed: 21)
    var files = GeneratedProject.files(screenlets: trials(100, of: 500), themes: 20, &random)
    let session = Self.session(files)
    _ = try await session.snapshot.lint(of: files.keys.filter { $0.contains("/S7Screenlet") }.sorted())
    for round in 0..<trials(1, of: 10) {
      let (changes, what) = GeneratedProject.edit(&files, &random)
      session.apply(changes)
      // The changed Screenlet and a few others.
      var asked: [String] = []
      for change in changes {
        let path =
          switch change {
          case .edited(let path, _), .refreshed(let path): path
          }
        let screenlet = Path.name(of: path).prefix { $0 != "_" }
        asked += files.keys.filter { Path.name(of: $0).hasPrefix(screenlet + "_") }
      }
      asked += files.keys.filter { $0.hasSuffix(".xml") }.sorted().shuffled(using: &random).prefix(3)
      let paths = Set(asked).sorted().filter { $0.hasSuffix(".xml") }
      let kept = try await Self.answers(session.snapshot, paths)
      let anew = try await Self.answers(Self.session(files).snapshot, paths)
      #expect(kept == anew, "round \(round), \(what)")
    }
  }

  @Test func `a file that is created in a requested folder is requested too`() {
    let document = Array(#"<document><objects><view id="v"/></objects></document>"#.utf8)
    var project = Project(root: "/r", themePath: ["/r"])
    project.library = nil
    let session = Session(
      project, asking: ["/r"], fileSystem: MemoryFileSystem(["/r/Cards/A.xib": document, "/r/D.xib": document]))
    func requested() -> [String] { session.snapshot.selection.map(\.path) }
    for _ in 0..<2 {
      session.apply([.edited(path: "/r/Cards/New.xib", contents: document)])
      #expect(requested() == ["/r/Cards/A.xib", "/r/Cards/New.xib", "/r/D.xib"])
      session.apply([.refreshed(path: "/r/Cards/New.xib")])
      #expect(requested() == ["/r/Cards/A.xib", "/r/D.xib"])
    }
  }

  @Test func `a file's diagnostics are the same as in a check of the whole project`() async throws {
    var random = SeededNumbers(seed: 11)
    let files = GeneratedProject.files(screenlets: 5, themes: 6, &random)
    let snapshot = Self.session(files).snapshot
    let paths = files.keys.filter { $0.hasSuffix(".xml") }.sorted()
    // One note is about all themes.
    func isOfFile(_ diagnostic: String) -> Bool { !diagnostic.contains(" model/unchecked-contract: ") }
    let whole = try await Self.diagnostics(snapshot, paths).filter(isOfFile)
    #expect(whole.count > 10)
    for path in paths {
      let alone = try await Self.diagnostics(snapshot, [path]).filter { $0.hasPrefix(path + ":") && isOfFile($0) }
      #expect(alone == whole.filter { $0.hasPrefix(path + ":") })
    }
  }

  @Test func `checking a file reads only its Screenlet, its theme sets and its embedded Screenlets`() async throws {
    var random = SeededNumbers(seed: 5)
    let files = GeneratedProject.files(screenlets: 500, themes: 20, &random)
    #expect(files.count > 10_000)
    let counting = CountingFileSystem(MemoryFileSystem(files.mapValues { Array($0.utf8) }))
    let path = "p/Themes/t3/S7ScreenletView_t3.xml"
    let project = Project.find(for: path, fileSystem: counting)
    let session = Session(project, asking: [path], fileSystem: counting)
    let report = try await session.snapshot.lint()
    #expect(report.checkedPaths == [path])
    let screenlets = ["S7ScreenletView_"] + GeneratedProject.embedded(from: 7).map { "S\($0)ScreenletView_" }
    for read in counting.reads where read.hasSuffix(".xml") {
      let name = Path.name(of: read)
      #expect(
        name == "theme-set.xml" || read.contains("/Schemas/") || screenlets.contains { name.hasPrefix($0) }, "\(read)")
    }
    #expect(counting.reads.count < 100)
  }

  @Test func `a canceled check throws an error`() async throws {
    var random = SeededNumbers(seed: 3)
    let snapshot = Self.session(GeneratedProject.files(screenlets: 40, themes: 8, &random)).snapshot
    let paths = snapshot.paths
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await snapshot.lint(of: paths)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private static func session(_ files: [String: String]) -> Session {
    let contents = files.mapValues { Array($0.utf8) }
    let reload: @Sendable (OverlayFileSystem) -> Project = { Project.find(for: "p", fileSystem: $0) }
    let base = MemoryFileSystem(["p/.git": []])
    return Session(
      reload(OverlayFileSystem(over: base, contents)), contents: contents, fileSystem: base, keeping: 16,
      reload: reload)
  }

  /// Returns a snapshot's results for some files: diagnostics, inherited themes, frames and backgrounds.
  private static func answers(_ snapshot: Snapshot, _ paths: [String]) async throws -> [String] {
    var answers = try await diagnostics(snapshot, paths)
    answers += snapshot.diagnostics.map { "\($0.code): \($0.message)" }.sorted()
    answers += snapshot.screenlets
    for path in paths {
      guard let linked = snapshot.themes(inFile: path),
        let id = linked.graph.all.first(where: { linked.path(of: $0) == path })
      else { continue }
      answers.append("\(path) < \(linked.graph.chain(of: id).map { linked.path(of: $0) })")
      if let tree = linked.rendered(id).value {
        answers += tree.nodes.map { "\(path) \($0.id) \($0.frame) \(String(describing: $0.background))" }
      }
    }
    return answers
  }

  private static func diagnostics(_ snapshot: Snapshot, _ paths: [String]) async throws -> [String] {
    let report = try await snapshot.lint(of: paths)
    return report.diagnostics.map { diagnostic in
      let path = diagnostic.span.flatMap { report.sources[$0.file]?.path } ?? ""
      let fixes = diagnostic.fixes.map { "\($0.title) \($0.edits.map { "\($0.span.range)\($0.replacement)" })" }
      return "\(path):\(diagnostic.span.map { "\($0.range.start)" } ?? ""): \(diagnostic.severity) \(diagnostic.code): "
        + "\(diagnostic.message) \(diagnostic.help ?? "") \(fixes)"
    }
  }
}
