import ArgumentParser
import ConstraintSolver
import DiagnosticFormats
import Dispatch
import LanguageServer
import PictureRendering
import SwiftSources
import Synchronization
import TerminalCells
import ThemeCodegen
import ThemeDatabase
import ThemeEditing
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSemantics
import ThemeSource
import ThemeSyntax

/// A part of themec that reads bytes of others.
enum FuzzTarget: String, CaseIterable, ExpressibleByArgument {
  /// The scanner with libxml2, the tree, the writer and the formatter.
  case markup
  /// ViewModel descriptors.
  case descriptor
  /// `.themec.yml`.
  case configuration
  /// `.strings`, XLIFF and String Catalogs.
  case strings
  /// `project.pbxproj`, XcodeGen, packages, podspecs, property lists and asset catalogs.
  case project
  case swift
  case objectiveC = "objective-c"
  case solver
  /// A Default theme, a Child and a theme set.
  case overlay
  case merge
  /// From a document to cells, SVG, HTML and Swift.
  case pipeline
  case baseline
  /// The files of the cache.
  case cache
  /// Messages to the language server.
  case messages

  /// Separates the files of an input for targets that read several.
  static let separator = Array("\n%%%%\n".utf8)

  /// Handles an input. Throws if what themec made of it breaks a promise.
  func run(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    switch self {
    case .markup: try Self.readMarkup(bytes)
    case .descriptor: _ = readDescriptor(parseElements(Self.file(bytes, "X.xml")).value)
    case .configuration: Self.readConfiguration(bytes)
    case .strings: Self.readStrings(bytes)
    case .project: Self.readProject(bytes)
    case .swift: _ = readCode(Self.file(bytes, "A.swift"))
    case .objectiveC:
      _ = objectiveCClasses(Self.file(bytes, "A.h"))
      _ = readCode(Self.file(bytes, "A.m"))
    case .solver: try Self.solve(bytes)
    case .overlay: try Self.resolveOverlay(bytes)
    case .merge: try Self.mergeThree(bytes)
    case .pipeline: try Self.draw(bytes)
    case .baseline: try Self.readBaseline(bytes)
    case .cache: try Self.readCache(bytes)
    case .messages: Self.answerMessages(bytes)
    }
  }

  private static func file(_ bytes: [UInt8], _ path: String, id: UInt32 = 0) -> SourceFile {
    SourceFile(id: FileID(rawValue: id), path: path, bytes: bytes)
  }

