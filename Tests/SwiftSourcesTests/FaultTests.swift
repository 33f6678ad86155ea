import CodeModel
import TestSupport
import Testing
import ThemeSource

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct FaultTests {
  @Test func `the declarations before a syntax error are read`() {
    let source = "class A {\n  @IBOutlet var a: UILabel?\n  func f( {\n  var b: Int\n}\nclass B {}"
    let code = read(source)
    #expect(code.types.first?.properties.first?.name == "a")
    #expect(code.fault.map { Int($0.span.range.end) <= source.utf8.count && !$0.message.isEmpty } == true)
  }

  /// A source, its first error, and the code at the error.
  static let errors = [
    ("class A {", "expected '}'", ""), ("let a: Int = ", "expected an expression", ""),
    ("func f(a: ) {}", "expected a type", ""), ("func (a: Int) {}", "expected an identifier", ""),
    ("@objc", "expected a declaration", ""), ("struct A {}\n}", "unexpected code '}'", "}"),
    ("let a = 0b12", "invalid code '0b12'", "0b12"), ("let a = <#value#>", "invalid code '<#value#>'", "<#value#>"),
    ("let a = 1 let b = 2", "expected a line end or ';'", ""),
    ("<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n", "unresolved conflict of a merge", ""),
  ]

  @Test(arguments: errors)
  func `the first error is reported where it is`(source: String, message: String, code: String) throws {
    let fault = try #require(read(source).fault)
    #expect(fault.message == message)
    let range = Int(fault.span.range.start)..<Int(fault.span.range.end)
    #expect(String(decoding: Array(source.utf8)[range], as: UTF8.self) == code)
  }

  @Test func `an error in a source with many errors is found soon, and code that is shown has no line ends`() {
    let fault = read("class A {\nfunc f() { " + String(repeating: "a ", count: trials(20_000, of: 100_000)) + "\n}\n}")
      .fault
    #expect(fault?.span.range == SourceRange(22..<22))
    #expect(read("struct A {}\n}\nfunc a() {\n}").fault?.message == "unexpected code '}'")
  }

  @Test func `invalid UTF-8 does not prevent parsing`() {
    let bytes = Array("class A { var x = \"".utf8) + [0xFF, 0xC3] + Array("\" }\nclass B {}".utf8)
    let code = readCode(SourceFile(id: FileID(rawValue: 0), path: "a.swift", bytes: bytes))
    #expect(code.types.map(\.name) == ["A", "B"])
  }

  @Test func `an empty source contains no declarations`() { #expect(read("") == CodeFile(file: FileID(rawValue: 0))) }

  @Test(arguments: [
    "(", "[", "{ ", "{ a in ", "x(", "[(", "A<[", "class B { ", "- ", "await ", "try ", "& ", "a ? ", "A -> ", "() -> ",
    "some ", "@a(", "\"\\(", ".a", "()", "?", "!.a", "[0]", "#if A\n", "if x { ", "switch x { case 1: ", "let ",
    "inout ",
    "repeat ", "return ", "throw ", "else if a {}\n", "#a(", "func f() { ", "consume ", "~ ",
  ]) func `nesting beyond the limit is reported, and the declarations before it are read`(piece: String) {
    let nested = String(repeating: piece, count: 20_000)
    let prefix = "class A { var a: Int }\nclass C { func f() { if x {} "
    for source in [prefix + nested, "\(prefix)y = y\(nested)", "\(prefix)}\nlet x: X = X\(nested)"] {
      let code = read(source)
      #expect(code.types.first?.properties.map(\.name) == ["a"])
      #expect(code.fault != nil)
    }
  }

  @Test func `realistic code stays below the nesting limit`() {
    let cases = (0..<200).map { "else if x == \($0) { return \($0) }" }.joined(separator: " ")
    let members = String(repeating: "\n  .padding(10)", count: 200)
    let calls = String(repeating: "view.layer.removeAll()\nx[0].y?.z!.w()\nlet a = b.c\n", count: 2_000)
    let json = "[\"a\": [\"b\": [\"c\": [\"d\": [\"e\": [\"f\": [\"g\": [\"h\": [\"i\": [[1, 2]]]]]]]]]]]"
    for body in ["if x { return 1 } \(cases)", "Text()\(members)", calls, "let x = \(json)"] {
      #expect(read("class A { func f() { \(body) } }").fault == nil)
    }
    #expect(read("protocol P { \(String(repeating: "func f() -> A\nvar a: B? { get }\n", count: 500)) }").fault == nil)
    #expect(read("enum E { \(String(repeating: "case a(A), b = -1\n", count: 500)) }").fault == nil)
  }
}
