import Foundation
import TestSupport
import Testing

/// The Interactors of the examples have no terminal in them: an app takes the same files.
@Suite struct PortableInteractorsTests {
  @Test(arguments: ["AddBookmark/Sources/AddBookmarkScreenlet", "Login/Sources/LoginScreenlet"])
  func `Interactors of the examples compile in an app`(folder: String) throws {
    let interactors = repository.appendingPathComponent("Examples/\(folder)/Interactors")
    let files = try FileManager.default.contentsOfDirectory(at: interactors, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.allSatisfy { $0.contains("canImport(LiferayScreens)") && $0.contains("callOnFailure(") })
    #expect(try typeCheck(texts, extra: "") == "")
  }
}
