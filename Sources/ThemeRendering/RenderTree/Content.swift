public import ThemeSource

extension RenderTree {
  /// The content of a view, apart from its subviews.
  public enum Content: Sendable, Hashable {
    /// Only a background, a border and subviews.
    case none
    /// Text that cannot be edited.
    case text(Text)
    /// A line of editable text.
    case field(Field)
    /// A title, an image or both, by state.
    case button(Button)
    /// An image.
    case image(Image)
    /// A switch.
    case toggle(isOn: Bool)
    /// A slider or a stepper.
    case range(value: Double, minimum: Double, maximum: Double)
    /// A progress bar's filled part, 0 to 1.
    case progress(Double)
    /// A spinning activity indicator.
    case activity(isAnimating: Bool, isLarge: Bool)
    /// The titles of segments, and the index of the selected one.
    case segments([String], selected: Int?)
    /// A page control's dots; `current` is the index of the current page.
    case pages(count: Int, current: Int)
    /// Rows of a wheel with the selected index; a date picker's rows are dates.
    case wheel(rows: [String], selected: Int)
    /// A search field.
    case search(text: String, placeholder: String?)
    /// A navigation bar's title and items, or a tool or tab bar's items.
    case bar(title: String?, items: [BarItem])
    /// Sample rows of a list without a theme for its cells.
    case rows([Row], height: Points)
    /// A labeled frame, used for web pages, maps and views without a model.
    case placeholder(String)
    /// Another Screenlet; its nodes follow as subviews if its theme was found.
    case embedded(screenlet: String, theme: String?)
  }
}

/// Writes the member `content`. Its `type` determines the other members.
func write(_ content: RenderTree.Content, _ json: inout JSONWriter) {
  json.key("content")
  json.object {
    $0.member("type", content.type)
    switch content {
    case .none: break
    case .text(let text): write(text, &$0)
    case .field(let field):
      $0.member("text", field.text)
      $0.member("placeholder", ifPresent: field.placeholder)
      $0.member("secure", field.isSecure)
      $0.member("borderStyle", field.style.rawValue)
    case .button(let button): write(button, &$0)
    case .image(let image):
      $0.member("name", ifPresent: image.name)
      if let size = image.size { $0.member("size", size) }
      $0.member("mode", image.mode)
    case .toggle(let isOn): $0.member("on", isOn)
    case .range(let value, let minimum, let maximum):
      $0.member("value", value)
      $0.member("minimum", minimum)
      $0.member("maximum", maximum)
    case .progress(let share): $0.member("share", share)
    case .activity(let isAnimating, let isLarge):
      $0.member("animating", isAnimating)
      $0.member("large", isLarge)
    case .segments(let titles, let selected):
      $0.member("titles", titles)
      if let selected { $0.member("selected", selected) }
    case .pages(let count, let current):
      $0.member("count", count)
      $0.member("current", current)
    case .wheel(let rows, let selected):
      $0.member("rows", rows)
      $0.member("selected", selected)
    case .search(let text, let placeholder):
      $0.member("text", text)
      $0.member("placeholder", ifPresent: placeholder)
    case .bar(let title, let items): writeBar(title, items, &$0)
    case .rows(let rows, let height): write(rows, height, &$0)
    case .placeholder(let label): $0.member("label", label)
    case .embedded(let screenlet, let theme):
      $0.member("screenlet", screenlet)
      $0.member("theme", ifPresent: theme)
    }
  }
}

extension RenderTree.Content {
  fileprivate var type: String {
    switch self {
    case .none: "none"
    case .text: "text"
    case .field: "field"
    case .button: "button"
    case .image: "image"
    case .toggle: "switch"
    case .range: "range"
    case .progress: "progress"
    case .activity: "activity"
    case .segments: "segments"
    case .pages: "pages"
    case .wheel: "wheel"
    case .search: "search"
    case .bar: "bar"
    case .rows: "rows"
    case .placeholder: "placeholder"
    case .embedded: "embedded"
    }
  }
}
