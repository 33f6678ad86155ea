internal import ThemeLayout
internal import ThemeSource
package import ThemeSyntax

extension RenderTree.Role {
  /// The role of a view that is painted this way.
  package init(_ painting: Painting) {
    self =
      switch painting {
      case .container: .container
      case .label: .label
      case .textField: .textField
      case .textView: .textView
      case .button: .button
      case .image: .image
      case .switch: .toggle
      case .slider: .slider
      case .stepper: .stepper
      case .segmentedControl: .segmentedControl
      case .progress: .progress
      case .activity: .activity
      case .colorWell: .colorWell
      case .pageControl: .pageControl
      case .datePicker: .datePicker
      case .picker: .picker
      case .searchBar: .searchBar
      case .table: .table
      case .collection: .collection
      case .row, .cell: .cell
      case .stack: .stack
      case .scroll: .scroll
      case .toolbar: .toolbar
      case .navigationBar: .navigationBar
      case .tabBar: .tabBar
      case .web: .web
      case .map: .map
      case .effect: .effect
      case .opaque: .opaque
      }
  }
}

extension Painter {
  /// Sets the view's own content, including the ViewModel's values.
  func setContent(
    of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette, isLeaf: Bool, isRoot: Bool
  ) {
    guard node.role != .embedded else { return }
    let painting = tree[view].kind.painting
    switch painting {
    case .label, .textView: setText(of: &node, view, palette)
    case .textField: setField(of: &node, view, palette)
    case .button: setButton(of: &node, view, palette)
    case .image: setImage(of: &node, view)
    case .switch: setSwitch(of: &node, view, palette)
    case .slider: setSlider(of: &node, view, palette)
    case .stepper: setStepper(of: &node, view)
    case .segmentedControl: setSegments(of: &node, view, palette)
    case .progress: setProgress(of: &node, view, palette)
    case .activity: setActivity(of: &node, view, palette)
    case .colorWell: node.content = .colorWell(tint("selectedColor", of: view, palette))
    case .pageControl: setPages(of: &node, view, palette)
    case .datePicker: node.content = dates(view)
    case .picker: node.content = .wheel(rows: ["Option 1", "Option 2", "Option 3"], selected: 1)
    case .searchBar:
      node.content = .search(text: tree.text(of: view) ?? "", placeholder: tree.placeholder(of: view))
      let color = palette.color(tree.color(key: "barTintColor", of: view))
      let chrome = hasChrome(searchBar: view, node) ? Self.chrome(palette, isBlack: isBlack(bar: view)) : nil
      node.background = color ?? node.background ?? chrome
      if isBlack(bar: view) { node.textStyle = RenderTree.TextStyle(color: .white) }
    case .toolbar, .navigationBar, .tabBar:
      node.content = .bar(title: nil, items: [])
      node.background = background(ofBar: view, palette) ?? Self.chrome(palette, isBlack: isBlack(bar: view))
    case .web: node.content = .placeholder("Web page")
    case .map: node.content = .placeholder("Map")
    case .effect: if node.background == nil { node.background = effect(of: view, palette) }
    case .table, .collection:
      if node.background == nil {
        node.background = palette.system(isGrouped(view) ? "systemGroupedBackground" : "systemBackground")
      }
    case .container, .stack, .scroll, .row, .cell:
      if isLeaf, isRoot || !node.hasShape || isLost(node), let name = node.customClass {
        node.content = .placeholder(name)
      }
    case .opaque: if isLeaf { node.content = .placeholder(node.customClass ?? node.className) }
    }
    if painting == .row, node.background == nil {
      let isInGroup = tree.nearestList(around: view).map { isGrouped($0) } ?? false
      node.background = palette.system(isInGroup ? "secondarySystemGroupedBackground" : "systemBackground")
    }
    presentValues(in: &node, view)
  }

  /// Whether the view is invisible: without a border, and with the background of its nearest ancestor that has one.
  private func isLost(_ node: RenderTree.Node) -> Bool {
    guard !node.hasBorder, let background = node.background else { return false }
    var parent = node.parent
    while let index = parent {
      if let behind = nodes[index].background { return behind == background }
      parent = nodes[index].parent
    }
    return false
  }

  // MARK: Controls

  private func number(_ name: AttributeName, of view: NodeID, fallback: Double) -> Double {
    tree.number(name, of: view) ?? fallback
  }

  private func tint(_ key: String, of view: NodeID, _ palette: ThemePalette) -> RenderColor? {
    palette.color(tree.color(key: key, of: view))
  }

  private func setSwitch(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.content = .toggle(isOn: tree.bool(.on, of: view) ?? false)
    node.tint = tint("onTintColor", of: view, palette)
    node.thumbTint = tint("thumbTintColor", of: view, palette)
  }

  private func setSlider(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.content = .range(
      value: number(.value, of: view, fallback: 0), minimum: number(.minValue, of: view, fallback: 0),
      maximum: number(.maxValue, of: view, fallback: 1))
    node.tint = tint("minimumTrackTintColor", of: view, palette) ?? node.tint
    node.trackTint = tint("maximumTrackTintColor", of: view, palette)
    node.thumbTint = tint("thumbTintColor", of: view, palette)
  }

