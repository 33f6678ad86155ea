import FooWidget
import Foundation
import ScreenletHTTP
import ScreenletTesting
import Screenlets
import Testing

@MainActor
@Suite struct WidgetTests {
  private let widget: FooWidget
  private let harness: ScreenletHarness
  private let themes: ThemeWorkspace

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
    themes = try ThemeWorkspace(path: folder.path)
    widget = FooWidget(themes: themes, transport: Self.pages)
    harness = try ScreenletHarness(widget, columns: 50, rows: 24)
  }

  private static var pages: StubTransport {
    StubTransport { request throws(HTTPError) in
      guard request.url.host() == "example.org" else { throw .cannotFindHost(request.url.host() ?? "") }
      return .text("<title>Foo &amp; Bar</title>", type: "text/html", to: request)
    }
  }

  @Test func `the six events come in their order`() async throws {
    #expect(widget.events == ["onCreate", "onShow"])
    // The label for the result is empty.
    #expect(!harness.screen.contains("resultLabel"))
    harness.type("https://example.org", into: "addressField")
    harness.press("loadButton")
    #expect(harness.message == "Loading…")
    await harness.settle()
    #expect(harness.screen.contains("Foo & Bar") && harness.message == nil)
    harness.type("https://nowhere.example", into: "addressField")
    harness.press("loadButton")
    await harness.settle()
    #expect(harness.message?.hasPrefix("Could not load the page\n") == true)
    harness.press(.enter)
    #expect(harness.screen.contains("The server “nowhere.example” cannot be"))
    try harness.present(FooWidget(themes: themes))
    harness.press(.escape)
    harness.press(.escape)
    #expect(
      widget.events == [
        "onCreate", "onShow", "onCustomAction(load-action)", "onServerResult(title)", "onCustomAction(load-action)",
        "onServerError", "onHide", "onShow",
      ])
  }

  @Test func `an action without a server ends at once`() throws {
    harness.type("https://example.org", into: "addressField")
    harness.press("clearButton")
    #expect(widget.events.isEmpty && !widget.isAnyActionRunning && harness.message == nil)
    #expect(!harness.screen.contains("example.org") && harness.focused == "clearButton")
    harness.press("loadButton")
    #expect(harness.message == "Type the address of a page, such as https://example.org")
  }

  @Test func `Return in the field loads the page`() async throws {
    harness.type("https://example.org", into: "addressField")
    harness.press(.enter)
    await harness.settle()
    #expect(widget.events.last == "onServerResult(title)")
  }

  @Test func `an action can show another widget`() throws {
    let (harness, themes) = (harness, themes)
    widget.presentAnother = { try? harness.present(FooWidget(themes: themes)) }
    harness.press("anotherButton")
    #expect(harness.current !== widget && !widget.isShown && harness.message == nil)
    #expect(widget.events.suffix(2) == ["onCustomAction(another-action)", "onHide"])
  }

  @Test func `the README shows the screens as they are`() async throws {
    let file = URL(fileURLWithPath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    let readme = DocumentedScreens(file)
    func check(_ state: String) throws {
      let difference = try readme.difference(state, from: harness.screen)
      #expect(difference == nil, "\(difference ?? "")")
    }
    try check("idle")
    harness.type("https://example.org", into: "addressField")
    try check("typing")
    harness.press("loadButton")
    try check("working")
    await harness.settle()
    try check("result")
    harness.type("https://nowhere.example", into: "addressField")
    harness.press("loadButton")
    await harness.settle()
    try check("error")
  }
}
