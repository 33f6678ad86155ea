import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct SwiftSourcesTests {
  @Test func `a well-formed source has no faults`() {
    #expect(swiftFault(in: "open class A: UIView {\n  var a: String? { get { nil } set {} }\n}\n") == nil)
  }

  @Test func `a missing brace is reported at the end of the source`() {
    let text = "class A {"
    #expect(swiftFault(in: text)?.range == text.utf8.count..<text.utf8.count)
  }
}
