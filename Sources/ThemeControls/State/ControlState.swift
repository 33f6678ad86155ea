package import ThemeRendering

/// The user's input in a control.
package enum ControlState: Sendable, Equatable {
  /// The text of a text field, text view or search bar.
  case text(LineEditor)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The value of a slider or stepper.
  case value(Double)
  /// The index of the selected segment, row or page.
  case selected(Int)
}

extension RenderTree.Node {
  /// A control's key across themes: its first outlet, else its object id, after the ids of the Screenlets around it.
  package var controlKey: String {
    guard let outlet = outlets.first else { return "id " + id }
    return "outlet " + (id.lastIndex(of: "/").map { String(id[...$0]) } ?? "") + outlet
  }

  /// The editor of a view that takes text, with the theme's text; nil for other views.
  package var editor: LineEditor? {
    guard case .text(let text, _)? = content.value, content.text == nil || role == .textView else { return nil }
    return LineEditor(text, isMultiline: role == .textView)
  }

  /// Shows the user's input.
  package mutating func show(_ state: ControlState) {
    switch (content.value, state) {
    case (.text(_, let set), .text(let editor)): content = set(editor.text)
    case (.flag(_, let set), .isOn(let isOn)): content = set(isOn)
    case (.number(_, _, _, let set), .value(let value)): content = set(value)
    case (.choice(_, _, let set), .selected(let index)): content = set(index)
    case (.text, _), (.flag, _), (.number, _), (.choice, _), (nil, _): break
    }
  }

  /// The state of a control after an arrow key's step, forward or back; nil for views without steps or at their end.
  package func stepped(by step: Int) -> ControlState? {
    switch content.value {
    case .number(let value, let minimum, let maximum, _):
      guard maximum > minimum else { return nil }
      let size = role == .stepper ? 1 : (maximum - minimum) / 20
      let next = min(max(value + Double(step) * size, minimum), maximum)
      return next == value ? nil : .value(next)
    case .choice(let selected, let choices, _):
      let next = selected.map { $0 &+ step } ?? (step > 0 ? 0 : choices.count - 1)
      return (0..<choices.count).contains(next) ? .selected(next) : nil
    case .flag(let isOn, _): return isOn == (step > 0) ? nil : .isOn(step > 0)
    case .text, nil: return nil
    }
  }

  /// The state of a control after a click at a fraction of its width, from 0 to 1; nil if a click does not set a value.
  package func clicked(at share: Double) -> ControlState? {
    switch content.value {
    case .flag(let isOn, _): return .isOn(!isOn)
    case .number(let value, let minimum, let maximum, _):
      guard maximum > minimum else { return nil }
      if role == .stepper {
        return .value(min(max(value + (share < 0.5 ? -1 : 1), minimum), maximum))
      }
      return .value(minimum + min(max(share, 0), 1) * (maximum - minimum))
    case .choice(_, .segments(let titles), _):
      guard !titles.isEmpty else { return nil }
      return .selected(min(max(Int(share.clampedShare * Double(titles.count)), 0), titles.count - 1))
    case .choice(_, .wheel, _), .choice(_, .pages, _), .text, nil: return nil
    }
  }

  /// The value of a control, for the line of events; nil for views without one.
  package var valueText: String? {
    switch content.value {
    case .flag(let isOn, _): isOn ? "on" : "off"
    case .number(let value, _, _, _): Self.number(value)
    case .choice(let selected, let choices, _): selected.flatMap { choices.title(of: $0) }
    case .text, nil: nil
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension RenderTree.Choices {
  fileprivate var count: Int {
    switch self {
    case .segments(let titles), .wheel(let titles): titles.count
    case .pages(let count): max(0, count)
    }
  }

  fileprivate func title(of index: Int) -> String? {
    switch self {
    case .segments(let titles), .wheel(let titles): titles.indices.contains(index) ? titles[index] : nil
    case .pages: "page \(index &+ 1)"
    }
  }
}

extension Double {
  /// The number clamped to 0 to 1; 0 if it is not finite.
  package var clampedShare: Double { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
