import CodeModel
import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct ConstantTests {
  private func constants(_ text: String) -> [String] {
    read(text).constants.map {
      switch $0.value {
      case .literal(let value): "\($0.name) = \"\(value)\""
      case .constant(let name): "\($0.name) = \(name)"
      }
    }
  }

  @Test func `constants are strings or references to constants, at the top level, static or in a constant property`() {
    #expect(
      constants(
        """
        let A = "a", B: String = A
        let raw = #"r\\n"#, joined = "x" + "y", count = 1, view = UIView(), other: UIColor = Colors.red
        class C {
          static let D = C.E
          class var E: String { return "e" }
          static var F: String { get { "f" } }
          let instance = "i"
          var variable = "no"
          struct Names { static let save = Self.none; static let wrapped = Action(rawValue: "w") }
        }
        """) == [
          "A = \"a\"", "B = A", "raw = \"r\\n\"", "joined = \"xy\"", "C.D = C.E", "C.E = \"e\"", "C.F = \"f\"",
          "C.instance = \"i\"",
          "C.Names.save = none", "C.Names.wrapped.rawValue = \"w\"",
        ])
  }

  @Test func `enum cases with string raw values are constants with and without rawValue`() {
    #expect(
      constants("class C { enum Action: String { case signUp = \"sign-up\", save } ; enum N: Int { case one } }") == [
        "C.Action.signUp = \"sign-up\"", "C.Action.signUp.rawValue = \"sign-up\"", "C.Action.save = \"save\"",
        "C.Action.save.rawValue = \"save\"",
      ])
  }

  @Test func `an interpolated string is not a constant`() {
    #expect(constants("let a = \"x\\(1)\"").isEmpty)
  }
}
