import CodeModel
import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct DispatchTests {
  private func dispatch(_ body: String, _ members: String = "") -> InteractorDispatch? {
    read(
      """
      class A: BaseScreenlet {
        override open func createInteractor(name: String, sender: Any?) -> Interactor? {
          \(body)
        }
        \(members)
      }
      """
    ).types.first?.dispatch
  }

  @Test func `a class that does not override createInteractor has no dispatch`() {
    #expect(read("class A { func createInteractor(named: String) {} }").types.first?.dispatch == nil)
  }

  @Test func `cases are actions, with the types of their senders`() {
    let found = dispatch(
      """
      let image = sender as? UIImage
      switch name {
      case Self.Save, "b":
        guard let user = sender as? User else { return nil }
        let interactor = SaveInteractor(user)
        interactor.onSuccess = { return }
        return interactor
      case Action.load.rawValue where sender is Int: fallthrough
      case C: return (sender as! String).isEmpty ? nil : X()
      case D: return nil
      default: return super.createInteractor(name: name, sender: sender)
      }
      """)
    #expect(
      found
        == InteractorDispatch(
          answers: [
            .init(.constant("Save"), senderTypes: ["User"], interactor: "SaveInteractor"),
            .init(.literal("b"), senderTypes: ["User"], interactor: "SaveInteractor"),
            .init(.constant("Action.load.rawValue"), senderTypes: ["String"], interactor: "X"),
            .init(.constant("C"), senderTypes: ["String"], interactor: "X"),
          ], callsSuper: true, senderTypes: ["UIImage"]))
  }

  @Test(arguments: [
    "if name == X { return A() }; return nil", "if X == name { return A() } else { return nil }",
    "guard name == X else { return nil }; return A()", "if name != X { return nil }; return A()",
    "return name == X ? A() : nil", "name == X ? A() : nil", "switch name { case X: A() default: nil }",
    "var i: Interactor?; switch name { case X: i = A() default: break }; return i",
    "if [X].contains(name) { return A() }; return nil", "if case X = name { return A() }; return nil",
    "let i: Interactor? = if name == X { A() } else { nil }; return i",
    "switch (name, sender) { case (X, _): return A() default: return nil }",
  ]) func `a body that compares the name answers one action`(body: String) {
    #expect(dispatch(body) == InteractorDispatch(answers: [.init(.constant("X"), interactor: "A")]))
  }

  @Test(arguments: [
    "return A()", "A()", "let i = A(); return i", "if sender == nil { return A() }; return nil",
    "return try? make() ?? nil", "switch name { default: return A() }",
  ]) func `a body that ignores the name answers any action`(body: String) {
    #expect(dispatch(body) == InteractorDispatch(answersAny: true))
  }

  @Test func `a body that returns nil or calls super answers no action`() {
    #expect(dispatch("return nil") == InteractorDispatch())
    #expect(dispatch("super.createInteractor(name: name, sender: sender)") == InteractorDispatch(callsSuper: true))
  }

  @Test func `a body can answer one action and any other`() {
    #expect(
      dispatch("if name == X || name == \"y\" { return A() }\nreturn B()")
        == InteractorDispatch(
          answers: [.init(.constant("X"), interactor: "A"), .init(.literal("y"), interactor: "A")], answersAny: true))
  }

  @Test func `cases of an enumeration are qualified with its type`() {
    #expect(
      dispatch(
        "guard let action = Action(rawValue: name) else { return nil }; switch action { case .save: return A() }")
        == InteractorDispatch(answers: [.init(.constant("Action.save"), interactor: "A")]))
    #expect(
      dispatch("switch Action(rawValue: name) { case .save?: return A() case .none: return nil }")?.answers.first?
        .action
        == .constant("Action.save"))
  }

  @Test func `casts of the sender in called methods are found`() {
    let found = dispatch(
      "switch name { case X: return make(sender) case Y: return self.other(1, with: sender!) default: return nil }",
      """
      private func make(_ object: Any?) -> Interactor { guard let x = object as? User else { return B() }; return C(x) }
      func other(_ x: Int, with s: Any) -> Interactor { switch s { case let i as UIImage: return A(i) case is Int: return B() default: return C() } }
      """)
    #expect(
      found?.answers == [
        .init(.constant("X"), senderTypes: ["User"]), .init(.constant("Y"), senderTypes: ["UIImage", "Int"]),
      ])
  }

  @Test func `cases in all branches of conditional compilation are found`() {
    #expect(
      dispatch(
        "switch name {\n#if DEBUG\ncase A: return B()\n#else\ncase C: return D()\n#endif\ndefault: return nil }")?
        .answers.map(\.action) == [.constant("A"), .constant("C")])
  }
}
