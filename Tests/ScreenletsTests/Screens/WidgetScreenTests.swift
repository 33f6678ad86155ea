import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

/// Several widgets of one controller, as the document of the early library describes them.
@MainActor
@Suite struct WidgetScreenTests {
  private func bar() throws -> (BarViewController, ScreenletHarness) {
    let widget = """
      <document><objects>
        <view id="root" customClass="BaseWidgetView"><rect key="frame" x="0" y="0" width="320" height="64"/><subviews>
          <button id="b" restorationIdentifier="load"><rect key="frame" x="16" y="16" width="120" height="32"/>
            <state key="normal" title="Load"/></button></subviews>
          <connections><outlet property="loadButton" destination="b" id="o"/></connections></view></objects></document>
      """
    func view(_ id: String, _ y: Int, _ connection: String) -> String {
      """
      <view id="\(id)" customClass="FooWidget"><rect key="frame" x="0" y="\(y)" width="320" height="64"/>
        <connections>\(connection)</connections></view>
      """
    }
    let themes = try ThemeWorkspace(files: [
      "Themes/FooView_default.xml": widget,
      "App/BarViewController.xib": """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BarViewController"><connections>
          <outlet property="view" destination="rt" id="o0"/><outlet property="first" destination="one" id="o1"/>
          <outlet property="second" destination="two" id="o2"/></connections></placeholder>
        <view id="rt"><rect key="frame" x="0" y="0" width="320" height="128"/><subviews>
          \(view("one", 0, #"<outlet property="delegate" destination="-1" id="d"/>"#))\(view("two", 64, ""))
        </subviews></view></objects></document>
      """,
    ])
    let controller = BarViewController(themes: themes, document: "BarViewController")
    controller.screenletClasses.register(FooWidget.self) { FooWidget(themes: $0) }
    return (controller, try ScreenletHarness(controller))
  }

  @Test func `results and errors reach the controller through a delegate and through closures`() async throws {
    let (controller, harness) = try bar()
    let (first, second) = (try #require(controller.first), try #require(controller.second))
    #expect(first.delegate === controller && second.delegate == nil)
    #expect(harness.press("loadButton", in: first))
    await harness.settle(within: 3600)
    first.fails = true
    #expect(harness.press("loadButton", in: first))
    await harness.settle(within: 3600)
    second.fails = true
    #expect(harness.press("loadButton", in: second))
    await harness.settle(within: 3600)
    #expect(controller.events == ["delegate title", "delegate Sign in first", "closure Sign in first"])
    #expect(first.warnings.isEmpty && second.warnings.isEmpty && controller.warnings.isEmpty)
  }
}

private final class FooWidget: BaseWidget {
  var fails = false
  /// A closure of the controller.
  var onError: ((NSError) -> Void)?

  override class var viewClasses: [BaseScreenletView.Type] { [BaseWidgetView.self] }

  override func onCustomAction(actionName: String?, sender: AnyObject?) {
    let fails = fails
    callServer {
      if fails { throw ConnectorError.loginRequired }
      return ["result": "title"]
    }
  }

  override func onServerResult(_ result: ServerResult) {
    (delegate as? any FooWidgetDelegate)?.widget(self, didLoad: result["result"] as? String ?? "")
  }

  override func onServerError(_ error: NSError) {
    (delegate as? any FooWidgetDelegate)?.widget(self, didFailWith: error)
    onError?(error)
  }
}

@MainActor
private protocol FooWidgetDelegate: BaseScreenletDelegate {
  func widget(_ widget: FooWidget, didLoad title: String)
  func widget(_ widget: FooWidget, didFailWith error: NSError)
}

private final class BarViewController: ScreenletViewController, FooWidgetDelegate {
  var first: FooWidget? { outlet("first") }
  var second: FooWidget? { outlet("second") }
  var events: [String] = []

  override func viewDidLoad() {
    second?.onError = { [weak self] in self?.events.append("closure \($0.localizedDescription)") }
  }

  func widget(_ widget: FooWidget, didLoad title: String) { events.append("delegate \(title)") }
  func widget(_ widget: FooWidget, didFailWith error: NSError) {
    events.append("delegate \(error.localizedDescription)")
  }
}
