import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct SwiftSourcesTests {
  @Test func `a well-formed source has no faults`() {
    #expect(swiftFaults(in: "open class A: UIView {\n  var a: String? { get { nil } set {} }\n}\n").isEmpty)
  }

  @Test func `a missing brace is a fault at the end`() {
    let text = "class A {"
    #expect(swiftFaults(in: text).map(\.offset) == [text.utf8.count])
  }

  @Test func `classes and their superclasses are read`() {
    let text = """
      @objc(V) open class V: LoginView_default, P {
        class Inner {}
      }
      """
    #expect(
      classDeclarations(in: text) == [
        ClassDeclaration(name: "V", superclass: "LoginView_default"), ClassDeclaration(name: "Inner", superclass: nil),
      ])
  }
}
