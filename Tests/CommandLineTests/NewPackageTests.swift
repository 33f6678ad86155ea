import Foundation
import SwiftSources
import TestSupport
import Testing

/// The code of a new Screenlet, built and run, in thorough runs: a build takes half a minute.
@Suite(.enabled(if: isThorough, "THEMEC_THOROUGH is not set")) struct NewPackageTests {
  /// Returns a stub module of iOS for a package on Linux. It uses Foundation's types instead of redeclaring them, and
  /// no Objective-C.
  private func stub(_ files: String...) throws -> String {
    let stubs = repository.appendingPathComponent("Tests/ThemeCodegenTests/Stubs")
    var text = try files.map {
      try String(contentsOf: stubs.appendingPathComponent("\($0).swift"), encoding: .utf8)
    }.joined()
    for name in ["CGRect", "Date", "NSNumber", "NSObject", "Operation"] {
      let declaration = try Regex(
        #"(?m)^(?:@objc open class|public struct) \#(name)(?:: [\w, ]+)? \{\n(?:.*\n)*?\}\n"#)
      text.replace(declaration, with: "")
    }
    let taken: Set = [
      "CGFloat", "CGSize", "Data", "IndexPath", "InputStream", "Locale", "NSAttributedString", "NSCoder", "NSError",
      "NSLocalizedString", "NSObjectProtocol", "NSString", "Progress", "URL",
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !taken.contains { name in
        line.hasPrefix("@objc open class \(name): ") || line.hasPrefix("public func \(name)(")
          || line.hasPrefix("public typealias \(name) ") || line.hasPrefix("@objc public protocol \(name) ")
      }
    }
    return withoutObjectiveC("@_exported import Foundation\n" + lines.joined(separator: "\n"))
  }

  /// Returns the code for a platform without Objective-C. Swift protocols have no optional methods, so the delegate is
  /// not called when an action ends.
  private func withoutObjectiveC(_ text: String) -> String {
    text.replacing(/@objc\s+(public protocol \w+) \{/) { "\($0.1): AnyObject {" }
      .replacing(/@objc(\([A-Za-z_]+\))?|@IBOutlet|@IBAction/, with: "")
      .replacing(/optional func [^\n]*/, with: "")
      .replacing(/self\.\w+\?\.\w+\?\(in: self(, error: error)?\)/, with: "_ = self")
  }

  @Test func `a new Screenlet builds as a package, and its tests pass`() throws {
    let folder = try TemporaryFolder(project: [:], configuration: "generate: {module: AddBookmark}\n")
    let made = try themec(
      [
        "new", "screenlet", "AddBookmark", "--actions", "get-title,add-bookmark", "--attributes",
        "URL:String?,title:String?",
      ], folder: folder.url)
    #expect(made.status == 0, "\(made.messages)")
    let lint = try themec(["lint", "--strict"], folder: folder.url)
    #expect(lint.status == 0 && lint.output.contains("no problems found in 1 file"), "\(lint.output)")
    let preview = try themec(["preview", "AddBookmark", "--color", "never"], folder: folder.url)
    #expect(preview.status == 0 && preview.output.contains("add-bookmark → addBookmarkButton"))

    for path in folder.entries where path.hasSuffix(".swift") {
      let text = try #require(folder.text(path))
      try folder.write(path, withoutObjectiveC(text))
    }
    for module in ["UIKit", "WebKit"] { try folder.write("Stubs/\(module)/\(module).swift", try stub(module)) }
    try folder.write(
      "Stubs/LiferayScreens/LiferayScreens.swift", try stub("LiferayScreensCore", "LiferayScreens"))
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "AddBookmark",
        targets: [
          .target(name: "UIKit", path: "Stubs/UIKit"),
          .target(name: "WebKit", dependencies: ["UIKit"], path: "Stubs/WebKit"),
          .target(
            name: "LiferayScreens", dependencies: ["UIKit", "WebKit"], path: "Stubs/LiferayScreens",
            swiftSettings: [.define("EXPLICIT")]),
          .target(name: "AddBookmark", dependencies: ["LiferayScreens", "UIKit"], path: "Sources"),
          .testTarget(name: "AddBookmarkTests", dependencies: ["AddBookmark"], path: "Tests"),
        ],
        swiftLanguageModes: [.v5])

      """)
    let built = try run("swift", ["test", "--package-path", folder.path, "--disable-sandbox"])
    #expect(
      built.status == 0 && built.output.contains("Executed 2 tests, with 0 failures"), "\(built.output.suffix(4000))")
  }
}

/// Runs a program and returns everything that it prints.
private func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [tool] + arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
