import Foundation
import TestSupport
import Testing
import ThemeSemantics

/// Interactors of the examples do not depend on the terminal, so apps can use the same files.
@Suite struct PortableInteractorsTests {
  /// What `swiftc` says of sources in an app with Liferay Screens; empty when they compile.
  private func check(_ texts: [String]) throws -> String {
    let compiler = try StubCompiler.shared.get()
    // Interactors import Foundation, so the stub uses Foundation's errors instead of declaring them.
    let stubs = try StubCompiler.liferayScreens().map { stub in
      "import class Foundation.NSError\n"
        + stub.replacing("@objc open class NSError: NSObject {}", with: "public typealias NSError = Foundation.NSError")
        .replacing("class ValidationError: NSError", with: "class ValidationError: NSObject")
    }
    let modules = try TemporaryFolder()
    try compiler.compile("LiferayScreens", stubs, into: modules, flags: StubCompiler.flags(of: .explicit))
    return try compiler.check(texts, modules: modules)
  }

  @Test(arguments: ["AddBookmark/Sources/AddBookmarkScreenlet", "Login/Sources/LoginScreenlet"])
  func `Interactors of the examples compile in an app`(folder: String) throws {
    let examples = repository.appendingPathComponent("Examples")
    let interactors = examples.appendingPathComponent("\(folder)/Interactors")
    let files = try FileManager.default.contentsOfDirectory(at: interactors, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.allSatisfy { $0.contains("canImport(LiferayScreens)") && $0.contains("func run() async throws") })
    let adapter = examples.appendingPathComponent("AddBookmark/App/AsyncInteractor.swift")
    #expect(try check(texts + [String(contentsOf: adapter, encoding: .utf8)]) == "")
  }

  @Test func `the View classes of the example compile in an app`() throws {
    let app = repository.appendingPathComponent("Examples/AddBookmark/App")
    let texts = try ["default", "ocean"].map { theme in
      try String(contentsOf: app.appendingPathComponent("AddBookmarkScreenletView_\(theme).swift"), encoding: .utf8)
    }
    #expect(try typeCheck(texts, extra: typesOfApps) == "")
  }

  @Test func `an Interactor in the form of Liferay Screens compiles in an app and in the terminal`() throws {
    let article = repository.appendingPathComponent("Sources/Screenlets/Screenlets.docc/Interactors.md")
    let blocks = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```\n").first }
    let interactor = try #require(blocks.first { $0.contains("override func start() -> Bool") })
    #expect(interactor.contains("callOnSuccess()") && interactor.contains("callOnFailure("))
    #expect(try check([interactor]) == "")
    if BuiltModules.arePresent { #expect(try BuiltModules.typeCheck([interactor]) == "") }
  }

  /// The form that `themec new screenlet` wrote before Interactors were asynchronous functions.
  @Test(.enabled(if: BuiltModules.arePresent, "the run time's modules are elsewhere"))
  func `an Interactor of one Connector still compiles`() throws {
    let messages = try BuiltModules.typeCheck([
      """
      import Screenlets

      open class SaveInteractor: ConnectorInteractor<SaveConnector, String?> {
        public var title: String?

        override open func createConnector() throws -> SaveConnector {
          SaveConnector(title: title)
        }

        override open func result(of connector: SaveConnector) throws -> String? { connector.answer }
      }

      open class SaveConnector: ServerConnector {
        public nonisolated let title: String?
        public final var answer: String?

        public nonisolated init(title: String?) {
          self.title = title
          super.init()
        }
      }
      """
    ])
    #expect(messages == "")
  }
}