  /// The files of an input, at most `count`.
  private static func parts(_ bytes: [UInt8], _ count: Int) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    while parts.count < count - 1, let range = rest.firstRange(of: separator) {
      parts.append(Array(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [Array(rest)]
  }

  private static func readMarkup(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    let file = file(bytes, "A.xib")
    let document = parse(file)
    if let markup = MarkupTree(document, of: file), markup.write() != bytes {
      throw .init(stage: "markup", what: "what is unchanged is written otherwise")
    }
    guard let formatted = format(file).value else { return }
    guard let again = format(Self.file(formatted, "A.xib")).value else {
      throw .init(stage: "format", what: "what it wrote cannot be read")
    }
    guard again == formatted else { throw .init(stage: "format", what: "a second time changes more") }
  }

  private static func readConfiguration(_ bytes: [UInt8]) {
    let parts = parts(bytes, 2)
    var files = ["/p/.git/HEAD": [], "/p/.themec.yml": parts[0]]
    if parts.count > 1 { files["/p/base.yml"] = parts[1] }
    var sources = SourceMap()
    _ = Configuration.load("/p/.themec.yml", isTrusted: false, sources: &sources, fileSystem: MemoryFileSystem(files))
  }

  private static func readStrings(_ bytes: [UInt8]) {
    _ = parseStrings(file(bytes, "Localizable.strings"))
    _ = parseXliff(file(bytes, "de.xliff"), of: "Login.xib")
    let view =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><label id=\"a\" text=\"A\"/></objects></document>"
    let files = [
      "/p/.git/HEAD": [], "/p/Base.lproj/Login.xib": Array(view.utf8), "/p/mul.lproj/Login.xcstrings": bytes,
      "/p/de.lproj/Login.stringsdict": bytes,
    ]
    lint(files)
  }

  private static func readProject(_ bytes: [UInt8]) {
    let names = ["App.xcodeproj/project.pbxproj", "project.yml", "Package.swift", "App.podspec", "App/Info.plist"]
    var files = [
      "/p/.git/HEAD": [], "/p/App/Assets.xcassets/logo.imageset/Contents.json": bytes,
      "/p/App/Assets.xcassets/paper.colorset/Contents.json": bytes, "/p/App/Config.xcconfig": bytes,
      "/p/App/A.swift": Array("import UIKit\nclass A: UIView {}\n".utf8),
      "/p/App/A.xib": Array(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"a\" customClass=\"A\"/></objects></document>"
          .utf8),
    ]
    for name in names { files["/p/\(name)"] = bytes }
    lint(files)
  }

  /// Checks a project in `/p`.
  @discardableResult private static func lint(_ files: [String: [UInt8]]) -> LintReport? {
    let fileSystem = MemoryFileSystem(files)
    var project = Project(root: "/p", themePath: ["/p"])
    project.library = .shipped
    let snapshot = Session(project, asking: ["/p"], fileSystem: fileSystem).snapshot
    return waiting { try? await snapshot.lint() } ?? nil
  }

  /// Numbers of the input, as they come.
  private struct Numbers {
    var rest: ArraySlice<UInt8>

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number of any size, mostly small.
    mutating func number() -> Double {
      switch byte() % 8 {
      case 0: return 0
      case 1: return Double(Int8(bitPattern: byte()))
      case 2: return Double(Int8(bitPattern: byte())) / 16
      case 3: return 1
      case 4: return -1
      default:
        var bits: UInt64 = 0
        for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
        return Double(bitPattern: bits)
      }
    }
  }

  private static func solve(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    var numbers = Numbers(rest: bytes.prefix(4096))
    var system = ConstraintSystem()
    let count = Int(numbers.byte() % 24) + 1
    system.addVariables(count)
    var ids: [ConstraintID] = []
    while !numbers.rest.isEmpty {
      var terms: [Term] = []
      for _ in 0..<(numbers.byte() % 5) {
        terms.append(Term(Variable(rawValue: UInt32(numbers.byte()) % UInt32(count + 1)), numbers.number()))
      }
      let relation = Relation.allCases[Int(numbers.byte()) % Relation.allCases.count]
      let priority: Double = numbers.byte() % 3 == 0 ? 1000 : Double(numbers.byte()) * 4
      ids.append(system.add(terms, constant: numbers.number(), relation, priority: priority))
    }
    var solver = Solver(options: SolverOptions(pivotBudget: 20_000, workBudget: 20_000_000))
    let first = solver.solve(system)
    try check(first, system, ids)
    if let last = ids.last { system.setConstant(last, 3) }
    try check(solver.resolve(system), system, ids)
  }

  private static func check(
    _ solution: Solution, _ system: ConstraintSystem, _ ids: [ConstraintID]
  ) throws(FuzzedPipeline.Fault) {
    guard solution.values.allSatisfy(\.isFinite) else { throw .init(stage: "solver", what: "a value is not a number") }
    guard solution.values.count == system.variableCount else {
      throw .init(stage: "solver", what: "values are missing")
    }
    guard solution.conflicts.allSatisfy({ Int($0.rawValue) < ids.count }) else {
      throw .init(stage: "solver", what: "a conflict with an unknown constraint")
    }
  }

  private static func resolveOverlay(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    let parts = parts(bytes, 3)
    var files = ["/p/.git/HEAD": [], "/p/Themes/Default/LoginScreenletView_default.xml": parts[0]]
    if parts.count > 1 { files["/p/Themes/Night/LoginScreenletView_night.xml"] = parts[1] }
    if parts.count > 2 { files["/p/Themes/Night/theme-set.xml"] = parts[2] }
    try checkSpans(lint(files))
  }

  private static func checkSpans(_ report: LintReport?) throws(FuzzedPipeline.Fault) {
    guard let report else { throw .init(stage: "lint", what: "it was canceled") }
    for diagnostic in report.diagnostics {
      guard let span = diagnostic.span, let file = report.sources[span.file] else { continue }
      guard span.range.start <= span.range.end, Int(span.range.end) <= file.bytes.count else {
        throw .init(stage: "lint", what: "'\(diagnostic.code.rawValue)' points outside its file")
      }
    }
  }

  private static func mergeThree(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    let parts = parts(bytes, 3)
    let files = (0..<3).map { file(parts[min($0, parts.count - 1)], "A.xib", id: UInt32($0)) }
    guard files.allSatisfy({ MarkupTree(parse($0), of: $0) != nil }) else { return }
    if let merged = ThemeEditing.merge(base: files[0], ours: files[1], theirs: files[2]).value {
      let file = file(merged.bytes, "A.xib")
      guard MarkupTree(parse(file), of: file) != nil else {
        throw .init(stage: "merge", what: "what it wrote cannot be read")
      }
    }
    // Merging a file with itself does not change it.
    if let same = ThemeEditing.merge(base: files[0], ours: files[0], theirs: files[0]).value,
      same.bytes != files[0].bytes
    {
      throw .init(stage: "merge", what: "equal files are changed")
    }
  }

  private static func draw(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    let result = Mutex<FuzzedPipeline.Fault?>(nil)
    waiting {
      do throws(FuzzedPipeline.Fault) {
        try await FuzzedPipeline(path: "/nowhere/LoginScreenletView_night.xml", original: bytes).run(
          bytes, other: bytes)
      } catch { result.withLock { $0 = error } }
    }
    if let fault = result.withLock({ $0 }) { throw fault }
    let path = "/p/LoginScreenletView_night.xml"
    var project = Project(root: "/p", themePath: ["/p"])
    project.library = .shipped
    let fileSystem = MemoryFileSystem(["/p/.git/HEAD": [], path: bytes])
    let selected = Session(project, asking: [path], fileSystem: fileSystem).snapshot.selected()
    for id in selected.selection {
      let trees = selected.renderedScenes(of: id).value
      for tree in trees {
        let svg = encodeSVG(PictureRendering.draw(tree))
        guard !parseElements(file(svg, "A.svg")).diagnostics.contains(where: { $0.severity == .error }) else {
          throw .init(stage: "svg", what: "what it wrote is not XML")
        }
      }
      _ = encodeHTML(trees)
    }
  }

  private static func readBaseline(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    let file = file(bytes, "themec-baseline.txt")
    let baseline = Baseline(reading: file)
    _ = baseline.pruned(file, of: [0, 1])
  }

  private static let fuzzedCache = waiting { await FuzzedCache() } ?? nil

  private static func readCache(_ bytes: [UInt8]) throws(FuzzedPipeline.Fault) {
    guard let cache = fuzzedCache else { throw .init(stage: "cache", what: "it was not written") }
    let contents = parts(bytes, 3)
    let reports = waiting { await cache.lint(contents + Array(repeating: [], count: 3 - contents.count)) } ?? []
    for report in reports {
      for form in [DiagnosticFormat.text, .sarif] { _ = format(report.diagnostics, sources: report.sources, as: form) }
    }
  }

  private static func answerMessages(_ bytes: [UInt8]) {
    let view = Array(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"a\"><subviews><label id=\"b\" text=\"A\"/></subviews></view></objects></document>"
        .utf8)
    let fileSystem = MemoryFileSystem([
      "/p/.git/HEAD": [], "/p/A.xib": view, "/p/A.swift": Array("class A: UIView {}".utf8),
    ])
    let opening = [
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"rootUri":"file:///p","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///p/A.xib","languageId":"xml","version":1,"text":""}}}"#,
    ]
    let messages = parts(bytes, 8)
    waiting {
      let server = Server(version: "0", fileSystem: fileSystem, send: { _ in })
      for message in opening { await server.handle(Array(message.utf8)) }
      for message in messages { await server.handle(message) }
      await server.handle(Array(#"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#.utf8))
      await server.end()
    }
  }

  /// Runs asynchronous work in a function that is not.
  private static func waiting<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
    let result = WaitedResult<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await body()
      result.value.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.value.withLock { $0 }
  }
}

private final class WaitedResult<Value: Sendable>: Sendable { let value = Mutex<Value?>(nil) }
