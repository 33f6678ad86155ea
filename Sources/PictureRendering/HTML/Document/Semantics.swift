internal import ThemeRendering
internal import ThemeSource

/// A view's semantics for assistive software, in terms of WAI-ARIA 1.2.
struct Semantics {
  /// The role; nil for an element that only groups other elements.
  var role: String?
  /// The accessible name.
  var label: String?
  /// Properties and states of the role, in order.
  var states: [(name: StaticString, value: String)] = []
  /// Whether the Tab key reaches the view.
  var takesFocus = false
  /// The complete text to read, apart from the name, even if the drawing cuts it.
  var text: String?
  /// The element into which text is entered; nil for other views.
  var input: Input?

  /// An `<input>`, for a single line of text.
  struct Input {
    var type: String
    var label: String
    var value: String
    var placeholder: String?
  }
}

extension Semantics {
  /// - Parameter isLeaf: Whether the view has no subviews.
  init(_ node: RenderTree.Node, isLeaf: Bool) {
    self.init()
    let own = node.accessibility?.label?.name
    let fallback = own ?? node.outlets.first ?? node.customClass ?? node.className
    switch node.content {
    case .text(let text):
      self.text = text.string
      if node.accessibility?.traits.contains("header") == true, !text.string.isEmpty {
        role = "heading"
        states = [("aria-level", "2")]
      }
      if let own, own != text.string { (role, label, self.text) = (role ?? "note", own, nil) }
    case .button(let button):
      setControl(node, "button", own ?? button.title.string.name ?? button.image?.name ?? fallback)
    case .image(let image): set("img", own ?? image.name?.name ?? fallback)
    case .toggle(let isOn):
      setControl(node, "switch", fallback, [("aria-checked", isOn ? "true" : "false")])
    case .range(let value, let minimum, let maximum):
      let value = min(max(value, minimum), maximum)
      setControl(
        node, node.role == .stepper ? "spinbutton" : "slider", fallback,
        [
          ("aria-valuenow", value.text), ("aria-valuemin", minimum.text), ("aria-valuemax", maximum.text),
        ])
    case .progress(let share):
      set(
        "progressbar", fallback,
        [("aria-valuenow", (min(max(share, 0), 1) * 100).text), ("aria-valuemin", "0"), ("aria-valuemax", "100")])
    case .activity: set("img", own ?? "In progress")
    case .colorWell(let color):
      setControl(node, "button", color.map { "\(fallback): \($0.hex)" } ?? fallback)
    case .segments(let segments, let selected):
      let titles = segments.map(\.title)
      let chosen = selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
      set("img", "\(fallback): \(titles.joined(separator: ", "))" + (chosen.map { "; \($0) selected" } ?? ""))
    case .pages(let count, let current):
      set("img", "Page \(min(current, max(0, count - 1)) + 1) of \(count)")
    case .wheel(let rows, let selected):
      set("img", "\(fallback): \(rows.indices.contains(selected) ? RenderTree.wheelTitle(rows[selected]) : "")")
    case .placeholder(let name): set("img", own ?? name.name ?? fallback)
    case .embedded(let screenlet, _): set("group", own ?? screenlet)
    case .bar(let title, let items):
      let places: [RenderTree.BarItem.Place] = [.leading, .row, .trailing]
      var texts = places.map { place in items.filter { $0.place == place }.map(\.title) }
      texts.insert(title.map { [$0] } ?? [], at: 1)
      text = texts.joined().filter { !$0.isEmpty }.joined(separator: " ")
    case .rows(let rows, let height):
      let visible = height > 0 ? (node.frame.height / height).rounded(.up) : 0
      text = rows.prefix(Int(exactly: visible) ?? 0).flatMap { [$0.title] + ($0.detail.map { [$0] } ?? []) }
        .joined(separator: " ")
    case .field(let field):
      input = Input(
        type: field.isSecure ? "password" : "text",
        label: own ?? field.placeholder?.name ?? node.outlets.first ?? "Text",
        value: field.isSecure ? "" : field.text, placeholder: field.placeholder)
    case .search(let text, let placeholder):
      input = Input(
        type: "search", label: own ?? placeholder?.name ?? "Search", value: text, placeholder: placeholder)
    case .none: if let own = own ?? (node.role == .datePicker ? fallback : nil) { set("group", own) }
    }
    // Assistive software ignores everything inside an image.
    if role == "img", !isLeaf { role = "group" }
  }

  private mutating func setControl(
    _ node: RenderTree.Node, _ role: String, _ label: String?, _ states: [(name: StaticString, value: String)] = []
  ) {
    set(role, label, states + (node.isEnabled ? [] : [("aria-disabled", "true")]))
    takesFocus = node.isEnabled
  }

  private mutating func set(_ role: String, _ label: String?, _ states: [(name: StaticString, value: String)] = []) {
    self.role = role
    self.label = label
    self.states = states
  }
}

extension String {
  /// The string if it contains readable characters, else nil.
  var name: String? { contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation } ? self : nil }
}

extension Double {
  /// The number with at most two decimals, as an attribute's value.
  fileprivate var text: String {
    guard isFinite, let hundredths = Int(exactly: (Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded()) else {
      return "0"
    }
    let rest = hundredths.magnitude % 100
    let whole = "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100)"
    return rest == 0 ? whole : whole + "." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
