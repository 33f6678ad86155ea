import Foundation
import TestSupport

/// `swiftc` with stub modules that declare what generated classes use of the platform and of Liferay Screens.
///
/// On Linux there are no such frameworks. Their names, superclasses and members are Apple's and Liferay's.
struct StubCompiler {
  struct Failure: Error {
    var module: String
    var output: String
  }

  /// Compiled once for all tests.
  static let shared = Result { try StubCompiler() }

  /// Modules with a file of their own in `Stubs`.
  private static let files = ["UIKit", "LiferayScreens", "SwiftUI", "WebKit", "XCTest"]

  /// The other frameworks whose classes Interface Builder has objects of, in the order of their imports.
  private static let frameworks: [(module: String, imports: [String], classes: [String])] = [
    ("AVKit", [], ["AVPlayerViewController: UIViewController"]),
    ("GLKit", [], ["GLKView: UIView", "GLKViewController: UIViewController"]),
    ("MapKit", [], ["MKMapView: UIView", "MKAnnotationView: UIView", "MKPinAnnotationView: MKAnnotationView"]),
    ("MetalKit", [], ["MTKView: UIView"]),
    ("PDFKit", [], ["PDFView: UIView", "PDFThumbnailView: UIView"]),
    ("RealityKit", [], ["ARView: UIView"]),
    ("SceneKit", [], ["SCNView: UIView"]),
    ("SpriteKit", [], ["SKView: UIView"]),
    ("iAd", [], ["ADBannerView: UIView"]),
    ("ARKit", ["SceneKit", "SpriteKit"], ["ARSCNView: SCNView", "ARSKView: SKView"]),
  ]

  /// All modules that do not have to be made for a test.
  static let modules = files + frameworks.map(\.module)

  /// One process of the compiler for all files, instead of one for each.
  fileprivate static let together = "-whole-module-optimization"

  private static let interop = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  private let folder: TemporaryFolder

  private init() throws {
    folder = try TemporaryFolder()
    let stubs = repository.appendingPathComponent("Tests/ThemeCodegenTests/Stubs")
    for module in Self.files {
      let text = try String(contentsOf: stubs.appendingPathComponent("\(module).swift"), encoding: .utf8)
      try compile(module, text, into: folder)
    }
    for (module, imports, classes) in Self.frameworks {
      let lines = (imports + ["UIKit"]).map { "import \($0)" } + classes.map { "@objc open class \($0) {}" }
      try compile(module, lines.joined(separator: "\n"), into: folder)
    }
  }

  /// Compiles a module, for those that are checked with the same folder.
  func compile(_ module: String, _ source: String, into modules: TemporaryFolder) throws {
    let file = try modules.write("Stubs/\(module).swift", source)
    let result = try run(
      "swiftc",
      [
        "-emit-module", Self.together, "-parse-as-library", "-module-name", module, "-I", folder.path, "-I",
        modules.path,
      ]
        + Self.interop + [file, "-emit-module-path", modules("\(module).swiftmodule")])
    if result.status != 0 { throw Failure(module: module, output: result.output) }
  }

  /// What the compiler says of sources that are one module; empty when they type-check.
  ///
  /// iOS allows actions without a sender and with an event; the compiler allows neither on other platforms, so these are
  /// checked as plain Objective-C methods. Objective-C has no arrays without Foundation, so outlet collections are checked as
  /// plain properties.
  /// - Parameter modules: a folder with more modules, which come before the stubs of the same name.
  func check(_ texts: [String], modules: TemporaryFolder? = nil) throws -> String {
    let sources = try TemporaryFolder()
    let files = try texts.enumerated().map { index, text in
      try sources.write("Source\(index).swift", portable(text))
    }
    let result = try run(
      "swiftc",
      ["-typecheck", Self.together, "-parse-as-library", "-module-name", "App", "-package-name", "app"]
        + (modules.map { ["-I", $0.path] } ?? []) + ["-I", folder.path] + Self.interop + files)
    return result.status == 0 ? "" : result.output
  }

  private func portable(_ text: String) -> String {
    text.replacing(/@IBAction (open func \w+\((?:\)|[^)]*forEvent))/) { "@objc \($0.1)" }
      .replacing(/@IBOutlet ((?:\w+ )?var \w+: \[)/) { "\($0.1)" }
  }
}

/// The modules that were built with the tests, for sources that use them.
enum BuiltModules {
  /// Whether sources can import the Screenlet run time: not where its modules are in another place than usual.
  static let arePresent = (try? typeCheck(["import Screenlets"])) == ""

  private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("Modules").path

  /// Where the headers of C modules are, which the modules need.
  private static let headers: [String] = {
    ["Sources", ".build/checkouts"].flatMap { name in
      let entries = FileManager.default.enumerator(
        at: repository.appendingPathComponent(name), includingPropertiesForKeys: nil)
      let maps = entries?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" } ?? []
      return maps.map { $0.deletingLastPathComponent().path }.sorted()
    }
  }()

  /// What `swiftc` says of sources in the mode of Swift 6; empty when they type-check.
  static func typeCheck(_ texts: [String]) throws -> String {
    let sources = try TemporaryFolder()
    let files = try texts.enumerated().map { try sources.write("Source\($0).swift", $1) }
    let flags = try run("pkg-config", ["--cflags", "libxml-2.0"]).output.split(whereSeparator: \.isWhitespace)
    let result = try run(
      "swiftc",
      [
        "-typecheck", StubCompiler.together, "-parse-as-library", "-swift-version", "6", "-module-name", "App", "-I",
        folder,
      ]
        + headers.flatMap { ["-I", $0] } + flags.flatMap { ["-Xcc", String($0)] } + files)
    return result.status == 0 ? "" : result.output
  }
}

/// What `swiftc` says of sources, against the stub modules; empty when they type-check.
func typeCheck(_ texts: [String], extra: String) throws -> String {
  try StubCompiler.shared.get().check(texts + [extra])
}

/// The files that `swift format` changes with its default configuration.
func changedByFormat(_ files: [(name: String, text: String)]) throws -> [String] {
  if files.isEmpty { return [] }
  let folder = try TemporaryFolder()
  let configuration = try folder.write("configuration.json", "{\"version\": 1}")
  for (name, text) in files { try folder.write("Sources/\(name)", text) }
  let result = try run("swift", ["format", "-i", "-r", "--configuration", configuration, folder("Sources")])
  if result.status != 0 { return [result.output] }
  return files.filter { folder.text("Sources/\($0.name)") != $0.text }.map(\.name)
}

/// Runs a program and returns what it prints, errors included.
func run(_ tool: String, _ arguments: [String], input: String? = nil) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  let inputPipe = Pipe()
  process.standardInput = inputPipe
  try process.run()
  try inputPipe.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
  try inputPipe.fileHandleForWriting.close()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
