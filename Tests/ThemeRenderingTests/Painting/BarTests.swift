import Testing
import ThemeSource

@testable import ThemeRendering

/// A storyboard whose first scene is in a navigation controller, which is in a tab bar controller.
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
  #expect(bar.background == RenderColor(rgb: 0xFF0000))
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

@Test func `a hidden navigation bar is not drawn`() throws {
  let tree = try painted(storyboard("", "", #"navigationBarHidden="YES""#))
  #expect(tree["root/navigationBar"] == nil)
}

@Test func `a segmented control in a toolbar is a segmented control between flexible spaces`() throws {
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
