public import ThemeSource

extension RenderTree {
  /// Text, plain or in runs.
  public struct Text: Sendable, Hashable {
    /// The whole text.
    public var string: String
    /// Parts that differ from the view's text style; empty for plain text. Concatenated, they equal `string`.
    public var runs: [Run]
    /// Creates plain text, or attributed text with its runs.
    public init(_ string: String, runs: [Run] = []) {
      self.string = string
      self.runs = runs
    }
  }

  /// A part of a text with its own attributes. Those that are nil default to the view's.
  public struct Run: Sendable, Hashable {
    /// The part's text.
    public var string: String
    /// Its font, or nil for the view's.
    public var font: Font?
    /// Its color, or nil for the view's.
    public var color: RenderColor?
    /// Whether the part is underlined.
    public var isUnderlined: Bool
    /// Whether a line runs through the part.
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
    /// The entered text.
    public var text: String
    /// Text shown while the field is empty.
    public var placeholder: String?
    /// Whether characters are shown as dots.
    public var isSecure: Bool
    /// The frame that UIKit draws for the field.
    public var style: Style
    /// Whether a button that removes the text is shown at its end.
    public var hasClearButton = false
    /// Creates a field.
    public init(text: String = "", placeholder: String? = nil, isSecure: Bool = false, style: Style = .none) {
      self.text = text
      self.placeholder = placeholder
      self.isSecure = isSecure
      self.style = style
    }
  }

  /// A button in its current state, with the changes of other states.
  public struct Button: Sendable, Hashable {
    /// The shape that the button has in addition to the view's background and border.
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
    /// The image's side of a button's title.
    public enum Side: String, Sendable, CaseIterable {
      /// The image is left of the title.
      case left
      /// The image is right of the title.
      case right
      /// The image is above the title.
      case top
      /// The image is below the title.
      case bottom
    }
    /// A shape around a button's title and image, below them.
    public struct Backdrop: Sendable, Hashable {
      /// Color of the shape.
      public var color: RenderColor
      /// Radius of the shape's corners in points, limited to half of its size.
      public var cornerRadius: Points
      /// Space between the shape's edges and the title and image.
      public var insets: Insets
      /// Creates a shape.
      public init(color: RenderColor, cornerRadius: Points, insets: Insets) {
        self.color = color
        self.cornerRadius = cornerRadius
        self.insets = insets
      }
    }
    /// The settings of a state. Properties that are nil default to the normal state's.
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
    /// Name of the image next to the title.
    public var image: String?
    /// Name of the image that fills the button below its title.
    public var backgroundImage: String?
    /// A shape around the title and the image; nil for none.
    public var backdrop: Backdrop?
    /// Size of the image in points, if known.
    public var imageSize: Size?
    /// The side of the title on which the image is.
    public var imageSide: Side
    /// Whether the image is drawn in the tint color unless its file is declared to keep its colors.
    public var tintsImage = false
    /// Space between the image and the title.
    public var imagePadding: Points
    /// Space between the button's edges and its title and image.
    public var contentInsets: Insets
    /// How far the title moves from its place next to the image; negative moves it outward.
    public var titleInsets: Insets
    /// How far the image moves from its place next to the title.
    public var imageInsets: Insets
    /// The shape that the button itself has.
    public var style: Style
    /// Name of the current state.
    public var current: String
    /// Settings of the states, in document order.
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

  /// A segment of a segmented control.
  public struct Segment: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The title, or the image's name.
    public var title: String
    /// Whether the segment shows an image instead of a title.
    public var isImage: Bool
    /// Whether the segment can be selected.
    public var isEnabled: Bool
    /// Creates a segment.
    public init(_ title: String, isImage: Bool = false, isEnabled: Bool = true) {
      self.title = title
      self.isImage = isImage
      self.isEnabled = isEnabled
    }
    /// Creates a segment with a title.
    public init(stringLiteral title: String) { self.init(title) }
  }

  /// An image by name; the asset stage loads its pixels.
  public struct Image: Sendable, Hashable {
    /// Nil for an image view without an image.
    public var name: String?
    /// Natural size in points, if known.
    public var size: Size?
    /// UIKit's content mode, e.g. `scaleAspectFit`.
    public var mode: String
    /// Weight of a symbol's lines, as of a font: 400 is regular.
    public var weight = 400
    /// Creates an image.
    public init(name: String?, size: Size? = nil, mode: String = "scaleToFill") {
      self.name = name
      self.size = size
      self.mode = mode
    }
  }

  /// An item of a bar: its title, or the name of its system item or image.
  public struct BarItem: Sendable, Hashable {
    /// The item's position in the bar, or the kind of space.
    public enum Place: String, Sendable, CaseIterable {
      /// Before the title of a navigation bar.
      case leading
      /// After the title of a navigation bar.
      case trailing
      /// In a row with the other items of a toolbar or tab bar.
      case row
      /// Space that fills the rest of the bar.
      case flexibleSpace
      /// Space of a fixed width.
      case fixedSpace
    }
    /// The item's title.
    public var title: String
    /// The item's position.
    public var place: Place
    /// Whether the item is the selected tab.
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
    /// Text at the left.
    public var title: String
    /// Text at the right.
    public var detail: String?
    /// Creates a row.
    public init(_ title: String, detail: String? = nil) {
      self.title = title
      self.detail = detail
    }
  }
}
