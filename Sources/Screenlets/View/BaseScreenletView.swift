public import Foundation

/// The view of a Screenlet: a theme with its outlets and the actions of its controls.
///
/// A subclass declares typed outlets and conforms to the Screenlet's ViewModel.
/// `themec generate view --flavor terminal` writes it.
@MainActor
open class BaseScreenletView {
  /// The Screenlet; nil until the view is complete, also in ``onCreated()``.
  public internal(set) weak var screenlet: BaseScreenlet?
  /// The controller of the screen that shows the view, which can present others; nil without a screen.
  public var presentingViewController: ScreenletViewController? { screenlet?.presentingViewController }
  /// The name of the theme, such as `default`.
  public private(set) var themeName = "default"
  /// Whether the user can use the controls.
  public var editable = true { didSet { if editable != oldValue { changeEditable(editable) } } }

  private(set) var theme: LoadedTheme?
  private var recorder: (@MainActor (_ method: String, _ argument: String?) -> Void)?
  /// The IDs of the controls that fire actions.
  private var wired: Set<String> = []

  /// Creates a view without a theme, which the run time attaches.
  public required init() {}

  // MARK: Template methods

  /// Messages, keyed by the name of the action. Actions without messages use those of ``BaseScreenlet/defaultAction``.
  open var progressMessages: [String: ProgressMessages] { [:] }

  /// Called first. Outlets are connected.
  open func onPreCreate() {}
  /// Called when the view is created. Its ``screenlet`` is nil.
  open func onCreated() {}
  /// Called before the view is removed.
  open func onDestroy() {}
  /// Called when the view appears on a screen.
  open func onShow() {}
  /// Called when the view disappears.
  open func onHide() {}
  /// Sets the texts that depend on the language.
  open func onSetTranslations() {}
  /// Called just before an Interactor starts.
  open func onStartInteraction() {}
  /// Called when an Interactor has ended; see ``BaseScreenlet/onFinishInteraction(_:error:)``.
  open func onFinishInteraction(_ result: AnyObject?, error: NSError?) {}
  /// Decides whether a control with a restoration identifier fires the action of that name.
  open func onSetUserActionForControl(_ control: Control) -> Bool { true }
  /// Decides whether the view is the delegate of a text field, so that Return moves on as the tags in the theme say.
  ///
  /// - Parameter delegate: The view.
  open func onSetDefaultDelegate(_ delegate: AnyObject, view: ViewElement) -> Bool { true }
  /// Makes the controls usable or not, after a change of ``editable``.
  open func changeEditable(_ editable: Bool) { theme?.isEditable = editable }
  /// Decides whether an action that a control fires is performed.
  open func onPreAction(name: String, sender: AnyObject?) -> Bool { true }
  /// Creates the presenter of progress.
  open func createProgressPresenter() -> any ProgressPresenter { DefaultProgressPresenter() }

  /// The message of an action, or else of ``BaseScreenlet/defaultAction``; nil for none.
  open func progressMessageForAction(_ name: String, messageType: ProgressMessageType) -> String? {
    (progressMessages[name] ?? progressMessages[BaseScreenlet.defaultAction])?[messageType]
  }

  // MARK: Creation

  func attach(_ theme: LoadedTheme, recording recorder: @escaping @MainActor (String, String?) -> Void) {
    self.theme = theme
    self.recorder = recorder
    theme.owner = self
  }

  /// Calls the template methods of a new view, in their order.
  func wake(name: String) {
    call("onPreCreate") { onPreCreate() }
    for id in theme?.controls ?? [] {
      if let field = element(id) as? TextField, !onSetDefaultDelegate(self, view: field) {
        theme?.fieldsWithoutTarget.insert(id)
      }
      guard let control = element(id) as? Control, let identifier = control.restorationIdentifier else { continue }
      // An action of the class takes the place of that of the identifier.
      if !wiresAllControls, theme?.sendsTouches(of: id) == true { continue }
      if call("onSetUserActionForControl", identifier, { onSetUserActionForControl(control) }) { wired.insert(id) }
    }
    call("onSetTranslations") { onSetTranslations() }
    call("onCreated") { onCreated() }
    themeName = name
  }

