import Foundation
import TestSupport
import Testing

/// Interactors of the examples do not depend on the terminal, so apps can use the same files.
@Suite struct PortableInteractorsTests {
  @Test(arguments: ["AddBookmark/Sources/AddBookmarkScreenlet", "Login/Sources/LoginScreenlet"])
  func `Interactors of the examples compile in an app`(folder: String) throws {
    let interactors = repository.appendingPathComponent("Examples/\(folder)/Interactors")
    let files = try FileManager.default.contentsOfDirectory(at: interactors, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.allSatisfy { $0.contains("canImport(LiferayScreens)") && $0.contains("callOnFailure(") })
    let compiler = try StubCompiler.shared.get()
    // Interactors import Foundation, so the stub uses Foundation's errors instead of declaring them.
    let stub = try String(
      contentsOf: repository.appendingPathComponent("Tests/ThemeCodegenTests/Stubs/LiferayScreens.swift"),
      encoding: .utf8)
    let modules = try TemporaryFolder()
    try compiler.compile(
      "LiferayScreens",
      "import class Foundation.NSError\n"
        + stub.replacing("@objc open class NSError: NSObject {}", with: "public typealias NSError = Foundation.NSError"),
      into: modules)
    #expect(try compiler.check(texts, modules: modules) == "")
  }
}
