public import ThemeSource

/// A compiled theme as views to draw, in points. Any backend renders it without reading XML.
///
/// Nodes are in preorder, the root first; a node's subviews follow it in painting order.
/// `Schemas/render-tree.schema.json` describes the JSON form that ``encodeJSON(_:)`` writes.
public struct RenderTree: Sendable, Hashable {
  /// Version of the JSON form. It increases when readers of the previous version could misinterpret the new one.
  public static let version = 1

  /// The kind of a theme; parts and hosts have none.
  public enum Kind: String, Sendable, CaseIterable {
    /// The theme to which a Screenlet's other themes fall back.
    case `default`
    /// An independent theme, without a parent.
    case full
    /// A theme with the components and the View class of its parent.
    case child
    /// A theme that changes the components of its parent and has its own View class.
    case extended
  }

  /// How text was measured during layout.
  public enum Metrics: Sendable, Hashable {
    /// With tables of font advances.
    case fonts
    /// In terminal cells of this many points.
    case cells(pointsPerColumn: Points, pointsPerRow: Points)
  }

  /// Name of the Screenlet, e.g. `Login`; for a part, the name of its class.
  public var screenlet: String
  /// Theme name, e.g. `flat7`.
  public var theme: String
  /// The scene's name; nil unless the storyboard has several scenes.
  public var scene: String?
  /// Nil for a part or a host.
  public var kind: Kind?
  /// Name of the parent theme, nil if there is none.
  public var parentTheme: String?
  /// Size of the screen in points; the root's frame starts at its top left.
  public var viewport: Size
  /// The device's appearance that colors were resolved for.
  public var appearance: Appearance
  /// How text was measured.
  public var metrics: Metrics
  /// Opaque color under the root view.
  public var background: RenderColor
  /// Nodes in preorder.
  public var nodes: [Node]

  /// Creates a tree. Nodes must be in preorder, with `parent` and `subtreeEnd` set.
  public init(
    screenlet: String, theme: String, kind: Kind? = nil, parentTheme: String? = nil, viewport: Size,
    appearance: Appearance = .light, metrics: Metrics = .fonts, background: RenderColor = .white, nodes: [Node]
  ) {
    self.screenlet = screenlet
    self.theme = theme
    self.kind = kind
    self.parentTheme = parentTheme
    self.viewport = viewport
    self.appearance = appearance
    self.metrics = metrics
    self.background = background
    self.nodes = nodes
  }
}

extension RenderTree {
  /// One view.
  public struct Node: Sendable, Hashable {
    /// Object id; `outer/inner` inside an embedded Screenlet or a sample row.
    public var id: String
    /// UIKit class, e.g. `UIButton`.
    public var className: String
    /// Custom class that the theme names.
    public var customClass: String?
    /// The view's role for backends and readers.
    public var role: Role
    /// Index of the superview; nil for the root.
    public var parent: Int?
    /// Index after the last node inside this one.
    public var subtreeEnd: Int
    /// Relative to the root, in points.
    public var frame: Rect
    /// Visible area within the superviews, relative to the root; nil if it is unlimited.
    public var clip: Rect?
    /// Opacity from 0 to 1, including the superviews'.
    public var alpha: Double
    /// Whether the view or a superview is hidden, so that it is not drawn.
    public var isHidden: Bool
    /// False for a disabled control.
    public var isEnabled: Bool
    /// Color under the content; nil for none.
    public var background: RenderColor?
    /// Line inside the frame's edge; nil for none.
    public var border: Border?
    /// Radius of the corners in points.
    public var cornerRadius: Points
    /// The corners that are round.
    public var roundCorners = Corners.all
    /// The shadow of the view's shape; nil for none.
    public var shadow: Shadow?
    /// Color of interactive parts; inherited ones are resolved.
    public var tint: RenderColor?
    /// Color of the unfilled part of a slider or progress bar, or of the other pages' dots.
    public var trackTint: RenderColor?
    /// Color of a slider's or switch's knob.
    public var thumbTint: RenderColor?
    /// The style of the text; nil for views without text.
    public var textStyle: TextStyle?
    /// The view's own content.
    public var content: Content
    /// Outlets that the view is connected to, in document order.
    public var outlets: [String]
    /// Attributes of the ViewModel that the view presents.
    public var bindings: [Binding]
    /// Names of the actions that the view fires.
    public var actions: [String]
    /// Index in the order of the Tab key, from 0; nil if the view takes no focus.
    public var tabOrder: Int?
    /// Information for assistive software; nil if the theme specifies none.
    public var accessibility: Accessibility?

    /// The part of a text that a device shows if it cuts the text; used with other text metrics. Nil if it shows all.
    package var cutText: Text?
    /// The axes in which the frame has the text's size, also with other text metrics.
    package var sizedByText: Axes = []

    /// Creates a plain view with default properties.
    public init(id: String, className: String = "UIView", role: Role = .container, frame: Rect) {
      self.id = id
      self.className = className
      self.role = role
      self.frame = frame
      subtreeEnd = 1
      alpha = 1
      isHidden = false
      isEnabled = true
      cornerRadius = 0
      content = .none
      outlets = []
      bindings = []
      actions = []
    }
  }

  /// Corners of a view, with the raw values of `CACornerMask`.
  public struct Corners: OptionSet, Sendable, Hashable {
    /// The sum of the corners' values.
    public let rawValue: Int
    /// Creates a set of corners.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The corner at the top left.
    public static let topLeft = Corners(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = Corners(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    /// The names of the corners in JSON.
    package var names: [String] {
      let named: [(Corners, String)] = [
        (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
      ]
      return named.filter { contains($0.0) }.map(\.1)
    }
  }

  /// A line around a view, inside its frame.
  public struct Border: Sendable, Hashable {
    /// The line's color.
    public var color: RenderColor
    /// In points.
    public var width: Points
    /// Creates a border of a width in points.
    public init(color: RenderColor, width: Points) {
      self.color = color
      self.width = width
    }
  }

  /// An attribute of the ViewModel that a view presents.
  public struct Binding: Sendable, Hashable {
    /// E.g. `userName`.
    public var attribute: String
    /// Key path in the view, e.g. `text`.
    public var keyPath: String
    /// Whether the user's input is read back.
    public var isWritable: Bool
    /// Creates a binding of an attribute to a key path of the view.
    public init(attribute: String, keyPath: String, isWritable: Bool) {
      self.attribute = attribute
      self.keyPath = keyPath
      self.isWritable = isWritable
    }
  }

  /// Information for assistive software.
  public struct Accessibility: Sendable, Hashable {
    /// The view's name.
    public var label: String?
    /// A description of the view's effect.
    public var hint: String?
    /// The view's name in tests.
    public var identifier: String?
    /// Traits as named in theme files, in alphabetical order.
    public var traits: [String]
    /// Creates a description; absent parts are nil or empty.
    public init(label: String? = nil, hint: String? = nil, identifier: String? = nil, traits: [String] = []) {
      self.label = label
      self.hint = hint
      self.identifier = identifier
      self.traits = traits
    }
  }
}

extension RenderTree {
  /// Names of the Screenlet, the theme, the scene and the parent, such as `Login · flat7 ← default`.
  package var title: String {
    var title = ""
    for name in [screenlet, theme, scene ?? ""] where !name.isEmpty { title += title.isEmpty ? name : " · " + name }
    return title + (parentTheme.map { " ← \($0)" } ?? "")
  }

  /// Size of the screen in points, such as `375 × 667`.
  package var sizeText: String {
    "\(viewport.width.inWords) × \(viewport.height.inWords)"
  }
}
