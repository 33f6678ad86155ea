import Foundation
import SwiftSources
import TestSupport
import Testing

/// Descriptors that `import` writes from protocols.
@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct ImportTests {
  @Test func `members that a descriptor cannot express are noted`() throws {
    let folder = try TemporaryFolder([
      "FooViewModel.swift": """
      protocol FooViewModel {
        var title: String? { get set }
        static var shared: Int { get }
        func plain(_ text: String)
        func load(_ id: Int) async throws -> String
        static func make()
      }

      """
    ])
    let outcome = try themec(["import", "--swift", ".", "--stdout"], folder: folder.url)
    #expect(outcome.status == 0)
    for note in [
      "FooViewModel.swift:3:14", "'shared' is left out", "FooViewModel.swift:6:15", "'make()' is left out",
      "FooViewModel.swift:5:8", "'load(_:)' is written without 'async' and 'throws'",
    ] {
      #expect(outcome.messages.contains(note), "\(outcome.messages)")
    }
    #expect(!outcome.messages.contains("title") && !outcome.messages.contains("plain"))
    #expect(outcome.output.contains("plain(_:)") && !outcome.output.contains("shared"))
  }
}
