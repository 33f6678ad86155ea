public import Foundation
internal import ThemeControls
internal import ThemeRendering

/// The view of a Screenlet: a theme with its outlets and the actions of its controls.
///
/// A subclass declares typed outlets and conforms to the Screenlet's ViewModel.
/// `themec generate view --flavor terminal` writes it.
@MainActor
open class BaseScreenletView {
  /// The Screenlet; nil until the view is complete, also in ``onCreated()``.
  public internal(set) weak var screenlet: BaseScreenlet?
  /// The name of the theme, such as `default`.
  public private(set) var themeName = "default"
  /// Whether the user can use the controls.
  public var editable = true { didSet { theme?.isEditable = editable } }

  package private(set) var theme: LoadedTheme?
  private var elements: [String: ViewElement] = [:]
  private var recorder: (@MainActor (ScreenletCall) -> Void)?
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
  /// Decides whether an action that a control fires is performed.
  open func onPreAction(name: String, sender: AnyObject?) -> Bool { true }
  /// Creates the presenter of progress.
  open func createProgressPresenter() -> any ProgressPresenter { DefaultProgressPresenter() }

  /// The message of an action, or else of ``BaseScreenlet/defaultAction``; nil for none.
  open func progressMessageForAction(_ name: String, messageType: ProgressMessageType) -> String? {
    (progressMessages[name] ?? progressMessages[BaseScreenlet.defaultAction])?[messageType]
  }

  // MARK: Creation

  func attach(_ theme: LoadedTheme, recording recorder: @escaping @MainActor (ScreenletCall) -> Void) {
    self.theme = theme
    self.recorder = recorder
    theme.onChange = { [weak self] in self?.screenlet?.setNeedsDisplay() }
    theme.onWarning = { [weak self] in self?.screenlet?.warn($0) }
  }

  /// Calls the template methods of a new view, in their order.
  func wake(name: String) {
    call("onPreCreate") { onPreCreate() }
    for id in theme?.controls ?? [] {
      guard let control = element(id) as? Control, let identifier = control.restorationIdentifier else { continue }
      if call("onSetUserActionForControl", identifier, { onSetUserActionForControl(control) }) { wired.insert(id) }
    }
    call("onSetTranslations") { onSetTranslations() }
    call("onCreated") { onCreated() }
    themeName = name
  }

  private func call<Value>(_ method: String, _ argument: String? = nil, _ body: () -> Value) -> Value {
    recorder?(ScreenletCall(.view, method, argument))
    return body()
  }

  // MARK: Outlets

  /// The view to which an outlet is connected; nil if it is not connected, or to a view of another type.
  public func outlet<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> Element? {
    guard let id = theme?.id(ofOutlet: name) else { return nil }
    let element = element(id)
    guard let element else { return nil }
    if let typed = element as? Element { return typed }
    screenlet?.warn("the outlet '\(name)' is connected to a \(element.className), not to a \(Element.self)")
    return nil
  }

  /// The first view with a tag; nil for none and for tags below 1.
  public func viewWithTag(_ tag: Int) -> ViewElement? {
    guard tag > 0, let id = theme?.id(ofTag: tag) else { return nil }
    return element(id)
  }

  /// The only handle of a view.
  package func element(_ id: String) -> ViewElement? {
    if let known = elements[id] { return known }
    guard let made = theme?.makeElement(id) else { return nil }
    elements[id] = made
    return made
  }

  // MARK: Focus

  /// The ID of the view that has the focus.
  package var focusedID: String? { theme?.focus }

  /// The first outlet that is connected to a view.
  package func outletName(of id: String) -> String? { theme?.outletName(of: id) }

  /// Moves the focus to the view with tag 1, or else to the first control.
  public func becomeFirstResponder() {
    if let first = viewWithTag(1), first is Control {
      theme?.focus = first.objectID
    } else {
      theme?.focusFirst()
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
