import TestSupport
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeEditing

struct MergeCommentsTests {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a set of Ana's -->
    <document>
        <theme screenlet="Login" name="night" kind="child" parent="default"/>
        <objects>
            <!-- brand: dark -->
            <button id="b" alpha="0.5"><color key="backgroundColor" white="0.1" alpha="1"/></button>
            <label id="l" text="Hi"/> <!-- the greeting -->
            <view id="v">
                <subviews>
                    <!-- nothing yet -->
                </subviews>
            </view>
            <!-- end -->
        </objects>
    </document>
    <!-- bye -->

    """

  func file(_ id: UInt32, _ changes: [(String, String)]) -> SourceFile {
    var text = Self.base
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return source(text, id: id)
  }

  func merged(_ ours: [(String, String)], _ theirs: [(String, String)]) throws -> (String, [ConflictingChange]) {
    let result = merge(base: file(0, []), ours: file(1, ours), theirs: file(2, theirs))
    let value = try #require(result.value, "\(result.diagnostics.map(\.message))")
    return (text(value.bytes), value.conflicts)
  }

  static let changes: [(String, String)] = [
    ("<!-- brand: dark -->", "<!-- brand: darker,\n             see the guide -->"),
    ("        <!-- brand: dark -->\n", ""),
    ("<document>\n", "<document>\n    <!-- themec:ignore-file layout/ambiguous -->\n"),
    ("<!-- the greeting -->", "<!-- the greeting; legal must approve it -->"),
    (" <!-- the greeting -->", ""),
    ("alpha=\"1\"/></button>", "alpha=\"1\"/></button> <!-- checked -->"),
    ("        <view id=\"v\">", "\n        <!-- one -->\n        <!-- two -->\n        <view id=\"v\">"),
    ("<!-- nothing yet -->", "<!-- to come -->"),
    ("        <!-- end -->\n", ""),
    ("<!-- end -->", "<!-- end -->\n        <!-- of it -->"),
    ("<!-- a set of Ana's -->\n", "<!-- a set of Ben's -->\n<!-- and Ana's -->\n"),
    ("<!-- a set of Ana's -->\n", ""),
    ("<!-- bye -->\n", "<!-- so long -->\n"),
    ("white=\"0.1\" alpha=\"1\"/>", "white=\"0.1\" alpha=\"1\"><!-- nearly black --></color>"),
    ("white=\"0.1\" alpha=\"1\"/>", "white=\"0.1\" alpha=\"1\"><?mark nearly black?></color>"),
  ]

  @Test func `a comment that both removed does not conflict with one that only theirs replaced`() throws {
    let base = file(0, [("<!-- end -->", "<!-- end -->\n        <!-- of it -->")])
    let result = merge(base: base, ours: file(1, []), theirs: file(2, [("<!-- end -->", "<!-- finis -->")]))
    let value = try #require(result.value)
    #expect(text(value.bytes) == Self.base.replacing("<!-- end -->", with: "<!-- finis -->"))
    #expect(value.conflicts.isEmpty)
  }

  @Test func `a processing instruction is merged like a comment, also in files without comments`() throws {
    let base =
      "<document><objects><label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label></objects></document>"
    let changed = base.replacing("</label>", with: "<?mark theirs?></label>")
    for (ours, theirs) in [(base, changed), (changed, base)] {
      let result = merge(base: source(base), ours: source(ours, id: 1), theirs: source(theirs, id: 2))
      let value = try #require(result.value)
      #expect(text(value.bytes).contains("<?mark theirs?>") && value.conflicts.isEmpty)
    }
  }

  @Test(arguments: changes)
  func `a comment that theirs changed is merged with other changes of ours`(old: String, new: String) throws {
    let ours = [("alpha=\"0.5\"", "alpha=\"0.6\""), ("text=\"Hi\"", "text=\"Hello\"")]
    let (plain, none) = try merged([], [(old, new)])
    #expect(plain == Self.base.replacing(old, with: new) && none.isEmpty)
    let (both, conflicts) = try merged(ours, [(old, new)])
    let expected = ours.reduce(Self.base.replacing(old, with: new)) { $0.replacing($1.0, with: $1.1) }
    #expect(both == expected && conflicts.isEmpty)
    let (kept, still) = try merged([(old, new)], ours)
    #expect(kept == expected && still.isEmpty)
  }

  @Test func `comments added in both are both kept`() throws {
    let old = "<!-- brand: dark -->"
    let (result, conflicts) = try merged(
      [(old, old + "\n        <!-- ours -->")], [(old, old + "\n        <!-- theirs -->")])
    #expect(conflicts.isEmpty)
    #expect(result.contains(old + "\n        <!-- ours -->\n        <!-- theirs -->\n        <button"))
  }

  @Test func `a comment on the line of a start tag is kept when the first element changes`() throws {
    let base = file(0, [("<objects>", "<objects> <!-- top -->")])
    func edited(_ id: UInt32, _ old: String, _ new: String) -> SourceFile {
      source(text(base.bytes).replacing(old, with: new), id: id)
    }
    let result = merge(
      base: base, ours: edited(1, "brand: dark", "brand: light"), theirs: edited(2, "alpha=\"0.5\"", "alpha=\"0.6\""))
    let value = try #require(result.value)
    let expected = text(base.bytes).replacing("brand: dark", with: "brand: light").replacing("0.5", with: "0.6")
    #expect(text(value.bytes) == expected && value.conflicts.isEmpty)
  }

  @Test func `a comment changed differently in both is a conflict, and both versions are written`() throws {
    let (result, conflicts) = try merged(
      [("brand: dark", "brand: black")], [("brand: dark", "brand: navy")])
    #expect(conflicts.map(\.reasons) == [["the comment before 'button' is changed in both"]])
    #expect(result.contains("<!-- brand: black -->") && result.contains("<!-- brand: navy -->"))
    #expect(!result.contains("<!-- brand: dark -->"))
  }

  @Test func `an element that theirs adds after a trailing comment neither takes nor repeats the comment`() throws {
    let greeting = "<label id=\"l\" text=\"Hi\"/> <!-- the greeting -->\n"
    let (result, conflicts) = try merged(
      [("alpha=\"0.5\"", "alpha=\"0.6\"")],
      [(greeting, greeting + "        <!-- new -->\n        <label id=\"n\"/> <!-- news -->\n")])
    #expect(conflicts.isEmpty)
    #expect(
      result
        == Self.base.replacing("0.5", with: "0.6").replacing(
          greeting, with: greeting + "        <!-- new -->\n        <label id=\"n\"/> <!-- news -->\n"))
  }

  @Test func `an element that theirs moves or removes takes its own comments along, and no others`() throws {
    let view =
      "        <view id=\"v\">\n            <subviews>\n                <!-- nothing yet -->\n            </subviews>\n        </view>\n"
    let (moved, conflicts) = try merged(
      [("alpha=\"0.5\"", "alpha=\"0.6\"")],
      [(view, ""), ("        <!-- brand", "        <!-- a view -->\n" + view + "        <!-- brand")])
    #expect(conflicts.isEmpty)
    for comment in ["brand: dark", "the greeting", "nothing yet", "a view", "end", "bye"] {
      #expect(moved.ranges(of: "<!-- \(comment) -->").count == 1, "\(comment)")
    }
    #expect(moved.contains("<label id=\"l\" text=\"Hi\"/> <!-- the greeting -->\n        <!-- end -->"))
    let (removed, none) = try merged([("alpha=\"0.5\"", "alpha=\"0.6\"")], [(view, "")])
    #expect(none.isEmpty && removed == Self.base.replacing("0.5", with: "0.6").replacing(view, with: ""))
  }
}

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct GeneratedMergeCommentsTests {
  /// Returns the file with comments on separate lines and after elements, where no text is.
  func commented(_ file: SourceFile, _ random: inout SeededNumbers) -> (text: String, count: Int) {
    var lines = text(file.bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var count = 0
    for index in lines.indices.dropLast() where index > 1 && Int.random(in: 0..<5, using: &random) == 0 {
      guard lines[index].hasSuffix("/>"), lines[index].drop(while: { $0 == " " }).hasPrefix("<") else { continue }
      count += 1
      if Bool.random(using: &random) {
        lines[index] += " <!-- note \(count) -->"
      } else {
        lines[index] = lines[index].prefix { $0 == " " } + "<!-- note \(count) -->\n" + lines[index]
      }
    }
    return (lines.joined(separator: "\n"), count)
  }

  @Test func `comments that theirs adds to real files are all merged`() throws {
    var total = 0
    for (number, file) in GeneratedMergeTests.files.enumerated() where number % 4 == 0 {
      var random = SeededNumbers(seed: UInt64(number))
      let (text, count) = commented(file, &random)
      guard count > 0, !ThemeEditingTests.text(file.bytes).contains("<!--") else { continue }
      total += count
      let theirs = source(text, path: "T.xib", id: 20_002)
      let same = SourceFile(id: FileID(rawValue: 20_001), path: "O.xib", bytes: file.bytes)
      let plain = try #require(merge(base: file, ours: same, theirs: theirs).value)
      #expect(plain.conflicts.isEmpty && ThemeEditingTests.text(plain.bytes) == text, "\(file.path)")
      var tree = try #require(markup(file))
      var generator = EditGenerator(tree, seed: UInt64(number))
      for _ in 0..<3 {
        generator.make([.rename, .restyle, .add].randomElement(using: &random) ?? .rename)?.apply(&tree)
      }
      let ours = SourceFile(id: FileID(rawValue: 20_001), path: "O.xib", bytes: tree.write())
      let both = try #require(merge(base: file, ours: ours, theirs: theirs).value)
      #expect(both.conflicts.isEmpty, "\(file.path): \(both.conflicts)")
      let merged = ThemeEditingTests.text(both.bytes)
      for note in 1...count { #expect(merged.ranges(of: "<!-- note \(note) -->").count == 1, "\(file.path) \(note)") }
    }
    #expect(total > trials(30, of: 200))
  }
}
