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
  /// A control's key across themes: its first outlet, else its object id.
  package var controlKey: String { outlets.first.map { "outlet " + $0 } ?? "id " + id }

  /// The editor of a view that takes text, with the theme's text; nil for other views.
  package var editor: LineEditor? {
    switch content {
    case .field(let field): LineEditor(field.text)
    case .search(let text, _): LineEditor(text)
    case .text(let text) where role == .textView: LineEditor(text.string, isMultiline: true)
    default: nil
    }
  }

  /// Shows the user's input.
  package mutating func show(_ state: ControlState) {
    switch (content, state) {
    case (.field(var field), .text(let editor)):
      field.text = editor.text
      content = .field(field)
    case (.search(_, let placeholder), .text(let editor)):
      content = .search(text: editor.text, placeholder: placeholder)
    case (.text, .text(let editor)): content = .text(RenderTree.Text(editor.text))
    case (.toggle, .isOn(let isOn)): content = .toggle(isOn: isOn)
    case (.range(_, let minimum, let maximum), .value(let value)):
      content = .range(value: value, minimum: minimum, maximum: maximum)
    case (.segments(let titles, _), .selected(let index)):
      content = .segments(titles, selected: index)
    case (.wheel(let rows, _), .selected(let index)): content = .wheel(rows: rows, selected: index)
    case (.pages(let count, _), .selected(let index)): content = .pages(count: count, current: index)
    default: break
    }
  }

  /// The state of a control after an arrow key's step, forward or back; nil for views without steps or at their end.
  package func stepped(by step: Int) -> ControlState? {
    switch content {
    case .range(let value, let minimum, let maximum):
      guard maximum > minimum else { return nil }
      let size = role == .stepper ? 1 : (maximum - minimum) / 20
      let next = min(max(value + Double(step) * size, minimum), maximum)
      return next == value ? nil : .value(next)
    case .segments(let titles, let selected):
      let next = selected.map { $0 + step } ?? (step > 0 ? 0 : titles.count - 1)
      return titles.indices.contains(next) ? .selected(next) : nil
    case .wheel(let rows, let selected):
      return rows.indices.contains(selected + step) ? .selected(selected + step) : nil
    case .pages(let count, let current):
      return (0..<max(count, 0)).contains(current + step) ? .selected(current + step) : nil
    case .toggle(let isOn): return isOn == (step > 0) ? nil : .isOn(step > 0)
    default: return nil
    }
  }

  /// The state of a control after a click at a fraction of its width, from 0 to 1; nil if a click does not set a value.
  package func clicked(at share: Double) -> ControlState? {
    switch content {
    case .toggle(let isOn): return .isOn(!isOn)
    case .range(let value, let minimum, let maximum):
      guard maximum > minimum else { return nil }
      if role == .stepper {
        return .value(min(max(value + (share < 0.5 ? -1 : 1), minimum), maximum))
      }
      return .value(minimum + min(max(share, 0), 1) * (maximum - minimum))
    case .segments(let titles, _):
      guard !titles.isEmpty else { return nil }
      return .selected(min(max(Int(share.clampedShare * Double(titles.count)), 0), titles.count - 1))
    default: return nil
    }
  }

  /// The value of a control, for the line of events; nil for views without one.
  package var valueText: String? {
    switch content {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .range(let value, _, _): Self.number(value)
    case .segments(let titles, let selected): selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
    case .wheel(let rows, let selected): rows.indices.contains(selected) ? rows[selected] : nil
    case .pages(_, let current): "page \(current + 1)"
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension Double {
  /// The number clamped to 0 to 1; 0 if it is not finite.
  package var clampedShare: Double { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
