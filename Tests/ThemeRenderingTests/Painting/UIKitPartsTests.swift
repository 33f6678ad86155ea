import Testing
import ThemeLayout
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Views that UIKit adds to the views of a file.
@Suite struct UIKitPartsTests {
  /// June 1, 2024, 15:30 UTC.
  private static let date = #"<date key="date" timeIntervalSinceReferenceDate="738948600"/>"#

  private func texts(_ tree: RenderTree, below id: String) -> [String] {
    tree.nodes.filter { $0.id.hasPrefix(id + "/") }.compactMap { $0.content.text?.string }
  }

  @Test(arguments: [
    ("en", "dateAndTime", ["Jun 1, 2024", "3:30 PM"]), ("de", "dateAndTime", ["01.06.2024", "15:30"]),
    ("en", "date", ["Jun 1, 2024"]), ("fr", "time", ["15:30"]),
  ])
  func `a compact date picker shows its date in the language of the screen`(
    language: String, mode: String, expected: [String]
  ) throws {
    var viewport = Viewport()
    viewport.language = LanguageTag(language)
    let picker = view("datePicker", "d", [0, 0, 300, 44], #"style="compact" datePickerMode="\#(mode)""#, Self.date)
    let tree = try painted(xib(picker), viewport: viewport)
    #expect(texts(tree, below: "d") == expected)
    let room = try #require(tree["d"]).frame
    for part in tree.nodes where part.id.hasPrefix("d/") {
      #expect(part.frame.x >= room.x && part.frame.maxX <= room.maxX + 0.01)
      #expect(part.background?.alpha ?? 0 > 0 && part.cornerRadius > 0)
    }
  }

  @Test func `a picker without a date or with today's has the date of previews`() throws {
    for attributes in [#"style="compact""#, #"style="compact" useCurrentDate="YES""#] {
      let inside = attributes.contains("use") ? Self.date : ""
      let tree = try painted(xib(view("datePicker", "d", [0, 0, 300, 44], attributes, inside)))
      #expect(texts(tree, below: "d") == ["Jun 1, 2024", "9:00 AM"])
    }
  }

  /// June 2024 began on a Saturday.
  @Test func `an inline date picker is the calendar of a month`() throws {
    let tree = try painted(xib(view("datePicker", "d", [0, 0, 350, 380], #"style="inline""#, Self.date)))
    let all = texts(tree, below: "d")
    #expect(all.contains("June 2024") && all.contains("Time") && all.contains("3:30 PM"))
    #expect(all.filter { Int($0) != nil } == (1...30).map { "\($0)" })
    let (first, second, eighth) = (
      try #require(tree["d/day/1"]), try #require(tree["d/day/2"]), try #require(tree["d/day/8"])
    )
    #expect(second.frame.x < first.frame.x && second.frame.y > first.frame.y)
    #expect(abs(eighth.frame.x + eighth.frame.width / 2 - first.frame.x - first.frame.width / 2) < 0.01)
    // A chosen day that is not today is a pale circle with a number in the tint color.
    #expect(first.background == RenderColor(rgb: 0x007AFF).faded(by: 0.15) && second.background == nil)
    #expect(first.textStyle?.color == RenderColor(rgb: 0x007AFF))
  }

  /// `automatic` is compact since iOS 14, which Xcode 12 has.
  @Test func `an automatic date picker has wheels before iOS 14`() throws {
    let file = xib(view("datePicker", "d", [0, 0, 320, 216], "", Self.date))
    for (tools, hasWheels) in [("16097", true), ("17156", false)] {
      let tree = try painted(file.replacing(#"version="3.0""#, with: #"version="3.0" toolsVersion="\#(tools)""#))
      let content = try #require(tree["d"]).content
      #expect((content != .none) == hasWheels)
    }
    let timer = try painted(
      xib(view("datePicker", "d", [0, 0, 320, 216], #"datePickerMode="countDownTimer" countDownDuration="5400""#)))
    #expect(Self.middle(timer["d"]?.content) == ["0\t29", "1 hour\t30 min", "2\t31"])
  }

  /// The chosen row of a wheel with its neighbors.
  private static func middle(_ content: RenderTree.Content?) -> [String]? {
    guard case .wheel(let rows, let selected) = content, rows.indices.contains(selected + 1), selected > 0 else {
      return nil
    }
    return Array(rows[(selected - 1)...(selected + 1)])
  }

  /// Each wheel of a `UIDatePicker` turns on its own.
  @Test func `the columns of a date picker do not carry`() throws {
    func rows(_ mode: String, _ more: String = "") throws -> RenderTree.Content? {
      try painted(
        xib(view("datePicker", "d", [0, 0, 320, 216], #"style="wheels" datePickerMode="\#(mode)""# + more, Self.date)))[
          "d"]?
        .content
    }
    #expect(try Self.middle(rows("date")) == ["May\t31\t2023", "June\t1\t2024", "July\t2\t2025"])
    #expect(try Self.middle(rows("time")) == ["2\t29\tAM", "3\t30\tPM", "4\t31\t"])
    // The column of days has no comma in English.
    #expect(
      try Self.middle(rows("dateAndTime")) == ["Fri May 31\t2\t29\tAM", "Sat Jun 1\t3\t30\tPM", "Sun Jun 2\t4\t31\t"])
    // The hours and minutes of a wheel repeat, and there are only two halves of a day.
    let minutes = try rows("time", #" minuteInterval="30""#)
    guard case .wheel(let all, 4) = minutes else { throw Unexpected() }
    #expect(all.map { $0.split(separator: "\t")[1] } == ["30", "00", "30", "00", "30", "00", "30", "00", "30"])
    #expect(all.first == "11\t30\t" && all.last == "7\t30\t")
  }

  /// Columns of numbers and days are aligned at their ends, words at their beginnings.
  @Test func `the columns of a wheel are aligned as in a date picker`() {
    let columns = RenderTree.wheelColumns(["0\t\tSat Jun 1\tMay", "12 hours\tAM\tSun Jun 22\tJune"])
    #expect(columns.map { $0.map(\.head) } == [["0", "12"], ["", ""], ["Sat Jun 1", "Sun Jun 22"], ["", ""]])
    #expect(columns.map { $0.map(\.tail) } == [["", " hours"], ["", "AM"], ["", ""], ["May", "June"]])
    #expect(RenderTree.wheelTitle("4\t31\t") == "4  31")
  }

  /// A disabled compact picker has no background.
  @Test func `the background of a compact date picker is that of an enabled control`() throws {
    for (attribute, hasBackground) in [("", true), (#" enabled="NO""#, false)] {
      let picker = view(
        "datePicker", "d", [0, 0, 200, 34], #"style="compact" datePickerMode="date""# + attribute, Self.date)
      #expect((try painted(xib(picker))["d/date/0"]?.background != nil) == hasBackground)
    }
  }

  /// `UIButton.ButtonType.close`: a circle of 30 points with a cross that is not in the tint color.
  @Test func `a close button is a gray circle`() throws {
    let tree = try painted(xib(view("button", "b", [10, 20, 60, 40], #"buttonType="close""#)))
    let node = try #require(tree["b"])
    guard case .button(let button) = node.content, let style = node.textStyle, let backdrop = button.backdrop else {
      throw Unexpected()
    }
    let image = button.imageSize(drawn: nil, style, in: node.frame.size)
    let circle = button.parts(in: node.frame, title: .zero, image: image, style).frame(of: backdrop)
    #expect(circle == Rect(x: 25, y: 25, width: 30, height: 30) && backdrop.cornerRadius == 15)
    // `tertiarySystemFill` and `secondaryLabel`.
    #expect(backdrop.color == RenderColor(red: 118, green: 118, blue: 128, alpha: 31))
    #expect(style.color == RenderColor(red: 60, green: 60, blue: 67, alpha: 153))
    #expect(button.image == "xmark" && style.font.weight == 700)
  }

  /// UIKit shows the title of a selected system button in the background's color, on a shape that is not as large as the
  /// button.
  @Test func `a selected system button has a shape around its title`() throws {
    let title = #"<state key="normal" title="Go"/>"#
    let tree = try painted(xib(view("button", "b", [0, 0, 200, 100], #"buttonType="system" selected="YES""#, title)))
    let node = try #require(tree["b"])
    let backdrop = try #require(node.content.button?.backdrop)
    #expect(node.background == nil && backdrop.color == RenderColor(rgb: 0x007AFF))
    #expect(node.textStyle?.color == .white)
    let custom = try painted(xib(view("button", "b", [0, 0, 200, 100], #"selected="YES""#, title)))
    #expect(custom["b"]?.content.button?.backdrop == nil)
  }

  /// `UISearchBar.Style`: the default style has a background and lines, `minimal` has none.
  @Test func `a search bar has the background of a bar unless it is minimal`() throws {
    let plain = try painted(xib(view("searchBar", "s", [0, 0, 375, 56])))
    #expect(plain["s"]?.background != nil)
    #expect(plain["s/top"]?.frame.y == 0 && plain["s/bottom"]?.frame.maxY == 56)
    let minimal = try painted(xib(view("searchBar", "s", [0, 0, 375, 56], #"searchBarStyle="minimal""#)))
    #expect(minimal["s"]?.background == nil && minimal["s/top"] == nil)
  }

  @Test func `a disabled field with a round border has a gray background`() throws {
    for (attribute, color) in [("", 0xFFFFFF), (#" enabled="NO""#, 0xFAFAFA)] as [(String, UInt32)] {
      let field = view("textField", "f", [0, 0, 100, 34], #"borderStyle="roundedRect""# + attribute)
      #expect(try painted(xib(field))["f"]?.background == RenderColor(rgb: color))
    }
  }

  @Test func `a search bar has its buttons beside the field and the scope bar below it`() throws {
    let bar = view(
      "searchBar", "s", [0, 0, 375, 100],
      #"showsCancelButton="YES" showsScopeBar="YES" selectedScopeButtonIndex="1" showsBookmarkButton="YES""#,
      "<scopeButtonTitles><string>All</string><string>Title</string></scopeButtonTitles>")
    let tree = try painted(xib(bar))
    let cancel = try #require(tree["s/cancel"])
    #expect(cancel.content.button?.title.string == "Cancel" && cancel.role == .button)
    let scopes = try #require(tree["s/scopes"])
    #expect(scopes.content == .segments(["All", "Title"], selected: 1))
    let index = try #require(tree.nodes.firstIndex { $0.id == "s" })
    let field = tree.field(ofSearchBar: index)
    #expect(field.maxX < cancel.frame.x && field.maxY <= scopes.frame.y && field.height == 36)
    #expect(tree["s/end"]?.content.image?.name == "book")
    var viewport = Viewport()
    viewport.language = LanguageTag("de")
    #expect(try painted(xib(bar), viewport: viewport)["s/cancel"]?.content.button?.title.string == "Abbrechen")
  }

  @Test func `a search bar without buttons has a field of its own width`() throws {
    let tree = try painted(xib(view("searchBar", "s", [0, 0, 375, 56])))
    let index = try #require(tree.nodes.firstIndex { $0.id == "s" })
    #expect(tree.field(ofSearchBar: index) == Rect(x: 8, y: 10, width: 359, height: 36))
  }

  @Test func `segments have their images, and some are disabled`() throws {
    let control = view(
      "segmentedControl", "s", [0, 0, 300, 32], "",
      #"<segments><segment title="" image="star"/><segment title="Off" enabled="NO"/></segments>"#)
    let tree = try painted(xib(control))
    #expect(
      tree["s"]?.content
        == .segments(
          [RenderTree.Segment("star", isImage: true), RenderTree.Segment("Off", isEnabled: false)], selected: 0))
    #expect(tree.imageNames == ["star"])
    let json = String(decoding: encodeJSON(tree), as: UTF8.self)
    #expect(json.contains(#""images": [0]"#) && json.contains(#""disabled": [1]"#))
  }

  /// `NSAttributedString.Key.kern`: points after each character.
  @Test func `kerned text is wider by the kerning of each character`() throws {
    func label(_ kern: String) -> String {
      view(
        "label", "l", [0, 0, 100, 44], "",
        """
        <attributedString key="attributedText"><fragment content="Kerned"><attributes>\
        <font key="NSFont" metaFont="system" size="17"/>\(kern)</attributes></fragment></attributedString>
        """)
    }
    func width(_ kern: String) throws -> Double {
      let node = try #require(try painted(xib(label(kern)))["l"])
      let run = try #require(node.content.text?.runs.first)
      let font = try #require(run.font ?? node.textStyle?.font)
      return TextMetrics.standard.width(of: run.string, font: FontDescriptor(font))
    }
    let plain = try width("")
    #expect(abs(try width(#"<real key="NSKern" value="2.5"/>"#) - plain - 15) < 0.001)
    #expect(abs(try width(#"<integer key="NSKern" value="-1"/>"#) - plain + 6) < 0.001)
  }

  /// `UIView.tintAdjustmentMode`.
  @Test func `dimmed tint is gray, and subviews inherit it`() throws {
    let inner = view("button", "b", [0, 0, 50, 44], #"buttonType="system""#, #"<state key="normal" title="A"/>"#)
    let tree = try painted(
      xib(view("view", "v", [0, 0, 100, 44], #"tintAdjustmentMode="dimmed""#, "<subviews>\(inner)</subviews>")))
    let color = try #require(tree["b"]?.textStyle?.color)
    #expect(color.red == color.green && color.green == color.blue)
  }

  /// `UIButton` of the type `system` draws images as templates; `custom` draws them as they are.
  @Test(arguments: [("system", true), ("custom", false)])
  func `system buttons show images in the tint color`(type: String, isTinted: Bool) throws {
    let button = view(
      "button", "b", [0, 0, 50, 44], #"buttonType="\#(type)""#, #"<state key="normal" image="logo"/>"#)
    #expect(try painted(xib(button))["b"]?.content.button?.tintsImage == isTinted)
  }

  @Test func `a size is written with at most two decimals`() {
    let root = RenderTree.Node(id: "", frame: .zero)
    let tree = RenderTree(
      screenlet: "", theme: "", viewport: Size(width: 393, height: 494.66666666666663), nodes: [root])
    #expect(tree.sizeText == "393 × 494.67")
  }

  /// UIKit: 30 points for a prompt, 52 for a large title.
  @Test func `a navigation bar has its prompt above and its large title below the buttons`() throws {
    let item =
      #"<navigationItem title="Inbox" prompt="New" id="i"><barButtonItem key="rightBarButtonItem" systemItem="done" id="d"/></navigationItem>"#
    let tree = try painted(
      xib(view("navigationBar", "n", [0, 0, 375, 126], #"largeTitles="YES""#, "<items>\(item)</items>")))
    func node(_ text: String) throws -> RenderTree.Node {
      try #require(tree.nodes.first { $0.content.text?.string == text })
    }
    let (prompt, title, done) = (try node("New"), try node("Inbox"), try #require(tree["d"]))
    #expect(prompt.frame.maxY <= 30 && done.frame.y == 30 && done.frame.height == 44)
    #expect(title.frame.y >= 74 && title.frame.maxY <= 126)
    #expect(title.textStyle?.font.size == 34 && title.textStyle?.font.weight == 700)
    #expect(title.frame.x == 16 && title.textStyle?.alignment == .left)
  }

  @Test func `a tab has its badge in a red circle at its icon`() throws {
    let bar = view(
      "tabBar", "t", [0, 0, 300, 49], "",
      #"<items><tabBarItem title="Inbox" image="tray" badgeValue="3" id="a"/><tabBarItem title="B" id="b"/></items>"#)
    let tree = try painted(xib(bar))
    let badge = try #require(tree["a/badge"])
    #expect(badge.content.text?.string == "3" && badge.background == RenderColor(rgb: 0xFF3B30))
    #expect(badge.frame.x > 75 && badge.frame.maxX < 150 && badge.cornerRadius == badge.frame.height / 2)
    #expect(tree["b/badge"] == nil)
    #expect(tree["a"]?.content.button?.imageSize == Size(width: 25, height: 25))
  }
}

private struct Unexpected: Error {}
