/// The members of a class as Swift, formatted like `swift format`.
///
/// Each member is a list of lines. The first is not indented; those inside others are indented by two spaces.
struct MemberText {
  /// The call that localizes a text.
  var localization: String
  /// Columns of a line, without the indentation of members.
  private let width = 98
  /// Access level of overriding and ViewModel members, with a trailing space.
  var access: String
  private let signatures: BaseSignatures
  private let isForTerminal: Bool
  /// The mark of the type of an outlet, `?` or `!`.
  var outletMark = "?"

  init(_ viewClass: ViewClass) {
    isForTerminal = viewClass.flavor == .terminal
    localization = viewClass.localization
    signatures = viewClass.signatures
    access = viewClass.access
  }

  func lines(of outlet: ViewClass.Outlet) -> [String] {
    if let element = outlet.element { return lines(of: outlet, element) }
    let type = (outlet.isCollection ? "[\(outlet.type)]" : outlet.type) + outletMark
    let weak = outlet.isCollection || !outlet.isWeak ? "" : "weak "
    let modifiers = outlet.access + weak
    let name = "var \(outlet.name):"
    if let lines = fitted("@IBOutlet \(modifiers)\(name)", type) { return lines }
    let line = (modifiers.isEmpty ? "" : "  ") + name
    return ["@IBOutlet" + (modifiers.isEmpty ? "" : " \(modifiers.dropLast())")]
      + (fitted(line, type) ?? [line, "  \(type)"])
  }

  private func lines(of outlet: ViewClass.Outlet, _ element: ElementClass) -> [String] {
    // A Screenlet's class can have less access than the classes of the run time.
    let access = element.name == outlet.type ? outlet.access : access
    let type = outlet.isCollection ? "[\(element.name)]" : "\(element.name)?"
    let head = "\(access)var \(outlet.name): \(type)"
    let call = "\(outlet.isCollection ? "outlets" : "outlet")(\(SwiftNames.literal(outlet.key)))"
    let line = "\(head) { \(call) }"
    return line.count <= width ? [line] : ["\(head) {", "  \(call)", "}"]
  }

  /// Returns a declaration up to its colon, with its type on the same line or the next; nil if the first part does not
  /// fit.
  private func fitted(_ head: String, _ type: String) -> [String]? {
    if head.count > width { return nil }
    return head.count + 1 + type.count <= width ? ["\(head) \(type)"] : [head, "  \(type)"]
  }

  func lines(of attribute: ViewClass.Attribute) -> [String] {
    let head = "\(attribute.isOverride ? "override " : "")\(access)var \(attribute.name): \(attribute.type)"
    switch attribute.body {
    case .stored(let initial): return [head + (initial.map { " = \($0)" } ?? "")]
    case .shown(let initial, let statements):
      let value = attribute.isOverride ? nil : initial
      return ["\(head)\(value.map { " = \($0)" } ?? "") {", "  didSet {"] + statements.map { "    \($0)" }
        + ["  }", "}"]
    case .computed(let getter, let setters):
      if setters.isEmpty { return ["\(head) {", "  \(getter)", "}"] }
      let set =
        setters.count == 1 ? ["  set { \(setters[0]) }"] : ["  set {"] + setters.map { "    \($0)" } + ["  }"]
      return ["\(head) {", "  get { \(getter) }"] + set + ["}"]
    }
  }

  func lines(of method: ViewClass.Method) -> [String] {
    method.result.map { ["\(access)func \(method.declaration) {", "  \($0)", "}"] }
      ?? ["\(access)func \(method.declaration) {}"]
  }

  func lines(of action: ViewClass.Action) -> [String] {
    let sender = action.sender == nil ? "nil" : "sender"
    switch action.body {
    case .performs(let name):
      return head(of: action, end: " {") + userAction(name, sender, indent: 2) + ["}"]
    case .performsOf(let cases) where action.sender != nil:
      return head(of: action, end: " {") + ["  switch sender {"]
        + cases.flatMap { outlet, action in
          [isForTerminal ? "  case _ where sender === \(outlet):" : "  case \(outlet):"]
            + userAction(action, sender, indent: 4)
        }
        + ["  default: break", "  }", "}"]
    case .unknown(let viewModel):
      return head(of: action, end: " {") + ["  // \(viewModel) has no action for this control.", "}"]
    case .own, .performsOf: return head(of: action, end: " {}")
    }
  }

  private func userAction(_ name: String, _ sender: String, indent: Int) -> [String] {
    FittedCall("userAction", ["name: \(SwiftNames.literal(name))", "sender: \(sender)"])
      .lines(after: "", indent: indent, width: width)
  }

  private func head(of action: ViewClass.Action, end: String) -> [String] {
    let parameters = parameters(of: action)
    let name = "\(action.access)func \(action.method)("
    if isForTerminal {
      let line = "\(name)\(parameters))\(end)"
      return line.count <= width ? [line] : [name, "  \(parameters)", ")\(end)"]
    }
    let line = "@IBAction \(name)\(parameters))\(end)"
    if line.count <= width { return [line] }
    if parameters.isEmpty { return ["@IBAction", "\(name))\(end)"] }
    return ["@IBAction \(name)", "  \(parameters)", ")\(end)"]
  }

  /// Returns the parameters of an action's method.
  func parameters(of action: ViewClass.Action) -> String {
    (action.sender.map { "_ sender: \($0)?" } ?? "")
      + (action.eventLabel.map { ", \($0) event: \(isForTerminal ? "ControlEvent" : "UIEvent?")" } ?? "")
  }

