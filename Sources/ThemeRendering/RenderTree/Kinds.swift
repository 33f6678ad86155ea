public import ThemeSource

// The kinds of views and of content, with the tables of their properties. Only the painting, the JSON and one function
// of each backend switch over kinds; other code uses these tables.

extension RenderTree {
  /// A view's role for backends and readers. The set is closed: unknown views are ``opaque``.
  public enum Role: String, Sendable, CaseIterable {
    /// A `UIView` that contains others.
    case container
    /// A `UILabel`.
    case label
    /// A `UITextField`.
    case textField
    /// A `UITextView`.
    case textView
    /// A `UIButton`.
    case button
    /// A `UIImageView`.
    case image
    /// A `UISwitch`.
    case toggle = "switch"
    /// A `UISlider`.
    case slider
    /// A `UIStepper`.
    case stepper
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A `UIProgressView`.
    case progress
    /// A `UIActivityIndicatorView`.
    case activity
    /// A `UIColorWell`.
    case colorWell
    /// A `UIPageControl`.
    case pageControl
    /// A `UIDatePicker`.
    case datePicker
    /// A `UIPickerView`.
    case picker
    /// A `UISearchBar`.
    case searchBar
    /// A `UITableView`.
    case table
    /// A `UICollectionView`.
    case collection
    /// A cell, header or footer of a table or collection view.
    case cell
    /// A `UIStackView`.
    case stack
    /// A `UIScrollView`.
    case scroll
    /// A `UIToolbar`.
    case toolbar
    /// A `UINavigationBar`.
    case navigationBar
    /// A `UITabBar`.
    case tabBar
    /// A web view.
    case web
    /// An `MKMapView`.
    case map
    /// A `UIVisualEffectView`.
    case effect
    /// A Screenlet within this one.
    case embedded
    /// A view whose appearance is unknown.
    case opaque
  }

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
    /// A color well with its selected color; nil for none.
    case colorWell(RenderColor?)
    /// Segments from left to right, and the index of the selected one.
    case segments([Segment], selected: Int?)
    /// A page control's dots; `current` is the index of the current page.
    case pages(count: Int, current: Int)
    /// Rows of a wheel with the selected index; a date picker's rows are dates. Tabs separate the columns of a row.
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

// MARK: Roles

extension RenderTree {
  package struct RoleTraits: Sendable {
    /// Whether the view is a `UIControl`.
    package var isControl = false
    /// Whether the Tab key reaches the view.
    package var takesFocus = false
    /// Whether the user enters text into the view.
    package var takesText = false
    package var scrolls = false
    /// Whether the view contains others. A large one needs no rows of its own.
    var isContainer = false
    /// Whether the placeholder represents an opaque view, such as a page or a map. For views drawn only by code, just
    /// the position is known.
    var hidesWhatIsBehind = false
    /// The sign in the middle of a placeholder's frame.
    var symbol: Character = "▢"
  }
}

extension RenderTree.Role {
  /// The table of roles.
  package var traits: RenderTree.RoleTraits {
    switch self {
    case .label, .image, .progress, .activity, .toolbar, .navigationBar, .tabBar, .opaque: .init()
    case .container, .cell, .stack: .init(isContainer: true)
    case .scroll, .table, .collection: .init(scrolls: true, isContainer: true)
    case .effect: .init(isContainer: true, hidesWhatIsBehind: true)
    case .embedded: .init(isContainer: true, symbol: "◫")
    case .web: .init(hidesWhatIsBehind: true, symbol: "◍")
    case .map: .init(hidesWhatIsBehind: true, symbol: "◎")
    case .textField: .init(isControl: true, takesFocus: true, takesText: true)
    case .textView, .searchBar: .init(takesFocus: true, takesText: true)
    case .button, .toggle, .slider, .stepper, .segmentedControl, .datePicker, .colorWell:
      .init(isControl: true, takesFocus: true)
    case .pageControl: .init(isControl: true)
    case .picker: .init(takesFocus: true)
    }
  }
}

// MARK: Content

extension RenderTree {
  /// Properties of a kind of content.
  package struct ContentTraits: Sendable {
    package enum Drawing: Sendable {
      /// Only the view's background and subviews.
      case nothing
      /// Text, so that names of pictures below it are omitted.
      case text
      /// An image, or a frame with a name that may replace one.
      case picture
      /// Rows below each other, which may take the area of a container.
      case list
      /// Anything else.
      case figure
    }
    /// The condition for the view to be a box around one line of text, with a row for each edge.
    enum Box: Sendable {
      case never
      /// A view with a background or a border.
      case ifShaped
      /// A view whose background or border has the proportions and the round corners of a field.
      case ifPill
      case always
    }
    /// The content's `type` in JSON.
    var type: String
    package var drawing = Drawing.figure
    var box = Box.never
    /// Whether UIKit draws the entire control half transparent while it is disabled. Fields and buttons only change
    /// their text.
    package var fades = false
  }
}

extension RenderTree.Content {
  /// The table of kinds of content.
  package var traits: RenderTree.ContentTraits {
    switch self {
    case .none: .init(type: "none", drawing: .nothing, box: .ifPill)
    case .text(let text): .init(type: "text", drawing: text.string.isEmpty ? .figure : .text)
    case .field(let field): .init(type: "field", drawing: .text, box: field.style == .none ? .ifShaped : .always)
    case .button(let button): .init(type: "button", drawing: .text, box: button.hasShape ? .always : .ifShaped)
    case .image: .init(type: "image", drawing: .picture)
    case .toggle: .init(type: "switch", fades: true)
    case .range: .init(type: "range", fades: true)
    case .progress: .init(type: "progress")
    case .activity: .init(type: "activity")
    case .colorWell: .init(type: "colorWell", fades: true)
    case .segments: .init(type: "segments", drawing: .text, box: .always, fades: true)
    case .pages: .init(type: "pages", fades: true)
    case .wheel: .init(type: "wheel", drawing: .list)
    case .search: .init(type: "search", drawing: .text, box: .always)
    case .bar: .init(type: "bar")
    case .rows: .init(type: "rows", drawing: .list)
    case .placeholder: .init(type: "placeholder", drawing: .picture)
    case .embedded: .init(type: "embedded", drawing: .nothing)
    }
  }

