import Foundation
import ScreenletHTTP
import Screenlets

/// Loads a page and shows its title, and writes down its events.
public final class FooWidget: BaseWidget {
  /// The address that stands in the field at first.
  public var address = ""
  /// Shows another widget over this one.
  public var presentAnother: (@MainActor () -> Void)?
  /// The events so far, in order.
  public private(set) var events: [String] = []

  private let transport: any HTTPTransport

  /// - Parameter transport: loads pages.
  public init(themes: ThemeWorkspace, themeName: String? = nil, transport: any HTTPTransport = HTTPClient()) {
    self.transport = transport
    super.init(themes: themes, themeName: themeName)
  }

  override public class var viewClasses: [BaseScreenletView.Type] { [FooView.self] }

  private var fooView: FooView? { widgetView as? FooView }

  // MARK: Events

  override public func onCreate() {
    note("onCreate")
    fooView?.addressField?.text = address
  }

  override public func onShow() { note("onShow") }

  override public func onHide() { note("onHide") }

  override public func onCustomAction(actionName: String?, sender: AnyObject?) {
    note("onCustomAction(\(actionName ?? "nil"))")
    switch actionName {
    case Themec.Identifiers.Restoration.loadAction: loadPage()
    case Themec.Identifiers.Restoration.clearAction: clear()
    case Themec.Identifiers.Restoration.anotherAction: presentAnother?()
    default: break
    }
  }

  override public func onServerResult(_ result: ServerResult) {
    note("onServerResult(\(result.keys.sorted().joined(separator: ", ")))")
    fooView?.resultLabel?.text = result["title"] as? String
  }

  override public func onServerError(_ error: NSError) {
    note("onServerError")
    fooView?.resultLabel?.text = error.localizedDescription
  }

  override public func failureText(message: String, error: NSError) -> String {
    "\(message)\n\(error.localizedDescription)"
  }

  // MARK: Actions

  private func loadPage() {
    let text = (fooView?.addressField?.text ?? "").trimmingCharacters(in: .whitespaces)
    guard let url = URL(string: text), url.host() != nil else {
      return showHUDAlert(message: "Type the address of a page, such as https://example.org")
    }
    let transport = transport
    callServer {
      let page = try await transport.send(HTTPRequest(.get, url)).validated()
      return ["title": HTMLDocument.title(of: page) ?? "The page has no title"]
    }
  }

  private func clear() {
    events = []
    fooView?.addressField?.text = ""
    fooView?.resultLabel?.text = ""
    fooView?.eventsLabel?.text = ""
  }

  private func note(_ event: String) {
    events.append(event)
    fooView?.eventsLabel?.text = events.suffix(9).joined(separator: "\n")
  }
}
