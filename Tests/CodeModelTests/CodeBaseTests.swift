import Synchronization
import Testing
import ThemeSource

@testable import CodeModel

struct CodeBaseTests {
  private let span = SourceSpan(file: FileID(rawValue: 0), range: SourceRange(start: 0, end: 0))

  private func file(_ types: [TypeDeclaration] = [], constants: [StringConstant] = [], aliases: [TypeAlias] = [])
    -> CodeFile
  {
    CodeFile(file: FileID(rawValue: 0), types: types, aliases: aliases, constants: constants)
  }

  private func property(_ name: String) -> PropertyDeclaration { PropertyDeclaration(name, type: nil, span: span) }

  @Test func `a class has the members of its extensions in other files`() {
    let code = CodeBase([
      file([TypeDeclaration(.class, "A", inherited: ["B"], properties: [property("x")], span: span)]),
      file([TypeDeclaration(.extension, "A", inherited: ["P"], properties: [property("y")], span: span)]),
    ])
    let type = code.type(named: "A")
    #expect(type?.properties.map(\.property.name) == ["x", "y"])
    #expect(type?.adopted == ["P"] && type?.inherited == [["B"]])
  }

  @Test func `an extension does not declare the type that it extends`() {
    let code = CodeBase([file([TypeDeclaration(.extension, "UIView", properties: [property("x")], span: span)])])
    #expect(code.type(named: "UIView") == nil)
    #expect(code.extensions(of: "UIView")?.properties.map(\.property.name) == ["x"])
  }

  @Test func `a class is found by its Objective-C name`() {
    let code = CodeBase([file([TypeDeclaration(.class, "Outer.A", objectiveCName: "XYA", span: span)])])
    #expect(code.type(named: "XYA")?.name == "Outer.A")
  }

  @Test func `type aliases are resolved, and cycles of aliases end`() {
    let code = CodeBase([
      file(
        [TypeDeclaration(.class, "A", span: span)],
        aliases: [.init(name: "B", type: "A"), .init(name: "C", type: "D"), .init(name: "D", type: "C")])
    ])
    #expect(code.type(named: "B")?.name == "A")
    #expect(code.type(named: "C") == nil)
  }

  @Test func `constants are found in the class, in its superclass and in other files`() {
    let base = TypeDeclaration(.class, "Base", span: span)
    let own = TypeDeclaration(.class, "Own", inherited: ["Base"], span: span)
    let code = CodeBase([
      file([base], constants: [.init(name: "Base.Save", value: .literal("save"))]),
      file([own], constants: [.init(name: "Own.Send", value: .constant("Actions.send"))]),
      file(
        [TypeDeclaration(.other, "Actions", span: span)],
        constants: [.init(name: "Actions.send", value: .literal("send"))]),
    ])
    let scopes = [code.type(named: "Own"), code.type(named: "Base")].compactMap { $0 }
    #expect(code.value(of: .constant("Save"), in: scopes) == "save")
    #expect(code.value(of: .constant("Send"), in: scopes) == "send")
    #expect(code.value(of: .constant("Actions.send.rawValue"), in: scopes) == "send")
    #expect(code.value(of: .constant("Missing"), in: scopes) == nil)
  }

  @Test func `constants that refer to each other have no value`() {
    let code = CodeBase([
      file(constants: [.init(name: "A", value: .constant("B")), .init(name: "B", value: .constant("A"))])
    ])
    #expect(code.value(of: .constant("A"), in: []) == nil)
  }

  @Test func `only the files that declare a requested type are read`() {
    let read = Mutex<[Int]>([])
    let code = CodeBase(index: { .init(files: ["A": [1]], modules: [nil, nil, nil]) }) { number in
      read.withLock { $0.append(number) }
      return CodeFile(file: FileID(rawValue: 0))
    }
    _ = code.type(named: "A")
    _ = code.type(named: "B")
    #expect(read.withLock { $0 } == [1])
  }
}
