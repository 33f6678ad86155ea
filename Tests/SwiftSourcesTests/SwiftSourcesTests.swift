import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct SwiftSourcesTests {
  @Test func `a well-formed source has no faults`() {
    #expect(swiftFaults(in: "open class A: UIView {\n  var a: String? { get { nil } set {} }\n}\n").isEmpty)
  }

  @Test func `a missing brace is reported at the end of the source`() {
    let text = "class A {"
    #expect(swiftFaults(in: text).map(\.offset) == [text.utf8.count])
  }
}
