public import Foundation
public import ThemeCompiler

/// A Screenlet: receives the actions of its view, has Interactors perform them, shows their progress and tells its delegate.
///
/// A subclass overrides ``createInteractor(name:sender:)`` and lists its ``viewClasses``. Which method is called when is
/// described in the article “From tap to server” of the module Screenlets.
@MainActor
open class BaseScreenlet {
  /// The name of the action that ``BaseScreenletView/userAction(name:sender:)`` performs for no name.
  public static let defaultAction = "defaultAction"

  /// The themes that the Screenlet can be shown with.
  public let themes: ThemeWorkspace
  /// Decides for the app, and hears of the Screenlet's events.
  public weak var delegate: (any BaseScreenletDelegate)?
  /// The view, once the theme was loaded.
  public private(set) var screenletView: BaseScreenletView?
  /// Whether the view is on a screen.
  public private(set) var isShown = false
  /// What measures the time of messages; tests set another.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Messages for the developer, oldest first: mistakes in the code or the theme that users cannot correct.
  public private(set) var warnings: [String] = []

  private var wantedTheme: String?
  var running: [String: [Interactor]] = [:]
  var presenter: (any ProgressPresenter)?
  /// Told of every call of the run time to a part of the Screenlet.
  package var onCall: (@MainActor (ScreenletCall) -> Void)?
  /// Asked to draw the Screenlet again.
  package var onChange: (@MainActor () -> Void)?

  /// Creates a Screenlet that is not loaded yet.
  ///
  /// - Parameters:
  ///   - themes: where its themes are looked up.
  ///   - themeName: such as `flat7`; nil for the default theme.
  public init(themes: ThemeWorkspace, themeName: String? = nil) {
    self.themes = themes
    wantedTheme = themeName?.lowercased()
  }

  // MARK: What a subclass says

  /// The View classes of the Screenlet's themes. The one with the name of the root view's class is used, else the class of that
  /// name in the Screenlet's module, so that only classes of other modules need be listed. Where there is no list and no such
  /// class, the theme is shown with ``BaseScreenletView``.
  open class var viewClasses: [BaseScreenletView.Type] { [] }

  /// The name of the Screenlet in the names of theme files: the class's up to `Screenlet`, such as `AddBookmark`.
  open class var screenletName: String {
    let name = String(describing: self)
    for suffix in ["Screenlet", "Widget"] {
      if let range = name.range(of: suffix), range.lowerBound > name.startIndex {
        return String(name[..<range.lowerBound])
      }
    }
    return name
  }

  /// The names of the themes that a library has for the Screenlet, in the library's order.
  public static func themeNames(in themes: ThemeWorkspace) -> [String] {
    themes.themes.filter { $0.screenlet == screenletName }.map(\.name)
  }

  /// The name that the themes of this Screenlet are looked up by: that of its class.
  open var screenletName: String { Self.screenletName }

  // MARK: Template methods

