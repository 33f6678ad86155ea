public import Foundation
public import ThemeCompiler

/// The base class of Screenlets. A Screenlet receives the actions of its view, performs them with Interactors, shows
/// their progress and informs its delegate.
///
/// A subclass overrides ``createInteractor(name:sender:)`` and lists its ``viewClasses``. The article “From tap to
/// server” of the module Screenlets describes the order of calls.
@MainActor
open class BaseScreenlet {
  /// The name of the action that ``BaseScreenletView/userAction(name:sender:)`` performs if its `name` is nil.
  public static let defaultAction = "defaultAction"

  /// The themes of the project.
  public let themes: ThemeWorkspace
  /// Receives the Screenlet's events, and can replace its Interactors.
  public weak var delegate: (any BaseScreenletDelegate)?
  /// The controller of the screen that shows the Screenlet, which can present others; nil without a screen.
  public weak var presentingViewController: ScreenletViewController?
  /// The classes of Screenlets in the themes of this one, in addition to those of the screen around it.
  public var screenletClasses = ScreenletClasses()
  /// The view; nil until the theme is loaded.
  public private(set) var screenletView: BaseScreenletView?
  /// Whether the view is on a screen.
  public private(set) var isShown = false
  /// The clock for messages, which tests replace.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Messages for the developer about mistakes in the code or the theme, oldest first.
  public private(set) var warnings: [String] = []

  private var wantedTheme: String?
  /// The theme that the Screenlet has without a `themeName`: that of the view around it.
  var hostTheme: String?
  var running: [String: [Interactor]] = [:]
  var presenter: (any ProgressPresenter)?
  /// The number of the message among those of the screen; the last one is shown.
  var messageNumber = 0
  /// Closes the message after its time.
  var closing: Task<Void, Never>?
  /// The screen on which the Screenlet is shown.
  var screen = RunningScreen()
  /// The controller or the Screenlet whose document shows the Screenlet.
  weak var outer: (any ScreenletHost)?
  /// The view of the document around that shows the Screenlet; nil if the Screenlet is the whole screen.
  var frameView: ViewElement?
  /// The IDs of the views around the Screenlet on the screen, each with a slash.
  var prefix = ""
  /// The theme; nil until it is loaded.
  private(set) var theme: LoadedTheme?
  /// Called before every call of the run time to a part of the Screenlet.
  package var onCall: (@MainActor (ScreenletCall) -> Void)?

  /// Creates a Screenlet without loading it.
  ///
  /// - Parameters:
  ///   - themes: The themes of the project.
  ///   - themeName: The theme's name, such as `flat7`; nil for the default theme.
  public init(themes: ThemeWorkspace, themeName: String? = nil) {
    self.themes = themes
    wantedTheme = themeName?.lowercased()
  }

  deinit { closing?.cancel() }

  // MARK: Declarations of subclasses

  /// The View classes of the Screenlet's themes. A theme uses the listed class with the name of its root view's class,
  /// or else the class of that name in the Screenlet's module. Only classes of other modules must therefore be listed.
  /// Without a list and such a class, the theme is shown with ``BaseScreenletView``.
  open class var viewClasses: [BaseScreenletView.Type] { [] }

  /// The name of the Screenlet in the names of theme files: the part of the class's name before `Screenlet`, such as
  /// `AddBookmark`.
  open class var screenletName: String {
    let name = String(describing: self)
    for suffix in ["Screenlet", "Widget"] {
      if let range = name.range(of: suffix), range.lowerBound > name.startIndex {
        return String(name[..<range.lowerBound])
      }
    }
    return name
  }

  /// The names of the Screenlet's themes, in the order of `themes`.
  public static func themeNames(in themes: ThemeWorkspace) -> [String] {
    themes.themes.filter { $0.screenlet == screenletName }.map(\.name)
  }

  /// The name by which the themes of this Screenlet are looked up: the name of its class by default.
  open var screenletName: String { Self.screenletName }

  // MARK: Template methods

