import Foundation
import TestSupport
import ThemeSemantics

/// The eras of Liferay Screens that have stubs of their own.
let eras = [Wiring.identifier, .explicit]

/// `swiftc` with stub modules. They declare the parts of the platform and of Liferay Screens that generated classes
/// use.
///
/// Linux has no such frameworks. The names, superclasses and members are Apple's and Liferay's. The declarations of
/// Liferay Screens are derived from its sources, before and since April 2018.
struct StubCompiler {
  struct Failure: Error {
    var module: String
    var output: String
  }

  /// The compiler, built once for all tests.
  static let shared = Result { try StubCompiler() }

  /// Modules with a separate file in `Stubs`.
  private static let files = ["UIKit", "SwiftUI", "WebKit", "XCTest"]

  /// The other frameworks with classes in Interface Builder, in the order of their imports.
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

  /// All modules that tests do not have to compile.
  static let modules = ["LiferayScreens"] + files + frameworks.map(\.module)

  /// One process of the compiler for all files, instead of one for each.
  fileprivate static let together = "-whole-module-optimization"

  private static let interop = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  private let folder: TemporaryFolder
  /// The modules that differ between the eras.
  private var ofEra: [Wiring: TemporaryFolder] = [:]

  private init() throws {
    folder = try TemporaryFolder()
    for module in Self.files { try compile(module, [Self.stub(module)], into: folder) }
    for (module, imports, classes) in Self.frameworks {
      let lines = (imports + ["UIKit"]).map { "import \($0)" } + classes.map { "@objc open class \($0) {}" }
      try compile(module, [lines.joined(separator: "\n")], into: folder)
    }
    for era in eras {
      let modules = try TemporaryFolder()
      try compile("LiferayScreens", Self.liferayScreens(), into: modules, flags: Self.flags(of: era))
      ofEra[era] = modules
    }
  }

  private static func stub(_ name: String) throws -> String {
    let stubs = repository.appendingPathComponent("Tests/ThemeCodegenTests/Stubs")
    return try String(contentsOf: stubs.appendingPathComponent("\(name).swift"), encoding: .utf8)
  }

  /// The sources of the module LiferayScreens, which ``flags(of:)`` choose an era of.
  static func liferayScreens() throws -> [String] { [try stub("LiferayScreensCore"), try stub("LiferayScreens")] }

  /// The compiler's options for the declarations of an era.
  static func flags(of era: Wiring) -> [String] { era == .explicit ? ["-D", "EXPLICIT"] : [] }

  /// Compiles a module for sources that are checked with the same folder.
  func compile(
    _ module: String, _ sources: [String], into modules: TemporaryFolder, flags: [String] = []
  ) throws {
    let files = try sources.enumerated().map { try modules.write("Stubs/\(module)\($0).swift", $1) }
    let result = try run(
      "swiftc",
      [
        "-emit-module", Self.together, "-parse-as-library", "-module-name", module, "-I", folder.path, "-I",
        modules.path,
      ]
        + Self.interop + flags + files + ["-emit-module-path", modules("\(module).swiftmodule")])
    if result.status != 0 { throw Failure(module: module, output: result.output) }
  }

  /// Returns the compiler's output for the sources of one module, or an empty string if they type-check.
  ///
  /// iOS allows actions without a sender and with an event. On other platforms the compiler does not, so these are
  /// checked as plain Objective-C methods. Objective-C has no arrays without Foundation, so outlet collections are
  /// checked as plain properties; so are properties that Interface Builder sets to texts.
  /// - Parameter modules: A folder of additional modules, which take precedence over stubs of the same name.
  func check(_ texts: [String], era: Wiring = .explicit, modules: TemporaryFolder? = nil) throws -> String {
    let sources = try TemporaryFolder()
    let files = try texts.enumerated().map { index, text in
      try sources.write("Source\(index).swift", portable(text))
    }
    let result = try run(
      "swiftc",
      ["-typecheck", Self.together, "-parse-as-library", "-module-name", "App", "-package-name", "app"]
        + [modules, ofEra[era], folder].compactMap { $0 }.flatMap { ["-I", $0.path] } + Self.interop + files)
    return result.status == 0 ? "" : result.output
  }

  private func portable(_ text: String) -> String {
    text.replacing(/@IBAction (open func \w+\((?:\)|[^)]*forEvent))/) { "@objc \($0.1)" }
      .replacing(/@IBOutlet ((?:\w+ )?var \w+: \[)/) { "\($0.1)" }
      .replacing(/@IBInspectable (open var \w+: (?:String|CG))/) { "\($0.1)" }
  }
}

/// The modules that were built with the tests.
enum BuiltModules {
  /// Whether sources can import the Screenlet run time. False if its modules are in an unusual place.
  static let arePresent = (try? typeCheck(["import Screenlets"])) == ""

  private static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("Modules").path

  /// The folders of the C module maps that the modules require.
  private static let headers: [String] = {
    ["Sources", ".build/checkouts"].flatMap { name in
      let entries = FileManager.default.enumerator(
        at: repository.appendingPathComponent(name), includingPropertiesForKeys: nil)
      let maps = entries?.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "module.modulemap" } ?? []
      return maps.map { $0.deletingLastPathComponent().path }.sorted()
    }
  }()

  /// Returns the output of `swiftc` for sources in Swift 6 mode, or an empty string if they type-check.
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

/// Returns the output of `swiftc` for sources and stub modules, or an empty string if they type-check.
func typeCheck(_ texts: [String], extra: String, era: Wiring = .explicit) throws -> String {
  try StubCompiler.shared.get().check(texts + [extra], era: era)
}

/// Classes of an app and of other frameworks that classes for Liferay's documents use.
let typesOfApps = """
  import UIKit

  @objc open class MDRadialProgressView: UIView {}

  public protocol AddBookmarkViewModel {
    var URL: String? { get }
    var title: String? { get set }
  }
  """

/// Returns the files that `swift format` changes with its default configuration.
func changedByFormat(_ files: [(name: String, text: String)]) throws -> [String] {
  if files.isEmpty { return [] }
  let folder = try TemporaryFolder()
  let configuration = try folder.write("configuration.json", "{\"version\": 1}")
  for (name, text) in files { try folder.write("Sources/\(name)", text) }
  let result = try run("swift", ["format", "-i", "-r", "--configuration", configuration, folder("Sources")])
  if result.status != 0 { return [result.output] }
  return files.filter { folder.text("Sources/\($0.name)") != $0.text }.map(\.name)
}

/// Runs a program and returns its output, including errors.
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
