import Foundation
import ScreenletTesting
import Screenlets
import Testing
import ThemeCompiler

@MainActor
@Suite struct WidgetTests {
  private func load() throws -> (NoteWidget, ScreenletHarness) {
    let widget = NoteWidget(themes: try .noteWidgets())
    let harness = try ScreenletHarness(widget, columns: 40, rows: 12)
    return (widget, harness)
  }

  @Test func `onCreate of the view is called before that of the widget, then onShow`() throws {
    let (widget, harness) = try load()
    #expect(widget.events == ["view.onCreate", "onCreate", "onShow"])
    #expect(widget.widgetView?.widget === widget)
    try harness.present(NoteWidget(themes: .noteWidgets()))
    harness.dismiss()
    #expect(widget.events.suffix(2) == ["onHide", "onShow"])
  }

  @Test func `the result of a custom action is passed to the widget`() async throws {
    let (widget, harness) = try load()
    harness.forgetCalls()
    harness.press("loadButton")
    #expect(widget.events.last == "onCustomAction(load)" && harness.message == "Loading…")
    await harness.settle(within: 3600)
    #expect(widget.events.last == "onServerResult([\"title\": \"Foo\"])")
    #expect(harness.message == "Loaded")
    #expect(
      harness.calls.map(\.description) == [
        "view.onPreAction(load)", "screenlet.createInteractor(load)", "presenter.showHUD(Loading…)",
        "screenlet.onAction(load)", "screenlet.onStartInteraction", "view.onStartInteraction", "interactor.start(load)",
        "screenlet.onCustomAction(load)", "interactor.onSuccess(load)", "screenlet.onServerResult",
        "screenlet.onFinishInteraction(success)", "view.onFinishInteraction(success)", "presenter.showHUD(Loaded)",
      ])
  }

  @Test func `an error of the server is passed to the widget`() async throws {
    let (widget, harness) = try load()
    widget.answer = .failure(ConnectorError.loginRequired)
    harness.press("loadButton")
    await harness.settle(within: 3600)
    #expect(widget.events.last == "onServerError(Sign in first)")
    #expect(harness.message == "Could not load")
  }

  @Test func `an action that calls no server ends without a message`() throws {
    let (widget, harness) = try load()
    harness.press("clearButton")
    #expect(widget.events.last == "onCustomAction(clear)")
    #expect(harness.message == nil && !widget.isAnyActionRunning)
  }

  @Test func `a message that an action shows stays`() throws {
    let (widget, harness) = try load()
    widget.alert = "Type a title"
    harness.press("loadButton")
    #expect(harness.message == "Type a title" && !widget.isAnyActionRunning)
  }

  @Test func `code can call the server outside of an action`() async throws {
    let (widget, harness) = try load()
    widget.callServer { ["number": 7] }
    #expect(widget.isActionRunning(BaseScreenlet.defaultAction))
    await harness.settle(within: 3600)
    #expect(widget.events.last == "onServerResult([\"number\": 7])")
    #expect(!widget.events.contains { $0.hasPrefix("onCustomAction") })
    widget.performDefaultAction()
    #expect(widget.events.last == "onCustomAction(nil)")
  }

  @Test func `a cancelled call has no event`() async throws {
    let (widget, harness) = try load()
    widget.waits = true
    harness.press("loadButton")
    widget.cancelInteractorsForAction("load")
    #expect(widget.events.last == "onCustomAction(load)" && harness.message == nil && !widget.isAnyActionRunning)
    try await Task.sleep(for: .milliseconds(20))
    #expect(widget.events.last == "onCustomAction(load)")
  }

  @Test func `a Connector calls the server`() async throws {
    let (widget, harness) = try load()
    let session = SessionContext(
      serverContext: LiferayServerContext(
        server: try #require(URL(string: "https://portal.example")), companyId: 1, groupId: 1), authenticator: Nobody())
    widget.callServer(Anonymous(), in: ConnectorQueue(context: session)) { ["host": $0.host ?? ""] }
    #expect(await harness.settle(within: 3600))
    #expect(widget.events.last == "onServerResult([\"host\": \"portal.example\"])")
  }

  private struct Nobody: Authenticator {
    func authenticate(_ session: ConnectorSession) async throws -> User { User() }
  }

  private final class Anonymous: ServerConnector {
    private(set) var host: String?
    nonisolated init() { super.init() }
    override func createSession(in context: SessionContext) async throws -> ConnectorSession {
      context.createAnonymousSession()
    }
    override func doRun(session: ConnectorSession) async throws { host = session.server.host() }
  }
}

/// A widget that records its events.
@MainActor
private final class NoteWidget: BaseWidget {
  var events: [String] = []
  var answer: Result<String, any Error> = .success("Foo")
  var alert: String?
  var waits = false

  override class var viewClasses: [BaseScreenletView.Type] { [NoteWidgetView.self] }

  override func onCreate() {
    events = (widgetView as? NoteWidgetView)?.events ?? []
    events.append("onCreate")
  }
  override func onShow() { events.append("onShow") }
  override func onHide() { events.append("onHide") }

  override func onCustomAction(actionName: String?, sender: AnyObject?) {
    events.append("onCustomAction(\(actionName ?? "nil"))")
    if let alert { return showHUDAlert(message: alert) }
    guard actionName == "load" else { return }
    let (answer, waits) = (answer, waits)
    callServer {
      if waits { try await Task.sleep(for: .seconds(60)) }
      return ["title": try answer.get()]
    }
  }

  override func onServerResult(_ result: ServerResult) { events.append("onServerResult(\(result))") }
  override func onServerError(_ error: NSError) { events.append("onServerError(\(error.localizedDescription))") }
}

private final class NoteWidgetView: BaseWidgetView {
  var events: [String] = []
  override var progressMessages: [String: ProgressMessages] {
    ["load": [.working: "Loading…", .failure: "Could not load", .success: "Loaded"]]
  }
  override func onCreate() { events.append("view.onCreate") }
}

extension ThemeWorkspace {
  /// A theme of the widget Note, in memory.
  fileprivate static func noteWidgets() throws -> ThemeWorkspace {
    try ThemeWorkspace(files: [
      "Themes/NoteView_default.xml": """
      <document useAutolayout="YES">
        <theme screenlet="Note" name="default" kind="default"/>
        <objects>
          <view id="root" customClass="NoteWidgetView">
            <rect key="frame" x="0" y="0" width="320" height="160"/>
            <subviews>
              <button id="load" tag="1" restorationIdentifier="load"><rect key="frame" x="20" y="16" width="120" height="32"/>
                <state key="normal" title="Load"/></button>
              <button id="clear" tag="2" restorationIdentifier="clear"><rect key="frame" x="160" y="16" width="120" height="32"/>
                <state key="normal" title="Clear"/></button>
            </subviews>
            <connections>
              <outlet property="loadButton" destination="load" id="o1"/>
              <outlet property="clearButton" destination="clear" id="o2"/>
            </connections>
          </view>
        </objects>
      </document>
      """
    ])
  }
}
