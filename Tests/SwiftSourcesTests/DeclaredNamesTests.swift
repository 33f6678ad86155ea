import CodeModel
import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import SwiftSources

struct DeclaredNamesTests {
  private func names(_ text: String) -> [String] { declaredNames(in: Array(text.utf8)) }

  @Test func `declarations at any level are found`() {
    #expect(
      names(
        """
        @objc(O) class A<T> { struct B {}; enum `case`: Int {}; func f() { class Local {} } }
        extension C.D { typealias E = Int; class var x: Int { 1 }; class func g() {} }
        extension F<G> . H {}; protocol I: class {}; final actor /* x */ J {}
        """) == ["O", "A", "B", "case", "Local", "D", "C.D", "E", "H", "F.H", "I", "J"])
  }

  @Test(arguments: [
    "// class A", "/* class A /* */ class A */", "\"class A\"", "#\"\" class A \"#", "\"\"\"\n \" class A\n\"\"\"",
    "\"\\(x(\"class A\")) class A\"", "`class` A", "classA", "subclass A",
  ]) func `comments and strings contain no declarations`(text: String) {
    #expect(names("\(text)\nstruct End {}") == ["End"])
  }

  @Test(arguments: [
    "let x = \"", "let x = \"\\(", "let x = /\"/", "let x = a /b", "let x = \"\\\\\"", "let x = #\"\\\"#",
    "let x = \"\"\"\n\\\"\"\" \\(\"\"\"\n}\n\"\"\")\n\"\"\"", "let x = \"\\(\"}\" /* ) */ )\"", "let x = \"\"", "'",
    "let x = #\"\"\"#", "let x = ##\"\"#\"##", "let x = /[/*]/", "#/ \" /#", "#if \"", "let `class = 1",
    "let x = 1 /*/**/*/",
  ]) func `declarations after unusual syntax are found`(text: String) {
    #expect(names("\(text)\nstruct End {}").contains("End"))
  }

  @Test(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
  func `all names that the parser finds are found`() {
    let pieces = [
      "class", "extension", "protocol", "@objc(N)", " ", "\n", "A", "`B`", ".", "C", "{", "}", "(", ")", "\"", "\"\"\"",
      "\\(",
      "/*", "*/", "//", "#", "/", "struct D {}", "class E: F {}", "\r\n", "<", ">", "var x = ", "é", ":",
      "extension G.H {}",
    ]
    var generator = SeededNumbers(seed: 11)
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 1..<24, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
      let found = Set(names(text))
      for name in read(text).names { #expect(found.contains(name), "\(name) in \(text.debugDescription)") }
    }
  }
}

extension CodeFile {
  /// All names that ``declaredNames(in:)`` must find.
  fileprivate var names: [String] {
    let declared = types.map(\.name) + protocols.map(\.name) + aliases.map(\.name)
    return declared.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      + types.filter { $0.kind == .extension }.map(\.name)
      + types.compactMap(\.objectiveCName) + protocols.compactMap(\.objectiveCName)
  }
}

struct ObjectiveCHeaderTests {
  @Test func `Objective-C classes are found, and categories, comments and strings are ignored`() {
    let header = """
      #import <UIKit/UIKit.h>
      @class Forward; // @interface Comment
      /* @interface Block : NSObject */
      NS_SWIFT_NAME(Other) @interface First : NSObject <P>
      @property NSString *text; // "
      @end
      @interface First (Category) @end
      @interface First ()
      @end
      @interface Generic<__covariant T> : NSObject @end
      @interface Generic<T> (Category) @end
      static NSString *const x = @"@interface Text \\" @interface Text";
      // continued \\
      @interface Continued : NSObject
      @protocol P @end
      @interface
        Last: First
      """
    let file = SourceFile(id: FileID(rawValue: 3), path: "a.h", bytes: Array(header.utf8))
    let classes = objectiveCClasses(file)
    #expect(classes.map(\.name) == ["First", "Generic", "Last"])
    #expect(classes.map { file.text(in: $0.span.range) } == classes.map(\.name))
    #expect(classes.allSatisfy { $0.kind == .objectiveC && $0.span.file == file.id })
  }
}
