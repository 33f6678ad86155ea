import CodeModel
import SwiftSources
import TestSupport
import Testing
import ThemeSource

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
  @Test func `there are 60 variants of a hand-written class`() { #expect(HandWritten.variants.count == 60) }

  @Test(arguments: HandWritten.variants)
  func `only the members are added, and the rest of the file is unchanged`(_ variant: HandWritten) throws {
    let before = Array(variant.text.utf8)
    let after = try #require(addingMembers(added, toClass: variant.className, in: before))
    #expect(read(after).fault == nil)
    // Without the members, all characters are unchanged and in the same order.
    var rest = ink(String(decoding: after, as: UTF8.self))
    for member in added {
      let found = try #require(rest.firstRange(of: ink(member.lines.joined())))
      rest.removeSubrange(found)
    }
    #expect(rest == ink(variant.text))
    // Lines are unchanged unless they contain the class declaration or several members.
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
    // Line endings and indentation match the file.
    let hasReturns = variant.text.contains("\r\n")
    #expect(lines.dropLast().allSatisfy { ($0.utf8.last == UInt8(ascii: "\r")) == hasReturns })
    if variant.name.contains("tabs"), variant.text.contains("\n\t") {
      #expect(
        String(decoding: after, as: UTF8.self).contains("\n\t@IBOutlet weak var titleLabel")
          || variant.className != "LoginView")
    }
    // The class contains the members.
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

  @Test func `no members are added to a source with errors, without the class or with deep nesting`() {
    let broken = Array("class LoginView: UIView { var a = \n".utf8)
    #expect(addingMembers(added, toClass: "LoginView", in: broken) == nil)
    #expect(addingMembers(added, toClass: "Other", in: Array("class LoginView {}".utf8)) == nil)
    let deep = Array(("class LoginView { let a = " + String(repeating: "(", count: 5000)).utf8)
    #expect(addingMembers(added, toClass: "LoginView", in: deep) == nil)
    #expect(addingMembers([], toClass: "LoginView", in: broken) == broken)
  }
}
