import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct MergeTests {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document toolsVersion="100" systemVersion="18A1">
        <objects>
            <view id="r">
                <subviews>
                    <label text="A" id="a">
                        <color key="textColor" white="0"/>
                    </label>
                    <button id="b"/>
                    <view id="c">
                        <subviews>
                            <label text="D" id="d"/>
                        </subviews>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="8" id="k"/>
                </constraints>
                <connections>
                    <outlet property="go" destination="b" id="o"/>
                </connections>
            </view>
        </objects>
    </document>

    """

  @Test func `changes of several attributes of a descriptor are merged`() throws {
    func descriptor(_ members: String, id: UInt32) -> SourceFile {
      source("<viewModel name=\"CardViewModel\">\n\(members)</viewModel>\n", path: "F\(id).xml", id: id)
    }
    let title = "  <attribute name=\"title\" type=\"String\"/>\n"
    let text = "  <attribute name=\"text\" type=\"String\"/>\n"
    let result = merge(
      base: descriptor(title + text, id: 0),
      ours: descriptor(title.replacing("\"String\"", with: "\"String?\"") + text, id: 1),
      theirs: descriptor(title + text + "  <outlet name=\"button\" class=\"UIButton\"/>\n", id: 2))
    let value = try #require(result.value)
    #expect(result.diagnostics.isEmpty)
    let merged = String(decoding: value.bytes, as: UTF8.self)
    #expect(
      merged.contains("name=\"title\" type=\"String?\"") && merged.contains("<outlet name=\"button\""), "\(merged)")
  }

  func merged(_ ours: [(String, String)], _ theirs: [(String, String)]) throws -> MergedTheme {
    func edited(_ changes: [(String, String)], _ id: UInt32) -> SourceFile {
      var text = Self.base
      for (old, new) in changes {
        #expect(text.contains(old), "\(old)")
        text = text.replacing(old, with: new)
      }
      return source(text, path: "F\(id).xib", id: id)
    }
    let result = merge(base: source(Self.base), ours: edited(ours, 1), theirs: edited(theirs, 2))
    let value = try #require(result.value, "\(result.diagnostics.map(\.message))")
    #expect(parse(source(text(value.bytes), path: "R.xib")).diagnostics.filter(\.preventsEditing).isEmpty)
    return value
  }

  @Test func `changes of different attributes of one element are merged`() throws {
    let result = try merged(
      [(#"text="A""#, #"text="X""#)], [(#"text="A" id="a""#, #"text="A" textAlignment="center" id="a""#)])
    #expect(result.conflicts.isEmpty)
    #expect(text(result.bytes) == Self.base.replacing(#"text="A" id"#, with: #"text="X" textAlignment="center" id"#))
  }

  @Test func `elements added by both are written in the order ours, theirs`() throws {
    let result = try merged(
      [("<button id=\"b\"/>\n", "<button id=\"b\"/>\n                    <label id=\"x\"/>\n")],
      [("<button id=\"b\"/>\n", "<button id=\"b\"/>\n                    <label id=\"y\"/>\n")])
    #expect(result.conflicts.isEmpty)
    #expect(
      text(result.bytes)
        == Self.base.replacing(
          "<button id=\"b\"/>\n",
          with: "<button id=\"b\"/>\n                    <label id=\"x\"/>\n                    <label id=\"y\"/>\n"))
  }

  @Test func `a move and a restyling of the same element are merged`() throws {
    let label = "                <button id=\"b\"/>\n"
    let result = try merged(
      [(#"<button id="b"/>"#, #"<button alpha="0.5" id="b"/>"#)],
      [
        (label, ""),
        (
          "<label text=\"D\" id=\"d\"/>\n", "<label text=\"D\" id=\"d\"/>\n                        <button id=\"b\"/>\n"
        ),
      ])
    #expect(result.conflicts.isEmpty)
    #expect(
      text(result.bytes).contains(
        "<label text=\"D\" id=\"d\"/>\n                        <button alpha=\"0.5\" id=\"b\"/>\n"))
  }

  @Test func `an element that theirs wraps in a new one is there once, with our changes`() throws {
    let label =
      "<label text=\"A\" id=\"a\">\n                    <color key=\"textColor\" white=\"0\"/>\n                </label>"
    let wrapped =
      "<view id=\"w\"><subviews><label text=\"A\" id=\"a\"><color key=\"textColor\" white=\"0\"/></label></subviews></view>"
    let result = try merged([(#"text="A""#, #"text="X""#)], [(label, wrapped)])
    #expect(result.conflicts.isEmpty)
    let merged = text(result.bytes)
    #expect(merged.ranges(of: "id=\"a\"").count == 1)
    let tree = try #require(markup(merged))
    let node = try #require(tree.nodes.indices.first { tree.id(of: $0) == "a" })
    #expect(tree[node].attributes.contains { $0.name == "text" && $0.value == "X" })
    #expect(tree[node].parent.flatMap { tree[$0].parent }.flatMap { tree.id(of: $0) } == "w")
  }

  @Test func `one attribute set to two values is a conflict at its element only`() throws {
    let result = try merged(
      [(#"text="A""#, #"text="X""#), (#"<button id="b"/>"#, #"<button tag="1" id="b"/>"#)],
      [(#"text="A""#, #"text="Y""#)])
    #expect(result.conflicts.map(\.id) == ["a"])
    #expect(result.conflicts.first?.reasons == ["'text' is 'X' in ours and 'Y' in theirs"])
    let lines = text(result.bytes).split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "<!-- <<<<<<< ours -->"))
    #expect(lines[start + 1] == #"<label text="X" id="a">"#)
    let end = try #require(lines.firstIndex(of: ">>>>>>> theirs -->"))
    #expect(
      lines[start + 4..<end].first == "<!-- =======" && lines[start + 4..<end].contains(#"<label text="Y" id="a">"#))
    #expect(lines.count == Self.base.split(separator: "\n").count + 6)
  }

  @Test(arguments: [
    (["white=\"0\"", "white=\"1\""], ["white=\"0\"", "white=\"0.5\""], "a"),
    (["destination=\"b\"", "destination=\"a\""], ["destination=\"b\"", "destination=\"c\""], "o"),
    (["constant=\"8\"", "constant=\"9\""], ["constant=\"8\"", "constant=\"10\""], "k"),
    (["<label text=\"D\" id=\"d\"/>", ""], ["text=\"D\"", "text=\"E\""], "d"),
    (["text=\"D\"", "text=\"E\""], ["<label text=\"D\" id=\"d\"/>", ""], "d"),
  ])
  func `two different changes, or a change and a removal, are a conflict`(
    ours: [String], theirs: [String], id: String
  ) throws {
    let result = try merged([(ours[0], ours[1])], [(theirs[0], theirs[1])])
    #expect(result.conflicts.map(\.id) == [id], "\(result.conflicts)")
    #expect(text(result.bytes).contains("<<<<<<< ours"))
  }

  @Test func `the same change in both is no conflict`() throws {
    let result = try merged([("white=\"0\"", "white=\"1\"")], [("white=\"0\"", "white=\"1\"")])
    #expect(result.conflicts.isEmpty && text(result.bytes) == Self.base.replacing("white=\"0\"", with: "white=\"1\""))
  }

  @Test func `the newer tools version is kept without a conflict`() throws {
    let result = try merged(
      [("toolsVersion=\"100\"", "toolsVersion=\"200.5\"")],
      [("toolsVersion=\"100\" systemVersion=\"18A1\"", "toolsVersion=\"200.10\" systemVersion=\"17\"")])
    #expect(result.conflicts.isEmpty && text(result.bytes).contains("toolsVersion=\"200.10\" systemVersion=\"17\""))
  }

  @Test func `a file with errors is not merged`() {
    let result = merge(base: source(Self.base), ours: source("<document>", id: 1), theirs: source(Self.base, id: 2))
    #expect(result.value == nil && !result.diagnostics.isEmpty)
  }

  @Test func `an element that one side moves into a view removed by the other is kept and in conflict`() throws {
    let label = #"<label text="D" id="d"/>"#
    let inner = "<view id=\"e\"/>"
    func file(_ id: UInt32, _ changes: [(String, String)]) -> SourceFile {
      var text = Self.base.replacing(label, with: label + inner)
      for (old, new) in changes { text = text.replacing(old, with: new) }
      return source(text, path: "F\(id).xib", id: id)
    }
    let moved = file(1, [(label + inner, "<view id=\"e\"><subviews>\(label)</subviews></view>")])
    let removed = file(2, [(inner, "")])
    for (ours, theirs) in [(moved, removed), (removed, moved)] {
      let merged = try #require(merge(base: file(0, []), ours: ours, theirs: theirs).value)
      #expect(merged.conflicts.map(\.id) == ["d"])
      #expect(text(merged.bytes).contains(label))
    }
    let merged = try #require(merge(base: file(0, []), ours: moved, theirs: removed).value)
    #expect(merged.conflicts.first?.reasons == ["moved in ours into an element that is removed in theirs"])
  }

  @Test func `an outlet that both rename is one outlet with a conflict of its property`() throws {
    let old = #"property="go""#
    let result = try merged([(old, #"property="start""#)], [(old, #"property="begin""#)])
    #expect(result.conflicts.map(\.object) == ["the outlet 'start'"])
    #expect(result.conflicts.first?.reasons == ["'property' is 'start' in ours and 'begin' in theirs"])
    #expect(result.conflicts.first?.diagnostic.message.hasPrefix("the outlet 'start' (o): ") == true)
    let tree = try #require(markup(source(text(result.bytes))))
    #expect(tree.subtree(of: tree.root).count { tree.id(of: $0) == "o" } == 1)
  }

  @Test func `renaming an outlet conflicts with its removal, but not with a new destination`() throws {
    let outlet = #"<outlet property="go" destination="b" id="o"/>"#
    let renamed = (#"property="go""#, #"property="start""#)
    #expect(try merged([renamed], [(outlet, "")]).conflicts.map(\.id) == ["o"])
    #expect(try merged([(outlet, "")], [renamed]).conflicts.map(\.id) == ["o"])
    let result = try merged([renamed], [(#"destination="b""#, #"destination="a""#)])
    #expect(result.conflicts.isEmpty)
    #expect(text(result.bytes).contains(#"<outlet property="start" destination="a" id="o"/>"#))
  }

  @Test func `a recreated outlet is the same outlet, and two outlets of one property are a conflict`() throws {
    let outlet = #"<outlet property="go" destination="b" id="o"/>"#
    let anew = try merged([("id=\"o\"", "id=\"n\"")], [(#"destination="b""#, #"destination="a""#)])
    #expect(anew.conflicts.isEmpty)
    #expect(text(anew.bytes).contains(#"<outlet property="go" destination="a" id="n"/>"#))
    let added = try merged(
      [(outlet, outlet + #"<outlet property="stop" destination="a" id="x"/>"#)],
      [(outlet, outlet + #"<outlet property="stop" destination="c" id="y"/>"#)])
    #expect(added.conflicts.map(\.reasons) == [["'destination' is 'a' in ours and 'c' in theirs"]])
    let twice = try merged(
      [(#"property="go""#, #"property="stop""#)],
      [(outlet, outlet + #"<outlet property="stop" destination="c" id="y"/>"#)])
    #expect(twice.conflicts.map(\.reasons) == [["'stop' is connected by another outlet in the other branch"]])
  }

  @Test func `objects with a nameless value are merged by attribute, and empty lists are kept`() throws {
    func file(_ id: UInt32, _ controller: String = "", bar: String = "") -> SourceFile {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <navigationController\(controller) id="nav">
                    <toolbarItems/>
                    <navigationBar key="navigationBar"\(bar) id="bar"/>
                    <nil name="viewControllers"/>
                </navigationController>
            </objects>
        </document>

        """
      return source(text, path: "F\(id).xib", id: id)
    }
    let ours = file(1, " storyboardIdentifier=\"main\"")
    let theirs = file(2, bar: " barStyle=\"black\"")
    let merged = try #require(merge(base: file(0), ours: ours, theirs: theirs).value)
    #expect(merged.conflicts.isEmpty)
    #expect(
      text(merged.bytes)
        == text(file(3, " storyboardIdentifier=\"main\"", bar: " barStyle=\"black\"").bytes))
    let nothing = SourceFile(id: FileID(rawValue: 9), path: "N.xib", bytes: Array("<document/>".utf8))
    let added = try #require(merge(base: nothing, ours: nothing, theirs: theirs).value)
    #expect(text(added.bytes).contains("<toolbarItems/>"))
  }

  /// The lines of theirs in the first conflict's marker.
  func theirPart(_ merged: MergedTheme) throws -> String {
    let written = text(merged.bytes)
    let start = try #require(written.firstRange(of: "=======\n")?.upperBound)
    let end = try #require(written.firstRange(of: "\n>>>>>>> theirs -->")?.lowerBound)
    return String(written[start..<end])
  }

  @Test func `values with hyphens can be copied from a conflict marker, and comments do not end it`() throws {
    let result = try merged(
      [("text=\"D\"", "text=\"E\"")],
      [("text=\"D\" id=\"d\"/>", "text=\"a -- b --- c\" id=\"d\"><!-- x - y --></label>")])
    let part = try theirPart(result)
    #expect(part == "<label text=\"a -&#45; b -&#45;- c\" id=\"d\"><!- - x - y - -></label>")
    let copied = try #require(markup(source(part.replacing("<!- - x - y - ->", with: ""))))
    #expect(copied.string("text", of: copied.root) == "a -- b --- c")
  }

  @Test func `an element removed by ours is shown whole in the marker, and a large changed one is truncated`() throws {
    let labels = (0..<80).map { "<label text=\"a label with the number \($0)\" id=\"n\($0)\"/>" }.joined()
    let old = "<label text=\"D\" id=\"d\"/>"
    func file(_ id: UInt32, _ view: String) -> SourceFile {
      source("<document><objects><view id=\"r\"><subviews>\(view)</subviews></view></objects></document>", id: id)
    }
    func view(_ attribute: String, _ label: String) -> String {
      "<view\(attribute) id=\"v\"><subviews>\(labels)\(label)</subviews></view>"
    }
    let theirs = view("", old.replacing("D", with: "E"))
    let removed = try #require(
      merge(
        base: file(0, view("", old) + old.replacing("\"d", with: "\"k")),
        ours: file(1, old.replacing("\"d", with: "\"k")),
        theirs: file(2, theirs + old.replacing("\"d", with: "\"k"))
      ).value)
    #expect(removed.conflicts.map(\.isCut) == [false])
    #expect(try theirPart(removed) == theirs)
    let both = try #require(
      merge(
        base: file(0, view("", old)), ours: file(1, view(" tag=\"1\"", old)),
        theirs: file(2, view(" tag=\"2\"", old))
      ).value)
    #expect(both.conflicts.map(\.isCut) == [true])
    let bytes = view(" tag=\"2\"", old).utf8.count
    #expect(try theirPart(both) == "<view tag=\"2\" id=\"v\">\n(truncated; theirs has \(bytes) bytes)")
    #expect(both.conflicts.first?.diagnostic.help?.contains("beginning of theirs") == true)
  }

  @Test func `a removed element's conflict marker follows those of its neighbor`() throws {
    let button = "<button id=\"b\"/>"
    let view = "<view id=\"c\"><subviews><label text=\"D\" id=\"d\"/></subviews></view>"
    func file(_ id: UInt32, _ content: String) -> SourceFile {
      source("<document><objects><view id=\"r\"><subviews>\(content)</subviews></view></objects></document>", id: id)
    }
    let merged = try #require(
      merge(
        base: file(0, view + button), ours: file(1, "<button tag=\"1\" id=\"b\"/>"),
        theirs: file(2, view.replacing("\"D\"", with: "\"E\"") + "<button tag=\"2\" id=\"b\"/>")
      ).value)
    let marks = text(merged.bytes).split(separator: "\n").filter { $0.contains("<<<<<<<") || $0.contains(">>>>>>>") }
    #expect(marks.map { $0.contains("<<<<<<<") } == [true, false, true, false])
  }

  @Test func `a file that still has conflict markers is not merged, but its ancestor may have them`() throws {
    let marked = try merged([("text=\"D\"", "text=\"E\"")], [("text=\"D\"", "text=\"F\"")])
    let file = source(text(marked.bytes), id: 1)
    let again = merge(base: source(Self.base), ours: file, theirs: source(Self.base, id: 2))
    #expect(again.value == nil && again.diagnostics.map(\.code.rawValue) == ["merge/unresolved"])
    let ancestor = merge(
      base: source(text(marked.bytes)), ours: source(Self.base, id: 1), theirs: source(Self.base, id: 2))
    #expect(ancestor.value.map { text($0.bytes) } == Self.base)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the merged file has the line ends of ours only`(lineEnd: String) throws {
    let other = lineEnd == "\n" ? "\r\n" : "\n"
    let label = #"<label text="D" id="d"/>"#
    let ours = Self.base.replacing("text=\"D\"", with: "text=\"E\"").replacing("\n", with: lineEnd)
    let theirs = Self.base.replacing("text=\"D\"", with: "text=\"F\"").replacing(
      "<button id=\"b\"/>",
      with: "<!-- a\n b -->\n<button id=\"b\"/>\n<label id=\"n\">\n<string key=\"text\">x\ny</string>\n</label>"
    ).replacing("\n", with: other)
    #expect(theirs.contains("id=\"n\"") && Self.base.contains(label))
    let base = source(Self.base.replacing("\n", with: lineEnd))
    let merged = try #require(merge(base: base, ours: source(ours, id: 1), theirs: source(theirs, id: 2)).value)
    #expect(merged.conflicts.map(\.id) == ["d"])
    let written = text(merged.bytes)
    #expect(written.contains("id=\"n\"") && written.contains("<!-- a\(lineEnd) b -->"))
    let lines = merged.bytes.indices.filter { merged.bytes[$0] == 0x0A }
    #expect(lines.allSatisfy { (merged.bytes[$0 - 1] == 0x0D) == (lineEnd == "\r\n") })
  }

  @Test func `an element that theirs changed to another kind is closed with the new tag`() throws {
    func file(_ id: UInt32, _ element: String, _ x: String) -> SourceFile {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(element) id="r"><rect key="frame" x="\(x)" y="0" width="9" height="9"/></\(element)>
        </objects></document>
        """
      return SourceFile(id: FileID(rawValue: id), path: "A.xib", bytes: Array(text.utf8))
    }
    let merged = try #require(
      merge(base: file(1, "view", "0"), ours: file(2, "view", "5"), theirs: file(3, "imageView", "0")).value)
    #expect(merged.conflicts.isEmpty)
    let result = SourceFile(id: FileID(rawValue: 5), path: "A.xib", bytes: merged.bytes)
    #expect(parse(result).diagnostics.isEmpty)
    #expect(String(decoding: merged.bytes, as: UTF8.self).contains("</imageView>"))
  }

  @Test func `changes of one palette color in both are a conflict at that color alone`() throws {
    func set(_ accent: String, _ ink: String) -> String {
      func entry(_ name: String, _ white: String) -> String {
        """
                <namedColor name="\(name)">
                    <color white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
                </namedColor>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <themeSet name="Sea">
            <resources>
        \(entry("accent", accent))
        \(entry("ink", ink))
            </resources>
        </themeSet>

        """
    }
    func file(_ id: UInt32, _ text: String) -> SourceFile {
      SourceFile(id: FileID(rawValue: id), path: "theme-set.xml", bytes: Array(text.utf8))
    }
    let merged = try #require(
      merge(base: file(1, set("0", "0")), ours: file(2, set("0.1", "0")), theirs: file(3, set("0.2", "0.9"))).value)
    #expect(merged.conflicts.map(\.object) == ["the color 'accent'"])
    let written = String(decoding: merged.bytes, as: UTF8.self)
    #expect(written.contains("white=\"0.9\""))
    let marks = written.ranges(of: "<<<<<<<")
    #expect(marks.count == 1)
    #expect(marks.first.map { written[..<$0.lowerBound].contains("<resources>") } == true)
    #expect(parse(file(4, written)).diagnostics.filter(\.preventsEditing).isEmpty)
  }
}

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct GeneratedMergeTests {
  /// A hundred files with views to edit.
  static let files: [SourceFile] = {
    let suitable = Corpus.files.filter { file in
      guard file.bytes.count < 60_000, let tree = markup(file) else { return false }
      return EditGenerator(tree, seed: 0).views.count >= 6
    }
    let count = trials(15, of: 100)
    return stride(from: 0, to: suitable.count, by: max(1, suitable.count / count)).prefix(count).map { suitable[$0] }
  }()

  struct Outcome {
    var merged: MergedTheme
    var expected: String
    var meaning: String
  }

  func edited(_ tree: MarkupTree, _ edits: [GeneratedEdit]) -> [UInt8] {
    var tree = tree
    for edit in edits { edit.apply(&tree) }
    return tree.write()
  }

  func meaning(_ bytes: [UInt8], ignoringOrder: Bool = false) -> String {
    meaning(parse(SourceFile(id: FileID(rawValue: 0), path: "A.xib", bytes: bytes)), ignoringOrder: ignoringOrder)
  }

  func meaning(_ read: Diagnosed<ThemeDocument>, ignoringOrder: Bool) -> String {
    let text = ThemeEditingTests.meaning(of: read.value.tree)
    return ignoringOrder ? String(decoding: text.utf8.sorted(), as: UTF8.self) : text
  }

  /// What two versions of a file merge to, and that read again.
  func merged(_ file: SourceFile, _ ours: [UInt8], _ theirs: [UInt8]) throws
    -> (theme: MergedTheme, read: Diagnosed<ThemeDocument>)
  {
    func side(_ bytes: [UInt8], _ id: UInt32) -> SourceFile {
      SourceFile(id: FileID(rawValue: 10_000 + id), path: file.path, bytes: bytes)
    }
    let result = merge(base: file, ours: side(ours, 1), theirs: side(theirs, 2))
    let value = try #require(result.value, "\(file.path) \(result.diagnostics.map(\.message))")
    let read = parse(SourceFile(id: FileID(rawValue: 0), path: "R.xib", bytes: value.bytes))
    #expect(read.diagnostics.filter(\.preventsEditing).isEmpty)
    return (value, read)
  }

  func merged(_ file: SourceFile, _ tree: MarkupTree, _ ours: GeneratedEdit, _ theirs: GeneratedEdit) throws
    -> (theme: MergedTheme, read: Diagnosed<ThemeDocument>)
  {
    try merged(file, edited(tree, [ours]), edited(tree, [theirs]))
  }

  @Test func `merging edits that do not overlap gives the same as making both`() throws {
    var pairs = 0
    for (number, file) in Self.files.enumerated() {
      let tree = try #require(markup(file))
      var generator = EditGenerator(tree, seed: UInt64(number))
      for (place, first) in GeneratedEdit.Kind.allCases.enumerated() {
        // Every pair of kinds is tried in every fourth file.
        for (other, second) in GeneratedEdit.Kind.allCases.enumerated() where (place + other + number) % 4 == 0 {
          guard let ours = generator.make(first), let theirs = generator.make(second), !ours.overlaps(theirs) else {
            continue
          }
          pairs += 1
          let (merged, read) = try merged(file, tree, ours, theirs)
          #expect(
            merged.conflicts.isEmpty,
            "\(file.path) \(first) \(ours.target), \(second) \(theirs.target): \(merged.conflicts)")
          let sharesList = !ours.lists.isDisjoint(with: theirs.lists)
          let same =
            meaning(read, ignoringOrder: sharesList)
            == meaning(edited(tree, [ours, theirs]), ignoringOrder: sharesList)
          #expect(same, "\(file.path) \(first) \(ours.target), \(second) \(theirs.target)")
        }
      }
    }
    print("merged \(pairs) pairs of edits that do not overlap, in \(Self.files.count) files")
    #expect(Self.files.count == trials(15, of: 100) && pairs > 9 * Self.files.count)
  }

  @Test func `edits that overlap are in conflict at the object that both edit`() throws {
    var pairs = 0
    for (number, file) in Self.files.enumerated() {
      let tree = try #require(markup(file))
      var generator = EditGenerator(tree, seed: UInt64(1_000 + number))
      for kind in [GeneratedEdit.Kind.rename, .restyle, .move, .reconnect, .constant] {
        guard let view = generator.views.randomElement(using: &generator.random),
          let ours = generator.make(kind, on: view)
        else { continue }
        var theirs = generator.make(kind, on: view)
        if kind == .reconnect {
          let old = tree.string("destination", of: tree.place(of: ours.target))
          let other = generator.views.first { tree.id(of: $0).map { !ours.needs.contains($0) && $0 != old } == true }
          theirs = other.flatMap { tree.id(of: $0) }.map { generator.reconnection(of: ours.target, to: $0) }
        }
        guard let theirs, theirs.target == ours.target else { continue }
        let (our, their) = (edited(tree, [ours]), edited(tree, [theirs]))
        if our == their || meaning(our) == meaning(their) { continue }
        pairs += 1
        let merged = try merged(file, our, their).theme
        #expect(merged.conflicts.map(\.id) == [ours.target], "\(file.path) \(kind): \(merged.conflicts)")
      }
      // One side edits an element that the other removes.
      for kind in [GeneratedEdit.Kind.rename, .restyle, .constant, .reconnect, .add] {
        guard let view = generator.views.randomElement(using: &generator.random),
          let removal = generator.make(.remove, on: view), let edit = generator.make(kind, on: view),
          removal.overlaps(edit)
        else { continue }
        pairs += 1
        let isOurs = number % 2 == 0
        do {
          let merged = try merged(file, tree, isOurs ? removal : edit, isOurs ? edit : removal).theme
          let known = removal.removes.union(edit.needs).union([edit.target])
          #expect(!merged.conflicts.isEmpty, "\(file.path) \(kind) \(edit.target) in \(removal.target)")
          #expect(
            merged.conflicts.allSatisfy { $0.id.map(known.contains) == true },
            "\(file.path) \(kind): \(merged.conflicts)")
        }
      }
    }
    print("found \(pairs) conflicts of pairs that overlap")
    #expect(pairs > 5 * Self.files.count)
  }

  @Test func `an element that both sides keep is in the merged file exactly once`() throws {
    func ids(_ tree: MarkupTree) -> [String: Int] {
      tree.subtree(of: tree.root).reduce(into: [:]) { counts, index in
        if let id = tree.id(of: index) { counts[id, default: 0] += 1 }
      }
    }
    var pairs = 0
    for (number, file) in Self.files.enumerated() {
      let tree = try #require(markup(file))
      var generator = EditGenerator(tree, seed: UInt64(2_000 + number))
      for _ in 0..<3 {
        // One side moves a view into one that the other removes, if there is one.
        guard let move = generator.make(.move) else { continue }
        let around = generator.views.filter { view in
          tree.id(of: view).map { $0 != move.target && move.needs.contains($0) } == true
        }
        guard let other = generator.make(.remove, on: around.randomElement(using: &generator.random)) else { continue }
        let (moved, removed) = (edited(tree, [move]), edited(tree, [other]))
        let sides = try [moved, removed].map { ids(try #require(markup(source(text($0))))) }
        for (ours, theirs) in [(moved, removed), (removed, moved)] {
          pairs += 1
          let (merged, read) = try merged(file, ours, theirs)
          let result = SourceFile(id: FileID(rawValue: 0), path: "R.xib", bytes: merged.bytes)
          let found = ids(try #require(MarkupTree(read, of: result)))
          for (id, count) in sides[0] where count == 1 && sides[1][id] == 1 {
            #expect(found[id] == 1, "\(file.path) \(id): \(move.target) moved, \(other.target) removed")
          }
        }
      }
    }
    print("kept what both have in \(pairs) pairs of a move and a removal")
    #expect(pairs > 3 * Self.files.count)
  }
}
