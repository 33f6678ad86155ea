public import ThemeCompiler

/// The controller of a screen: its views come from a document of the app, and some of them are Screenlets.
///
/// It corresponds to `UIViewController`. A subclass declares the outlets of its scene, is the delegate of its
/// Screenlets, and has the methods of its actions. The article “Screens” describes it.
///
/// ```swift
/// final class CommentsViewController: ScreenletViewController, CommentAddScreenletDelegate {
///   var commentList: CommentListScreenlet? { outlet("commentList") }
///
///   func screenlet(_ screenlet: CommentAddScreenlet, onCommentAdded comment: Comment) { commentList?.loadList() }
/// }
/// ```
@MainActor
open class ScreenletViewController {
  /// The themes and the documents of the project.
  public let themes: ThemeWorkspace
  /// The classes of the Screenlets in the document and in their themes.
  public var screenletClasses = ScreenletClasses()
  /// The clock for messages, which tests replace.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Messages for the developer about mistakes in the code or the document, oldest first.
  public private(set) var warnings: [String] = []

  private let content: Content
  /// The document; nil until it is loaded, and for a controller of a Screenlet.
  private var document: LoadedTheme?
  let screen: RunningScreen
  /// The stage that shows the controller.
  weak var stage: ScreenletStage?
  /// Called before every call of the run time to the controller and its Screenlets.
  package var onCall: (@MainActor (ScreenletCall) -> Void)?
  private var isLoaded = false
  /// Whether the controller is on a screen.
  public private(set) var isShown = false

  private enum Content {
    case document(String, scene: String?)
    /// A Screenlet is the controller's view.
    case screenlet(BaseScreenlet)
  }

  /// Creates a controller without loading its document.
  ///
  /// - Parameters:
  ///   - themes: The themes and the documents of the project.
  ///   - document: The path of a storyboard, a XIB or a theme file, or the file's name with or without its extension.
  ///   - scene: The storyboard identifier or another name of the scene; nil for the first scene whose controller has the
  ///     name of this class, or else for the initial one.
  public init(themes: ThemeWorkspace, document: String, scene: String? = nil) {
    self.themes = themes
    content = .document(document, scene: scene)
    screen = RunningScreen()
  }

  /// Creates a controller whose view is a Screenlet.
  public init(_ screenlet: BaseScreenlet) {
    themes = screenlet.themes
    content = .screenlet(screenlet)
    screen = screenlet.screen
    screenlet.presentingViewController = self
  }

  // MARK: Template methods

  /// Called when the views and the Screenlets were created, and the outlets are connected.
  open func viewDidLoad() {}
  /// Called before the Screenlets' `onShow`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the screen has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the Screenlets' `onHide`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has disappeared. Interactors continue to run.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Calls the method for the selector of an action that the document connects to the controller.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `reload:`.
  ///   - sender: The control, or the ``GestureRecognizer``.
  /// - Returns: Whether the class has such a method.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool { false }

  // MARK: Outlets

  /// The view to which an outlet is connected; nil if it is not connected, or to a view of another type.
  public func outlet<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> Element? {
    document?.outlet(name, as: type)
  }

  /// The Screenlet to which an outlet is connected; nil if it is not connected, or to one of another type.
  public func outlet<Screenlet: BaseScreenlet>(
    _ name: String, as type: Screenlet.Type = Screenlet.self
  ) -> Screenlet? { document?.outlet(name, as: type) }

  /// The views of an outlet collection with a type, in the order of its connections.
  public func outlets<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> [Element] {
    document?.outlets(name, as: type) ?? []
  }

  /// The first view with a tag; nil for none and for tags below 1.
  public func viewWithTag(_ tag: Int) -> ViewElement? {
    tag > 0 ? document?.id(ofTag: tag).flatMap { document?.element($0) } : nil
  }

  /// The Screenlets of the document in its order, or the Screenlet that is the view; without those inside Screenlets.
  public var screenlets: [BaseScreenlet] {
    switch content {
    case .document: document?.inner.map(\.screenlet) ?? []
    case .screenlet(let screenlet): [screenlet]
    }
  }

  /// Shows a Screenlet that code has created in a view of the document, in place of the one that the view shows.
  ///
  /// - Throws: ``ScreenletError`` if it cannot be loaded; the view then shows none.
  public func addScreenlet(_ screenlet: BaseScreenlet, to view: ViewElement) throws(ScreenletError) {
    try document?.add(screenlet, to: view, self)
  }

