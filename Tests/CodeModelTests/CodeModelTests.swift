import Testing
import ThemeSource

@testable import CodeModel

struct CodeModelTests {
  @Test func `the name of a method contains its argument labels`() {
    let span = SourceSpan(file: FileID(rawValue: 0), range: SourceRange(start: 0, end: 0))
    let method = MethodDeclaration(
      "add",
      parameters: [.init(label: "script", name: "script", type: "Script"), .init(label: nil, name: "at", type: "Int")],
      selector: "addWithScript::", span: span)
    #expect(method.name == "add(script:_:)")
  }
}
