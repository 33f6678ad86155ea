internal import ThemeDatabase
internal import ThemeLayout
public import ThemeRendering
public import ThemeSource
internal import ThemeText

/// The screen on which a theme is compiled, and what it shows there. The defaults are those of the theme's file.
public struct CompilationOptions: Sendable, Hashable {
  /// The size of the root view.
  public enum Screen: Sendable, Hashable {
    /// The size and the device in the file.
    case recorded
    /// A size in points.
    case size(Size)
    /// The screen of a device, with its safe area, size classes and pixel density.
    case device(Device, Orientation = .portrait)
  }

  /// The measure of text.
  public enum Metrics: Sendable, Hashable {
    /// Advance widths of Apple's fonts, for pictures.
    case fonts
    /// Cells of a terminal, of this size in points.
    case cells(Size)

    /// Cells of 8 × 16 points.
    public static let standardCells = Metrics.cells(Size(width: 8, height: 16))
  }

  /// The size of the root view.
  public var screen = Screen.recorded
  /// The safe area of the root view in points; `nil` for that of the device or of the file's bars.
  public var safeArea: Insets?
  /// The user's text size; `nil` for `large`, or the size that the file records.
  public var textSize: ContentSizeCategory?
  /// The reading direction; `nil` for that of the locale, else left to right.
  public var direction: LayoutDirection?
  /// The language of translations beside the theme, such as `de` or `pt-BR`; `nil` for the texts in the file. A theme
  /// without translations into the language keeps its texts.
  public var locale: String?
  /// The appearance for which colors are resolved.
  public var appearance = Appearance.light
  /// Values of the ViewModel's attributes, by name. Unknown names have no effect.
  public var values: [String: ViewModelValue] = [:]
  /// Whether attributes without a value get a sample value.
  public var usesSampleValues = false
  /// The state of the Screenlet's action, whose message is shown; `nil` for none.
  public var state: ProgressState?
  /// The scene of a storyboard, by name or alias; `nil` for the initial scene.
  public var scene: String?
  /// The measure of text.
  public var metrics = Metrics.fonts

  /// Creates options with their defaults.
  public init() {}
}

/// A value of a ViewModel's attribute.
public enum ViewModelValue: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// The state of a switch.
  case bool(Bool)
  /// The rows of a list, by the text of their cells.
  case list([String])
  /// The rows of a list, by the values in their cells.
  case rows([[String: ViewModelValue]])
  /// The parts of an object by name, such as `name` for the path `user.name`.
  case parts([String: ViewModelValue])
}

extension ViewModelValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates the state of a switch.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  fileprivate var value: ViewModelValues.Value {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .list(let rows): .list(rows)
    case .rows(let rows): .rows(rows.map { $0.mapValues(\.value) })
    case .parts(let parts): .parts(parts.mapValues(\.value))
    }
  }
}

extension CompilationOptions {
  /// The language of the locale.
  func language() throws(LibraryError) -> LanguageTag? {
    guard let locale else { return nil }
    guard let language = LanguageTag(locale) else { throw .invalidLocale(locale) }
    return language
  }

  /// The size of a terminal cell, which is the standard one if text is measured with fonts.
  var grid: CellGrid {
    switch metrics {
    case .fonts: .standard
    case .cells(let size): CellGrid(pointsPerColumn: size.width, pointsPerRow: size.height)
    }
  }

  func viewport() throws(LibraryError) -> Viewport {
    var viewport =
      switch screen {
      case .recorded: Viewport.recorded
      case .size(let size): Viewport(size: size)
      case .device(let device, let orientation):
        Viewport(size: device.size(in: orientation), device: device, orientation: orientation)
      }
    viewport.safeArea = safeArea
    viewport.contentSize = textSize
    viewport.appearance = appearance
    viewport.language = try language()
    let ofLocale = viewport.language?.isRightToLeft == true ? LayoutDirection.rightToLeft : .leftToRight
    viewport.direction = direction ?? ofLocale
    return viewport
  }

  func render() throws(LibraryError) -> RenderOptions {
    let metrics: TextMetrics =
      switch metrics {
      case .fonts: .standard
      case .cells: .cells(grid)
      }
    var options = RenderOptions(
      viewport: try viewport(), metrics: metrics,
      values: ViewModelValues(values.mapValues(\.value), usesSamples: usesSampleValues))
    options.state = state
    return options
  }
}
