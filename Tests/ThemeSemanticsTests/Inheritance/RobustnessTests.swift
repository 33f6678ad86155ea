import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeSemantics

/// Inheritance between unrelated files, and between hostile ones.
@Suite struct RobustnessTests {
  /// Whether ends follow starts, parents contain their children, and attributes are in order.
  private func isWellFormed(_ tree: ElementTree) -> Bool {
    for node in tree.all {
      let element = tree[node]
      guard element.subtreeEnd > node, element.subtreeEnd.index <= tree.nodes.count else { return false }
      if let parent = element.parent {
        guard parent < node, element.subtreeEnd <= tree[parent].subtreeEnd else { return false }
      } else if node.index > 0 {
        return false
      }
      guard tree.attributes(of: node).endIndex <= tree.allAttributes.endIndex else { return false }
      for attribute in tree.attributes(of: node) {
        if attribute.isOverride == tree.overridden(by: attribute).isEmpty { return false }
      }
    }
    return true
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `any real file may be the parent of any other in every form and kind`() {
    let files = Corpus.contents.filter { file in
      file.path.hasSuffix(".xib") && (file.path.contains("liferay") || file.path.contains("Rocket"))
    }
    var texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    texts.append("")
    texts.append("<document/>")
    texts.append("<theme/>")
    for (index, text) in texts.enumerated() {
      let other = texts[(index * 7 + 3) % texts.count]
      for (form, kind) in [("overlay", "extended"), ("complete", "child"), ("overlay", "child")] {
        var fixture = ThemeFixture()
        fixture.add("AView_default.xml", text)
        var child = other
        if let tag = child.firstRange(of: "<document "), let end = child[tag.upperBound...].firstIndex(of: ">") {
          let place = child.index(after: end)
          child.insert(contentsOf: "<theme kind=\"\(kind)\" parent=\"default\" form=\"\(form)\"/>", at: place)
        }
        let id = fixture.add("AView_b.xml", child)
        let resolved = fixture.resolved(id)
        #expect(isWellFormed(resolved.value.tree))
        #expect(resolved.value.rootViews.allSatisfy { $0.index < resolved.value.tree.nodes.count })
      }
    }
  }

  @Test func `a tree that inheritance makes too deep is cut and reported`() throws {
    var fixture = ThemeFixture()
    let deep =
      String(repeating: "<view><subviews>", count: 45) + "<view id=\"leaf\"><subviews/></view>"
      + String(repeating: "</subviews></view>", count: 45)
    fixture.add("AView_default.xml", xml("<subviews>\(deep)</subviews>"))
    let more = String(repeating: "<view><subviews>", count: 20) + String(repeating: "</subviews></view>", count: 20)
    let id = fixture.add(
      "AView_b.xml",
      overlay(header: "kind=\"extended\" parent=\"default\"", "<view id=\"leaf\"><subviews>\(more)</subviews></view>"))
    let resolved = fixture.resolved(id)
    #expect(resolved.diagnostics.map(\.code) == ["syntax/limits"])
    #expect(resolved.diagnostics.map(\.message) == ["elements of the resolved theme are nested deeper than 100"])
    #expect(resolved.diagnostics.first?.help?.hasSuffix("or raise the limit with '--limit depth=200'") == true)
    #expect(isWellFormed(resolved.value.tree))
    // The deepest element has the depth of the limit.
    var limits = Limits.standard
    limits.depth = 200
    let tree = fixture.resolved(id, limits: limits).value.tree
    let depth = try #require(
      tree.all.map { node in sequence(first: node) { tree.parent(of: $0) }.reduce(0) { count, _ in count + 1 } }.max())
    for (limit, count) in [(depth, 0), (depth - 1, 1)] {
      limits.depth = limit
      #expect(fixture.resolved(id, limits: limits).diagnostics.count == count)
    }
  }

  @Test func `an overlay that exceeds the limit of elements is cut and reported`() {
    let many = (0..<2_000).map { "<image name=\"i\($0)\" width=\"1\" height=\"1\"/>" }.joined()
    var fixture = ThemeFixture()
    fixture.add("AView_default.xml", overlay("<view id=\"root\"/>", after: "<resources>\(many)</resources>"))
    let id = fixture.add(
      "AView_b.xml",
      overlay(header: "kind=\"extended\" parent=\"default\"", "", after: "<resources>\(many)</resources>"))
    var limits = Limits.standard
    limits.elements = 10_000
    let resolved = fixture.resolved(id, limits: limits)
    #expect(resolved.diagnostics.map(\.code) == ["syntax/limits"])
    #expect(isWellFormed(resolved.value.tree))
  }

  @Test func `a long chain of references to a removed view is removed`() {
    let constraints = (0..<3_000).reversed().map {
      "<constraint firstItem=\"\($0 == 0 ? "gone" : "c\($0 - 1)")\" firstAttribute=\"top\" id=\"c\($0)\"/>"
    }
    var fixture = ThemeFixture()
    fixture.add(
      "AView_default.xml",
      xml("<subviews><view id=\"gone\"/></subviews><constraints>\(constraints.joined())</constraints>"))
    let id = fixture.add(
      "AView_b.xml", overlay(header: "kind=\"extended\" parent=\"default\"", "<remove reference=\"gone\"/>"))
    #expect(TreeView(fixture.resolved(id).value).list("root", .constraints).isEmpty)
  }

  @Test func `the number of diagnostics of one overlay is limited`() {
    let labels = (0..<3_000).map { "<label id=\"x\($0)\"/>" }.joined()
    var fixture = ThemeFixture()
    fixture.add("AView_default.xml", xml())
    let id = fixture.add("AView_b.xml", overlay(header: "kind=\"extended\" parent=\"default\"", labels))
    #expect(fixture.resolved(id).diagnostics.count == Limits.standard.diagnosticsPerFile)
  }

  @Test func `a chain of 64 resolves`() {
    var fixture = ThemeFixture()
    fixture.add("AView_default.xml", xml("<subviews><label id=\"l\" text=\"0\"/></subviews>"))
    for number in 1..<64 {
      let parent = number == 1 ? "default" : "t\(number - 1)"
      fixture.add(
        "AView_t\(number).xml",
        overlay(header: "kind=\"extended\" parent=\"\(parent)\"", "<label id=\"l\" text=\"\(number)\"/>"))
    }
    let resolved = fixture.resolved(ThemeID(63))
    #expect(resolved.diagnostics.isEmpty)
    let view = TreeView(resolved.value)
    let label = view.node("l") ?? NodeID(0)
    #expect(resolved.value.cascade(of: label, attribute: .text).map(\.text) == (0..<64).reversed().map { "\($0)" })
    #expect(resolved.value.contributors[label]?.count == 64)
  }

  @Test func `ten thousand missing parents are all reported`() {
    var summaries: [ThemeSummary] = []
    for number in 0..<10_000 {
      var summary = ThemeSummary(
        name: FileName(path: "AView_t\(number).xml"), role: .theme, file: FileID(rawValue: UInt32(number)),
        format: .xib,
        rootClass: nil)
      summary.statedKind = .extended
      summary.statedParent = "missing\(number)"
      summaries.append(summary)
    }
    let codes = link(summaries).diagnostics.map(\.code.rawValue)
    #expect(codes.filter { $0 == "theme/missing-parent" }.count == 10_000)
  }
}