  /// Called before the view is created.
  open func onPreCreate() {}
  /// Called when the view is created and inserted, so that inspectable values can be set.
  open func onCreated() {}
  /// Called when the Screenlet appears on a screen.
  open func onShow() {}
  /// Called when the Screenlet disappears. Interactors continue to run.
  open func onHide() {}
  /// Called just before an Interactor starts.
  open func onStartInteraction() {}
  /// Called when an Interactor has ended.
  ///
  /// - Parameters:
  ///   - result: The Interactor's ``Interactor/interactionResult()``.
  ///   - error: The error; nil after success.
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}

  /// Creates the Interactor of an action. Nil is reported in ``warnings``.
  open func createInteractor(name: String, sender: AnyObject?) -> Interactor? { nil }

  /// The text of a failure: the message of the view by default. A subclass can add the reason.
  open func failureText(message: String, error: NSError) -> String { message }

  /// Starts an Interactor. An override calls `super`, or returns false to prevent the start.
  ///
  /// - Returns: Whether it started.
  open func onAction(name: String, interactor: Interactor, sender: AnyObject?) -> Bool {
    call(.screenlet, "onStartInteraction") { onStartInteraction() }
    if let view = screenletView { call(.view, "onStartInteraction") { view.onStartInteraction() } }
    return call(.interactor, "start", name) { interactor.start() }
  }

  /// Calls the method for the selector of an action that a document connects to the Screenlet.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `reload:`.
  ///   - sender: The control, or the ``GestureRecognizer``.
  /// - Returns: Whether the Screenlet has such a method.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool { false }

  /// Connects an outlet of the Screenlet in a document, before ``onPreCreate()``. A subclass overrides this method for
  /// outlets other than `delegate`.
  ///
  /// - Parameter object: The controller, the view around the Screenlet, or another Screenlet.
  /// - Returns: Whether the Screenlet has an outlet of this name and for this object.
  open func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate", let object = object as? any BaseScreenletDelegate else { return false }
    delegate = object
    return true
  }

  // MARK: Loading

  /// Whether the view that shows the Screenlet is hidden. A hidden view leaves its stack view. It is the view of the
  /// document around; a Screenlet that is the whole screen is never hidden.
  public var isHidden: Bool {
    get { frameView?.isHidden ?? false }
    set { frameView?.isHidden = newValue }
  }

  /// The theme's name. Setting it after ``load()`` loads the view again. A missing theme is replaced by the default
  /// theme.
  public var themeName: String {
    get { screenletView?.themeName ?? wantedTheme ?? hostTheme ?? "default" }
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

  /// Loads the theme and creates the view, unless they are loaded.
  ///
  /// - Throws: ``ScreenletError``, without creating a view.
  public func load() throws(ScreenletError) {
    guard screenletView == nil else { return }
    let theme = try LoadedTheme(
      screenlet: screenletName, theme: wantedTheme ?? hostTheme ?? "default", in: themes, screen: screen,
      prefix: prefix)
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
    theme.onWarning = { [weak self] in self?.warn($0) }
    let inner = try InnerScreenlets(of: theme, host: self)
    self.theme = theme
    call(.screenlet, "onPreCreate") { onPreCreate() }
    let view = viewClass.init()
    view.attach(theme, recording: { [weak self] in self?.call(.view, $0, $1) {} })
    do {
      try inner.load(owner: view)
    } catch {
      self.theme = nil
      throw error
    }
    view.wake(name: theme.name)
    view.screenlet = self
    screenletView = view
    presenter = call(.view, "createProgressPresenter") { view.createProgressPresenter() }
    presenter?.onChange = { [weak self] in self?.setNeedsDisplay() }
    call(.screenlet, "onCreated") { onCreated() }
    setNeedsDisplay()
  }

  /// Removes the view. Interactors continue to run.
  func unload() {
    guard let view = screenletView else { return }
    presenter?.hideHUD()
    presenter = nil
    for (_, screenlet) in view.theme?.inner ?? [] { screenlet.unload() }
    call(.view, "onDestroy") { view.onDestroy() }
    screenletView = nil
    theme = nil
    screen.forget(prefix)
  }

  /// Marks the Screenlet as shown, and calls `onShow`.
  package func show() {
    guard !isShown, let view = screenletView else { return }
    isShown = true
    call(.screenlet, "onShow") { onShow() }
    call(.view, "onShow") { view.onShow() }
    for (_, screenlet) in view.theme?.inner ?? [] { screenlet.show() }
  }

  /// Marks the Screenlet as hidden, and calls `onHide`.
  package func hide() {
    guard isShown, let view = screenletView else { return }
    isShown = false
    call(.screenlet, "onHide") { onHide() }
    call(.view, "onHide") { view.onHide() }
    for (_, screenlet) in view.theme?.inner ?? [] { screenlet.hide() }
  }

  /// Makes the view set its texts again after a change of the language.
  public func refreshTranslations() {
    guard let view = screenletView else { return }
    call(.view, "onSetTranslations") { view.onSetTranslations() }
  }

  // MARK: Bookkeeping

  /// Appends a message to ``warnings``.
  public func warn(_ message: String) { warnings.append(message) }

  /// Requests a drawing of the Screenlet.
  package func setNeedsDisplay() { screen.setNeedsDisplay() }

  /// Records a call, then makes it.
  @discardableResult
  func call<Value>(
    _ receiver: ScreenletCall.Receiver, _ method: String, _ argument: String? = nil, _ body: () -> Value
  ) -> Value {
    onCall?(ScreenletCall(receiver, method, argument, screenlet: screenletName))
    return body()
  }
}

