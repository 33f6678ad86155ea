import Testing
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemeRendering

@Test func `named, system and written colors are converted to sRGB`() throws {
  let tree = try painted(
    xib(
      view("view", "named", [0, 0, 9, 9], "", #"<color key="backgroundColor" name="accent"/>"#)
        + view("view", "system", [0, 0, 9, 9], "", #"<color key="backgroundColor" systemColor="systemBlueColor"/>"#)
        + view(
          "view", "written", [0, 0, 9, 9], "",
          #"<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#
        )
        + view(
          "view", "clear", [0, 0, 9, 9], "",
          #"<color key="backgroundColor" white="1" alpha="0" colorSpace="calibratedWhite"/>"#),
      resources: """
        <namedColor name="accent"><color red="0" green="0.8353" blue="0.498" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """))
  #expect(tree["named"]?.background?.hex == "#00d57f")
  #expect(tree["system"]?.background?.hex == "#007aff")
  #expect(tree["written"]?.background?.hex == "#ff800080")
  #expect(tree["clear"]?.background == nil)
}

@Test func `a theme may require the dark appearance`() throws {
  let dark = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle">\
    <integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  let inside = #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
  let tree = try painted(
    xib(view("view", "light", [0, 0, 9, 9], "", inside) + view("view", "dark", [0, 0, 9, 9], "", inside + dark)))
  #expect(tree["light"]?.background == .white)
  #expect(tree["dark"]?.background == .black)
}

@Test func `layer attributes give corners and borders`() throws {
  let attributes = """
    <userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="7.5"/>\
    </userDefinedRuntimeAttribute>\
    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/>\
    </userDefinedRuntimeAttribute>\
    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"><color key="value" red="1" green="0" blue="0" \
    alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>\
    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>\
    </userDefinedRuntimeAttributes>
    """
  let tree = try painted(
    xib(
      view(
        "view", "box", [10, 20, 100, 50], "",
        attributes + "<subviews>" + view("label", "in", [50, 0, 100, 20]) + "</subviews>")))
  #expect(tree["box"]?.cornerRadius == 7.5)
  #expect(tree["box"]?.border == RenderTree.Border(color: RenderColor(rgb: 0xFF0000), width: 2))
  #expect(tree["in"]?.clip == Rect(x: 10, y: 20, width: 100, height: 50))
}

@Test func `opacity of superviews multiplies`() throws {
  let tree = try painted(
    xib(
      view(
        "view", "outer", [0, 0, 9, 9], #"alpha="0.5""#,
        "<subviews>" + view("label", "inner", [0, 0, 9, 9], #"alpha="0.5""#) + "</subviews>")))
  #expect(tree["outer"]?.alpha == 0.5)
  #expect(tree["inner"]?.alpha == 0.25)
}

@Test func `a label has its text, font, color, alignment and lines`() throws {
  let tree = try painted(
    xib(
      view(
        "label", "title", [0, 0, 100, 44],
        #"text="Hello" textAlignment="center" lineBreakMode="headTruncation" numberOfLines="0""#,
        #"<fontDescription key="fontDescription" name="HelveticaNeue-Thin" family="Helvetica Neue" pointSize="16"/>"#
          + #"<color key="textColor" systemColor="darkTextColor"/>"#)))
  let label = try #require(tree["title"])
  #expect(label.role == .label)
  #expect(label.content == .text(RenderTree.Text("Hello")))
  #expect(
    label.textStyle
      == RenderTree.TextStyle(
        font: RenderTree.Font(family: "Helvetica Neue", size: 16, weight: 200), color: .black, alignment: .center,
        lineBreak: .headTruncation, numberOfLines: 0))
}

@Test func `attributed text keeps its runs`() throws {
  let fragments = """
    <attributedString key="attributedText"><fragment content="Big "><attributes>\
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
    <font key="NSFont" size="20" name="Georgia-Bold"/><paragraphStyle key="NSParagraphStyle" alignment="right"/>\
    </attributes></fragment><fragment content="news"/></attributedString>
    """
  let tree = try painted(xib(view("label", "l", [0, 0, 100, 44], "", fragments)))
  guard case .text(let text) = tree["l"]?.content else {
    Issue.record("no text")
    return
  }
  #expect(text.string == "Big news")
  #expect(text.runs.map(\.string) == ["Big ", "news"])
  #expect(text.runs[0].color?.hex == "#ff0000")
  #expect(text.runs[0].font?.weight == 700)
  #expect(tree["l"]?.textStyle?.alignment == .right)
}

@Test func `a text field has its placeholder, style and secrecy`() throws {
  let tree = try painted(
    xib(
      view(
        "textField", "f", [0, 0, 100, 44], #"borderStyle="roundedRect" placeholder="Password" textAlignment="natural""#,
        #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)))
  #expect(tree["f"]?.content == .field(RenderTree.Field(placeholder: "Password", isSecure: true, style: .roundedRect)))
  #expect(tree["f"]?.tabOrder == 0)
}

@Test func `plain buttons have the tint, custom ones are white, states color their titles`() throws {
  let state = #"<state key="normal" title="Go"/>"#
  let tree = try painted(
    xib(
      view("button", "system", [0, 0, 99, 44], #"buttonType="system""#, state)
        + view("button", "custom", [0, 50, 99, 44], "", state)
        + view(
          "button", "tinted", [0, 100, 99, 44], #"buttonType="roundedRect""#,
          #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
            + state)
        + view(
          "button", "off", [0, 150, 99, 44], #"enabled="NO""#,
          state
            + #"<state key="disabled" title="Wait"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>"#
        )
    ))
  #expect(tree["system"]?.textStyle?.color.hex == "#007aff")
  #expect(tree["custom"]?.textStyle?.color == .white)
  #expect(tree["tinted"]?.textStyle?.color.hex == "#ff0000")
  #expect(tree["off"]?.textStyle?.color == .black)
  guard case .button(let off) = tree["off"]?.content else {
    Issue.record("no button")
    return
  }
  #expect(off.current == "disabled")
  #expect(off.title.string == "Wait")
  #expect(off.states.map(\.title) == ["Go", "Wait"])
  #expect(tree["off"]?.tabOrder == nil)
}

@Test func `a filled configuration gives a background, a text color and round corners`() throws {
  let tree = try painted(
    xib(
      view(
        "button", "b", [0, 0, 99, 44], #"buttonType="system""#,
        #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#)))
  #expect(tree["b"]?.background?.hex == "#007aff")
  #expect(tree["b"]?.textStyle?.color == .white)
  #expect((tree["b"]?.cornerRadius ?? 0) > 0)
}

@Test func `values are presented where the theme binds them`() throws {
  func bind(_ attribute: String, _ keyPath: String, _ id: String, in bound: inout BoundTheme, value: String? = nil) {
    guard let view = bound.theme.tree.node(id) else { return }
    bound.bindings.append(
      BoundTheme.Binding(
        attribute: attribute, type: "String?", isWritable: true, outlet: id, keyPath: keyPath, value: value, view: view)
    )
  }
  let tree = try painted(
    xib(
      view("textField", "name", [0, 0, 99, 44]) + view("switch", "on", [0, 50, 51, 31])
        + view("progressView", "bar", [0, 100, 99, 4])
        + view("label", "author", [0, 120, 99, 20])),
    ViewModelValues([
      "userName": .text("ada"), "edit": .bool(true), "share": .number(0.25),
      "comment": .parts(["user": .parts(["name": .text("Grace")])]),
    ]),
    bind: {
      bind("userName", "text", "name", in: &$0)
      bind("edit", "on", "on", in: &$0)
      bind("share", "progress", "bar", in: &$0)
      bind("comment", "text", "author", in: &$0, value: "user.name")
    })
  #expect(tree["name"]?.content == .field(RenderTree.Field(text: "ada")))
  #expect(tree["on"]?.content == .toggle(isOn: true))
  #expect(tree["bar"]?.content == .progress(0.25))
  #expect(tree["author"]?.content == .text(RenderTree.Text("Grace")))
  #expect(tree["name"]?.bindings == [RenderTree.Binding(attribute: "userName", keyPath: "text", isWritable: true)])
}

@Test func `a label is as wide as the value that it shows`() throws {
  func label(_ text: String) -> String {
    """
    <label id="l" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="20" y="20" width="9" height="9"/><constraints>\
    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>\
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="y"/>\
    </constraints></label>
    """
  }
  let shown = try painted(xib(label("A")), ViewModelValues(["name": .text("Ada Lovelace")])) { theme in
    guard let view = theme.theme.tree.node("l") else { return }
    theme.bindings = [
      BoundTheme.Binding(
        attribute: "name", type: "String", isWritable: false, outlet: "l", keyPath: "text", value: nil, view: view)
    ]
  }
  let written = try painted(xib(label("Ada Lovelace")))
  #expect(shown["l"]?.frame == written["l"]?.frame)
  #expect((shown["l"]?.frame.width ?? 0) > 50)
}

@Test func `the tab order is from top to bottom and from left to right`() throws {
  let tree = try painted(
    xib(
      view("button", "c", [0, 100, 50, 40]) + view("textField", "b", [60, 11, 50, 40])
        + view("textField", "a", [0, 10, 50, 40])))
  #expect(["a", "b", "c"].map { tree[$0]?.tabOrder } == [0, 1, 2])
}

@Test func `nodes are in preorder and their ends are right`() throws {
  let tree = try painted(
    xib(
      view(
        "view", "a", [0, 0, 50, 50], "",
        "<subviews>" + view("view", "b", [0, 0, 5, 5], "", "<subviews>" + view("label", "c") + "</subviews>")
          + "</subviews>")
        + view("label", "d")))
  #expect(tree.nodes.map(\.id) == ["root", "a", "b", "c", "d"])
  #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 2, 0])
  #expect(tree.nodes.map(\.subtreeEnd) == [5, 4, 4, 4, 5])
}

@Test func `an embedded Screenlet is drawn at the view that embeds it`() throws {
  let tree = try painted(
    xib(view("view", "slot", [100, 200, 80, 40], #"customClass="UserPortraitScreenlet""#) + view("label", "after")),
    embeds: ["slot": xib(view("label", "inside", [4, 6, 60, 20]))])
  #expect(tree["slot"]?.role == .embedded)
  #expect(tree["slot"]?.content == .embedded(screenlet: "UserPortrait", theme: "default"))
  #expect(tree["slot/root"]?.frame == Rect(x: 100, y: 200, width: 80, height: 40))
  #expect(tree["slot/inside"]?.frame == Rect(x: 104, y: 206, width: 60, height: 20))
  #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 2, 0])
  #expect(tree.nodes.map(\.subtreeEnd) == [5, 4, 4, 4, 5])
}

@Test func `an embedded Screenlet has the appearance that a superview requires`() throws {
  let dark = """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle">\
    <integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  let slot = view("view", "slot", [0, 0, 80, 40], #"customClass="UserPortraitScreenlet""#)
  let inside = view(
    "view", "in", [0, 0, 9, 9], "", #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#)
  let tree = try painted(
    xib(view("view", "night", [0, 0, 100, 100], "", dark + "<subviews>\(slot)</subviews>")),
    embeds: ["slot": xib(inside)])
  #expect(tree["slot/in"]?.background == .black)
}

@Test func `a table shows its prototype cells, cells that it is given, or sample rows`() throws {
  let prototype = """
    <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>\
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>\
    \(view("label", "in", [10, 5, 100, 20], #"text="Cell""#))</subviews></tableViewCellContentView></tableViewCell></prototypes>
    """
  let own = try painted(xib(view("tableView", "t", [0, 100, 375, 300], "", prototype)))
  // A device draws no header "Prototype Cells", which Interface Builder draws above the first row.
  #expect(own["t/0/cell"]?.frame == Rect(x: 0, y: 100, width: 375, height: 44))
  #expect(own["t/0/in"]?.content == .text(RenderTree.Text("Cell")))
  let cell = cellFile(60, view("label", "given", [0, 0, 80, 20]))
  let given = try painted(xib(view("tableView", "t", [0, 100, 375, 300])), cells: ["t": [cell, cell]])
  #expect(given["t/1/given"]?.frame == Rect(x: 0, y: 160, width: 80, height: 20))
  #expect(given["t/1/given"]?.clip == Rect(x: 0, y: 100, width: 375, height: 300))
  #expect(given["t/2/given"] == nil)
  // A single cell is repeated in three rows.
  let single = try painted(xib(view("tableView", "t", [0, 100, 375, 100])), cells: ["t": [cell]])
  #expect(["t/0/given", "t/1/given", "t/2/given"].map { single[$0]?.frame.y } == [100, 160, nil])
  let empty = try painted(xib(view("tableView", "t", [0, 100, 375, 300], #"rowHeight="60""#)))
  guard case .rows(let rows, let height) = empty["t"]?.content else {
    Issue.record("no rows")
    return
  }
  #expect(rows.count == 3)
  #expect(height == 60)
}

@Test func `views that are masked out are omitted, hidden ones are marked`() throws {
  let tree = try painted(
    xib(
      view("view", "hidden", [0, 0, 50, 50], #"hidden="YES""#, "<subviews>" + view("label", "inside") + "</subviews>")))
  #expect(tree["hidden"]?.isHidden == true)
  #expect(tree["inside"]?.isHidden == true)
}

@Test func `a static table shows its sections' titles, separators, and accessories of rows`() throws {
  func cell(_ id: String, _ y: Int, _ attributes: String = "") -> String {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="\(y)" width="375" height="44"/>\
    <tableViewCellContentView key="contentView" id="in-\(id)"><rect key="frame" x="0" y="0" width="335" height="44"/>\
    </tableViewCellContentView></tableViewCell>
    """
  }
  let sections = """
    <sections><tableViewSection headerTitle="Settings" id="s1"><cells>\
    \(cell("one", 50, #"accessoryType="disclosureIndicator""#))\(cell("two", 94, #"accessoryType="checkmark""#))\
    </cells></tableViewSection><tableViewSection headerTitle="About" footerTitle="Version 1" id="s2"><cells>\
    \(cell("three", 188))</cells></tableViewSection></sections>
    """
  let tree = try painted(
    xib(view("tableView", "t", [0, 100, 375, 500], #"style="grouped" separatorStyle="default""#, sections)),
    appearance: .dark)
  func text(_ id: String) -> String? {
    guard case .text(let text) = tree[id]?.content else { return nil }
    return text.string
  }
  #expect(text("t/header/0") == "Settings")
  #expect(text("t/header/1") == "About")
  #expect(text("t/footer/1") == "Version 1")
  #expect(tree["t/header/0"]?.frame.maxY == 150)
  func image(_ id: String) -> String? {
    guard case .image(let image) = tree[id]?.content else { return nil }
    return image.name
  }
  #expect(image("t/0/one/accessory") == "chevron.right")
  #expect(image("t/1/two/accessory") == "checkmark")
  #expect(tree["t/2/three/accessory"] == nil)
  #expect(tree.nodes.filter { $0.className == RenderTree.separatorClass }.map(\.frame.y) == [193, 237, 331])
  // Apple's dark secondarySystemGroupedBackground and systemGroupedBackground.
  #expect(tree["t/0/one"]?.background == RenderColor(rgb: 0x1C1C1E))
  #expect(tree["t"]?.background == .black)
}

@Test func `a table draws lines between its cells unless its style is none`() throws {
  let cell = cellFile(60, view("label", "in", [0, 0, 80, 20]))
  func separators(_ attributes: String) throws -> [Rect] {
    try painted(xib(view("tableView", "t", [0, 100, 375, 300], attributes)), cells: ["t": [cell, cell]])
      .nodes.filter { $0.id.hasSuffix("separator") }.map(\.frame)
  }
  #expect(
    try separators(#"separatorStyle="default""#) == [
      Rect(x: 16, y: 159, width: 359, height: 1), Rect(x: 16, y: 219, width: 359, height: 1),
    ])
  #expect(try separators(#"separatorStyle="none""#).isEmpty)
}

/// `NSTextAlignment.natural` is "the default alignment for the current localization of the app", for every text;
/// `semanticContentAttribute` overrides it for a view.
@Test(arguments: [(LayoutDirection.leftToRight, RenderTree.TextStyle.Alignment.left), (.rightToLeft, .right)])
func `natural text is aligned at the leading edge`(
  _ direction: LayoutDirection, _ edge: RenderTree.TextStyle.Alignment
) throws {
  let other: RenderTree.TextStyle.Alignment = edge == .left ? .right : .left
  let forced = direction == .leftToRight ? "forceRightToLeft" : "forceLeftToRight"
  let tree = try painted(
    xib(
      view("label", "latin", [0, 0, 100, 20], #"text="abc" textAlignment="natural""#)
        + view("label", "hebrew", [0, 20, 100, 20], #"text="שלום""#)
        + view("label", "left", [0, 40, 100, 20], #"text="abc" textAlignment="left""#)
        + view("textField", "forced", [0, 60, 100, 20], #"text="abc" semanticContentAttribute="\#(forced)""#)
        + view("button", "leading", [0, 90, 100, 20], #"contentHorizontalAlignment="leading""#)),
    viewport: Viewport(direction: direction))
  #expect(tree["latin"]?.textStyle?.alignment == edge)
  #expect(tree["hebrew"]?.textStyle?.alignment == edge)
  #expect(tree["left"]?.textStyle?.alignment == .left)
  #expect(tree["forced"]?.textStyle?.alignment == other)
  #expect(tree["leading"]?.textStyle?.alignment == edge)
}

@Test func `a label's font shrinks to the minimum that its file states`() throws {
  func scale(_ attributes: String) throws -> Double? {
    try painted(
      xib(
        view(
          "label", "l", [0, 0, 100, 20], #"text="abc" \#(attributes)"#,
          #"<fontDescription key="fontDescription" type="system" pointSize="20"/>"#)))["l"]?.textStyle?.minimumScale
  }
  #expect(try scale(#"minimumScaleFactor="0.5""#) == 0.5)
  #expect(try scale(#"minimumFontSize="10""#) == 0.5)
  // UIKit interprets 0 as the current size.
  #expect(try scale(#"minimumScaleFactor="0""#) == 1)
  #expect(try scale(#"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#) == 1)
  #expect(try scale("") == 1)
}

@Test func `each row of a list shows its values in the views of its cell`() throws {
  let cell = cellFile(44, view("label", "title", [0, 0, 200, 20], #"text="Own""#)).replacing(
    "</tableViewCell></objects>",
    with:
      #"<connections><outlet property="titleLabel" destination="title" id="o"/></connections></tableViewCell></objects>"#
  )
  let rows: [[String: ViewModelValues.Value]] = [["titleLabel": .text("First")], [:], ["titleLabel": .number(3)]]
  let tree = try painted(
    xib(view("tableView", "t", [0, 0, 375, 600])), ViewModelValues(["t": .rows(rows)]), cells: ["t": [cell]])
  let texts = tree.nodes.compactMap { node -> String? in
    guard case .text(let text) = node.content else { return nil }
    return text.string
  }
  #expect(texts == ["First", "Own", "3"])
  #expect(tree.nodes.filter { $0.role == .cell }.map(\.frame.y) == [0, 44, 88])
}

@Test func `a progress message is in the middle above all views`() throws {
  var tree = try painted(xib(view("label", "l", [0, 0, 100, 20], #"text="abc""#)))
  tree.show(ProgressMessage(state: .working, text: "Signing in…"))
  let box = try #require(tree["progress"])
  #expect(box.frame.x + box.frame.width / 2 == 187.5 && box.frame.y + box.frame.height / 2 == 333.5)
  #expect(tree["progress/indicator"]?.content == .activity(isAnimating: true, isLarge: true))
  #expect(tree["progress/message"]?.content == .text(RenderTree.Text("Signing in…")))
  #expect(tree.nodes[0].subtreeEnd == tree.nodes.count && tree.nodes[tree.nodes.count - 3].id == "progress")
  var failed = try painted(xib(""))
  failed.show(ProgressMessage(state: .failure, text: "Could not sign in"))
  #expect(failed["progress/indicator"] == nil)
}

/// `UITableView.rowHeight` applies unless the delegate implements `tableView(_:heightForRowAt:)`.
@Test
func `a table's row height wins over the recorded height of its cell, unless a delegate may state another one for it`()
  throws
{
  let cell = cellFile(44, view("label", "l", [0, 0, 80, 20], #"text="Cell""#))
  func tops(_ attributes: String, _ inside: String = "") throws -> [Points] {
    try painted(xib(view("tableView", "t", [0, 0, 375, 600], attributes, inside)), cells: ["t": [cell]]).nodes.filter {
      $0.role == .cell
    }.map(\.frame.y)
  }
  #expect(try tops(#"rowHeight="60""#) == [0, 60, 120])
  #expect(try tops(#"rowHeight="-1""#) == [0, 44, 88])
  #expect(
    try tops(#"rowHeight="60""#, #"<connections><outlet property="delegate" destination="root" id="d"/></connections>"#)
      == [0, 44, 88])
}

@Test func `a text field with a round border has a white background, unless it states another background color itself`()
  throws
{
  func field(_ inside: String = "", style: String = "roundedRect") -> String {
    view("textField", "f", [20, 20, 200, 48], #"borderStyle="\#(style)""#, inside)
  }
  let clear = #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#
  let red =
    #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  #expect(try painted(xib(field()))["f"]?.background?.hex == "#ffffff")
  #expect(try painted(xib(field(clear)))["f"]?.background == nil)
  #expect(try painted(xib(field(red)))["f"]?.background?.hex == "#ff0000")
  #expect(try painted(xib(field(style: "line")))["f"]?.background == nil)
}

/// Interface Builder writes `value` unless it is UIKit's default, 0.
@Test func `a slider without a value is at its minimum, with its images at the ends of its track`() throws {
  let tree = try painted(
    xib(
      view(
        "slider", "s", [16, 20, 300, 30],
        #"minValue="0.0" maxValue="1" minimumValueImage="minus" maximumValueImage="plus""#)
        + view("slider", "t", [16, 60, 300, 30], #"minValue="2" maxValue="4""#)))
  let index = try #require(tree.nodes.firstIndex { $0.id == "s" })
  #expect(tree.nodes[index].content == .range(value: 0, minimum: 0, maximum: 1))
  #expect(tree["s/minimum"]?.frame == Rect(x: 16, y: 25, width: 20, height: 20))
  #expect(tree["s/maximum"]?.frame.maxX == 316)
  let track = tree.track(ofSlider: index)
  #expect(track.x >= 36 && track.maxX <= 296 && track.width > 200)
  let plain = try #require(tree.nodes.firstIndex { $0.id == "t" })
  #expect(tree.track(ofSlider: plain) == tree.nodes[plain].frame)
}

@Test func `a color well has its selected color`() throws {
  let color =
    #"<color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  let tree = try painted(xib(view("colorWell", "w", [0, 0, 28, 28], "", color) + view("colorWell", "v")))
  #expect(tree["w"]?.content == .colorWell(RenderColor(rgb: 0xFF0000)))
  #expect(tree["w"]?.role == .colorWell && tree["w"]?.tabOrder == 0)
  #expect(tree["v"]?.content == .colorWell(nil))
}

@Test func `a button's configuration has the insets and the image side that it states`() throws {
  func button(_ attributes: String, _ inside: String = "") throws -> RenderTree.Button {
    let configuration =
      #"<buttonConfiguration key="configuration" style="plain" title="Go" image="star" \#(attributes)>\#(inside)</buttonConfiguration>"#
    let tree = try painted(xib(view("button", "b", [0, 0, 200, 44], "", configuration)))
    guard case .button(let button) = try #require(tree["b"]).content else { throw NoButton() }
    return button
  }
  // The insets of an empty `UIButton.Configuration.plain()`: 7 above and below, 12 at the sides.
  #expect(try button("").contentInsets == Insets(top: 7, left: 12, bottom: 7, right: 12))
  let stated = try button(
    #"imagePlacement="trailing" imagePadding="6""#,
    #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#)
  #expect(stated.contentInsets == Insets(top: 1, left: 2, bottom: 3, right: 4))
  #expect(stated.imageSide == .right && stated.imagePadding == 6)
  #expect(try button(#"imagePlacement="top""#).imageSide == .top)
}

private struct NoButton: Error {}
