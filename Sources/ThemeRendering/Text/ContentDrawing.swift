internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

// All switches of this backend over kinds of content or roles. New kinds are added here, with their drawing.

extension CellPainter {
  /// Paints a view's own content, above its background.
  mutating func paintContent(_ index: Int) {
    let node = tree.nodes[index]
    switch node.content {
    case .none: break
    case .text(let text): paintText(index, text)
    case .field(let field): paintField(index, field)
    case .button(let button): paintButton(index, button)
    case .image(let image): paintImage(index, image)
    case .toggle(let isOn): paintSwitch(index, isOn)
    case .range(let value, let minimum, let maximum):
      let share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
      if node.role == .stepper { paintStepper(index) } else { paintSlider(index, share) }
    case .progress(let share): paintProgress(index, share)
    case .activity(let isAnimating, _): paintActivity(index, isAnimating)
    case .segments(let titles, let selected): paintSegments(index, titles, selected)
    case .pages(let count, let current): paintPages(index, count, current)
    case .wheel(let rows, let selected): paintWheel(index, rows, selected)
    case .search(let text, let placeholder): paintSearch(index, text, placeholder)
    case .bar(let title, let items): paintBar(index, title, items)
    case .rows(let rows, let height): paintRows(index, rows, height)
    case .placeholder(let label): paintPlaceholder(index, label)
    case .embedded(let screenlet, _):
      if node.subtreeEnd == index + 1 { paintPlaceholder(index, screenlet + "Screenlet") }
    }
  }
}

extension RenderTree.Node {
  /// Whether the view is a box around one line of text, which needs a row for each edge.
  var isBoxed: Bool {
    switch content {
    case .button(let button): button.style != .plain || hasShape
    case .field(let field): field.style != .none || hasShape
    case .segments, .search: true
    case .range: role == .stepper
    case .none: hasShape && cornerRadius > 1.5 && isOneLine && frame.width > frame.height * 2
    case .text, .image, .toggle, .progress, .activity, .pages, .wheel, .bar, .rows, .placeholder, .embedded: false
    }
  }

  /// Whether the view is a picture or a plain area that is circular or nearly so.
  var isCircle: Bool {
    switch content {
    case .none, .image: cornerRadius > 1.5 && cornerRadius * 2.5 >= min(frame.width, frame.height)
    case .text, .field, .button, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar, .rows,
      .placeholder, .embedded:
      false
    }
  }

  /// Whether the view draws content for which rows are reserved.
  var hasInk: Bool {
    switch content {
    case .none: !isSeparator && (hasShape || !outlets.isEmpty)
    case .text(let text): !text.string.isEmpty || hasShape || !outlets.isEmpty
    case .field, .button, .image, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar,
      .rows, .placeholder, .embedded:
      true
    }
  }

  /// Whether the view is a large container without content.
  var isRoom: Bool {
    switch role {
    case .container, .table, .collection, .cell, .stack, .scroll, .effect, .embedded: frame.height > 40
    case .label, .textField, .textView, .button, .image, .toggle, .slider, .stepper, .segmentedControl, .progress,
      .activity, .pageControl, .datePicker, .picker, .searchBar, .toolbar, .navigationBar, .tabBar, .web, .map, .opaque:
      false
    }
  }
}

extension RenderTree.Content {
  /// Whether the content is drawn, in addition to the view's background and subviews.
  var hasInk: Bool {
    switch self {
    case .none, .embedded: false
    case .text, .field, .button, .image, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search,
      .bar,
      .rows, .placeholder:
      true
    }
  }

  /// Whether the content is a title with a smaller line below it.
  var hasSubtitle: Bool {
    guard case .button(let button) = self else { return false }
    return button.subtitle?.isEmpty == false
  }

  /// Whether the content is rows of a list.
  var isRows: Bool {
    guard case .rows = self else { return false }
    return true
  }

  /// Whether the content is an image above or below a title.
  var isStacked: Bool {
    guard case .button(let button) = self, button.image != nil, !button.title.string.isEmpty else { return false }
    return button.imageSide == .top || button.imageSide == .bottom
  }

  /// The text of content that is a single line without a box; nil for content that fills its area.
  var line: String? {
    switch self {
    case .text(let text): text.string
    case .field(let field): field.style != .none ? nil : field.text.isEmpty ? field.placeholder ?? "" : field.text
    case .button(let button): button.style != .plain ? nil : button.title.string
    case .none, .image, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar, .rows,
      .placeholder, .embedded:
      nil
    }
  }

  /// Whether a frame with a name may replace the content.
  var isPicture: Bool {
    switch self {
    case .image, .placeholder: true
    case .none, .text, .field, .button, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar,
      .rows, .embedded:
      false
    }
  }

  /// Whether the content is text, so that names of pictures below it are omitted.
  var isText: Bool {
    switch self {
    case .text(let text): !text.string.isEmpty
    case .field, .button, .search, .segments: true
    case .none, .image, .toggle, .range, .progress, .activity, .pages, .wheel, .bar, .rows, .placeholder, .embedded:
      false
    }
  }
}

extension RenderTree.Role {
  /// Whether the placeholder represents an opaque view, such as a page or a map. For views drawn only by code, just the
  /// position is known.
  var hidesWhatIsBehind: Bool {
    switch self {
    case .web, .map, .effect: true
    case .container, .label, .textField, .textView, .button, .image, .toggle, .slider, .stepper, .segmentedControl,
      .progress, .activity, .pageControl, .datePicker, .picker, .searchBar, .table, .collection, .cell, .stack,
      .scroll, .toolbar, .navigationBar, .tabBar, .embedded, .opaque:
      false
    }
  }

  /// Whether the entire control fades while disabled.
  var dimsWhenDisabled: Bool {
    switch self {
    case .toggle, .slider, .stepper, .segmentedControl, .datePicker, .pageControl: true
    case .container, .label, .textField, .textView, .button, .image, .progress, .activity, .picker, .searchBar, .table,
      .collection, .cell, .stack, .scroll, .toolbar, .navigationBar, .tabBar, .web, .map, .effect, .embedded, .opaque:
      false
    }
  }

  /// The sign in the middle of a placeholder's frame.
  var placeholderSymbol: Character {
    switch self {
    case .web: "◍"
    case .map: "◎"
    case .embedded: "◫"
    case .container, .label, .textField, .textView, .button, .image, .toggle, .slider, .stepper, .segmentedControl,
      .progress, .activity, .pageControl, .datePicker, .picker, .searchBar, .table, .collection, .cell, .stack,
      .scroll, .toolbar, .navigationBar, .tabBar, .effect, .opaque:
      "▢"
    }
  }
}
