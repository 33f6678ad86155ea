import CodeModel
import Testing
import ThemeSource

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct CodeUsesTests {
  private func uses(_ members: String) -> CodeUses {
    read("class A: UIView {\n\(members)\n}").types.first?.uses ?? CodeUses()
  }

  private func fired(_ call: String) -> [CodeUses.FiredAction] {
    uses("func f(_ parameter: String, _ sender: UIButton) { \(call) }").fired.map {
      .init(action: $0.action, isDefault: $0.isDefault, sender: $0.sender)
    }
  }

  @Test func `names after optional chaining, bindings and comparisons with nil are guarded`() {
    let found = uses(
      """
      func f(local: UILabel) -> UIView? {
        a?.text = ""
        if let b { b.text = "" }
        guard let bound = c, let self.d = d else { return nil }
        if e != nil { e.text = "" } else if nil == self.f { self.f.text = "" }
        while let g = self.g { g.text = "" }
        _ = h ?? i
        local.text = ""
        let other = UILabel()
        other.text = ""
        views.forEach { view in view.isHidden = true }
        return nil
      }
      """)
    #expect(found.unguarded == ["views"])
  }

  @Test(arguments: [
    "x.text = \"\"", "self.x.text = \"\"", "show(x)", "return self.x", "_ = x + 1", "x!.text = \"\"", "_ = x[0]",
    "run { [weak self] in self?.x.text = \"\" }", "for y in x {}", "label = { x.text }()",
  ]) func `a use that traps if the value is nil is unguarded`(statement: String) {
    #expect(uses("func f() { \(statement) }").unguarded.contains("x"))
  }

  @Test func `a check for nil applies only to the function that contains it`() {
    let found = uses("func f() { if x != nil {} }\nfunc g() { x.text = nil }\nvar h: Int { x.count }")
    #expect(found.unguarded == ["x"])
  }

  @Test func `assigned names are properties, not local variables`() {
    let found = uses(
      "init(e: Int) { a = 1; self.b = 2; (c, self.d) = (1, 2); var z = 1; z = 2; e = 3; f.g = 4; h += 1; i == j }")
    #expect(found.assigned == ["a", "b", "c", "d", "h"])
  }

  @Test(arguments: [
    ("userAction(name: SignUpAction, sender: sender)", ActionReference.constant("SignUpAction"), "sender"),
    ("self.userAction(name: \"a\" + \"b\")", .literal("ab"), nil),
    ("screenlet?.performAction(name: Self.Save, sender: sender as Any)", .constant("Save"), "sender as Any"),
    (
      "(screenlet as! LoginScreenlet).performAction(name: Action.save\n.rawValue)", .constant("Action.save.rawValue"),
      nil
    ),
    ("let name = \"local\"; run { userAction(name: name) }", .literal("local"), nil),
    ("userAction(name: parameter)", nil, nil), ("userAction(name: sender.restorationIdentifier)", nil, nil),
    ("userAction(name: names[0])", nil, nil), ("userActionWithSender(sender)", nil, "sender"),
  ]) func `the name and sender of an action are found`(call: String, action: ActionReference?, sender: String?) {
    #expect(fired(call) == [CodeUses.FiredAction(action: action, sender: sender)])
  }

  @Test(arguments: ["userAction(name: nil)", "performDefaultAction()", "self.screenlet?.performDefaultAction()"])
  func `a call without a name fires the default action`(call: String) {
    #expect(fired(call) == [CodeUses.FiredAction(action: nil, isDefault: true)])
  }

  @Test func `the location of an action is that of its name`() {
    let members = "func f() { userAction(name: isNew ? Self.A : \"b\"); c.restorationIdentifier = \"d\" }"
    let source = "class A: UIView {\n\(members)\n}"
    let found = uses(members)
    let spans = found.fired.map(\.nameSpan) + found.identifiers.map(\.nameSpan)
    let texts = spans.map { span in
      span.map { String(decoding: Array(source.utf8)[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self) }
    }
    #expect(texts == ["Self.A", "\"b\"", "\"d\""])
  }

  @Test func `a conditional expression fires both of its actions`() {
    #expect(fired("userAction(name: isNew ? A : \"b\")").map(\.action) == [.constant("A"), .literal("b")])
  }

  @Test func `an overriding method that calls super fires no action`() {
    #expect(fired("super.userAction(name: parameter, sender: sender)").isEmpty)
  }

  @Test func `identifiers of outlets are found, also in observers of the outlets`() {
    let found = uses(
      """
      @IBOutlet var a: UIButton? { didSet { a?.restorationIdentifier = SaveAction } }
      func f() {
        self.b!.restorationIdentifier = "b"
        if let button = c { button.restorationIdentifier = Self.Send }
        d.restorationIdentifier = computed()
      }
      """)
    #expect(
      found.identifiers.map { CodeUses.Identifier(outlet: $0.outlet, action: $0.action) } == [
        .init(outlet: "a", action: .constant("SaveAction")), .init(outlet: "b", action: .literal("b")),
        .init(outlet: "c", action: .constant("Send")),
      ])
  }

  @Test func `progress messages are found in dictionary literals`() {
    let found = uses(
      """
      override var progressMessages: [String: ProgressMessages] {
        var messages = super.progressMessages
        messages[DeleteAction] = [.working: "Deleting"]
        return [
          BaseScreenlet.DefaultAction: [.working: "", .failure: LocalizedString("a")],
          "save": [ProgressMessageType.success: NoProgress], // done
        ]
      }
      var others: [String: [Kind: String]] { ["x": [.working: ""]] }
      """)
    #expect(
      found.progress == [
        .init(action: .constant("DeleteAction"), kinds: ["working"]),
        .init(action: .constant("BaseScreenlet.DefaultAction"), kinds: ["working", "failure"]),
        .init(action: .literal("save"), kinds: ["success"]),
      ])
  }
}
