import Foundation
import TestSupport
import Testing
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeEditing

struct ConvertTests {
  static let base = """
    <document useAutolayout="YES" device="a"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="r" tag="1" alpha="0.5"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <subviews>
    <label id="a" text="A"><color key="textColor" white="1"/></label>
    <button id="b"><state key="normal" title="B"><color key="titleColor" white="0"/></state><state key="selected" title="S"/>
      <connections><outlet property="x" destination="a" id="o1"/><action selector="s" destination="-1" id="o2"/></connections></button>
    <view id="c"><subviews><label id="d"/><label id="e"/></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k"/></userDefinedRuntimeAttributes></view>
    </subviews>
    <constraints><constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="1" id="k1"/>
    <constraint firstItem="d" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/></constraints>
    </view></objects><resources><image name="i" width="1" height="1"/></resources></document>
    """

  func tree(_ text: String) -> ElementTree { parse(source(text)).value.tree }

  /// Returns the overlay that changes `base` into `target`. The result of applying it is checked.
  func overlay(_ target: String) throws -> String {
    let made = makeOverlay(of: tree(target), over: tree(Self.base), header: HeaderFields(screenlet: "Foo"))
    let bytes = try #require(made.value, "\(made.diagnostics.map(\.message))")
    let overlay = parse(source(text(bytes))).value.tree
    #expect(meaning(of: ThemeSemantics.apply(overlay: overlay, to: tree(Self.base)).value) == meaning(of: tree(target)))
    return text(bytes)
  }

