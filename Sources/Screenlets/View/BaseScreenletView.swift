public import Foundation
internal import ThemeControls
internal import ThemeRendering

/// The view of a Screenlet: a theme with its outlets, and what its controls fire.
///
/// A subclass gives outlets types and conforms to the Screenlet's ViewModel; `themec generate view --flavor terminal` writes it.
@MainActor
open class BaseScreenletView {
  /// The Screenlet; nil until the view was made, as in ``onCreated()``.
  public internal(set) weak var screenlet: BaseScreenlet?
  /// The name of the theme, such as `default`.
  public private(set) var themeName = "default"
  /// Whether the user can use the controls.
  public var editable = true { didSet { theme?.isEditable = editable } }

  package private(set) var theme: LoadedTheme?
  private var elements: [String: ViewElement] = [:]
  private var recorder: (@MainActor (ScreenletCall) -> Void)?
  /// Ids of the controls that fire actions.
  private var wired: Set<String> = []

  /// Creates a view without a theme, as the run time does before it gives it one.
  public required init() {}

  // MARK: Template methods

  /// Messages by action; ``BaseScreenlet/defaultAction`` has those of actions without their own.
  open var progressMessages: [String: ProgressMessages] { [:] }

  /// Called first; outlets are connected.
  open func onPreCreate() {}
  /// Called when the view was made. Its ``screenlet`` is nil.
  open func onCreated() {}
  /// Called before the view is taken away.
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
  /// Makes what shows progress.
  open func createProgressPresenter() -> any ProgressPresenter { DefaultProgressPresenter() }

  /// The message of an action, or else that of ``BaseScreenlet/defaultAction``; nil for none.
  open func progressMessageForAction(_ name: String, messageType: ProgressMessageType) -> String? {
    (progressMessages[name] ?? progressMessages[BaseScreenlet.defaultAction])?[messageType]
  }

  // MARK: Making

  /// Gives the view its theme.
  func attach(_ theme: LoadedTheme, recording recorder: @escaping @MainActor (ScreenletCall) -> Void) {
    self.theme = theme
    self.recorder = recorder
    theme.onChange = { [weak self] in self?.screenlet?.setNeedsDisplay() }
  }

  /// Calls what is called of a view that was just made, in its order.
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

  /// The view that an outlet is connected to; nil if the theme does not connect it, or to a view of another kind.
  public func outlet<Element: ViewElement>(_ name: String, as type: Element.Type = Element.self) -> Element? {
    guard let id = theme?.id(ofOutlet: name) else { return nil }
    let element = element(id)
    guard let element else { return nil }
    if let typed = element as? Element { return typed }
    screenlet?.warn("the outlet '\(name)' is connected to a \(element.className), not to a \(Element.self)")
    return nil
  }

  /// The first view with a tag above 0; nil for none.
  public func viewWithTag(_ tag: Int) -> ViewElement? {
    guard tag > 0, let id = theme?.id(ofTag: tag) else { return nil }
    return element(id)
  }

  /// The handle of a view, always the same one.
  package func element(_ id: String) -> ViewElement? {
    if let known = elements[id] { return known }
    guard let made = theme?.makeElement(id) else { return nil }
    elements[id] = made
    return made
  }

  // MARK: Focus

  /// Id of the view that has the focus.
  package var focusedID: String? { theme?.focus }

  /// The first outlet that is connected to a view.
  package func outletName(of id: String) -> String? { theme?.outletName(of: id) }

  /// Gives the focus to the view with tag 1, or else to the first control.
  public func becomeFirstResponder() {
    if let first = viewWithTag(1), first is Control {
      theme?.focus = first.objectID
    } else {
      theme?.focusFirst()
    }
  }

  /// Takes the focus away.
  public func endEditing() { theme?.focus = nil }

  // MARK: Actions

  /// Performs an action as if a control had fired it.
  ///
  /// - Parameters:
  ///   - name: nil for ``BaseScreenlet/defaultAction``.
  ///   - sender: the control.
  public func userAction(name: String?, sender: AnyObject? = nil) {
    let name = name ?? BaseScreenlet.defaultAction
    guard call("onPreAction", name, { onPreAction(name: name, sender: sender) }) else { return }
    // Editing ends. Where nothing is touched, the focus has to stay somewhere: on the control that fires.
    if let control = sender as? Control { theme?.focus = control.objectID }
    screenlet?.performAction(name: name, sender: sender)
  }

  /// Performs the action that a control has the name of; the default action for what is no control.
  public func userActionWithSender(_ sender: AnyObject?) {
    userAction(name: (sender as? Control)?.restorationIdentifier, sender: sender)
  }

  /// What a touch of a control does. Returns whether it is wired.
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