  /// Called before the view is made.
  open func onPreCreate() {}
  /// Called when the view is made and inserted: inspectable values can be set.
  open func onCreated() {}
  /// Called when the Screenlet appears on a screen.
  open func onShow() {}
  /// Called when the Screenlet disappears. What runs goes on.
  open func onHide() {}
  /// Called just before an Interactor starts.
  open func onStartInteraction() {}
  /// Called when an Interactor has ended.
  ///
  /// - Parameters:
  ///   - result: what the Interactor's ``Interactor/interactionResult()`` gave.
  ///   - error: nil after success.
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}

  /// Makes the Interactor of an action; nil for none, which is reported in ``warnings``.
  open func createInteractor(name: String, sender: AnyObject?) -> Interactor? { nil }

  /// The text of a failure: the message of the view unless a subclass says more, such as the reason.
  open func failureText(message: String, error: NSError) -> String { message }

  /// Starts an Interactor; a subclass can decide otherwise, and calls `super` to start it.
  ///
  /// - Returns: whether it started.
  open func onAction(name: String, interactor: Interactor, sender: AnyObject?) -> Bool {
    call(.screenlet, "onStartInteraction") { onStartInteraction() }
    if let view = screenletView { call(.view, "onStartInteraction") { view.onStartInteraction() } }
    return call(.interactor, "start", name) { interactor.start() }
  }

  // MARK: Loading

  /// The theme's name. Setting it after ``load()`` loads the view again; a theme that does not exist is the default one.
  public var themeName: String {
    get { screenletView?.themeName ?? wantedTheme ?? "default" }
    set {
      wantedTheme = newValue.lowercased()
      guard screenletView != nil else { return }
      let wasShown = isShown
      hide()
      unload()
      do {
        try load()
        if wasShown { show() }
      } catch { warn("\(error)") }
    }
  }

  /// Loads the theme and makes the view. Does nothing if that was done.
  ///
  /// - Throws: ``ScreenletError``. Nothing is shown then.
  public func load() throws(ScreenletError) {
    guard screenletView == nil else { return }
    let theme = try LoadedTheme(screenlet: screenletName, theme: wantedTheme ?? "default", in: themes)
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let viewClass = try theme.viewClass(among: Self.viewClasses, module: String(module))
    if viewClass == BaseScreenletView.self, let name = theme.viewClassName, name != "\(BaseScreenletView.self)" {
      warn(
        "there is no View class '\(name)' in \(module) for the theme '\(theme.name)'; create it with 'themec generate view'"
      )
    }
    if let wantedTheme, wantedTheme != theme.name.lowercased() {
      warn("\(screenletName) has no theme '\(wantedTheme)'; '\(theme.name)' is shown in its place")
    }
    for error in theme.errors { warn(error) }
    call(.screenlet, "onPreCreate") { onPreCreate() }
    let view = viewClass.init()
    view.attach(theme, recording: { [weak self] in self?.onCall?($0) })
    view.wake(name: theme.name)
    view.screenlet = self
    screenletView = view
    presenter = call(.view, "createProgressPresenter") { view.createProgressPresenter() }
    presenter?.onChange = { [weak self] in self?.setNeedsDisplay() }
    call(.screenlet, "onCreated") { onCreated() }
    setNeedsDisplay()
  }

  /// Takes the view away. Running Interactors go on.
  private func unload() {
    guard let view = screenletView else { return }
    presenter?.hideHUD()
    presenter = nil
    call(.view, "onDestroy") { view.onDestroy() }
    screenletView = nil
  }

  /// Tells that the Screenlet is on a screen.
  package func show() {
    guard !isShown, let view = screenletView else { return }
    isShown = true
    call(.screenlet, "onShow") { onShow() }
    call(.view, "onShow") { view.onShow() }
  }

  /// Tells that the Screenlet is not on a screen any more.
  package func hide() {
    guard isShown, let view = screenletView else { return }
    isShown = false
    call(.screenlet, "onHide") { onHide() }
    call(.view, "onHide") { view.onHide() }
  }

  /// Has the view set its texts again, after the language changed.
  public func refreshTranslations() {
    guard let view = screenletView else { return }
    call(.view, "onSetTranslations") { view.onSetTranslations() }
  }

  // MARK: Bookkeeping

  /// Keeps a message for the developer.
  public func warn(_ message: String) { warnings.append(message) }

  /// Asks to draw the Screenlet again.
  package func setNeedsDisplay() { onChange?() }

  /// Records a call, then makes it.
  @discardableResult
  func call<Value>(
    _ receiver: ScreenletCall.Receiver, _ method: String, _ argument: String? = nil, _ body: () -> Value
  ) -> Value {
    onCall?(ScreenletCall(receiver, method, argument))
    return body()
  }
}

/// What an app can decide for a Screenlet. A Screenlet's own delegate protocol refines it with the Screenlet's events.
@MainActor
public protocol BaseScreenletDelegate: AnyObject {
  /// An Interactor that runs in place of the Screenlet's own; nil to keep that.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor?
}

extension BaseScreenletDelegate {
  /// Keeps the Screenlet's own Interactor.
  public func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor? { nil }
}

/// Why a Screenlet cannot be shown.
public enum ScreenletError: Error, Sendable, Equatable, LocalizedError {
  /// There is neither the theme that was asked for nor a default one.
  case noTheme(screenlet: String, reason: String)
  /// The theme has errors that keep it from being compiled; each with its place.
  case brokenTheme(file: String, errors: [String])
  /// The root view of the theme has a class that neither ``BaseScreenlet/viewClasses`` nor the Screenlet's module has.
  case unknownViewClass(name: String, theme: String, known: [String])

  /// A sentence for people.
  public var errorDescription: String? {
    switch self {
    case .noTheme(let screenlet, let reason): "no theme of \(screenlet) can be shown: \(reason)"
    case .brokenTheme(let file, let errors): (["'\(file)' cannot be compiled"] + errors).joined(separator: "\n  ")
    case .unknownViewClass(let name, let theme, let known):
      "there is no View class '\(name)' for the theme '\(theme)': create it with 'themec generate view' in the module of the "
        + "Screenlet, or list it in viewClasses (\(known.joined(separator: ", ")))"
    }
  }
}

/// The themes of a project, from which Screenlets load theirs. It is declared in the module ThemeCompiler.
public typealias ThemeWorkspace = ThemeCompiler.ThemeWorkspace

extension LibraryError: LocalizedError {
  /// A sentence for people, also where the error is only known as an `Error`.
  public var errorDescription: String? { description }
}