  private func setStepper(of node: inout RenderTree.Node, _ view: NodeID) {
    node.content = .range(
      value: number(.value, of: view, fallback: 0), minimum: number(.minimumValue, of: view, fallback: 0),
      maximum: number(.maximumValue, of: view, fallback: 100))
  }

  private func setSegments(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    let segments = tree.segments(of: view).map { segment in
      // UIKit shows the image of a segment that has both.
      RenderTree.Segment(
        segment.image ?? segment.title ?? "", isImage: segment.image != nil, isEnabled: segment.isEnabled)
    }
    let selected = tree.integer(.selectedSegmentIndex, of: view) ?? 0
    node.content = .segments(segments, selected: segments.indices.contains(selected) ? selected : nil)
    node.tint = tint("selectedSegmentTintColor", of: view, palette) ?? tint("tintColor", of: view, palette)
  }

  private func setProgress(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.content = .progress(min(max(number(.progress, of: view, fallback: 0), 0), 1))
    node.tint = tint("progressTintColor", of: view, palette) ?? node.tint
    node.trackTint = tint("trackTintColor", of: view, palette)
  }

  private func setActivity(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    let style = tree.string(.style, of: view) ?? ""
    let isAnimating = tree.bool(.animating, of: view) ?? false
    node.content = .activity(isAnimating: isAnimating, isLarge: style.lowercased().contains("large"))
    node.tint = tint("color", of: view, palette) ?? (style.hasPrefix("white") ? .white : nil)
    if tree.bool(.hidesWhenStopped, of: view) == true, !isAnimating { node.isHidden = true }
  }

  private func setPages(of node: inout RenderTree.Node, _ view: NodeID, _ palette: ThemePalette) {
    node.content = .pages(
      count: min(max(tree.integer(.numberOfPages, of: view) ?? 3, 0), 1000),
      current: max(tree.integer(.currentPage, of: view) ?? 0, 0))
    node.tint = tint("currentPageIndicatorTintColor", of: view, palette)
    node.trackTint = tint("pageIndicatorTintColor", of: view, palette)
  }

  private func setImage(of node: inout RenderTree.Node, _ view: NodeID) {
    let name = tree.imageName(of: view)
    var image = RenderTree.Image(
      name: name,
      size: name.flatMap { name in
        let written = resources.image(name)?.size
        return Symbols.isSystemName(name) ? tree.symbolSize(of: view, resource: written) : written
      }, mode: tree.string(.contentMode, of: view) ?? "scaleToFill")
    image.weight = tree.symbolWeight(of: view)
    node.content = .image(image)
  }

  private func effect(of view: NodeID, _ palette: ThemePalette) -> RenderColor? {
    let blur = tree.children(of: view).first { tree[$0].kind == .blurEffect }
    let style = (blur.flatMap { tree.string(.style, of: $0) } ?? "").lowercased()
    let isDark = style.contains("dark") || (!style.contains("light") && palette.appearance == .dark)
    return isDark
      ? RenderColor(red: 28, green: 28, blue: 30, alpha: 190) : RenderColor(red: 249, green: 249, blue: 249, alpha: 190)
  }

  // MARK: Values

  /// Shows the ViewModel's values in a view.
  private func presentValues(in node: inout RenderTree.Node, _ view: NodeID) {
    for shown in values[view] ?? [] { node.content.present(shown) }
  }
}

extension RenderTree.Content {
  /// Replaces the value at a key path of the view.
  fileprivate mutating func present(_ shown: ScreenTree.Presentation) {
    let value = shown.value
    switch self {
    case .text: self = .text(RenderTree.Text(value.text))
    case .field(var field):
      field.text = value.text
      self = .field(field)
    case .search(_, let placeholder): self = .search(text: value.text, placeholder: placeholder)
    case .button(var button):
      if shown.isImage {
        button.image = value.text
      } else if let flag = shown.isSelected {
        button.current = flag ? "selected" : "normal"
      } else {
        button.title = RenderTree.Text(value.text)
      }
      self = .button(button)
    case .toggle: if let flag = value.bool { self = .toggle(isOn: flag) }
    case .range(_, let minimum, let maximum):
      if let number = value.number { self = .range(value: number, minimum: minimum, maximum: maximum) }
    case .progress: if let number = value.number { self = .progress(min(max(number, 0), 1)) }
    case .pages(let count, _):
      if let number = value.number.flatMap({ Int(exactly: $0) }) {
        self = .pages(count: count, current: max(0, number))
      }
    case .segments(let titles, _):
      if let number = value.number.flatMap({ Int(exactly: $0) }), titles.indices.contains(number) {
        self = .segments(titles, selected: number)
      }
    case .image(var image):
      image.name = value.text
      self = .image(image)
    case .wheel:
      if case .list(let rows) = value, !rows.isEmpty {
        self = .wheel(rows: rows, selected: 0)
      } else {
        self = .wheel(rows: [value.text], selected: 0)
      }
    case .none, .activity, .colorWell, .bar, .rows, .placeholder, .embedded: break
    }
  }
}
