import CodeModel
import SwiftSources
import Testing
import ThemeSource

/// A class before members are added to it, in one way to write it.
struct HandWritten: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// Name of the class.
  var className = "LoginView"
  var testDescription: String { name }
}

private let bodies: [HandWritten] = [
  HandWritten(name: "empty", text: "import UIKit\n\nclass LoginView: UIView {\n}\n"),
  HandWritten(name: "on one line", text: "class LoginView: UIView {}\nclass Other {}\n"),
  HandWritten(
    name: "outlets and actions",
    text: """
      class LoginView: UIView {
          @IBOutlet weak var nameField: UITextField!
          @IBOutlet private weak var hintLabel: UILabel!  // a hint

          var count = 0

          @IBAction func tap(_ sender: Any) {
              count += 1
          }

          func other() {}
      }

      """),
  HandWritten(
    name: "comments",
    text: """
      /* class LoginView { */
      class LoginView: UIView { // the view
          /// Name. }
          @IBOutlet weak var nameField: UITextField! /* } */
          // MARK: - Rest
          let text = "} // \\(1 + 1) {"
          /* last */
      } // end

      """),
  HandWritten(
    name: "odd formatting",
    text: """
      public
      final class LoginView
          : UIView,
            Sendable
      {
          @IBOutlet
          weak
          var nameField:
              UITextField!
          ; var a = 1; var b = 2
          func f ( ) { }
          }

      """),
  HandWritten(
    name: "conditions",
    text: """
      class LoginView: UIView {
          #if DEBUG
          @IBOutlet weak var debugLabel: UILabel!
          #else
          @IBOutlet weak var releaseLabel: UILabel!
          #endif
          var count = 0
          #if os(iOS)
          @IBAction func tap() {}
          #endif
      }

      """),
  HandWritten(
    name: "extensions",
    text: """
      extension LoginView {
          @IBAction func tap() {}
      }
      class LoginView: UIView {
          @IBOutlet weak var nameField: UITextField!
      }
      extension LoginView: Sendable { @IBAction func other() {} }

      """),
  HandWritten(
    name: "nested types",
    text: """
      class LoginView: UIView {
          class LoginView { @IBOutlet var inner: UILabel! }
          struct State { var isOn = false }
          @IBOutlet weak var nameField: UITextField!
          enum Kind { case a, b }
      }

      """),
  HandWritten(
    name: "nested in another",
    text: """
      enum Screens {
          struct Auth {
              class LoginView: UIView {
                  @IBOutlet weak var nameField: UITextField!
              }
          }
      }

      """, className: "Screens.Auth.LoginView"),
  HandWritten(
    name: "members on one line", text: "class LoginView: UIView { var a = 1; @IBOutlet var label: UILabel! }\n"),
  HandWritten(
    name: "condition around the class",
    text: """
      #if canImport(UIKit)
      class LoginView: UIView {
          var count = 0
      }
      #endif

      """),
  HandWritten(
    name: "without a final line end", text: "class LoginView: UIView {\n    func f() {\n        }\n    // end\n}"),
]

private let styles: [(name: String, change: @Sendable (String) -> String)] = [
  ("spaces", { $0 }), ("CRLF", { withReturns($0) }), ("tabs", { indented($0, by: "\t") }),
  ("two spaces", { indented($0, by: "  ") }), ("tabs and CRLF", { withReturns(indented($0, by: "\t")) }),
]

private func indented(_ text: String, by unit: String) -> String {
  let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: unit, count: spaces / 4) + String(line.dropFirst(spaces))
  }.joined(separator: "\n")
}

/// The text with CR LF at the ends of lines.
private func withReturns(_ text: String) -> String {
  let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.joined(separator: "\r\n")
}

private let variants = bodies.flatMap { body in
  styles.map { style in
    HandWritten(name: "\(body.name), \(style.name)", text: style.change(body.text), className: body.className)
  }
}

private let added: [AddedMember] = [
  AddedMember(.outlet, lines: ["@IBOutlet weak var titleLabel: UILabel?"]),
  AddedMember(.outlet, lines: ["@IBOutlet weak var sendButton: UIButton?"]),
  AddedMember(
    .other,
    lines: [
      "var userName: String? {", "  get { titleLabel?.text }", "  set {", "    titleLabel?.text = newValue", "  }", "}",
    ]),
  AddedMember(.action, lines: ["@IBAction func send(_ sender: UIButton?) {}"]),
]

private func read(_ bytes: [UInt8]) -> CodeFile {
  readCode(SourceFile(id: FileID(rawValue: 0), path: "LoginView.swift", bytes: bytes))
}

private func ink(_ text: String) -> String { text.filter { !$0.isWhitespace } }

@Suite(.enabled(if: readsSwift, "this build cannot read Swift: the trait SwiftSources is off"))
struct AddMembersTests {
  @Test func `there are sixty variants`() { #expect(variants.count == 60) }

  @Test(arguments: variants)
  func `nothing but the members is added`(_ variant: HandWritten) throws {
    let before = Array(variant.text.utf8)
    let after = try #require(addingMembers(added, toClass: variant.className, in: before))
    #expect(read(after).faults == [])
    // Without the members, every character is as it was, and in its place.
    var rest = ink(String(decoding: after, as: UTF8.self))
    for member in added {
      let found = try #require(rest.firstRange(of: ink(member.lines.joined())))
      rest.removeSubrange(found)
    }
    #expect(rest == ink(variant.text))
    // Lines are kept as they are, unless members or the class share one.
    let lines = lines(of: after)
    let old = self.lines(of: before)
    let removed = lines.difference(from: old).removals
    #expect(
      removed.allSatisfy {
        if case .remove(_, let line, _) = $0 {
          line.hasPrefix("class LoginView") || line.contains("; var")
        } else {
          false
        }
      })
    // Line ends and indentation are those of the file.
    let hasReturns = variant.text.contains("\r\n")
    #expect(lines.dropLast().allSatisfy { ($0.utf8.last == UInt8(ascii: "\r")) == hasReturns })
    if variant.name.contains("tabs"), variant.text.contains("\n\t") {
      #expect(
        String(decoding: after, as: UTF8.self).contains("\n\t@IBOutlet weak var titleLabel")
          || variant.className != "LoginView")
    }
    // The class has them.
    let types = read(after).types.filter { $0.name == variant.className && $0.kind == .class }
    #expect(types.count == 1)
    #expect(Set(types.flatMap(\.properties).map(\.name)).isSuperset(of: ["titleLabel", "sendButton", "userName"]))
    #expect(types.flatMap(\.methods).contains { $0.selector == "send:" })
  }

  private func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a source with errors, without the class or nested too deep is left alone`() {
    let broken = Array("class LoginView: UIView { var a = \n".utf8)
    #expect(addingMembers(added, toClass: "LoginView", in: broken) == nil)
    #expect(addingMembers(added, toClass: "Other", in: Array("class LoginView {}".utf8)) == nil)
    let deep = Array(("class LoginView { let a = " + String(repeating: "(", count: 5000)).utf8)
    #expect(addingMembers(added, toClass: "LoginView", in: deep) == nil)
    #expect(addingMembers([], toClass: "LoginView", in: broken) == broken)
  }
}
