import Testing
import ThemeSource

@testable import ThemeRendering

/// A storyboard with its first scene in a navigation controller, which is in a tab bar controller.
private func storyboard(_ item: String, _ view: String = "", _ navigation: String = "", _ controller: String = "")
  -> String
{
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs">
  <device id="retina4_7" orientation="portrait"/><scenes>
  <scene sceneID="s1"><objects><viewController id="vc" \(controller)><view key="view" id="root">
  <rect key="frame" x="0" y="0" width="375" height="667"/>\(view)<viewLayoutGuide key="safeArea" id="safe"/></view>
  \(item)</viewController></objects></scene>
  <scene sceneID="s2"><objects><navigationController id="nav" \(navigation)><tabBarItem key="tabBarItem" title="Home" id="ti"/>
  <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>
  <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></navigationBar>
  <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r1"/></connections>
  </navigationController></objects></scene>
  <scene sceneID="s3"><objects><viewController id="other"><tabBarItem key="tabBarItem" systemItem="mostRecent" id="t2"/>
  </viewController></objects></scene>
  <scene sceneID="s4"><objects><tabBarController id="tabs"><connections>
  <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/>
  <segue destination="other" kind="relationship" relationship="viewControllers" id="r3"/></connections>
  </tabBarController></objects></scene></scenes></document>
  """
}

/// UIKit on an iPhone 8: a status bar of 20 points, a navigation bar of 44, a tab bar of 49.
@Test func `a controller has the bars of the containers that it is in`() throws {
  let tree = try painted(
    storyboard(
      """
      <navigationItem key="navigationItem" title="Inbox" id="item">
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
      """))
  let bar = try #require(tree["root/navigationBar"])
  #expect(bar.frame == Rect(x: 0, y: 0, width: 375, height: 64))
  #expect(bar.background == nil)
  let title = try #require(tree.nodes.first { $0.content == .text(RenderTree.Text("Inbox")) })
  #expect(title.frame.y == 20 && title.frame.height == 44)
  #expect(abs(title.frame.x + title.frame.width / 2 - 187.5) <= 0.5)
  let add = try #require(tree["add"])
  #expect(add.role == .button && add.frame.maxX == 375 - 16)
  guard case .button(let button) = add.content else { throw Unexpected() }
  #expect(button.image == "plus")
  let tabs = try #require(tree["root/tabBar"])
  #expect(tabs.frame == Rect(x: 0, y: 667 - 49, width: 375, height: 49))
  let home = try #require(tree["ti"])
  #expect(home.frame == Rect(x: 0, y: 618, width: 187.5, height: 49))
  guard case .button(let tab) = home.content, case .button(let recent) = try #require(tree["t2"]).content else {
    throw Unexpected()
  }
  #expect(tab.title.string == "Home" && tab.current == "selected")
  #expect(recent.title.string == "Most Recent" && recent.current == "normal")
}

/// Since iOS 15, bars of controllers are transparent while their content is at its edge, even if they have a
/// `barTintColor`; with an older SDK they are not.
@Test func `a bar of a controller is transparent at the edge of the content`() throws {
  func bars(_ view: String = "", tools: String = "22505", _ more: String = "") throws -> [String: RenderTree.Node] {
    let tree = try painted(
      storyboard(#"<navigationItem key="navigationItem" title="Inbox" id="item"/>"#, view)
        .replacing(#"toolsVersion="22505""#, with: #"toolsVersion="\#(tools)""#)
        .replacing("</navigationBar>", with: more + "</navigationBar>"))
    return tree.nodes.reduce(into: [:]) { $0[$1.id] = $1 }
  }
  let edge = try bars()
  #expect(edge["root/navigationBar"]?.background == nil && edge["root/navigationBar/hairline"] == nil)
  #expect(edge["root/tabBar"]?.background == nil && edge["root/tabBar/hairline"] == nil)
  let old = try bars(tools: "18122")
  #expect(old["root/navigationBar"]?.background == RenderColor(rgb: 0xFF0000))
  #expect(old["root/navigationBar/hairline"] != nil && old["root/tabBar"]?.background != nil)
  // Rows continue below the tab bar, but begin below the navigation bar.
  let table = #"""
    <subviews><tableView id="table" rowHeight="250"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableView></subviews>
    """#
  let scrolled = try bars(table)
  #expect(scrolled["root/tabBar"]?.background != nil && scrolled["root/tabBar/hairline"] != nil)
  #expect(scrolled["root/navigationBar"]?.background == nil)
  let appearance = #"""
    <navigationBarAppearance key="scrollEdgeAppearance">
    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </navigationBarAppearance>
    """#
  let colored = try bars("", appearance)
  #expect(colored["root/navigationBar"]?.background == RenderColor(rgb: 0x00FF00))
  #expect(colored["root/navigationBar/hairline"] != nil)
}

/// UIKit's system items Done and Save have the style `done`.
@Test func `the titles of Done and Save are semibold`() throws {
  for (item, weight) in [("done", 600), ("save", 600), ("cancel", 400), ("edit", 400)] {
    let bar = view(
      "toolbar", "bar", [0, 0, 375, 44], "", #"<items><barButtonItem systemItem="\#(item)" id="i"/></items>"#)
    #expect(try painted(xib(bar))["i"]?.textStyle?.font.weight == weight, "\(item)")
  }
}

/// `UIBarStyle.black`: white on black in every appearance, unless the bar has another color.
@Test func `a black bar is dark and its title white`() throws {
  let black = storyboard(#"<navigationItem key="navigationItem" title="Inbox" id="item"/>"#)
    .replacing(
      #"<navigationBar key="navigationBar" id="bar">"#,
      with: #"<navigationBar key="navigationBar" barStyle="black" id="bar">"#
    )
    // With the SDK of iOS 14, the bar is not transparent.
    .replacing("22505", with: "18122")
  func title(_ tree: RenderTree) -> RenderColor? {
    tree.nodes.first { $0.content == .text(RenderTree.Text("Inbox")) }?.textStyle?.color
  }
  let colored = try painted(black)
  #expect(colored["root/navigationBar"]?.background == RenderColor(rgb: 0xFF0000) && title(colored) == .white)
  let plain = try painted(black.replacing("barTintColor", with: "shadowColor"))
  let ground = try #require(plain["root/navigationBar"]?.background)
  #expect(ground.red < 0x30 && ground.green < 0x30 && ground.blue < 0x30)
  #expect(title(try painted(storyboard(#"<navigationItem key="navigationItem" title="Inbox" id="item"/>"#))) == .black)
  for element in ["toolbar", "searchBar", "tabBar", "navigationBar"] {
    let bar = try painted(xib(view(element, "bar", [0, 20, 375, 44], #"barStyle="black""#)))["bar"]
    #expect(try #require(bar?.background).red < 0x30, "\(element)")
  }
  let minimal = try painted(xib(view("searchBar", "bar", [0, 20, 375, 56], #"searchBarStyle="minimal""#)))["bar"]
  #expect(minimal?.background == nil)
}

/// `UITabBar.unselectedItemTintColor` is gray, for images as for titles.
@Test func `tabs have their images above their titles, and are gray unless they are chosen`() throws {
  let tree = try painted(
    storyboard("").replacing(#"title="Home" id="ti""#, with: #"title="Home" image="house.fill" id="ti""#))
  let (home, recent) = (try #require(tree["ti"]), try #require(tree["t2"]))
  guard case .button(let chosen) = home.content, case .button(let other) = recent.content else { throw Unexpected() }
  #expect(chosen.image == "house.fill" && chosen.imageSide == .top)
  // `UITabBarItem.SystemItem.mostRecent` shows a clock.
  #expect(other.image == "clock.fill" && other.imageSide == .top)
  #expect(home.tint == home.textStyle?.color && home.tint == RenderColor(rgb: 0x007AFF))
  #expect(recent.tint == recent.textStyle?.color && recent.tint == RenderColor(rgb: 0x999999))
  let rows = drawn(tree)
  let title = try #require(rows.firstIndex { $0.contains("Home") })
  let column = try #require(rows[title - 1].firstIndex(of: "⌂"))
  let offset = rows[title - 1].distance(from: rows[title - 1].startIndex, to: column)
  let start = try #require(rows[title].firstRange(of: "Home")).lowerBound
  let first = rows[title].distance(from: rows[title].startIndex, to: start)
  #expect((first..<first + 4).contains(offset))
}

@Test func `a hidden navigation bar is not drawn`() throws {
  let tree = try painted(storyboard("", "", #"navigationBarHidden="YES""#))
  #expect(tree["root/navigationBar"] == nil)
}

@Test func `a segmented control in a toolbar is drawn between its flexible spaces`() throws {
  let tree = try painted(
    xib(
      view(
        "toolbar", "bar", [0, 20, 375, 44], "",
        """
        <items><barButtonItem systemItem="flexibleSpace" id="f1"/><barButtonItem id="i">
        <segmentedControl key="customView" selectedSegmentIndex="1" id="s"><rect key="frame" x="32" y="5.5" width="311" height="33"/>
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl></barButtonItem>
        <barButtonItem systemItem="flexibleSpace" id="f2"/></items>
        """)))
  let segments = try #require(tree["s"])
  #expect(segments.role == .segmentedControl)
  #expect(segments.content == .segments(["One", "Two"], selected: 1))
  #expect(segments.frame == Rect(x: 32, y: 25.5, width: 311, height: 33))
  let parent = try #require(segments.parent)
  #expect(tree.nodes[parent].id == "bar")
}

/// `UIScrollView.contentInsetAdjustmentBehavior`: a table in a controller begins below the navigation bar.
@Test func `a table's rows begin below the navigation bar that covers its top`() throws {
  let table = """
    <subviews><tableView id="t" fixedFrame="YES"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView></subviews>
    """
  let tree = try painted(storyboard("", table))
  #expect(tree["t/rows"]?.frame.y == 64)
  let never = try painted(
    storyboard("", table.replacing("id=\"t\"", with: "id=\"t\" contentInsetAdjustmentBehavior=\"never\"")))
  #expect(never["t/rows"] == nil)
}

private struct Unexpected: Error {}
