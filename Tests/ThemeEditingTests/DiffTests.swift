import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct DiffTests {
  static let base = """
    <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="r"><subviews>
    <label id="a" text="Hello"><color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
    <button id="b"><state key="normal" title="Go"/></button>
    <view id="c" userLabel="box"><subviews><label id="d" text="D"/><label id="e" text="E"/></subviews></view>
    </subviews>
    <constraints><constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="8" id="k"/></constraints>
    <connections><outlet property="goButton" destination="b" id="o"/></connections>
    </view></objects></document>
    """

  func difference(_ changes: (String, String)...) -> ThemeDifference {
    var text = Self.base
    for (old, new) in changes {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    let (a, b) = (parse(source(Self.base)).value, parse(source(text, id: 1)).value)
    return compare(a.tree, roots: a.rootViews, with: b.tree, roots: b.rootViews)
  }

  @Test func `the order of attributes is not a difference`() {
    #expect(difference().isEmpty)
    #expect(difference((#"id="a" text="Hello""#, #"text="Hello" id="a""#)).isEmpty)
  }

  @Test func `a restyled label is reported with its colors`() {
    let text = difference((#"red="1" green="0.5""#, #"red="0" green="1""#), ("Hello", "Hi")).text()
    #expect(
      text == """
        ~ the label 'Hi'
            text: Hello → Hi
            textColor: #FF8000 → #00FF00

        """)
  }

  /// Each changes one word that the running app reads and that was once not reported.
  @Test(arguments: [
    ("leftBarButtonItem", "rightBarButtonItem"), ("tableHeaderView", "tableFooterView"),
    (#"type="string""#, #"type="localizedString""#), (#"key="safeArea""#, #"key="keyboard""#),
    (#" useSafeAreas="YES""#, ""),
  ])
  func `changes of a key, a value's type and the safe area are reported`(_ old: String, _ new: String) {
    let text = """
      <document useAutolayout="YES" useSafeAreas="YES"><objects>
      <viewController id="vc"><navigationItem key="navigationItem" id="ni">
      <barButtonItem key="leftBarButtonItem" title="Done" id="bb"/></navigationItem></viewController>
      <tableView id="tv"><view key="tableHeaderView" id="hd"><viewLayoutGuide key="safeArea" id="sa"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" value="Hi"/>
      </userDefinedRuntimeAttributes></view></tableView></objects></document>
      """
    let (a, b) = (parse(source(text)).value, parse(source(text.replacing(old, with: new), id: 1)).value)
    #expect(!compare(a.tree, roots: a.rootViews, with: b.tree, roots: b.rootViews).isEmpty)
    #expect(outline(of: a.tree) != outline(of: b.tree))
  }

  @Test func `added and removed components are reported with their containers`() {
    let removed = difference((#"<label id="d" text="D"/>"#, ""))
    #expect(removed.text() == "- the label 'D', from the view 'box'\n")
    #expect(removed.elements.first?.isComponent == true)
    let added = difference((#"<label id="d""#, #"<switch id="n" on="YES"/><label id="d""#)).text()
    #expect(added == "+ the switch 'n', in the view 'box'\n    on: YES\n")
  }

  @Test func `a move is reported only for the element that moved`() {
    let label = #"<label id="e" text="E"/>"#
    let moved = difference((label, ""), (#"<button id="b">"#, label + #"<button id="b">"#))
    #expect(moved.text() == "> the label 'E' moved from the view 'box' to the view 'r'\n")
    let swapped = difference(
      (#"<label id="d" text="D"/><label id="e" text="E"/>"#, #"<label id="e" text="E"/><label id="d" text="D"/>"#))
    #expect(swapped.elements.map(\.change) == [.moved] && swapped.text().contains("to another place in the view 'box'"))
  }

  @Test func `constraints are reported as equations, connections as changed`() {
    #expect(difference((#"constant="8""#, #"constant="12""#)).constraints.map(\.after) == ["Hello.top = r.top + 12"])
    let rewired = difference((#"property="goButton" destination="b""#, #"property="goButton" destination="a""#))
    #expect(rewired.connections.count == 1)
    #expect(rewired.connections.first?.change == .changed)
  }

  @Test func `an element with another id but the same outlet is the same element`() {
    let renamed = difference((#"<button id="b">"#, #"<button id="z">"#), (#"destination="b""#, #"destination="z""#))
    #expect(renamed.elements.isEmpty)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `no file of the corpus differs from its formatted version`() throws {
    for file in Corpus.files.sampled(every: 12) {
      let a = parse(file).value
      let bytes = try #require(format(file).value)
      let b = parse(SourceFile(id: file.id, path: file.path, bytes: bytes)).value
      let difference = compare(a.tree, roots: a.rootViews, with: b.tree, roots: b.rootViews)
      #expect(difference.isEmpty, "\(file.path) \(difference.text().prefix(300))")
      #expect(outline(of: a.tree) == outline(of: b.tree))
    }
  }
}

/// Differences of real files after generated edits, so that the expected result is known.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct GeneratedDiffTests {
  private func difference(_ old: ThemeDocument, _ new: ThemeDocument) -> ThemeDifference {
    compare(old.tree, roots: old.rootViews, with: new.tree, roots: new.rootViews)
  }

  @Test func `every generated edit is reported with its kind at its object, and no other object`() throws {
    var counts: [GeneratedEdit.Kind: Int] = [:]
    for (number, file) in GeneratedMergeTests.files.enumerated() {
      let before = parse(file)
      let tree = try #require(MarkupTree(before, of: file))
      #expect(difference(before.value, parse(file).value).isEmpty, "\(file.path)")
      var generator = EditGenerator(tree, seed: UInt64(1000 + number))
      for kind in GeneratedEdit.Kind.allCases {
        guard let edit = generator.make(kind) else { continue }
        var edited = tree
        edit.apply(&edited)
        let after = SourceFile(id: FileID(rawValue: 20_000), path: file.path, bytes: edited.write())
        let found = difference(before.value, parse(after).value)
        let subjects = found.elements.filter { $0.id == edit.target }
        let isReported =
          switch kind {
          case .rename: subjects.contains { $0.change == .restyled && $0.values.contains { $0.name == "userLabel" } }
          case .restyle:
            subjects.contains { $0.change == .restyled && $0.values.contains { $0.name.hasPrefix("tintColor") } }
          case .add: subjects.map(\.change) == [.added] && found.elements.count == 1
          case .remove: subjects.contains { $0.change == .removed } && !found.elements.contains { $0.change == .added }
          case .move: subjects.contains { $0.change == .moved }
          case .reconnect: found.elements.isEmpty && !found.connections.isEmpty
          case .constant: found.elements.isEmpty && !found.constraints.isEmpty
          }
        #expect(isReported, "\(kind) of '\(edit.target)' in \(file.path): \(found.text())")
        if kind == .rename || kind == .restyle { #expect(found.elements.count == 1 && found.constraints.isEmpty) }
        counts[kind, default: 0] += 1
      }
    }
    print("edits reported by diff:", counts.sorted { "\($0.key)" < "\($1.key)" }.map { "\($0.key) \($0.value)" })
    #expect(counts.values.reduce(0, +) > 5 * GeneratedMergeTests.files.count)
  }

  @Test func `formatting does not change an outline, a restyling does`() throws {
    for (number, file) in GeneratedMergeTests.files.enumerated() {
      let tree = try #require(markup(file))
      let before = outline(of: parse(file).value.tree)
      let formatted = try #require(format(file).value)
      let canonical = SourceFile(id: FileID(rawValue: 20_001), path: file.path, bytes: formatted)
      #expect(outline(of: parse(canonical).value.tree) == before, "\(file.path)")
      var generator = EditGenerator(tree, seed: UInt64(2000 + number))
      guard let edit = generator.make(.restyle) else { continue }
      var edited = tree
      edit.apply(&edited)
      let after = SourceFile(id: FileID(rawValue: 20_002), path: file.path, bytes: edited.write())
      #expect(outline(of: parse(after).value.tree) != before, "\(file.path)")
    }
  }
}