  /// Whether the identifiers of controls fire actions in spite of actions that the theme connects.
  var wiresAllControls: Bool { type(of: self) == BaseScreenletView.self }

  private func call<Value>(_ method: String, _ argument: String? = nil, _ body: () -> Value) -> Value {
    recorder?(method, argument)
    return body()
  }

  // MARK: Outlets

  /// The view to which an outlet is connected; nil if it is not connected, or to a view of another type.
  public func outlet<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> Element? {
    theme?.outlet(name, as: type)
  }

  /// The Screenlet to which an outlet is connected; nil if it is not connected, or to one of another type.
  public func outlet<Screenlet: BaseScreenlet>(
    _ name: String, as type: Screenlet.Type = Screenlet.self
  ) -> Screenlet? { theme?.outlet(name, as: type) }

  /// The views of an outlet collection with a type, in the order of its connections.
  public func outlets<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> [Element] {
    theme?.outlets(name, as: type) ?? []
  }

  /// Shows a Screenlet that code has created in a view of the theme, in place of the one that the view shows.
  ///
  /// - Throws: ``ScreenletError`` if it cannot be loaded; the view then shows none.
  public func addScreenlet(_ screenlet: BaseScreenlet, to view: ViewElement) throws(ScreenletError) {
    if let host = self.screenlet { try theme?.add(screenlet, to: view, host) }
  }

  /// The first view with a tag; nil for none and for tags below 1.
  public func viewWithTag(_ tag: Int) -> ViewElement? {
    guard tag > 0, let id = theme?.id(ofTag: tag) else { return nil }
    return element(id)
  }

  /// The only handle of a view.
  package func element(_ id: String) -> ViewElement? { theme?.element(id) }

  // MARK: Focus

  /// Moves the focus to the view with tag 1, or else to the first control.
  public func becomeFirstResponder() {
    if let first = viewWithTag(1), first is Control {
      theme?.focus = first.objectID
    } else {
      theme.map { $0.screen.focusFirst($0.prefix) }
    }
  }

  /// Removes the focus.
  public func endEditing() { theme?.focus = nil }

  // MARK: Actions

  /// Performs an action as if a control had fired it.
  ///
  /// - Parameters:
  ///   - name: The name of the action; nil for ``BaseScreenlet/defaultAction``.
  ///   - sender: The control.
  public func userAction(name: String?, sender: AnyObject? = nil) {
    let name = name ?? BaseScreenlet.defaultAction
    guard call("onPreAction", name, { onPreAction(name: name, sender: sender) }) else { return }
    // Editing ends. The focus moves to the control that fires, because a terminal always needs a focus.
    if let control = sender as? Control { theme?.focus = control.objectID }
    screenlet?.performAction(name: name, sender: sender)
  }

  /// Performs the action with the restoration identifier of a control; the default action for any other sender.
  public func userActionWithSender(_ sender: AnyObject?) {
    userAction(name: (sender as? Control)?.restorationIdentifier, sender: sender)
  }

  /// Calls the method for the selector of an action that the theme connects to its view. A subclass calls its methods,
  /// and `super` for other selectors; `themec generate view` writes the override.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `play:`.
  ///   - sender: The control, or the ``GestureRecognizer``.
  /// - Returns: Whether the class has such a method.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvent) -> Bool {
    guard selector == "userActionWithSender:" else { return false }
    userActionWithSender(sender)
    return true
  }

  /// Fires the action of a control. Returns whether the control fires actions.
  @discardableResult
  package func fire(_ id: String) -> Bool {
    guard editable, wired.contains(id), let control = element(id) as? Control, control.isEnabled, !control.isHidden
    else {
      return false
    }
    userActionWithSender(control)
    return true
  }
}
