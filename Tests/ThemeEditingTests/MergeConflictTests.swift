import Foundation
import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

/// Changes of both branches that meet in one place of a document.
struct MergeConflictTests {
  /// A document that contains the elements in a view.
  private func file(_ id: UInt32, _ elements: String, _ attributes: String = "") -> SourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document\(attributes)>
          <objects>
              <view id="r">
      \(elements)
              </view>
          </objects>
      </document>

      """
    return source(text, path: "F\(id).xib", id: id)
  }

  private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, reasons: [String]) {
    try merged(file(0, base), file(1, ours), file(2, theirs))
  }

  private func merged(_ base: SourceFile, _ ours: SourceFile, _ theirs: SourceFile) throws -> (
    text: String, reasons: [String]
  ) {
    let result = merge(base: base, ours: ours, theirs: theirs)
    let value = try #require(result.value, "\(result.diagnostics.map(\.message))")
    #expect(parse(source(text(value.bytes), path: "R.xib")).diagnostics.filter(\.preventsEditing).isEmpty)
    return (text(value.bytes), value.conflicts.map { "\($0.object): \($0.reasons.joined(separator: "; "))" })
  }

  @Test func `views that are moved into each other stay where ours has them`() throws {
    let result = try merged(
      "<subviews><view id=\"a\"/><view id=\"b\"/></subviews>",
      "<subviews><view id=\"b\"><subviews><view id=\"a\"/></subviews></view></subviews>",
      "<subviews><view id=\"a\"><subviews><view id=\"b\"/></subviews></view></subviews>")
    #expect(result.reasons.count == 1)
    #expect(result.reasons.first?.contains("moved in theirs into an element that is moved into it in ours") == true)
    #expect(result.text.contains("=======\n<view id=\"b\"/>\n>>>>>>> theirs"), "\(result.text)")
  }

  @Test func `a view that theirs moves into a view that ours removed is a conflict, and stays`() throws {
    let result = try merged(
      "<subviews><view id=\"a\"/><view id=\"c\"/></subviews>", "<subviews><view id=\"a\"/></subviews>",
      "<subviews><view id=\"c\"><subviews><view id=\"a\"/></subviews></view></subviews>")
    #expect(result.reasons.count == 1)
    #expect(result.reasons.first?.contains("moved in theirs into an element that is removed in ours") == true)
    #expect(order(result.text).first == "a", "\(result.text)")
  }

  @Test func `a sibling that both move to different sides of others is a conflict`() throws {
    let both = try merged(list("abc"), list("bac"), list("acb"))
    #expect(both.reasons == ["the view 'b': its place among its siblings is changed in both"])
    let added = try merged(list("a"), list("ax"), list("xa"))
    #expect(added.reasons == ["the view 'x': its place among its siblings is changed in both"])
  }

  /// The file without the marks of conflicts, with theirs in their places.
  private func withTheirs(_ text: String) -> String {
    text.replacing(#/<!-- <<<<<<< ours\n[^>]*=======\n((?:.|\n)*?)\n>>>>>>> theirs -->/#) { $0.1 }
  }

  @Test(arguments: ["<subviews/>", "", "<subviews><view id=\"c\"/></subviews>"])
  func `views that ours removed and theirs changed are shown where they were`(ours: String) throws {
    let base = ours.contains("c") ? list("abcd") : list("a")
    let theirs = base.replacing(#/id="([abd])"/#) { "id=\"\($0.1)\" tag=\"1\"" }
    let result = try merged(base, ours, theirs)
    #expect(result.reasons.count == (ours.contains("c") ? 3 : 1))
    let resolved = parse(source(withTheirs(result.text))).value.tree
    #expect(resolved.meaning == parse(file(3, theirs)).value.tree.meaning, "\(result.text)")
  }

  @Test func `a connection of theirs to a view that ours removed is only in its conflict`() throws {
    let base = list("ab")
    let outlet = "<connections><outlet property=\"other\" destination=\"b\" id=\"o\"/></connections>"
    let result = try merged(base, list("a"), base + outlet)
    #expect(result.reasons == ["the outlet 'other': it refers to 'b', which is removed in the other branch"])
    #expect(result.text.contains("(not in ours)\n=======\n<outlet"), "\(result.text)")
    #expect(withoutComments(result.text).contains("<outlet") == false)
  }

  @Test(arguments: [" text=\"b\"", ""])
  func `a text that one branch writes as an attribute and the other as an element is a conflict`(old: String) throws {
    func label(_ attributes: String, _ content: String = "") -> String {
      "<subviews><label id=\"a\"\(attributes)>\(content)</label></subviews>"
    }
    let (ours, theirs) = (label(" text=\"c\""), label("", "<string key=\"text\">d</string>"))
    for (ours, theirs) in [(ours, theirs), (theirs, ours)] {
      let result = try merged(label(old), ours, theirs)
      #expect(result.reasons.count == 1)
      let kept = withoutComments(result.text)
      #expect(kept.contains("text=\"c\"") != kept.contains(">d</string>"), "\(result.text)")
    }
  }

  @Test func `a view that one branch removes from the parent theme and the other changes is a conflict`() throws {
    let edits = ["<remove reference=\"a\"/>", "<subviews><label id=\"a\" text=\"x\"/></subviews>"]
    for (ours, theirs) in [(edits[0], edits[1]), (edits[1], edits[0])] {
      let result = try merged("", ours, theirs)
      #expect(
        result.reasons == ["the label 'x': it is removed from the parent theme in the other branch"],
        "\(result.text)")
    }
  }

  private func withoutComments(_ text: String) -> String { text.replacing(#/<!--(?:.|\n)*?-->/#, with: "") }

  @Test func `constraints have no order, so that ours is kept`() throws {
    func list(_ ids: String) -> String {
      "<constraints>" + ids.map { "<constraint firstAttribute=\"width\" constant=\"1\" id=\"\($0)\"/>" }.joined()
        + "</constraints>"
    }
    for ours in ["abc", "acb", "cab"] {
      let result = try merged(list("abc"), list(ours), list("cba"))
      #expect(result.reasons == [] && result.text.contains(list(ours)), "\(result.text)")
    }
  }

  @Test func `a list that theirs emptied and removed keeps what ours added to it`() throws {
    func constraint(_ id: String) -> String { "<constraint firstAttribute=\"width\" constant=\"1\" id=\"\(id)\"/>" }
    let result = try merged(
      "<constraints>\(constraint("a"))</constraints>",
      "<constraints>\(constraint("a"))\(constraint("b"))</constraints>", "")
    #expect(result.reasons == [])
    #expect(result.text.contains("<constraints>") && result.text.contains(constraint("b")))
    #expect(!result.text.contains("id=\"a\""))
  }

  private func list(_ ids: String) -> String { "<subviews>\(ids.map { "<view id=\"\($0)\"/>" }.joined())</subviews>" }

  /// The ids of the views in the root view.
  private func order(_ text: String) -> String {
    text.components(separatedBy: "<view id=\"").dropFirst(2).map { String($0.prefix(1)) }.joined()
  }

  private func permutations(_ ids: String) -> [String] {
    ids.isEmpty ? [""] : ids.flatMap { first in permutations(ids.filter { $0 != first }).map { "\(first)\($0)" } }
  }

  @Test(arguments: ["abc", "abcd"]) func `the order of the branch that changed it is taken`(base: String) throws {
    for changed in permutations(base) {
      let theirs = try merged(list(base), list(base), list(changed))
      #expect(theirs.reasons == [] && order(theirs.text) == changed, "\(theirs.text)")
      let ours = try merged(list(base), list(changed), list(base))
      #expect(ours.reasons == [] && order(ours.text) == changed)
      let added = try merged(list(base), list(base), list("x\(changed.prefix(2))y\(changed.dropFirst(2))"))
      #expect(order(added.text) == "x\(changed.prefix(2))y\(changed.dropFirst(2))")
    }
  }

  @Test func `moves of different elements are both made`() throws {
    for (ours, theirs, expected) in [
      ("cab", "bca", "cba"), ("cab", "cab", "cab"), ("bac", "xabc", "xbac"), ("cba", "bca", "cba"),
    ] {
      let result = try merged(list("abc"), list(ours), list(theirs))
      #expect(result.reasons == [] && order(result.text) == expected, "\(result.text)")
    }
    let different = try merged(list("abcdef"), list("bacdef"), list("abcdfe"))
    #expect(different.reasons == [] && order(different.text) == "bacdfe", "\(different.text)")
  }

  @Test(arguments: ["abc", "abcd"]) func `two views have the order of the branch that changed it`(base: String) throws {
    func pairs(_ order: String) -> Set<String> {
      Set(order.indices.flatMap { place in order[place...].dropFirst().map { "\(order[place])\($0)" } })
    }
    for (ours, theirs) in permutations(base).flatMap({ ours in permutations(base).map { (ours, $0) } }) {
      let result = try merged(list(base), list(ours), list(theirs))
      let changes = pairs(ours).union(pairs(theirs)).subtracting(pairs(base))
      let isMerged = pairs(order(result.text)).isSuperset(of: changes)
      #expect(isMerged == result.reasons.isEmpty, "\(ours) \(theirs): \(order(result.text)) \(result.reasons)")
      let swapped = try merged(list(base), list(theirs), list(ours))
      #expect(swapped.reasons.isEmpty == result.reasons.isEmpty)
      if result.reasons.isEmpty { #expect(order(swapped.text) == order(result.text)) }
    }
  }

  @Test func `views that theirs moves into a list that it orders otherwise are placed there as in theirs`() throws {
    let base = "<subviews><view id=\"a\">\(list("cd"))</view><view id=\"b\"/></subviews>"
    let theirs = "<subviews><view id=\"a\">\(list("bdc"))</view></subviews>"
    let result = try merged(base, base, theirs)
    #expect(result.reasons == [] && order(result.text) == "abdc", "\(result.text)")
  }

  @Test func `a list that theirs changed is taken as a whole if ours has elements without names in it`() throws {
    let ours = "<subviews><view/><view id=\"a\"/><view id=\"b\"/></subviews>"
    let theirs = "<subviews><view id=\"a\"/><view id=\"b\"/><view id=\"c\"/></subviews>"
    let result = try merged(ours, ours, theirs)
    #expect(result.reasons == [] && order(result.text) == "abc", "\(result.text)")
  }

  @Test func `what ours adds to a view that theirs moves goes with it`() throws {
    let ours =
      "<subviews><view id=\"a\"><subviews><view id=\"b\"><subviews><view id=\"x\"/></subviews></view></subviews></view></subviews>"
    let result = try merged("<subviews><view id=\"a\">\(list("b"))</view></subviews>", ours, list("b"))
    #expect(result.reasons == [] && order(result.text) == "bx", "\(result.text)")
  }

  @Test func `an element that theirs adds keeps its place before one that both add`() throws {
    for (base, ours, theirs, expected) in [
      ("a", "an", "axn", "axn"), ("a", "aon", "axn", "aoxn"), ("a", "anb", "anxb", "anxb"),
      ("ab", "aob", "axb", "aoxb"),
    ] {
      let result = try merged(list(base), list(ours), list(theirs))
      #expect(result.reasons == [] && order(result.text) == expected, "\(result.text)")
    }
  }

  @Test func `a view that theirs moved out of a view that they removed is kept`() throws {
    let result = try merged(
      "<subviews><view id=\"a\"/><view id=\"c\"><subviews><label id=\"d\"/><label id=\"e\"/></subviews></view></subviews>",
      "<subviews><view id=\"a\"/><view id=\"c\"><subviews><label id=\"d\" text=\"D\"/><label id=\"e\"/></subviews></view></subviews>",
      "<subviews><view id=\"a\"/><label id=\"d\"/></subviews>")
    #expect(result.reasons == [])
    #expect(result.text.contains("<label id=\"d\" text=\"D\"/>"))
    #expect(!result.text.contains("id=\"c\"") && !result.text.contains("id=\"e\""))
  }

  @Test func `an element that has another kind in each branch is a conflict`() throws {
    let result = try merged(
      "<subviews><label id=\"a\"/></subviews>", "<subviews><textField id=\"a\"/></subviews>",
      "<subviews><textView id=\"a\"/></subviews>")
    #expect(result.reasons.count == 1 && result.reasons[0].contains("it has a different kind in both"))
    #expect(
      result.text.contains("<textField id=\"a\"/>") && result.text.contains("<textView id=\"a\"/>\n>>>>>>> theirs"))
  }

  @Test func `frames that Auto Layout computes never conflict, and others do`() throws {
    func label(_ x: Int, _ attributes: String) -> String {
      "<subviews><label id=\"a\"\(attributes)><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></label></subviews>"
    }
    let computed = " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let result = try merged(label(1, computed), label(2, computed), label(3, computed))
    #expect(result.reasons == [] && result.text.contains("x=\"2\""))
    #expect(try merged(label(1, ""), label(2, ""), label(3, "")).reasons.count == 1)
  }

  @Test func `a text that one branch changes is taken, and one that both change is a conflict`() throws {
    func label(_ text: String) -> String {
      "<subviews><label id=\"a\"><string key=\"text\">\(text)</string></label></subviews>"
    }
    let result = try merged(label("one"), label("one"), label("three"))
    #expect(result.reasons == [] && result.text.contains(">three</string>"))
    let both = try merged(label("one"), label("two"), label("three"))
    #expect(both.reasons.count == 1 && both.text.contains(">two</string>") && both.text.contains(">three</string>"))
  }

  @Test func `a comment in a value that both change is a conflict`() throws {
    func text(_ comment: String) -> String {
      """
      <attributedString key="text"><fragment content="A"/><!-- \(comment) --><fragment content="B"/></attributedString>
      """
    }
    let result = try merged(text("of Ana"), text("of Ben"), text("of Eve"))
    #expect(
      result.reasons.count == 1 && result.reasons[0].contains("a comment in 'attributedString' is changed in both"))
    #expect(result.text.contains("of Ben") && result.text.contains("of Eve"))
    #expect(try merged(text("of Ana"), text("of Ana"), text("of Eve")).reasons == [])
  }

  @Test func `a value with a comment that both add at its end stays as ours has it`() throws {
    func text(_ comment: String) -> String {
      """
      <attributedString key="text"><fragment content="A"/>\(comment)</attributedString>
      """
    }
    let result = try merged(text(""), text("<!-- of Ben -->"), text("<!-- of Eve -->"))
    #expect(result.reasons.count == 1)
    let ours = result.text.components(separatedBy: "<!-- =======").first
    #expect(ours?.contains(text("<!-- of Ben -->")) == true, "\(result.text)")
  }

  @Test func `a comment that theirs replaced is replaced in its place`() throws {
    func list(_ comments: [String]) -> String {
      "<subviews>\n" + comments.map { "<!-- \($0) -->\n" }.joined() + "<label id=\"a\"/></subviews>"
    }
    let result = try merged(list(["old", "last"]), list(["old", "last", "ours"]), list(["theirs", "last"]))
    #expect(result.reasons == [])
    let comments = result.text.matches(of: /<!-- (\w+) -->/).map { String($0.1) }
    #expect(comments == ["theirs", "last", "ours"])
  }

  @Test func `comments that theirs added to a view that they moved are moved with it`() throws {
    let view = "<view id=\"a\"><subviews><label id=\"l\"/></subviews></view>"
    let moved = """
      <view id="c"><subviews><view id="a"><subviews>
      <label id="l"/> <!-- of the label -->
      <!-- at the end -->
      </subviews></view></subviews></view>
      """
    let result = try merged(
      "<subviews>\(view)<view id=\"c\"/></subviews>",
      "<subviews>\(view.replacing("id=\"l\"", with: "id=\"l\" text=\"L\""))<view id=\"c\"/></subviews>",
      "<subviews>\(moved)</subviews>")
    #expect(result.reasons == [])
    let parts = try ["<view id=\"c\"", "<view id=\"a\"", "text=\"L\"", "<!-- of the label -->", "<!-- at the end -->"]
      .map {
        try #require(result.text.range(of: $0)?.lowerBound)
      }
    #expect(parts == parts.sorted())
  }

  @Test(arguments: [
    ("<action selector=\"SIDE:\" destination=\"r\" id=\"q\"/>", "the action"),
    ("<outletCollection property=\"SIDE\" destination=\"r\" id=\"q\"/>", "the outlet collection"),
    ("<outlet property=\"SIDE\" destination=\"r\" id=\"q\"/>", "the outlet"),
  ])
  func `a connection that both rename is a conflict with its name`(element: String, noun: String) throws {
    func list(_ name: String) -> String { "<connections>\(element.replacing("SIDE", with: name))</connections>" }
    let result = try merged(list("go"), list("save"), list("send"))
    let name = element.contains("SIDE:") ? "save:" : "save"
    #expect(result.reasons.count == 1 && result.reasons[0].hasPrefix("\(noun) '\(name)': "), "\(result.reasons)")
    #expect(result.text.contains("save") && result.text.contains("send"))
  }

  @Test(arguments: [("plugIn", "version"), ("deployment", "version"), ("capability", "minToolsVersion")])
  func `the newer version of what a document needs is kept`(element: String, attribute: String) throws {
    func file(_ id: UInt32, _ version: String) -> SourceFile {
      source(
        """
        <document><dependencies><\(element) identifier="x" \(attribute)="\(version)"/></dependencies><objects/></document>
        """, path: "F\(id).xib", id: id)
    }
    for (ours, theirs, kept) in [("9.1", "10.0", "10.0"), ("10.0", "9.1", "10.0"), ("9.10", "9.9", "9.10")] {
      let result = try merged(file(0, "9.0"), file(1, ours), file(2, theirs))
      #expect(result.reasons == [] && result.text.contains("\(attribute)=\"\(kept)\""), "\(ours) \(theirs)")
    }
  }

  @Test func `an attribute of the document that both change is a conflict around the document`() throws {
    let label = "<subviews><label id=\"a\"/></subviews>"
    let result = try merged(
      file(0, label, " useAutolayout=\"YES\""), file(1, label, " useAutolayout=\"NO\""), file(2, label))
    #expect(result.reasons == ["the document: 'useAutolayout' is 'NO' in ours and not set in theirs"])
    let document = try #require(result.text.range(of: "<document"))
    let ours = try #require(result.text.range(of: "<!-- <<<<<<< ours -->\n"))
    #expect(ours.upperBound == document.lowerBound)
    #expect(result.text.hasSuffix(">>>>>>> theirs -->\n"))
  }

  @Test func `files that both branches added have an empty ancestor`() throws {
    let result = try merged(
      source("", path: "F0.xib", id: 0), file(1, "<subviews><label id=\"a\"/></subviews>"),
      file(2, "<subviews><label id=\"b\"/></subviews>"))
    #expect(result.text.contains("<label id=\"a\"/>") && result.text.contains("<label id=\"b\"/>"))
  }

  @Test func `a connection to a view that the other branch removed is a conflict`() throws {
    let views = "<subviews><label id=\"a\"/><view id=\"b\"/></subviews>"
    let result = try merged(
      views, "<subviews><label id=\"a\"/></subviews>",
      views + "<connections><outlet property=\"box\" destination=\"b\" id=\"o\"/></connections>")
    #expect(result.reasons.count == 1)
    #expect(result.reasons[0].hasSuffix("it refers to 'b', which is removed in the other branch"), "\(result.reasons)")
  }
}
