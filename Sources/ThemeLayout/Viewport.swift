package import ThemeSource
package import ThemeText

/// The conditions in which a theme is laid out. Properties that are `nil` default to the values in the file.
package struct Viewport: Sendable, Hashable {
  /// Size of the root in points; nil for the recorded size.
  package var size: Size?
  /// The device to simulate; nil for the file's device.
  package var device: Device?
  /// How the device is held; for the file's device, the file decides.
  package var orientation: Orientation
  /// Size classes; nil for those of the device.
  package var traits: Traits?
  /// Safe area of the root, stated by the caller or the theme; it replaces the tables.
  package var safeArea: Insets?
  /// The variant of colors to draw; layout does not depend on it.
  package var appearance: Appearance
  /// The reading direction: determines leading edges and the order of stacks.
  package var direction: LayoutDirection
  /// The language of UIKit's own words and of dates; nil for English.
  package var language: LanguageTag?
  /// The size of text in text styles; nil for the default: `large`, or the recorded one on Interface Builder's canvas.
  package var contentSize: ContentSizeCategory?
  /// Whether the app hides the status bar on all screens.
  package var hidesStatusBar = false

  package init(
    size: Size? = nil, device: Device? = nil, orientation: Orientation = .portrait, traits: Traits? = nil,
    safeArea: Insets? = nil,
    appearance: Appearance = .light, direction: LayoutDirection = .leftToRight, contentSize: ContentSizeCategory? = nil
  ) {
    self.size = size
    self.device = device
    self.orientation = orientation
    self.traits = traits
    self.safeArea = safeArea
    self.appearance = appearance
    self.direction = direction
    self.contentSize = contentSize
  }

  /// The same screen turned on its side; unchanged without a size.
  package var turned: Viewport {
    guard let size else { return self }
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    turned.orientation = orientation == .portrait ? .landscape : .portrait
    return turned
  }

  /// The file's size, device and traits.
  package static let recorded = Viewport()

  /// A viewport from user input: a device's name (`iphone-15`), a device on its side (`iphone-15-landscape`), or `WxH`
  /// in points (`375x667`), 1 to 10000 each. The size of a device's screen means that device, and a size that a screen
  /// can have also sets the size classes. Nil for other input.
  package init?(_ text: String) {
    for (suffix, orientation) in [("-landscape", Orientation.landscape), ("", .portrait)] {
      if text.lowercased().hasSuffix(suffix), let device = Device.named(String(text.dropLast(suffix.count))) {
        self.init(size: device.size(in: orientation), device: device, orientation: orientation)
        return
      }
    }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) else { return nil }
    let size = Size(width: width, height: height)
    for orientation in Orientation.allCases {
      if let device = Device.all.first(where: { $0.size(in: orientation) == size }) {
        self.init(size: size, device: device, orientation: orientation)
        return
      }
    }
    self.init(
      size: size, orientation: width > height && size.isScreen ? .landscape : .portrait, traits: Traits(ofScreen: size))
  }

  private static func length(_ text: Substring) -> Points? {
    guard let value = Double(text), value.isFinite, value >= 1, value <= Double(Limits.mostScreenPoints) else {
      return nil
    }
    return value
  }
}

/// Size classes, which determine the variations that apply.
package struct Traits: Hashable, Sendable {
  package enum SizeClass: String, Sendable, CaseIterable { case compact, regular }
  /// Nil for any, to which only the default variation applies.
  package var width: SizeClass?
  package var height: SizeClass?
  /// The traits for files without a device.
  package static let any = Traits(width: nil, height: nil)
}

extension Traits {
  /// The size classes of a window with a size; nil if it is smaller than all screens.
  ///
  /// On phones, only a portrait screen has regular height, and only the landscape screen of a large phone has regular
  /// width.
  init?(ofScreen size: Size) {
    guard size.isScreen else { return nil }
    if size.height >= 600, size.width >= 600 {
      self.init(width: .regular, height: .regular)
    } else if size.width <= size.height {
      self.init(width: .compact, height: .regular)
    } else {
      self.init(width: size.width >= 736 && size.height >= 414 ? .regular : .compact, height: .compact)
    }
  }
}

extension Size {
  /// Whether the size is at least that of the smallest screen, 320 × 480.
  fileprivate var isScreen: Bool { min(width, height) >= 320 && max(width, height) >= 480 }
}

/// Options for reading and solving constraints.
package struct LayoutOptions: Sendable, Equatable {
  /// The source of insets that a file does not state: guide lengths, margins of controllers' roots and of cells.
  package enum InsetSource: String, Sendable, CaseIterable {
    /// Tables of the values in iOS.
    case table
    /// Inferred from the recorded frames, or else the tables.
    case recorded
  }

  /// The moment for which a layout is computed: Interface Builder makes some assumptions that do not hold in the app.
  package enum Moment: String, Sendable, CaseIterable {
    /// As recorded by Interface Builder: `placeholder="YES"` constraints count, an arranged view without content is 50
    /// points long, and safe areas are those of its canvas, which differ between releases.
    case design
    /// As shown by a device.
    case run
  }

  package var insets: InsetSource = .recorded
  /// Whether the frames are those of Interface Builder's canvas or of a running app.
  package var moment: Moment = .design
  /// Whether to report views with recorded frames that differ from the solved ones (`layout/misplaced`).
  package var reportsMisplacedViews: Bool = true
  /// Whether to report undetermined views (`layout/ambiguous`).
  package var reportsAmbiguity: Bool = true
  /// Whether the root is laid out at a size other than the recorded one: rows are as high as their constraints make
  /// them, and constraints that code replaces when it loads the view (`placeholder="YES"`) yield to all others.
  package var adaptsToSize = false
  /// Whether a root that is not a screen is higher than given if its content needs that, like views that size
  /// themselves.
  package var growsWithContent = false
  /// The most pivots in one solve; its other work is limited in proportion.
  package var pivots: Int = Limits.standard.solverPivots

  package static let standard = LayoutOptions()

  /// The standard options with the limit of a project.
  package static func standard(_ limits: Limits) -> LayoutOptions {
    LayoutOptions(pivots: limits.solverPivots)
  }

  /// Options for run time: placeholder constraints are dropped, and only conflicts are reported.
  package static let preview = LayoutOptions(
    insets: .table, moment: .run, reportsMisplacedViews: false, reportsAmbiguity: false)
}