  /// All Screenlets on the screen, outer ones first, in document order.
  package var allScreenlets: [BaseScreenlet] {
    func all(_ screenlet: BaseScreenlet) -> [BaseScreenlet] {
      [screenlet] + (screenlet.theme?.inner ?? []).flatMap { all($0.screenlet) }
    }
    return screenlets.flatMap(all)
  }

  /// The ID on the screen of the view of an outlet: of a Screenlet's theme, or of the first document that has it.
  package func id(ofOutlet name: String, in screenlet: BaseScreenlet?) -> String? {
    let themes = screenlet.map { [$0.theme].compactMap(\.self) } ?? screen.root?.family ?? []
    return themes.lazy.compactMap { theme in theme.id(ofOutlet: name).map { theme.prefix + $0 } }.first
  }

  /// The ID on the screen of the view with the focus.
  package var focusedID: String? { screen.focus }

  /// The first outlet of the view with the focus, or else its ID; nil without a focus.
  package var focusedName: String? {
    screen.focus.map { focus in screen.place(of: focus).flatMap { $0.theme.outletName(of: $0.id) } ?? focus }
  }

  // MARK: Loading

  /// Creates the views and the Screenlets, and calls ``viewDidLoad()``, unless they are loaded.
  ///
  /// - Throws: ``ScreenletError``.
  public func loadViewIfNeeded() throws(ScreenletError) {
    guard !isLoaded else { return }
    screen.onFocus = { [weak self] in self?.sendEditing(from: $0, to: $1) }
    switch content {
    case .document(let name, let scene): try load(name, scene)
    case .screenlet(let screenlet): try screenlet.load()
    }
    isLoaded = true
    call("viewDidLoad") { viewDidLoad() }
  }

  private func load(_ name: String, _ scene: String?) throws(ScreenletError) {
    let className = String(describing: type(of: self))
    let theme = try LoadedTheme.document(name, scene: scene, className: className, in: themes, screen)
    theme.module = String(String(reflecting: type(of: self)).prefix { $0 != "." })
    theme.onWarning = { [weak self] in self?.warn($0) }
    theme.owner = self
    for error in theme.errors { warn(error) }
    if let wanted = theme.controllerClass, wanted != className {
      warn("the controller in '\(theme.file)' has the class '\(wanted)', not '\(className)'")
    }
    let inner = try InnerScreenlets(of: theme, host: self)
    document = theme
    do {
      try inner.load(owner: self)
    } catch {
      document = nil
      throw error
    }
  }

  // MARK: Presenting

  /// Shows another controller over this one.
  ///
  /// - Throws: ``ScreenletError`` if it cannot be loaded; this one stays.
  public func present(_ controller: ScreenletViewController) throws(ScreenletError) {
    try stage?.present(controller)
  }

  /// Goes back to the controller that has presented this one. The first one stays.
  public func dismiss() { if stage?.current === self { stage?.dismiss() } }

  func appear() {
    guard !isShown else { return }
    isShown = true
    call("viewWillAppear") { viewWillAppear(false) }
    for screenlet in screenlets { screenlet.show() }
    call("viewDidAppear") { viewDidAppear(false) }
  }

  func disappear() {
    guard isShown else { return }
    isShown = false
    call("viewWillDisappear") { viewWillDisappear(false) }
    for screenlet in screenlets { screenlet.hide() }
    call("viewDidDisappear") { viewDidDisappear(false) }
  }

  /// Moves the focus to the first control; in a Screenlet that is the view, as
  /// ``BaseScreenletView/becomeFirstResponder()``.
  public func becomeFirstResponder() {
    if case .screenlet(let screenlet) = content {
      screenlet.screenletView?.becomeFirstResponder()
    } else {
      screen.focusFirst()
    }
  }

  /// Appends a message to ``warnings``.
  public func warn(_ message: String) { warnings.append(message) }

  private func call(_ method: String, _ body: () -> Void) {
    onCall?(ScreenletCall(.controller, method, screenlet: ""))
    body()
  }
}

extension ScreenletViewController: ScreenletHost {
  var allScreenletClasses: ScreenletClasses { screenletClasses }
  var controller: ScreenletViewController? { self }
}