  /// The part of the content that a value replaces, such as the user's input.
  package var value: RenderTree.Value? {
    switch self {
    case .text(let text): .text(text.string) { .text(RenderTree.Text($0)) }
    case .field(var field):
      .text(field.text) {
        field.text = $0
        return .field(field)
      }
    case .search(let text, let placeholder): .text(text) { .search(text: $0, placeholder: placeholder) }
    case .toggle(let isOn): .flag(isOn) { .toggle(isOn: $0) }
    case .range(let value, let minimum, let maximum):
      .number(value, minimum: minimum, maximum: maximum) { .range(value: $0, minimum: minimum, maximum: maximum) }
    case .segments(let segments, let selected):
      .choice(selected, .segments(segments.map(\.title))) { .segments(segments, selected: $0) }
    case .pages(let count, let current): .choice(current, .pages(count)) { .pages(count: count, current: $0) }
    case .wheel(let rows, let selected):
      .choice(selected, .wheel(rows.map(RenderTree.wheelTitle))) { .wheel(rows: rows, selected: $0) }
    case .none, .button, .image, .progress, .activity, .colorWell, .bar, .rows, .placeholder, .embedded: nil
    }
  }
}

// MARK: JSON

/// Writes the member `content`. Its `type` determines the other members.
func write(_ content: RenderTree.Content, _ json: inout JSONWriter) {
  json.key("content")
  json.object {
    $0.member("type", content.traits.type)
    switch content {
    case .none: break
    case .text(let text): write(text, &$0)
    case .field(let field):
      $0.member("text", field.text)
      $0.member("placeholder", ifPresent: field.placeholder)
      $0.member("secure", field.isSecure)
      if field.hasClearButton { $0.member("clearButton", true) }
      $0.member("borderStyle", field.style.rawValue)
    case .button(let button): write(button, &$0)
    case .image(let image):
      $0.member("name", ifPresent: image.name)
      if let size = image.size { $0.member("size", size) }
      $0.member("mode", image.mode)
      if image.weight != 400 { $0.member("weight", image.weight) }
    case .toggle(let isOn): $0.member("on", isOn)
    case .range(let value, let minimum, let maximum):
      $0.member("value", value)
      $0.member("minimum", minimum)
      $0.member("maximum", maximum)
    case .progress(let share): $0.member("share", share)
    case .activity(let isAnimating, let isLarge):
      $0.member("animating", isAnimating)
      $0.member("large", isLarge)
    case .colorWell(let color): $0.member("color", ifPresent: color)
    case .segments(let segments, let selected):
      $0.member("titles", segments.map(\.title))
      writePositions("images", segments.map(\.isImage), &$0)
      writePositions("disabled", segments.map { !$0.isEnabled }, &$0)
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

/// Writes the positions of the segments that have a property, unless none has it.
private func writePositions(_ name: String, _ flags: [Bool], _ json: inout JSONWriter) {
  guard flags.contains(true) else { return }
  json.key(name)
  json.inlineArray { list in
    for (index, flag) in flags.enumerated() where flag { list.value(index) }
  }
}
