internal import ThemeControls
internal import ThemeRendering

/// A button.
public final class Button: Control {
  /// The state for which a title is shown.
  public enum State: String, Sendable {
    /// No other state.
    case normal
    /// The button is touched.
    case highlighted
    /// The button cannot be used.
    case disabled
    /// The button is selected.
    case selected
  }

  /// Sets the title of a state; nil shows none.
  public func setTitle(_ title: String?, for state: State) { set { $0.titles[state.rawValue] = title ?? "" } }

  /// The title of a state; nil if the state has no separate title.
  public func title(for state: State) -> String? {
    if let title = change.titles[state.rawValue] { return title }
    guard let button = node?.content.button else { return nil }
    return button.states.first { $0.name == state.rawValue }?.title ?? (state == .normal ? button.title.string : nil)
  }
}

/// A switch.
public final class Switch: Control {
  /// Whether the switch is on.
  public var isOn: Bool {
    get { if case .toggle(let isOn)? = node?.content { isOn } else { false } }
    set { theme?.set(.isOn(newValue), of: objectID) }
  }
}

extension Control {
  /// The value of a slider or a stepper, from the theme's minimum to its maximum.
  fileprivate var rangeValue: Double {
    get { if case .range(let value, _, _)? = node?.content { value } else { 0 } }
    set {
      guard newValue.isFinite, case .range(_, let minimum, let maximum)? = node?.content else { return }
      theme?.set(.value(min(max(newValue, minimum), max(minimum, maximum))), of: objectID)
    }
  }
}

/// A slider.
public final class Slider: Control {
  /// The value, from the theme's minimum to its maximum.
  public var value: Float {
    get { Float(rangeValue) }
    set { rangeValue = Double(newValue) }
  }
}

/// A stepper: a minus and a plus button.
public final class Stepper: Control {
  /// The value, from the theme's minimum to its maximum.
  public var value: Double {
    get { rangeValue }
    set { rangeValue = newValue }
  }
}

/// A row of titles, of which one is selected.
public final class SegmentedControl: Control {
  /// The index of the selected title; −1 if none is selected.
  public var selectedSegmentIndex: Int {
    get { if case .segments(_, let selected)? = node?.content { selected ?? -1 } else { -1 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}

/// A picker: wheels of rows.
public final class Picker: Control {
  /// The index of the selected row, from 0.
  public var selectedRow: Int {
    get { if case .wheel(_, let selected)? = node?.content { selected } else { 0 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}

/// A page control, with a dot for each page.
public final class PageControl: Control {
  /// The index of the current page, from 0.
  public var currentPage: Int {
    get { if case .pages(_, let current)? = node?.content { current } else { 0 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}