/// Decisions of an app for a Screenlet. The delegate protocol of a Screenlet refines it with the Screenlet's events.
@MainActor
public protocol BaseScreenletDelegate: AnyObject {
  /// The Interactor that replaces the Screenlet's Interactor; nil for no replacement.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor?
}

extension BaseScreenletDelegate {
  /// Does not replace the Screenlet's Interactor.
  public func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction name: String, withSender sender: AnyObject?
  ) -> Interactor? { nil }
}

/// An error that prevents a Screenlet from being shown.
public enum ScreenletError: Error, Sendable, Equatable, LocalizedError {
  /// Neither the requested theme nor a default theme exists.
  case noTheme(screenlet: String, reason: String)
  /// The theme cannot be compiled. Each error has its place.
  case brokenTheme(file: String, errors: [String])
  /// The document of a screen, or its scene, does not exist.
  case noDocument(name: String, reason: String)
  /// A view of a document has the class of a Screenlet that is not registered.
  case unknownScreenlet(name: String, place: String, known: [String])
  /// The class of the theme's root view is neither in ``BaseScreenlet/viewClasses`` nor in the Screenlet's module.
  case unknownViewClass(name: String, theme: String, known: [String])

  /// A description for users.
  public var errorDescription: String? {
    switch self {
    case .noTheme(let screenlet, let reason): "no theme of \(screenlet) can be shown: \(reason)"
    case .noDocument(let name, let reason): "the document '\(name)' cannot be shown: \(reason)"
    case .unknownScreenlet(let name, let place, let known):
      "\(place): there is no Screenlet '\(name)': register its class in screenletClasses"
        + (known.isEmpty ? "" : " (\(known.joined(separator: ", ")))")
    case .brokenTheme(let file, let errors): (["'\(file)' cannot be compiled"] + errors).joined(separator: "\n  ")
    case .unknownViewClass(let name, let theme, let known):
      "there is no View class '\(name)' for the theme '\(theme)': create it with 'themec generate view' in the module of the "
        + "Screenlet, or list it in viewClasses (\(known.joined(separator: ", ")))"
    }
  }
}

/// The themes of a project. The type is declared in the module ThemeCompiler.
public typealias ThemeWorkspace = ThemeCompiler.ThemeWorkspace

extension LibraryError: LocalizedError {
  /// The description of the error, also for code that handles it as an `Error`.
  public var errorDescription: String? { description }
}