  @Test func `a string is its whitespace, and other whitespace is none`() throws {
    let lineBreak = "<fragment><string key=\"content\">\n</string></fragment>"
    let fragments = [lineBreak, "<fragment><string key=\"content\"> </string></fragment>", "<fragment content=\"\"/>"]
    let texts = fragments.map { fragment in
      meaning(
        of: tree(
          "<document><objects><attributedString key=\"a\">\n\(fragment)\n</attributedString></objects></document>"))
    }
    #expect(Set(texts).count == 3)
    let view = tree("<document><objects>\n<view id=\"v\"> \n</view></objects></document>")
    #expect(view.all.allSatisfy { view[$0].text == nil })
    let value = "<string key=\"text\">\n</string>"
    #expect(
      try overlay(Self.base.replacing("<label id=\"d\"/>", with: "<label id=\"d\">\(value)</label>")).contains(value))
  }

  @Test func `an overlay of the same theme is empty`() throws {
    #expect(
      try overlay(Self.base) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <theme screenlet="Foo" form="overlay"/>
            <objects/>
        </document>

        """)
  }

  @Test(arguments: [
    (#"text="A""#, #"text="Z""#), (#" alpha="0.5""#, ""), (#"<color key="textColor" white="1"/>"#, ""),
    (#"<color key="titleColor" white="0"/>"#, #"<color key="titleColor" white="1"/>"#),
    (#"<state key="selected" title="S"/>"#, ""),
    (#"<label id="d"/><label id="e"/>"#, #"<label id="e"/><label id="d"/>"#),
    (#"<label id="e"/>"#, ""), (#"destination="a" id="o1""#, #"destination="d" id="o1""#),
    (#"<userDefinedRuntimeAttribute type="number" keyPath="k"/>"#, ""),
    (#"<image name="i" width="1" height="1"/>"#, ""), (#" device="a""#, ""), (#"constant="1""#, ""),
    (#"<label id="a" text="A">"#, #"<label id="a"><string key="text">long</string>"#),
    (#"<label id="d"/>"#, #"<label id="n1"/><label id="d"/><label id="n2"/><label id="n3"/>"#),
    (#"<view id="c">"#, #"<view id="n"><subviews><label id="m"/></subviews></view><view id="c">"#),
    (#"<button id="b">"#, #"<button id="b" alpha="1"><!-- x -->"#),
    (#"<action selector="s" destination="-1" id="o2"/>"#, #"<action selector="t" destination="-1" id="o9"/>"#),
  ])
  func `every kind of difference is expressed by an overlay`(change: (String, String)) throws {
    #expect(Self.base.contains(change.0))
    _ = try overlay(Self.base.replacing(change.0, with: change.1))
  }

  @Test func `moves between containers, also into new ones, are expressed by an overlay`() throws {
    let label = ##"<label id="a" text="A"><color key="textColor" white="1"/></label>"##
    let into = Self.base.replacing(label, with: "").replacing(#"<label id="e"/>"#, with: label + #"<label id="e"/>"#)
    #expect(try overlay(into).contains(#"<move reference="a" before="e"/>"#))
    let wrapped = Self.base.replacing(label, with: "<view id=\"w\"><subviews>\(label)</subviews></view>")
    #expect(try overlay(wrapped).contains(#"<move reference="a" into="w"/>"#))
  }

  @Test func `constraints of a removed element are not mentioned in the overlay`() throws {
    let without = Self.base.replacing(#"<label id="d"/>"#, with: "").replacing(
      #"<constraint firstItem="d" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/>"#, with: "")
    let made = try overlay(without)
    #expect(made.contains(#"<remove reference="d"/>"#))
    #expect(!made.contains("k2"))
  }

  @Test func `a standalone file has no theme header, no edits and no duplicate ids`() {
    let made = makeStandalone(
      of: tree(
        #"<document><theme name="x"/><objects><view id="v"><subviews><label id="v"/><label/></subviews><connections><binding attribute="a" outlet="b"/></connections></view></objects></document>"#
      ))
    let document = parse(source(made.isEmpty ? "" : text(made), path: "A.xib"))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.message))")
    #expect(!text(made).contains("theme") && !text(made).contains("binding"))
    let ids = document.value.tree.all.compactMap { document.value.tree.string(.id, of: $0) }
    #expect(ids.count == Set(ids).count && ids.count == 5)
  }
}

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct CorpusConvertTests {
  static let pairs = ["Login", "SignUp", "ForgotPassword", "UserPortrait"]

  @Test func `applying the overlays made of the Flat7 themes to Default gives the Flat7 themes again`() throws {
    var sizes = (overlays: 0, originals: 0)
    for name in Self.pairs {
      let file = try #require(Corpus.file("flat7/Auth/\(name)Screenlet") ?? Corpus.file("\(name)View_flat7"))
      let parent = try #require(Corpus.file("Default/Auth/\(name)Screenlet"))
      let theme = parse(file).value
      let base = parse(parent).value
      let made = makeOverlay(
        of: theme.tree, over: base.tree,
        header: HeaderFields(screenlet: name, name: "flat7", kind: "extended", parent: "default"))
      let bytes = try #require(made.value, "\(name) \(made.diagnostics.map(\.message))")
      let overlay = parse(SourceFile(id: file.id, path: "\(name)View_flat7.xml", bytes: bytes))
      #expect(overlay.diagnostics.filter { $0.severity == .error }.isEmpty, "\(overlay.diagnostics.map(\.message))")
      let back = ThemeSemantics.apply(overlay: overlay.value.tree, to: base.tree)
      let isSame = meaning(of: back.value) == meaning(of: theme.tree)
      #expect(isSame, "\(name)")
      let whole = makeComplete(of: back.value, header: HeaderFields())
      let isWhole = meaning(of: parse(source(text(whole))).value.tree) == meaning(of: theme.tree)
      #expect(isWhole, "\(name)")
      sizes.overlays += bytes.count
      sizes.originals += file.bytes.count
      print("\(name): \(bytes.count) of \(file.bytes.count)")
    }
    print("overlays \(sizes.overlays) of \(sizes.originals) bytes")
    #expect(sizes.overlays < sizes.originals)
  }

  @Test func `a standalone file has the same frames as its theme`() throws {
    var count = 0
    for file in Corpus.files.filter({ $0.path.hasSuffix(".xib") }).sampled(every: 6) {
      let document = parse(file).value
      guard document.format == .xib else { continue }
      count += 1
      let bytes = makeStandalone(of: document.tree)
      let again = parse(SourceFile(id: file.id, path: file.path, bytes: bytes)).value
      #expect(frames(of: document) == frames(of: again), "\(file.path)")
    }
    print("standalone files with the same frames: \(count)")
    #expect(count > trials(60, of: 400))
  }

  func frames(of document: ThemeDocument) -> [[Rect]] {
    let resolved = resolve(document).value
    let bound = check(resolved, against: ViewModelCatalog.collect([]).value, classes: ClassTable()).value
    return layoutRoots(of: resolved.tree, rootViews: resolved.rootViews).map { root in
      solve(bound, root: root, viewport: .recorded, metrics: .standard).value.views.map(\.frame)
    }
  }
}
