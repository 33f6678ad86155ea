public import ThemeSource

extension RenderTree {
  /// What a view shows of its own.
  public enum Content: Sendable, Hashable {
    /// Nothing but its background, border and subviews.
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
    /// Rows of a wheel, one of them chosen; a date picker's rows are dates.
    case wheel(rows: [String], selected: Int)
    /// A search field.
    case search(text: String, placeholder: String?)
    /// A navigation bar's title and items, or a tool or tab bar's items.
    case bar(title: String?, items: [BarItem])
    /// Sample rows of a list whose cells have no theme of their own at hand.
    case rows([Row], height: Points)
    /// What is drawn as a labeled frame: web pages, maps, views without a model.
    case placeholder(String)
    /// Another Screenlet; its nodes follow as subviews when its theme was found.
    case embedded(screenlet: String, theme: String?)
  }
}

/// Writes the member `content`; its `type` says which other members it has.
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

extension RenderTree {
  /// Text, plain or in runs.
  public struct Text: Sendable, Hashable {
    /// The whole text.
    public var string: String
    /// Parts that differ from the view's text style; empty for plain text. Joined they are `string`.
    public var runs: [Run]
    /// Creates plain text, or attributed text with its runs.
    public init(_ string: String, runs: [Run] = []) {
      self.string = string
      self.runs = runs
    }
  }

  /// A part of a text with its own attributes; nil takes the view's.
  public struct Run: Sendable, Hashable {
    /// What the part says.
    public var string: String
    /// Its font, or nil for the view's.
    public var font: Font?
    /// Its color, or nil for the view's.
    public var color: RenderColor?
    /// A line runs below it.
    public var isUnderlined: Bool
    /// A line runs through it.
    public var isStruckThrough: Bool
    /// Creates a run.
    public init(
      _ string: String, font: Font? = nil, color: RenderColor? = nil, isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  /// A line of editable text.
  public struct Field: Sendable, Hashable {
    /// UIKit's `borderStyle`.
    public enum Style: String, Sendable, CaseIterable {
      /// No border.
      case none
      /// A thin rectangle.
      case line
      /// A rectangle that looks sunken.
      case bezel
      /// A rectangle with rounded corners.
      case roundedRect
    }
    /// What it holds.
    public var text: String
    /// Shown while it holds nothing.
    public var placeholder: String?
    /// Characters are shown as dots.
    public var isSecure: Bool
    /// The frame that the field brings with it.
    public var style: Style
    /// Creates a field.
    public init(text: String = "", placeholder: String? = nil, isSecure: Bool = false, style: Style = .none) {
      self.text = text
      self.placeholder = placeholder
      self.isSecure = isSecure
      self.style = style
    }
  }

  /// A button as its current state shows it, and what its other states change.
  public struct Button: Sendable, Hashable {
    /// How much of a shape the button brings with it, beside the view's own background and border.
    public enum Style: String, Sendable, CaseIterable {
      /// No shape.
      case plain
      /// An outline.
      case bordered
      /// A shape filled with the tint color.
      case filled
      /// A shape filled with gray.
      case gray
      /// A shape filled with a faint tint color.
      case tinted
    }
    /// A side of a button's title.
    public enum Side: String, Sendable, CaseIterable {
      /// The image comes before the title.
      case left
      /// The image comes behind the title.
      case right
      /// The image is above the title.
      case top
      /// The image is below the title.
      case bottom
    }
    /// What a state sets; nil takes the normal state's.
    public struct State: Sendable, Hashable {
      /// `normal`, `highlighted`, `disabled`, `selected`, `focused`.
      public var name: String
      /// Title in this state.
      public var title: String?
      /// Color of the title in this state.
      public var titleColor: RenderColor?
      /// Name of the image in this state.
      public var image: String?
      /// Creates a state.
      public init(name: String, title: String? = nil, titleColor: RenderColor? = nil, image: String? = nil) {
        self.name = name
        self.title = title
        self.titleColor = titleColor
        self.image = image
      }
    }
    /// Title of the current state.
    public var title: Text
    /// A second, smaller line.
    public var subtitle: String?
    /// Name of the image beside the title.
    public var image: String?
    /// Size of the image in points, where it is known.
    public var imageSize: Size?
    /// The side of the title that the image is on.
    public var imageSide: Side
    /// Room between the image and the title.
    public var imagePadding: Points
    /// Room between the button's edges and its title and image.
    public var contentInsets: Insets
    /// How far the title moves from the places that it has beside the image; negative moves it out.
    public var titleInsets: Insets
    /// How far the image moves from its place beside the title.
    public var imageInsets: Insets
    /// The shape that the button brings with it.
    public var style: Style
    /// Name of the state that is shown.
    public var current: String
    /// What states set of their own, in document order.
    public var states: [State]
    /// Creates a button.
    public init(
      title: Text, subtitle: String? = nil, image: String? = nil, style: Style = .plain, current: String = "normal",
      states: [State] = [], contentInsets: Insets = .zero, titleInsets: Insets = .zero, imageInsets: Insets = .zero,
      imageSize: Size? = nil, imageSide: Side = .left, imagePadding: Points = 0
    ) {
      self.imageSize = imageSize
      self.imageSide = imageSide
      self.imagePadding = imagePadding
      self.contentInsets = contentInsets
      self.titleInsets = titleInsets
      self.imageInsets = imageInsets
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.style = style
      self.current = current
      self.states = states
    }
  }

  /// An image by name; pixels are the asset stage's.
  public struct Image: Sendable, Hashable {
    /// Nil for an image view without one.
    public var name: String?
    /// Natural size in points, where it is known.
    public var size: Size?
    /// UIKit's content mode, e.g. `scaleAspectFit`.
    public var mode: String
    /// Creates an image.
    public init(name: String?, size: Size? = nil, mode: String = "scaleToFill") {
      self.name = name
      self.size = size
      self.mode = mode
    }
  }

  /// An item of a bar: its title, or its system item's or image's name.
  public struct BarItem: Sendable, Hashable {
    /// Where a bar puts the item, or what kind of space it is.
    public enum Place: String, Sendable, CaseIterable {
      /// Before the title of a navigation bar.
      case leading
      /// After the title of a navigation bar.
      case trailing
      /// In a row with the other items of a toolbar or tab bar.
      case row
      /// Space that takes the room that the other items leave.
      case flexibleSpace
      /// Space of a fixed width.
      case fixedSpace
    }
    /// What the item says.
    public var title: String
    /// Where the bar puts it.
    public var place: Place
    /// The chosen tab.
    public var isSelected: Bool
    /// Creates an item.
    public init(_ title: String, place: Place = .row, isSelected: Bool = false) {
      self.title = title
      self.place = place
      self.isSelected = isSelected
    }
  }

  /// A row of a list.
  public struct Row: Sendable, Hashable {
    /// Left.
    public var title: String
    /// Right.
    public var detail: String?
    /// Creates a row.
    public init(_ title: String, detail: String? = nil) {
      self.title = title
      self.detail = detail
    }
  }
}

extension RenderTree {
  /// A font by its traits.
  public struct Font: Sendable, Hashable {
    /// Family or face name; nil for the system font.
    public var family: String?
    /// In points.
    public var size: Points
    /// As CSS counts: 400 is regular, 700 bold.
    public var weight: Int
    /// Slanted.
    public var isItalic: Bool
    /// Creates a font.
    public init(family: String? = nil, size: Points = 17, weight: Int = 400, isItalic: Bool = false) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
    }
  }

