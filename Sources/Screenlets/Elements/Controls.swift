internal import ThemeControls
internal import ThemeRendering

/// A button.
public final class Button: Control {
  /// What a title is shown for.
  public enum State: String, Sendable {
    /// The button as it stands there.
    case normal
    /// While it is touched.
    case highlighted
    /// While it cannot be used.
    case disabled
    /// While it is selected.
    case selected
  }

  /// Sets the title of a state; nil shows none.
  public func setTitle(_ title: String?, for state: State) { set { $0.titles[state.rawValue] = title ?? "" } }

  /// The title of a state; nil where the state has none of its own.
  public func title(for state: State) -> String? {
    if let title = change.titles[state.rawValue] { return title }
    guard let button = node?.content.button else { return nil }
    return button.states.first { $0.name == state.rawValue }?.title ?? (state == .normal ? button.title.string : nil)
  }
}

/// A switch.
public final class Switch: Control {
  /// Whether it is on.
  public var isOn: Bool {
    get { if case .toggle(let isOn)? = node?.content { isOn } else { false } }
    set { theme?.set(.isOn(newValue), of: objectID) }
  }
}

/// A knob on a track.
public final class Slider: Control {
  /// From the theme's minimum to its maximum.
  public var value: Float {
    get { if case .range(let value, _, _)? = node?.content { Float(value) } else { 0 } }
    set {
      guard newValue.isFinite, case .range(_, let minimum, let maximum)? = node?.content else { return }
      theme?.set(.value(min(max(Double(newValue), minimum), max(minimum, maximum))), of: objectID)
    }
  }
}

/// A minus and a plus.
public final class Stepper: Control {
  /// From the theme's minimum to its maximum.
  public var value: Double {
    get { if case .range(let value, _, _)? = node?.content { value } else { 0 } }
    set {
      guard newValue.isFinite, case .range(_, let minimum, let maximum)? = node?.content else { return }
      theme?.set(.value(min(max(newValue, minimum), max(minimum, maximum))), of: objectID)
    }
  }
}

/// Titles side by side, one of them chosen.
public final class SegmentedControl: Control {
  /// −1 for none.
  public var selectedSegmentIndex: Int {
    get { if case .segments(_, let selected)? = node?.content { selected ?? -1 } else { -1 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}

/// Wheels of rows.
public final class Picker: Control {
  /// The chosen row, from 0.
  public var selectedRow: Int {
    get { if case .wheel(_, let selected)? = node?.content { selected } else { 0 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}

/// A dot for each page.
public final class PageControl: Control {
  /// From 0.
  public var currentPage: Int {
    get { if case .pages(_, let current)? = node?.content { current } else { 0 } }
    set { theme?.set(.selected(newValue), of: objectID) }
  }
}
