import Testing
import ThemeSource

@testable import ThemeRendering

/// Properties of text and layers that Interface Builder's files have in real apps.
@Suite struct TextLookTests {
  @Test func `lines below and through attributed text, and heights of lines, are those of its attributes`() throws {
    let text = """
      <attributedString key="attributedText"><fragment content="Terms"><attributes>\
      <integer key="NSUnderline" value="1"/>\
      <paragraphStyle key="NSParagraphStyle" lineHeightMultiple="1.35" lineSpacing="3" minimumLineHeight="20"/>\
      </attributes></fragment><fragment content="Old"><attributes><integer key="NSStrikethrough" value="1"/>\
      </attributes></fragment><fragment content="New"><attributes><integer key="NSUnderline" value="0"/>\
      </attributes></fragment></attributedString>
      """
    let label = try #require(try painted(xib(view("label", "l", [0, 0, 100, 44], "", text)))["l"])
    let runs = try #require(label.content.text).runs
    #expect(runs.map(\.isUnderlined) == [true, false, false])
    #expect(runs.map(\.isStruckThrough) == [false, true, false])
    let lines = try #require(label.textStyle).lines
    #expect(lines.heightMultiple == 1.35 && lines.spacing == 3 && lines.minimumHeight == 20)
  }

  @Test(arguments: [
    (#"<size key="shadowOffset" width="1" height="2"/>"#, Size(width: 1, height: 2)),
    // The default of `UILabel.shadowOffset`.
    ("", Size(width: 0, height: -1)),
  ]) func `a label has the shadow of its file`(written: String, offset: Size) throws {
    let color =
      #"<color key="shadowColor" white="0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    let tree = try painted(
      xib(
        view("label", "a", [0, 0, 100, 44], #"text="A""#, color + written)
          + view("label", "b", [0, 0, 100, 44], #"text="B""#, written)))
    let shadow = RenderTree.Shadow(color: RenderColor(red: 0, green: 0, blue: 0, alpha: 128), offset: offset)
    #expect(tree["a"]?.textStyle?.shadow == shadow)
    #expect(tree["b"]?.textStyle?.shadow == nil)
  }

  @Test func `a layer reads the corners to round from a file, but no border color`() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="number" keyPath="layer.maskedCorners"><integer key="value" value="3"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" red="1" green="0" \
      blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes>
      """
    let box = try #require(try painted(xib(view("view", "box", [0, 0, 100, 50], "", attributes)))["box"])
    // `CACornerMask`: layerMinXMinYCorner and layerMaxXMinYCorner.
    #expect(box.roundCorners == [.topLeft, .topRight])
    // A `UIColor` is no `CGColor`; the default of `CALayer.borderColor` is opaque black.
    #expect(box.border == RenderTree.Border(color: .black, width: 2))
  }

  @Test func `the sections of an inset grouped table are round, without a line at their ends`() throws {
    func cell(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="20" y="\(y)" width="335" height="44"/>\
      <tableViewCellContentView key="contentView" id="in-\(id)"><rect key="frame" x="0" y="0" width="335" height="44"/>\
      </tableViewCellContentView></tableViewCell>
      """
    }
    let sections = """
      <sections><tableViewSection id="s1"><cells>\(cell("one", 20))\(cell("two", 64))</cells></tableViewSection>\
      <tableViewSection id="s2"><cells>\(cell("three", 128))</cells></tableViewSection></sections>
      """
    let tree = try painted(
      xib(view("tableView", "table", [0, 0, 375, 667], #"style="insetGrouped" dataMode="static""#, sections)))
    let rows = ["table/0/one", "table/1/two", "table/2/three"].map { tree[$0] }
    #expect(rows.map { $0?.roundCorners } == [[.topLeft, .topRight], [.bottomLeft, .bottomRight], .all])
    #expect(rows.allSatisfy { $0?.cornerRadius == 10 && $0?.background == .white })
    #expect(tree.nodes.filter { $0.className == RenderTree.separatorClass }.count == 1)
  }

  @Test func `a layer has the shadow of its attributes, unless it clips`() throws {
    func box(_ id: String, _ more: String = "", _ attributes: String = "") -> String {
      view(
        "view", id, [0, 0, 100, 50], attributes,
        """
        <userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"><real key="value" value="0.5"/>\
        </userDefinedRuntimeAttribute>\(more)</userDefinedRuntimeAttributes>
        """)
    }
    let more = """
      <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><integer key="value" value="8"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="color" keyPath="layer.shadowUIColor"><color key="value" red="1" green="0" \
      blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
      """
    let tree = try painted(xib(box("a") + box("b", more) + box("c", "", #"clipsSubviews="YES""#)))
    // The defaults of `CALayer`: black, three points upward, a radius of 3.
    #expect(tree["a"]?.shadow?.color.hex == "#00000080")
    #expect(tree["a"]?.shadow?.offset == Size(width: 0, height: -3) && tree["a"]?.shadow?.radius == 3)
    #expect(tree["b"]?.shadow?.color.hex == "#ff000080")
    #expect(tree["b"]?.shadow?.offset == Size(width: 1, height: 2) && tree["b"]?.shadow?.radius == 8)
    #expect(tree["c"]?.shadow == nil)
  }

  @Test(arguments: [
    ("always", "Ada", true), ("unlessEditing", "Ada", true), ("whileEditing", "Ada", false), ("always", "", false),
  ]) func `a field shows the button that clears it as UIKit does outside of editing`(
    mode: String, text: String, isShown: Bool
  ) throws {
    let tree = try painted(
      xib(view("textField", "f", [0, 0, 200, 34], #"text="\#(text)" clearButtonMode="\#(mode)""#)))
    #expect(tree["f"]?.content.field?.hasClearButton == isShown)
  }
}
