import CodeModel
import Testing

@testable import SwiftSources

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct DeclarationTests {
  @Test func `names of nested types contain the names of their enclosing types`() {
    let code = read(
      """
      @objc(V) open class V: LoginView<Int>, @unchecked Sendable, A.P {
        class Inner { actor Deep {} }
        struct Row<T> { final class Cell {} }
      }
      extension V.Inner: Q { protocol Nested {} }
      extension Array<V> where Element == Int {}
      extension [Int] {}
      """)
    #expect(
      code.types.map { "\($0.kind) \($0.name)\($0.isGeneric ? "<>" : ""): \($0.inherited.joined(separator: ", "))" }
        == [
          "class V: LoginView, Sendable, A.P", "class V.Inner: ", "other V.Inner.Deep: ", "other V.Row<>: ",
          "class V.Row.Cell<>: ", "extension V.Inner: Q", "extension Array: ",
        ])
    #expect(code.types.first?.objectiveCName == "V")
    #expect(code.protocols.map(\.name) == ["V.Inner.Nested"])
  }

  @Test func `declarations in every branch of a conditional compilation block are found`() {
    let code = read(
      """
      #if os(iOS)
        class A {
          #if DEBUG
            @IBOutlet var a: UILabel?
          #elseif X
            #if Y
              var b: Int
            #endif
          #else
            func c() {}
          #endif
        }
      #else
        class B {}
      #endif
      #if os(iOS)
        @objc
      #endif
      class C {}
      """)
    #expect(code.types.map(\.name) == ["A", "B", "C"])
    #expect(code.types.first?.properties.map(\.name) == ["a", "b"])
    #expect(code.types.first?.methods.map(\.baseName) == ["c"])
  }

  @Test func `code for the terminal exposes its members without Objective-C`() {
    let view =
      "final class A: BaseScreenletView { var title: Label? { outlet(\"title\") } }\nextension A { func tap() {} }"
    #expect(read("import Foundation\nimport Screenlets\n\(view)").types.map(\.exposesMembers) == [true, true])
    #expect(read("import LiferayScreens\n\(view)").types.map(\.exposesMembers) == [false, false])
    // Code that both run times compile is Objective-C's too.
    let both = "#if canImport(Screenlets)\nimport Screenlets\n#else\nimport LiferayScreens\n#endif\n"
    #expect(read(both + view).types.map(\.exposesMembers) == [false, false])
  }

  @Test func `attributes and modifiers are found in any order and on any line`() {
    let code = read(
      """
      @objcMembers public class A {
        @IBOutlet // the title
        weak private(set) public var title: UILabel!, subtitle: UILabel!
        @IBInspectable
        @objc(isLarge) dynamic var large = false
        @nonobjc static var hidden: Int { 1 }
        @IBAction @objc(tapped:) private func tap(_ sender: Any) {}
        @IBSegueAction func show(_ coder: NSCoder) -> UIViewController? { nil }
        override open class func make() async throws {}
      }
      @objc fileprivate extension A { func helper() {} }
      """)
    #expect(code.types.map(\.exposesMembers) == [true, false])
    #expect(code.types.map(\.isObjectiveC) == [false, true])
    let properties = code.types[0].properties
    #expect(properties.map(\.name) == ["title", "subtitle", "large", "hidden"])
    #expect(properties.map(\.isOutlet) == [true, true, false, false])
    #expect(properties.map(\.isWeak) == [true, true, false, false])
    #expect(properties.map(\.isInspectable) == [false, false, true, false])
    #expect(properties.map(\.objectiveCName) == [nil, nil, "isLarge", nil])
    #expect(properties.map(\.isHidden) == [false, false, false, true])
    #expect(properties.map(\.isStatic) == [false, false, false, true])
    #expect(properties.map(\.access) == [.public, .public, .internal, .internal])
    #expect(properties.map(\.isSettable) == [true, true, true, false])
    let methods = code.types[0].methods
    #expect(methods.map(\.selector) == ["tapped:", "show:", "makeWithCompletionHandler:"])
    #expect(methods.map(\.isAction) == [true, false, false])
    #expect(methods.map(\.isSegueAction) == [false, true, false])
    #expect(methods.map(\.isOverride) == [false, false, true])
    #expect(methods.map(\.access) == [.private, .internal, .open])
    #expect(code.types[1].methods.map(\.access) == [.fileprivate])
  }

  @Test func `the requirements of protocols are found`() {
    let code = read(
      """
      /// A form.
      @objc public protocol FormModel: Base, AnyObject where Self: UIView {
        var name: String? { get set }
        @objc optional var count: Int { get }
        @objc optional func submit(for user: User, animated: Bool) -> Bool
      }
      """)
    #expect(code.protocols.count == 1)
    guard let model = code.protocols.first else { return }
    #expect(model.inherited == ["Base", "AnyObject", "UIView"])
    #expect(model.isObjectiveC)
    #expect(model.documentation == "A form.")
    #expect(model.properties.map(\.isSettable) == [true, false])
    #expect(model.properties.map(\.isOptional) == [false, true])
    #expect(model.properties.map(\.access) == [.public, .public])
    #expect(model.methods.map(\.name) == ["submit(for:animated:)"])
    #expect(model.methods.map(\.selector) == ["submitFor:animated:"])
    #expect(model.methods.first?.parameters.map(\.name) == ["user", "animated"])
    #expect(model.methods.first?.returns == "Bool")
  }

  @Test func `type names contain no comments or line breaks`() {
    let code = read(
      """
      class A {
        var a: [String : /* key */ Int]
        var b: (
          Int, // first
          String
        ) -> Void
        var c /* c */ : /* C */ UILabel? // label
        func f(_ x: inout [ Int ], y: @escaping () -> Void = {}, z: Int...) -> Set<
          Int
        > {}
      }
      """)
    #expect(
      code.types.first?.properties.map(\.type) == ["[String : Int]", "(Int, String) -> Void", "UILabel?"])
    #expect(
      code.types.first?.methods.first?.parameters.map(\.type) == ["inout [ Int ]", "@escaping () -> Void", "Int..."])
    #expect(code.types.first?.methods.first?.returns == "Set<Int>")
    #expect(code.types.first?.methods.first?.parameters.map(\.defaultValue) == [nil, "{}", nil])
  }

  @Test(arguments: [
    ("\"a\\(b)\"", "String"), ("-1", "Int"), ("0.5", "Double"), ("true", "Bool"), ("[1, 2.5]", "[Double]"),
    ("[\"a\": [1]]", "[String: [Int]]"), ("UILabel()", "UILabel"), ("Foo.Bar<Int>(a: 1)", "Foo.Bar<Int>"),
    ("[Int]()", "[Int]"), ("[String : Int]()", "[String : Int]"), ("Foo.init(x)", "Foo"), ("x as? UIView", "UIView?"),
    ("x as! UIView", "UIView"), ("{ () -> Int in 1 }()", "Int"), ("Foo.shared", nil), ("make()", nil), ("nil", nil),
    ("[]", nil), ("[1, \"a\"]", nil),
  ]) func `the type of a property is inferred from its initial value`(value: String, type: String?) {
    #expect(read("class A { var x = \(value) }").types.first?.properties.map(\.type) == [type])
  }

  @Test func `backticks are removed from names`() {
    let code = read("class `class` { var `default`: Int; func `in`(`for` x: Int) {} }")
    #expect(code.types.first?.name == "class")
    #expect(code.types.first?.properties.map(\.name) == ["default"])
    #expect(code.types.first?.methods.map(\.name) == ["in(for:)"])
  }

  @Test func `spans cover the bytes of names`() {
    let source = "\u{FEFF}// ü\r\nclass Ä {\r\n  var 名: Int\r\n  func ö() {}\r\n}\r\nprotocol P {}"
    let code = read(source)
    #expect(code.types.map { text($0.span, in: source) } == ["Ä"])
    #expect(code.types.first?.properties.map { text($0.span, in: source) } == ["名"])
    #expect(code.types.first?.methods.map { text($0.span, in: source) } == ["ö"])
    #expect(code.protocols.map { text($0.span, in: source) } == ["P"])
  }

  @Test func `documentation comments are read as plain text`() {
    let code = read(
      """
      // no documentation

      /// Shows `text`.
      ///
      ///  - indented
      @objc class A {
        /**
         * Starred.
         */
        var a: Int
        /** One line. */ func b() {}
        // plain
        var c: Int
      }
      """)
    #expect(code.types.first?.documentation == "Shows `text`.\n\n - indented")
    #expect(code.types.first?.properties.map(\.documentation) == ["Starred.", ""])
    #expect(code.types.first?.methods.map(\.documentation) == ["One line."])
  }

  @Test func `type aliases are found`() {
    let code = read("typealias B = UIButton\nclass A { public typealias Row = (Int, /* x */ String) }")
    #expect(
      code.aliases == [TypeAlias(name: "B", type: "UIButton"), TypeAlias(name: "A.Row", type: "(Int, String)")])
  }
}
