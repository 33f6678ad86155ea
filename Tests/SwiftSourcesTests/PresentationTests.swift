import CodeModel
import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct PresentationTests {
  private func presentations(_ accessors: String) -> [PresentationAccess] {
    read("class A { var value: String? { \(accessors) } }").types.first?.properties.first?.presentations ?? []
  }

  @Test(arguments: [
    ("nameField?.text", "text"), ("self.nameField!.text", "text"), ("return nameField.text ?? \"\"", "text"),
    ("nameField?.layer.cornerRadius", "layer.cornerRadius"), ("nameField?.title(for: .normal)", "title"),
    ("guard let field = nameField else { return nil }; return field.text", "text"),
    ("if let nameField { return nameField.text }; return nil", "text"),
    ("let field = self.nameField!; return field.text?.trimmed()", "text"),
    ("(nameField as? UITextField)?.text", "text"), ("get { Int(nameField!.text!)! }", "text"),
    ("[nameField].map { _ in self.nameField.isOn }.first", "isOn"),
  ]) func `a getter reads a member of an outlet`(getter: String, keyPath: String) {
    #expect(presentations(getter) == [PresentationAccess(outlet: "nameField", keyPath: keyPath, isRead: true)])
  }

  @Test(arguments: [
    ("nameField?.text = newValue", "text"), ("self.nameField.titleLabel?.text = newValue", "titleLabel.text"),
    ("nameField?.setTitle(newValue, for: .normal)", "title"), ("nameField.setImage(newValue, for: [])", "image"),
    ("nameField.setBackgroundImage(x, for: [])", "backgroundImage"),
    ("nameField.setOn(newValue, animated: true)", "isOn"),
    ("nameField.setValue(Float(newValue), animated: true)", "value"),
    ("if let field = nameField { field.text = newValue }", "text"), ("nameField.text += newValue", "text"),
  ]) func `setters and observers write a member of an outlet`(statement: String, keyPath: String) {
    let written = [PresentationAccess(outlet: "nameField", keyPath: keyPath, isWritten: true)]
    #expect(presentations("get { nil } set { \(statement) }") == written)
    #expect(presentations("didSet { \(statement) }") == written)
  }

  @Test func `a getter and a setter of the same member are one access`() {
    #expect(
      presentations("get { a?.text } set { b?.text = newValue; a?.text = newValue; a?.text = nil }") == [
        PresentationAccess(outlet: "a", keyPath: "text", isWritten: true, isRead: true),
        PresentationAccess(outlet: "b", keyPath: "text", isWritten: true),
      ])
  }

  @Test func `local variables and the new value are not outlets`() {
    #expect(presentations("get { let x = make(); return x.text } set(new) { print(new.text, newValue.a) }").isEmpty)
  }
}