  /// How a view sets its text.
  public struct TextStyle: Sendable, Hashable {
    /// The horizontal alignment of lines.
    public enum Alignment: String, Sendable, CaseIterable {
      /// Left, or right in right-to-left text.
      case natural
      /// At the left edge.
      case left
      /// Centered.
      case center
      /// At the right edge.
      case right
      /// At both edges; the last line is natural.
      case justified
    }
    /// What happens to text that is wider than its frame.
    public enum LineBreak: String, Sendable, CaseIterable {
      /// Lines break between words.
      case wordWrapping
      /// Lines break between any two characters.
      case charWrapping
      /// Text ends at the edge.
      case clipping
      /// An ellipsis stands for the beginning.
      case headTruncation
      /// An ellipsis stands for the middle.
      case middleTruncation
      /// An ellipsis stands for the end.
      case tailTruncation
    }
    /// The vertical alignment of text in a taller frame.
    public enum VerticalAlignment: String, Sendable, CaseIterable {
      /// At the top edge.
      case top
      /// Centered.
      case center
      /// At the bottom edge.
      case bottom
    }
    /// The font where runs have none of their own.
    public var font: Font
    /// The color where runs have none of their own.
    public var color: RenderColor
    /// Where lines stand.
    public var alignment: Alignment
    /// Where the text stands in a taller frame.
    public var verticalAlignment: VerticalAlignment
    /// What happens to text that is wider than its room.
    public var lineBreak: LineBreak
    /// 0 for as many as there is room for.
    public var numberOfLines: Int
    /// How far the font may shrink before text is cut; 1 for not at all.
    public var minimumScale: Double
    /// Creates a style: one line, cut at its tail, in black.
    public init(
      font: Font = Font(), color: RenderColor = .black, alignment: Alignment = .natural,
      verticalAlignment: VerticalAlignment = .center, lineBreak: LineBreak = .tailTruncation, numberOfLines: Int = 1,
      minimumScale: Double = 1
    ) {
      self.font = font
      self.color = color
      self.alignment = alignment
      self.verticalAlignment = verticalAlignment
      self.lineBreak = lineBreak
      self.numberOfLines = numberOfLines
      self.minimumScale = minimumScale
    }
  }
}
