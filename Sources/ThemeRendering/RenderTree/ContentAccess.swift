package import ThemeSource

extension RenderTree {
  /// A value in the content of a view, and a setter that returns content with another value.
  package enum Value {
    /// The text of a label, text view, field or search field.
    case text(String, set: (String) -> Content)
    case flag(Bool, set: (Bool) -> Content)
    /// The value of a slider or stepper.
    case number(Double, minimum: Double, maximum: Double, set: (Double) -> Content)
    case choice(Int?, Choices, set: (Int) -> Content)
  }

  /// The choices of a control.
  package enum Choices {
    /// Titles side by side, selected by a click.
    case segments([String])
    /// Rows of a wheel.
    case wheel([String])
    /// A number of pages.
    case pages(Int)
  }

  package var imageNames: Set<String> {
    Set(
      nodes.flatMap { node -> [String?] in
        if case .segments(let segments, _) = node.content { return segments.filter(\.isImage).map(\.title) }
        let button = node.content.button
        return [node.content.image?.name, button?.image, button?.backgroundImage]
      }
      .compactMap(\.self))
  }
}

// MARK: Parts

extension RenderTree.Content {
  /// The text of a label or text view.
  package var text: RenderTree.Text? { if case .text(let text) = self { text } else { nil } }

  /// The field, if the content is one. Setting nil has no effect.
  package var field: RenderTree.Field? {
    get { if case .field(let field) = self { field } else { nil } }
    set { if let newValue { self = .field(newValue) } }
  }

  /// The button, if the content is one. Setting nil has no effect.
  package var button: RenderTree.Button? {
    get { if case .button(let button) = self { button } else { nil } }
    set { if let newValue { self = .button(newValue) } }
  }

  /// The image, if the content is one. Setting nil has no effect.
  package var image: RenderTree.Image? {
    get { if case .image(let image) = self { image } else { nil } }
    set { if let newValue { self = .image(newValue) } }
  }

  /// The words in the view's text style: a text, a button's title, or a field's text or placeholder.
  package var words: RenderTree.Text? {
    text ?? button?.title ?? field.map { RenderTree.Text($0.text.isEmpty ? $0.placeholder ?? "" : $0.text) }
  }

  package var placeholder: String? {
    if case .search(_, let placeholder) = self { placeholder } else { field?.placeholder }
  }
}

extension RenderTree {
  /// The frame of a slider's track and knob: between the images at its ends.
  package func track(ofSlider index: Int) -> Rect {
    var track = nodes[index].frame
    for image in nodes[(index + 1)..<max(index + 1, min(nodes[index].subtreeEnd, nodes.count))] {
      let isLeft = image.frame.x + image.frame.width / 2 < track.x + track.width / 2
      let (left, right) = (isLeft ? image.frame.maxX + 8 : track.x, isLeft ? track.maxX : image.frame.x - 8)
      guard right > left else { continue }
      (track.x, track.width) = (left, right - left)
    }
    return track
  }

  /// The frame of a search bar's field: beside its buttons and above its scope bar.
  package func field(ofSearchBar index: Int) -> Rect {
    let end = max(index + 1, min(nodes[index].subtreeEnd, nodes.count))
    return Self.field(ofSearchBar: nodes[index], nodes[(index + 1)..<end])
  }

  static func field(ofSearchBar bar: Node, _ inner: ArraySlice<Node>) -> Rect {
    var room = bar.frame
    for part in inner {
      switch part.role {
      case .segmentedControl: room.height = min(room.height, max(0, part.frame.y - room.y))
      case .button where part.frame.x > room.x + room.width / 2: room.width = max(0, part.frame.x - 8 - room.x)
      case .button:
        room.width = max(0, room.maxX - part.frame.maxX - 8)
        room.x = part.frame.maxX + 8
      default: break
      }
    }
    let height = min(36, room.height)
    let margin = min(8, room.width / 8)
    return Rect(
      x: room.x + margin, y: room.y + (room.height - height) / 2, width: room.width - margin * 2, height: height)
  }
}