  /// `perform(_:sender:event:)` of a class for the terminal, which calls the methods of actions.
  func lines(performing actions: [ViewClass.Action]) -> [String] {
    let head = "override \(access)func perform("
    let parameters = "_ selector: String, sender: AnyObject?, event: ControlEvent"
    let line = "\(head)\(parameters)) -> Bool {"
    let cases = actions.flatMap { action -> [String] in
      let start = "  case \(SwiftNames.literal(action.selector)):"
      let sender = action.sender.map { $0 == "AnyObject" ? "sender" : "sender as? \($0)" } ?? ""
      let call = "\(action.method)(\(sender)\(action.eventLabel.map { ", \($0): event" } ?? ""))"
      let whole = "\(start) \(call)"
      return whole.count <= width ? [whole] : [start, "    \(call)"]
    }
    return (line.count <= width ? [line] : [head, "  \(parameters)", ") -> Bool {"]) + ["  switch selector {"] + cases
      + ["  default: return super.perform(selector, sender: sender, event: event)", "  }", "  return true", "}"]
  }

  /// `progressMessages`.
  func lines(of progress: [ViewClass.Progress]) -> [String] {
    let entries = progress.flatMap { entry -> [String] in
      let head = "    \(SwiftNames.literal(entry.action)): ["
      let comma = progress.count > 1 ? "," : ""
      if entry.messages.isEmpty { return [head + ":]" + comma] }
      let end = entry.messages.count > 1 ? "," : ""
      let texts = entry.messages.flatMap { kind, text -> [String] in
        let prefix = ".\(kind): "
        if text.isEmpty { return ["      \(prefix)\"\"\(end)"] }
        return FittedCall(localized(text))?.lines(after: prefix, before: end, indent: 6, width: width)
          ?? ["      \(prefix)\(localized(text))\(end)"]
      }
      return [head] + texts + ["    ]" + comma]
    }
    return ["override \(access)\(signatures.progressMessages) {", "  ["] + entries + ["  ]", "}"]
  }

  /// `onSetTranslations()`.
  func lines(of translations: [ViewClass.Translation], callsSuper: Bool) -> [String] {
    ["override \(access)\(signatures.onSetTranslations) {"] + (callsSuper ? ["  super.onSetTranslations()"] : [])
      + translations.flatMap { lines(of: $0) } + ["}"]
  }

  /// Returns the lines that localize a text. Only the text of the class's own theme is replaced: a Child theme uses the
  /// class too, and can have another text.
  private func lines(of translation: ViewClass.Translation) -> [String] {
    condition(translation.target.value, SwiftNames.literal(translation.text)) + assignment(of: translation) + ["  }"]
  }

  private func assignment(of translation: ViewClass.Translation) -> [String] {
    let text = localized(translation.text)
    switch (translation.target, FittedCall(text)) {
    case (.property(let property), let call?): return call.lines(after: "\(property) = ", indent: 4, width: width)
    case (.property(let property), nil): return ["    \(property) = \(text)"]
    case (.title(let button), let call?):
      return call.lines(inside: "\(button).setTitle", rest: "for: .normal", indent: 4, width: width)
    case (.title(let button), nil): return ["    \(button).setTitle(\(text), for: .normal)"]
    case (.attributedTitle(let button), let call?):
      return call.lines(inside: "\(button).replaceAttributedTitle", rest: "forState: .normal", indent: 4, width: width)
    case (.attributedTitle(let button), nil):
      return ["    \(button).replaceAttributedTitle(\(text), forState: .normal)"]
    }
  }

  /// Returns the start of a statement that runs if a value equals a literal.
  private func condition(_ value: String, _ literal: String) -> [String] {
    let line = "  if \(value) == \(literal)"
    if line.count + 2 <= width { return ["\(line) {"] }
    return (line.count <= width ? [line] : ["  if \(value)", "    == \(literal)"]) + ["  {"]
  }

  /// `onStartInteraction()`.
  func lines(disabling outlets: [String], callsSuper: Bool) -> [String] {
    ["override \(access)\(signatures.onStartInteraction) {"] + (callsSuper ? ["  super.onStartInteraction()"] : [])
      + outlets.flatMap { assignment("\($0)?", "isEnabled", "false") } + ["}"]
  }

  /// `onFinishInteraction(_:error:)`.
  func lines(enabling outlets: [String], callsSuper: Bool) -> [String] {
    ["override \(access)\(signatures.onFinishInteraction) {"]
      + (callsSuper ? ["  super.onFinishInteraction(result, error: error)"] : [])
      + outlets.flatMap { assignment("\($0)?", "isEnabled", "true") } + ["}"]
  }

  /// Returns the lines of `object.property = value` inside a method.
  private func assignment(_ object: String, _ property: String, _ value: String) -> [String] {
    let head = "  \(object).\(property) ="
    if head.count + 1 + value.count <= width { return ["\(head) \(value)"] }
    return head.count <= width ? [head, "    \(value)"] : ["  \(object)", "    .\(property) = \(value)"]
  }

  /// `createProgressPresenter()`.
  func lines(ofPresenter name: String) -> [String] {
    ["override \(access)\(signatures.createProgressPresenter) {", "  \(name)()", "}"]
  }

  /// Returns an expression that localizes a text.
  func localized(_ text: String) -> String {
    let literal = SwiftNames.literal(text)
    guard let place = localization.firstRange(of: "%@") else { return literal }
    return localization[..<place.lowerBound] + literal + localization[place.upperBound...]
  }
}
